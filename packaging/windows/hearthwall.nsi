; The setup program for Windows, for one account and without an administrator.
; packaging/build.py writes this with the version filled in. On Windows, after build.py has made the program:
;     makensis -DPAYLOAD=the folder hearthwall that it made -DICONS=the folder of the icons hearthwall.nsi
Unicode true
!include "MUI2.nsh"
!define VERSION "@VERSION@"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Hearthwall"

Name "Hearthwall"
OutFile "hearthwall-${VERSION}-setup.exe"
InstallDir "$LOCALAPPDATA\Programs\Hearthwall"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
RequestExecutionLevel user
SetCompressor /SOLID lzma

VIProductVersion "@VERSION@.0"
VIAddVersionKey "ProductName" "Hearthwall"
VIAddVersionKey "FileDescription" "Hearthwall setup"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "Hearthwall authors, MIT licence"

!define MUI_ICON "${ICONS}\hearthwall.ico"
!define MUI_UNICON "${ICONS}\hearthwall.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\hearthwall.exe"
!insertmacro MUI_PAGE_LICENSE "${PAYLOAD}\LICENCES.txt"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

!macro OpenWith ENDING KIND WORDS
    WriteRegStr HKCU "Software\Classes\.${ENDING}" "" "Hearthwall.${KIND}"
    WriteRegStr HKCU "Software\Classes\.${ENDING}" "Content Type" "application/x-hearthwall-${KIND}"
    WriteRegStr HKCU "Software\Classes\Hearthwall.${KIND}" "" "${WORDS}"
    WriteRegStr HKCU "Software\Classes\Hearthwall.${KIND}\DefaultIcon" "" "$INSTDIR\hearthwall.exe,0"
    WriteRegStr HKCU "Software\Classes\Hearthwall.${KIND}\shell\open\command" "" '"$INSTDIR\hearthwall.exe" "%1"'
!macroend

!macro NoLongerOpenWith ENDING KIND
    DeleteRegKey HKCU "Software\Classes\.${ENDING}"
    DeleteRegKey HKCU "Software\Classes\Hearthwall.${KIND}"
!macroend

Section "Hearthwall"
    ; Nothing of an earlier version may stay beside the new one. Games lie elsewhere.
    RMDir /r "$INSTDIR\_internal"
    SetOutPath "$INSTDIR"
    File /r "${PAYLOAD}\*.*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Hearthwall.lnk" "$INSTDIR\hearthwall.exe"
    !insertmacro OpenWith "hearthgame" "game" "Hearthwall game"
    !insertmacro OpenWith "hearthpack" "pack" "Hearthwall pack"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Hearthwall"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\hearthwall.exe"
    WriteRegStr HKCU "${UNINSTALL}" "Publisher" "Hearthwall authors"
    WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

Section "Uninstall"
    RMDir /r "$INSTDIR\_internal"
    Delete "$INSTDIR\hearthwall.exe"
    Delete "$INSTDIR\LICENCES.txt"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Hearthwall.lnk"
    !insertmacro NoLongerOpenWith "hearthgame" "game"
    !insertmacro NoLongerOpenWith "hearthpack" "pack"
    DeleteRegKey HKCU "${UNINSTALL}"
SectionEnd
