<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
<name></name>
<message numerus="yes">
<source>
... and %n character(s) more of the same kind</source>
<translation><numerusform>
... und noch %n Zeichen derselben Art</numerusform><numerusform>
... und noch %n Zeichen derselben Art</numerusform></translation>
</message>
<message>
<source> (line {line}, column {column})</source>
<translation> (Zeile {line}, Spalte {column})</translation>
</message>
<message numerus="yes">
<source>%n (decision was|decisions were) looked at, each both ways.</source>
<translation><numerusform>%n Entscheidung wurde angesehen, auf beide Arten.</numerusform><numerusform>%n Entscheidungen wurden angesehen, jede auf beide Arten.</numerusform></translation>
</message>
<message numerus="yes">
<source>%n (enemy|enemies) defeated</source>
<translation><numerusform>%n Gegner besiegt</numerusform><numerusform>%n Gegner besiegt</numerusform></translation>
</message>
<message numerus="yes">
<source>%n (enemy|enemies) out of action</source>
<translation><numerusform>%n Gegner außer Gefecht gesetzt</numerusform><numerusform>%n Gegner außer Gefecht gesetzt</numerusform></translation>
</message>
<message numerus="yes">
<source>%n (is|are) advice</source>
<translation><numerusform>%n Hinweis</numerusform><numerusform>%n Hinweise</numerusform></translation>
</message>
<message numerus="yes">
<source>%n (man|men)</source>
<translation><numerusform>%n Mann</numerusform><numerusform>%n Mann</numerusform></translation>
</message>
<message numerus="yes">
<source>%n (stands|stand) in others and can be built elsewhere too.</source>
<translation><numerusform>%n steht in anderen und lässt sich auch anderswo bauen.</numerusform><numerusform>%n stehen in anderen und lassen sich auch anderswo bauen.</numerusform></translation>
</message>
<message numerus="yes">
<source>%n action(s)</source>
<translation><numerusform>%n Aktion</numerusform><numerusform>%n Aktionen</numerusform></translation>
</message>
<message numerus="yes">
<source>%n action(s) each</source>
<translation><numerusform>je %n Aktion</numerusform><numerusform>je %n Aktionen</numerusform></translation>
</message>
<message numerus="yes">
<source>%n added.</source>
<translation><numerusform>%n Eintrag aufgenommen.</numerusform><numerusform>%n Einträge aufgenommen.</numerusform></translation>
</message>
<message numerus="yes">
<source>%n answer(s)</source>
<translation><numerusform>%n Antwort</numerusform><numerusform>%n Antworten</numerusform></translation>
</message>
<message numerus="yes">
<source>%n battle(s) ended in a draw.</source>
<translation><numerusform>%n Gefecht endete unentschieden.</numerusform><numerusform>%n Gefechte endeten unentschieden.</numerusform></translation>
</message>
<message numerus="yes">
<source>%n broken</source>
<translation><numerusform>%n verletzt</numerusform><numerusform>%n verletzt</numerusform></translation>
</message>
<message numerus="yes">
<source>%n building(s)</source>
<translation><numerusform>%n Gebäude</numerusform><numerusform>%n Gebäude</numerusform></translation>
</message>
<message numerus="yes">
<source>%n came along because others need (it|them).</source>
<translation><numerusform>%n kam mit, weil andere es brauchen.</numerusform><numerusform>%n kamen mit, weil andere sie brauchen.</numerusform></translation>
</message>
<message numerus="yes">
<source>%n card(s)</source>
<translation><numerusform>%n Karte</numerusform><numerusform>%n Karten</numerusform></translation>
</message>
<message numerus="yes">
<source>%n corner(s)</source>
<translation><numerusform>%n Ecke</numerusform><numerusform>%n Ecken</numerusform></translation>
</message>
<message numerus="yes">
<source>%n defender(s)</source>
<translation><numerusform>%n Verteidiger</numerusform><numerusform>%n Verteidiger</numerusform></translation>
</message>
<message numerus="yes">
<source>%n defender(s) of {all} (lives|live),</source>
<translation><numerusform>%n Verteidiger von {all} lebt,</numerusform><numerusform>%n Verteidiger von {all} leben,</numerusform></translation>
</message>
<message numerus="yes">
<source>%n drawing(s) of this game (is|are) missing; plain outlines are shown instead.</source>
<translation><numerusform>%n Zeichnung dieses Spiels fehlt; an ihrer Stelle stehen schlichte Umrisse.</numerusform><numerusform>%n Zeichnungen dieses Spiels fehlen; an ihrer Stelle stehen schlichte Umrisse.</numerusform></translation>
</message>
<message numerus="yes">
<source>%n engineer(s) may still build</source>
<translation><numerusform>%n Baumeister darf noch bauen</numerusform><numerusform>%n Baumeister dürfen noch bauen</numerusform></translation>
</message>
<message numerus="yes">
<source>%n entr(y|ies)</source>
<translation><numerusform>%n Eintrag</numerusform><numerusform>%n Einträge</numerusform></translation>
</message>
<message numerus="yes">
<source>%n figure(s)</source>
<translation><numerusform>%n Figur</numerusform><numerusform>%n Figuren</numerusform></translation>
</message>
<message numerus="yes">
<source>%n figure(s) noted. Waves ask for no more, and say what they swapped.</source>
<translation><numerusform>%n Figur notiert. Mehr verlangen die Wellen nicht; was sie tauschen, sagen sie.</numerusform><numerusform>%n Figuren notiert. Mehr verlangen die Wellen nicht; was sie tauschen, sagen sie.</numerusform></translation>
</message>
<message numerus="yes">
<source>%n find(s) reached</source>
<translation><numerusform>%n Fund erreicht</numerusform><numerusform>%n Funde erreicht</numerusform></translation>
</message>
<message numerus="yes">
<source>%n game(s)</source>
<translation><numerusform>%n Spiel</numerusform><numerusform>%n Spiele</numerusform></translation>
</message>
<message numerus="yes">
<source>%n game(s) could not be played: {why}</source>
<translation><numerusform>%n Spiel konnte nicht gespielt werden: {why}</numerusform><numerusform>%n Spiele konnten nicht gespielt werden: {why}</numerusform></translation>
</message>
<message numerus="yes">
<source>%n game(s) did not end and (was|were) stopped; nobody won.</source>
<translation><numerusform>%n Spiel ging nicht zu Ende und wurde angehalten; niemand gewann.</numerusform><numerusform>%n Spiele gingen nicht zu Ende und wurden angehalten; niemand gewann.</numerusform></translation>
</message>
<message numerus="yes">
<source>%n game(s) in it (is|are) gone for good then.</source>
<translation><numerusform>%n Spiel darin ist dann endgültig fort.</numerusform><numerusform>%n Spiele darin sind dann endgültig fort.</numerusform></translation>
</message>
<message numerus="yes">
<source>%n healer(s) may still heal</source>
<translation><numerusform>%n Heiler darf noch heilen</numerusform><numerusform>%n Heiler dürfen noch heilen</numerusform></translation>
</message>
<message numerus="yes">
<source>%n hero(es)</source>
<translation><numerusform>%n Held</numerusform><numerusform>%n Helden</numerusform></translation>
</message>
<message numerus="yes">
<source>%n hit point(s), O {guard}</source>
<translation><numerusform>%n Lebenspunkt, G {guard}</numerusform><numerusform>%n Lebenspunkte, G {guard}</numerusform></translation>
</message>
<message numerus="yes">
<source>%n house rule(s).</source>
<translation><numerusform>%n Hausregel.</numerusform><numerusform>%n Hausregeln.</numerusform></translation>
</message>
<message numerus="yes">
<source>%n in reserve</source>
<translation><numerusform>%n in Reserve</numerusform><numerusform>%n in Reserve</numerusform></translation>
</message>
<message numerus="yes">
<source>%n Integrity lost</source>
<translation><numerusform>%n Integrität verloren</numerusform><numerusform>%n Integrität verloren</numerusform></translation>
</message>
<message numerus="yes">
<source>%n item(s)</source>
<translation><numerusform>%n Stück</numerusform><numerusform>%n Stücke</numerusform></translation>
</message>
<message numerus="yes">
<source>%n item(s) (differs|differ) from what you have. For all:</source>
<translation><numerusform>%n Stück ist anders als deins. Für alle:</numerusform><numerusform>%n Stücke sind anders als deine. Für alle:</numerusform></translation>
</message>
<message numerus="yes">
<source>%n item(s) (is|are) back in (its place|their places).</source>
<translation><numerusform>%n Stück ist wieder an seinem Platz.</numerusform><numerusform>%n Stücke sind wieder an ihrem Platz.</numerusform></translation>
</message>
<message numerus="yes">
<source>%n item(s) (is|are) in the trash.</source>
<translation><numerusform>%n Stück ist im Papierkorb.</numerusform><numerusform>%n Stücke sind im Papierkorb.</numerusform></translation>
</message>
<message numerus="yes">
<source>%n item(s) (waits|wait)</source>
<translation><numerusform>%n Stück wartet</numerusform><numerusform>%n Stücke warten</numerusform></translation>
</message>
<message numerus="yes">
<source>%n item(s) cannot be shared yet: solve the problems, or leave them out.</source>
<translation><numerusform>%n Stück lässt sich noch nicht teilen: Löse die Probleme oder lass es weg.</numerusform><numerusform>%n Stücke lassen sich noch nicht teilen: Löse die Probleme oder lass sie weg.</numerusform></translation>
</message>
<message numerus="yes">
<source>%n item(s) chosen</source>
<translation><numerusform>%n Stück gewählt</numerusform><numerusform>%n Stücke gewählt</numerusform></translation>
</message>
<message numerus="yes">
<source>%n item(s) in it (is|are) gone for good then.</source>
<translation><numerusform>%n Stück darin ist dann endgültig fort.</numerusform><numerusform>%n Stücke darin sind dann endgültig fort.</numerusform></translation>
</message>
<message numerus="yes">
<source>%n item(s) of it can be played and edited now.</source>
<translation><numerusform>%n Stück daraus kann jetzt gespielt und bearbeitet werden.</numerusform><numerusform>%n Stücke daraus können jetzt gespielt und bearbeitet werden.</numerusform></translation>
</message>
<message numerus="yes">
<source>%n item(s) of your library cannot be read; all others are here.</source>
<translation><numerusform>%n Stück deiner Bibliothek ist nicht lesbar; alle anderen sind da.</numerusform><numerusform>%n Stücke deiner Bibliothek sind nicht lesbar; alle anderen sind da.</numerusform></translation>
</message>
<message numerus="yes">
<source>%n item(s) will be added.</source>
<translation><numerusform>%n Stück kommt hinzu.</numerusform><numerusform>%n Stücke kommen hinzu.</numerusform></translation>
</message>
<message numerus="yes">
<source>%n item(s) will be in the pack.</source>
<translation><numerusform>%n Stück kommt ins Paket.</numerusform><numerusform>%n Stücke kommen ins Paket.</numerusform></translation>
</message>
<message numerus="yes">
<source>%n left the field</source>
<translation><numerusform>%n verließ das Feld</numerusform><numerusform>%n verließen das Feld</numerusform></translation>
</message>
<message numerus="yes">
<source>%n left unpaid</source>
<translation><numerusform>%n leer ausgegangen</numerusform><numerusform>%n leer ausgegangen</numerusform></translation>
</message>
<message numerus="yes">
<source>%n left {who} unpaid.</source>
<translation><numerusform>%n ging ohne Sold fort von {who:dat}.</numerusform><numerusform>%n gingen ohne Sold fort von {who:dat}.</numerusform></translation>
</message>
<message numerus="yes">
<source>%n letter(s) (is|are) kept here; what is more was left out.</source>
<translation><numerusform>%n Zeichen bleibt hier; was darüber ist, fiel weg.</numerusform><numerusform>%n Zeichen bleiben hier; was darüber ist, fiel weg.</numerusform></translation>
</message>
<message numerus="yes">
<source>%n level(s)</source>
<translation><numerusform>%n Stufe</numerusform><numerusform>%n Stufen</numerusform></translation>
</message>
<message numerus="yes">
<source>%n line(s) (lies|lie) outside.</source>
<translation><numerusform>%n Zeile liegt außerhalb.</numerusform><numerusform>%n Zeilen liegen außerhalb.</numerusform></translation>
</message>
<message numerus="yes">
<source>%n location(s) of {all} (is|are) lost.</source>
<translation><numerusform>%n Ort von {all} ist verloren.</numerusform><numerusform>%n Orte von {all} sind verloren.</numerusform></translation>
</message>
<message numerus="yes">
<source>%n may act</source>
<translation><numerusform>%n darf handeln</numerusform><numerusform>%n dürfen handeln</numerusform></translation>
</message>
<message numerus="yes">
<source>%n moment(s) found.</source>
<translation><numerusform>%n Moment gefunden.</numerusform><numerusform>%n Momente gefunden.</numerusform></translation>
</message>
<message numerus="yes">
<source>%n monster(s)</source>
<translation><numerusform>%n Monster</numerusform><numerusform>%n Monster</numerusform></translation>
</message>
<message numerus="yes">
<source>%n more</source>
<translation><numerusform>noch %n</numerusform><numerusform>noch %n</numerusform></translation>
</message>
<message numerus="yes">
<source>%n more card(s).</source>
<translation><numerusform>Noch %n Karte.</numerusform><numerusform>Noch %n Karten.</numerusform></translation>
</message>
<message numerus="yes">
<source>%n more will show here.</source>
<translation><numerusform>%n weiteres zeigt sich hier.</numerusform><numerusform>%n weitere zeigen sich hier.</numerusform></translation>
</message>
<message numerus="yes">
<source>%n musket(s), the worst is {man}</source>
<translation><numerusform>%n Muskete, die schlechteste hat {man}</numerusform><numerusform>%n Musketen, die schlechteste hat {man}</numerusform></translation>
</message>
<message numerus="yes">
<source>%n must be solved</source>
<translation><numerusform>%n ist zu lösen</numerusform><numerusform>%n sind zu lösen</numerusform></translation>
</message>
<message numerus="yes">
<source>%n must be solved first</source>
<translation><numerusform>%n muss erst gelöst werden</numerusform><numerusform>%n müssen erst gelöst werden</numerusform></translation>
</message>
<message numerus="yes">
<source>%n of ours lost</source>
<translation><numerusform>%n von uns verloren</numerusform><numerusform>%n von uns verloren</numerusform></translation>
</message>
<message numerus="yes">
<source>%n of them (has|have) an id to change before (it is|they are) played.</source>
<translation><numerusform>%n davon braucht eine andere id, bevor es gespielt wird.</numerusform><numerusform>%n davon brauchen eine andere id, bevor sie gespielt werden.</numerusform></translation>
</message>
<message numerus="yes">
<source>%n of yours will come back from the trash.</source>
<translation><numerusform>%n von deinen kommt aus dem Papierkorb zurück.</numerusform><numerusform>%n von deinen kommen aus dem Papierkorb zurück.</numerusform></translation>
</message>
<message numerus="yes">
<source>%n of yours will go to the trash.</source>
<translation><numerusform>%n von deinen kommt in den Papierkorb.</numerusform><numerusform>%n von deinen kommen in den Papierkorb.</numerusform></translation>
</message>
<message numerus="yes">
<source>%n of {all} (has|have) acted</source>
<translation><numerusform>%n von {all} hat gehandelt</numerusform><numerusform>%n von {all} haben gehandelt</numerusform></translation>
</message>
<message numerus="yes">
<source>%n on the field</source>
<translation><numerusform>%n auf dem Feld</numerusform><numerusform>%n auf dem Feld</numerusform></translation>
</message>
<message numerus="yes">
<source>%n on the map</source>
<translation><numerusform>%n auf der Landkarte</numerusform><numerusform>%n auf der Landkarte</numerusform></translation>
</message>
<message numerus="yes">
<source>%n other branch(es)</source>
<translation><numerusform>%n weiterer Zweig</numerusform><numerusform>%n weitere Zweige</numerusform></translation>
</message>
<message numerus="yes">
<source>%n other(s)</source>
<translation><numerusform>%n anderer</numerusform><numerusform>%n andere</numerusform></translation>
</message>
<message numerus="yes">
<source>%n out of action</source>
<translation><numerusform>%n außer Gefecht</numerusform><numerusform>%n außer Gefecht</numerusform></translation>
</message>
<message numerus="yes">
<source>%n over</source>
<translation><numerusform>%n vorbei</numerusform><numerusform>%n vorbei</numerusform></translation>
</message>
<message numerus="yes">
<source>%n page(s) (is|are) in {file}.</source>
<translation><numerusform>%n Seite ist in {file}.</numerusform><numerusform>%n Seiten sind in {file}.</numerusform></translation>
</message>
<message numerus="yes">
<source>%n page(s) (is|are) on (its|their) way to the printer.</source>
<translation><numerusform>%n Seite ist auf dem Weg zum Drucker.</numerusform><numerusform>%n Seiten sind auf dem Weg zum Drucker.</numerusform></translation>
</message>
<message numerus="yes">
<source>%n part(s) (is|are) in {file}.</source>
<translation><numerusform>%n Teil liegt in {file}.</numerusform><numerusform>%n Teile liegen in {file}.</numerusform></translation>
</message>
<message numerus="yes">
<source>%n piece(s) of ground</source>
<translation><numerusform>%n Geländestück</numerusform><numerusform>%n Geländestücke</numerusform></translation>
</message>
<message numerus="yes">
<source>%n piece(s); page up and page down choose one.</source>
<translation><numerusform>%n Stück; Bild auf und Bild ab wählen eines.</numerusform><numerusform>%n Stücke; Bild auf und Bild ab wählen eines.</numerusform></translation>
</message>
<message numerus="yes">
<source>%n place(s)</source>
<translation><numerusform>%n Platz</numerusform><numerusform>%n Plätze</numerusform></translation>
</message>
<message numerus="yes">
<source>%n played</source>
<translation><numerusform>%n gespielt</numerusform><numerusform>%n gespielt</numerusform></translation>
</message>
<message numerus="yes">
<source>%n point(s)</source>
<translation><numerusform>%n Punkt</numerusform><numerusform>%n Punkte</numerusform></translation>
</message>
<message numerus="yes">
<source>%n point(s) left</source>
<translation><numerusform>%n Punkt übrig</numerusform><numerusform>%n Punkte übrig</numerusform></translation>
</message>
<message numerus="yes">
<source>%n point(s) too many</source>
<translation><numerusform>%n Punkt zu viel</numerusform><numerusform>%n Punkte zu viel</numerusform></translation>
</message>
<message numerus="yes">
<source>%n point(s), {behaviours}</source>
<translation><numerusform>%n Punkt, {behaviours}</numerusform><numerusform>%n Punkte, {behaviours}</numerusform></translation>
</message>
<message numerus="yes">
<source>%n point(s), {behaviours}, with torches</source>
<translation><numerusform>%n Punkt, {behaviours}, mit Fackeln</numerusform><numerusform>%n Punkte, {behaviours}, mit Fackeln</numerusform></translation>
</message>
<message numerus="yes">
<source>%n problem(s)</source>
<translation><numerusform>%n Problem</numerusform><numerusform>%n Probleme</numerusform></translation>
</message>
<message numerus="yes">
<source>%n problem(s) in {file}. Nothing has been changed.</source>
<translation><numerusform>%n Problem in {file}. Nichts wurde geändert.</numerusform><numerusform>%n Probleme in {file}. Nichts wurde geändert.</numerusform></translation>
</message>
<message numerus="yes">
<source>%n profile(s)</source>
<translation><numerusform>%n Profil</numerusform><numerusform>%n Profile</numerusform></translation>
</message>
<message numerus="yes">
<source>%n round(s)</source>
<translation><numerusform>%n Runde</numerusform><numerusform>%n Runden</numerusform></translation>
</message>
<message numerus="yes">
<source>%n setting(s)</source>
<translation><numerusform>%n Einstellung</numerusform><numerusform>%n Einstellungen</numerusform></translation>
</message>
<message numerus="yes">
<source>%n shot(s)</source>
<translation><numerusform>%n Schuss</numerusform><numerusform>%n Schüsse</numerusform></translation>
</message>
<message numerus="yes">
<source>%n thing(s)</source>
<translation><numerusform>%n Ding</numerusform><numerusform>%n Dinge</numerusform></translation>
</message>
<message numerus="yes">
<source>%n tile(s)</source>
<translation><numerusform>%n Feld</numerusform><numerusform>%n Felder</numerusform></translation>
</message>
<message numerus="yes">
<source>%n time(s) knocked down</source>
<translation><numerusform>%n Mal niedergeschlagen</numerusform><numerusform>%n Mal niedergeschlagen</numerusform></translation>
</message>
<message numerus="yes">
<source>%n too many</source>
<translation><numerusform>%n zu viel</numerusform><numerusform>%n zu viele</numerusform></translation>
</message>
<message numerus="yes">
<source>%n trained</source>
<translation><numerusform>%n ausgebildet</numerusform><numerusform>%n ausgebildet</numerusform></translation>
</message>
<message numerus="yes">
<source>%n unit(s)</source>
<translation><numerusform>%n Einheit</numerusform><numerusform>%n Einheiten</numerusform></translation>
</message>
<message numerus="yes">
<source>%n unit(s) (does|do) not attack</source>
<translation><numerusform>%n Einheit greift nicht an</numerusform><numerusform>%n Einheiten greifen nicht an</numerusform></translation>
</message>
<message numerus="yes">
<source>%n unit(s) (holds|hold) still</source>
<translation><numerusform>%n Einheit hält still</numerusform><numerusform>%n Einheiten halten still</numerusform></translation>
</message>
<message numerus="yes">
<source>%n unit(s) (stays|stay)</source>
<translation><numerusform>%n Einheit bleibt</numerusform><numerusform>%n Einheiten bleiben</numerusform></translation>
</message>
<message numerus="yes">
<source>%n unit(s) and monsters fell in round {round}.</source>
<translation><numerusform>%n Einheit oder Monster fiel in Runde {round}.</numerusform><numerusform>%n Einheiten und Monster fielen in Runde {round}.</numerusform></translation>
</message>
<message numerus="yes">
<source>%n unit(s) may still attack</source>
<translation><numerusform>%n Einheit darf noch angreifen</numerusform><numerusform>%n Einheiten dürfen noch angreifen</numerusform></translation>
</message>
<message numerus="yes">
<source>%n unit(s) may still move</source>
<translation><numerusform>%n Einheit darf noch gehen</numerusform><numerusform>%n Einheiten dürfen noch gehen</numerusform></translation>
</message>
<message numerus="yes">
<source>%n unit(s) may still strike back</source>
<translation><numerusform>%n Einheit darf noch zurückschlagen</numerusform><numerusform>%n Einheiten dürfen noch zurückschlagen</numerusform></translation>
</message>
<message numerus="yes">
<source>%n victory point(s)</source>
<translation><numerusform>%n Siegpunkt</numerusform><numerusform>%n Siegpunkte</numerusform></translation>
</message>
<message numerus="yes">
<source>%n wave(s)</source>
<translation><numerusform>%n Welle</numerusform><numerusform>%n Wellen</numerusform></translation>
</message>
<message numerus="yes">
<source>%n wave(s) still to come.</source>
<translation><numerusform>Noch %n Welle.</numerusform><numerusform>Noch %n Wellen.</numerusform></translation>
</message>
<message numerus="yes">
<source>%n will be left as (it is|they are).</source>
<translation><numerusform>%n bleibt, wie es ist.</numerusform><numerusform>%n bleiben, wie sie sind.</numerusform></translation>
</message>
<message numerus="yes">
<source>%n worker(s)</source>
<translation><numerusform>%n Arbeiter</numerusform><numerusform>%n Arbeiter</numerusform></translation>
</message>
<message numerus="yes">
<source>%n worker(s) × {each}</source>
<translation><numerusform>%n Arbeiter × {each}</numerusform><numerusform>%n Arbeiter × {each}</numerusform></translation>
</message>
<message numerus="yes">
<source>%n wound(s)</source>
<translation><numerusform>%n Wunde</numerusform><numerusform>%n Wunden</numerusform></translation>
</message>
<message>
<source>&amp;About Hearthwall</source>
<translation>&amp;Über Hearthwall</translation>
</message>
<message>
<source>&amp;All games</source>
<translation>&amp;Alle Spiele</translation>
</message>
<message>
<source>&amp;Ask each time</source>
<translation>&amp;Jedes Mal fragen</translation>
</message>
<message>
<source>&amp;Ask each time: draw here or type</source>
<translation>&amp;Jedes Mal fragen: hier ziehen oder tippen</translation>
</message>
<message>
<source>&amp;Ask each time: roll here or type</source>
<translation>&amp;Jedes Mal fragen: hier würfeln oder tippen</translation>
</message>
<message>
<source>&amp;At once, without rolling and walking</source>
<translation>&amp;Sofort, ohne Rollen und Laufen</translation>
</message>
<message>
<source>&amp;Blessing</source>
<translation>S&amp;egen</translation>
</message>
<message>
<source>&amp;Brisk</source>
<translation>&amp;Flott</translation>
</message>
<message>
<source>&amp;Build this table up...</source>
<translation>Diesen Tisch auf&amp;bauen...</translation>
</message>
<message>
<source>&amp;Calm</source>
<translation>&amp;Ruhig</translation>
</message>
<message>
<source>&amp;Check the table</source>
<translation>&amp;Tisch prüfen</translation>
</message>
<message>
<source>&amp;Chronicle</source>
<translation>&amp;Chronik</translation>
</message>
<message>
<source>&amp;Colour-blind safe</source>
<translation>Für &amp;Farbenblinde</translation>
</message>
<message>
<source>&amp;Copy</source>
<translation>&amp;Kopieren</translation>
</message>
<message>
<source>&amp;Credits</source>
<translation>&amp;Mitwirkende</translation>
</message>
<message>
<source>&amp;Dark</source>
<translation>&amp;Dunkel</translation>
</message>
<message>
<source>&amp;Duplicate</source>
<translation>&amp;Duplizieren</translation>
</message>
<message>
<source>&amp;Edit</source>
<translation>&amp;Bearbeiten</translation>
</message>
<message>
<source>&amp;Empty muskets</source>
<translation>&amp;Leere Musketen</translation>
</message>
<message>
<source>&amp;Equipment that is not worn</source>
<translation>Nicht angelegte &amp;Ausrüstung</translation>
</message>
<message>
<source>&amp;Fires</source>
<translation>&amp;Feuer</translation>
</message>
<message>
<source>&amp;Full screen</source>
<translation>&amp;Vollbild</translation>
</message>
<message>
<source>&amp;Game</source>
<translation>&amp;Spiel</translation>
</message>
<message>
<source>&amp;Half strength</source>
<translation>H&amp;albe Stärke</translation>
</message>
<message>
<source>&amp;Hearth</source>
<translation>&amp;Herd</translation>
</message>
<message>
<source>&amp;Help</source>
<translation>&amp;Hilfe</translation>
</message>
<message>
<source>&amp;Heroes</source>
<translation>&amp;Helden</translation>
</message>
<message>
<source>&amp;High contrast</source>
<translation>Hoher &amp;Kontrast</translation>
</message>
<message>
<source>&amp;Import a game</source>
<translation>Spiel &amp;importieren</translation>
</message>
<message>
<source>&amp;Keys</source>
<translation>&amp;Tasten</translation>
</message>
<message>
<source>&amp;Learn: the first game</source>
<translation>&amp;Lernen: das erste Spiel</translation>
</message>
<message>
<source>&amp;Leave the sandbox</source>
<translation>Sandkasten &amp;verlassen</translation>
</message>
<message>
<source>&amp;Leave the table</source>
<translation>Den Tisch &amp;verlassen</translation>
</message>
<message>
<source>&amp;Let dice decide for now</source>
<translation>&amp;Vorerst die Würfel entscheiden lassen</translation>
</message>
<message>
<source>&amp;Light</source>
<translation>&amp;Hell</translation>
</message>
<message>
<source>&amp;Locked where it lies</source>
<translation>An seinem Platz &amp;gesperrt</translation>
</message>
<message>
<source>&amp;Militia</source>
<translation>&amp;Miliz</translation>
</message>
<message>
<source>&amp;Name</source>
<translation>&amp;Name</translation>
</message>
<message>
<source>&amp;Names of the groups</source>
<translation>&amp;Namen der Gruppen</translation>
</message>
<message>
<source>&amp;New game</source>
<translation>&amp;Neues Spiel</translation>
</message>
<message>
<source>&amp;One step at a time: Space shows the next</source>
<translation>&amp;Schritt für Schritt: Die Leertaste zeigt den nächsten</translation>
</message>
<message>
<source>&amp;Pace</source>
<translation>Te&amp;mpo</translation>
</message>
<message>
<source>&amp;Paste</source>
<translation>&amp;Einfügen</translation>
</message>
<message>
<source>&amp;Play this activation for me</source>
<translation>Diese A&amp;ktivierung für mich spielen</translation>
</message>
<message>
<source>&amp;Play this step for me</source>
<translation>Diesen Sc&amp;hritt für mich spielen</translation>
</message>
<message>
<source>&amp;Quit</source>
<translation>&amp;Beenden</translation>
</message>
<message>
<source>&amp;Reach of the moves</source>
<translation>&amp;Reichweite der Bewegungen</translation>
</message>
<message>
<source>&amp;Ready Mounts</source>
<translation>&amp;Gesattelte Pferde</translation>
</message>
<message>
<source>&amp;Redo</source>
<translation>&amp;Wiederholen</translation>
</message>
<message>
<source>&amp;Redo: {what}</source>
<translation>&amp;Wiederholen: {what}</translation>
</message>
<message>
<source>&amp;Remove</source>
<translation>Ent&amp;fernen</translation>
</message>
<message>
<source>&amp;Reset panels</source>
<translation>Tafeln &amp;zurücksetzen</translation>
</message>
<message>
<source>&amp;Rules</source>
<translation>&amp;Regeln</translation>
</message>
<message>
<source>&amp;Sandbox</source>
<translation>&amp;Sandkasten</translation>
</message>
<message>
<source>&amp;Siege</source>
<translation>&amp;Belagerung</translation>
</message>
<message>
<source>&amp;Siege engines that would not shoot</source>
<translation>&amp;Maschinen, die nicht schießen würden</translation>
</message>
<message>
<source>&amp;Stop playing for me</source>
<translation>Nicht mehr für mich s&amp;pielen</translation>
</message>
<message>
<source>&amp;Table</source>
<translation>&amp;Tisch</translation>
</message>
<message>
<source>&amp;Text size</source>
<translation>&amp;Textgröße</translation>
</message>
<message>
<source>&amp;Their turn</source>
<translation>&amp;Ihr Zug</translation>
</message>
<message>
<source>&amp;Try this in the sandbox</source>
<translation>Dies im S&amp;andkasten ausprobieren</translation>
</message>
<message>
<source>&amp;Undo</source>
<translation>&amp;Rückgängig</translation>
</message>
<message>
<source>&amp;Undo: {what}</source>
<translation>&amp;Rückgängig: {what}</translation>
</message>
<message>
<source>&amp;Usual</source>
<translation>&amp;Normal</translation>
</message>
<message>
<source>&amp;View</source>
<translation>&amp;Ansicht</translation>
</message>
<message>
<source>&amp;Village</source>
<translation>&amp;Dorf</translation>
</message>
<message>
<source>&amp;Warhorse</source>
<translation>&amp;Schlachtross</translation>
</message>
<message>
<source>&amp;We roll ours, the program rolls the enemy's</source>
<translation>Wir werfen &amp;unsere, das Programm die der Gegner</translation>
</message>
<message>
<source>&amp;Workshop</source>
<translation>&amp;Werkstatt</translation>
</message>
<message>
<source>(nothing)</source>
<translation>(nichts)</translation>
</message>
<message>
<source>({inside}) · {quality} / 2 = {points}</source>
<translation>({inside}) · {quality} / 2 = {points}</translation>
</message>
<message>
<source>* likely</source>
<translation>* wahrscheinlich</translation>
</message>
<message>
<source>** our ruling</source>
<translation>** unsere Regelung</translation>
</message>
<message>
<source>+ cavalry</source>
<translation>+ Reiterei</translation>
</message>
<message>
<source>+ ranged</source>
<translation>+ Schützen</translation>
</message>
<message>
<source>+1 for whoever holds it in battle.</source>
<translation>+1 im Kampf für alle, die ihn halten.</translation>
</message>
<message>
<source>+1 for whoever holds it. Drawn last, in dots.</source>
<translation>+1 für alle, die ihn halten. Zuletzt gezeichnet, gepunktet.</translation>
</message>
<message>
<source>+1 in battle. Its death costs a point of morale.</source>
<translation>+1 im Kampf. Sein Tod kostet einen Punkt Moral.</translation>
</message>
<message>
<source>+2 against who is down or transfixed, and any win kills.</source>
<translation>+2 gegen Niedergeworfene oder Festgehaltene, und jeder Sieg tötet.</translation>
</message>
<message>
<source>+2 against who is down, and any win kills.</source>
<translation>+2 gegen den, der liegt, und jeder Sieg tötet.</translation>
</message>
<message>
<source>+{gain}, {cost}</source>
<translation>+{gain}, {cost}</translation>
</message>
<message>
<source>, done</source>
<translation>, erledigt</translation>
</message>
<message>
<source>, or </source>
<translation> oder </translation>
</message>
<message>
<source>-1 for each foe more than one, +1 mounted against foot, +1 higher or behind an obstacle.</source>
<translation>-1 je Gegner über einen hinaus, +1 beritten gegen Fußvolk, +1 höher oder hinter einem Hindernis.</translation>
</message>
<message>
<source>-1 for each foe more than one. +1 larger, mounted, higher or behind an obstacle.</source>
<translation>-1 für jeden Gegner über einen hinaus. +1 größer, beritten, höher oder hinter einem Hindernis.</translation>
</message>
<message>
<source>0 as the book has it: one for two players, two for more.</source>
<translation>0 wie im Buch: eine für zwei Spieler, zwei für mehr.</translation>
</message>
<message>
<source>0 for no last round; otherwise victory points decide after it.</source>
<translation>0 für keine letzte Runde; sonst entscheiden danach die Siegpunkte.</translation>
</message>
<message>
<source>0 for no limit.</source>
<translation>0 heißt ohne Grenze.</translation>
</message>
<message>
<source>0 is the ground.</source>
<translation>0 ist das Erdgeschoss.</translation>
</message>
<message>
<source>1 action</source>
<translation>1 Aktion</translation>
</message>
<message>
<source>1 action each</source>
<translation>Je 1 Aktion</translation>
</message>
<message>
<source>1 action for each.</source>
<translation>Je 1 Aktion.</translation>
</message>
<message>
<source>1 action left</source>
<translation>noch 1 Aktion</translation>
</message>
<message>
<source>1 action, to 2 to 6 men in a chain within Long; the worst Quality rolls for all.</source>
<translation>1 Aktion, an 2 bis 6 Leute in einer Kette innerhalb von Lang; die schlechteste Qualität würfelt für alle.</translation>
</message>
<message>
<source>1 action.</source>
<translation>1 Aktion.</translation>
</message>
<message>
<source>1 die</source>
<translation>1 Würfel</translation>
</message>
<message>
<source>1 die on {need}+</source>
<translation>1 Würfel auf {need}+</translation>
</message>
<message>
<source>1 each for a military, a well constructed and an underground place.</source>
<translation>Je 1 für einen militärischen, gut gebauten, unterirdischen Ort.</translation>
</message>
<message>
<source>1 falls to dust</source>
<translation>1 zerfällt zu Staub</translation>
</message>
<message>
<source>1 flees from the field</source>
<translation>1 flieht vom Feld</translation>
</message>
<message>
<source>1 for each word tough, numerous, big, strong, violent, bloodthirsty.</source>
<translation>Je 1 für zäh, zahlreich, groß, stark, gewalttätig, blutrünstig.</translation>
</message>
<message>
<source>1 Gather</source>
<translation>1 Ernten</translation>
</message>
<message>
<source>1 Ground</source>
<translation>1 Gelände</translation>
</message>
<message>
<source>1 Herb</source>
<translation>1 Kraut</translation>
</message>
<message>
<source>1 hero chosen.</source>
<translation>1 Held gewählt.</translation>
</message>
<message>
<source>1 hit</source>
<translation>1 Treffer</translation>
</message>
<message>
<source>1 is cut down in flight</source>
<translation>1 wird auf der Flucht niedergestreckt</translation>
</message>
<message>
<source>1 is done</source>
<translation>1 ist fertig</translation>
</message>
<message>
<source>1 is the upper edge, 2 the right, 3 the lower, 4 the left.</source>
<translation>1 ist die obere Kante, 2 die rechte, 3 die untere, 4 die linke.</translation>
</message>
<message>
<source>1 more above</source>
<translation>1 weiterer oben</translation>
</message>
<message>
<source>1 move, {length}</source>
<translation>1 Bewegung, {length}</translation>
</message>
<message>
<source>1 north, 2 east, 3 south, 4 west; 5 and 6 are rolled again.</source>
<translation>1 Nord, 2 Ost, 3 Süd, 4 West; 5 und 6 werden neu geworfen.</translation>
</message>
<message>
<source>1 or 2: the enemy may move this one.</source>
<translation>1 oder 2: Sein Gegner darf ihn bewegen.</translation>
</message>
<message>
<source>1 or 2: the lower ones. 3 or 4: the equal ones. 5 or 6: the higher ones.</source>
<translation>1 oder 2: die niedrigeren. 3 oder 4: die gleichen. 5 oder 6: die höheren.</translation>
</message>
<message>
<source>1 runs</source>
<translation>1 läuft davon</translation>
</message>
<message>
<source>1 stand-in</source>
<translation>1 Stellvertreter</translation>
</message>
<message>
<source>1 stands firm</source>
<translation>1 hält stand</translation>
</message>
<message>
<source>1 step left: Equip</source>
<translation>Noch 1 Schritt: Ausrüsten</translation>
</message>
<message>
<source>1 Supply</source>
<translation>1 Vorrat</translation>
</message>
<message>
<source>1 thing decided so far</source>
<translation>1 Sache bisher beschlossen</translation>
</message>
<message>
<source>1 to 3: so many trees. More: one wooded area.</source>
<translation>1 bis 3: so viele Bäume. Mehr: ein Waldstück.</translation>
</message>
<message>
<source>1 to 4, together</source>
<translation>1 bis 4, miteinander</translation>
</message>
<message>
<source>1 to 6, together</source>
<translation>1 bis 6, miteinander</translation>
</message>
<message>
<source>1 wound</source>
<translation>1 Wunde</translation>
</message>
<message>
<source>10 infantry, 10 ranged, 6 cavalry, 3 siege engines, 6 engineers, 6 healers.</source>
<translation>10 Fußvolk, 10 Schützen, 6 Reiterei, 3 Belagerungsmaschinen, 6 Baumeister, 6 Heiler.</translation>
</message>
<message>
<source>100 % where all have the same ways to a town, to three ruins and to the nearest rival.</source>
<translation>100 %, wo alle gleich weit zu einer Stadt, zu drei Ruinen und zum nächsten Gegner haben.</translation>
</message>
<message>
<source>15 mm</source>
<translation>15 mm</translation>
</message>
<message>
<source>2 actions: power attack or aimed shot, the foe at -1. 1 action: stand up.</source>
<translation>2 Aktionen: Wuchtschlag oder gezielter Schuss, Ziel mit -1. 1 Aktion: aufstehen.</translation>
</message>
<message>
<source>2 Buildings</source>
<translation>2 Gebäude</translation>
</message>
<message>
<source>2 dice</source>
<translation>2 Würfel</translation>
</message>
<message>
<source>2 is the older rule.</source>
<translation>2 ist die ältere Regel.</translation>
</message>
<message>
<source>2 more for each Short of height.</source>
<translation>2 mehr für jedes Kurz Höhe.</translation>
</message>
<message>
<source>2 Pay</source>
<translation>2 Zahlen</translation>
</message>
<message>
<source>2 to 4, against each other</source>
<translation>2 bis 4, gegeneinander</translation>
</message>
<message>
<source>2, or 1 against the program</source>
<translation>2, oder 1 gegen das Programm</translation>
</message>
<message>
<source>20 to 28 mm</source>
<translation>20 bis 28 mm</translation>
</message>
<message>
<source>25 gold a wound.</source>
<translation>25 Gold je Wunde.</translation>
</message>
<message>
<source>3 Build</source>
<translation>3 Bauen</translation>
</message>
<message>
<source>3 dice</source>
<translation>3 Würfel</translation>
</message>
<message>
<source>3 dice. 1 miss, one fleeing move; 2, two; 3, gone.</source>
<translation>3 Würfel. 1 Fehlschlag, eine Fluchtbewegung; 2, zwei; 3, fort.</translation>
</message>
<message>
<source>3 Markers</source>
<translation>3 Marker</translation>
</message>
<message>
<source>3 Men</source>
<translation>3 Leute</translation>
</message>
<message>
<source>3 Supplies</source>
<translation>3 Vorräte</translation>
</message>
<message>
<source>3 Train</source>
<translation>3 Ausbilden</translation>
</message>
<message>
<source>4 Models</source>
<translation>4 Modelle</translation>
</message>
<message>
<source>4 or more: 2 damage. Less: 1 damage.</source>
<translation>4 oder mehr: 2 Schaden. Weniger: 1 Schaden.</translation>
</message>
<message>
<source>4 to 6: 1 point of morale damage.</source>
<translation>4 bis 6: 1 Punkt Moralschaden.</translation>
</message>
<message>
<source>4 Town and healing</source>
<translation>4 Stadt und Heilung</translation>
</message>
<message>
<source>40 mm and larger</source>
<translation>40 mm und größer</translation>
</message>
<message>
<source>5 Equip</source>
<translation>5 Ausrüsten</translation>
</message>
<message>
<source>5 or 6: it burns.</source>
<translation>5 oder 6: Es brennt.</translation>
</message>
<message>
<source>5 or 6: it takes hold.</source>
<translation>5 oder 6: es wirkt.</translation>
</message>
<message>
<source>5 or 6: the enemy says where.</source>
<translation>5 oder 6: Der Feind sagt, wohin.</translation>
</message>
<message>
<source>5 or 6: the foe goes down.</source>
<translation>5 oder 6: der Gegner geht zu Boden.</translation>
</message>
<message>
<source>7 to 10: those of this value attack at once, else those nearest to it.</source>
<translation>7 bis 10: Die von diesem Wert greifen sofort an, sonst die nächsten daran.</translation>
</message>
<message>
<source>? depends on what you measure</source>
<translation>? je nachdem, was Sie messen</translation>
</message>
<message>
<source>A</source>
<translation>A</translation>
</message>
<message>
<source>A</source><comment>the key for an Ace</comment>
<translation>A</translation>
</message>
<message>
<source>A &amp;Barricade stands here, from left to right</source>
<translation>Hier steht eine &amp;Barrikade, von links nach rechts</translation>
</message>
<message>
<source>A &amp;Trap lies here</source>
<translation>Hier liegt eine &amp;Falle</translation>
</message>
<message>
<source>A 1 means the quiver is empty.</source>
<translation>Eine 1 heißt, der Köcher ist leer.</translation>
</message>
<message>
<source>A 1, and another 1, empties the quiver.</source>
<translation>Eine 1 und noch eine 1 leeren den Köcher.</translation>
</message>
<message>
<source>A 6 to hit wounds without a roll.</source>
<translation>Eine 6 beim Treffer verwundet ohne Wurf.</translation>
</message>
<message>
<source>A 6 to wound counts as 2 wounds.</source>
<translation>Eine 6 beim Wundwurf zählt als 2 Wunden.</translation>
</message>
<message>
<source>a an each no one somebody something the then they two you</source>
<translation>dann nichts ein eine einen einem einer der die das den dem des du ihr es er sie jeder jede jedes kein keine keinen zwei etwas jemand man am bei beim im in mit nach von zu zum zur für auf</translation>
</message>
<message>
<source>a bank of earth</source>
<translation>ein Erdwall</translation>
</message>
<message>
<source>A barred one has to be broken in.</source>
<translation>Eine verriegelte muss man aufbrechen.</translation>
</message>
<message>
<source>a Barricade</source>
<translation>eine Barrikade|eine Barrikade|einer Barrikade</translation>
</message>
<message>
<source>A Barricade goes up.</source>
<translation>Eine Barrikade wird errichtet.</translation>
</message>
<message>
<source>A Barricade stands here, from top to b&amp;ottom</source>
<translation>Hier steht eine Barrikade, von &amp;oben nach unten</translation>
</message>
<message>
<source>A battle</source>
<translation>Ein Kampf</translation>
</message>
<message>
<source>A blow at an adjacent target strikes whoever stands behind it too.</source>
<translation>Ein Schlag nach nebenan trifft auch, wer dahinter steht.</translation>
</message>
<message>
<source>A board of squares with its forests, mountains, waters, towns and ruins.</source>
<translation>Ein Brett aus Feldern mit seinen Wäldern, Bergen, Wassern, Städten und Ruinen.</translation>
</message>
<message>
<source>a Boss in every wave</source>
<translation>ein Boss in jeder Welle|einen Boss in jeder Welle|einem Boss in jeder Welle</translation>
</message>
<message>
<source>a bridge</source>
<translation>eine Brücke</translation>
</message>
<message>
<source>A bridge at least {width} wide over the {ground} {piece} would open a way, or taking it away.</source>
<translation>Eine Brücke darüber ({ground}, {piece}), mindestens {width} breit, würde einen Weg öffnen, oder das Stück wegzunehmen.</translation>
</message>
<message>
<source>A bridge costs gold</source>
<translation>Eine Brücke kostet Gold</translation>
</message>
<message>
<source>A bridge is washed away</source>
<translation>Eine Brücke wird fortgespült</translation>
</message>
<message>
<source>A bridge stands at {places}</source>
<translation>Eine Brücke steht bei {places}</translation>
</message>
<message>
<source>A bridge, free, over water near by</source>
<translation>Eine Brücke, umsonst, über nahes Wasser</translation>
</message>
<message>
<source>A broad area: room for two regiments</source>
<translation>Ein weites Gebiet: Platz für zwei Regimenter</translation>
</message>
<message>
<source>a building</source>
<translation>ein Gebäude</translation>
</message>
<message>
<source>a building has {choices}</source>
<translation>ein Gebäude hat {choices}</translation>
</message>
<message>
<source>A building loses a level</source>
<translation>Ein Gebäude verliert eine Stufe</translation>
</message>
<message>
<source>a building of the village</source>
<translation>ein Gebäude des Dorfes</translation>
</message>
<message>
<source>A building of the village.</source>
<translation>Ein Gebäude des Dorfes.</translation>
</message>
<message>
<source>A building of your choice loses a level, never its last one.</source>
<translation>Ein Gebäude deiner Wahl verliert eine Stufe, nie die letzte.</translation>
</message>
<message>
<source>A building or a point; without it, finds first and then a building by lot.</source>
<translation>Ein Gebäude oder ein Punkt; sonst zuerst Funde, dann ein ausgelostes Gebäude.</translation>
</message>
<message>
<source>A building rises a level</source>
<translation>Ein Gebäude steigt um eine Stufe</translation>
</message>
<message>
<source>A building that still burns loses 1 Integrity now.</source>
<translation>Ein Gebäude, das noch brennt, verliert jetzt 1 Integrität.</translation>
</message>
<message>
<source>a building, a wall or another Barricade is in the way; choose another place</source>
<translation>ein Gebäude, eine Mauer oder eine andere Barrikade ist im Weg; wähle einen anderen Ort</translation>
</message>
<message>
<source>A call nearer than this is asked of you; 0 asks nothing.</source>
<translation>Was knapper ist als dies, wird gefragt; bei 0 nichts.</translation>
</message>
<message>
<source>A camp of tents</source>
<translation>Ein Zeltlager</translation>
</message>
<message>
<source>A card gives a type, by its value, or a word, by its suit.</source>
<translation>Eine Karte gibt nach dem Nennwert einen Typ oder nach der Farbe ein Beiwort.</translation>
</message>
<message>
<source>A card of equipment</source>
<translation>Eine Ausrüstungskarte</translation>
</message>
<message>
<source>A card of equipment.</source>
<translation>Eine Ausrüstungskarte.</translation>
</message>
<message>
<source>a card of the deck</source>
<translation>eine Karte vom Stapel</translation>
</message>
<message>
<source>A card says either what it is, or a word about it. Each place and defender needs one card that says what it is. Words count too: a well-constructed place is easier to hold, and the loss of a loved one hurts.</source>
<translation>Eine Karte sagt entweder, was es ist, oder ein Wort darüber. Jeder Ort und jeder Verteidiger braucht eine Karte, die sagt, was er ist. Auch Worte zählen: Ein gut gebauter Ort ist leichter zu halten, und der Verlust eines geliebten schmerzt.</translation>
</message>
<message>
<source>A card that a lord buys, finds and wears.</source>
<translation>Eine Karte, die ein Herrscher kauft, findet und trägt.</translation>
</message>
<message>
<source>A card that changes nothing is replaced</source>
<translation>Eine Karte, die nichts bewirkt, wird ersetzt</translation>
</message>
<message>
<source>A card was turned, and the menace did what it says. Now move one defender along a way, or stay. From here on nobody may confer and no odds are shown: each decides alone.</source>
<translation>Eine Karte wurde umgedreht, und die Gefahr tat, was sie sagt. Geh nun mit einem Verteidiger einen Weg entlang oder bleib. Ab jetzt darf sich niemand beraten, und keine Chancen werden gezeigt: Jeder entscheidet allein.</translation>
</message>
<message>
<source>a charge at a man alone</source>
<translation>eine Attacke auf einen Einzelnen</translation>
</message>
<message>
<source>A city of cards</source>
<translation>Eine Stadt aus Karten</translation>
</message>
<message>
<source>A city of chimneys</source>
<translation>Eine Stadt der Schornsteine</translation>
</message>
<message>
<source>A city of heroes under alien ships</source>
<translation>Heldenstadt unter fremden Schiffen</translation>
</message>
<message>
<source>A city of steam against the wild</source>
<translation>Eine Dampfstadt gegen die Wildnis</translation>
</message>
<message>
<source>A city of today</source>
<translation>Eine Stadt von heute</translation>
</message>
<message>
<source>A city of towers</source>
<translation>Eine Stadt der Türme</translation>
</message>
<message>
<source>A city that stands ready</source>
<translation>Eine Stadt, die bereitsteht</translation>
</message>
<message>
<source>A city with its people, half-made or whole, to be finished or besieged at the table.</source>
<translation>Eine Stadt mit ihren Leuten, halb fertig oder fertig, um sie am Tisch zu vollenden oder zu belagern.</translation>
</message>
<message>
<source>A clause with status "{status_value}" says why nothing is carried out; add the reason.</source>
<translation>Eine Klausel mit Status „{status_value}“ sagt, warum nichts ausgeführt wird; ergänze den Grund.</translation>
</message>
<message>
<source>A click moves {who} into contact and attacks.</source>
<translation>Ein Klick bringt {who:acc} in Kontakt und greift an.</translation>
</message>
<message>
<source>A click or Enter shows all of it, with dice and rules.</source>
<translation>Ein Klick oder Enter zeigt alles davon, mit Würfeln und Regeln.</translation>
</message>
<message>
<source>a click takes it</source>
<translation>ein Klick nimmt ihn</translation>
</message>
<message>
<source>a copy</source>
<translation>eine Kopie</translation>
</message>
<message>
<source>A copy of “{name}” is yours now.</source>
<translation>Eine Kopie von „{name}“ gehört jetzt dir.</translation>
</message>
<message>
<source>A corner of this zone lies off the table.</source>
<translation>Eine Ecke dieser Zone liegt nicht auf dem Tisch.</translation>
</message>
<message>
<source>A corner of {name} lies off the table.</source>
<translation>Eine Ecke von {name} liegt neben dem Tisch.</translation>
</message>
<message>
<source>a corrected die</source>
<translation>ein berichtigter Würfel</translation>
</message>
<message>
<source>a correction</source>
<translation>eine Berichtigung</translation>
</message>
<message>
<source>A deadly threat strikes</source>
<translation>Eine tödliche Bedrohung schlägt zu</translation>
</message>
<message>
<source>A dear place lost or a dear unit killed: 1 point of morale damage.</source>
<translation>Ein teurer Ort verloren oder eine teure Einheit gefallen: 1 Punkt Moralschaden.</translation>
</message>
<message>
<source>A defender</source>
<translation>Ein Verteidiger</translation>
</message>
<message>
<source>A defender stands fast</source>
<translation>Ein Verteidiger hält stand</translation>
</message>
<message>
<source>a destroyed building does not burn</source>
<translation>ein zerstörtes Gebäude brennt nicht</translation>
</message>
<message>
<source>A die</source>
<translation>Ein Würfel</translation>
</message>
<message>
<source>A die chooses a card of your lord's equipment, which is lost; without any, lose {number} gold.</source>
<translation>Der Würfel wählt ein Stück Ausrüstung deines Herrschers, das verloren geht; ohne eines verlierst du {number} Gold.</translation>
</message>
<message>
<source>A die ends every turn: 1 is a disaster, 2 a monster, 3 to 5 somebody you meet on the road, 6 a boon.</source>
<translation>Jeder Zug endet mit einem Würfel: 1 ist eine Katastrophe, 2 ein Monster, 3 bis 5 eine Begegnung, 6 eine Gunst.</translation>
</message>
<message>
<source>A die shows 1 to {sides}, not {face}.</source>
<translation>Ein Würfel zeigt 1 bis {sides}, nicht {face}.</translation>
</message>
<message>
<source>A die shows 1 to {sides}; “{key}” is no face of it.</source>
<translation>Ein Würfel zeigt 1 bis {sides}; „{key}“ steht nicht darauf.</translation>
</message>
<message>
<source>A die up to this wins mercenaries over; a 6 never does.</source>
<translation>Ein Würfel bis zu dieser Zahl gewinnt Söldner; eine 6 nie.</translation>
</message>
<message>
<source>a die was wrong: correct it</source>
<translation>ein Würfel war falsch: berichtigen</translation>
</message>
<message>
<source>A die: 1 disaster, 2 monster, 3 to 5 random encounter, 6 boon.</source>
<translation>Ein Würfel: 1 Katastrophe, 2 Monster, 3 bis 5 Zufallsbegegnung, 6 Gunst.</translation>
</message>
<message>
<source>a direction that a Barricade may have belongs here</source>
<translation>hierher gehört eine Richtung, die eine Barrikade haben kann</translation>
</message>
<message>
<source>A disaster.</source>
<translation>Eine Katastrophe.</translation>
</message>
<message>
<source>A door in an outer wall leads to the ground.</source>
<translation>Eine Tür in einer Außenwand führt ins Erdgeschoss.</translation>
</message>
<message>
<source>A dozen muskets on each side, a drum between them, and forty-five minutes.</source>
<translation>Ein Dutzend Musketen auf jeder Seite, eine Trommel dazwischen, und eine Dreiviertelstunde.</translation>
</message>
<message>
<source>A draw</source>
<translation>Unentschieden</translation>
</message>
<message>
<source>A drawing</source>
<translation>Eine Zeichnung</translation>
</message>
<message>
<source>A drawing or a photograph to draw over. It stays with you: it is in no pack and in no game.</source>
<translation>Eine Zeichnung oder ein Foto als Vorlage. Es bleibt bei dir: Es ist in keinem Paket und in keinem Spiel.</translation>
</message>
<message>
<source>A duel: {threat} against {unit}. The blow goes home.</source>
<translation>Ein Zweikampf: {threat} gegen {unit}. Der Hieb sitzt.</translation>
</message>
<message>
<source>A duel: {threat} against {unit}. The threat is driven off.</source>
<translation>Ein Zweikampf: {threat} gegen {unit}. Der Angriff wird abgewehrt.</translation>
</message>
<message>
<source>a fair shot at the nearest</source>
<translation>ein guter Schuss auf den Nächsten</translation>
</message>
<message>
<source>a fall</source>
<translation>ein Sturz</translation>
</message>
<message>
<source>A fault of the program, not of yours: {title}</source>
<translation>Ein Fehler des Programms, nicht deiner: {title}</translation>
</message>
<message>
<source>a favourite, and no longer</source>
<translation>ein Favorit, und nicht mehr</translation>
</message>
<message>
<source>A feast, for they were driven off</source>
<translation>Ein Fest, denn sie sind vertrieben</translation>
</message>
<message>
<source>a fence</source>
<translation>ein Zaun</translation>
</message>
<message>
<source>A few heroes, five houses, and each wave is larger than the last.</source>
<translation>Ein paar Helden, fünf Häuser, und jede Welle ist größer als die letzte.</translation>
</message>
<message>
<source>A few words are enough.</source>
<translation>Ein paar Worte genügen.</translation>
</message>
<message>
<source>a field</source>
<translation>ein Feld</translation>
</message>
<message>
<source>A find</source>
<translation>Ein Fund</translation>
</message>
<message>
<source>a find</source>
<translation>ein Fund</translation>
</message>
<message>
<source>A fire burns once, at the end of its wave, and goes out.</source>
<translation>Ein Feuer zehrt einmal, am Ende seiner Welle, und erlischt.</translation>
</message>
<message>
<source>A first city</source>
<translation>Eine erste Stadt</translation>
</message>
<message>
<source>A first evening</source>
<translation>Ein erster Abend</translation>
</message>
<message>
<source>A first game that shows you the way, or the rules</source>
<translation>Ein erstes Spiel, das dich führt, oder die Regeln</translation>
</message>
<message>
<source>A first game. The enemy grows slowly.</source>
<translation>Ein erstes Spiel. Der Gegner wächst langsam.</translation>
</message>
<message>
<source>A first skirmish</source>
<translation>Ein erstes Scharmützel</translation>
</message>
<message>
<source>A first war</source>
<translation>Ein erster Krieg</translation>
</message>
<message>
<source>a ford</source>
<translation>eine Furt</translation>
</message>
<message>
<source>A forest costs them 1 movement, not 2.</source>
<translation>Wald kostet sie 1 Bewegung statt 2.</translation>
</message>
<message>
<source>A forest costs {plain}.</source>
<translation>Ein Wald kostet {plain}.</translation>
</message>
<message>
<source>A free step that keeps contact with the foe who recoils.</source>
<translation>Ein freier Schritt, der den Kontakt zum zurückweichenden Gegner hält.</translation>
</message>
<message>
<source>A free step that keeps contact.</source>
<translation>Ein freier Schritt, der die Berührung hält.</translation>
</message>
<message>
<source>A friend behind a recoiling model</source>
<translation>Ein Freund hinter einem Zurückweichenden</translation>
</message>
<message>
<source>A game with your own pieces, cards and dice</source>
<translation>Ein Spiel mit eigenen Figuren, Karten und Würfeln</translation>
</message>
<message>
<source>a gate</source>
<translation>ein Tor</translation>
</message>
<message>
<source>A gate needs a straight or bent wall that is longer than the gate.</source>
<translation>Ein Tor braucht eine gerade oder geknickte Mauer, die länger ist als das Tor.</translation>
</message>
<message>
<source>A glorious boon.</source>
<translation>Eine Gunst.</translation>
</message>
<message>
<source>A good place</source>
<translation>Ein guter Platz</translation>
</message>
<message>
<source>A great threat</source>
<translation>Eine große Bedrohung</translation>
</message>
<message>
<source>A group</source>
<translation>Ein Trupp</translation>
</message>
<message>
<source>a gruesome death</source>
<translation>ein grausiger Tod|einen grausigen Tod|einem grausigen Tod</translation>
</message>
<message>
<source>A half turn</source>
<translation>Eine halbe Drehung</translation>
</message>
<message>
<source>a hard wave</source>
<translation>eine schwere Welle</translation>
</message>
<message>
<source>A harder siege: it also ends when all heroes are defeated.</source>
<translation>Eine härtere Belagerung: Sie endet auch, wenn alle Helden besiegt sind.</translation>
</message>
<message>
<source>a hedge</source>
<translation>eine Hecke</translation>
</message>
<message>
<source>A hero leads the villager to {heart}.</source>
<translation>Ein Held führt den Dorfbewohner zu {heart:dat}.</translation>
</message>
<message>
<source>A hero may use Healing Herbs in the fight, for one action.</source>
<translation>Ein Held darf im Kampf für eine Aktion Heilkräuter verwenden.</translation>
</message>
<message>
<source>a hero of the party</source>
<translation>ein Held der Gruppe</translation>
</message>
<message>
<source>A hero who touches it learns what it is.</source>
<translation>Ein Held, der ihn berührt, erfährt, was es ist.</translation>
</message>
<message>
<source>a higher level pays in the long run</source>
<translation>eine höhere Stufe lohnt sich auf Dauer</translation>
</message>
<message>
<source>A horse before bayonets</source>
<translation>Ein Pferd vor Bajonetten</translation>
</message>
<message>
<source>a horse before bayonets</source>
<translation>ein Pferd vor Bajonetten</translation>
</message>
<message>
<source>a hub</source>
<translation>ein Knotenpunkt</translation>
</message>
<message>
<source>A Jack takes back 1 point of morale damage on {need} or more.</source>
<translation>Ein Bube nimmt 1 Punkt Moralschaden zurück, ab {need}.</translation>
</message>
<message>
<source>A King shoots: one die each; the threat is destroyed unless its die is higher.</source>
<translation>Ein König schießt: je ein Würfel; die Bedrohung ist vernichtet, außer ihr Würfel ist höher.</translation>
</message>
<message>
<source>A ladder</source>
<translation>Eine Leiter</translation>
</message>
<message>
<source>A large monster slain</source>
<translation>Ein großes Monster erschlagen</translation>
</message>
<message>
<source>A last scene, after the siege.</source>
<translation>Eine letzte Szene, nach der Belagerung.</translation>
</message>
<message>
<source>A later one</source>
<translation>Ein späterer</translation>
</message>
<message>
<source>A length is a number like 8 1/2 or 21.6; correct the framed field.</source>
<translation>Eine Länge ist eine Zahl wie 8 1/2 oder 21,6; berichtige das umrahmte Feld.</translation>
</message>
<message>
<source>A level costs {second} gold, the third {third}, and an engineer.</source>
<translation>Eine Stufe kostet {second} Gold, die dritte {third}, und einen Baumeister.</translation>
</message>
<message>
<source>A line for each row of tiles: . plains, f forest, m mountain, w water, b bridge, T town, r ruin, 1 to 4 the Strongholds in the order of the players, _ nothing.</source>
<translation>Eine Zeile für jede Reihe von Feldern: . Ebene, f Wald, m Berg, w Wasser, b Brücke, T Stadt, r Ruine, 1 bis 4 die Festungen in der Folge der Spieler, _ nichts.</translation>
</message>
<message>
<source>A line has one place only, or the same place twice.</source>
<translation>Eine Linie hat nur eine Stelle oder dieselbe zweimal.</translation>
</message>
<message>
<source>A line of a roster: Quality, Combat, weapons and special rules.</source>
<translation>Eine Zeile eines Aufgebots: Qualität, Kampf, Waffen und Sonderregeln.</translation>
</message>
<message>
<source>a list belongs here</source>
<translation>hierher gehört eine Liste</translation>
</message>
<message>
<source>a list of pairs of texts belongs here</source>
<translation>hierher gehört eine Liste von Textpaaren</translation>
</message>
<message>
<source>a list of texts belongs here</source>
<translation>hierher gehört eine Liste von Texten</translation>
</message>
<message>
<source>a list of {length} whole numbers belongs here</source>
<translation>hierher gehört eine Liste von {length} ganzen Zahlen</translation>
</message>
<message>
<source>A long defence, almost a campaign.</source>
<translation>Eine lange Verteidigung, fast ein Feldzug.</translation>
</message>
<message>
<source>A lord in armour</source>
<translation>Ein Herrscher in Rüstung</translation>
</message>
<message>
<source>a lord is safest at home</source>
<translation>zu Hause ist ein Herrscher am sichersten</translation>
</message>
<message>
<source>A lord seizes and holds Strongholds</source>
<translation>Ein Herrscher nimmt und hält Festungen</translation>
</message>
<message>
<source>A lord without land and army is dethroned.</source>
<translation>Ein Herrscher ohne Land und Heer ist gestürzt.</translation>
</message>
<message>
<source>A lord, four types of units and an ability of their own.</source>
<translation>Ein Herrscher, vier Arten von Einheiten und eine eigene Fähigkeit.</translation>
</message>
<message>
<source>A Lost &amp;Villager waits here</source>
<translation>Hier wartet ein &amp;verirrter Dorfbewohner</translation>
</message>
<message>
<source>a Lost Villager</source>
<translation>ein verirrter Dorfbewohner</translation>
</message>
<message>
<source>a low wall</source>
<translation>eine niedrige Mauer</translation>
</message>
<message>
<source>A lower score counts as this.</source>
<translation>Eine niedrigere Summe gilt als diese.</translation>
</message>
<message>
<source>A Magical Item</source>
<translation>Ein magischer Gegenstand</translation>
</message>
<message>
<source>A map that is fair to {share} %.</source>
<translation>Eine Landkarte, die zu {share} % gerecht ist.</translation>
</message>
<message>
<source>A map with buildings, walls, woods and the edges they come from.</source>
<translation>Eine Karte mit Gebäuden, Mauern, Wäldern und den Kanten, von denen sie kommen.</translation>
</message>
<message>
<source>a marsh</source>
<translation>ein Sumpf</translation>
</message>
<message>
<source>A military building</source>
<translation>Ein Militärgebäude</translation>
</message>
<message>
<source>A miner is lost, and the mine brings half</source>
<translation>Ein Arbeiter der Mine geht verloren, und die Mine bringt die Hälfte</translation>
</message>
<message>
<source>A miss leads to a fall.</source>
<translation>Ein Fehlschlag führt zum Sturz.</translation>
</message>
<message>
<source>A miss, and the model tumbles.</source>
<translation>Ein Fehlschlag, und es kommt zum Sturz.</translation>
</message>
<message>
<source>A miss, and the water wins.</source>
<translation>Bei einem Fehlschlag gewinnt das Wasser.</translation>
</message>
<message>
<source>A miss: the model stays where it is and loses no action.</source>
<translation>Ein Fehlschlag: Das Modell bleibt stehen und verliert keine Aktion.</translation>
</message>
<message>
<source>A miss: the model stays where it is.</source>
<translation>Ein Fehlschlag: Das Modell bleibt, wo es ist.</translation>
</message>
<message>
<source>A miss: the model stays with its defeated foe.</source>
<translation>Bei einem Fehlschlag bleibt das Modell beim besiegten Gegner.</translation>
</message>
<message>
<source>a model has {choices}</source>
<translation>ein Modell hat {choices}</translation>
</message>
<message>
<source>a model or a marker is in the way; choose another place</source>
<translation>ein Modell oder ein Marker ist im Weg; wähle einen anderen Ort</translation>
</message>
<message>
<source>A moment of rest</source>
<translation>Ein Augenblick Ruhe</translation>
</message>
<message>
<source>A monster</source>
<translation>Ein Monster</translation>
</message>
<message>
<source>A monster has fallen</source>
<translation>Ein Monster ist gefallen</translation>
</message>
<message>
<source>A monster lord slain</source>
<translation>Ein Monsterfürst erschlagen</translation>
</message>
<message>
<source>A monster that guards a treasure, laid face down.</source>
<translation>Ein Monster, das einen verdeckten Schatz bewacht.</translation>
</message>
<message>
<source>A monster, and a treasure beside the ruin</source>
<translation>Ein Monster, und ein Schatz neben der Ruine</translation>
</message>
<message>
<source>A monster, beside your lord.</source>
<translation>Ein Monster neben deinem Herrscher.</translation>
</message>
<message>
<source>A monster.</source>
<translation>Ein Monster.</translation>
</message>
<message>
<source>A mountain costs them 1 movement, and they may settle there.</source>
<translation>Ein Berg kostet sie 1 Bewegung, und sie dürfen dort siedeln.</translation>
</message>
<message>
<source>A mountain costs {plain}.</source>
<translation>Ein Berg kostet {plain}.</translation>
</message>
<message>
<source>A move, an attack, a shot: each takes an action, and a hero attacks once in a turn. Drag the hero on the map to move at once. Rest the pointer on an enemy to see what a click on it does, and the odds.</source>
<translation>Eine Bewegung, ein Angriff, ein Schuss: Jedes kostet eine Aktion, und ein Held greift in einem Zug einmal an. Zieh den Helden auf der Karte, um ihn gleich zu bewegen. Lass den Zeiger auf einem Gegner ruhen, um zu sehen, was ein Klick auf ihn tut und wie die Chancen stehen.</translation>
</message>
<message>
<source>a name counts when it is finished</source>
<translation>ein Name gilt, sobald es vollendet ist</translation>
</message>
<message>
<source>A natural 1 against the lord from beside gives a blow that hits and wounds from this number</source>
<translation>Eine natürliche 1 von nebenan gibt einen Schlag, der ab dieser Zahl trifft und verwundet</translation>
</message>
<message>
<source>A nearer call is asked of you.</source>
<translation>Was knapper ist, fragt es dich.</translation>
</message>
<message>
<source>A new building of any outline</source>
<translation>Ein neues Gebäude mit beliebigem Umriss</translation>
</message>
<message>
<source>A new defender</source>
<translation>Ein neuer Verteidiger</translation>
</message>
<message>
<source>a new defender</source>
<translation>einen neuen Verteidiger</translation>
</message>
<message>
<source>A new defender of the city</source>
<translation>Neue Verteidigung der Stadt</translation>
</message>
<message>
<source>A new library is open</source>
<translation>Eine neue Bibliothek ist offen</translation>
</message>
<message>
<source>A new location</source>
<translation>Ein neuer Ort</translation>
</message>
<message>
<source>a new location</source>
<translation>einen neuen Ort</translation>
</message>
<message>
<source>A new place in the city</source>
<translation>Ein neuer Ort der Stadt</translation>
</message>
<message>
<source>A new threat, the {card}: {threat}.</source>
<translation>Eine neue Bedrohung, {card}: {threat}.</translation>
</message>
<message>
<source>A next level needs an engineer.</source>
<translation>Eine weitere Stufe braucht einen Baumeister.</translation>
</message>
<message>
<source>a normal wave</source>
<translation>eine normale Welle</translation>
</message>
<message>
<source>A note for next time; it may stay empty.</source>
<translation>Eine Notiz fürs nächste Mal; sie darf leer bleiben.</translation>
</message>
<message>
<source>A pack</source>
<translation>Ein Paket</translation>
</message>
<message>
<source>A pack holds at most {most} items; choose fewer.</source>
<translation>Ein Paket fasst höchstens {most} Stücke; wähle weniger.</translation>
</message>
<message>
<source>A page for each people, to be ticked by hand</source>
<translation>Eine Seite für jedes Volk, zum Abhaken</translation>
</message>
<message>
<source>A path has two ends at least.</source>
<translation>Ein Weg hat mindestens zwei Enden.</translation>
</message>
<message>
<source>A person</source>
<translation>Ein Mensch</translation>
</message>
<message>
<source>A photo of your map</source>
<translation>Ein Foto eurer Karte</translation>
</message>
<message>
<source>A picture, and where everything is measured to</source>
<translation>Ein Bild, und woran alles gemessen wird</translation>
</message>
<message>
<source>a piece of the ground</source>
<translation>ein Geländestück</translation>
</message>
<message>
<source>A place</source>
<translation>Ein Ort</translation>
</message>
<message>
<source>A place is asked for</source>
<translation>Ein Platz wird gesucht</translation>
</message>
<message>
<source>A place is missing that its rules speak of: {place}.</source>
<translation>Ein Ort fehlt, von dem seine Regeln sprechen: {place}.</translation>
</message>
<message>
<source>A place is three whole numbers: x, y and a turn.</source>
<translation>Ein Ort sind drei ganze Zahlen: x, y und eine Drehung.</translation>
</message>
<message>
<source>A place on the table, measured from its upper left corner.</source>
<translation>Ein Ort auf dem Tisch, von seiner linken oberen Ecke gemessen.</translation>
</message>
<message>
<source>A place that people feared is lost</source>
<translation>Ein gefürchteter Ort ist verloren</translation>
</message>
<message>
<source>A place that people loved is lost</source>
<translation>Ein geliebter Ort ist verloren</translation>
</message>
<message>
<source>A plain shape; again for another one</source>
<translation>Eine schlichte Form; noch einmal für eine andere</translation>
</message>
<message>
<source>a power attack</source>
<translation>ein Wuchtschlag</translation>
</message>
<message>
<source>a power attack on {goal}</source>
<translation>ein Wuchtschlag gegen {goal:acc}</translation>
</message>
<message>
<source>A Quality roll</source>
<translation>Ein Qualitätswurf</translation>
</message>
<message>
<source>A quarter of Short</source>
<translation>Ein Viertel von Kurz</translation>
</message>
<message>
<source>A quarter turn</source>
<translation>Eine Vierteldrehung</translation>
</message>
<message>
<source>A random encounter.</source>
<translation>Eine Zufallsbegegnung.</translation>
</message>
<message>
<source>a real card: its rank, also by letter; then 1 - 4, its suit</source>
<translation>echte Karte: ihr Wert, auch als Buchstabe; dann 1 - 4, ihre Farbe</translation>
</message>
<message>
<source>a real card: Jack, Queen, King; the joker (X)</source>
<translation>echte Karte: Bube, Dame, König; der Joker (X)</translation>
</message>
<message>
<source>A refugee camp among the dead</source>
<translation>Ein Flüchtlingslager unter Untoten</translation>
</message>
<message>
<source>a Relic</source>
<translation>ein Relikt|ein Relikt|einem Relikt</translation>
</message>
<message>
<source>A repair</source>
<translation>Eine Instandsetzung</translation>
</message>
<message>
<source>A report lies in {place}. It stays on this computer; nothing is sent.</source>
<translation>Ein Bericht liegt in {place}. Er bleibt auf diesem Rechner; nichts wird gesendet.</translation>
</message>
<message>
<source>A revived hero returns within</source>
<translation>Ein zurückgeholter Held erscheint innerhalb von</translation>
</message>
<message>
<source>a reward</source>
<translation>eine Belohnung</translation>
</message>
<message>
<source>A rider takes up a friend on foot, away from enemies: 1 action. If it falls, both lie there.</source>
<translation>Ein Reiter nimmt jemanden zu Fuß in den Sattel, fern vom Feind: 1 Aktion. Stürzt er, liegen beide.</translation>
</message>
<message>
<source>A river: it begins {start} and ends {end}</source>
<translation>Ein Fluss: er beginnt {start} und endet {end}</translation>
</message>
<message>
<source>a road</source>
<translation>eine Straße</translation>
</message>
<message>
<source>A ruin</source>
<translation>Eine Ruine</translation>
</message>
<message>
<source>A ruin is explored</source>
<translation>Eine Ruine wird erkundet</translation>
</message>
<message>
<source>A ruin is placed, or gold</source>
<translation>Eine Ruine wird gelegt, oder Gold</translation>
</message>
<message>
<source>A ruin is placed, or gold where none is left</source>
<translation>Eine Ruine wird gelegt, oder Gold, wo keine übrig ist</translation>
</message>
<message>
<source>A ruling of ours.</source>
<translation>Eine Regelung von uns.</translation>
</message>
<message>
<source>a scene, if you like</source>
<translation>eine Szene, wenn ihr mögt</translation>
</message>
<message>
<source>A second move there needs a Quality roll.</source>
<translation>Eine zweite Bewegung dort braucht einen Qualitätswurf.</translation>
</message>
<message>
<source>A sentry's way</source>
<translation>Der Weg einer Wache</translation>
</message>
<message>
<source>a shell hole</source>
<translation>ein Granattrichter</translation>
</message>
<message>
<source>A short first game: {choices}</source>
<translation>Ein kurzes erstes Spiel: {choices}</translation>
</message>
<message>
<source>A shot</source>
<translation>Schuss</translation>
</message>
<message>
<source>A shot of a war machine</source>
<translation>Ein Schuss einer Kriegsmaschine</translation>
</message>
<message>
<source>A side of its own: its letter, its feature, and whom its squads may buy.</source>
<translation>Eine eigene Seite: ihr Buchstabe, ihre Eigenheit und wen ihre Abteilungen kaufen dürfen.</translation>
</message>
<message>
<source>A siege engine is built by an engineer. Beside a stronghold it makes the walls count a level lower, and each of its wounds counts as three. It moves or shoots, never both in one turn.</source>
<translation>Eine Belagerungsmaschine baut ein Baumeister. Neben einer Festung zählen die Mauern eine Stufe niedriger, und jede Wunde zählt als drei. Im Zug fährt sie oder schießt, nie beides.</translation>
</message>
<message>
<source>A siege lasted {turns} turns on average.</source>
<translation>Eine Belagerung dauerte im Mittel {turns} Runden.</translation>
</message>
<message>
<source>A siege told by {who}.</source>
<translation>Eine Belagerung, erzählt von {who}.</translation>
</message>
<message>
<source>A sketch: places are rough</source>
<translation>Eine Skizze: Orte sind ungefähr</translation>
</message>
<message>
<source>A slower lord</source>
<translation>Ein langsamerer Herrscher</translation>
</message>
<message>
<source>A small hill</source>
<translation>Ein kleiner Hügel</translation>
</message>
<message>
<source>a small hill</source>
<translation>ein kleiner Hügel</translation>
</message>
<message>
<source>A small monster near the lord is gone, else gold</source>
<translation>Ein kleines Monster in der Nähe des Herrschers verschwindet, sonst Gold</translation>
</message>
<message>
<source>A small monster slain</source>
<translation>Ein kleines Monster erschlagen</translation>
</message>
<message>
<source>A small monster within {within} tiles of your lord is gone, and you roll for what it had. If there is none, gain {number} gold.</source>
<translation>Ein kleines Monster bis {within} Felder von deinem Herrscher verschwindet, und du würfelst um seine Beute. Ist keines da, bekommst du {number} Gold.</translation>
</message>
<message>
<source>A soldier carries one firearm, and here are {weapons}.</source>
<translation>Ein Soldat trägt eine Schusswaffe, und hier stehen {weapons}.</translation>
</message>
<message>
<source>A special rule has this id already: {id}.</source>
<translation>Eine Sonderregel hat dieses Kürzel schon: {id}.</translation>
</message>
<message>
<source>A squad breaks at two men: with a commander only if outnumbered.</source>
<translation>Ein Trupp bricht bei zwei Leuten: mit Kommandeur nur in Unterzahl.</translation>
</message>
<message>
<source>A squad broke</source>
<translation>Eine Abteilung zerbrach</translation>
</message>
<message>
<source>A squad that is down to two men breaks and has lost; with an officer or a sergeant among them only while the enemy has more. One more good volley may decide it. You may also withdraw, and lose.</source>
<translation>Ein Trupp von nur noch zwei Leuten zerbricht und hat verloren; ist ein Offizier oder Sergeant dabei, nur solange der Gegner mehr hat. Eine gute Salve mehr kann es entscheiden. Du kannst dich auch zurückziehen, und verlierst.</translation>
</message>
<message>
<source>A stack stays unfinished and is put away.</source>
<translation>Ein Häufchen bleibt unvollendet und kommt weg.</translation>
</message>
<message>
<source>A step back</source>
<translation>Ein Schritt zurück</translation>
</message>
<message>
<source>A story with a goal and a table of its own.</source>
<translation>Eine Geschichte mit einem Ziel und einem eigenen Tisch.</translation>
</message>
<message>
<source>a stream</source>
<translation>ein Bach</translation>
</message>
<message>
<source>A street: draw it, or click corner after corner</source>
<translation>Eine Straße: zeichne sie, oder klicke Ecke für Ecke</translation>
</message>
<message>
<source>A stronghold that nobody defends is taken by whoever is inside.</source>
<translation>Eine unverteidigte Festung nimmt, wer darin steht.</translation>
</message>
<message>
<source>A stronghold without a defender belongs to whoever stands in it at the end of the combat, with mine, farm and all. Leave somebody at home.</source>
<translation>Eine Festung ohne Verteidiger gehört dem, der am Ende des Kampfes darin steht, samt Mine und Hof. Lass jemanden zu Hause.</translation>
</message>
<message>
<source>a Supply Cache</source>
<translation>ein Vorratslager|ein Vorratslager|einem Vorratslager</translation>
</message>
<message>
<source>a sweep of the tail</source>
<translation>ein Schwanzhieb</translation>
</message>
<message>
<source>a symbol of hope</source>
<translation>ein Zeichen der Hoffnung</translation>
</message>
<message>
<source>A table belongs here; write it in braces.</source>
<translation>Hierher gehört eine Tabelle; schreib sie in geschweiften Klammern.</translation>
</message>
<message>
<source>A table that lies ready; otherwise the defender lays it out.</source>
<translation>Ein Tisch, der fertig liegt; sonst legt ihn der Verteidiger aus.</translation>
</message>
<message>
<source>A table with its roads, woods, walls and water, measured in sticks: it fits every scale.</source>
<translation>Ein Tisch mit Straßen, Wäldern, Mauern und Wasser, in Messstäben gemessen: Er passt für jeden Maßstab.</translation>
</message>
<message>
<source>A tag such as orc, for the traits that name somebody.</source>
<translation>Ein Merkmal wie orc, für Eigenschaften, die jemanden nennen.</translation>
</message>
<message>
<source>a tag, such as orc</source>
<translation>ein Merkmal, etwa orc</translation>
</message>
<message>
<source>A text belongs here; write it in quotes, such as "Oak".</source>
<translation>Hierher gehört ein Text; schreib ihn in Anführungszeichen, etwa "Oak".</translation>
</message>
<message>
<source>a text of at most {longest} characters belongs here</source>
<translation>hierher gehört ein Text von höchstens {longest} Zeichen</translation>
</message>
<message>
<source>A tie; the dice are thrown again.</source>
<translation>Gleichstand; es wird neu gewürfelt.</translation>
</message>
<message>
<source>A town of knights and mages</source>
<translation>Eine Stadt der Ritter und Magier</translation>
</message>
<message>
<source>A town stands at {tile}.</source>
<translation>Bei {tile} steht eine Stadt.</translation>
</message>
<message>
<source>a Trap</source>
<translation>eine Falle|eine Falle|einer Falle</translation>
</message>
<message>
<source>A Trap is laid, face down.</source>
<translation>Eine Falle wird gelegt, verdeckt.</translation>
</message>
<message>
<source>A treasure and a card of equipment.</source>
<translation>Ein Schatz und eine Ausrüstungskarte.</translation>
</message>
<message>
<source>A treasure lies face down at {tile}.</source>
<translation>Bei {tile} liegt ein verdeckter Schatz.</translation>
</message>
<message>
<source>A treasure lies here, face down.</source>
<translation>Hier liegt ein verdeckter Schatz.</translation>
</message>
<message>
<source>A treasure.</source>
<translation>Ein Schatz.</translation>
</message>
<message>
<source>a tree</source>
<translation>ein Baum</translation>
</message>
<message>
<source>A turn</source>
<translation>Eine Runde</translation>
</message>
<message>
<source>A turn ends</source>
<translation>Ein Zug endet</translation>
</message>
<message>
<source>A turn is one thing</source>
<translation>Ein Zug ist eines</translation>
</message>
<message>
<source>A turn: Combat</source>
<translation>Ein Zug: Kampf</translation>
</message>
<message>
<source>A turn: its end</source>
<translation>Ein Zug: das Ende</translation>
</message>
<message>
<source>A turn: Movement</source>
<translation>Ein Zug: Bewegung</translation>
</message>
<message>
<source>A turn: Upkeep</source>
<translation>Ein Zug: Unterhalt</translation>
</message>
<message>
<source>A unit near the lord is healed</source>
<translation>Eine Einheit in der Nähe des Herrschers wird geheilt</translation>
</message>
<message>
<source>A unit outside is hurt, chosen by the next player</source>
<translation>Eine Einheit draußen wird verletzt, nach Wahl des nächsten Spielers</translation>
</message>
<message>
<source>a unit stands in a town</source>
<translation>eine Einheit steht in einer Stadt</translation>
</message>
<message>
<source>a volley</source>
<translation>eine Salve</translation>
</message>
<message>
<source>a volley at their Leader</source>
<translation>eine Salve auf ihren Anführer</translation>
</message>
<message>
<source>A wall runs along the width or the depth of its building, and ends within.</source>
<translation>Eine Wand verläuft entlang der Breite oder der Tiefe des Gebäudes und endet darin.</translation>
</message>
<message>
<source>A wall with towers; it closes where it comes back to its start</source>
<translation>Eine Mauer mit Türmen; sie schließt sich, wo sie zum Anfang zurückkommt</translation>
</message>
<message>
<source>A wave</source>
<translation>Eine Welle</translation>
</message>
<message>
<source>A wave asks for up to {asked}.</source>
<translation>Eine Welle verlangt bis zu {asked}.</translation>
</message>
<message>
<source>A wave asks for up to {asked}: {lacking} short.</source>
<translation>Eine Welle verlangt bis zu {asked}: {lacking} fehlen.</translation>
</message>
<message>
<source>A wave is Hard from</source>
<translation>Eine Welle ist Schwer ab</translation>
</message>
<message>
<source>A wave is Normal from</source>
<translation>Eine Welle ist Normal ab</translation>
</message>
<message>
<source>a whole number from {least} to {most} belongs here</source>
<translation>hierher gehört eine ganze Zahl von {least} bis {most}</translation>
</message>
<message>
<source>a wood</source>
<translation>ein Wald</translation>
</message>
<message>
<source>A word or a number, such as fire or V-6.5.4</source>
<translation>Wort oder Nummer, etwa V-6.5.4</translation>
</message>
<message>
<source>A worker</source>
<translation>Ein Arbeiter</translation>
</message>
<message>
<source>A worker comes to your mine or farm.</source>
<translation>Ein Arbeiter kommt in deine Mine oder auf deinen Hof.</translation>
</message>
<message>
<source>A worker is lost</source>
<translation>Ein Arbeiter geht verloren</translation>
</message>
<message>
<source>A worker may change sides in step 3; each place keeps one.</source>
<translation>In Schritt 3 darf ein Arbeiter wechseln; je einer bleibt.</translation>
</message>
<message>
<source>A world is chosen</source>
<translation>Eine Welt wird gewählt</translation>
</message>
<message>
<source>A world of our own</source>
<translation>Eine eigene Welt</translation>
</message>
<message>
<source>A world with names for places, defenders and threats, and questions to tell by.</source>
<translation>Eine Welt mit Namen für Orte, Verteidiger und Bedrohungen und mit Fragen zum Erzählen.</translation>
</message>
<message>
<source>A wound</source>
<translation>Eine Wunde</translation>
</message>
<message>
<source>A wound counts as {force}.</source>
<translation>Eine Wunde zählt als {force}.</translation>
</message>
<message>
<source>A wound may go to an own unit beside.</source>
<translation>Eine Wunde darf an eine eigene Einheit daneben gehen.</translation>
</message>
<message>
<source>A wound of {model} closes by itself.</source>
<translation>Eine Wunde von {model:dat} schließt sich von selbst.</translation>
</message>
<message>
<source>A wound of {model} is healed. Quality is {quality}+ again.</source>
<translation>Eine Wunde von {model:dat} ist geheilt. Qualität wieder {quality}+.</translation>
</message>
<message>
<source>A wound on a large monster or a monster lord counts as {number}.</source>
<translation>Eine Wunde an einem großen Monster oder Monsterfürsten zählt als {number}.</translation>
</message>
<message>
<source>A wound that counts as two counts as one</source>
<translation>Eine Wunde, die als zwei zählt, zählt als eine</translation>
</message>
<message>
<source>A wound that counts as two counts as one.</source>
<translation>Eine Wunde, die als zwei zählt, zählt als eine.</translation>
</message>
<message>
<source>A4</source>
<translation>A4</translation>
</message>
<message>
<source>A5</source>
<translation>A5</translation>
</message>
<message>
<source>A5 booklet to fold</source>
<translation>A5-Heft zum Falten</translation>
</message>
<message>
<source>abandoned</source>
<translation>verlassen</translation>
</message>
<message>
<source>Abilities, and the end</source>
<translation>Fähigkeiten und das Ende</translation>
</message>
<message>
<source>Ability</source>
<translation>Fähigkeit</translation>
</message>
<message>
<source>Ability of the race</source>
<translation>Fähigkeit des Volkes</translation>
</message>
<message>
<source>About a defender</source>
<translation>Über einen Verteidiger</translation>
</message>
<message>
<source>About a place</source>
<translation>Über einen Ort</translation>
</message>
<message>
<source>About a threat</source>
<translation>Über eine Bedrohung</translation>
</message>
<message>
<source>About as lucky as most tables.</source>
<translation>Etwa so viel Glück wie an den meisten Tischen.</translation>
</message>
<message>
<source>About Hearthwall</source>
<translation>Über Hearthwall</translation>
</message>
<message>
<source>About the land round the city</source>
<translation>Über das Land um die Stadt</translation>
</message>
<message>
<source>about {minutes} min</source>
<translation>etwa {minutes} min</translation>
</message>
<message>
<source>Ace</source>
<translation>Ass</translation>
</message>
<message>
<source>Ace 1, Jack 11, Queen 12, King 13.</source>
<translation>Ass 1, Bube 11, Dame 12, König 13.</translation>
</message>
<message>
<source>Ace to 3: the next attack aims where the city is weak.</source>
<translation>Ass bis 3: Der nächste Angriff zielt dorthin, wo die Stadt schwach ist.</translation>
</message>
<message>
<source>Ace to 5: area or group. 6 to 10: military. Jack, Queen, King: special.</source>
<translation>Ass bis 5: Gebiet oder Gruppe. 6 bis 10: Militär. Bube, Dame, König: Besonderes.</translation>
</message>
<message>
<source>across</source>
<translation>nach rechts</translation>
</message>
<message>
<source>acted</source>
<translation>gearbeitet</translation>
</message>
<message>
<source>actions left</source>
<translation>übrige Aktionen</translation>
</message>
<message>
<source>Actions left: {actions}. One attack in each turn.</source>
<translation>Übrige Aktionen: {actions}. Ein Angriff pro Zug.</translation>
</message>
<message>
<source>Actions to leave a melee</source>
<translation>Aktionen, um den Nahkampf zu verlassen</translation>
</message>
<message>
<source>Actions to load</source>
<translation>Aktionen zum Laden</translation>
</message>
<message>
<source>Actions to reload the Short Bow</source>
<translation>Aktionen, um den Kurzbogen zu laden</translation>
</message>
<message>
<source>Activation</source>
<translation>Aktivierung</translation>
</message>
<message>
<source>activation</source>
<translation>Aktivierung</translation>
</message>
<message>
<source>Add</source>
<translation>Hinzufügen</translation>
</message>
<message>
<source>add</source>
<translation>nehmen</translation>
</message>
<message>
<source>Add a card</source>
<translation>Karte hinzufügen</translation>
</message>
<message>
<source>Add a defender</source>
<translation>Verteidiger hinzufügen</translation>
</message>
<message>
<source>Add a defender, with cards that say who it is.</source>
<translation>Füge einen Verteidiger hinzu, mit Karten, die sagen, wer er ist.</translation>
</message>
<message>
<source>Add a door or window</source>
<translation>Tür oder Fenster hinzufügen</translation>
</message>
<message>
<source>Add a group</source>
<translation>Gruppe hinzufügen</translation>
</message>
<message>
<source>Add a level</source>
<translation>Stufe hinzufügen</translation>
</message>
<message>
<source>Add a level.</source>
<translation>Füg eine Stufe hinzu.</translation>
</message>
<message>
<source>Add a place</source>
<translation>Ort hinzufügen</translation>
</message>
<message>
<source>Add a row</source>
<translation>Zeile hinzufügen</translation>
</message>
<message>
<source>Add a rule</source>
<translation>Eine Regel hinzufügen</translation>
</message>
<message>
<source>Add a trait</source>
<translation>Eigenschaft hinzufügen</translation>
</message>
<message>
<source>Add a wall</source>
<translation>Eine Wand hinzufügen</translation>
</message>
<message>
<source>Add a wave</source>
<translation>Welle hinzufügen</translation>
</message>
<message>
<source>Add a way</source>
<translation>Verbindung hinzufügen</translation>
</message>
<message>
<source>Add a way in</source>
<translation>Zugang hinzufügen</translation>
</message>
<message>
<source>Add a way, or keep it so: nobody can come to help there.</source>
<translation>Füge eine Verbindung hinzu, oder lass es so: Zu Hilfe kommen kann dort niemand.</translation>
</message>
<message>
<source>Add a weapon, or remove {name}.</source>
<translation>Füge eine Waffe hinzu oder nimm {name} weg.</translation>
</message>
<message>
<source>Add a zone for the heroes</source>
<translation>Zone für die Helden hinzufügen</translation>
</message>
<message>
<source>Add at least one place where the enemy may come in.</source>
<translation>Füge mindestens einen Ort hinzu, an dem der Feind hereinkommen kann.</translation>
</message>
<message>
<source>add every copied line</source>
<translation>jede kopierte Zeile aufnehmen</translation>
</message>
<message>
<source>Add it</source>
<translation>Hinzufügen</translation>
</message>
<message>
<source>Add levels, or take those of {other}.</source>
<translation>Füg Stufen hinzu, oder nimm die von diesem Gebäude: {other}.</translation>
</message>
<message>
<source>Add models</source>
<translation>Modelle hinzufügen</translation>
</message>
<message>
<source>Add one of them.</source>
<translation>Füge eines davon hinzu.</translation>
</message>
<message>
<source>Add one, or let something else happen.</source>
<translation>Füge etwas hinzu, oder lass etwas anderes geschehen.</translation>
</message>
<message>
<source>Add one, with cards that say what it is.</source>
<translation>Füge einen hinzu, mit Karten, die sagen, was er ist.</translation>
</message>
<message>
<source>Add soldiers</source>
<translation>Soldaten hinzufügen</translation>
</message>
<message>
<source>Add soldiers to its roster.</source>
<translation>Füge dem Aufgebot Soldaten hinzu.</translation>
</message>
<message>
<source>Add stairs or a ladder</source>
<translation>Treppe oder Leiter hinzufügen</translation>
</message>
<message>
<source>Add supplies</source>
<translation>Vorräte hinzufügen</translation>
</message>
<message>
<source>Add supplies.</source>
<translation>Füge Vorräte hinzu.</translation>
</message>
<message>
<source>Add terrain</source>
<translation>Gelände hinzufügen</translation>
</message>
<message>
<source>Add this place.</source>
<translation>Füge diesen Ort hinzu.</translation>
</message>
<message>
<source>Add to my library</source>
<translation>In meine Bibliothek</translation>
</message>
<message>
<source>add what is typed</source>
<translation>aufnehmen, was geschrieben steht</translation>
</message>
<message>
<source>Add: {name}</source>
<translation>Hinzufügen: {name}</translation>
</message>
<message>
<source>Added</source>
<translation>Kommt hinzu</translation>
</message>
<message>
<source>Added to rolls of small monsters to wound the lord</source>
<translation>Zu Wundwürfen kleiner Monster gegen den Herrscher</translation>
</message>
<message>
<source>Added to rolls to hit the lord</source>
<translation>Zu Trefferwürfen gegen den Herrscher</translation>
</message>
<message>
<source>Added to rolls to hit the lord from two tiles or more</source>
<translation>Zu Trefferwürfen gegen den Herrscher aus zwei Feldern oder mehr</translation>
</message>
<message>
<source>Added to rolls to hit the lord in a forest</source>
<translation>Zu Trefferwürfen gegen den Herrscher im Wald</translation>
</message>
<message>
<source>Added to rolls to wound the lord</source>
<translation>Zu Wundwürfen gegen den Herrscher</translation>
</message>
<message>
<source>Added to the level of walls under attack</source>
<translation>Zur Stufe der angegriffenen Mauern</translation>
</message>
<message>
<source>Added to the lord's rolls to hit</source>
<translation>Zu den Trefferwürfen des Herrschers</translation>
</message>
<message>
<source>Added to the lord's rolls to wound</source>
<translation>Zu den Wundwürfen des Herrschers</translation>
</message>
<message>
<source>Added to the roll that breaks one.</source>
<translation>Kommt zum Wurf hinzu, der eine aufbricht.</translation>
</message>
<message>
<source>Added to the roll.</source>
<translation>Kommt zum Wurf hinzu.</translation>
</message>
<message>
<source>Added to them: a minus protects.</source>
<translation>Wird zu ihnen gezählt: Ein Minus schützt.</translation>
</message>
<message>
<source>Added, with a problem</source>
<translation>Kommt hinzu, mit Problem</translation>
</message>
<message>
<source>Advanced Deployment</source>
<translation>Vorgeschobene Aufstellung</translation>
</message>
<message>
<source>Advice: {words}</source>
<translation>Hinweis: {words}</translation>
</message>
<message numerus="yes">
<source>after %n round(s)</source>
<translation><numerusform>nach %n Runde</numerusform><numerusform>nach %n Runden</numerusform></translation>
</message>
<message numerus="yes">
<source>After %n turn(s):</source>
<translation><numerusform>Nach %n Runde:</numerusform><numerusform>Nach %n Runden:</numerusform></translation>
</message>
<message>
<source>After combat, with no enemy beside, your lord may move on: {plain}.</source>
<translation>Nach dem Kampf darf dein Herrscher ohne Gegner daneben weitergehen: {plain}.</translation>
</message>
<message>
<source>After each wave you read how it went, and the Table menu tells it again. Your Supplies mend what is broken, build better houses, and set Barricades and Traps; what is left is saved. End the council when you are done. Good luck.</source>
<translation>Nach jeder Welle liest du, wie sie ausging, und das Menü Tisch erzählt es noch einmal. Deine Vorräte flicken, was kaputt ist, bauen bessere Häuser und stellen Barrikaden und Fallen auf; was bleibt, ist gespart. Beende den Rat, wenn du fertig bist. Viel Glück.</translation>
</message>
<message>
<source>After next Upkeep</source>
<translation>Nach dem nächsten Unterhalt</translation>
</message>
<message>
<source>After the last player the monsters move. Each makes for whoever is nearest, and strikes first. They are fond of a unit that stands alone.</source>
<translation>Nach dem letzten Spieler ziehen die Monster. Jedes geht auf das Nächste los und schlägt zuerst. Am liebsten mögen sie Einheiten, die allein stehen.</translation>
</message>
<message>
<source>After the nearest hero, the wounded first. Buildings do not matter.</source>
<translation>Dem nächsten Helden nach, zuerst den Verwundeten. Gebäude sind egal.</translation>
</message>
<message>
<source>After the others</source>
<translation>Nach den anderen</translation>
</message>
<message>
<source>After this:</source>
<translation>Danach:</translation>
</message>
<message>
<source>After.</source>
<translation>Nachher.</translation>
</message>
<message>
<source>After. Now they come in at {places} too.</source>
<translation>Nachher. Neue Zugänge: {places}.</translation>
</message>
<message>
<source>Afterwards</source>
<translation>Danach</translation>
</message>
<message>
<source>Again</source>
<translation>Noch einmal</translation>
</message>
<message>
<source>again and again</source>
<translation>immer wieder</translation>
</message>
<message>
<source>Against</source>
<translation>Gegen</translation>
</message>
<message>
<source>Against a line infantryman in the open</source>
<translation>Gegen einen Linieninfanteristen auf freiem Feld</translation>
</message>
<message>
<source>against all</source>
<translation>gegen alle</translation>
</message>
<message>
<source>Against doors</source>
<translation>Gegen Türen</translation>
</message>
<message>
<source>against one</source>
<translation>gegen eine</translation>
</message>
<message>
<source>against one, two, all</source>
<translation>gegen eine, zwei, alle</translation>
</message>
<message>
<source>against two</source>
<translation>gegen zwei</translation>
</message>
<message>
<source>against us {chance}</source>
<translation>gegen uns {chance}</translation>
</message>
<message>
<source>Against walls</source>
<translation>Gegen Mauern</translation>
</message>
<message>
<source>Against whom</source>
<translation>Gegen wen</translation>
</message>
<message>
<source>Against you: {groups}</source>
<translation>Gegen euch: {groups}</translation>
</message>
<message>
<source>against {name}</source>
<translation>an {name:dat}</translation>
</message>
<message>
<source>Against {name} as it came with Hearthwall</source>
<translation>Gegenüber {name}, wie es mit Hearthwall kam</translation>
</message>
<message>
<source>Against {place}: {threats}.</source>
<translation>Gegen {place}: {threats}.</translation>
</message>
<message>
<source>against {there}</source>
<translation>an {there:dat}</translation>
</message>
<message>
<source>Aim at {thing}</source>
<translation>Auf {thing} zielen</translation>
</message>
<message>
<source>aimed</source>
<translation>gezielt</translation>
</message>
<message>
<source>aimed shot</source>
<translation>gezielter Schuss</translation>
</message>
<message>
<source>Aimed shot at {name}</source>
<translation>Gezielter Schuss auf {name:acc}</translation>
</message>
<message>
<source>Aimed shot: {odds}</source>
<translation>Gezielter Schuss: {odds}</translation>
</message>
<message>
<source>Alarm</source>
<translation>Alarm</translation>
</message>
<message>
<source>All</source>
<translation>Alle</translation>
</message>
<message numerus="yes">
<source>All %n together</source>
<translation><numerusform>Alle %n zusammen</numerusform><numerusform>Alle %n zusammen</numerusform></translation>
</message>
<message>
<source>All 60 of the box</source>
<translation>Alle 60 der Schachtel</translation>
</message>
<message>
<source>All answers since then stay as they are.</source>
<translation>Alle Antworten seither bleiben, wie sie sind.</translation>
</message>
<message>
<source>All approve of the map</source>
<translation>Alle heißen die Landkarte gut</translation>
</message>
<message>
<source>All are where they should be</source>
<translation>Alle sind, wo sie sein sollen</translation>
</message>
<message>
<source>all as usual, {percent} % ({low} to {high})</source>
<translation>alles wie üblich, {percent} % ({low} bis {high})</translation>
</message>
<message>
<source>All at the end</source>
<translation>Alle am Ende</translation>
</message>
<message>
<source>All done, go on</source>
<translation>Alle erledigt, weiter</translation>
</message>
<message>
<source>All engineers have acted; they act again next turn.</source>
<translation>Alle Baumeister haben gearbeitet; im nächsten Zug wieder.</translation>
</message>
<message>
<source>All four corners</source>
<translation>Alle vier Ecken</translation>
</message>
<message>
<source>All four edges have an open way to every building.</source>
<translation>Alle vier Kanten haben einen offenen Weg zu jedem Gebäude.</translation>
</message>
<message>
<source>All games</source>
<translation>Alle Spiele</translation>
</message>
<message>
<source>All games (G)</source>
<translation>Alle Spiele (G)</translation>
</message>
<message>
<source>All games ({count})</source>
<translation>Alle Spiele ({count})</translation>
</message>
<message>
<source>All heroes</source>
<translation>Alle Helden</translation>
</message>
<message>
<source>All in turn</source>
<translation>Alle reihum</translation>
</message>
<message>
<source>all in turn when left out</source>
<translation>ohne Angabe alle der Reihe nach</translation>
</message>
<message>
<source>all is in order</source>
<translation>alles gut</translation>
</message>
<message>
<source>All is quiet.</source>
<translation>Alles ist ruhig.</translation>
</message>
<message>
<source>All is right</source>
<translation>Alles stimmt</translation>
</message>
<message>
<source>All is well</source>
<translation>Alles stimmt</translation>
</message>
<message>
<source>all is well</source>
<translation>alles stimmt</translation>
</message>
<message>
<source>All items</source>
<translation>Alle Stücke</translation>
</message>
<message>
<source>all kept</source>
<translation>alle eingehalten</translation>
</message>
<message>
<source>all keys</source>
<translation>alle Tasten</translation>
</message>
<message>
<source>All keys on one sheet (?)</source>
<translation>Alle Tasten auf einem Blatt (?)</translation>
</message>
<message>
<source>All lengths run along the edges of the table, to the side of a piece or to the edge of a base.</source>
<translation>Alle Längen laufen entlang der Tischkanten, bis zur Seite eines Stücks oder zum Rand einer Base.</translation>
</message>
<message>
<source>All like it: {whom}</source>
<translation>Alle von dieser Art: {whom}</translation>
</message>
<message>
<source>All of them: the lord on {tile}</source>
<translation>Alle auf einmal: der Herrscher auf {tile}</translation>
</message>
<message numerus="yes">
<source>All roll Morale after %n more loss(es)</source>
<translation><numerusform>Alle würfeln Moral nach %n weiteren Verlust</numerusform><numerusform>Alle würfeln Moral nach %n weiteren Verlusten</numerusform></translation>
</message>
<message>
<source>all since the start</source>
<translation>alles seit Beginn</translation>
</message>
<message>
<source>all since “{step}”</source>
<translation>alles seit „{step}“</translation>
</message>
<message>
<source>All sixty of the box</source>
<translation>Alle sechzig der Schachtel</translation>
</message>
<message>
<source>All squads are here</source>
<translation>Alle Trupps sind da</translation>
</message>
<message>
<source>All that had to be found is found. The village has won.</source>
<translation>Alles, was zu finden war, ist gefunden. Das Dorf hat gewonnen.</translation>
</message>
<message>
<source>All units have more movement next turn</source>
<translation>Alle Einheiten gehen im nächsten Zug weiter</translation>
</message>
<message>
<source>All wounds of your lord heal, or so many of other units: {number}.</source>
<translation>Alle Wunden deines Herrschers heilen, oder so viele anderer Einheiten: {number}.</translation>
</message>
<message>
<source>all your figures for that are in use</source>
<translation>alle eure Figuren dafür sind im Einsatz</translation>
</message>
<message>
<source>All your units have more movement next turn: {number}, siege engines 1.</source>
<translation>Alle deine Einheiten haben im nächsten Zug mehr Bewegung: {number}, Maschinen 1.</translation>
</message>
<message>
<source>All {count}</source>
<translation>Alle {count}</translation>
</message>
<message>
<source>All {count} stand</source>
<translation>Alle {count} stehen</translation>
</message>
<message>
<source>Almost</source>
<translation>Fast</translation>
</message>
<message>
<source>almost touching {name}, {side}</source>
<translation>fast in Kontakt mit {name:dat}, {side}</translation>
</message>
<message>
<source>alone</source>
<translation>allein</translation>
</message>
<message>
<source>Along a path (L)</source>
<translation>Einen Weg entlang (L)</translation>
</message>
<message>
<source>already wounded</source>
<translation>schon verwundet</translation>
</message>
<message>
<source>Also</source>
<translation>Außerdem</translation>
</message>
<message>
<source>Also {thing}</source>
<translation>Auch: {thing}</translation>
</message>
<message>
<source>Ambush</source>
<translation>Hinterhalt</translation>
</message>
<message>
<source>ammunition</source>
<translation>Munition</translation>
</message>
<message>
<source>Among which players choose, beside those of the book where they stay.</source>
<translation>Unter denen die Spieler wählen, neben denen des Buchs, wo diese bleiben.</translation>
</message>
<message>
<source>An activation</source>
<translation>Eine Aktivierung</translation>
</message>
<message>
<source>an aimed shot</source>
<translation>ein gezielter Schuss</translation>
</message>
<message>
<source>an aimed shot at {goal}</source>
<translation>ein gezielter Schuss auf {goal:acc}</translation>
</message>
<message>
<source>an Ambush</source>
<translation>ein Hinterhalt|einen Hinterhalt|einem Hinterhalt</translation>
</message>
<message>
<source>an ambush</source>
<translation>ein Hinterhalt|einen Hinterhalt|einem Hinterhalt</translation>
</message>
<message>
<source>An ambush. 1 {enemies} (group {group}) comes from {edge}.</source>
<translation>Ein Hinterhalt. 1 {enemies} (Gruppe {group}) kommt von {edge:dat}.</translation>
</message>
<message>
<source>An ambush. {count} {enemies} (group {group}) come from {edge}.</source>
<translation>Ein Hinterhalt. {count} {enemies} (Gruppe {group}) kommen von {edge:dat}.</translation>
</message>
<message>
<source>an Ancient Relic</source>
<translation>ein Altes Relikt|ein Altes Relikt|einem Alten Relikt</translation>
</message>
<message>
<source>An attack</source>
<translation>Ein Angriff</translation>
</message>
<message>
<source>An attack with twice the building's score does double damage.</source>
<translation>Ein Angriff mit der doppelten Summe des Gebäudes richtet doppelten Schaden an.</translation>
</message>
<message>
<source>An earlier copy of the library may have it whole. Everything else works as ever.</source>
<translation>Eine frühere Kopie der Bibliothek hat es vielleicht noch ganz. Alles andere geht wie immer.</translation>
</message>
<message>
<source>an easy wave</source>
<translation>eine leichte Welle</translation>
</message>
<message>
<source>An empty musket</source>
<translation>Eine leere Muskete</translation>
</message>
<message>
<source>an empty musket hits nobody</source>
<translation>eine leere Muskete trifft niemanden</translation>
</message>
<message>
<source>An empty sheet to draw on</source>
<translation>Ein leeres Blatt zum Zeichnen</translation>
</message>
<message>
<source>An encounter, a treasure, a disaster or a boon.</source>
<translation>Eine Begegnung, ein Schatz, eine Katastrophe oder eine Gunst.</translation>
</message>
<message>
<source>An enemy is near. Move into contact, then attack: both roll a die and add their Combat, and the higher sum wins. An even winning die throws the loser down, an odd one drives the loser back; twice the other sum kills. Leaving contact costs more, and the enemy strikes first.</source>
<translation>Ein Gegner ist nah. Beweg dich in Berührung, dann greif an: Beide werfen einen Würfel und zählen ihren Kampfwert dazu, die höhere Summe gewinnt. Ein gerader Siegwürfel wirft den Verlierer zu Boden, ein ungerader drängt ihn zurück; das Doppelte der anderen Summe tötet. Aus der Berührung zu gehen kostet mehr, und der Gegner schlägt zuerst.</translation>
</message>
<message>
<source>An enemy stands inside: nothing is gathered, trained or built here.</source>
<translation>Ein Gegner steht darin: Hier wird nichts geerntet, ausgebildet oder gebaut.</translation>
</message>
<message>
<source>An enemy whom a group of a wave brings.</source>
<translation>Ein Gegner, den eine Gruppe einer Welle mitbringt.</translation>
</message>
<message>
<source>An engineer or healer is lost, else a worker</source>
<translation>Ein Baumeister oder Heiler geht verloren, sonst ein Arbeiter</translation>
</message>
<message>
<source>An engineer raises one building a turn. A mine at level 2 brings 60 gold for each worker instead of 40: with three workers that pays for itself in two rounds.</source>
<translation>Ein Baumeister hebt jeden Zug ein Gebäude um eine Stufe. Eine Mine der Stufe 2 bringt je Arbeiter 60 Gold statt 40: Mit drei Arbeitern ist das in zwei Runden wieder drin.</translation>
</message>
<message>
<source>An evil day</source>
<translation>Ein böser Tag</translation>
</message>
<message>
<source>an evil day</source>
<translation>ein böser Tag</translation>
</message>
<message>
<source>an id such as {kind}-1 belongs here</source>
<translation>hierher gehört eine id wie {kind}-1</translation>
</message>
<message>
<source>An inner one</source>
<translation>Eine innere</translation>
</message>
<message>
<source>An old town</source>
<translation>Eine alte Stadt</translation>
</message>
<message>
<source>An open gate</source>
<translation>Ein offenes Tor</translation>
</message>
<message>
<source>An Orcish Shield makes it roll for every wound.</source>
<translation>Ein Orkschild erzwingt jeden Wundwurf.</translation>
</message>
<message>
<source>An order costs the officer one action. You name who follows, and one roll counts for all of them: each success is an action for every man. A volley fires together, and a regroup brings scattered men back.</source>
<translation>Ein Befehl kostet den Offizier eine Aktion. Du sagst, wer folgt, und ein Wurf gilt für alle: Jeder Erfolg ist eine Aktion für jeden. Eine Salve schießt gemeinsam, und Sammeln bringt Verstreute zurück.</translation>
</message>
<message>
<source>An outline has three corners at least.</source>
<translation>Ein Umriss hat mindestens drei Ecken.</translation>
</message>
<message>
<source>and</source>
<translation>und</translation>
</message>
<message numerus="yes">
<source>and %n more difference(s)</source>
<translation><numerusform>und %n weiterer Unterschied</numerusform><numerusform>und %n weitere Unterschiede</numerusform></translation>
</message>
<message numerus="yes">
<source>and %n more of the kind</source>
<translation><numerusform>und %n weiteres dieser Art</numerusform><numerusform>und %n weitere dieser Art</numerusform></translation>
</message>
<message numerus="yes">
<source>And %n more part(s) never mattered.</source>
<translation><numerusform>Und %n weiterer Teil spielte nie eine Rolle.</numerusform><numerusform>Und %n weitere Teile spielten nie eine Rolle.</numerusform></translation>
</message>
<message numerus="yes">
<source>And %n type(s) more.</source>
<translation><numerusform>Und noch %n Typ.</numerusform><numerusform>Und noch %n Typen.</numerusform></translation>
</message>
<message>
<source>and 1 more</source>
<translation>und 1 weiterer</translation>
</message>
<message>
<source>and 1 smaller place</source>
<translation>und 1 kleinere Stelle</translation>
</message>
<message>
<source>and the flag</source>
<translation>und Fahne</translation>
</message>
<message>
<source>And those who made it</source>
<translation>Und wer sie gemacht hat</translation>
</message>
<message>
<source>And where one side has the better player:</source>
<translation>Und wo eine Seite den besseren Spieler hat:</translation>
</message>
<message>
<source>and {count} more</source>
<translation>und {count} weitere</translation>
</message>
<message>
<source>and {count} more lines of the chronicle</source>
<translation>und {count} weitere Zeilen der Chronik</translation>
</message>
<message>
<source>and {count} smaller places</source>
<translation>und {count} kleinere Stellen</translation>
</message>
<message>
<source>Another</source>
<translation>Ein anderer</translation>
</message>
<message>
<source>Another battle</source>
<translation>Ein neues Gefecht</translation>
</message>
<message>
<source>Another game</source>
<translation>Noch ein Spiel</translation>
</message>
<message>
<source>another game tile</source>
<translation>eine andere Spielplatte</translation>
</message>
<message>
<source>Another ground: {name}</source>
<translation>Anderes Gelände: {name}</translation>
</message>
<message>
<source>Another group</source>
<translation>Eine andere Gruppe</translation>
</message>
<message>
<source>Another Hearthwall on this computer has it open.</source>
<translation>Ein anderes Hearthwall auf diesem Rechner hat es offen.</translation>
</message>
<message>
<source>Another name</source>
<translation>Ein anderer Name</translation>
</message>
<message>
<source>Another question (arrow down)</source>
<translation>Eine andere Frage (Pfeil nach unten)</translation>
</message>
<message>
<source>Another siege</source>
<translation>Noch eine Belagerung</translation>
</message>
<message>
<source>another size</source>
<translation>eine andere Größe</translation>
</message>
<message>
<source>Another suggestion (arrow down)</source>
<translation>Ein anderer Vorschlag (Pfeil nach unten)</translation>
</message>
<message>
<source>Another war</source>
<translation>Noch ein Krieg</translation>
</message>
<message>
<source>another way to the enemy is wanted</source>
<translation>ein weiterer Weg zum Gegner fehlt</translation>
</message>
<message>
<source>Another window has changed this meanwhile. Nothing is lost; which one goes on here?</source>
<translation>Ein anderes Fenster hat dies inzwischen geändert. Nichts ist verloren; womit geht es hier weiter?</translation>
</message>
<message>
<source>Another window has thrown this away meanwhile. What stands here can be kept as a copy.</source>
<translation>Ein anderes Fenster hat dies inzwischen weggeworfen. Was hier steht, lässt sich als Kopie behalten.</translation>
</message>
<message>
<source>Another window of this program has it open.</source>
<translation>Ein anderes Fenster dieses Programms hat es offen.</translation>
</message>
<message>
<source>Answer the rest as suggested</source>
<translation>Den Rest wie vorgeschlagen beantworten</translation>
</message>
<message>
<source>answer the rest of this part as suggested, where that is offered</source>
<translation>den Rest dieses Teils wie vorgeschlagen beantworten, wo das angeboten wird</translation>
</message>
<message>
<source>Any key goes on.</source>
<translation>Mit jeder Taste geht es weiter.</translation>
</message>
<message>
<source>Any nations</source>
<translation>Beliebige Nationen</translation>
</message>
<message>
<source>Any outline, corner by corner (P)</source>
<translation>Beliebiger Umriss, Ecke für Ecke (P)</translation>
</message>
<message>
<source>Any weapon</source>
<translation>Jede Waffe</translation>
</message>
<message>
<source>Any win of it kills; the other attacks of this turn are plain ones.</source>
<translation>Jeder Sieg damit tötet; die anderen Angriffe dieses Zuges sind gewöhnliche.</translation>
</message>
<message>
<source>anything else {n} %</source>
<translation>anderes {n} %</translation>
</message>
<message>
<source>Anywhere in the area that is marked.</source>
<translation>Irgendwo im markierten Bereich.</translation>
</message>
<message>
<source>Anywhere in the golden area.</source>
<translation>Irgendwo in der goldenen Fläche.</translation>
</message>
<message>
<source>Anywhere in the golden area. Q and E turn it.</source>
<translation>Irgendwo in der goldenen Fläche. Q und E drehen sie.</translation>
</message>
<message>
<source>Apricot</source>
<translation>Aprikose</translation>
</message>
<message>
<source>Archers</source>
<translation>Bogenschützen</translation>
</message>
<message>
<source>Archers of the Village Militia</source>
<translation>Schützen der Dorfmiliz</translation>
</message>
<message>
<source>Are the ways right?</source>
<translation>Stimmen die Wege?</translation>
</message>
<message>
<source>area</source>
<translation>Gebiet</translation>
</message>
<message>
<source>Arm</source>
<translation>Schenkel</translation>
</message>
<message>
<source>Armed with</source>
<translation>Bewaffnet mit</translation>
</message>
<message>
<source>Armies have limits</source>
<translation>Heere haben Grenzen</translation>
</message>
<message>
<source>Armour</source>
<translation>Rüstung</translation>
</message>
<message>
<source>Armoury</source>
<translation>Waffenkammer</translation>
</message>
<message>
<source>Around what cannot be crossed. The blue answer is what the program believes.</source>
<translation>Um alles herum, was man nicht durchqueren kann. Die blaue Antwort ist, was das Programm glaubt.</translation>
</message>
<message>
<source>Arran&amp;ge</source>
<translation>An&amp;ordnen</translation>
</message>
<message>
<source>Arrange</source>
<translation>Anordnen</translation>
</message>
<message>
<source>Arrow keys move the cross, Shift moves it a little</source>
<translation>Pfeiltasten bewegen das Kreuz, mit Umschalt nur ein wenig</translation>
</message>
<message>
<source>Arrows</source>
<translation>Pfeile</translation>
</message>
<message>
<source>Arrows or + choose a roll, 1 to 6 are faces, Backspace takes one back, Enter corrects.</source>
<translation>Pfeile oder + wählen einen Wurf, 1 bis 6 sind Augen, Rücktaste nimmt eins zurück, Enter berichtigt.</translation>
</message>
<message>
<source>As a &amp;PDF</source>
<translation>Als &amp;PDF</translation>
</message>
<message>
<source>As a page for the &amp;browser</source>
<translation>Als Seite für den &amp;Browser</translation>
</message>
<message>
<source>As a table, to correct it</source>
<translation>Als Tabelle, zum Berichtigen</translation>
</message>
<message>
<source>As a type</source>
<translation>Als Typ</translation>
</message>
<message>
<source>as a type</source>
<translation>als Typ</translation>
</message>
<message>
<source>As a word</source>
<translation>Als Wort</translation>
</message>
<message>
<source>as a word</source>
<translation>als Wort</translation>
</message>
<message>
<source>as chance has it</source>
<translation>wie der Zufall es will</translation>
</message>
<message>
<source>As drawn</source>
<translation>Wie gezeichnet</translation>
</message>
<message>
<source>As in the book</source>
<translation>Wie im Buch</translation>
</message>
<message>
<source>As in the book, for a longer evening</source>
<translation>Wie im Buch, für einen längeren Abend</translation>
</message>
<message>
<source>As in the rules</source>
<translation>Wie im Buch</translation>
</message>
<message>
<source>As in the rules: {name}</source>
<translation>Wie in den Regeln: {name}</translation>
</message>
<message>
<source>As it is</source>
<translation>Wie es ist</translation>
</message>
<message>
<source>As it stands now</source>
<translation>Wie es jetzt steht</translation>
</message>
<message>
<source>as it was before</source>
<translation>wie es vorher war</translation>
</message>
<message>
<source>As it was first</source>
<translation>Wie zuerst</translation>
</message>
<message>
<source>as its whole group</source>
<translation>wie die ganze Gruppe</translation>
</message>
<message>
<source>As last time</source>
<translation>Wie beim letzten Mal</translation>
</message>
<message>
<source>As players see it</source>
<translation>Wie Spieler es sehen</translation>
</message>
<message>
<source>as the players choose</source>
<translation>wie die Spieler es wählen</translation>
</message>
<message>
<source>As they are: {thing}</source>
<translation>Wie sie sind: {thing}</translation>
</message>
<message>
<source>Ask each time</source>
<translation>Jedes Mal fragen</translation>
</message>
<message>
<source>Ask for a note at the end</source>
<translation>Am Ende nach einer Notiz fragen</translation>
</message>
<message>
<source>Ask for no more waves than there are.</source>
<translation>Verlange nicht mehr Wellen, als es gibt.</translation>
</message>
<message>
<source>Ask for {most} or fewer.</source>
<translation>Verlange {most} oder weniger.</translation>
</message>
<message>
<source>Assassin</source>
<translation>Meuchler</translation>
</message>
<message>
<source>Assault at the Farm</source>
<translation>Sturm auf den Hof</translation>
</message>
<message>
<source>At a glance</source>
<translation>Auf einen Blick</translation>
</message>
<message>
<source>At a real table the program keeps the books and says what is to be done there. It can be changed later.</source>
<translation>An einem echten Tisch führt das Programm Buch und sagt, was dort zu tun ist. Das lässt sich später ändern.</translation>
</message>
<message>
<source>At a real table the program keeps the books, shows the cards, moves the monsters and says where.</source>
<translation>An einem echten Tisch führt das Programm Buch, zeigt die Karten, zieht die Monster und sagt, wohin.</translation>
</message>
<message>
<source>At a table, the map mirrors it</source>
<translation>Am Tisch, die Karte zeigt ihn</translation>
</message>
<message>
<source>At a table, without a map</source>
<translation>Am Tisch, ohne Karte</translation>
</message>
<message>
<source>At dawn, by night and in fog nobody sees further than two Long.</source>
<translation>Im Morgengrauen, bei Nacht und im Nebel sieht niemand weiter als zweimal Lang.</translation>
</message>
<message>
<source>At first</source>
<translation>Zuerst</translation>
</message>
<message numerus="yes">
<source>At its end %n answer(s) (does|do) not fit and (was|were) left out; go on from there.</source>
<translation><numerusform>Am Ende passt %n Antwort nicht und ist weggelassen; von dort geht es weiter.</numerusform><numerusform>Am Ende passen %n Antworten nicht und sind weggelassen; von dort geht es weiter.</numerusform></translation>
</message>
<message numerus="yes">
<source>At least %n of them.</source>
<translation><numerusform>Wenigstens %n davon.</numerusform><numerusform>Wenigstens %n davon.</numerusform></translation>
</message>
<message>
<source>At most</source>
<translation>Höchstens</translation>
</message>
<message>
<source>At most so many.</source>
<translation>Höchstens so viele.</translation>
</message>
<message>
<source>At most {near} from {heart}.</source>
<translation>Höchstens {near} von {heart:dat} entfernt.</translation>
</message>
<message>
<source>At once</source>
<translation>Sofort</translation>
</message>
<message>
<source>At the &amp;table, the map mirrors it</source>
<translation>Am &amp;Tisch, die Karte zeigt ihn</translation>
</message>
<message>
<source>at the bottom</source>
<translation>unten</translation>
</message>
<message>
<source>at the bottom left</source>
<translation>unten links</translation>
</message>
<message>
<source>at the bottom right</source>
<translation>unten rechts</translation>
</message>
<message>
<source>At the edge</source>
<translation>Am Rand</translation>
</message>
<message>
<source>At the end</source>
<translation>Am Ende</translation>
</message>
<message>
<source>at the left</source>
<translation>links</translation>
</message>
<message>
<source>At the level at which you could train them.</source>
<translation>Auf der Stufe, auf der du sie ausbilden könntest.</translation>
</message>
<message>
<source>at the right</source>
<translation>rechts</translation>
</message>
<message>
<source>At the start of your Upkeep wounds heal: {plain}.</source>
<translation>Zu Beginn deines Unterhalts heilen Wunden: {plain}.</translation>
</message>
<message>
<source>At the table</source>
<translation>Am Tisch</translation>
</message>
<message>
<source>At the table {model} touches nothing.</source>
<translation>Am Tisch berührt {model} nichts.</translation>
</message>
<message>
<source>At the table {model} touches {touched}.</source>
<translation>Am Tisch berührt {model} {touched:acc}.</translation>
</message>
<message>
<source>At the table, &amp;without a map</source>
<translation>Am Tisch, &amp;ohne Karte</translation>
</message>
<message>
<source>At the table, ask after every round</source>
<translation>Am Tisch nach jeder Runde fragen</translation>
</message>
<message>
<source>At the table, ask after every wave</source>
<translation>Am Tisch nach jeder Welle fragen</translation>
</message>
<message>
<source>At the table, with the map</source>
<translation>Am Tisch, mit Karte</translation>
</message>
<message>
<source>at the table, with the map</source>
<translation>am Tisch, mit der Karte</translation>
</message>
<message>
<source>At the table, without a map</source>
<translation>Am Tisch, ohne Karte</translation>
</message>
<message>
<source>at the table, without a map</source>
<translation>am Tisch, ohne Karte</translation>
</message>
<message>
<source>at the top</source>
<translation>oben</translation>
</message>
<message>
<source>at the top left</source>
<translation>oben links</translation>
</message>
<message>
<source>at the top right</source>
<translation>oben rechts</translation>
</message>
<message>
<source>At the Town Hall they stop; over an edge they are gone for the wave.</source>
<translation>Am Rathaus bleiben sie stehen; über eine Kante sind sie für die Welle fort.</translation>
</message>
<message>
<source>At their posts</source>
<translation>Auf ihren Posten</translation>
</message>
<message>
<source>At these numbered places the menace comes in: a die chooses among them. When one falls, the places behind it become the next.</source>
<translation>An diesen nummerierten Orten kommt die Gefahr herein: Ein Würfel wählt unter ihnen. Fällt einer, werden die Orte dahinter die nächsten.</translation>
</message>
<message>
<source>At whatever is nearest, hero or building.</source>
<translation>Auf das Nächste los, Held oder Gebäude.</translation>
</message>
<message>
<source>At which edge does the new find lie? One die</source>
<translation>An welcher Kante liegt der neue Fund? Ein Würfel</translation>
</message>
<message>
<source>At your edge; the first Move leads on.</source>
<translation>An deinem Rand; die erste Bewegung führt weiter.</translation>
</message>
<message>
<source>At your table</source>
<translation>An eurem Tisch</translation>
</message>
<message>
<source>at {edge}</source>
<translation>an {edge:dat}</translation>
</message>
<message>
<source>at {name}</source>
<translation>bei {name:dat}</translation>
</message>
<message>
<source>At {place} both sides had {ours}, in turn {turn}.</source>
<translation>{place}: Beide Seiten hatten {ours}, in Runde {turn}.</translation>
</message>
<message>
<source>at {there}</source>
<translation>bei {there:dat}</translation>
</message>
<message>
<source>At {tile}: {unit}.</source>
<translation>Bei {tile}: {unit}.</translation>
</message>
<message>
<source>at {x} by {y}</source>
<translation>bei {x} mal {y}</translation>
</message>
<message>
<source>Attack</source>
<translation>Angreifen</translation>
</message>
<message>
<source>attack</source>
<translation>angreifen</translation>
</message>
<message>
<source>Attack or defence</source>
<translation>Angriff oder Verteidigung</translation>
</message>
<message>
<source>attack {goal}</source>
<translation>{goal:acc} angreifen</translation>
</message>
<message>
<source>Attack {name}</source>
<translation>Angriff auf {name:acc}</translation>
</message>
<message>
<source>Attack {thing}</source>
<translation>{thing} angreifen</translation>
</message>
<message>
<source>Attack: {odds}</source>
<translation>Angriff: {odds}</translation>
</message>
<message>
<source>Attacker</source>
<translation>Angreifer</translation>
</message>
<message>
<source>Attacker won</source>
<translation>Angreifer gewann</translation>
</message>
<message>
<source>Attacker's groups</source>
<translation>Trupps des Angreifers</translation>
</message>
<message>
<source>Attacker's points</source>
<translation>Punkte des Angreifers</translation>
</message>
<message>
<source>Attacker's supplies</source>
<translation>Vorräte des Angreifers</translation>
</message>
<message>
<source>Attackers</source>
<translation>Angreifer</translation>
</message>
<message>
<source>Attackers are lost to: {parts}.</source>
<translation>Verluste des Angreifers durch: {parts}.</translation>
</message>
<message>
<source>Attacking</source>
<translation>Im Angriff</translation>
</message>
<message>
<source>Attacks</source>
<translation>Angriffe</translation>
</message>
<message>
<source>attacks</source>
<translation>greift an</translation>
</message>
<message>
<source>Attacks beaten off</source>
<translation>Abgewehrte Angriffe</translation>
</message>
<message>
<source>Attacks diagonally too.</source>
<translation>Schlägt auch schräg zu.</translation>
</message>
<message>
<source>Attacks diagonally. A lord who does so already: attacks {number}.</source>
<translation>Schlägt auch schräg zu. Ein Herrscher, der das schon darf: Angriffe {number}.</translation>
</message>
<message>
<source>attacks from several edges</source>
<translation>Angriffe von mehreren Kanten</translation>
</message>
<message>
<source>Attacks more for units beside the lord</source>
<translation>Mehr Angriffe für Einheiten neben dem Herrscher</translation>
</message>
<message>
<source>Attacks more, or fewer</source>
<translation>Mehr oder weniger Angriffe</translation>
</message>
<message>
<source>Attacks {attacks}: hit on {hit}, wound on {wound}</source>
<translation>Angriffe {attacks}: treffen ab {hit}, verwunden ab {wound}</translation>
</message>
<message>
<source>Attacks {number}.</source>
<translation>Angriffe {number}.</translation>
</message>
<message>
<source>attacks {place}</source>
<translation>greift an: {place}</translation>
</message>
<message>
<source>attacks {then}, now {now}</source>
<translation>Angriffe {then}, jetzt {now}</translation>
</message>
<message>
<source>Attacks: {dice}, hit on {hit}+, wound on {wound}+</source>
<translation>Angriffe: {dice}, Treffer ab {hit}, Wunde ab {wound}</translation>
</message>
<message>
<source>attractive</source>
<translation>ansehnlich</translation>
</message>
<message>
<source>Away for this wave</source>
<translation>Für diese Welle fort</translation>
</message>
<message>
<source>away for this wave</source>
<translation>für diese Welle fort</translation>
</message>
<message>
<source>away from the edge of the table</source>
<translation>weg von der Tischkante</translation>
</message>
<message>
<source>away from {about}</source>
<translation>weg von {about:dat}</translation>
</message>
<message>
<source>axe</source>
<translation>Axt</translation>
</message>
<message>
<source>Back</source>
<translation>Zurück</translation>
</message>
<message>
<source>back</source>
<translation>zurück</translation>
</message>
<message>
<source>back to the Hearth; every answer is saved</source>
<translation>zurück zum Herd; jede Antwort ist gespeichert</translation>
</message>
<message>
<source>Back to the order</source>
<translation>Zurück zum Befehl</translation>
</message>
<message>
<source>Back to the squad (F2)</source>
<translation>Zurück zur Abteilung (F2)</translation>
</message>
<message>
<source>back, so that the enemy comes on</source>
<translation>zurück, damit der Feind herankommt</translation>
</message>
<message>
<source>Back. Everything is kept (Esc)</source>
<translation>Zurück. Alles bleibt erhalten (Esc)</translation>
</message>
<message>
<source>back; everything is kept</source>
<translation>zurück; alles ist gesichert</translation>
</message>
<message>
<source>Backspace</source>
<translation>Rücktaste</translation>
</message>
<message>
<source>Backspace takes back, as far as you like. Docks open and close with Ctrl and a digit: all men, the rules, what has happened. ? shows all keys.</source>
<translation>Die Rücktaste nimmt zurück, so weit du willst. Listen öffnen und schließen sich mit Strg und einer Ziffer: alle Leute, die Regeln, was geschehen ist. ? zeigt alle Tasten.</translation>
</message>
<message>
<source>Backspace takes back, as far as you like. Lists of heroes, enemies and more open and close with Ctrl and a digit. M switches the sounds on and off, and ? shows all keys.</source>
<translation>Die Rücktaste nimmt zurück, so weit du willst. Listen der Helden, der Gegner und mehr gehen mit Strg und einer Ziffer auf und zu. M schaltet die Klänge an und aus, und ? zeigt alle Tasten.</translation>
</message>
<message>
<source>Ballista</source>
<translation>Balliste</translation>
</message>
<message>
<source>Bank</source>
<translation>Bank</translation>
</message>
<message>
<source>Bank of earth</source>
<translation>Erdwall</translation>
</message>
<message>
<source>bank of earth {number}</source>
<translation>Erdwall {number}</translation>
</message>
<message>
<source>Bar {thing}</source>
<translation>{thing:acc} verriegeln</translation>
</message>
<message>
<source>Barracks</source>
<translation>Kaserne</translation>
</message>
<message>
<source>Barracks at level {level}</source>
<translation>Kaserne auf Stufe {level}</translation>
</message>
<message>
<source>Barracks {level} first</source>
<translation>erst Kaserne {level}</translation>
</message>
<message>
<source>Barred</source>
<translation>Verriegelt</translation>
</message>
<message>
<source>barred</source>
<translation>verriegelt</translation>
</message>
<message>
<source>Barred from inside</source>
<translation>Von innen verriegelt</translation>
</message>
<message>
<source>Barricade</source>
<translation>Barrikade</translation>
</message>
<message>
<source>Barricade in the way</source>
<translation>Barrikade im Weg</translation>
</message>
<message>
<source>Barricade {number}</source>
<translation>Barrikade {number}</translation>
</message>
<message>
<source>Barricade: within {reach} of a building, Integrity {integrity}. Trap: within {far}.</source>
<translation>Barrikade: höchstens {reach} von einem Gebäude, Integrität {integrity}. Falle: höchstens {far}.</translation>
</message>
<message>
<source>Barricades</source>
<translation>Barrikaden</translation>
</message>
<message>
<source>Barricades and Traps</source>
<translation>Barrikaden und Fallen</translation>
</message>
<message>
<source>Barricades stand within</source>
<translation>Barrikaden stehen innerhalb von</translation>
</message>
<message>
<source>Barricades, Traps and markers</source>
<translation>Barrikaden, Fallen und Marker</translation>
</message>
<message>
<source>Base</source>
<translation>Base</translation>
</message>
<message>
<source>Bash at {thing}</source>
<translation>Gegen {thing:acc} werfen</translation>
</message>
<message>
<source>Bashing a door</source>
<translation>Eine Tür aufbrechen</translation>
</message>
<message>
<source>Battle: {place}</source>
<translation>Kampf: {place}</translation>
</message>
<message>
<source>Battlefield</source>
<translation>Schlachtfeld</translation>
</message>
<message>
<source>Battlefields</source>
<translation>Schlachtfelder</translation>
</message>
<message>
<source>Battles</source>
<translation>Kämpfe</translation>
</message>
<message>
<source>Battles that nobody won</source>
<translation>Kämpfe, die niemand gewann</translation>
</message>
<message>
<source>Battles won</source>
<translation>Gewonnene Gefechte</translation>
</message>
<message>
<source>Bayonets stand before it.</source>
<translation>Vor ihm stehen Bajonette.</translation>
</message>
<message>
<source>Bazaar</source>
<translation>Basar</translation>
</message>
<message>
<source>Bear it</source>
<translation>Selbst tragen</translation>
</message>
<message>
<source>Beast</source>
<translation>Bestie</translation>
</message>
<message>
<source>Beasts choose the lord last</source>
<translation>Bestien wählen den Herrscher zuletzt</translation>
</message>
<message>
<source>Beasts choose your lord last.</source>
<translation>Bestien wählen deinen Herrscher zuletzt.</translation>
</message>
<message>
<source>Beaten, gruesomely</source>
<translation>Grausig besiegt</translation>
</message>
<message>
<source>Beaten: the winner's die odd, a base width back; even, down.</source>
<translation>Geschlagen: Würfel des Siegers ungerade, eine Basisbreite zurück; gerade, am Boden.</translation>
</message>
<message>
<source>Beating a leader</source>
<translation>Einen Anführer besiegen</translation>
</message>
<message>
<source>Beating all Bosses</source>
<translation>Alle Bosse besiegen</translation>
</message>
<message>
<source>Before all others</source>
<translation>Vor allen anderen</translation>
</message>
<message>
<source>Before it may shoot again.</source>
<translation>Bevor er wieder schießen darf.</translation>
</message>
<message>
<source>Before the battle</source>
<translation>Vor dem Gefecht</translation>
</message>
<message>
<source>before the dice</source>
<translation>vor den Würfeln</translation>
</message>
<message>
<source>before the siege</source>
<translation>vor der Belagerung</translation>
</message>
<message>
<source>Before the walls</source>
<translation>Vor den Mauern</translation>
</message>
<message>
<source>Before.</source>
<translation>Vorher.</translation>
</message>
<message>
<source>Begin a defender</source>
<translation>Neuer Verteidiger</translation>
</message>
<message>
<source>Begin a game with it</source>
<translation>Ein Spiel damit beginnen</translation>
</message>
<message>
<source>Begin a location</source>
<translation>Neuer Ort</translation>
</message>
<message>
<source>Begin anew</source>
<translation>Neu beginnen</translation>
</message>
<message>
<source>Begin from</source>
<translation>Ausgehen von</translation>
</message>
<message>
<source>Begin from the waves of {length}</source>
<translation>Von den Wellen ausgehen: {length}</translation>
</message>
<message>
<source>Begin something, or add it to what is not finished.</source>
<translation>Beginne etwas, oder lege sie zu etwas Unvollendetem.</translation>
</message>
<message>
<source>Begin with: {kind}</source>
<translation>Beginne mit: {kind}</translation>
</message>
<message>
<source>begin, extend or finish something</source>
<translation>beginnen, erweitern oder vollenden</translation>
</message>
<message>
<source>Beginning</source>
<translation>Anfang</translation>
</message>
<message>
<source>Begins {start}, ends {end}</source>
<translation>Beginnt {start}, endet {end}</translation>
</message>
<message>
<source>begins.</source>
<translation>beginnt.</translation>
</message>
<message>
<source>Behaviour</source>
<translation>Verhalten</translation>
</message>
<message>
<source>Behaviours</source>
<translation>Verhalten</translation>
</message>
<message>
<source>behind an obstacle</source>
<translation>hinter einem Hindernis</translation>
</message>
<message>
<source>behind cover</source>
<translation>in Deckung</translation>
</message>
<message>
<source>behind heavy cover</source>
<translation>hinter schwerer Deckung</translation>
</message>
<message>
<source>behind light cover</source>
<translation>hinter leichter Deckung</translation>
</message>
<message>
<source>Behind the breach</source>
<translation>Hinter der Bresche</translation>
</message>
<message>
<source>Being counted.</source>
<translation>Wird gezählt.</translation>
</message>
<message>
<source>being looked at</source>
<translation>wird angesehen</translation>
</message>
<message>
<source>Being reckoned anew.</source>
<translation>Wird neu gerechnet.</translation>
</message>
<message>
<source>Below each enemy stands what your dice have to show. Some are hard to hit, some are hard to wound, and walls help whoever is inside.</source>
<translation>Unter jedem Gegner steht, was deine Würfel zeigen müssen. Manche sind schwer zu treffen, manche schwer zu verwunden, und Mauern helfen denen drinnen.</translation>
</message>
<message>
<source>bend it</source>
<translation>biegen</translation>
</message>
<message>
<source>bend {number}: {first}, {second}</source>
<translation>Knick {number}: {first}, {second}</translation>
</message>
<message>
<source>Beside a find: any move claims it, and so does staying.</source>
<translation>Neben einem Fund: Jede Bewegung birgt ihn, auch das Stehenbleiben.</translation>
</message>
<message>
<source>Beside our own</source>
<translation>Neben den Eigenen</translation>
</message>
<message>
<source>beside the board</source>
<translation>neben dem Brett</translation>
</message>
<message>
<source>Beside the escort. Whoever touches {heart} is home.</source>
<translation>Neben dem Begleiter. Wer {heart:acc} berührt, ist daheim.</translation>
</message>
<message>
<source>beside the map</source>
<translation>neben der Karte</translation>
</message>
<message>
<source>Beside the rider, and touching no enemy.</source>
<translation>Neben dem Reiter, ohne einen Gegner zu berühren.</translation>
</message>
<message>
<source>Beside the Temple</source>
<translation>Neben dem Tempel</translation>
</message>
<message>
<source>Beside the Temple, or with the others.</source>
<translation>Neben dem Tempel oder bei den anderen.</translation>
</message>
<message>
<source>Beside {name}</source>
<translation>Neben {name:acc}</translation>
</message>
<message>
<source>Besiege this city again</source>
<translation>Diese Stadt noch einmal belagern</translation>
</message>
<message>
<source>Bestiary</source>
<translation>Bestiarium</translation>
</message>
<message>
<source>bestiary: write a list with the ids of the enemies that may come, or leave it out.</source>
<translation>bestiary: Schreib eine Liste mit den ids der Gegner, die kommen können, oder lass sie weg.</translation>
</message>
<message>
<source>better a friend than the lord</source>
<translation>besser ein Freund als der Herrscher</translation>
</message>
<message>
<source>Between all buildings there are {limit} or more.</source>
<translation>Zwischen allen Gebäuden liegen {limit} oder mehr.</translation>
</message>
<message>
<source>Between the {other} and the {name} there are only {distance}.</source>
<translation>Zwischen {other} und {name} liegen nur {distance}.</translation>
</message>
<message>
<source>between waves a hero waits or is defeated; choose one of these</source>
<translation>zwischen Wellen wartet ein Held oder ist besiegt; wähle eines davon</translation>
</message>
<message>
<source>Between which places people come and go.</source>
<translation>Zwischen welchen Orten man kommt und geht.</translation>
</message>
<message>
<source>between {about} and {beside}</source>
<translation>zwischen {about:dat} und {beside:dat}</translation>
</message>
<message>
<source>big</source>
<translation>groß</translation>
</message>
<message>
<source>Big, Huge and Gargantuan models stand so much taller.</source>
<translation>Große, Riesige und Gewaltige sind um so viel höher.</translation>
</message>
<message>
<source>Blank: Enemy Groups</source>
<translation>Leer: Gegnergruppen</translation>
</message>
<message>
<source>Blank: strongholds</source>
<translation>Leer: Festungen</translation>
</message>
<message>
<source>Blank: the city</source>
<translation>Leer: die Stadt</translation>
</message>
<message>
<source>Blank: the map</source>
<translation>Leer: die Karte</translation>
</message>
<message>
<source>Blank: the siege</source>
<translation>Leer: die Belagerung</translation>
</message>
<message>
<source>Blank: the table</source>
<translation>Leer: der Tisch</translation>
</message>
<message>
<source>Blank: the Upkeep</source>
<translation>Leer: der Unterhalt</translation>
</message>
<message>
<source>Blank: the waves to come</source>
<translation>Leer: die kommenden Wellen</translation>
</message>
<message>
<source>Blank: village and heroes</source>
<translation>Leer: Dorf und Helden</translation>
</message>
<message>
<source>Bless it</source>
<translation>Segnen</translation>
</message>
<message>
<source>blessed</source>
<translation>gesegnet</translation>
</message>
<message>
<source>Blessing</source>
<translation>Segen</translation>
</message>
<message>
<source>Blessing: it can still save one building in this wave.</source>
<translation>Segen: Er kann in dieser Welle noch ein Gebäude retten.</translation>
</message>
<message>
<source>Blessing: {building} takes no damage in this activation.</source>
<translation>Segen: {building} nimmt in dieser Aktivierung keinen Schaden.</translation>
</message>
<message>
<source>Block of flats</source>
<translation>Wohnblock</translation>
</message>
<message>
<source>Blocks sight</source>
<translation>Versperrt die Sicht</translation>
</message>
<message>
<source>bloodthirsty</source>
<translation>blutrünstig</translation>
</message>
<message>
<source>Blue</source>
<translation>Blau</translation>
</message>
<message>
<source>Boots or mount</source>
<translation>Stiefel oder Reittier</translation>
</message>
<message>
<source>Boss</source>
<translation>Boss</translation>
</message>
<message>
<source>Bosses</source>
<translation>Bosse</translation>
</message>
<message>
<source>Bosses from Escalation</source>
<translation>Bosse ab Eskalation</translation>
</message>
<message>
<source>Both are version {theirs}.</source>
<translation>Beide sind Version {theirs}.</translation>
</message>
<message>
<source>both hands are full</source>
<translation>beide Hände sind voll</translation>
</message>
<message>
<source>Both roll a die and add Combat</source>
<translation>Beide würfeln und zählen Kampf dazu</translation>
</message>
<message>
<source>Both sides add their values, what the place and the words are worth, and a die each. The higher total wins. First tell how they come, then how you stand against it; one line is enough.</source>
<translation>Beide Seiten zählen ihre Werte zusammen, dazu, was Ort und Worte wert sind, und je einen Würfel. Die höhere Summe gewinnt. Erzähl erst, wie sie kommen, dann, wie ihr ihnen standhaltet; eine Zeile genügt.</translation>
</message>
<message>
<source>Both sides roll a die and add their Combat; the higher sum wins. If the winning die is odd, the loser is driven back; if it is even, knocked down. Twice the other sum kills, three times gruesomely. The button counts all of it: kill, down, and what may go against us. A shot that fails hurts nobody.</source>
<translation>Beide Seiten würfeln und zählen ihren Kampfwert dazu; die höhere Summe gewinnt. Ist der Würfel des Siegers ungerade, wird der Verlierer zurückgedrängt; ist er gerade, niedergeworfen. Das Doppelte der anderen Summe tötet, das Dreifache auf grausige Art. Der Knopf zählt alles aus: tot, nieder und was gegen uns ausgehen kann. Ein Schuss, der misslingt, schadet niemandem.</translation>
</message>
<message>
<source>Both stay</source>
<translation>Beide bleiben</translation>
</message>
<message>
<source>Both the {name} and the {other} are the heart of the village.</source>
<translation>{name} und {other} sind beide das Herz des Dorfes.</translation>
</message>
<message>
<source>Bought</source>
<translation>Gekauft</translation>
</message>
<message>
<source>Bought for a battle of so many points:</source>
<translation>Gekauft für ein Gefecht mit so vielen Punkten:</translation>
</message>
<message>
<source>Bought in secret</source>
<translation>Heimlich gekauft</translation>
</message>
<message>
<source>Bow Mastery</source>
<translation>Meister des Bogens</translation>
</message>
<message>
<source>Box</source>
<translation>Schachtel</translation>
</message>
<message>
<source>Boxes</source>
<translation>Schachteln</translation>
</message>
<message>
<source>Boxes that its rules speak of.</source>
<translation>Kästen, von denen seine Regeln sprechen.</translation>
</message>
<message numerus="yes">
<source>Branch with %n answer(s)</source>
<translation><numerusform>Zweig mit %n Antwort</numerusform><numerusform>Zweig mit %n Antworten</numerusform></translation>
</message>
<message>
<source>Break free</source>
<translation>Losreißen</translation>
</message>
<message>
<source>Break the other squad.</source>
<translation>Zerbrich den anderen Trupp.</translation>
</message>
<message numerus="yes">
<source>breaks after %n</source>
<translation><numerusform>bricht nach %n</numerusform><numerusform>bricht nach %n</numerusform></translation>
</message>
<message>
<source>Breaks on {face} or more</source>
<translation>Bricht ab {face}</translation>
</message>
<message>
<source>Brick</source>
<translation>Ziegel</translation>
</message>
<message>
<source>Bridge</source>
<translation>Brücke</translation>
</message>
<message>
<source>bridge {number}</source>
<translation>Brücke {number}</translation>
</message>
<message>
<source>Bridges</source>
<translation>Brücken</translation>
</message>
<message>
<source>Bridges, fords and gates</source>
<translation>Brücken, Furten und Tore</translation>
</message>
<message>
<source>Bring &amp;forward</source>
<translation>Nach v&amp;orn</translation>
</message>
<message>
<source>Bring back {name}</source>
<translation>{name} zurückholen</translation>
</message>
<message>
<source>Bring into line</source>
<translation>Ausrichten</translation>
</message>
<message>
<source>Bring it back onto the table</source>
<translation>Zurück auf den Tisch holen</translation>
</message>
<message>
<source>Broad areas</source>
<translation>Weite Gebiete</translation>
</message>
<message>
<source>Broken ground, obstacle: one stick shorter. Touching an enemy who stands: stop.</source>
<translation>Schwieriges Gelände, Hindernis: ein Stab kürzer. Kontakt mit stehendem Gegner: halt.</translation>
</message>
<message>
<source>Broken ground: one stick shorter. Touching an enemy who stands: stop.</source>
<translation>Unebenes Gelände: ein Stab kürzer. Berührt er einen stehenden Feind: Halt.</translation>
</message>
<message>
<source>broken in</source>
<translation>aufgebrochen</translation>
</message>
<message>
<source>Broken, stays open</source>
<translation>Zerbrochen, bleibt offen</translation>
</message>
<message>
<source>Brought to safety by {unit}: {saved}.</source>
<translation>In Sicherheit gebracht durch {unit}: {saved}.</translation>
</message>
<message>
<source>Brown</source>
<translation>Braun</translation>
</message>
<message>
<source>Budget in percent</source>
<translation>Budget in Prozent</translation>
</message>
<message>
<source>Budgets and Behaviours, to finish without the laptop</source>
<translation>Budgets und Verhalten, um ohne den Rechner zu Ende zu spielen</translation>
</message>
<message>
<source>Build</source>
<translation>Ausbauen</translation>
</message>
<message>
<source>Build a bridge</source>
<translation>Eine Brücke bauen</translation>
</message>
<message>
<source>Build a stronghold, face the monsters, and be the last lord alive.</source>
<translation>Bau eine Festung aus, stell dich den Monstern und sei am Ende der letzte Herrscher.</translation>
</message>
<message>
<source>Build for {cost}</source>
<translation>Bauen für {cost}</translation>
</message>
<message>
<source>Build it</source>
<translation>Bauen</translation>
</message>
<message>
<source>Build the table up</source>
<translation>Den Tisch aufbauen</translation>
</message>
<message>
<source>Build this table up</source>
<translation>Diesen Tisch aufbauen</translation>
</message>
<message>
<source>build this table up with a tape measure</source>
<translation>diesen Tisch mit dem Maßband aufbauen</translation>
</message>
<message>
<source>Build {name}</source>
<translation>{name:acc} ausbauen</translation>
</message>
<message>
<source>Building</source>
<translation>Gebäude</translation>
</message>
<message>
<source>building</source>
<translation>Ausbau</translation>
</message>
<message>
<source>building to loot</source>
<translation>Gebäude zum Plündern</translation>
</message>
<message>
<source>Building {number}</source>
<translation>Gebäude {number}</translation>
</message>
<message>
<source>building {number}</source>
<translation>Gebäude {number}</translation>
</message>
<message>
<source>Buildings</source>
<translation>Gebäude</translation>
</message>
<message>
<source>Buildings near the Town Hall</source>
<translation>Gebäude nahe dem Rathaus</translation>
</message>
<message>
<source>Buildings of trade and work</source>
<translation>Gebäude für Handel und Arbeit</translation>
</message>
<message>
<source>Buildings stand within</source>
<translation>Gebäude stehen innerhalb von</translation>
</message>
<message>
<source>Buildings that do not touch</source>
<translation>Gebäude, die sich nicht berühren</translation>
</message>
<message>
<source>Buildings that stand</source>
<translation>Gebäude, die stehen</translation>
</message>
<message>
<source>Buildings that stand there: {now}, with {more} Integrity together, against {before} with {more_before} before.</source>
<translation>Gebäude, die dort stehen: {now} mit zusammen {more} Integrität, vorher {before} mit {more_before}.</translation>
</message>
<message>
<source>Buildings to keep</source>
<translation>Zu haltende Gebäude</translation>
</message>
<message>
<source>Built up as far as it goes.</source>
<translation>So weit ausgebaut, wie es geht.</translation>
</message>
<message>
<source>Bull Charge</source>
<translation>Stierangriff</translation>
</message>
<message>
<source>burning</source>
<translation>brennt</translation>
</message>
<message>
<source>Burns</source>
<translation>Brennt</translation>
</message>
<message>
<source>burns</source>
<translation>brennt</translation>
</message>
<message>
<source>busy</source>
<translation>belebt</translation>
</message>
<message>
<source>busy with the spoils</source>
<translation>mit der Beute beschäftigt</translation>
</message>
<message>
<source>Buy</source>
<translation>Kaufen</translation>
</message>
<message>
<source>Buy equipment</source>
<translation>Ausrüstung kaufen</translation>
</message>
<message>
<source>Buy food</source>
<translation>Nahrung kaufen</translation>
</message>
<message>
<source>Buy for {gold}</source>
<translation>Für {gold} kaufen</translation>
</message>
<message>
<source>Buy for {plain} gold less, sell for {plain} more.</source>
<translation>Kaufe für {plain} Gold weniger, verkaufe für {plain} mehr.</translation>
</message>
<message>
<source>buy somebody</source>
<translation>jemanden kaufen</translation>
</message>
<message>
<source>Buy {food}</source>
<translation>{food} kaufen</translation>
</message>
<message>
<source>Buy {food} food</source>
<translation>{food} Nahrung kaufen</translation>
</message>
<message>
<source>By</source>
<translation>Von</translation>
</message>
<message>
<source>By a gate, without dismounting.</source>
<translation>Durch ein Tor, ohne abzusitzen.</translation>
</message>
<message>
<source>By an option of the battle, at horse that charges soldiers who stand together.</source>
<translation>Als Option der Schlacht: auf Reiter, die Soldaten angreifen, die beisammen stehen.</translation>
</message>
<message>
<source>By Combat alone it wins {won} and loses {lost} of 100 fights with the heroes of the book, against {won_before} and {lost_before} before.</source>
<translation>Nach dem Kampfwert allein gewinnt es {won} und verliert {lost} von 100 Kämpfen mit den Helden des Buchs, vorher {won_before} und {lost_before}.</translation>
</message>
<message>
<source>By Combat alone it wins {won} and loses {lost} of 100 fights with the Mobs and Elites of the book, against {won_before} and {lost_before} before.</source>
<translation>Nach dem Kampfwert allein gewinnt es {won} und verliert {lost} von 100 Kämpfen mit Meute und Elite des Buchs, vorher {won_before} und {lost_before}.</translation>
</message>
<message>
<source>By keyboard: Space takes the next building, the arrow keys move it by {step}.</source>
<translation>Mit der Tastatur: Leertaste nimmt das nächste Gebäude, die Pfeiltasten bewegen es um {step}.</translation>
</message>
<message>
<source>By kind</source>
<translation>Nach Art</translation>
</message>
<message>
<source>By lot</source>
<translation>Nach dem Los</translation>
</message>
<message>
<source>By name</source>
<translation>Nach Namen</translation>
</message>
<message>
<source>By rule of thumb</source>
<translation>Nach Faustregeln</translation>
</message>
<message>
<source>By the formula.</source>
<translation>Nach der Formel.</translation>
</message>
<message>
<source>by the rules</source>
<translation>nach den Regeln</translation>
</message>
<message>
<source>by victory points</source>
<translation>nach Siegpunkten</translation>
</message>
<message>
<source>By {author}, version {version}, {count}</source>
<translation>Von {author}, Version {version}, {count}</translation>
</message>
<message>
<source>C</source><comment>the key for Clubs</comment>
<translation>K</translation>
</message>
<message>
<source>C&amp;ut</source>
<translation>A&amp;usschneiden</translation>
</message>
<message>
<source>Call it {value}</source>
<translation>{value} nennen</translation>
</message>
<message>
<source>Came to help at {place}.</source>
<translation>Kam zu Hilfe: {place}.</translation>
</message>
<message>
<source>Can act</source>
<translation>Kann handeln</translation>
</message>
<message>
<source>Can be changed at any time in the game.</source>
<translation>Lässt sich im Spiel jederzeit ändern.</translation>
</message>
<message>
<source>can be chosen</source>
<translation>kann gewählt werden</translation>
</message>
<message>
<source>Can {name} see {other}?</source>
<translation>Kann {name} {other:acc} sehen?</translation>
</message>
<message>
<source>Cancel</source>
<translation>Abbrechen</translation>
</message>
<message>
<source>Cannon</source>
<translation>Kanone</translation>
</message>
<message>
<source>Cannons and Catapults need upkeep</source>
<translation>Kanonen und Katapulte kosten Unterhalt</translation>
</message>
<message>
<source>Cannot be added</source>
<translation>Geht nicht hinzu</translation>
</message>
<message>
<source>cannot be built higher</source>
<translation>höher geht es nicht</translation>
</message>
<message>
<source>cannot be read</source>
<translation>nicht lesbar</translation>
</message>
<message>
<source>Cannot be wounded twice</source>
<translation>Verträgt keine zweite Wunde</translation>
</message>
<message>
<source>Captain</source>
<translation>Hauptmann</translation>
</message>
<message>
<source>Card</source>
<translation>Karte</translation>
</message>
<message>
<source>Card {number}</source>
<translation>Karte {number}</translation>
</message>
<message>
<source>card, wounds, morale</source>
<translation>Karte, Wunden, Moral</translation>
</message>
<message>
<source>card, wounds, morale: now</source>
<translation>Karte, Wunden, Moral: jetzt</translation>
</message>
<message>
<source>Cards</source>
<translation>Karten</translation>
</message>
<message>
<source>Cards and dice</source>
<translation>Karten und Würfel</translation>
</message>
<message>
<source>Cards are being laid</source>
<translation>Karten werden gelegt</translation>
</message>
<message>
<source>Cards from the deck</source>
<translation>Karten vom Stapel</translation>
</message>
<message>
<source>Cards in the deck</source>
<translation>Karten im Stapel</translation>
</message>
<message>
<source>Cards left</source>
<translation>Karten übrig</translation>
</message>
<message>
<source>cards left</source>
<translation>Karten übrig</translation>
</message>
<message>
<source>Cards left in the deck</source>
<translation>Karten, die im Deck blieben</translation>
</message>
<message>
<source>Cards of the de&amp;ck</source>
<translation>&amp;Karten vom Stapel</translation>
</message>
<message>
<source>Cards put away</source>
<translation>Abgelegte Karten</translation>
</message>
<message>
<source>Cards to cut out</source>
<translation>Karten zum Ausschneiden</translation>
</message>
<message>
<source>Cards to cut out: {deck}</source>
<translation>Karten zum Ausschneiden: {deck}</translation>
</message>
<message>
<source>Cards: {cards}.</source>
<translation>Karten: {cards}.</translation>
</message>
<message>
<source>Carried by</source>
<translation>Getragen von</translation>
</message>
<message>
<source>Carried by {rider}</source>
<translation>Getragen von {rider:dat}</translation>
</message>
<message>
<source>carried by {rider}</source>
<translation>getragen von {rider:dat}</translation>
</message>
<message>
<source>carries a ladder</source>
<translation>trägt eine Leiter</translation>
</message>
<message>
<source>carries supplies</source>
<translation>trägt Vorräte</translation>
</message>
<message>
<source>Carry out these orders, one after the other.</source>
<translation>Führe diese Befehle aus, einen nach dem anderen.</translation>
</message>
<message>
<source>Cartridges from {thing}</source>
<translation>Patronen von {thing}</translation>
</message>
<message>
<source>Category</source>
<translation>Klasse</translation>
</message>
<message>
<source>Cause</source>
<translation>Ursache</translation>
</message>
<message>
<source>Cavalry</source>
<translation>Reiterei</translation>
</message>
<message>
<source>central</source>
<translation>zentral</translation>
</message>
<message>
<source>Champion</source>
<translation>Vorkämpfer</translation>
</message>
<message>
<source>Chance</source>
<translation>Chance</translation>
</message>
<message>
<source>Change something, and here stands what it does.</source>
<translation>Ändere etwas, und hier steht, was es bewirkt.</translation>
</message>
<message>
<source>Change the corners: {name}</source>
<translation>Ecken ändern: {name}</translation>
</message>
<message numerus="yes">
<source>Change the order of %n thing(s)</source>
<translation><numerusform>Reihenfolge von %n Ding ändern</numerusform><numerusform>Reihenfolge von %n Dingen ändern</numerusform></translation>
</message>
<message>
<source>Change the order: {name}</source>
<translation>Reihenfolge ändern: {name}</translation>
</message>
<message numerus="yes">
<source>Change the size of %n thing(s)</source>
<translation><numerusform>Größe von %n Ding ändern</numerusform><numerusform>Größe von %n Dingen ändern</numerusform></translation>
</message>
<message>
<source>Change the size of the table</source>
<translation>Größe des Tisches ändern</translation>
</message>
<message>
<source>Change the size: {name}</source>
<translation>Größe ändern: {name}</translation>
</message>
<message>
<source>Change where enemies come from</source>
<translation>Ändern, woher Gegner kommen</translation>
</message>
<message>
<source>Changed</source>
<translation>Geändert</translation>
</message>
<message>
<source>Changed about: {unit} and {other}.</source>
<translation>Plätze getauscht: {unit} und {other}.</translation>
</message>
<message>
<source>changed on {date}</source>
<translation>geändert am {date}</translation>
</message>
<message>
<source>changed today</source>
<translation>heute geändert</translation>
</message>
<message>
<source>changed yesterday</source>
<translation>gestern geändert</translation>
</message>
<message>
<source>Chapters</source>
<translation>Kapitel</translation>
</message>
<message>
<source>charge</source>
<translation>Attacke</translation>
</message>
<message>
<source>Charged men may fire</source>
<translation>Angerittene dürfen feuern</translation>
</message>
<message>
<source>charismatic</source>
<translation>mitreißend</translation>
</message>
<message>
<source>Check the table</source>
<translation>Tisch prüfen</translation>
</message>
<message>
<source>check the table, line by line</source>
<translation>den Tisch prüfen, Zeile für Zeile</translation>
</message>
<message>
<source>Check where &amp;everybody stands...</source>
<translation>Prüfen, wo alle &amp;stehen...</translation>
</message>
<message>
<source>checked</source>
<translation>geprüft</translation>
</message>
<message>
<source>checkpoint.node: it does not lie on the way to the present; take an earlier copy of the file.</source>
<translation>checkpoint.node: Es liegt nicht auf dem Weg zur Gegenwart; nimm eine frühere Kopie der Datei.</translation>
</message>
<message>
<source>checkpoint.ordinal: {ordinal} is too many; take an earlier copy of the file.</source>
<translation>checkpoint.ordinal: {ordinal} ist zu viel; nimm eine frühere Kopie der Datei.</translation>
</message>
<message>
<source>checkpoint.state: it does not fit this version ({misfit}); take an earlier copy.</source>
<translation>checkpoint.state: Es passt nicht zu dieser Version ({misfit}); nimm eine frühere Kopie.</translation>
</message>
<message>
<source>checkpoint.state: the game cannot be played on from there; take an earlier copy of the file.</source>
<translation>checkpoint.state: von dort lässt sich das Spiel nicht weiterspielen; nimm eine frühere Kopie der Datei.</translation>
</message>
<message>
<source>checkpoint: the state of the game is missing; take an earlier copy of the file.</source>
<translation>checkpoint: Der Stand des Spiels fehlt; nimm eine frühere Kopie der Datei.</translation>
</message>
<message>
<source>Choose</source>
<translation>Wählen</translation>
</message>
<message>
<source>Choose &amp;all</source>
<translation>&amp;Alles wählen</translation>
</message>
<message>
<source>Choose a defender that there is, or make one.</source>
<translation>Wähle einen Verteidiger, den es gibt, oder mach einen.</translation>
</message>
<message>
<source>Choose a game first.</source>
<translation>Wähle erst ein Spiel.</translation>
</message>
<message>
<source>Choose a picture</source>
<translation>Bild wählen</translation>
</message>
<message>
<source>Choose a picture to trace</source>
<translation>Bild zum Nachzeichnen wählen</translation>
</message>
<message>
<source>Choose a row to see how it was measured.</source>
<translation>Wähle eine Zeile und sieh, wie sie gemessen wurde.</translation>
</message>
<message>
<source>Choose a sheet.</source>
<translation>Wähle einen Bogen.</translation>
</message>
<message>
<source>Choose a spot first</source>
<translation>Wähle zuerst einen Platz</translation>
</message>
<message>
<source>Choose a target or a number of dice to see what may happen.</source>
<translation>Wähle ein Ziel oder eine Zahl von Würfeln und sieh, was geschehen kann.</translation>
</message>
<message>
<source>choose an answer</source>
<translation>eine Antwort wählen</translation>
</message>
<message>
<source>Choose an item on the left to see it here.</source>
<translation>Wähle links ein Stück, um es hier zu sehen.</translation>
</message>
<message>
<source>Choose another card: each is in the deck once.</source>
<translation>Wähle eine andere Karte: Jede ist einmal im Deck.</translation>
</message>
<message>
<source>Choose another edge.</source>
<translation>Wähle eine andere Kante.</translation>
</message>
<message>
<source>Choose another picture</source>
<translation>Anderes Bild wählen</translation>
</message>
<message>
<source>Choose another place for one of its ends.</source>
<translation>Wähle für eines der Enden einen anderen Ort.</translation>
</message>
<message>
<source>Choose another, or make it.</source>
<translation>Wähle etwas anderes oder mach es.</translation>
</message>
<message>
<source>Choose at least one.</source>
<translation>Wähle mindestens eines.</translation>
</message>
<message>
<source>Choose at least two.</source>
<translation>Wähle mindestens zwei.</translation>
</message>
<message>
<source>Choose from: {known}.</source>
<translation>Wähle aus: {known}.</translation>
</message>
<message>
<source>Choose one</source>
<translation>Wähle eines</translation>
</message>
<message>
<source>Choose one from the list.</source>
<translation>Wähle eines aus der Liste.</translation>
</message>
<message>
<source>choose one of the groups: {choices}</source>
<translation>wähle eine der Gruppen: {choices}</translation>
</message>
<message>
<source>Choose one of the inner walls, or an outer one.</source>
<translation>Wähle eine der Innenwände oder eine Außenwand.</translation>
</message>
<message>
<source>Choose one of the traits of the list; in a file they have the ids of traits.toml.</source>
<translation>Wähle eine Eigenschaft aus der Liste; in einer Datei haben sie die ids von traits.toml.</translation>
</message>
<message>
<source>choose one of {choices}</source>
<translation>wähle eins von: {choices}</translation>
</message>
<message>
<source>choose one of: {choices}</source>
<translation>wähle eines von: {choices}</translation>
</message>
<message>
<source>Choose one of: {known}.</source>
<translation>Wähle eines von: {known}.</translation>
</message>
<message>
<source>Choose one that there is.</source>
<translation>Wähle etwas, das es gibt.</translation>
</message>
<message>
<source>Choose the card</source>
<translation>Wähle die Karte</translation>
</message>
<message>
<source>choose the next thing, or the next corner</source>
<translation>das nächste Ding wählen, oder die nächste Ecke</translation>
</message>
<message>
<source>Choose who acts: click a hero with a dashed golden ring, or press the digit beside it. Each may act once in a turn. When you have had enough, pass: then the enemies act.</source>
<translation>Wähl, wer handelt: Klick auf einen Helden mit gestricheltem goldenem Ring, oder drück die Ziffer daneben. Jeder darf in einem Zug einmal handeln. Wenn du genug hast, passe: Dann handeln die Gegner.</translation>
</message>
<message>
<source>choose, move, turn, stretch</source>
<translation>wählen, bewegen, drehen, strecken</translation>
</message>
<message>
<source>Chosen</source>
<translation>Gewählt</translation>
</message>
<message>
<source>chosen</source>
<translation>gewählt</translation>
</message>
<message>
<source>Chronicle</source>
<translation>Chronik</translation>
</message>
<message>
<source>Chronicle - Hearthwall</source>
<translation>Chronik - Hearthwall</translation>
</message>
<message>
<source>Cities</source>
<translation>Städte</translation>
</message>
<message>
<source>City</source>
<translation>Stadt</translation>
</message>
<message>
<source>City fell</source>
<translation>Gefallen</translation>
</message>
<message>
<source>City stands</source>
<translation>Stadt steht</translation>
</message>
<message>
<source>City: {seat}</source>
<translation>Stadt: {seat}</translation>
</message>
<message>
<source>Civilians</source>
<translation>Zivilisten</translation>
</message>
<message>
<source>Civilians are lost</source>
<translation>Zivilisten gehen verloren</translation>
</message>
<message>
<source>Claiming so many finds</source>
<translation>So viele Funde bergen</translation>
</message>
<message>
<source>Class</source>
<translation>Klasse</translation>
</message>
<message>
<source>Clauses</source>
<translation>Klauseln</translation>
</message>
<message>
<source>Clear by day and by night: the icon stands {icon} to 1 against it.</source>
<translation>Bei Tag und Nacht deutlich: Das Symbol hebt sich {icon} zu 1 ab.</translation>
</message>
<message>
<source>Clear one Short of {thing}</source>
<translation>Einmal Kurz abtragen: {thing}</translation>
</message>
<message>
<source>clear the search, then back to the Hearth</source>
<translation>die Suche leeren, dann zurück zum Herd</translation>
</message>
<message>
<source>clever</source>
<translation>schlau</translation>
</message>
<message>
<source>Click a door, a window, a wall or stairs to move it.</source>
<translation>Klicke eine Tür, ein Fenster, eine Wand oder eine Treppe an, um sie zu verschieben.</translation>
</message>
<message>
<source>Click a spot in the golden area, or press Enter for the one that is suggested. Keep your men base to base: only men who touch one another can be given an order together.</source>
<translation>Klick auf eine Stelle in der goldenen Fläche, oder drück Enter für die vorgeschlagene. Stell deine Leute Base an Base: Nur wer einander berührt, bekommt gemeinsam einen Befehl.</translation>
</message>
<message>
<source>Click a thing on the map to change it, or Tab to it.</source>
<translation>Klick auf ein Ding auf der Karte, um es zu ändern, oder geh mit Tab hin.</translation>
</message>
<message>
<source>Click a wall, a fence or a hedge.</source>
<translation>Klick auf eine Mauer, einen Zaun oder eine Hecke.</translation>
</message>
<message>
<source>Click a wall, a fence or a hedge. Esc leaves.</source>
<translation>Klick auf eine Mauer, einen Zaun oder eine Hecke. Esc bricht ab.</translation>
</message>
<message>
<source>Click a wall: an opening is cut and the gate stands in it.</source>
<translation>Klick auf eine Mauer: Eine Öffnung entsteht, und das Tor steht darin.</translation>
</message>
<message>
<source>Click along its path; double click or Enter ends it.</source>
<translation>Klick den Weg entlang; Doppelklick oder Enter beendet ihn.</translation>
</message>
<message>
<source>Click an edge of the table, drag along it, or press its number. Esc leaves.</source>
<translation>Klick auf eine Tischkante, zieh daran entlang, oder drück ihre Nummer. Esc bricht ab.</translation>
</message>
<message>
<source>Click on a sentence or a name, or go to it with E and press Enter.</source>
<translation>Klicke auf einen Satz oder einen Namen, oder geh mit E hin und drücke die Eingabetaste.</translation>
</message>
<message>
<source>Click one of your men with a dashed ring, or press the key beside the name. Each acts once in a turn. Begin with the officer, whose orders reach only men within Long who have not acted yet.</source>
<translation>Klick auf einen deiner Leute mit gestricheltem Ring, oder drück die Taste neben dem Namen. Jeder handelt einmal im Zug. Beginn mit dem Offizier: Befehle erreichen nur Leute innerhalb von Lang, die noch nicht gehandelt haben.</translation>
</message>
<message>
<source>Click the bends, or use arrow keys and space bar. Enter ends it, Backspace goes back, Esc leaves.</source>
<translation>Klick die Knicke an, oder nutze Pfeiltasten und Leertaste. Enter beendet, Rücktaste geht zurück, Esc bricht ab.</translation>
</message>
<message>
<source>Click the corners, or use arrow keys and space bar. Enter closes, Backspace takes back, Esc leaves.</source>
<translation>Klick die Ecken an, oder nutze Pfeiltasten und Leertaste. Enter schließt, Rücktaste nimmt zurück, Esc bricht ab.</translation>
</message>
<message>
<source>Click the lock or the eye of a line, or press L or H for what is chosen.</source>
<translation>Klick auf Schloss oder Auge einer Zeile, oder drück L oder H für das Gewählte.</translation>
</message>
<message>
<source>Click two points whose distance you know, or use arrow keys and Enter. Esc leaves.</source>
<translation>Klick zwei Punkte an, deren Abstand du kennst, oder nutze Pfeiltasten und Enter. Esc verlässt.</translation>
</message>
<message>
<source>Click what lies there to move, stretch or turn it.</source>
<translation>Klick an, was dort liegt, um es zu verschieben, zu strecken oder zu drehen.</translation>
</message>
<message>
<source>Click where it goes. A click on a ruin takes it away. Dark tiles are too near.</source>
<translation>Klick dorthin, wo sie liegen soll. Ein Klick auf eine Ruine nimmt sie weg. Dunkle Felder sind zu nah.</translation>
</message>
<message>
<source>Click where it shall stand, or use the arrow keys and Enter.</source>
<translation>Klick, wo es stehen soll, oder nutze Pfeiltasten und Enter.</translation>
</message>
<message>
<source>Click where its upper left corner goes. R turns it, page up and page down take another one.</source>
<translation>Klick dorthin, wo ihre linke obere Ecke liegen soll. R dreht sie, Bild auf und Bild ab nehmen eine andere.</translation>
</message>
<message>
<source>Click where its upper left corner goes. R turns it. A click on a town takes it away.</source>
<translation>Klick dorthin, wo ihre linke obere Ecke liegen soll. R dreht sie. Ein Klick auf eine Stadt nimmt sie weg.</translation>
</message>
<message>
<source>Click where its upper left corner goes: they count from 1. A click on one takes it away.</source>
<translation>Klick dorthin, wo ihre linke obere Ecke liegen soll: Gezählt wird ab 1. Ein Klick auf eine Festung nimmt sie weg.</translation>
</message>
<message>
<source>click where the cross is</source>
<translation>klicken, wo das Kreuz steht</translation>
</message>
<message>
<source>Climb down {name}</source>
<translation>Hinunterklettern: {name}</translation>
</message>
<message>
<source>Climb through {thing}</source>
<translation>Durch {thing:acc} klettern</translation>
</message>
<message>
<source>climb toward {goal}</source>
<translation>auf {goal:acc} zu klettern</translation>
</message>
<message>
<source>Climb {name}</source>
<translation>Hinaufklettern: {name}</translation>
</message>
<message>
<source>Climbing</source>
<translation>Klettern</translation>
</message>
<message>
<source>climbing</source>
<translation>Klettern</translation>
</message>
<message>
<source>climbs towards</source>
<translation>klettert vor gegen</translation>
</message>
<message>
<source>Clockwise from the upper left.</source>
<translation>Im Uhrzeigersinn von links oben.</translation>
</message>
<message>
<source>Close</source>
<translation>Schließen</translation>
</message>
<message>
<source>Close Hearthwall</source>
<translation>Hearthwall schließen</translation>
</message>
<message>
<source>close the outline, end the path</source>
<translation>den Umriss schließen, den Weg beenden</translation>
</message>
<message>
<source>Close the test</source>
<translation>Test schließen</translation>
</message>
<message>
<source>close up</source>
<translation>aufschließen</translation>
</message>
<message>
<source>Close without saving</source>
<translation>Schließen, ohne zu speichern</translation>
</message>
<message>
<source>Close wounds</source>
<translation>Wunden schließen</translation>
</message>
<message>
<source>Close {thing}</source>
<translation>{thing:acc} schließen</translation>
</message>
<message>
<source>Close. A test that runs goes on.</source>
<translation>Schließen. Ein laufender Test läuft weiter.</translation>
</message>
<message>
<source>Close. The View menu opens it again.</source>
<translation>Schließen. Das Menü Ansicht öffnet es wieder.</translation>
</message>
<message>
<source>Closed</source>
<translation>Geschlossen</translation>
</message>
<message>
<source>closed</source>
<translation>geschlossen</translation>
</message>
<message>
<source>Closed ranks: no fear for the flag near the Leader</source>
<translation>Geschlossene Reihen: keine Angst um die Fahne nahe dem Anführer</translation>
</message>
<message>
<source>Closer</source>
<translation>Näher</translation>
</message>
<message>
<source>Club, one die: 1 or 2 lower, 3 or 4 equal, 5 or 6 higher threats attack.</source>
<translation>Kreuz, ein Würfel: Bei 1 oder 2 greifen niedrigere an, bei 3 oder 4 gleiche, bei 5 oder 6 höhere.</translation>
</message>
<message>
<source>Clubs</source>
<translation>Kreuz</translation>
</message>
<message>
<source>cm</source>
<translation>cm</translation>
</message>
<message>
<source>Cold Barrow</source>
<translation>Kaltgrab</translation>
</message>
<message>
<source>Cold steel</source>
<translation>Blanke Waffen</translation>
</message>
<message>
<source>collection.owned.{kind}: this type is not in the content; remove it.</source>
<translation>collection.owned.{kind}: Diese Art ist nicht im Inhalt; nimm sie heraus.</translation>
</message>
<message>
<source>collection.owned.{kind}: {count!r} does not fit; give a whole number from 0 to {most_of_one_type}.</source>
<translation>collection.owned.{kind}: {count!r} passt nicht; gib eine ganze Zahl von 0 bis {most_of_one_type} an.</translation>
</message>
<message>
<source>collection.owned: wave {number} of {scenario_name} needs more figures of {name} than you own; name stand-ins, or play without the limit.</source>
<translation>collection.owned: Welle {number} von {scenario_name} braucht mehr Figuren, als ihr habt: {name}; nennt Ersatzfiguren, oder spielt ohne diese Grenze.</translation>
</message>
<message>
<source>collection.owned: wave {wave} needs a Mob without a torch for {least} points or less; own one of {names}.</source>
<translation>collection.owned: Welle {wave} braucht eine Meute ohne Fackel für höchstens {least} Punkte; besitze eine von {names}.</translation>
</message>
<message>
<source>collection.owned: write a table with a number of miniatures for each type.</source>
<translation>collection.owned: Schreib eine Tabelle mit einer Zahl von Miniaturen je Art.</translation>
</message>
<message>
<source>collection.stand_ins: write a table with a list of stand-ins for each type.</source>
<translation>collection.stand_ins: Schreib eine Tabelle mit einer Liste von Stellvertretern je Art.</translation>
</message>
<message>
<source>collection.{key}: this is no part of a collection; remove it.</source>
<translation>collection.{key}: Das gehört zu keiner Sammlung; nimm es heraus.</translation>
</message>
<message>
<source>collection: write a table with owned and stand_ins, or leave it out.</source>
<translation>collection: Schreib eine Tabelle mit owned und stand_ins, oder lass sie weg.</translation>
</message>
<message>
<source>Colour</source>
<translation>Farbe</translation>
</message>
<message>
<source>Colour in thin layers</source>
<translation>Farbe in dünnen Schichten</translation>
</message>
<message>
<source>Column {column}, row {row}</source>
<translation>Spalte {column}, Reihe {row}</translation>
</message>
<message>
<source>Combat</source>
<translation>Kampf</translation>
</message>
<message>
<source>Combat of buildings</source>
<translation>Kampf der Gebäude</translation>
</message>
<message>
<source>Combat {combat}, {price} for each point</source>
<translation>Kampf {combat}, {price} je Punkt</translation>
</message>
<message>
<source>Combat {combat}; a win costs 1 Integrity, a draw or loss nothing.</source>
<translation>Kampf {combat}; ein Sieg kostet 1 Integrität, Gleichstand oder Niederlage nichts.</translation>
</message>
<message>
<source>come to its senses</source>
<translation>zur Besinnung kommen</translation>
</message>
<message>
<source>Comes back from the trash</source>
<translation>Kommt aus dem Papierkorb zurück</translation>
</message>
<message>
<source>comes to its senses</source>
<translation>kommt zur Besinnung</translation>
</message>
<message>
<source>Comes with the program</source>
<translation>Gehört zum Programm</translation>
</message>
<message>
<source>Comfort succeeds from</source>
<translation>Zuspruch gelingt ab</translation>
</message>
<message>
<source>Command costs {have} of {most}</source>
<translation>Befehl kostet {have} von {most}</translation>
</message>
<message>
<source>Command costs {have} of {most}: add other men.</source>
<translation>Befehl kostet {have} von {most}: nimm andere Männer dazu.</translation>
</message>
<message>
<source>Command {command}, the others {others}</source>
<translation>Befehl {command}, die anderen {others}</translation>
</message>
<message>
<source>Command {count}</source>
<translation>Befehl {count}</translation>
</message>
<message>
<source>Command: {length}</source>
<translation>Befehl: {length}</translation>
</message>
<message>
<source>Compare with the official village</source>
<translation>Mit dem offiziellen Dorf vergleichen</translation>
</message>
<message>
<source>Compare with what comes with the game</source>
<translation>Mit dem vergleichen, was mit dem Spiel kommt</translation>
</message>
<message>
<source>Compare your table with the picture, edge by edge.</source>
<translation>Vergleicht euren Tisch mit dem Bild, Kante für Kante.</translation>
</message>
<message>
<source>Confirmed</source>
<translation>Bestätigt</translation>
</message>
<message>
<source>Contact</source>
<translation>Kontakt</translation>
</message>
<message>
<source>content.enemy: no Boss costs {limit} points or less; add one, or let Bosses come later.</source>
<translation>content.enemy: Kein Boss kostet höchstens {limit} Punkte; füg einen hinzu, oder lass Bosse später kommen.</translation>
</message>
<message>
<source>content.enemy: no Mob without a torch costs {least} points or less; add one, or give waves more points for each hero.</source>
<translation>content.enemy: Keine Meute ohne Fackel kostet höchstens {least} Punkte; füg eine hinzu, oder gib den Wellen mehr Punkte für jeden Helden.</translation>
</message>
<message>
<source>content: the setup holds no content; build it anew from the content files.</source>
<translation>content: Der Aufbau enthält keinen Inhalt; erstell ihn neu aus den Inhaltsdateien.</translation>
</message>
<message>
<source>Copied</source>
<translation>Kopiert</translation>
</message>
<message>
<source>Copy</source>
<translation>Kopieren</translation>
</message>
<message numerus="yes">
<source>Copy %n thing(s)</source>
<translation><numerusform>%n Ding kopieren</numerusform><numerusform>%n Dinge kopieren</numerusform></translation>
</message>
<message>
<source>Copy as text</source>
<translation>Als Text kopieren</translation>
</message>
<message>
<source>Copy the list</source>
<translation>Liste kopieren</translation>
</message>
<message>
<source>Copy these lines, to hand them to whoever helps you</source>
<translation>Diese Zeilen kopieren, um sie jemandem zu geben, der dir hilft</translation>
</message>
<message>
<source>Copy: {name}</source>
<translation>Kopieren: {name}</translation>
</message>
<message>
<source>Corner {number}</source>
<translation>Ecke {number}</translation>
</message>
<message>
<source>Corner {number} of {count}, {x} to the right and {y} down of the middle.</source>
<translation>Ecke {number} von {count}, {x} rechts und {y} unter der Mitte.</translation>
</message>
<message>
<source>Corner {number}, down</source>
<translation>Ecke {number}, nach unten</translation>
</message>
<message>
<source>Corner {number}, to the right</source>
<translation>Ecke {number}, nach rechts</translation>
</message>
<message>
<source>Corner {number}: one after it</source>
<translation>Ecke {number}: eine danach</translation>
</message>
<message>
<source>Corner {number}: take it away</source>
<translation>Ecke {number}: wegnehmen</translation>
</message>
<message>
<source>Correct &amp;this...</source>
<translation>&amp;Das berichtigen...</translation>
</message>
<message>
<source>Correct a &amp;die</source>
<translation>Wür&amp;fel berichtigen</translation>
</message>
<message>
<source>Correct a die</source>
<translation>Würfel berichtigen</translation>
</message>
<message>
<source>Correct it</source>
<translation>Berichtigen</translation>
</message>
<message>
<source>correct the number</source>
<translation>Zahl berichtigen</translation>
</message>
<message>
<source>corrected</source>
<translation>berichtigt</translation>
</message>
<message>
<source>corrupt</source>
<translation>bestechlich</translation>
</message>
<message>
<source>Cost</source>
<translation>Kosten</translation>
</message>
<message>
<source>Cost and special rules</source>
<translation>Kosten und Sonderregeln</translation>
</message>
<message>
<source>Cost {gold}/{food}, upkeep {gold_each}/{food_each}.</source>
<translation>Kosten {gold}/{food}, Unterhalt {gold_each}/{food_each}.</translation>
</message>
<message>
<source>Costs food</source>
<translation>Kostet Nahrung</translation>
</message>
<message>
<source>Costs gold</source>
<translation>Kostet Gold</translation>
</message>
<message>
<source>Costs {cost}, the purse holds {purse}</source>
<translation>Kostet {cost}, in der Kammer {purse}</translation>
</message>
<message>
<source>could be had, not taken</source>
<translation>möglich, nicht genommen</translation>
</message>
<message>
<source>Council</source>
<translation>Rat</translation>
</message>
<message>
<source>Council {wave}</source>
<translation>Rat {wave}</translation>
</message>
<message>
<source>Count</source>
<translation>Zahl</translation>
</message>
<message>
<source>counted for the victory</source>
<translation>für den Sieg gezählt</translation>
</message>
<message>
<source>Counted in Reflection alone.</source>
<translation>Nur in der Besinnung gezählt.</translation>
</message>
<message>
<source>Counted out exactly: of all tables that throw so many dice, so many do as well or better, or as badly or worse. Hidden dice do not count, nor do those that only say where a find lies.</source>
<translation>Genau ausgezählt: Von allen Tischen, die so viele Würfel werfen, haben so viele mindestens so viel Glück oder Pech. Verdeckte Würfel zählen nicht, auch nicht solche, die nur sagen, wo ein Fund liegt.</translation>
</message>
<message>
<source>Counted out exactly: of all tables that throw so many dice, so many do as well or better, or as badly or worse. Hidden dice do not count.</source>
<translation>Genau ausgezählt: Von allen Tischen, die so viele Würfel werfen, haben so viele mindestens so viel Glück oder Pech. Verdeckte Würfel zählen nicht.</translation>
</message>
<message>
<source>Counter-attack, {attackers} against {targets}: hits on {hit}, wounds on {wound}.</source>
<translation>Gegenangriff, {attackers} gegen {targets}: trifft ab {hit}, verwundet ab {wound}.</translation>
</message>
<message>
<source>Counts as settled</source>
<translation>Gilt als erledigt</translation>
</message>
<message>
<source>Court</source>
<translation>Gericht</translation>
</message>
<message>
<source>Cover</source>
<translation>Deckung</translation>
</message>
<message>
<source>cover</source>
<translation>Deckung</translation>
</message>
<message>
<source>Credits</source>
<translation>Mitwirkende</translation>
</message>
<message>
<source>criminal</source>
<translation>verbrecherisch</translation>
</message>
<message>
<source>Cross Hit</source>
<translation>Kreuzschuss</translation>
</message>
<message>
<source>Crosses water, and does not stop there.</source>
<translation>Geht übers Wasser, hält dort aber nicht an.</translation>
</message>
<message>
<source>Ctrl</source>
<translation>Strg</translation>
</message>
<message>
<source>Cuirass</source>
<translation>Kürass</translation>
</message>
<message>
<source>cunning</source>
<translation>List</translation>
</message>
<message numerus="yes">
<source>Cut %n thing(s)</source>
<translation><numerusform>%n Ding ausschneiden</numerusform><numerusform>%n Dinge ausschneiden</numerusform></translation>
</message>
<message>
<source>Cut a gate</source>
<translation>Tor einschneiden</translation>
</message>
<message>
<source>cut a gate into a wall</source>
<translation>ein Tor in eine Mauer schneiden</translation>
</message>
<message>
<source>cut a gate into the middle of the chosen wall</source>
<translation>ein Tor in die Mitte der gewählten Mauer schneiden</translation>
</message>
<message>
<source>Cut: {name}</source>
<translation>Ausschneiden: {name}</translation>
</message>
<message>
<source>D</source><comment>the key for Diamonds</comment>
<translation>R</translation>
</message>
<message>
<source>D&amp;ice</source>
<translation>&amp;Würfel</translation>
</message>
<message>
<source>d6 {ours} against d6 {theirs}</source>
<translation>W6 {ours} gegen W6 {theirs}</translation>
</message>
<message>
<source>Damaged</source>
<translation>Beschädigt</translation>
</message>
<message>
<source>damaged</source>
<translation>beschädigt</translation>
</message>
<message>
<source>Danger</source>
<translation>Gefahr</translation>
</message>
<message>
<source>Danger for {hero}: a mark for each attacker</source>
<translation>Gefahr für {hero}: ein Zeichen für jeden Angreifer</translation>
</message>
<message>
<source>Danger for {hero}: more spots are being counted</source>
<translation>Gefahr für {hero}: weitere Stellen werden gezählt</translation>
</message>
<message>
<source>Dark</source>
<translation>Dunkel</translation>
</message>
<message>
<source>Dark Shot</source>
<translation>Dunkler Schuss</translation>
</message>
<message>
<source>Dawn comes, and {heart} is still there.</source>
<translation>Der Morgen kommt, und {heart} ist noch da.</translation>
</message>
<message>
<source>Dawn or night</source>
<translation>Morgengrauen oder Nacht</translation>
</message>
<message>
<source>Dawn. The village stands.</source>
<translation>Morgengrauen. Das Dorf steht.</translation>
</message>
<message>
<source>Day</source>
<translation>Tag</translation>
</message>
<message>
<source>Deathblow</source>
<translation>Todesstoß</translation>
</message>
<message>
<source>decides now</source>
<translation>entscheidet</translation>
</message>
<message>
<source>Decisions looked at</source>
<translation>Angesehene Entscheidungen</translation>
</message>
<message>
<source>Deck</source>
<translation>Stapel</translation>
</message>
<message>
<source>Deck and morale</source>
<translation>Stapel und Moral</translation>
</message>
<message>
<source>Decks</source>
<translation>Stapel</translation>
</message>
<message>
<source>Defeat</source>
<translation>Niederlage</translation>
</message>
<message>
<source>Defeated</source>
<translation>Besiegt</translation>
</message>
<message>
<source>defeated</source>
<translation>besiegt</translation>
</message>
<message>
<source>Defeated.</source>
<translation>Besiegt.</translation>
</message>
<message>
<source>Defence</source>
<translation>Verteidigung</translation>
</message>
<message>
<source>Defences and finds</source>
<translation>Verteidigung und Funde</translation>
</message>
<message>
<source>Defend</source>
<translation>Verteidigen</translation>
</message>
<message>
<source>Defended by: {units}</source>
<translation>Verteidigt von: {units}</translation>
</message>
<message>
<source>Defender</source>
<translation>Verteidiger</translation>
</message>
<message>
<source>Defender who approaches</source>
<translation>Verteidiger, der nahe kommt</translation>
</message>
<message>
<source>Defender {number}</source>
<translation>Verteidiger {number}</translation>
</message>
<message>
<source>Defender's</source>
<translation>Des Verteidigers</translation>
</message>
<message>
<source>Defenders</source>
<translation>Verteidiger</translation>
</message>
<message>
<source>Defenders act</source>
<translation>Die Verteidiger handeln</translation>
</message>
<message>
<source>Defenders act: each may move one unit along one way; then one ability.</source>
<translation>Die Verteidiger: Jeder darf eine Einheit einen Weg weit bewegen; dann eine Fähigkeit.</translation>
</message>
<message>
<source>Defenders are lost to: {parts}.</source>
<translation>Verluste des Verteidigers durch: {parts}.</translation>
</message>
<message>
<source>Defenders fallen</source>
<translation>Gefallene Verteidiger</translation>
</message>
<message>
<source>Defenders finished</source>
<translation>Verteidiger vollendet</translation>
</message>
<message>
<source>Defenders left</source>
<translation>Verteidiger übrig</translation>
</message>
<message>
<source>Defenders placed</source>
<translation>Aufgestellte Verteidiger</translation>
</message>
<message>
<source>Defenders stand here when the city is made.</source>
<translation>Hier stehen die Verteidiger, wenn die Stadt gebaut ist.</translation>
</message>
<message>
<source>Defenders take their posts</source>
<translation>Die Verteidiger beziehen Posten</translation>
</message>
<message>
<source>Defenders walk along these ways. They follow what you drew: a river needs a bridge, a wall needs a gate. Take what is offered, or add a way and take one out.</source>
<translation>Auf diesen Wegen gehen die Verteidiger. Sie folgen deiner Zeichnung: Über einen Fluss braucht es eine Brücke, durch eine Mauer ein Tor. Nimm, was angeboten wird, oder füge einen Weg hinzu und nimm einen weg.</translation>
</message>
<message>
<source>Degrees, clockwise.</source>
<translation>Grad, im Uhrzeigersinn.</translation>
</message>
<message>
<source>Delete</source>
<translation>Entf</translation>
</message>
<message>
<source>Delete</source><comment>a button</comment>
<translation>Löschen</translation>
</message>
<message>
<source>Deleted</source>
<translation>Gelöscht</translation>
</message>
<message>
<source>Depends on what you measure</source>
<translation>Hängt davon ab, was Sie messen</translation>
</message>
<message>
<source>Deployment zone {number}</source>
<translation>Aufstellungszone {number}</translation>
</message>
<message>
<source>Deployment zones</source>
<translation>Aufstellungszonen</translation>
</message>
<message>
<source>Depth</source>
<translation>Tiefe</translation>
</message>
<message>
<source>Depth of the table</source>
<translation>Tiefe des Tisches</translation>
</message>
<message>
<source>Destroy the standard of {name}</source>
<translation>Die Standarte von {name:dat} zerstören</translation>
</message>
<message>
<source>Destroyed</source>
<translation>Vernichtet</translation>
</message>
<message>
<source>destroyed</source>
<translation>zerstört</translation>
</message>
<message>
<source>Destroyed by {unit}: {threat}.</source>
<translation>Vernichtet durch {unit}: {threat}.</translation>
</message>
<message>
<source>Destroyed in wave {wave}</source>
<translation>In Welle {wave} zerstört</translation>
</message>
<message>
<source>destroyed in wave {wave}</source>
<translation>in Welle {wave} zerstört</translation>
</message>
<message>
<source>Destroyed in wave {wave}. It cannot be mended.</source>
<translation>In Welle {wave} zerstört. Es kann nicht ausgebessert werden.</translation>
</message>
<message>
<source>destroyed: put a ruin there</source>
<translation>zerstört: eine Ruine hinstellen</translation>
</message>
<message>
<source>Destroyed: {threats}.</source>
<translation>Vernichtet: {threats}.</translation>
</message>
<message>
<source>Destroyed: {threat}.</source>
<translation>Vernichtet: {threat}.</translation>
</message>
<message>
<source>Dethroned in round {round}: no stronghold was left, and no army.</source>
<translation>In Runde {round} gestürzt: keine Festung mehr und kein Heer.</translation>
</message>
<message>
<source>Diamonds</source>
<translation>Karo</translation>
</message>
<message>
<source>Dice corrected ({roll}): {after} and not {before}.</source>
<translation>Würfel berichtigt ({roll}): {after} und nicht {before}.</translation>
</message>
<message>
<source>Dice corrected, {model} ({roll}): {after} and not {before}.</source>
<translation>Würfel berichtigt, {model} ({roll}): {after} und nicht {before}.</translation>
</message>
<message>
<source>Dice of {seat}</source>
<translation>Würfel von {seat}</translation>
</message>
<message>
<source>dice say how it goes on</source>
<translation>Würfel sagen, wie es weitergeht</translation>
</message>
<message>
<source>Dice that may be rolled again each turn: {plain}.</source>
<translation>Würfel, die in jedem Zug neu geworfen werden dürfen: {plain}.</translation>
</message>
<message>
<source>Dice to roll: {dice}; given: {count}.</source>
<translation>Zu werfende Würfel: {dice}; angegeben: {count}.</translation>
</message>
<message>
<source>dice: this version does not know way {number} of rolling; take an earlier copy.</source>
<translation>dice: Diese Version kennt die Würfelweise {number} nicht; nimm eine frühere Kopie.</translation>
</message>
<message>
<source>Dice: {faces}.</source>
<translation>Würfel: {faces}.</translation>
</message>
<message>
<source>Did not see the end.</source>
<translation>Hat das Ende nicht erlebt.</translation>
</message>
<message>
<source>Die</source>
<translation>Würfel</translation>
</message>
<message>
<source>Die roll</source>
<translation>Wurf</translation>
</message>
<message>
<source>Differs from yours</source>
<translation>Weicht von deinem ab</translation>
</message>
<message>
<source>Difficult</source>
<translation>Schwierig</translation>
</message>
<message>
<source>Disasters</source>
<translation>Katastrophen</translation>
</message>
<message>
<source>Dismount</source>
<translation>Absitzen</translation>
</message>
<message>
<source>distance</source>
<translation>Entfernung</translation>
</message>
<message>
<source>Distance from a building.</source>
<translation>Abstand von einem Gebäude.</translation>
</message>
<message>
<source>Distance from the building that sends them.</source>
<translation>Abstand von dem Gebäude, das sie schickt.</translation>
</message>
<message>
<source>Distance from the Temple.</source>
<translation>Abstand vom Tempel.</translation>
</message>
<message>
<source>Distance from the Town Hall.</source>
<translation>Abstand vom Rathaus.</translation>
</message>
<message>
<source>Distance from their edge.</source>
<translation>Abstand von ihrer Kante.</translation>
</message>
<message>
<source>Distance from what they guard.</source>
<translation>Abstand von dem, was sie bewachen.</translation>
</message>
<message>
<source>Distances to it run to its edge.</source>
<translation>Abstände zu ihm laufen bis zu seinem Rand.</translation>
</message>
<message>
<source>Do it</source>
<translation>Machen</translation>
</message>
<message>
<source>Do it for {cost}</source>
<translation>Machen für {cost}</translation>
</message>
<message>
<source>Do people take heart?</source>
<translation>Fassen die Leute Mut?</translation>
</message>
<message>
<source>Dock</source>
<translation>Steg</translation>
</message>
<message>
<source>Does everybody stand there?</source>
<translation>Stehen alle dort?</translation>
</message>
<message>
<source>Does most: {name}. What ten of them put out of action in a battle: {each}.</source>
<translation>Leistet am meisten: {name}. Was zehn davon in einem Gefecht außer Gefecht setzen: {each}.</translation>
</message>
<message>
<source>Does that make sense?</source>
<translation>Ist das stimmig?</translation>
</message>
<message>
<source>Does the table look like this?</source>
<translation>Sieht der Tisch so aus?</translation>
</message>
<message>
<source>Does the table match?</source>
<translation>Stimmt der Tisch?</translation>
</message>
<message>
<source>Does {name} follow up?</source>
<translation>Setzt {name} nach?</translation>
</message>
<message>
<source>Does {name} go on?</source>
<translation>Geht {name} weiter?</translation>
</message>
<message>
<source>Does {name} roll that die again?</source>
<translation>Wirft {name} diesen Würfel noch einmal?</translation>
</message>
<message>
<source>Does {name} shoot with Overwatch?</source>
<translation>Schießt {name} mit Überblick?</translation>
</message>
<message>
<source>Does {name} take the villager along?</source>
<translation>Nimmt {name} den Dorfbewohner mit?</translation>
</message>
<message>
<source>Does {subject} follow up?</source>
<translation>Setzt {subject} nach?</translation>
</message>
<message>
<source>Does {subject} leave with the supplies?</source>
<translation>Geht {subject} mit den Vorräten?</translation>
</message>
<message>
<source>Dome</source>
<translation>Kuppel</translation>
</message>
<message>
<source>Domes and masts</source>
<translation>Kuppeln und Masten</translation>
</message>
<message>
<source>Done</source>
<translation>Fertig</translation>
</message>
<message>
<source>Done, go on</source>
<translation>Erledigt, weiter</translation>
</message>
<message>
<source>Door</source>
<translation>Tür</translation>
</message>
<message>
<source>Doors and windows</source>
<translation>Türen und Fenster</translation>
</message>
<message>
<source>Dots</source>
<translation>Punkte</translation>
</message>
<message>
<source>Double click it on the map, or press Enter there, to change its corners.</source>
<translation>Doppelklick auf der Karte oder Enter dort ändert die Ecken.</translation>
</message>
<message>
<source>Double-click or press F2 to correct it.</source>
<translation>Doppelklick oder F2, um es zu berichtigen.</translation>
</message>
<message>
<source>Doubled hits cost 2 Integrity</source>
<translation>Verdoppelte Treffer kosten 2 Integrität</translation>
</message>
<message>
<source>down</source>
<translation>nach unten</translation>
</message>
<message>
<source>down {chance}</source>
<translation>nieder {chance}</translation>
</message>
<message>
<source>Down {thing}</source>
<translation>{thing:acc} hinunter</translation>
</message>
<message>
<source>Down: lay it on its side</source>
<translation>Am Boden: leg sie auf die Seite</translation>
</message>
<message>
<source>draft saved</source>
<translation>Entwurf gespeichert</translation>
</message>
<message>
<source>Drag a building. The golden area shows where its middle may stand: {heart} near the middle of the table, the others within {reach} of it, and none touching another.</source>
<translation>Zieh ein Gebäude. Die goldene Fläche zeigt, wo seine Mitte stehen darf: {heart} nahe der Tischmitte, die anderen höchstens {reach} davon, und keins berührt ein anderes.</translation>
</message>
<message>
<source>Drag a piece onto the map, or choose it and draw. Enter takes it up by keyboard.</source>
<translation>Zieh ein Stück auf die Karte, oder wähle es und zeichne. Enter nimmt es mit der Tastatur auf.</translation>
</message>
<message>
<source>Drag each place to where it lies on your map.</source>
<translation>Zieh jeden Ort dorthin, wo er auf deiner Karte liegt.</translation>
</message>
<message>
<source>Drag from corner to corner, or draw any outline.</source>
<translation>Zieh von Ecke zu Ecke, oder zeichne einen beliebigen Umriss.</translation>
</message>
<message>
<source>Drag from corner to corner, or use arrow keys and space bar. Esc leaves.</source>
<translation>Zieh von Ecke zu Ecke, oder nutze Pfeiltasten und Leertaste. Esc bricht ab.</translation>
</message>
<message>
<source>Drag from one place to another, or use arrow keys and Enter at both ends.</source>
<translation>Zieh von einer Stelle zur anderen, oder nutze Pfeiltasten und an beiden Enden Enter.</translation>
</message>
<message>
<source>Drag the map.</source>
<translation>Zieh die Karte.</translation>
</message>
<message>
<source>Drag the picture, or stretch it by its corners. Arrow keys move it, , and . size it, [ and ] turn it.</source>
<translation>Zieh das Bild oder streck es an seinen Ecken. Pfeiltasten bewegen es, , und . ändern die Größe, [ und ] drehen es.</translation>
</message>
<message>
<source>Drag to move, double-click to float</source>
<translation>Zum Verschieben ziehen, Doppelklick löst es ab</translation>
</message>
<message>
<source>Dragon, Demon Lord, Imp and Wraith cross water.</source>
<translation>Drache, Dämonenfürst, Kobold und Geist gehen übers Wasser.</translation>
</message>
<message>
<source>Dragon, Giant and Sniper; ranged units never do.</source>
<translation>Drache, Riese und Heckenschütze; Schützen nie.</translation>
</message>
<message>
<source>Drained</source>
<translation>Ausgezehrt</translation>
</message>
<message>
<source>Draw</source>
<translation>Ziehen</translation>
</message>
<message>
<source>Draw a card of equipment.</source>
<translation>Zieh eine Ausrüstungskarte.</translation>
</message>
<message>
<source>Draw a city, love its people, and tell how they held the walls.</source>
<translation>Zeichnet eine Stadt, liebt ihre Leute und erzählt, wie sie die Mauern hielten.</translation>
</message>
<message>
<source>draw a rectangle</source>
<translation>ein Rechteck zeichnen</translation>
</message>
<message>
<source>draw a round shape</source>
<translation>eine runde Form zeichnen</translation>
</message>
<message>
<source>draw a wall, a hedge, a road or a stream</source>
<translation>eine Mauer, eine Hecke, eine Straße oder einen Bach zeichnen</translation>
</message>
<message>
<source>draw an outline, corner by corner</source>
<translation>einen Umriss zeichnen, Ecke für Ecke</translation>
</message>
<message>
<source>Draw at most {most} marks; these are {count}.</source>
<translation>Zeichne höchstens {most} Zeichen; dies sind {count}.</translation>
</message>
<message>
<source>Draw here</source>
<translation>Hier ziehen</translation>
</message>
<message>
<source>Draw here (Space)</source>
<translation>Hier ziehen (Leertaste)</translation>
</message>
<message>
<source>Draw in one stroke, or use arrow keys and space bar at both ends. Esc leaves.</source>
<translation>Zieh einen Strich, oder nimm Pfeiltasten und an beiden Enden die Leertaste. Esc verlässt.</translation>
</message>
<message>
<source>Draw in one stroke: small pieces lie round it. Or use arrow keys and space bar. Esc leaves.</source>
<translation>Zieh einen Strich: Kleine Stücke liegen darum herum. Oder nimm Pfeiltasten und Leertaste. Esc verlässt.</translation>
</message>
<message>
<source>Draw it</source>
<translation>Zeichne es</translation>
</message>
<message>
<source>Draw it again, with its corners apart.</source>
<translation>Zeichne es neu, mit getrennten Ecken.</translation>
</message>
<message>
<source>Draw it for me</source>
<translation>Zeichne es für mich</translation>
</message>
<message>
<source>Draw on at the table</source>
<translation>Am Tisch weiterzeichnen</translation>
</message>
<message>
<source>Draw on the map how the largest base comes from every edge to every building.</source>
<translation>Zeichnet auf die Karte, wie die größte Base von jeder Kante zu jedem Gebäude kommt.</translation>
</message>
<message>
<source>Draw on, or leave it as it is.</source>
<translation>Zeichne weiter, oder lass es, wie es ist.</translation>
</message>
<message>
<source>Draw the rest for us</source>
<translation>Den Rest für uns zeichnen</translation>
</message>
<message>
<source>Draw this place with the mouse or a pen, as large as you like: its outline first, then roofs and trees, or set stamps. Nobody judges your hand. “Draw it for me” sets it down at once.</source>
<translation>Zeichne diesen Ort mit Maus oder Stift, so groß du magst: erst den Umriss, dann Dächer und Bäume, oder setze Stempel. Niemand beurteilt deine Hand. „Zeichne es für mich“ setzt ihn sofort hin.</translation>
</message>
<message>
<source>draw with a brush</source>
<translation>mit dem Pinsel zeichnen</translation>
</message>
<message>
<source>Draw {count}.</source>
<translation>Ziehe {count}.</translation>
</message>
<message>
<source>Drawing</source>
<translation>Zeichnen</translation>
</message>
<message>
<source>Drawings are missing</source>
<translation>Zeichnungen fehlen</translation>
</message>
<message>
<source>Drawn as</source>
<translation>Gezeichnet als</translation>
</message>
<message>
<source>Drawn by hand.</source>
<translation>Von Hand gezeichnet.</translation>
</message>
<message>
<source>Drawn by hand; the strokes are missing, so it is shown plainly.</source>
<translation>Von Hand gezeichnet; die Striche fehlen, darum ist es schlicht zu sehen.</translation>
</message>
<message>
<source>Drawn plainly.</source>
<translation>Schlicht gezeichnet.</translation>
</message>
<message>
<source>Drawn whenever its owner wants.</source>
<translation>Gezeichnet, wann sein Besitzer will.</translation>
</message>
<message>
<source>Drawn, the ways come next</source>
<translation>Gezeichnet, es folgen die Verbindungen</translation>
</message>
<message>
<source>Drawn, the ways in come next</source>
<translation>Gezeichnet, es folgen die Zugänge</translation>
</message>
<message>
<source>Drawn: {card}.</source>
<translation>Gezogen: {card}.</translation>
</message>
<message>
<source>Draws lots, and goes for the enemy at last.</source>
<translation>Zieht Lose und geht am Ende auf den Feind los.</translation>
</message>
<message>
<source>Draws lots.</source>
<translation>Lost alles aus.</translation>
</message>
<message>
<source>Drill Formation</source>
<translation>Formation</translation>
</message>
<message>
<source>Drink the potion</source>
<translation>Den Trank trinken</translation>
</message>
<message>
<source>Duplicate</source>
<translation>Duplizieren</translation>
</message>
<message>
<source>Each as it is rolled</source>
<translation>Jedes, sobald es gewürfelt ist</translation>
</message>
<message>
<source>Each by a level; otherwise a building rises once a turn.</source>
<translation>Jeder um eine Stufe; sonst steigt ein Gebäude einmal je Zug.</translation>
</message>
<message>
<source>Each die counts {bonus} more.</source>
<translation>Jeder Würfel zählt {bonus} mehr.</translation>
</message>
<message>
<source>Each die that reaches the Quality is an action. More dice may give more actions, but two misses in one roll end your whole turn once those actions are spent. The buttons show the odds.</source>
<translation>Jeder Würfel, der die Qualität erreicht, ist eine Aktion. Mehr Würfel bringen vielleicht mehr Aktionen, aber zwei Fehlwürfe in einem Wurf beenden deinen ganzen Zug, sobald diese Aktionen verbraucht sind. Die Knöpfe zeigen die Chancen.</translation>
</message>
<message>
<source>Each die that reaches your Quality is an action. More dice may give more actions, but two misses in one roll end your whole turn. The buttons show the odds. Two dice are a good habit. Far from all enemies, a hero may move once without a roll.</source>
<translation>Jeder Würfel, der deine Qualität erreicht, ist eine Aktion. Mehr Würfel können mehr Aktionen geben, aber zwei Fehlschläge in einem Wurf beenden deinen ganzen Zug. Die Knöpfe zeigen die Chancen. Zwei Würfel sind eine gute Gewohnheit. Fern von allen Gegnern darf sich ein Held einmal ohne Wurf bewegen.</translation>
</message>
<message>
<source>Each engineer builds one thing a turn: a level, a siege engine or a bridge.</source>
<translation>Jeder Baumeister baut im Zug eines: eine Stufe, eine Maschine oder eine Brücke.</translation>
</message>
<message>
<source>Each game is played on to its end.</source>
<translation>Jede Partie wird zu Ende gespielt.</translation>
</message>
<message>
<source>Each healer heals a wound; clerics and merchants serve whoever is in town.</source>
<translation>Jeder Heiler heilt eine Wunde; Heiler und Händler der Stadt dienen allen dort.</translation>
</message>
<message>
<source>Each Jack rescues somebody</source>
<translation>Jeder Bube rettet jemanden</translation>
</message>
<message>
<source>Each makes for the nearest: unit, then stronghold, then town.</source>
<translation>Jedes geht zum Nächsten: Einheit, dann Festung, dann Stadt.</translation>
</message>
<message>
<source>Each miss is a flight; three mean a rout.</source>
<translation>Jeder Fehlschlag ist eine Flucht; drei, und er ist fort.</translation>
</message>
<message>
<source>Each miss is a flight; three misses and the model is gone.</source>
<translation>Jeder Fehlschlag ist eine Flucht; bei drei ist das Modell fort.</translation>
</message>
<message>
<source>Each of its dice succeeds {now} times in 100, against {before} before.</source>
<translation>Jeder seiner Würfel gelingt {now} von 100 Mal, vorher {before}.</translation>
</message>
<message>
<source>Each pays an action; one roll, better with every bow.</source>
<translation>Jeder zahlt eine Aktion; ein Wurf, besser mit jedem Bogen.</translation>
</message>
<message>
<source>Each piece as it is rolled, or all of them when they are known.</source>
<translation>Jedes Stück, sobald es gewürfelt ist, oder alle, wenn sie bekannt sind.</translation>
</message>
<message>
<source>Each says what it is or how it is; the type of the highest card counts first.</source>
<translation>Jede sagt, was es ist oder wie es ist; der Typ der höchsten Karte zählt zuerst.</translation>
</message>
<message>
<source>Each Scout adds 1. The higher one chooses.</source>
<translation>Jeder Kundschafter zählt 1 dazu. Wer mehr hat, wählt.</translation>
</message>
<message>
<source>Each siege is played on until this wave and the next one are beaten, or the village has fallen.</source>
<translation>Jede Belagerung wird weitergespielt, bis diese Welle und die nächste abgewehrt sind oder das Dorf gefallen ist.</translation>
</message>
<message>
<source>Each soldier costs upkeep every turn, and whoever is not paid leaves. At level 2 the barracks trains ranged units too, at level 3 cavalry. Look at what comes in before you hire.</source>
<translation>Jeder Soldat kostet jeden Zug Unterhalt, und wer nicht bezahlt wird, geht. Auf Stufe 2 bildet die Kaserne auch Schützen aus, auf Stufe 3 Reiterei. Sieh nach, was hereinkommt, bevor du anwirbst.</translation>
</message>
<message>
<source>Each somewhere inside its box.</source>
<translation>Jedes irgendwo in seinem Kasten.</translation>
</message>
<message>
<source>Each tile by itself</source>
<translation>Jedes Feld für sich</translation>
</message>
<message>
<source>Each turn begins with a scene of life in the city: choose one and tell it, or skip it. Now you may also plan: the list of the city says how likely each place holds.</source>
<translation>Jede Runde beginnt mit einer Szene aus dem Leben der Stadt: Wähle eine und erzähl sie, oder lass es. Jetzt darfst du auch planen: Die Liste der Stadt sagt, wie wahrscheinlich jeder Ort hält.</translation>
</message>
<message>
<source>Each way in has a number.</source>
<translation>Jeder Zugang hat eine Nummer.</translation>
</message>
<message>
<source>Each wound and each point of morale damage takes 1 from a value.</source>
<translation>Jede Wunde und jeder Punkt Moralschaden zieht 1 vom Wert ab.</translation>
</message>
<message>
<source>Each wound counts</source>
<translation>Jede Wunde zählt</translation>
</message>
<message>
<source>Each {need} or more is an action for all, by the Quality of {subject}. Two misses end your turn.</source>
<translation>Jeder mit {need} oder mehr ist eine Aktion für alle, nach der Qualität von {subject}. Zwei Fehlschläge beenden euren Zug.</translation>
</message>
<message>
<source>Each {need} or more is an action. Two misses end your turn.</source>
<translation>Jeder mit {need} oder mehr ist eine Aktion. Zwei Fehlschläge beenden euren Zug.</translation>
</message>
<message>
<source>Each {quality} or more helps.</source>
<translation>Jeder mit {quality} oder mehr hilft.</translation>
</message>
<message>
<source>Each {quality} or more helps. Three misses end this power for good.</source>
<translation>Jeder mit {quality} oder mehr hilft. Drei Fehlschläge beenden diese Kraft für immer.</translation>
</message>
<message>
<source>Each {quality} or more is an action for all.</source>
<translation>Jeder mit {quality} oder mehr ist eine Aktion für alle.</translation>
</message>
<message>
<source>Each {quality} or more is an action.</source>
<translation>Jeder mit {quality} oder mehr ist eine Aktion.</translation>
</message>
<message>
<source>Each {quality} or more is an action. Two misses end your turn.</source>
<translation>Jeder mit {quality} oder mehr ist eine Aktion. Zwei Fehlschläge beenden euren Zug.</translation>
</message>
<message>
<source>Easier with {name} in the party: {here} of 100 games are won, with others {there}.</source>
<translation>Leichter mit {name} in der Gruppe: {here} von 100 Spielen werden gewonnen, mit anderen {there}.</translation>
</message>
<message>
<source>East</source>
<translation>Osten</translation>
</message>
<message>
<source>east</source>
<translation>Ost</translation>
</message>
<message>
<source>Easy</source>
<translation>Leicht</translation>
</message>
<message>
<source>Economic</source>
<translation>Wirtschaftlich</translation>
</message>
<message>
<source>economy</source>
<translation>Handel</translation>
</message>
<message>
<source>Edge</source>
<translation>Kante</translation>
</message>
<message>
<source>edge</source>
<translation>Kante</translation>
</message>
<message>
<source>Edge 1, above</source>
<translation>Kante 1, oben</translation>
</message>
<message>
<source>Edge 2, right</source>
<translation>Kante 2, rechts</translation>
</message>
<message>
<source>Edge 3, below</source>
<translation>Kante 3, unten</translation>
</message>
<message>
<source>Edge 4, left</source>
<translation>Kante 4, links</translation>
</message>
<message>
<source>Edge of a wood, in base widths</source>
<translation>Waldrand, in Basebreiten</translation>
</message>
<message>
<source>Edges</source>
<translation>Kanten</translation>
</message>
<message>
<source>Edges of the table</source>
<translation>Tischkanten</translation>
</message>
<message>
<source>edges towards</source>
<translation>tastet sich vor gegen</translation>
</message>
<message>
<source>Edit</source>
<translation>Bearbeiten</translation>
</message>
<message>
<source>Effect</source>
<translation>Wirkung</translation>
</message>
<message>
<source>Effect {number}</source>
<translation>Wirkung {number}</translation>
</message>
<message>
<source>Effects</source>
<translation>Wirkungen</translation>
</message>
<message>
<source>eight</source>
<translation>acht</translation>
</message>
<message>
<source>Elan</source>
<translation>Elan</translation>
</message>
<message>
<source>Elite</source>
<translation>Elite</translation>
</message>
<message>
<source>Elite on a die of</source>
<translation>Elite bei einem Würfel bis</translation>
</message>
<message>
<source>Elites</source>
<translation>Elite</translation>
</message>
<message>
<source>Elites from Escalation</source>
<translation>Eliten ab Eskalation</translation>
</message>
<message>
<source>Embassy</source>
<translation>Gesandtschaft</translation>
</message>
<message>
<source>Embers over {place}</source>
<translation>Glut über {place}</translation>
</message>
<message>
<source>empty</source>
<translation>leer</translation>
</message>
<message>
<source>Empty boxes from the first wave on</source>
<translation>Leere Kästchen ab der ersten Welle</translation>
</message>
<message>
<source>Empty cards for six groups</source>
<translation>Leere Karten für sechs Gruppen</translation>
</message>
<message>
<source>Empty lines, to finish without the computer</source>
<translation>Leere Zeilen, um ohne den Rechner zu Ende zu spielen</translation>
</message>
<message>
<source>Empty ones too; otherwise units alone and Strongholds do.</source>
<translation>Auch leere; sonst nur Einheiten und Festungen.</translation>
</message>
<message>
<source>Empty purses</source>
<translation>Leere Beutel</translation>
</message>
<message>
<source>Empty the trash</source>
<translation>Papierkorb leeren</translation>
</message>
<message>
<source>Empty the trash?</source>
<translation>Papierkorb leeren?</translation>
</message>
<message>
<source>En avant! All that failed is rolled again.</source>
<translation>En avant! Was fehlschlug, wird neu gewürfelt.</translation>
</message>
<message>
<source>En avant: one failed group roll again</source>
<translation>En avant: ein misslungener Truppwurf noch einmal</translation>
</message>
<message>
<source>Enchanting</source>
<translation>Verzauberung</translation>
</message>
<message>
<source>Enchanting has no effect in this game. Build it anyway?</source>
<translation>Verzauberung ist in diesem Spiel ohne Wirkung. Trotzdem bauen?</translation>
</message>
<message>
<source>End movement</source>
<translation>Bewegung beenden</translation>
</message>
<message>
<source>End of the turn</source>
<translation>Ende des Zuges</translation>
</message>
<message>
<source>End of turn</source>
<translation>Zugende</translation>
</message>
<message>
<source>End the attacks</source>
<translation>Angriffe beenden</translation>
</message>
<message>
<source>End the council</source>
<translation>Rat beenden</translation>
</message>
<message>
<source>End the turn</source>
<translation>Zug beenden</translation>
</message>
<message>
<source>End the Upkeep</source>
<translation>Unterhalt beenden</translation>
</message>
<message>
<source>Ends from the north</source>
<translation>Ende vom Norden</translation>
</message>
<message>
<source>Ends from the west</source>
<translation>Ende vom Westen</translation>
</message>
<message>
<source>Enem&amp;y dice</source>
<translation>Würfel der &amp;Gegner</translation>
</message>
<message>
<source>Enemies</source>
<translation>Gegner</translation>
</message>
<message>
<source>Enemies are lost to: {parts}.</source>
<translation>Verluste der Gegner durch: {parts}.</translation>
</message>
<message>
<source>Enemies come from a part of edge {edge}</source>
<translation>Gegner kommen von einem Teil der Kante {edge}</translation>
</message>
<message>
<source>enemies come from here</source>
<translation>hier kommen Gegner her</translation>
</message>
<message>
<source>Enemies come from {edge}, along all of it.</source>
<translation>Gegner kommen von {edge:dat}, auf ganzer Länge.</translation>
</message>
<message>
<source>Enemies come from {edge}, between {begin} and {end} from {corner}.</source>
<translation>Gegner kommen von {edge:dat}, zwischen {begin} und {end} ab {corner:dat}.</translation>
</message>
<message>
<source>Enemies come only from these edges: {edges}. Their ground is framed in their colour.</source>
<translation>Gegner kommen nur von diesen Kanten: {edges}. Ihr Gelände ist in ihrer Farbe gerahmt.</translation>
</message>
<message>
<source>Enemies defeated</source>
<translation>Besiegte Gegner</translation>
</message>
<message>
<source>Enemies for a point</source>
<translation>Gegner für einen Punkt</translation>
</message>
<message>
<source>Enemies left</source>
<translation>Gegner übrig</translation>
</message>
<message>
<source>enemies to hit {then}, now {now}</source>
<translation>Gegner Treffer {then}, jetzt {now}</translation>
</message>
<message>
<source>enemies to wound {then}, now {now}</source>
<translation>Gegner Wunde {then}, jetzt {now}</translation>
</message>
<message>
<source>enemies wait only until they deploy; choose another fate</source>
<translation>Gegner warten nur bis zur Aufstellung; wähle ein anderes Schicksal</translation>
</message>
<message>
<source>Enemies walk about {now} to the {name} at least, against {before} before.</source>
<translation>{name}: Gegner gehen bis dorthin mindestens etwa {now}, vorher {before}.</translation>
</message>
<message>
<source>Enemies we made ourselves join the waves</source>
<translation>Selbst gemachte Gegner kommen in den Wellen mit</translation>
</message>
<message>
<source>Enemy</source>
<translation>Gegner</translation>
</message>
<message>
<source>Enemy Groups</source>
<translation>Gegnergruppen</translation>
</message>
<message>
<source>enemy inside</source>
<translation>Feind darin</translation>
</message>
<message>
<source>Enemy points</source>
<translation>Gegnerpunkte</translation>
</message>
<message>
<source>Enemy regiments</source>
<translation>Feindliche Regimenter</translation>
</message>
<message>
<source>Enemy turn</source>
<translation>Gegnerzug</translation>
</message>
<message>
<source>Engineer</source>
<translation>Pionier</translation>
</message>
<message>
<source>Engineering Corps</source>
<translation>Baumeister</translation>
</message>
<message>
<source>Engineers</source>
<translation>Baumeister</translation>
</message>
<message>
<source>Engineers build</source>
<translation>Baumeister bauen</translation>
</message>
<message>
<source>Engineers mend {name}</source>
<translation>Baumeister bessern {name:acc} aus</translation>
</message>
<message>
<source>Engineers repair a ruin on {repair} or more, healers a wound of each on {heal}.</source>
<translation>Baumeister reparieren eine Ruine ab {repair}, Heiler bei jedem eine Wunde ab {heal}.</translation>
</message>
<message>
<source>Engineers' Barricade</source>
<translation>Barrikade der Baumeister</translation>
</message>
<message>
<source>Enough for every wave: {length}, {heroes}.</source>
<translation>Genug für jede Welle: {length}, {heroes}.</translation>
</message>
<message>
<source>Enter</source>
<translation>Enter</translation>
</message>
<message>
<source>Enter on any row tries the nearest place to it, Enter again takes that place.</source>
<translation>Enter auf einer Zeile probiert den nächsten Platz dazu, noch einmal Enter nimmt ihn.</translation>
</message>
<message>
<source>Enter opens, Ctrl+D makes a copy, Insert makes something new, Delete throws away, Ctrl+T changes tags, Ctrl+B marks a favourite, Ctrl+F finds, Shift with the arrows chooses several, Esc goes back.</source>
<translation>Enter öffnet, Strg+D macht eine Kopie, Einfg macht etwas Neues, Entf wirft weg, Strg+T ändert Stichwörter, Strg+B markiert einen Favoriten, Strg+F sucht, Umschalt mit den Pfeilen wählt mehrere, Esc geht zurück.</translation>
</message>
<message>
<source>Enter or + goes on, Backspace or - goes back.</source>
<translation>Enter oder + geht weiter, Rücktaste oder - zurück.</translation>
</message>
<message>
<source>Enter or + goes on, Backspace or - goes back. 1 to 4 lead to the first of a kind.</source>
<translation>Enter oder + geht weiter, Rücktaste oder - zurück. 1 bis 4 führen zum Ersten einer Art.</translation>
</message>
<message>
<source>Enter or + says yes, Backspace or - goes back.</source>
<translation>Enter oder + sagt ja, Rücktaste oder - geht zurück.</translation>
</message>
<message>
<source>Enter takes this place.</source>
<translation>Enter nimmt diesen Platz.</translation>
</message>
<message>
<source>entries: the answers are missing; take an earlier copy of the file.</source>
<translation>entries: Die Antworten fehlen; nimm eine frühere Kopie der Datei.</translation>
</message>
<message>
<source>Epilogue</source>
<translation>Epilog</translation>
</message>
<message>
<source>Equally good: {choices}; you chose {chosen}.</source>
<translation>Gleich gut: {choices}; ihr habt {chosen:acc} gewählt.</translation>
</message>
<message>
<source>Equip</source>
<translation>Ausrüsten</translation>
</message>
<message>
<source>Equipment</source>
<translation>Ausrüstung</translation>
</message>
<message>
<source>Equipment is bought and sold while the lord stands in a town.</source>
<translation>Ausrüstung wird gehandelt, solange der Herrscher in einer Stadt steht.</translation>
</message>
<message>
<source>Equipment is lost by a die, else gold</source>
<translation>Der Würfel nimmt ein Stück Ausrüstung, sonst Gold</translation>
</message>
<message>
<source>Equipment is offered wherever the lord is</source>
<translation>Ausrüstung wird angeboten, wo der Herrscher auch ist</translation>
</message>
<message>
<source>Erase</source>
<translation>Radieren</translation>
</message>
<message>
<source>Escalation</source>
<translation>Eskalation</translation>
</message>
<message>
<source>Escalation. {figures}. {who}.</source>
<translation>Eskalation. {figures}. {who}.</translation>
</message>
<message>
<source>Ethereal</source>
<translation>Körperlos</translation>
</message>
<message>
<source>Even gaps across</source>
<translation>Gleiche Abstände quer</translation>
</message>
<message>
<source>Even gaps down</source>
<translation>Gleiche Abstände abwärts</translation>
</message>
<message>
<source>Events</source>
<translation>Ereignisse</translation>
</message>
<message>
<source>Every building stands within {limit} of the {heart}.</source>
<translation>Jedes Gebäude steht nah genug ({heart}: höchstens {limit}).</translation>
</message>
<message>
<source>Every card becomes part of a place or of a defender. Take one from the row: click it, drag it onto a heap, or press its key. High cards are strong in a fight, low ones are broad places and groups of people.</source>
<translation>Jede Karte wird Teil eines Ortes oder eines Verteidigers. Nimm eine aus der Reihe: Klick sie an, zieh sie auf einen Stapel oder drücke ihre Taste. Hohe Karten sind stark im Kampf, niedrige sind weite Orte und Gruppen von Leuten.</translation>
</message>
<message>
<source>Every clause in plain words.</source>
<translation>Jede Klausel in einfachen Worten.</translation>
</message>
<message>
<source>Every correction stands in the chronicle and can be undone.</source>
<translation>Jede Berichtigung steht in der Chronik und kann zurückgenommen werden.</translation>
</message>
<message>
<source>Every defender counts so much less</source>
<translation>So viel weniger zählt jeder Verteidiger</translation>
</message>
<message>
<source>Every edge that enemies come from has an open way to every building.</source>
<translation>Jede Kante, von der Gegner kommen, hat einen offenen Weg zu jedem Gebäude.</translation>
</message>
<message>
<source>Every line of the copied text becomes one.</source>
<translation>Jede Zeile des kopierten Textes wird ein Eintrag.</translation>
</message>
<message>
<source>Every man with boxes for loading</source>
<translation>Jeder Mann mit Kästchen zum Laden</translation>
</message>
<message>
<source>Every ready squad</source>
<translation>Jeden fertigen Trupp</translation>
</message>
<message>
<source>Every slain monster brings its reward</source>
<translation>Jedes erschlagene Monster bringt Beute</translation>
</message>
<message>
<source>Every tile costs 1. Whoever has somebody beside stays and fights.</source>
<translation>Jedes Feld kostet 1. Wer jemanden neben sich hat, bleibt und kämpft.</translation>
</message>
<message>
<source>Every unit may move once. A step costs 1 point on plains, 2 into a forest, 3 onto a mountain, and nobody walks on water. Send your infantry to the nearest ruin.</source>
<translation>Jede Einheit darf einmal gehen. Ein Schritt kostet auf der Ebene 1 Punkt, in den Wald 2, auf einen Berg 3, und übers Wasser geht niemand. Schick dein Fußvolk zur nächsten Ruine.</translation>
</message>
<message>
<source>Every wave opens with the heroes' turn.</source>
<translation>Jede Welle beginnt mit dem Zug der Helden.</translation>
</message>
<message>
<source>Every wave reaches its points: {length}, {heroes}.</source>
<translation>Jede Welle erreicht ihre Punkte: {length}, {heroes}.</translation>
</message>
<message>
<source>Everybody has attacked</source>
<translation>Alle haben angegriffen</translation>
</message>
<message>
<source>Everybody has moved</source>
<translation>Alle sind gegangen</translation>
</message>
<message>
<source>Everybody has this already: it comes with Hearthwall. Share a copy of it.</source>
<translation>Das haben schon alle: Es gehört zu Hearthwall. Teile eine Kopie davon.</translation>
</message>
<message>
<source>Everybody who may come in this siege, in the order of their points.</source>
<translation>Alle, die in dieser Belagerung kommen können, nach ihren Punkten geordnet.</translation>
</message>
<message>
<source>Everybody who may come, with what they can do</source>
<translation>Alle, die kommen können, mit dem, was sie können</translation>
</message>
<message>
<source>Everyone may act once in a turn. Two misses in one roll end it.</source>
<translation>Jeder darf einmal pro Zug handeln. Zwei Fehlschläge in einem Wurf beenden den Zug.</translation>
</message>
<message>
<source>Everyone once in a turn. Two misses in one roll end it.</source>
<translation>Jeder einmal im Zug. Zwei Fehlschläge in einem Wurf beenden ihn.</translation>
</message>
<message>
<source>Everyone who is left behind has a free blow. You choose the order.</source>
<translation>Jeder, der zurückbleibt, hat einen Gelegenheitsschlag. Du wählst die Reihenfolge.</translation>
</message>
<message>
<source>Everything</source>
<translation>Alles</translation>
</message>
<message>
<source>Everything as it stands now</source>
<translation>Alles, wie es jetzt steht</translation>
</message>
<message>
<source>Everything can be done with keys</source>
<translation>Alles geht mit Tasten</translation>
</message>
<message>
<source>Everything in order</source>
<translation>Alles der Reihe nach</translation>
</message>
<message>
<source>Everything is as in the book.</source>
<translation>Alles ist wie im Buch.</translation>
</message>
<message>
<source>Everything on the map</source>
<translation>Alles auf der Karte</translation>
</message>
<message>
<source>Everything special about the model.</source>
<translation>Alles Besondere an dem Modell.</translation>
</message>
<message>
<source>Everything stays on this computer.</source>
<translation>Alles bleibt auf diesem Rechner.</translation>
</message>
<message>
<source>Everything you make is kept by itself. F1 shows the keys.</source>
<translation>Alles, was du machst, bleibt von selbst erhalten. F1 zeigt die Tasten.</translation>
</message>
<message>
<source>Exactly one building has the ability "Heart of the village"; give one of them another ability.</source>
<translation>Genau ein Gebäude hat die Fähigkeit „Herz des Dorfes“; gib einem der beiden eine andere.</translation>
</message>
<message>
<source>Export</source>
<translation>Exportieren</translation>
</message>
<message>
<source>Export a game</source>
<translation>Spiel exportieren</translation>
</message>
<message>
<source>Export as a picture</source>
<translation>Als Bild exportieren</translation>
</message>
<message>
<source>face down</source>
<translation>verdeckt</translation>
</message>
<message>
<source>Face down. The first enemy who touches it springs it.</source>
<translation>Verdeckt. Der erste Gegner, der sie berührt, löst sie aus.</translation>
</message>
<message>
<source>Faces: {faces}. Each expected {expected}.</source>
<translation>Augen: {faces}. Je {expected} erwartet.</translation>
</message>
<message>
<source>Facing Fear</source>
<translation>Furcht ins Auge zu sehen</translation>
</message>
<message>
<source>facing Fear</source>
<translation>Furcht ins Auge zu sehen</translation>
</message>
<message>
<source>facing Terror</source>
<translation>der Schrecken|den Schrecken|dem Schrecken</translation>
</message>
<message>
<source>Factory</source>
<translation>Fabrik</translation>
</message>
<message>
<source>Failed Morale costs the turn</source>
<translation>Misslungene Moral kostet den Zug</translation>
</message>
<message>
<source>Fallen</source>
<translation>Gefallen</translation>
</message>
<message>
<source>fallen</source>
<translation>gefallen</translation>
</message>
<message>
<source>Fallen: {unit}.</source>
<translation>Gefallen: {unit}.</translation>
</message>
<message>
<source>Falling</source>
<translation>Stürzen</translation>
</message>
<message>
<source>Falls</source>
<translation>Er geht zu Boden</translation>
</message>
<message>
<source>falls or worse: {chance}</source>
<translation>fällt oder schlimmer: {chance}</translation>
</message>
<message>
<source>Falls to all together</source>
<translation>Fällt durch alle zusammen</translation>
</message>
<message>
<source>famous</source>
<translation>berühmt</translation>
</message>
<message>
<source>Fanatic</source>
<translation>Fanatiker</translation>
</message>
<message>
<source>Fanatics</source>
<translation>Fanatiker</translation>
</message>
<message>
<source>far from the others, and near to ruins</source>
<translation>weit von den anderen und nah bei Ruinen</translation>
</message>
<message>
<source>Farm</source>
<translation>Hof</translation>
</message>
<message>
<source>Farmers</source>
<translation>Auf dem Hof</translation>
</message>
<message>
<source>Farther</source>
<translation>Weiter weg</translation>
</message>
<message>
<source>Fate</source>
<translation>Schicksal</translation>
</message>
<message>
<source>fate</source>
<translation>Schicksal</translation>
</message>
<message>
<source>Fatty</source>
<translation>Dickwanst</translation>
</message>
<message>
<source>Favourite</source>
<translation>Favorit</translation>
</message>
<message>
<source>favourite</source>
<translation>Favorit</translation>
</message>
<message>
<source>Favourites</source>
<translation>Favoriten</translation>
</message>
<message>
<source>Fear</source>
<translation>Furcht</translation>
</message>
<message>
<source>fear</source>
<translation>Furcht</translation>
</message>
<message>
<source>Fear goes about.</source>
<translation>Furcht geht um.</translation>
</message>
<message>
<source>Fear goes about. Morale damage: {damage}.</source>
<translation>Furcht geht um. Moralverlust: {damage}.</translation>
</message>
<message>
<source>Fear goes about: {thing}.</source>
<translation>Furcht geht um: {thing}.</translation>
</message>
<message>
<source>Fear goes about: {thing}. Morale damage: {damage}.</source>
<translation>Furcht geht um: {thing}. Moralverlust: {damage}.</translation>
</message>
<message>
<source>feared</source>
<translation>gefürchtet</translation>
</message>
<message>
<source>Fearless</source>
<translation>Furchtlos</translation>
</message>
<message>
<source>Fell</source>
<translation>Gefallen</translation>
</message>
<message>
<source>fell</source>
<translation>ist gefallen</translation>
</message>
<message>
<source>Fell in turn {turn}.</source>
<translation>Gefallen in Runde {turn}.</translation>
</message>
<message>
<source>Fence</source>
<translation>Zaun</translation>
</message>
<message>
<source>fence {number}</source>
<translation>Zaun {number}</translation>
</message>
<message>
<source>Few games, so the difference may be chance.</source>
<translation>Wenige Spiele, der Unterschied kann Zufall sein.</translation>
</message>
<message>
<source>Fi&amp;nds</source>
<translation>F&amp;unde</translation>
</message>
<message>
<source>Field</source>
<translation>Acker</translation>
</message>
<message>
<source>field {number}</source>
<translation>Acker {number}</translation>
</message>
<message>
<source>Fields that you leave alone stand as {scenario} wants them.</source>
<translation>Felder, die du nicht anrührst, stehen, wie {scenario} sie will.</translation>
</message>
<message>
<source>Fighter</source>
<translation>Kämpfer</translation>
</message>
<message>
<source>Fighting across an obstacle</source>
<translation>Kampf über ein Hindernis</translation>
</message>
<message>
<source>Fighting and moving</source>
<translation>Kampf und Bewegung</translation>
</message>
<message>
<source>fights</source>
<translation>kämpft</translation>
</message>
<message>
<source>Figures and special rules</source>
<translation>Werte und Sonderregeln</translation>
</message>
<message>
<source>Figures of all games</source>
<translation>Zahlen aus allen Spielen</translation>
</message>
<message>
<source>Figures of {name}</source>
<translation>Figuren: {name}</translation>
</message>
<message>
<source>Figures that may stand for the {name}</source>
<translation>Figuren, die {name} vertreten dürfen</translation>
</message>
<message>
<source>Fill</source>
<translation>Füllen</translation>
</message>
<message>
<source>Fill it in.</source>
<translation>Füll es aus.</translation>
</message>
<message>
<source>Final Assault</source>
<translation>Letzter Sturm</translation>
</message>
<message>
<source>Find</source>
<translation>Fund</translation>
</message>
<message>
<source>find</source>
<translation>Fund</translation>
</message>
<message>
<source>Find a figure by its name</source>
<translation>Eine Figur nach Namen finden</translation>
</message>
<message>
<source>Find a game</source>
<translation>Ein Spiel finden</translation>
</message>
<message>
<source>Find an item</source>
<translation>Ein Stück finden</translation>
</message>
<message>
<source>Find at {edge}</source>
<translation>Fund an {edge:dat}</translation>
</message>
<message>
<source>Find by name, tag or how it stands</source>
<translation>Nach Namen, Stichwort oder Stand finden</translation>
</message>
<message>
<source>Find by name, tag or how it went</source>
<translation>Name, Stichwort oder Ausgang</translation>
</message>
<message>
<source>Find by name, text or tag</source>
<translation>Nach Namen, Text oder Stichwort finden</translation>
</message>
<message>
<source>Find in this pack</source>
<translation>In diesem Paket suchen</translation>
</message>
<message>
<source>Find somebody</source>
<translation>Jemanden finden</translation>
</message>
<message>
<source>Find, not known yet</source>
<translation>Fund, noch unbekannt</translation>
</message>
<message>
<source>Finds</source>
<translation>Funde</translation>
</message>
<message>
<source>Finds at the start</source>
<translation>Funde zu Beginn</translation>
</message>
<message>
<source>Finds claimed</source>
<translation>Geborgene Funde</translation>
</message>
<message>
<source>Finds lie at least</source>
<translation>Funde liegen mindestens</translation>
</message>
<message>
<source>Finds on the table at the start</source>
<translation>Funde zu Beginn auf dem Tisch</translation>
</message>
<message>
<source>Finds: a new one is placed after the Supplies.</source>
<translation>Funde: Nach den Vorräten kommt ein neuer.</translation>
</message>
<message>
<source>Finish it under another name</source>
<translation>Unter einem anderen Namen vollenden</translation>
</message>
<message>
<source>Finish it, or take it away.</source>
<translation>Vollende es, oder nimm es weg.</translation>
</message>
<message>
<source>Finish the city as suggested</source>
<translation>Die Stadt wie vorgeschlagen vollenden</translation>
</message>
<message>
<source>Finish this activation first; then the game can go on another way.</source>
<translation>Beende erst diese Aktivierung; dann kann das Spiel anders weitergehen.</translation>
</message>
<message>
<source>finish this activation first; then the game goes on another way</source>
<translation>beende erst diese Aktivierung; dann geht es auf andere Art weiter</translation>
</message>
<message>
<source>Finish this one</source>
<translation>Vollenden</translation>
</message>
<message>
<source>Finish {thing}</source>
<translation>Vollenden: {thing}</translation>
</message>
<message>
<source>Finish “{name}”</source>
<translation>„{name}“ vollenden</translation>
</message>
<message>
<source>finished</source>
<translation>vollendet</translation>
</message>
<message>
<source>finished by {name}</source>
<translation>vollendet: {name}</translation>
</message>
<message>
<source>Fire</source>
<translation>Feuer</translation>
</message>
<message>
<source>Fire at {buildings}: a hero beside it may put it out when the wave ends.</source>
<translation>Feuer bei {buildings:dat}: Ein Held daneben darf es löschen, wenn die Welle endet.</translation>
</message>
<message>
<source>Fire at {buildings}: each hero beside one may put one out.</source>
<translation>Feuer bei {buildings:dat}: Jeder Held daneben darf eines löschen.</translation>
</message>
<message>
<source>Fire at {buildings}: repairs do not put it out.</source>
<translation>Feuer bei {buildings:dat}: Reparaturen löschen es nicht.</translation>
</message>
<message>
<source>Fire at {thing}</source>
<translation>Auf {thing} feuern</translation>
</message>
<message>
<source>Fire in the house</source>
<translation>Feuer im Haus</translation>
</message>
<message>
<source>Fire Oil</source>
<translation>Feueröl</translation>
</message>
<message>
<source>Fire: only the target can be harmed</source>
<translation>Feuern: nur das Ziel kann leiden</translation>
</message>
<message numerus="yes">
<source>fired %n time(s)</source>
<translation><numerusform>%n Mal geschossen</numerusform><numerusform>%n Mal geschossen</numerusform></translation>
</message>
<message>
<source>Fired at a charge</source>
<translation>Feuert auf Reiterangriffe</translation>
</message>
<message>
<source>Fired from horseback</source>
<translation>Zu Pferd abgefeuert</translation>
</message>
<message>
<source>Fires</source>
<translation>Er feuert</translation>
</message>
<message>
<source>Fires at {buildings}: heroes beside them may each put one out when the wave ends.</source>
<translation>Feuer bei {buildings:dat}: Helden daneben dürfen je eines löschen, wenn die Welle endet.</translation>
</message>
<message>
<source>Fires die by themselves</source>
<translation>Feuer erlöschen von selbst</translation>
</message>
<message>
<source>Firing at a charge</source>
<translation>Auf eine Attacke zu feuern</translation>
</message>
<message>
<source>firing at a charge</source>
<translation>auf eine Attacke zu feuern</translation>
</message>
<message>
<source>First</source>
<translation>Erste</translation>
</message>
<message>
<source>First blood</source>
<translation>Das erste Blut</translation>
</message>
<message>
<source>First Frost at {place}</source>
<translation>Erster Frost in {place}</translation>
</message>
<message>
<source>First mend what is listed as a problem.</source>
<translation>Behebe erst, was als Problem genannt ist.</translation>
</message>
<message>
<source>First Player</source>
<translation>Startspieler</translation>
</message>
<message>
<source>First stick 0, second -2, third -4. Cover -1. Large target +1.</source>
<translation>Erster Stab 0, zweiter -2, dritter -4. Deckung -1. Großes Ziel +1.</translation>
</message>
<message>
<source>First wins</source>
<translation>Erste siegt</translation>
</message>
<message>
<source>Fits here only when turned</source>
<translation>Passt hier nur gedreht</translation>
</message>
<message>
<source>five</source>
<translation>fünf</translation>
</message>
<message>
<source>Five enemies have room at every edge that they come from.</source>
<translation>An jeder Kante, von der sie kommen, haben fünf Gegner Platz.</translation>
</message>
<message>
<source>Five houses, a handful of heroes, and something moving at the edge of the wood.</source>
<translation>Fünf Häuser, eine Handvoll Helden, und am Waldrand regt sich etwas.</translation>
</message>
<message numerus="yes">
<source>Fixed groups of %n point(s)</source>
<translation><numerusform>Feste Gruppen für %n Punkt</numerusform><numerusform>Feste Gruppen für %n Punkte</numerusform></translation>
</message>
<message>
<source>Flag Bearer</source>
<translation>Fahnenträger</translation>
</message>
<message>
<source>Flag Bearers: {have} of {most}</source>
<translation>Fahnenträger: {have} von {most}</translation>
</message>
<message>
<source>Flat</source>
<translation>Flach</translation>
</message>
<message>
<source>fled</source>
<translation>geflohen</translation>
</message>
<message>
<source>fleeing</source>
<translation>flieht</translation>
</message>
<message>
<source>Flies</source>
<translation>Fliegt</translation>
</message>
<message>
<source>flight {n} %</source>
<translation>Flucht {n} %</translation>
</message>
<message>
<source>Floor</source>
<translation>Stockwerk</translation>
</message>
<message>
<source>Floor {floor}</source>
<translation>Stockwerk {floor}</translation>
</message>
<message>
<source>floor {floor}</source>
<translation>Ebene {floor}</translation>
</message>
<message>
<source>foe in contact</source>
<translation>Gegner in Kontakt</translation>
</message>
<message>
<source>Fog lies round the lord of {seat}.</source>
<translation>Nebel liegt um den Herrscher von {seat}.</translation>
</message>
<message>
<source>Fold the problems</source>
<translation>Probleme einklappen</translation>
</message>
<message>
<source>Follow up</source>
<translation>Nachsetzen</translation>
</message>
<message>
<source>Following no plan</source>
<translation>Tun, was er will</translation>
</message>
<message>
<source>Food</source>
<translation>Nahrung</translation>
</message>
<message>
<source>Food at the start</source>
<translation>Nahrung zu Beginn</translation>
</message>
<message>
<source>Food every turn</source>
<translation>Nahrung je Zug</translation>
</message>
<message>
<source>Food for each farmer</source>
<translation>Nahrung für jeden Arbeiter des Hofs</translation>
</message>
<message>
<source>Food in</source>
<translation>Nahrung ein</translation>
</message>
<message>
<source>Food is lost</source>
<translation>Nahrung geht verloren</translation>
</message>
<message>
<source>Food just suffices; nothing to spare.</source>
<translation>Nahrung reicht gerade; nichts übrig.</translation>
</message>
<message>
<source>Food merchant</source>
<translation>Kornhändler</translation>
</message>
<message>
<source>Food, next turn</source>
<translation>Nahrung, nächster Zug</translation>
</message>
<message>
<source>Foot</source>
<translation>Fuß</translation>
</message>
<message>
<source>Foot soldiers</source>
<translation>Fußsoldaten</translation>
</message>
<message>
<source>Foot {count}</source>
<translation>Fuß {count}</translation>
</message>
<message numerus="yes">
<source>For %n (person|people)</source>
<translation><numerusform>Für %n Person</numerusform><numerusform>Für %n Personen</numerusform></translation>
</message>
<message>
<source>For a deed</source>
<translation>Für eine Tat</translation>
</message>
<message>
<source>For a defender</source>
<translation>Für einen Verteidiger</translation>
</message>
<message>
<source>For a location</source>
<translation>Für einen Ort</translation>
</message>
<message>
<source>For a scene</source>
<translation>Für eine Szene</translation>
</message>
<message>
<source>For afterwards</source>
<translation>Für die Zeit danach</translation>
</message>
<message>
<source>For an attack</source>
<translation>Für einen Angriff</translation>
</message>
<message>
<source>For each marker.</source>
<translation>Für jeden Marker.</translation>
</message>
<message>
<source>For each natural 1 to hit from an adjacent tile your lord strikes once in return; it hits and wounds on {number}.</source>
<translation>Für jede natürliche 1 beim Treffer von einem angrenzenden Feld schlägt dein Herrscher einmal zurück; trifft und verwundet ab {number}.</translation>
</message>
<message>
<source>For engineers and healers together.</source>
<translation>Für Baumeister und Heiler zusammen.</translation>
</message>
<message>
<source>For files and packs</source>
<translation>Für Dateien und Pakete</translation>
</message>
<message>
<source>For how many</source>
<translation>Für wie viele</translation>
</message>
<message>
<source>For one combat a wound counts as {plain}, not on lords.</source>
<translation>Einen Kampf lang zählt eine Wunde als {plain}, nicht an Herrschern.</translation>
</message>
<message>
<source>For sight and climbing; the book leaves it open.</source>
<translation>Für Sicht und Klettern; das Buch lässt es offen.</translation>
</message>
<message>
<source>For sight, climbing and high ground; 0 where it does not matter.</source>
<translation>Für Sicht, Klettern und höheres Gelände; 0, wo es darauf nicht ankommt.</translation>
</message>
<message>
<source>For somebody's end</source>
<translation>Für jemandes Ende</translation>
</message>
<message>
<source>For the defence</source>
<translation>Für die Verteidigung</translation>
</message>
<message>
<source>for the wave</source>
<translation>für die Welle</translation>
</message>
<message>
<source>For whom it is hard</source>
<translation>Für wen es schwer ist</translation>
</message>
<message>
<source>For {gold} gold</source>
<translation>Für {gold} Gold</translation>
</message>
<message>
<source>for {gold} gold</source>
<translation>für {gold} Gold</translation>
</message>
<message>
<source>For {least} to {most} people</source>
<translation>Für {least} bis {most} Personen</translation>
</message>
<message>
<source>for: {stack}</source>
<translation>für: {stack}</translation>
</message>
<message>
<source>Foraging Mission</source>
<translation>Auf Beutezug</translation>
</message>
<message>
<source>force</source>
<translation>Kraft</translation>
</message>
<message>
<source>Ford</source>
<translation>Furt</translation>
</message>
<message>
<source>ford {number}</source>
<translation>Furt {number}</translation>
</message>
<message>
<source>Forest</source>
<translation>Wald</translation>
</message>
<message>
<source>Forest Walkers</source>
<translation>Waldläufer</translation>
</message>
<message>
<source>Forge</source>
<translation>Schmiede</translation>
</message>
<message>
<source>Forlorn Hope</source>
<translation>Verlorener Haufen</translation>
</message>
<message>
<source>format: {stands} is no save format; the file is not a Hearthwall game.</source>
<translation>format: {stands} ist kein Speicherformat; die Datei ist kein Hearthwall-Spiel.</translation>
</message>
<message>
<source>Forth</source>
<translation>Vor</translation>
</message>
<message>
<source>Fortress</source>
<translation>Festung</translation>
</message>
<message>
<source>four</source>
<translation>vier</translation>
</message>
<message>
<source>Four heroes have room to deploy.</source>
<translation>Vier Helden haben Platz zum Aufstellen.</translation>
</message>
<message>
<source>Four may come, and no more. Click one of them to leave that hero at home.</source>
<translation>Vier dürfen kommen, mehr nicht. Klicke einen davon an, dann bleibt er zu Hause.</translation>
</message>
<message>
<source>four of each</source>
<translation>vier von beiden</translation>
</message>
<message>
<source>Four Strongholds are enough, and none may lie over its own mirror image.</source>
<translation>Vier Festungen genügen, und keine darf über ihrem eigenen Spiegelbild liegen.</translation>
</message>
<message>
<source>four times</source>
<translation>viermal</translation>
</message>
<message>
<source>free</source>
<translation>frei</translation>
</message>
<message>
<source>Free move</source>
<translation>Freie Bewegung</translation>
</message>
<message>
<source>Free move far from all enemies</source>
<translation>Freie Bewegung fern von allen Gegnern</translation>
</message>
<message>
<source>From</source>
<translation>Von</translation>
</message>
<message>
<source>From 2 tiles or more only natural sixes hit.</source>
<translation>Aus 2 Feldern oder mehr treffen nur natürliche Sechsen.</translation>
</message>
<message>
<source>From above</source>
<translation>Von oben</translation>
</message>
<message>
<source>From and to</source>
<translation>Von und bis</translation>
</message>
<message>
<source>From base to base. The blue answer is what the program believes.</source>
<translation>Von Base zu Base. Die blaue Antwort ist, was das Programm glaubt.</translation>
</message>
<message>
<source>From everybody</source>
<translation>Von allen</translation>
</message>
<message>
<source>From floor</source>
<translation>Vom Stockwerk</translation>
</message>
<message>
<source>From Hearthwall</source>
<translation>Von Hearthwall</translation>
</message>
<message>
<source>From here on lengths run to the edge of a base or marker, not to its middle.</source>
<translation>Ab hier reichen Längen bis zum Rand einer Base oder eines Markers, nicht bis zur Mitte.</translation>
</message>
<message>
<source>From here on the game is played {after}.</source>
<translation>Von hier an wird {after} gespielt.</translation>
</message>
<message>
<source>From left to right and from top to bottom. Everything keeps its place from the middle.</source>
<translation>Von links nach rechts und von oben nach unten. Alles behält seinen Ort von der Mitte aus.</translation>
</message>
<message>
<source>From left to right before it is turned; of a line how broad it is.</source>
<translation>Von links nach rechts, bevor es gedreht wird; bei einer Linie ihre Breite.</translation>
</message>
<message>
<source>From north to south, in hundredths of Short.</source>
<translation>Von Nord nach Süd, in Hundertsteln von Kurz.</translation>
</message>
<message>
<source>From now on expect {threats}.</source>
<translation>Rechnet von nun an mit {threats:dat}.</translation>
</message>
<message>
<source>From so many heroes</source>
<translation>Ab so vielen Helden</translation>
</message>
<message>
<source>From the beginning of a new game.</source>
<translation>Vom Anfang eines neuen Spiels an.</translation>
</message>
<message>
<source>From the book, in part a ruling of ours.</source>
<translation>Aus dem Buch, zum Teil eine Regelung von uns.</translation>
</message>
<message>
<source>From the book, in part only likely.</source>
<translation>Aus dem Buch, zum Teil nur wahrscheinlich.</translation>
</message>
<message>
<source>From the book.</source>
<translation>Aus dem Buch.</translation>
</message>
<message>
<source>From the east</source>
<translation>Von Osten</translation>
</message>
<message>
<source>From the farm</source>
<translation>Vom Hof</translation>
</message>
<message>
<source>From the left</source>
<translation>Von links</translation>
</message>
<message>
<source>from the left</source>
<translation>von links</translation>
</message>
<message>
<source>From the left and from the top of the table.</source>
<translation>Von der linken und der oberen Tischkante.</translation>
</message>
<message>
<source>From the mine</source>
<translation>Aus der Mine</translation>
</message>
<message>
<source>From the north</source>
<translation>Von Norden</translation>
</message>
<message>
<source>From the south</source>
<translation>Von Süden</translation>
</message>
<message>
<source>From the start</source>
<translation>Von Anfang an</translation>
</message>
<message>
<source>from the top</source>
<translation>von oben</translation>
</message>
<message>
<source>From the wall's western or northern end.</source>
<translation>Vom westlichen oder nördlichen Ende der Wand.</translation>
</message>
<message>
<source>From the west</source>
<translation>Von Westen</translation>
</message>
<message>
<source>From there one can shoot out.</source>
<translation>Von dort kann man hinausschießen.</translation>
</message>
<message>
<source>From this level on an Elite may lead a group.</source>
<translation>Ab dieser Stufe kann eine Elite eine Gruppe führen.</translation>
</message>
<message>
<source>From this level on every group rolls a Behaviour of its own.</source>
<translation>Ab dieser Stufe würfelt jede Gruppe ein eigenes Verhalten.</translation>
</message>
<message>
<source>From this level on every wave opens with a Boss.</source>
<translation>Ab dieser Stufe beginnt jede Welle mit einem Boss.</translation>
</message>
<message>
<source>From this level on some enemies set fire to buildings.</source>
<translation>Ab dieser Stufe legen manche Gegner Feuer an Gebäude.</translation>
</message>
<message>
<source>From this level on the groups come from at least two edges.</source>
<translation>Ab dieser Stufe kommen die Gruppen von mindestens zwei Kanten.</translation>
</message>
<message>
<source>From top to bottom before it is turned.</source>
<translation>Von oben nach unten, bevor es gedreht wird.</translation>
</message>
<message>
<source>From two tiles or more only natural sixes hit the lord</source>
<translation>Aus zwei Feldern oder mehr treffen den Herrscher nur natürliche Sechsen</translation>
</message>
<message>
<source>From wave {first} on your figures may run out: {total} of {budget} points in wave {worst}.</source>
<translation>Ab Welle {first} können euch Figuren ausgehen: {total} von {budget} Punkten in Welle {worst}.</translation>
</message>
<message>
<source>From west to east, in hundredths of Short.</source>
<translation>Von West nach Ost, in Hundertsteln von Kurz.</translation>
</message>
<message>
<source>From where a saved game stands</source>
<translation>Von dort, wo ein gespeichertes Spiel steht</translation>
</message>
<message>
<source>From where?</source>
<translation>Von wo?</translation>
</message>
<message>
<source>From whom</source>
<translation>Von wem</translation>
</message>
<message>
<source>From your decisions the game is played on many times, as you decided and otherwise. A moment comes here as soon as it is certain; you can leave this page meanwhile.</source>
<translation>Von deinen Entscheidungen aus wird die Partie viele Male weitergespielt, so wie du entschieden hast und anders. Ein Moment kommt hierher, sobald er sicher ist; du kannst die Seite inzwischen verlassen.</translation>
</message>
<message>
<source>Front line fires at {thing}</source>
<translation>Vordere Reihe feuert auf {thing}</translation>
</message>
<message>
<source>Front line: {odds}</source>
<translation>Erste Reihe: {odds}</translation>
</message>
<message>
<source>Fronts and backs, to be printed on both sides</source>
<translation>Vorder- und Rückseiten, für beidseitigen Druck</translation>
</message>
<message>
<source>Furor: one Morale die again</source>
<translation>Furor: ein Moralwürfel noch einmal</translation>
</message>
<message>
<source>Gain {number} food for each worker of the farm, at most {most}.</source>
<translation>Du bekommst {number} Nahrung für jeden Arbeiter des Hofs, höchstens {most}.</translation>
</message>
<message>
<source>Gain {number} food.</source>
<translation>Du bekommst {number} Nahrung.</translation>
</message>
<message>
<source>Gain {number} gold for each worker of the mine, at most {most}.</source>
<translation>Du bekommst {number} Gold für jeden Arbeiter der Mine, höchstens {most}.</translation>
</message>
<message>
<source>Gain {number} gold or {number} food.</source>
<translation>Du bekommst {number} Gold oder {number} Nahrung.</translation>
</message>
<message>
<source>Gain {number} gold, and a monster appears beside whoever found it.</source>
<translation>Du bekommst {number} Gold, und neben dem Finder erscheint ein Monster.</translation>
</message>
<message>
<source>Gain {number} gold.</source>
<translation>Du bekommst {number} Gold.</translation>
</message>
<message>
<source>Gain, in your Stronghold or beside your lord: {who}.</source>
<translation>Du bekommst, in deiner Festung oder neben deinem Herrscher: {who}.</translation>
</message>
<message>
<source>Game tile</source>
<translation>Spielplatte</translation>
</message>
<message>
<source>Game tiles to cut out</source>
<translation>Spielplatten zum Ausschneiden</translation>
</message>
<message>
<source>game: the file says {name}, but another game is in it; take an earlier copy of the file.</source>
<translation>game: Die Datei sagt {name}, doch darin ist ein anderes Spiel; nimm eine frühere Kopie der Datei.</translation>
</message>
<message>
<source>game: {name!r} is not a game of this version; it knows {choices}.</source>
<translation>game: {name!r} ist kein Spiel dieser Version; sie kennt {choices}.</translation>
</message>
<message>
<source>Games</source>
<translation>Spiele</translation>
</message>
<message>
<source>Games a second: {pace}, about {left} min left</source>
<translation>Spiele je Sekunde: {pace}, noch etwa {left} min</translation>
</message>
<message>
<source>Games a second: {pace}, about {left} s left</source>
<translation>Spiele je Sekunde: {pace}, noch etwa {left} s</translation>
</message>
<message>
<source>Games played</source>
<translation>Gespielte Spiele</translation>
</message>
<message>
<source>Games won</source>
<translation>Gewonnene Spiele</translation>
</message>
<message>
<source>Gap</source>
<translation>Graben</translation>
</message>
<message>
<source>Gate</source>
<translation>Tor</translation>
</message>
<message>
<source>Gatehouse</source>
<translation>Torhaus</translation>
</message>
<message>
<source>Gather</source>
<translation>Ernten</translation>
</message>
<message>
<source>Gather, pay, train and build, heal and trade, equip; in this order.</source>
<translation>Ernten, zahlen, ausbilden und bauen, heilen und handeln, ausrüsten; in dieser Folge.</translation>
</message>
<message>
<source>Gathered</source>
<translation>Geerntet</translation>
</message>
<message>
<source>Gathering so many Supplies</source>
<translation>So viele Vorräte sammeln</translation>
</message>
<message>
<source>gave heart</source>
<translation>sprach Mut zu</translation>
</message>
<message>
<source>General</source>
<translation>Feldherr</translation>
</message>
<message>
<source>Generated</source>
<translation>Erzeugt</translation>
</message>
<message>
<source>Get down</source>
<translation>Absteigen</translation>
</message>
<message>
<source>Get up</source>
<translation>Aufstehen</translation>
</message>
<message>
<source>get up</source>
<translation>aufstehen</translation>
</message>
<message>
<source>gets up</source>
<translation>steht auf</translation>
</message>
<message>
<source>getting out of deep water</source>
<translation>aus tiefem Wasser kommen</translation>
</message>
<message>
<source>Giant</source>
<translation>Riese</translation>
</message>
<message>
<source>Giant machines against giant beasts</source>
<translation>Riesenmaschinen gegen Riesenbestien</translation>
</message>
<message>
<source>Giant rats</source>
<translation>Riesenratten</translation>
</message>
<message>
<source>Giant spiders</source>
<translation>Riesenspinnen</translation>
</message>
<message>
<source>give a Barricade's place as [x, y, turn], the turn one of 0, 15, 30 ... 165 degrees</source>
<translation>gib den Ort einer Barrikade als [x, y, Drehung] an, die Drehung 0, 15, 30 ... 165 Grad</translation>
</message>
<message>
<source>Give a drawing as a list of marks.</source>
<translation>Gib eine Zeichnung als Liste von Zeichen an.</translation>
</message>
<message>
<source>Give a floor up to {top}, or add a storey.</source>
<translation>Nenne ein Stockwerk bis {top} oder füge eines hinzu.</translation>
</message>
<message>
<source>Give a length from {least} to {most}.</source>
<translation>Gib eine Länge von {least} bis {most} an.</translation>
</message>
<message>
<source>Give a list of 1 to {count} whole numbers from {least} to {most}; {value!r} is none.</source>
<translation>Gib eine Liste von 1 bis {count} ganzen Zahlen von {least} bis {most} an; {value!r} ist keine.</translation>
</message>
<message>
<source>Give a list of texts, such as ["one", "two"].</source>
<translation>Gib eine Liste von Texten an, etwa ["one", "two"].</translation>
</message>
<message>
<source>Give a mark as its kind and its points, each as two whole numbers.</source>
<translation>Gib ein Zeichen mit seiner Art und seinen Punkten an, jeden als zwei ganze Zahlen.</translation>
</message>
<message>
<source>Give a number from 0.</source>
<translation>Gib eine Zahl ab 0 an.</translation>
</message>
<message>
<source>give a place as whole numbers, [x, y]</source>
<translation>gib einen Ort in ganzen Zahlen an, [x, y]</translation>
</message>
<message>
<source>Give a text in quotes, such as "Oak".</source>
<translation>Gib einen Text in Anführungszeichen an, etwa "Oak".</translation>
</message>
<message>
<source>Give a text; in a file it stands in quotes, such as "Oak".</source>
<translation>Gib einen Text an; in einer Datei steht er in Anführungszeichen, etwa "Oak".</translation>
</message>
<message>
<source>give a whole number from {least} to {most}</source>
<translation>gib eine ganze Zahl von {least} bis {most} an</translation>
</message>
<message>
<source>Give a whole number from {least} to {most}.</source>
<translation>Gib eine ganze Zahl von {least} bis {most} an.</translation>
</message>
<message>
<source>Give a whole number from {least} to {most}; {value!r} is not one.</source>
<translation>Gib eine ganze Zahl von {least} bis {most} an; {value!r} ist keine.</translation>
</message>
<message>
<source>Give an order</source>
<translation>Gib einen Befehl</translation>
</message>
<message>
<source>Give at least two players theirs, or let all choose when they play.</source>
<translation>Gib wenigstens zwei Spielern ihre, oder lass alle im Spiel wählen.</translation>
</message>
<message>
<source>Give buildings a level from 1 to 3.</source>
<translation>Gib Gebäuden eine Stufe von 1 bis 3.</translation>
</message>
<message>
<source>Give each its own id.</source>
<translation>Gib jedem ein eigenes Kürzel.</translation>
</message>
<message>
<source>Give each player one stronghold to begin with.</source>
<translation>Gib jedem Spieler zu Beginn eine Festung.</translation>
</message>
<message>
<source>Give each player who is not out one lord.</source>
<translation>Gib jedem, der noch dabei ist, einen Herrscher.</translation>
</message>
<message>
<source>Give every entry its own id.</source>
<translation>Gib jedem Eintrag seine eigene id.</translation>
</message>
<message>
<source>Give every row the same number of letters.</source>
<translation>Gib jeder Reihe gleich viele Buchstaben.</translation>
</message>
<message>
<source>Give exactly one building the ability "Heart of the village" at its first level.</source>
<translation>Gib genau einem Gebäude auf seiner ersten Stufe die Fähigkeit „Herz des Dorfes“.</translation>
</message>
<message>
<source>Give gold and food from 0.</source>
<translation>Gib Gold und Nahrung ab 0 an.</translation>
</message>
<message>
<source>Give it a storey, or take them away.</source>
<translation>Gib ihm ein Stockwerk oder nimm sie weg.</translation>
</message>
<message>
<source>Give it another id.</source>
<translation>Gib ihm eine andere id.</translation>
</message>
<message>
<source>Give it fewer traits, less Combat or a worse Quality.</source>
<translation>Gib ihm weniger Eigenschaften, weniger Kampf oder eine schlechtere Qualität.</translation>
</message>
<message>
<source>Give it the trait Tough.</source>
<translation>Gib ihm die Eigenschaft Zäh.</translation>
</message>
<message>
<source>Give it three tiles by two, or two by three, apart from other towns.</source>
<translation>Gib ihr drei mal zwei Felder oder zwei mal drei, getrennt von anderen Städten.</translation>
</message>
<message>
<source>Give it two cards at least, or let it grow on.</source>
<translation>Gib ihm mindestens zwei Karten, oder lass ihn weiter wachsen.</translation>
</message>
<message>
<source>Give it two places at least, each another one.</source>
<translation>Gib ihr mindestens zwei Stellen, jede eine andere.</translation>
</message>
<message>
<source>give nothing (null) to take it off the table</source>
<translation>gib nichts (null) an, um es vom Tisch zu nehmen</translation>
</message>
<message>
<source>Give one number for each of: {choices}.</source>
<translation>Gib je eine Zahl an für: {choices}.</translation>
</message>
<message>
<source>Give one of them another id, such as {value}.</source>
<translation>Gib einer von beiden eine andere Id, etwa {value}.</translation>
</message>
<message>
<source>Give rounds and turns from 0.</source>
<translation>Gib Runden und Züge ab 0 an.</translation>
</message>
<message>
<source>Give the map a letter for each tile.</source>
<translation>Gib der Landkarte einen Buchstaben für jedes Feld.</translation>
</message>
<message>
<source>Give the number to four tiles that lie in a square.</source>
<translation>Gib die Nummer vier Feldern, die ein Quadrat bilden.</translation>
</message>
<message>
<source>Give the number up to two sticks, or take this one away.</source>
<translation>Gib die Zahl bis zwei Stäbe an oder nimm diese weg.</translation>
</message>
<message>
<source>Give the pack a name.</source>
<translation>Gib dem Paket einen Namen.</translation>
</message>
<message>
<source>Give the weapon another id.</source>
<translation>Gib der Waffe ein anderes Kürzel.</translation>
</message>
<message>
<source>Give this one an id of its own, such as {value}.</source>
<translation>Gib diesem eine eigene id, etwa {value}.</translation>
</message>
<message>
<source>give true or false</source>
<translation>gib true oder false an</translation>
</message>
<message>
<source>Give wounds and movement from 0.</source>
<translation>Gib Wunden und Bewegung ab 0 an.</translation>
</message>
<message>
<source>Give {least} to {most} corners, each as [x, y] in inches.</source>
<translation>Gib {least} bis {most} Ecken an, jede als [x, y] in Zoll.</translation>
</message>
<message>
<source>given by a helper</source>
<translation>von einer Hilfe vorgegeben</translation>
</message>
<message>
<source>given by a script</source>
<translation>von einem Skript vorgegeben</translation>
</message>
<message>
<source>Gladiator</source>
<translation>Gladiator</translation>
</message>
<message>
<source>Glorious boons</source>
<translation>Gunstkarten</translation>
</message>
<message>
<source>Go alone</source>
<translation>Allein gehen</translation>
</message>
<message>
<source>Go back</source>
<translation>Zurückgehen</translation>
</message>
<message>
<source>Go back to this step</source>
<translation>Zurück zu diesem Schritt</translation>
</message>
<message>
<source>Go here</source>
<translation>Hierhin gehen</translation>
</message>
<message>
<source>Go on</source>
<translation>Weiter</translation>
</message>
<message>
<source>go round the answers</source>
<translation>die Antworten durchgehen</translation>
</message>
<message>
<source>go to a tile, with Shift painting</source>
<translation>zu einem Feld gehen, mit Umschalt malend</translation>
</message>
<message>
<source>go to the next problem</source>
<translation>zum nächsten Problem</translation>
</message>
<message>
<source>go to the problem before</source>
<translation>zum Problem davor</translation>
</message>
<message>
<source>go together</source>
<translation>gemeinsam ziehen</translation>
</message>
<message>
<source>Goal</source>
<translation>Ziel</translation>
</message>
<message>
<source>Goblins</source>
<translation>Goblins</translation>
</message>
<message>
<source>goes for the nearest building</source>
<translation>geht auf das nächste Gebäude</translation>
</message>
<message>
<source>goes for the nearest hero</source>
<translation>geht auf den nächsten Helden</translation>
</message>
<message>
<source>goes for whatever is nearest</source>
<translation>geht auf das Nächstbeste</translation>
</message>
<message>
<source>goes straight for {heart}</source>
<translation>geht geradewegs auf {heart:acc}</translation>
</message>
<message>
<source>Goes to its objective, stays close by, and attacks heroes who come near.</source>
<translation>Geht zu seinem Ziel, bleibt dort in der Nähe und greift Helden an, die herankommen.</translation>
</message>
<message>
<source>Goes to the next: {unit}</source>
<translation>Weiter zur nächsten: {unit}</translation>
</message>
<message>
<source>Going at them at all</source>
<translation>Überhaupt anzugreifen</translation>
</message>
<message>
<source>going at them at all</source>
<translation>überhaupt anzugreifen</translation>
</message>
<message>
<source>Gold</source>
<translation>Gold</translation>
</message>
<message>
<source>Gold and food</source>
<translation>Gold und Nahrung</translation>
</message>
<message>
<source>Gold and food for every unit, food for every engineer and healer. Who is unpaid leaves.</source>
<translation>Gold und Nahrung für jede Einheit, Nahrung für Baumeister und Heiler. Wer leer ausgeht, geht.</translation>
</message>
<message>
<source>gold and food of each</source>
<translation>Gold und Nahrung von jedem</translation>
</message>
<message>
<source>Gold at the start</source>
<translation>Gold zu Beginn</translation>
</message>
<message>
<source>Gold every turn</source>
<translation>Gold je Zug</translation>
</message>
<message>
<source>Gold for each miner</source>
<translation>Gold für jeden Arbeiter der Mine</translation>
</message>
<message>
<source>Gold for each worker of the mine, food for each one of the farm.</source>
<translation>Gold für jeden Arbeiter der Mine, Nahrung für jeden des Hofs.</translation>
</message>
<message>
<source>Gold in</source>
<translation>Gold ein</translation>
</message>
<message>
<source>Gold is lost</source>
<translation>Gold geht verloren</translation>
</message>
<message>
<source>Gold just suffices; nothing to spare.</source>
<translation>Gold reicht gerade; nichts übrig.</translation>
</message>
<message>
<source>Gold or food</source>
<translation>Gold oder Nahrung</translation>
</message>
<message>
<source>Gold saved when buying, and gained when selling</source>
<translation>Gold, das beim Kaufen gespart und beim Verkaufen gewonnen wird</translation>
</message>
<message>
<source>Gold, and a monster beside whoever found it</source>
<translation>Gold, und ein Monster neben dem Finder</translation>
</message>
<message>
<source>Gold, food and soldiers come from here. Look for a spot with ruins near by and some way between you and the other kingdom: whoever explores first grows first.</source>
<translation>Von hier kommen Gold, Nahrung und Soldaten. Such dir einen Ort mit Ruinen in der Nähe und etwas Weg bis zum anderen Königreich: Wer zuerst erkundet, wächst zuerst.</translation>
</message>
<message>
<source>Gold, next turn</source>
<translation>Gold, nächster Zug</translation>
</message>
<message>
<source>Gold, or the lord is slower next turn</source>
<translation>Gold, oder der Herrscher ist im nächsten Zug langsamer</translation>
</message>
<message>
<source>Gone</source>
<translation>Fort</translation>
</message>
<message>
<source>gone</source>
<translation>fort</translation>
</message>
<message>
<source>Gone: {unit}.</source>
<translation>Fort: {unit}.</translation>
</message>
<message>
<source>good equipment keeps a lord alive</source>
<translation>gute Ausrüstung hält einen Herrscher am Leben</translation>
</message>
<message>
<source>Good to know</source>
<translation>Gut zu wissen</translation>
</message>
<message>
<source>government</source>
<translation>Macht</translation>
</message>
<message>
<source>Grade</source>
<translation>Rang</translation>
</message>
<message>
<source>Grade against riders</source>
<translation>Rang gegen Reiter</translation>
</message>
<message>
<source>Grade in a charge</source>
<translation>Rang in der Attacke</translation>
</message>
<message>
<source>Grade on horseback</source>
<translation>Rang zu Pferd</translation>
</message>
<message>
<source>Grapeshot</source>
<translation>Kartätsche</translation>
</message>
<message>
<source>Grass</source>
<translation>Gras</translation>
</message>
<message>
<source>greed</source>
<translation>Gier</translation>
</message>
<message>
<source>Green</source>
<translation>Grün</translation>
</message>
<message>
<source>Grid {size}</source>
<translation>Gitter {size}</translation>
</message>
<message>
<source>Grief and fear: {what}</source>
<translation>Trauer und Furcht: {what}</translation>
</message>
<message>
<source>Grim Strength</source>
<translation>Grimmige Kraft</translation>
</message>
<message>
<source>Ground</source>
<translation>Gelände</translation>
</message>
<message>
<source>Ground and buildings</source>
<translation>Gelände und Gebäude</translation>
</message>
<message>
<source>Ground kinds</source>
<translation>Geländearten</translation>
</message>
<message>
<source>Group</source>
<translation>Gruppe</translation>
</message>
<message>
<source>group</source>
<translation>Gruppe</translation>
</message>
<message>
<source>Group together</source>
<translation>Gruppieren</translation>
</message>
<message>
<source>Group {group} is here to hold {objective}.</source>
<translation>Gruppe {group} ist hier, um {objective:acc} zu halten.</translation>
</message>
<message>
<source>Group {group} means to loot {building}.</source>
<translation>Gruppe {group} will {building:acc} plündern.</translation>
</message>
<message>
<source>group {group} of {groups}</source>
<translation>Gruppe {group} von {groups}</translation>
</message>
<message>
<source>Group {group} was to be {wished}, but you have no figures left for them: {came} come instead.</source>
<translation>Gruppe {group} sollten {wished} sein, aber dafür sind keine Figuren mehr da: Stattdessen kommen {came}.</translation>
</message>
<message>
<source>Group {group} was to be {wished}, but {why}: {came} come instead.</source>
<translation>Gruppe {group} sollten {wished} sein, aber {why}: Stattdessen kommen {came}.</translation>
</message>
<message>
<source>Group {group} was to have one {wished}, but {why}: it comes without an Elite.</source>
<translation>Zu Gruppe {group} sollte {wished} gehören, aber {why}: Sie kommt ohne Elite.</translation>
</message>
<message>
<source>Group {group} was to have one {wished}, but {why}: one {came} comes instead.</source>
<translation>Zu Gruppe {group} sollte {wished} gehören, aber {why}: Stattdessen kommt {came}.</translation>
</message>
<message>
<source>Group {group} was to have {wished} {enemies}; your figures are enough for {came}.</source>
<translation>Gruppe {group} sollte {wished} {enemies} haben; eure Figuren reichen für {came}.</translation>
</message>
<message>
<source>Group {group}, {behaviour}: 1 action each.</source>
<translation>Gruppe {group}, {behaviour}: je 1 Aktion.</translation>
</message>
<message>
<source>Group {group}, {behaviour}: 1 action each. Then the enemy's turn ends.</source>
<translation>Gruppe {group}, {behaviour}: je 1 Aktion. Dann endet der Zug des Gegners.</translation>
</message>
<message>
<source>Group {group}, {behaviour}: 1 action.</source>
<translation>Gruppe {group}, {behaviour}: 1 Aktion.</translation>
</message>
<message>
<source>Group {group}, {behaviour}: 1 action. Then the enemy's turn ends.</source>
<translation>Gruppe {group}, {behaviour}: 1 Aktion. Dann endet der Zug des Gegners.</translation>
</message>
<message>
<source>Group {group}, {behaviour}: they hesitate, and the enemy's turn ends.</source>
<translation>Gruppe {group}, {behaviour}: Sie zögern, und der Zug des Gegners endet.</translation>
</message>
<message>
<source>Group {group}, {behaviour}: they hesitate.</source>
<translation>Gruppe {group}, {behaviour}: Sie zögern.</translation>
</message>
<message>
<source>Group {group}, {behaviour}: {actions} actions each.</source>
<translation>Gruppe {group}, {behaviour}: je {actions} Aktionen.</translation>
</message>
<message>
<source>Group {group}, {behaviour}: {actions} actions each. Then the enemy's turn ends.</source>
<translation>Gruppe {group}, {behaviour}: je {actions} Aktionen. Dann endet der Zug des Gegners.</translation>
</message>
<message>
<source>Group {group}, {behaviour}: {actions} actions.</source>
<translation>Gruppe {group}, {behaviour}: {actions} Aktionen.</translation>
</message>
<message>
<source>Group {group}, {behaviour}: {actions} actions. Then the enemy's turn ends.</source>
<translation>Gruppe {group}, {behaviour}: {actions} Aktionen. Dann endet der Zug des Gegners.</translation>
</message>
<message>
<source>Group {number}</source>
<translation>Gruppe {number}</translation>
</message>
<message>
<source>group {number}</source>
<translation>Gruppe {number}</translation>
</message>
<message>
<source>Group {number}, its Behaviour and edge:</source>
<translation>Gruppe {number}, ihr Verhalten und ihre Kante:</translation>
</message>
<message>
<source>group {number}, the {behaviour}</source>
<translation>Gruppe {number}, die {behaviour}</translation>
</message>
<message>
<source>Group {number}, {behaviour}</source>
<translation>Gruppe {number}, {behaviour}</translation>
</message>
<message>
<source>Groups</source>
<translation>Gruppen</translation>
</message>
<message>
<source>groups of different Behaviours</source>
<translation>Gruppen mit verschiedenem Verhalten</translation>
</message>
<message>
<source>Groups of ordinary people</source>
<translation>Gruppen einfacher Leute</translation>
</message>
<message>
<source>growing</source>
<translation>im Entstehen</translation>
</message>
<message>
<source>Gruesome kill</source>
<translation>Grausiger Tod</translation>
</message>
<message>
<source>Gruesome kills are felt within</source>
<translation>Grausige Tode wirken innerhalb von</translation>
</message>
<message>
<source>Gruesome kills: only in sight</source>
<translation>Grausige Tode: nur in Sicht</translation>
</message>
<message>
<source>Guardian</source>
<translation>Wächter</translation>
</message>
<message>
<source>Guardians</source>
<translation>Wächter</translation>
</message>
<message>
<source>Guardians hold ground too</source>
<translation>Wächter halten auch Gelände</translation>
</message>
<message>
<source>Guardians hold within</source>
<translation>Wächter halten innerhalb von</translation>
</message>
<message>
<source>Guardians wait for</source>
<translation>Wächter warten</translation>
</message>
<message>
<source>Guardians would hold a building and a point at once.</source>
<translation>Die Wächter sollen ein Gebäude und einen Punkt zugleich halten.</translation>
</message>
<message>
<source>H</source>
<translation>T</translation>
</message>
<message>
<source>H</source><comment>the key for Hearts</comment>
<translation>H</translation>
</message>
<message>
<source>Half a turn, for two</source>
<translation>Halb gedreht, für zwei</translation>
</message>
<message>
<source>Half of it, rounded up.</source>
<translation>Die Hälfte davon, aufgerundet.</translation>
</message>
<message>
<source>Half of Short</source>
<translation>Die Hälfte von Kurz</translation>
</message>
<message>
<source>Half of the games are over after about {time}: {answers} in {rounds}.</source>
<translation>Die Hälfte der Spiele ist nach etwa {time} vorbei: {answers} in {rounds}.</translation>
</message>
<message>
<source>Half strength at exactly half</source>
<translation>Halbe Stärke schon bei genau der Hälfte</translation>
</message>
<message>
<source>Hall</source>
<translation>Rathausdach</translation>
</message>
<message>
<source>Hand it on as a file that others can open</source>
<translation>Als Datei weitergeben, die andere öffnen können</translation>
</message>
<message>
<source>Hand the screen to {name}.</source>
<translation>Gib den Bildschirm an {name} weiter.</translation>
</message>
<message>
<source>hand to hand {n} %</source>
<translation>Nahkampf {n} %</translation>
</message>
<message>
<source>Hard</source>
<translation>Schwer</translation>
</message>
<message>
<source>Harder with {name} in the party: {here} of 100 games are won, with others {there}.</source>
<translation>Schwerer mit {name} in der Gruppe: {here} von 100 Spielen werden gewonnen, mit anderen {there}.</translation>
</message>
<message>
<source>Hardest for parties of {few}: {hard} of 100 games are won; easiest for {many}: {easy} of 100.</source>
<translation>Am schwersten für Gruppen zu {few}: {hard} von 100 Spielen werden gewonnen; am leichtesten zu {many}: {easy} von 100.</translation>
</message>
<message>
<source>Harebell</source>
<translation>Glockenblume</translation>
</message>
<message>
<source>Has a bayonet</source>
<translation>Hat ein Bajonett</translation>
</message>
<message>
<source>Has acted</source>
<translation>Hat gehandelt</translation>
</message>
<message>
<source>has acted</source>
<translation>hat gehandelt</translation>
</message>
<message>
<source>has attacked</source>
<translation>hat angegriffen</translation>
</message>
<message>
<source>has come</source>
<translation>ist gekommen</translation>
</message>
<message>
<source>has fallen.</source>
<translation>ist gefallen.</translation>
</message>
<message>
<source>Has taken position</source>
<translation>Ist in Stellung</translation>
</message>
<message>
<source>Haste over rough ground</source>
<translation>Eile über schlechten Boden</translation>
</message>
<message>
<source>hated</source>
<translation>verhasst</translation>
</message>
<message>
<source>Heal</source>
<translation>Heilen</translation>
</message>
<message>
<source>Heal and trade</source>
<translation>Heilen und handeln</translation>
</message>
<message>
<source>Heal {gold}</source>
<translation>Heilen {gold}</translation>
</message>
<message>
<source>Heal {name}</source>
<translation>Heilung für {name:acc}</translation>
</message>
<message>
<source>healed</source>
<translation>geheilt</translation>
</message>
<message>
<source>Healer</source>
<translation>Heiler</translation>
</message>
<message>
<source>Healers</source>
<translation>Heiler</translation>
</message>
<message>
<source>Healing</source>
<translation>Heilung</translation>
</message>
<message>
<source>healing</source>
<translation>Heilung</translation>
</message>
<message>
<source>Healing Herbs</source>
<translation>Heilkräuter</translation>
</message>
<message>
<source>Healing succeeds from</source>
<translation>Heilung gelingt ab</translation>
</message>
<message>
<source>heart</source>
<translation>Herz</translation>
</message>
<message>
<source>Heart of the village</source>
<translation>Herz des Dorfes</translation>
</message>
<message>
<source>Heart: help for the reserve. Spade: a new threat. Club: an attack.</source>
<translation>Herz: Hilfe in die Reserve. Pik: eine neue Bedrohung. Kreuz: ein Angriff.</translation>
</message>
<message>
<source>Hearth</source>
<translation>Herd</translation>
</message>
<message>
<source>Hearthwall</source>
<translation>Hearthwall</translation>
</message>
<message>
<source>Hearthwall games (*.hearthgame)</source>
<translation>Hearthwall-Spiele (*.hearthgame)</translation>
</message>
<message>
<source>Hearthwall on the computer “{computer}” has it open.</source>
<translation>Hearthwall auf dem Rechner „{computer}“ hat es offen.</translation>
</message>
<message>
<source>Hearthwall packs (*.hearthpack)</source>
<translation>Hearthwall-Pakete (*.hearthpack)</translation>
</message>
<message>
<source>Hearts</source>
<translation>Herz</translation>
</message>
<message>
<source>heavy armour</source>
<translation>Schwere Rüstung</translation>
</message>
<message>
<source>heavy cover</source>
<translation>schwere Deckung</translation>
</message>
<message>
<source>Heavy cover takes</source>
<translation>Schwere Deckung kostet</translation>
</message>
<message>
<source>heavy cover {number}</source>
<translation>schwere Deckung {number}</translation>
</message>
<message>
<source>Heavy cover.</source>
<translation>Schwere Deckung.</translation>
</message>
<message>
<source>Heavy door</source>
<translation>Schwere Tür</translation>
</message>
<message>
<source>Hedge</source>
<translation>Hecke</translation>
</message>
<message>
<source>Hedge End</source>
<translation>Heckenend</translation>
</message>
<message>
<source>hedge {number}</source>
<translation>Hecke {number}</translation>
</message>
<message>
<source>Height</source>
<translation>Höhe</translation>
</message>
<message>
<source>Height for each step of size</source>
<translation>Höhe je Größenstufe</translation>
</message>
<message>
<source>Height of a man</source>
<translation>Höhe eines Menschen</translation>
</message>
<message>
<source>Held</source>
<translation>Gehalten</translation>
</message>
<message>
<source>Held by them</source>
<translation>In ihrer Hand</translation>
</message>
<message>
<source>held by {name}</source>
<translation>in der Hand: {name}</translation>
</message>
<message>
<source>Held by {who}</source>
<translation>Gehört: {who}</translation>
</message>
<message>
<source>Held to the end.</source>
<translation>Bis zum Ende gehalten.</translation>
</message>
<message>
<source>Held while the pointer draws</source>
<translation>Gehalten, während der Zeiger zeichnet</translation>
</message>
<message>
<source>Held: {place}.</source>
<translation>Gehalten: {place}.</translation>
</message>
<message>
<source>Held: {subject}</source>
<translation>Gehalten: {subject}</translation>
</message>
<message>
<source>Helm</source>
<translation>Helm</translation>
</message>
<message>
<source>Help arrives, and all of them attack.</source>
<translation>Hilfe trifft ein, und alle greifen an.</translation>
</message>
<message>
<source>Help for {place}: {unit}.</source>
<translation>Hilfe, {place}: {unit}.</translation>
</message>
<message>
<source>Help is on its way.</source>
<translation>Hilfe ist unterwegs.</translation>
</message>
<message>
<source>Help is on its way. In reserve: {reserve}.</source>
<translation>Hilfe ist unterwegs. In Reserve: {reserve}.</translation>
</message>
<message>
<source>Help on its way</source>
<translation>Hilfe unterwegs</translation>
</message>
<message>
<source>Help up</source>
<translation>Aufhelfen</translation>
</message>
<message>
<source>Help {name} up</source>
<translation>Aufhelfen: {name}</translation>
</message>
<message>
<source>helping hands</source>
<translation>helfende Hände</translation>
</message>
<message>
<source>Herbs</source>
<translation>Kräuter</translation>
</message>
<message>
<source>Herbs are used; {now} left.</source>
<translation>Ein Kraut ist verwendet; noch {now}.</translation>
</message>
<message>
<source>Herbs during a wave</source>
<translation>Kräuter während einer Welle</translation>
</message>
<message>
<source>Herbs for {name}</source>
<translation>Kräuter für {name:acc}</translation>
</message>
<message>
<source>Here it would be within 10 tiles of a town or Stronghold, or on ground nobody builds on (W-SET-11).</source>
<translation>Hier läge sie höchstens 10 Felder von einer Stadt oder Festung oder auf Grund, auf dem niemand baut (W-SET-11).</translation>
</message>
<message>
<source>Here it would be within 7 tiles of another ruin, or beside a town or Stronghold (W-SET-8).</source>
<translation>Hier läge sie höchstens 7 Felder von einer anderen Ruine oder neben einer Stadt oder Festung (W-SET-8).</translation>
</message>
<message>
<source>Here it would lie on water, or touch another place (W-SET-9).</source>
<translation>Hier läge sie auf Wasser oder berührte einen anderen Ort (W-SET-9).</translation>
</message>
<message>
<source>Here, and only here, may tactics be talked about.</source>
<translation>Hier, und nur hier, darf über das Vorgehen gesprochen werden.</translation>
</message>
<message>
<source>Hero</source>
<translation>Held</translation>
</message>
<message>
<source>hero who approaches</source>
<translation>Held, der nahe kommt</translation>
</message>
<message>
<source>Heroes</source>
<translation>Helden</translation>
</message>
<message>
<source>Heroes act first</source>
<translation>Helden handeln zuerst</translation>
</message>
<message>
<source>Heroes and Defenders</source>
<translation>Helden und Verteidiger</translation>
</message>
<message>
<source>Heroes and defenders</source>
<translation>Helden und Verteidiger</translation>
</message>
<message>
<source>heroes come first</source>
<translation>Helden zuerst</translation>
</message>
<message>
<source>Heroes deploy between these corners, measured from {west} and {north}: {spots}.</source>
<translation>Helden stellen sich zwischen diesen Ecken auf, gemessen ab {west:dat} und {north:dat}: {spots}.</translation>
</message>
<message>
<source>Heroes deploy here</source>
<translation>Hier stellen sich Helden auf</translation>
</message>
<message>
<source>heroes deploy here</source>
<translation>hier stellen sich Helden auf</translation>
</message>
<message>
<source>Heroes deploy where the map is framed in ours.</source>
<translation>Helden stellen sich auf, wo die Karte in unserer Farbe gerahmt ist.</translation>
</message>
<message>
<source>Heroes who stand</source>
<translation>Helden, die stehen</translation>
</message>
<message>
<source>Heroes' zone</source>
<translation>Heldenzone</translation>
</message>
<message>
<source>heroes: at most half of a party are Animals; take another hero in the place of one.</source>
<translation>heroes: Höchstens die Hälfte einer Gruppe sind Tiere; nimm an der Stelle eines davon einen anderen Helden.</translation>
</message>
<message>
<source>hidden</source>
<translation>verborgen</translation>
</message>
<message>
<source>Hidden while you work</source>
<translation>Beim Arbeiten verborgen</translation>
</message>
<message>
<source>Hide the report</source>
<translation>Bericht verbergen</translation>
</message>
<message>
<source>High ground</source>
<translation>Höhe</translation>
</message>
<message>
<source>High walls may be climbed with a Quality roll.</source>
<translation>Hohe Mauern lassen sich mit einem Qualitätswurf erklettern.</translation>
</message>
<message>
<source>higher ground</source>
<translation>höherer Stand</translation>
</message>
<message>
<source>Higher ground.</source>
<translation>Höherer Boden.</translation>
</message>
<message>
<source>Higher wins: odd die, the loser recoils a base, or is down without room; even die, down.</source>
<translation>Höher gewinnt: ungerade, der Verlierer weicht eine Base zurück, ohne Platz niedergeworfen; gerade, niedergeworfen.</translation>
</message>
<message>
<source>highly visible</source>
<translation>weithin sichtbar</translation>
</message>
<message>
<source>Hill</source>
<translation>Hügel</translation>
</message>
<message>
<source>Hit as well: {who}</source>
<translation>Auch getroffen: {who}</translation>
</message>
<message>
<source>Hit points</source>
<translation>Lebenspunkte</translation>
</message>
<message>
<source>Hit points lost: {points}</source>
<translation>Verlorene Lebenspunkte: {points}</translation>
</message>
<message>
<source>Hit points more</source>
<translation>Mehr Lebenspunkte</translation>
</message>
<message>
<source>Hit points {number}.</source>
<translation>Lebenspunkte {number}.</translation>
</message>
<message>
<source>hit points {then}, now {now}</source>
<translation>Lebenspunkte {then}, jetzt {now}</translation>
</message>
<message>
<source>Hit, wound</source>
<translation>Treffer, Wunde</translation>
</message>
<message>
<source>Hits on {hit}, wounds on {wound}</source>
<translation>Trifft ab {hit}, verwundet ab {wound}</translation>
</message>
<message>
<source>hits on {then}+, now {now}+</source>
<translation>trifft ab {then}, jetzt {now}</translation>
</message>
<message>
<source>hits, and out of action, at the end of each band</source>
<translation>trifft, und setzt außer Gefecht, am Ende jedes Bereichs</translation>
</message>
<message>
<source>hold its ground</source>
<translation>die Stellung halten</translation>
</message>
<message>
<source>Hold these five houses for five waves. If the Town Hall falls, all is lost. Put your heroes into the golden area: click a spot there, or press Enter for the one we suggest. You do not know yet from which side the enemy comes.</source>
<translation>Halte diese fünf Häuser fünf Wellen lang. Fällt das Rathaus, ist alles verloren. Stell deine Helden in die goldene Fläche: Klick dort auf einen Fleck, oder drück Enter für den, den wir vorschlagen. Noch weißt du nicht, von welcher Seite der Feind kommt.</translation>
</message>
<message>
<source>Holding it</source>
<translation>Halten sie</translation>
</message>
<message>
<source>holds</source>
<translation>hält</translation>
</message>
<message>
<source>Holds fire</source>
<translation>Er hält das Feuer zurück</translation>
</message>
<message>
<source>holds it</source>
<translation>hält ihn</translation>
</message>
<message>
<source>holds its ground</source>
<translation>hält seine Stellung</translation>
</message>
<message>
<source>holds the field.</source>
<translation>behauptet das Feld.</translation>
</message>
<message>
<source>holds {name}</source>
<translation>hält {name:acc}</translation>
</message>
<message>
<source>holds {place}</source>
<translation>hält: {place}</translation>
</message>
<message>
<source>Holy places</source>
<translation>Heilige Orte</translation>
</message>
<message>
<source>Holy site</source>
<translation>Heilige Stätte</translation>
</message>
<message>
<source>Home at {heart} the villager is worth 3 Supplies.</source>
<translation>Daheim an {heart:dat} bringt der Dorfbewohner 3 Vorräte.</translation>
</message>
<message>
<source>home needs more guards</source>
<translation>zu Hause fehlt es an Wachen</translation>
</message>
<message>
<source>home with the villager</source>
<translation>mit dem Dorfbewohner nach Hause</translation>
</message>
<message>
<source>Horde</source>
<translation>Horde</translation>
</message>
<message>
<source>Horse {count}</source>
<translation>Pferd {count}</translation>
</message>
<message>
<source>House</source>
<translation>Haus</translation>
</message>
<message>
<source>House &amp;rules</source>
<translation>Haus&amp;regeln</translation>
</message>
<message>
<source>House of a priest</source>
<translation>Haus eines Priesters</translation>
</message>
<message>
<source>House r&amp;ules</source>
<translation>&amp;Hausregeln</translation>
</message>
<message>
<source>House rules</source>
<translation>Hausregeln</translation>
</message>
<message numerus="yes">
<source>House rules: %n changed</source>
<translation><numerusform>Hausregeln: %n geändert</numerusform><numerusform>Hausregeln: %n geändert</numerusform></translation>
</message>
<message>
<source>House rules: all as usual</source>
<translation>Hausregeln: alle wie üblich</translation>
</message>
<message>
<source>How deep enemies deploy</source>
<translation>Wie tief Gegner aufgestellt werden</translation>
</message>
<message>
<source>How does {name} move?</source>
<translation>Wie bewegt sich {name}?</translation>
</message>
<message>
<source>How even are the sides?</source>
<translation>Wie ausgeglichen sind die Seiten?</translation>
</message>
<message>
<source>How fair it is for</source>
<translation>Wie gerecht sie ist für</translation>
</message>
<message>
<source>How far apart are the two points in truth? ({unit})</source>
<translation>Wie weit liegen die zwei Punkte wirklich auseinander? ({unit})</translation>
</message>
<message>
<source>How far bases may be apart.</source>
<translation>Wie weit Bases auseinander sein dürfen.</translation>
</message>
<message>
<source>how far can the one who acts strike, and whom?</source>
<translation>wie weit reicht, wer handelt, und wen erreicht es?</translation>
</message>
<message>
<source>How far from the building it works. Without a length, the game's options decide.</source>
<translation>Wie weit vom Gebäude sie wirkt. Ohne Länge entscheiden die Hausregeln.</translation>
</message>
<message>
<source>How far heroes deploy</source>
<translation>Wie weit Helden aufgestellt werden</translation>
</message>
<message>
<source>How far is {name} from {other}?</source>
<translation>Wie weit ist es von {name:dat} zu {other:dat}?</translation>
</message>
<message>
<source>How far it is</source>
<translation>Wie weit sie ist</translation>
</message>
<message>
<source>How far its middle may stand from the middle of the table.</source>
<translation>Wie weit seine Mitte von der Tischmitte entfernt sein darf.</translation>
</message>
<message>
<source>How far may the program be wrong about a place?</source>
<translation>Wie weit darf sich das Programm bei einem Platz irren?</translation>
</message>
<message>
<source>How far the loser is driven back.</source>
<translation>Wie weit der Verlierer zurückgedrängt wird.</translation>
</message>
<message>
<source>How far they go</source>
<translation>Wie weit sie reichen</translation>
</message>
<message>
<source>How far whoever acts or is pointed at can strike, and whom (G)</source>
<translation>Wie weit reicht, wer handelt oder gezeigt wird, und wen es erreicht (G)</translation>
</message>
<message>
<source>How far you have come</source>
<translation>Wie weit du bist</translation>
</message>
<message>
<source>How far {name} gets</source>
<translation>Wie weit {name} kommt</translation>
</message>
<message>
<source>How files and other items call it: small letters, digits and hyphens. No player reads it.</source>
<translation>Wie Dateien und andere Stücke es nennen: kleine Buchstaben, Ziffern und Bindestriche. Kein Spieler liest es.</translation>
</message>
<message>
<source>How good it is hand to hand; the better weapon knocks down where the other pushes back.</source>
<translation>Wie gut sie im Nahkampf ist; die bessere Waffe wirft nieder, wo die andere zurückdrängt.</translation>
</message>
<message>
<source>How hard is it? The program's own players won {percent} % of {games} such games: {low} to {high} % of all.</source>
<translation>Wie schwer ist das? Die Spieler des Programms gewannen {percent} % von {games} solchen Partien: {low} bis {high} % von allen.</translation>
</message>
<message>
<source>How hard the attack is, and what may come with it.</source>
<translation>Wie schwer der Angriff ist und was damit kommen kann.</translation>
</message>
<message>
<source>How is it turned?</source>
<translation>Wie ist sie gedreht?</translation>
</message>
<message>
<source>How it ends</source>
<translation>Wie es endet</translation>
</message>
<message>
<source>How it fights</source>
<translation>Wie es kämpft</translation>
</message>
<message>
<source>How it is</source>
<translation>Zustand</translation>
</message>
<message>
<source>How it is told</source>
<translation>Wie es erzählt wird</translation>
</message>
<message>
<source>How it is won; without it, when the last wave is survived.</source>
<translation>Wie gewonnen wird; sonst, wenn die letzte Welle überstanden ist.</translation>
</message>
<message>
<source>How it looks</source>
<translation>Wie es aussieht</translation>
</message>
<message>
<source>How it stands</source>
<translation>Wie es steht</translation>
</message>
<message>
<source>How it stands when a battle begins.</source>
<translation>Wie es zu Beginn eines Gefechts steht.</translation>
</message>
<message>
<source>How large</source>
<translation>Wie groß</translation>
</message>
<message>
<source>How long it takes</source>
<translation>Wie lange es dauert</translation>
</message>
<message>
<source>How long shall it last?</source>
<translation>Wie lange soll sie dauern?</translation>
</message>
<message>
<source>How long the longest stick is.</source>
<translation>Wie lang der längste Messstab ist.</translation>
</message>
<message>
<source>How long the middle stick is.</source>
<translation>Wie lang der mittlere Messstab ist.</translation>
</message>
<message>
<source>How long the shortest stick is.</source>
<translation>Wie lang der kürzeste Messstab ist.</translation>
</message>
<message>
<source>How many</source>
<translation>Anzahl</translation>
</message>
<message>
<source>How many defenders lived to see the end.</source>
<translation>Wie viele Verteidiger das Ende erlebten.</translation>
</message>
<message>
<source>How many defenders muster each wave. Without a number, the game's options decide.</source>
<translation>Wie viele Verteidiger sich in jeder Welle sammeln. Ohne Zahl entscheiden die Hausregeln.</translation>
</message>
<message>
<source>How many floors have rooms; 0 for what is solid, as a wall.</source>
<translation>Wie viele Stockwerke Räume haben; 0 für Massives wie eine Mauer.</translation>
</message>
<message>
<source>How many it takes after each shot.</source>
<translation>Wie viele es nach jedem Schuss braucht.</translation>
</message>
<message>
<source>How many men were put out of action.</source>
<translation>Wie viele Männer ausfielen.</translation>
</message>
<message>
<source>How many of them.</source>
<translation>Wie viele davon.</translation>
</message>
<message>
<source>How many pieces</source>
<translation>Wie viele Stücke</translation>
</message>
<message>
<source>How many pieces? One die</source>
<translation>Wie viele Stücke? Ein Würfel</translation>
</message>
<message>
<source>How many rounds it took.</source>
<translation>Wie viele Runden es dauerte.</translation>
</message>
<message>
<source>How many rounds the war lasted.</source>
<translation>Wie viele Runden der Krieg gedauert hat.</translation>
</message>
<message>
<source>How many turns the siege lasted.</source>
<translation>Wie viele Runden die Belagerung dauerte.</translation>
</message>
<message>
<source>How many waves were survived.</source>
<translation>Wie viele Wellen überstanden wurden.</translation>
</message>
<message>
<source>How men come in, and from where they fire.</source>
<translation>Wie man hineinkommt und von wo gefeuert wird.</translation>
</message>
<message>
<source>How men come up.</source>
<translation>Wie man hinaufkommt.</translation>
</message>
<message>
<source>How much</source>
<translation>Wie viel</translation>
</message>
<message>
<source>How much damage it stands.</source>
<translation>Wie viel Schaden es aushält.</translation>
</message>
<message>
<source>How much ground it bars.</source>
<translation>Wie viel Boden sie versperrt.</translation>
</message>
<message>
<source>How much it does: Integrity, wounds or a bonus. Without one, the game's options decide.</source>
<translation>Wie viel sie bewirkt: Integrität, Wunden oder einen Bonus. Ohne Zahl entscheiden die Hausregeln.</translation>
</message>
<message>
<source>How much it stands before it is torn down.</source>
<translation>Wie viel sie aushält, bevor sie niedergerissen ist.</translation>
</message>
<message>
<source>How much the chronicle shows</source>
<translation>Wie viel die Chronik zeigt</translation>
</message>
<message>
<source>How near the Watchtower the shooter must stand.</source>
<translation>Wie nah am Wachturm der Schütze stehen muss.</translation>
</message>
<message>
<source>How often its card is in the deck.</source>
<translation>Wie oft die Karte im Stapel ist.</translation>
</message>
<message>
<source>How other parts call it.</source>
<translation>Wie andere Teile es nennen.</translation>
</message>
<message>
<source>How strong</source>
<translation>Wie kräftig</translation>
</message>
<message>
<source>How strong it is</source>
<translation>Wie kräftig es ist</translation>
</message>
<message>
<source>How sure this is</source>
<translation>Wie sicher das ist</translation>
</message>
<message>
<source>How the dice fell</source>
<translation>Wie die Würfel fielen</translation>
</message>
<message>
<source>How the pieces of a table call this kind of ground: small letters.</source>
<translation>Wie die Stücke eines Tisches diese Geländeart nennen: kleine Buchstaben.</translation>
</message>
<message>
<source>How ways call it. No player reads it.</source>
<translation>So nennen Verbindungen es. Niemand am Tisch liest das.</translation>
</message>
<message>
<source>How we ruled</source>
<translation>Wie wir entschieden haben</translation>
</message>
<message>
<source>How wide walls, hedges, roads, streams and the brush are drawn</source>
<translation>Wie breit Mauern, Hecken, Straßen, Bäche und der Pinsel gezogen werden</translation>
</message>
<message>
<source>However deep the fall is.</source>
<translation>Wie tief der Sturz auch ist.</translation>
</message>
<message>
<source>HP</source>
<translation>LP</translation>
</message>
<message>
<source>Humans march faster side by side, elves walk through woods as if they were meadows, dwarves through mountains, and orcs stand two to a tile. For a first war any of them will do.</source>
<translation>Menschen gehen Seite an Seite schneller, Elfen durch Wälder wie über Wiesen, Zwerge durch Berge, und Orks stehen zu zweit auf einem Feld. Für den ersten Krieg taugt jedes Volk.</translation>
</message>
<message>
<source>Hunter</source>
<translation>Jäger</translation>
</message>
<message>
<source>Hunters</source>
<translation>Jäger</translation>
</message>
<message>
<source>I know the rest</source>
<translation>Den Rest kenne ich</translation>
</message>
<message>
<source>I see</source>
<translation>Verstanden</translation>
</message>
<message>
<source>Icon</source>
<translation>Symbol</translation>
</message>
<message>
<source>Icons by the artists of Game-icons.net, CC BY 3.0. See Help, Credits.</source>
<translation>Bilder von den Künstlern von Game-icons.net, CC BY 3.0. Siehe Hilfe, Mitwirkende.</translation>
</message>
<message>
<source>Icons, fonts and libraries</source>
<translation>Bilder, Schriften und Bibliotheken</translation>
</message>
<message>
<source>Id</source>
<translation>Id</translation>
</message>
<message>
<source>Ids of the program</source>
<translation>Ids des Programms</translation>
</message>
<message>
<source>If all of them strike back</source>
<translation>Wenn alle zurückschlagen</translation>
</message>
<message>
<source>If both go on, nothing is mixed: whoever saves second is asked what to keep.</source>
<translation>Wenn beide weitermachen, vermischt sich nichts: Wer als Zweites speichert, wird gefragt, was bleiben soll.</translation>
</message>
<message>
<source>If it fails, lose {penalty} gold, or all you have.</source>
<translation>Misslingt er, verlierst du {penalty} Gold oder alles, was du hast.</translation>
</message>
<message>
<source>If it falls, the city loses heart: 1 morale.</source>
<translation>Fällt er, so verliert die Stadt 1 Punkt Moral.</translation>
</message>
<message>
<source>If not, the defenders are lost.</source>
<translation>Wenn nicht, sind die Verteidiger verloren.</translation>
</message>
<message>
<source>If not: drag it on the picture, or type what the tape says.</source>
<translation>Wenn nicht: Zieh es auf dem Bild, oder tippe, was das Maßband sagt.</translation>
</message>
<message>
<source>if nothing else changes</source>
<translation>wenn sich sonst nichts ändert</translation>
</message>
<message>
<source>If they come</source>
<translation>Wenn sie kommen</translation>
</message>
<message>
<source>Ignores special rules by which only natural sixes hit or wound.</source>
<translation>Achtet nicht auf Sonderregeln, nach denen nur natürliche Sechsen treffen oder verwunden.</translation>
</message>
<message>
<source>Ignores what allows natural sixes alone</source>
<translation>Achtet nicht auf Regeln, die nur natürliche Sechsen zulassen</translation>
</message>
<message>
<source>Impassable</source>
<translation>Unpassierbar</translation>
</message>
<message>
<source>Import</source>
<translation>Importieren</translation>
</message>
<message>
<source>Import a &amp;pack</source>
<translation>&amp;Paket importieren</translation>
</message>
<message>
<source>Import a game</source>
<translation>Spiel importieren</translation>
</message>
<message>
<source>Import a pack</source>
<translation>Paket importieren</translation>
</message>
<message>
<source>important</source>
<translation>wichtig</translation>
</message>
<message>
<source>imposing</source>
<translation>eindrucksvoll</translation>
</message>
<message>
<source>in</source>
<translation>Zoll</translation>
</message>
<message numerus="yes">
<source>In %n of them enemies stood in wave {wave} or later and found no way on.</source>
<translation><numerusform>In %n davon standen Feinde in Welle {wave} oder später und fanden keinen Weg weiter.</numerusform><numerusform>In %n davon standen Feinde in Welle {wave} oder später und fanden keinen Weg weiter.</numerusform></translation>
</message>
<message numerus="yes">
<source>In %n of them nobody attacked anybody any more from wave {wave} on.</source>
<translation><numerusform>In %n davon griff ab Welle {wave} niemand mehr jemanden an.</numerusform><numerusform>In %n davon griff ab Welle {wave} niemand mehr jemanden an.</numerusform></translation>
</message>
<message numerus="yes">
<source>In %n of them the fighting went on and on in wave {wave} or later.</source>
<translation><numerusform>In %n davon ging der Kampf in Welle {wave} oder später immer weiter.</numerusform><numerusform>In %n davon ging der Kampf in Welle {wave} oder später immer weiter.</numerusform></translation>
</message>
<message numerus="yes">
<source>In %n of them there were attacks in wave {wave} or later, and nothing came of any.</source>
<translation><numerusform>In %n davon gab es in Welle {wave} oder später Angriffe, und keiner bewirkte etwas.</numerusform><numerusform>In %n davon gab es in Welle {wave} oder später Angriffe, und keiner bewirkte etwas.</numerusform></translation>
</message>
<message numerus="yes">
<source>In %n test game(s) of a steady player.</source>
<translation><numerusform>In %n Testspiel eines besonnenen Spielers.</numerusform><numerusform>In %n Testspielen eines besonnenen Spielers.</numerusform></translation>
</message>
<message numerus="yes">
<source>In %n test game(s) {seen} of {had} names came up, and none ran out.</source>
<translation><numerusform>In %n Testspiel kamen {seen} von {had} Namen vor, und keine gingen aus.</numerusform><numerusform>In %n Testspielen kamen {seen} von {had} Namen vor, und keine gingen aus.</numerusform></translation>
</message>
<message numerus="yes">
<source>In %n test game(s) {seen} of {had} names came up.</source>
<translation><numerusform>In %n Testspiel kamen {seen} von {had} Namen vor.</numerusform><numerusform>In %n Testspielen kamen {seen} von {had} Namen vor.</numerusform></translation>
</message>
<message numerus="yes">
<source>In %n war(s) nobody won.</source>
<translation><numerusform>In %n Krieg gewann niemand.</numerusform><numerusform>In %n Kriegen gewann niemand.</numerusform></translation>
</message>
<message>
<source>In &amp;centimetres</source>
<translation>In Z&amp;entimetern</translation>
</message>
<message>
<source>In &amp;inches</source>
<translation>In &amp;Zoll</translation>
</message>
<message>
<source>in a charge</source>
<translation>im Ansturm</translation>
</message>
<message>
<source>In a scenario it is agreed beforehand.</source>
<translation>In einem Szenario wird es vorher vereinbart.</translation>
</message>
<message>
<source>In a straight line, up to {length}</source>
<translation>Geradeaus, bis zu {length}</translation>
</message>
<message>
<source>In a turn with {number} tiles or more moved: attacks +1.</source>
<translation>In einem Zug mit {number} oder mehr gegangenen Feldern: Angriffe +1.</translation>
</message>
<message>
<source>In a wood</source>
<translation>In einem Wald</translation>
</message>
<message>
<source>In an assault Engineers may set it alight.</source>
<translation>In einem Sturm dürfen Pioniere es anzünden.</translation>
</message>
<message>
<source>In each council, on one hero.</source>
<translation>In jedem Rat, an einem Helden.</translation>
</message>
<message>
<source>In front: {men}.</source>
<translation>Vorn: {men}.</translation>
</message>
<message>
<source>In games of</source>
<translation>In Spielen der Länge</translation>
</message>
<message>
<source>In hundredths of a Short stick.</source>
<translation>In Hundertsteln eines kurzen Stabs.</translation>
</message>
<message>
<source>In hundredths of Short.</source>
<translation>In Hundertsteln von Kurz.</translation>
</message>
<message>
<source>In its turn</source>
<translation>Wenn es an der Reihe ist</translation>
</message>
<message>
<source>In memory</source>
<translation>Zum Gedenken</translation>
</message>
<message>
<source>In one column</source>
<translation>In eine Spalte</translation>
</message>
<message>
<source>In one row</source>
<translation>In eine Zeile</translation>
</message>
<message>
<source>In order: {words}</source>
<translation>In Ordnung: {words}</translation>
</message>
<message>
<source>In pencil: a name counts when it is finished.</source>
<translation>Mit Bleistift: Der Name gilt erst, wenn es vollendet wird.</translation>
</message>
<message>
<source>In percent of the defender's.</source>
<translation>In Prozent derer des Verteidigers.</translation>
</message>
<message>
<source>In place of the one that is called so</source>
<translation>Anstelle derjenigen, die so heißt</translation>
</message>
<message>
<source>In round {round} their lord fell to {who}.</source>
<translation>In Runde {round} fiel der Herrscher durch {who}.</translation>
</message>
<message>
<source>In round {round} their lord fell.</source>
<translation>In Runde {round} fiel der Herrscher.</translation>
</message>
<message numerus="yes">
<source>In round {round} {who} had %n hit point(s) left.</source>
<translation><numerusform>In Runde {round} hatte {who} noch %n Lebenspunkt.</numerusform><numerusform>In Runde {round} hatte {who} noch %n Lebenspunkte.</numerusform></translation>
</message>
<message>
<source>In ruins</source>
<translation>In Trümmern</translation>
</message>
<message>
<source>in ruins</source>
<translation>in Trümmern</translation>
</message>
<message>
<source>In ruins: {place}.</source>
<translation>In Trümmern: {place}.</translation>
</message>
<message>
<source>In secret</source>
<translation>Im Geheimen</translation>
</message>
<message>
<source>in sight</source>
<translation>in Sicht</translation>
</message>
<message>
<source>in the background; it goes on when you leave</source>
<translation>im Hintergrund; er läuft weiter, wenn du gehst</translation>
</message>
<message>
<source>In the book: {value}</source>
<translation>Im Buch: {value}</translation>
</message>
<message>
<source>In the book: {value}.</source>
<translation>Im Buch: {value}.</translation>
</message>
<message>
<source>In the council</source>
<translation>Im Rat</translation>
</message>
<message>
<source>In the deck</source>
<translation>Im Stapel</translation>
</message>
<message>
<source>In the enemy's hands: {place}.</source>
<translation>In Feindeshand: {place}.</translation>
</message>
<message>
<source>In the farm</source>
<translation>Im Hof</translation>
</message>
<message>
<source>in the file at {place}</source>
<translation>in der Datei bei {place}</translation>
</message>
<message>
<source>In the game it was {letter}.</source>
<translation>Im Spiel war es {letter}.</translation>
</message>
<message>
<source>In the hands of a rider, where that is another.</source>
<translation>In der Hand eines Reiters, wo er ein anderer ist.</translation>
</message>
<message>
<source>In the house</source>
<translation>Im Haus</translation>
</message>
<message>
<source>in the middle</source>
<translation>in der Mitte</translation>
</message>
<message>
<source>In the official village {before} of 100 such games are won, here {now}. {chance}</source>
<translation>Im offiziellen Dorf werden {before} von 100 solchen Spielen gewonnen, hier {now}. {chance}</translation>
</message>
<message>
<source>In the order of their turns</source>
<translation>In der Folge ihrer Züge</translation>
</message>
<message>
<source>In the pack</source>
<translation>Im Paket</translation>
</message>
<message>
<source>in the saddle of a friend</source>
<translation>im Sattel eines anderen</translation>
</message>
<message>
<source>In the stores</source>
<translation>In den Vorräten</translation>
</message>
<message>
<source>In the waves</source>
<translation>In den Wellen</translation>
</message>
<message numerus="yes">
<source>In this step %n card(s) (is|are) turned over.</source>
<translation><numerusform>In diesem Schritt wird %n Karte aufgedeckt.</numerusform><numerusform>In diesem Schritt werden %n Karten aufgedeckt.</numerusform></translation>
</message>
<message>
<source>In town a wound costs 25 gold, and a lord may see three cards of equipment.</source>
<translation>In der Stadt kostet eine Wunde 25 Gold, und ein Herrscher sieht drei Ausrüstungskarten.</translation>
</message>
<message>
<source>In turn: begin a stack, add to one, or finish one of two cards or more.</source>
<translation>Reihum: einen Stapel beginnen, erweitern oder vollenden (ab zwei Karten).</translation>
</message>
<message>
<source>In which wall</source>
<translation>In welcher Wand</translation>
</message>
<message>
<source>In your library</source>
<translation>In deiner Bibliothek</translation>
</message>
<message>
<source>In your trash</source>
<translation>In deinem Papierkorb</translation>
</message>
<message>
<source>In your turn wounds of your lord heal: {plain}.</source>
<translation>In deinem Zug heilen Wunden deines Herrschers: {plain}.</translation>
</message>
<message>
<source>In {n} of 100 a squad breaks.</source>
<translation>In {n} von 100 bricht eine Abteilung.</translation>
</message>
<message>
<source>In {n} of 100 points decide.</source>
<translation>In {n} von 100 entscheiden Punkte.</translation>
</message>
<message>
<source>In {n} of 100 somebody withdraws.</source>
<translation>In {n} von 100 zieht sich jemand zurück.</translation>
</message>
<message>
<source>In {n} of 100 the goal is reached.</source>
<translation>In {n} von 100 wird das Ziel erreicht.</translation>
</message>
<message>
<source>In {n} of 100 time is up before that.</source>
<translation>In {n} von 100 ist vorher die Zeit um.</translation>
</message>
<message>
<source>In {percent} % of the waves somebody else comes instead, or in smaller groups.</source>
<translation>In {percent} % der Wellen kommt jemand anderes, oder in kleineren Gruppen.</translation>
</message>
<message>
<source>Income</source>
<translation>Einkommen</translation>
</message>
<message>
<source>Income next turn</source>
<translation>Einkommen, nächster Zug</translation>
</message>
<message>
<source>indoors</source>
<translation>drinnen</translation>
</message>
<message>
<source>Infantry</source>
<translation>Fußvolk</translation>
</message>
<message>
<source>infantry</source>
<translation>Fußvolk</translation>
</message>
<message>
<source>Infantry and small monsters wound with natural sixes alone</source>
<translation>Fußvolk und kleine Monster verwunden nur mit natürlichen Sechsen</translation>
</message>
<message>
<source>Infantry and small monsters wound with natural sixes alone.</source>
<translation>Fußvolk und kleine Monster verwunden nur mit natürlichen Sechsen.</translation>
</message>
<message>
<source>Infantry on {first} and {second}</source>
<translation>Fußvolk auf {first} und {second}</translation>
</message>
<message>
<source>Infantry, then ranged, then cavalry</source>
<translation>Fußvolk, dann Schützen, dann Reiterei</translation>
</message>
<message>
<source>Initiative</source>
<translation>Initiative</translation>
</message>
<message>
<source>Ink</source>
<translation>Tinte</translation>
</message>
<message>
<source>Ink lines, as the hand goes</source>
<translation>Tintenstriche, wie die Hand sie führt</translation>
</message>
<message>
<source>Inner wall</source>
<translation>Innenwand</translation>
</message>
<message>
<source>Inner walls</source>
<translation>Innenwände</translation>
</message>
<message>
<source>Insert</source>
<translation>Einfg</translation>
</message>
<message>
<source>Inside the town</source>
<translation>In der Stadt</translation>
</message>
<message>
<source>Inspiration</source>
<translation>Ansporn</translation>
</message>
<message>
<source>inspires</source>
<translation>beflügelt</translation>
</message>
<message>
<source>Instead of moving: back to a free tile of your Stronghold.</source>
<translation>Statt zu gehen: zurück auf ein freies Feld deiner Festung.</translation>
</message>
<message>
<source>Instead of the shot: 5 tiles far, and a wound counts as 2.</source>
<translation>Statt des Schusses: 5 Felder weit, und eine Wunde zählt als 2.</translation>
</message>
<message>
<source>Instead of the shot: 6 attacks on an adjacent target, a wound each.</source>
<translation>Statt des Schusses: 6 Angriffe auf ein Ziel nebenan, je eine Wunde.</translation>
</message>
<message>
<source>Instead of the shot: all in the 3 by 3 tiles round the target, a wound each.</source>
<translation>Statt des Schusses: alle in den 3 mal 3 Feldern um das Ziel, je eine Wunde.</translation>
</message>
<message>
<source>Instead of the shot: the target and all beside it, a wound each.</source>
<translation>Statt des Schusses: das Ziel und alle daneben, je eine Wunde.</translation>
</message>
<message>
<source>Instead:</source>
<translation>Stattdessen:</translation>
</message>
<message>
<source>Integrity</source>
<translation>Integrität</translation>
</message>
<message>
<source>Integrity lost</source>
<translation>Verlorene Integrität</translation>
</message>
<message>
<source>Integrity of a Barricade</source>
<translation>Integrität einer Barrikade</translation>
</message>
<message>
<source>Integrity of all buildings</source>
<translation>Integrität aller Gebäude</translation>
</message>
<message>
<source>Integrity {integrity}, {levels}</source>
<translation>Integrität {integrity}, {levels}</translation>
</message>
<message>
<source>Integrity {now} of {most}</source>
<translation>Integrität {now} von {most}</translation>
</message>
<message>
<source>Integrity {now} of {most}, level {level}</source>
<translation>Integrität {now} von {most}, Stufe {level}</translation>
</message>
<message>
<source>Integrity {number}</source>
<translation>Integrität {number}</translation>
</message>
<message>
<source>Integrity, levels with their costs, and what they give.</source>
<translation>Integrität, Stufen mit ihren Kosten, und was sie geben.</translation>
</message>
<message>
<source>Integrity, levels, stores and defences</source>
<translation>Integrität, Stufen, Lager und Verteidigung</translation>
</message>
<message>
<source>Intent</source>
<translation>Absicht</translation>
</message>
<message>
<source>Into the first quarter</source>
<translation>Ins erste Viertel</translation>
</message>
<message>
<source>Into the last quarter</source>
<translation>Ins letzte Viertel</translation>
</message>
<message>
<source>Into the trash</source>
<translation>In den Papierkorb</translation>
</message>
<message>
<source>Intro</source>
<translation>Auftakt</translation>
</message>
<message>
<source>is broken.</source>
<translation>ist zerbrochen.</translation>
</message>
<message>
<source>is down.</source>
<translation>ist gefallen.</translation>
</message>
<message>
<source>is down. The squad has lost its Leader.</source>
<translation>ist außer Gefecht. Die Abteilung hat keinen Anführer mehr.</translation>
</message>
<message>
<source>is lost</source>
<translation>ist verloren</translation>
</message>
<message>
<source>is not there</source>
<translation>fehlt</translation>
</message>
<message>
<source>is ours again</source>
<translation>wieder in unserer Hand</translation>
</message>
<message>
<source>is out of play.</source>
<translation>ist aus dem Spiel.</translation>
</message>
<message>
<source>is there</source>
<translation>ist da</translation>
</message>
<message>
<source>Is there a story to it?</source>
<translation>Gibt es eine Geschichte dazu?</translation>
</message>
<message>
<source>Is {name} within {distance} of {other}?</source>
<translation>Ist {name} höchstens {distance} von {other:dat} entfernt?</translation>
</message>
<message>
<source>It begins when the test of “{name}” is done.</source>
<translation>Er beginnt, wenn der Test von „{name}“ fertig ist.</translation>
</message>
<message>
<source>It brings names and questions; without one it is that of the city, or chosen when the game begins.</source>
<translation>Er bringt Namen und Fragen mit; ohne einen gilt der der Stadt, oder er wird gewählt, wenn das Spiel beginnt.</translation>
</message>
<message>
<source>It brings names, questions and the little pictures on the map.</source>
<translation>Er bringt Namen, Fragen und die kleinen Bilder auf der Karte.</translation>
</message>
<message>
<source>It burns</source>
<translation>Es brennt</translation>
</message>
<message>
<source>It burns for rounds</source>
<translation>So viele Runden brennt es</translation>
</message>
<message>
<source>It buys a squad, and the squad meets every ready one.</source>
<translation>Sie kauft eine Abteilung, und die trifft auf jede fertige.</translation>
</message>
<message>
<source>It came up in {share} of 100 wars; how often in each: {each}.</source>
<translation>Es kam in {share} von 100 Kriegen vor; wie oft in jedem: {each}.</translation>
</message>
<message>
<source>It can be added all the same; it is played and shared when one of them has another id.</source>
<translation>Trotzdem kann es hinzukommen; gespielt und geteilt wird es, wenn eines von beiden eine andere id hat.</translation>
</message>
<message>
<source>It can neither be opened nor played. In the trash it is out of the way and can be restored.</source>
<translation>Es lässt sich weder öffnen noch spielen. Im Papierkorb ist es aus dem Weg und lässt sich zurückholen.</translation>
</message>
<message>
<source>It cannot be turned by {turn} degrees here.</source>
<translation>Um {turn} Grad lässt es sich hier nicht drehen.</translation>
</message>
<message>
<source>It cannot stand there; choose a spot inside the marked area.</source>
<translation>Dort kann es nicht stehen; wähle einen Ort im markierten Bereich.</translation>
</message>
<message>
<source>It changes nothing here: {card}.</source>
<translation>Das bewirkt hier nichts: {card}.</translation>
</message>
<message>
<source>It changes the book only, and can be put back.</source>
<translation>Es ändert nur das Buch und lässt sich zurücknehmen.</translation>
</message>
<message>
<source>it closes the ring round the Stronghold</source>
<translation>so schließt sich der Ring um die Festung</translation>
</message>
<message>
<source>it comes nearer to its aim</source>
<translation>so kommt die Einheit ihrem Ziel näher</translation>
</message>
<message>
<source>It comes only when so many heroes play, or more; without a number, always.</source>
<translation>Sie kommt nur, wenn so viele Helden spielen oder mehr; ohne Zahl immer.</translation>
</message>
<message>
<source>It could not be exported: {fault}</source>
<translation>Es konnte nicht exportiert werden: {fault}</translation>
</message>
<message>
<source>It could not be kept</source>
<translation>Das ließ sich nicht aufheben</translation>
</message>
<message>
<source>It counted as</source>
<translation>Gezählt hat</translation>
</message>
<message>
<source>It does not</source>
<translation>Es ist nicht stimmig</translation>
</message>
<message>
<source>It does not fit into its box.</source>
<translation>Es passt nicht in seinen Kasten.</translation>
</message>
<message>
<source>It does not say what Guardians hold.</source>
<translation>Es fehlt, was die Wächter halten.</translation>
</message>
<message>
<source>It does not shoot</source>
<translation>Sie schießt nicht</translation>
</message>
<message>
<source>It does nothing</source>
<translation>Es tut nichts</translation>
</message>
<message>
<source>It falls</source>
<translation>Es fällt</translation>
</message>
<message>
<source>It falls short</source>
<translation>Es reicht nicht</translation>
</message>
<message>
<source>It falls, or it holds its ground.</source>
<translation>Es fällt, oder es hält seinen Platz.</translation>
</message>
<message>
<source>It gets a name</source>
<translation>Es bekommt einen Namen</translation>
</message>
<message>
<source>It gets its name</source>
<translation>Es bekommt seinen Namen</translation>
</message>
<message>
<source>It goes for {name}</source>
<translation>Es geht auf {name:acc} los</translation>
</message>
<message>
<source>It goes into the workshop: to be changed there, shared, and chosen for a new game.</source>
<translation>Sie kommt in die Werkstatt: Dort kannst du sie ändern und teilen, und sie steht für ein neues Spiel zur Wahl.</translation>
</message>
<message>
<source>It goes on.</source>
<translation>Es geht weiter.</translation>
</message>
<message>
<source>It has come nearer than it was told</source>
<translation>Es ist näher herangekommen als befohlen</translation>
</message>
<message>
<source>It has happened at least {count} times by now; it is written down once.</source>
<translation>Das ist bisher mindestens {count}-mal passiert; notiert ist es einmal.</translation>
</message>
<message>
<source>It has no drawing.</source>
<translation>Eine Zeichnung fehlt.</translation>
</message>
<message>
<source>It has no master now.</source>
<translation>Sie ist herrenlos.</translation>
</message>
<message>
<source>It has no name</source>
<translation>Es hat keinen Namen</translation>
</message>
<message numerus="yes">
<source>It held in {won} % of %n test siege(s) (95 times in 100 the true share is {low} to {high} %).</source>
<translation><numerusform>In %n Probebelagerung hielt sie zu {won} % stand (95-mal von 100 liegt der wahre Anteil bei {low} bis {high} %).</numerusform><numerusform>In %n Probebelagerungen hielt sie zu {won} % stand (95-mal von 100 liegt der wahre Anteil bei {low} bis {high} %).</numerusform></translation>
</message>
<message>
<source>It holds</source>
<translation>Es hält</translation>
</message>
<message>
<source>It is close to the colour of a ring; the face is hard to tell.</source>
<translation>Sie ähnelt der Farbe eines Rings; die Fläche ist schwer zu erkennen.</translation>
</message>
<message>
<source>It is destroyed and cannot be mended or built up again.</source>
<translation>Es ist zerstört und kann nicht mehr ausgebessert oder ausgebaut werden.</translation>
</message>
<message>
<source>It is drawn</source>
<translation>Es ist gezeichnet</translation>
</message>
<message>
<source>It is finished, and has one card only.</source>
<translation>Der Stapel ist vollendet und hat nur eine Karte.</translation>
</message>
<message>
<source>It is lost when no hero is left.</source>
<translation>Verloren, wenn kein Held mehr da ist.</translation>
</message>
<message>
<source>It is lost when one of them falls.</source>
<translation>Fällt eines davon, ist es verloren.</translation>
</message>
<message>
<source>It is lost when so many buildings have fallen, whichever they are.</source>
<translation>Verloren, wenn so viele Gebäude gefallen sind, gleich welche.</translation>
</message>
<message>
<source>It is lost when the heart of the village falls.</source>
<translation>Verloren, wenn das Herz des Dorfes fällt.</translation>
</message>
<message>
<source>it is not a file</source>
<translation>es ist keine Datei</translation>
</message>
<message>
<source>It is not there</source>
<translation>Es ist nicht da</translation>
</message>
<message>
<source>It is over</source>
<translation>Es ist vorbei</translation>
</message>
<message>
<source>it is over</source>
<translation>es ist vorbei</translation>
</message>
<message>
<source>It is over. What will you remember?</source>
<translation>Es ist vorbei. Was bleibt dir in Erinnerung?</translation>
</message>
<message>
<source>It is played by</source>
<translation>Es spielt</translation>
</message>
<message>
<source>It is played on for you; F7 stops.</source>
<translation>Für dich wird weitergespielt; F7 hält an.</translation>
</message>
<message>
<source>it is time to go at them</source>
<translation>es ist Zeit, anzugreifen</translation>
</message>
<message>
<source>It is to be won after {count} waves, and there are only {most}.</source>
<translation>Gewonnen werden soll nach {count} Wellen, und es gibt nur {most}.</translation>
</message>
<message>
<source>It is whole: skip</source>
<translation>Sie ist fertig: aussetzen</translation>
</message>
<message>
<source>It is won when the last wave is survived.</source>
<translation>Gewonnen, wenn die letzte Welle überstanden ist.</translation>
</message>
<message>
<source>it is {find}</source>
<translation>es ist {find}</translation>
</message>
<message>
<source>It is {thing}</source>
<translation>Es ist {thing}</translation>
</message>
<message>
<source>It is: {thing}</source>
<translation>Es ist: {thing}</translation>
</message>
<message>
<source>It just suffices; nothing to spare.</source>
<translation>Es reicht gerade; nichts übrig.</translation>
</message>
<message>
<source>It keeps horses off.</source>
<translation>Es hält Pferde fern.</translation>
</message>
<message>
<source>It leads over water: where it lies no water counts, and whoever crosses walks on open ground.</source>
<translation>Sie führt über Wasser: Wo sie liegt, zählt keines, und wer hinübergeht, geht auf offenem Boden.</translation>
</message>
<message>
<source>It leads to a floor that is not there; stairs climb one floor each.</source>
<translation>Es führt auf eine Ebene, die es nicht gibt; Treppen steigen je eine Ebene.</translation>
</message>
<message>
<source>It lies away from its building.</source>
<translation>Es liegt abseits des Gebäudes.</translation>
</message>
<message>
<source>It lies beyond the end of its wall.</source>
<translation>Es liegt hinter dem Ende seiner Wand.</translation>
</message>
<message>
<source>It lies in an inner wall that is not there.</source>
<translation>Es liegt in einer Innenwand, die es nicht gibt.</translation>
</message>
<message>
<source>It lies in the box beside all of the book, and two races in turn make war.</source>
<translation>Es liegt neben allem aus dem Buch in der Schachtel, und reihum führen je zwei Völker Krieg.</translation>
</message>
<message>
<source>It lies in the trash as it was found. Restoring it puts it back into the list, unmended.</source>
<translation>Es liegt im Papierkorb, wie es gefunden wurde. Zurückgeholt steht es wieder in der Liste, aber nicht repariert.</translation>
</message>
<message>
<source>It makes sense</source>
<translation>Es ist stimmig</translation>
</message>
<message>
<source>It matches</source>
<translation>Es stimmt</translation>
</message>
<message>
<source>It may be offered again</source>
<translation>Er kann noch einmal angeboten werden</translation>
</message>
<message>
<source>It measures {wide} by {deep}, against {wide_before} by {deep_before} before.</source>
<translation>Es misst {wide} mal {deep}, vorher {wide_before} mal {deep_before}.</translation>
</message>
<message>
<source>It might be called</source>
<translation>So könnte es heißen</translation>
</message>
<message>
<source>It needs “{id}” ({kind}), which is neither in this pack nor in your library. Ask for a pack that has it, or add it first.</source>
<translation>Es braucht „{id}“ ({kind}), das weder in diesem Paket noch in deiner Bibliothek ist. Bitte um ein Paket, das es hat, oder füg es erst hinzu.</translation>
</message>
<message>
<source>It needs “{id}” ({kind}), which is not in your library. Choose another there, or take it back.</source>
<translation>Es braucht „{id}“ ({kind}), das nicht in deiner Bibliothek ist. Wähle dort ein anderes oder hol es zurück.</translation>
</message>
<message>
<source>It never came up: give it more cards.</source>
<translation>Es kam nie vor: Gib ihm mehr Karten.</translation>
</message>
<message>
<source>It reaches three sticks and not two.</source>
<translation>Sie reicht drei Stäbe weit, aber nicht zwei.</translation>
</message>
<message>
<source>It really showed</source>
<translation>Wirklich zeigte er</translation>
</message>
<message>
<source>It says how long the sticks are and how large the table is.</source>
<translation>Er sagt, wie lang die Stäbe sind und wie groß der Tisch ist.</translation>
</message>
<message>
<source>it serves the goal of this battle</source>
<translation>es dient dem Ziel dieses Gefechts</translation>
</message>
<message>
<source>It stands in the middle of a table, and squads of all nations meet there.</source>
<translation>Es steht in der Mitte eines Tisches, und dort treffen Abteilungen aller Nationen aufeinander.</translation>
</message>
<message>
<source>It stands in {name}</source>
<translation>Steht in {name}</translation>
</message>
<message>
<source>It stands on every man, beside a number.</source>
<translation>Er steht auf jedem Mann, neben einer Nummer.</translation>
</message>
<message>
<source>It stands so everywhere in the book; the game keeps its own.</source>
<translation>So steht er überall im Buch; das Spiel behält seinen eigenen.</translation>
</message>
<message>
<source>It stands where it should</source>
<translation>Es steht, wo es soll</translation>
</message>
<message>
<source>It stays as it is drawn</source>
<translation>Es bleibt, wie es gezeichnet ist</translation>
</message>
<message>
<source>It stays, or goes elsewhere</source>
<translation>Er bleibt oder geht woandershin</translation>
</message>
<message>
<source>It still grows, and the city is made.</source>
<translation>Hier entsteht noch etwas, und die Stadt ist gebaut.</translation>
</message>
<message>
<source>It takes a Quality roll.</source>
<translation>Dafür braucht er einen Qualitätswurf.</translation>
</message>
<message>
<source>It takes the shield's place too.</source>
<translation>Nimmt auch den Platz des Schildes.</translation>
</message>
<message>
<source>It touches nothing there</source>
<translation>Dort berührt es nichts</translation>
</message>
<message>
<source>It touches something else</source>
<translation>Berührt etwas anderes</translation>
</message>
<message>
<source>It touches {name}</source>
<translation>Es berührt {name:acc}</translation>
</message>
<message>
<source>It was a brave stand.</source>
<translation>Es war ein tapferer Stand.</translation>
</message>
<message>
<source>It was to be an ambush of {wished}, but {why}: nobody comes.</source>
<translation>Es sollte ein Hinterhalt werden ({wished}), aber {why}: Niemand kommt.</translation>
</message>
<message>
<source>It was to be an ambush of {wished}, but {why}: {came} come instead.</source>
<translation>Es sollte ein Hinterhalt werden ({wished}), aber {why}: Stattdessen kommen {came}.</translation>
</message>
<message>
<source>Item</source>
<translation>Stück</translation>
</message>
<message>
<source>Item {number} of the pack has the same kind and id; give each its own, or remove one.</source>
<translation>Stück {number} des Pakets hat dieselbe Art und id; gib jedem seine eigene oder nimm eines heraus.</translation>
</message>
<message>
<source>Items</source>
<translation>Stücke</translation>
</message>
<message>
<source>Items of the pack</source>
<translation>Stücke des Pakets</translation>
</message>
<message>
<source>Its corners, measured from its middle.</source>
<translation>Seine Ecken, von seiner Mitte gemessen.</translation>
</message>
<message>
<source>Its corners, measured from the upper left corner of the table; x to the right, y down.</source>
<translation>Seine Ecken, von der linken oberen Tischecke gemessen; x nach rechts, y nach unten.</translation>
</message>
<message>
<source>Its death costs a point of morale.</source>
<translation>Sein Tod kostet einen Punkt Moral.</translation>
</message>
<message>
<source>Its grade hand to hand, its range, and how long it takes to load.</source>
<translation>Ihr Rang im Nahkampf, ihre Reichweite und wie lange das Laden dauert.</translation>
</message>
<message>
<source>Its guard is still alive.</source>
<translation>Ihr Wächter lebt noch.</translation>
</message>
<message>
<source>Its middle</source>
<translation>Ihre Mitte</translation>
</message>
<message>
<source>its middle {there}</source>
<translation>die Mitte {there}</translation>
</message>
<message>
<source>Its middle, in hundredths of a Short stick; the table is 1200 deep.</source>
<translation>Die Mitte, in Hundertsteln eines kurzen Stabs; der Tisch ist 1200 tief.</translation>
</message>
<message>
<source>Its middle, in hundredths of a Short stick; the table is 1200 wide.</source>
<translation>Die Mitte, in Hundertsteln eines kurzen Stabs; der Tisch ist 1200 breit.</translation>
</message>
<message>
<source>Its middle, measured from the middle of the table; x to the right, y down.</source>
<translation>Seine Mitte, von der Tischmitte gemessen; x nach rechts, y nach unten.</translation>
</message>
<message>
<source>Its north-west corner.</source>
<translation>Ihre Ecke im Nordwesten.</translation>
</message>
<message>
<source>Its north-west corner. Best in neutral ground.</source>
<translation>Ihre Ecke im Nordwesten. Am besten auf neutralem Boden.</translation>
</message>
<message>
<source>Its north-western corner; below 0 it stands outside.</source>
<translation>Die nordwestliche Ecke; unter 0 steht es draußen.</translation>
</message>
<message>
<source>Its own ground</source>
<translation>Eigenes Gelände</translation>
</message>
<message>
<source>Its own men are lost to: {parts}.</source>
<translation>Eigene Verluste durch: {parts}.</translation>
</message>
<message>
<source>its own state</source>
<translation>der eigene Zustand</translation>
</message>
<message>
<source>Its steps, and rounds to write down</source>
<translation>Seine Schritte und Runden zum Aufschreiben</translation>
</message>
<message>
<source>Its story, its goal, and how it stands</source>
<translation>Geschichte, Ziel und wie es steht</translation>
</message>
<message>
<source>Its world</source>
<translation>Ihre Welt</translation>
</message>
<message>
<source>its {side} side {there}</source>
<translation>die {side}seite {there}</translation>
</message>
<message>
<source>J</source><comment>the key for a Jack</comment>
<translation>B</translation>
</message>
<message>
<source>Jack</source>
<translation>Bube</translation>
</message>
<message>
<source>Jack, Queen, King: one great threat acts. Jack: 2 morale. Queen: a duel. King: a ruin.</source>
<translation>Bube, Dame, König: Eine große Bedrohung handelt. Bube: 2 Moral. Dame: Duell. König: Ruine.</translation>
</message>
<message>
<source>Join two places</source>
<translation>Zwei Orte verbinden</translation>
</message>
<message>
<source>Jump over {name}</source>
<translation>Sprung über {name:acc}</translation>
</message>
<message>
<source>jumping</source>
<translation>Springen</translation>
</message>
<message>
<source>K</source>
<translation>K</translation>
</message>
<message>
<source>K</source><comment>the key for a King</comment>
<translation>K</translation>
</message>
<message>
<source>Keep</source>
<translation>Aufheben</translation>
</message>
<message>
<source>Keep as a file</source>
<translation>Als Datei speichern</translation>
</message>
<message>
<source>Keep as a set</source>
<translation>Als Satz speichern</translation>
</message>
<message>
<source>Keep as a web page</source>
<translation>Als Webseite aufheben</translation>
</message>
<message>
<source>Keep as PDF</source>
<translation>Als PDF speichern</translation>
</message>
<message>
<source>Keep at most {most}.</source>
<translation>Behalte höchstens {most}.</translation>
</message>
<message>
<source>Keep both</source>
<translation>Beide behalten</translation>
</message>
<message>
<source>Keep every corner on it: 0 to {width} across and 0 to {height} down.</source>
<translation>Lass jede Ecke darauf: 0 bis {width} quer und 0 bis {height} nach unten.</translation>
</message>
<message>
<source>Keep from {least} to {most} marks, and the name of one drawing.</source>
<translation>Behalte {least} bis {most} Teile und den Namen einer Zeichnung.</translation>
</message>
<message>
<source>Keep from {least} to {most}.</source>
<translation>Behalte {least} bis {most}.</translation>
</message>
<message>
<source>Keep it</source>
<translation>Behalten</translation>
</message>
<message>
<source>Keep it for later</source>
<translation>Für später behalten</translation>
</message>
<message>
<source>Keep it from 1 to {most} models.</source>
<translation>Lass es bei 1 bis {most} Modellen.</translation>
</message>
<message>
<source>Keep mine</source>
<translation>Meines behalten</translation>
</message>
<message>
<source>Keep mine as a copy</source>
<translation>Meines als Kopie behalten</translation>
</message>
<message>
<source>Keep one of each type.</source>
<translation>Behalte von jeder Art eine.</translation>
</message>
<message>
<source>Keep one of them.</source>
<translation>Behalte eine davon.</translation>
</message>
<message>
<source>Keep one row, with the number of all its cards.</source>
<translation>Behalte eine Zeile, mit der Zahl aller Karten.</translation>
</message>
<message>
<source>Keep the Blessing</source>
<translation>Segen behalten</translation>
</message>
<message>
<source>Keep the Supplies</source>
<translation>Vorräte behalten</translation>
</message>
<message>
<source>Keep them</source>
<translation>Behalten</translation>
</message>
<message>
<source>Keep this city</source>
<translation>Diese Stadt aufheben</translation>
</message>
<message>
<source>Keep this place away from the lower edge.</source>
<translation>Halte diesen Ort von der unteren Kante fern.</translation>
</message>
<message>
<source>Keep this squad</source>
<translation>Diese Abteilung behalten</translation>
</message>
<message>
<source>Keep “{name}” as a file</source>
<translation>„{name}“ als Datei speichern</translation>
</message>
<message>
<source>Keeps the lord at home and the army together, then marches in strength; wins far more often.</source>
<translation>Hält den Herrscher zu Hause und das Heer zusammen und zieht erst los, wenn es stark ist; gewinnt weit öfter.</translation>
</message>
<message>
<source>Keys</source>
<translation>Tasten</translation>
</message>
<message>
<source>Keys of the workshop</source>
<translation>Tasten der Werkstatt</translation>
</message>
<message>
<source>Keys of the workshop (F1)</source>
<translation>Tasten der Werkstatt (F1)</translation>
</message>
<message>
<source>Kill</source>
<translation>Getötet</translation>
</message>
<message>
<source>kill {chance}</source>
<translation>tot {chance}</translation>
</message>
<message>
<source>Kills by Savage models are felt within</source>
<translation>Tode durch Wilde wirken innerhalb von</translation>
</message>
<message>
<source>Kills by Savage models: only in sight</source>
<translation>Tode durch Wilde: nur in Sicht</translation>
</message>
<message>
<source>Kind</source>
<translation>Art</translation>
</message>
<message>
<source>Kind of ground</source>
<translation>Geländeart</translation>
</message>
<message>
<source>King</source>
<translation>König</translation>
</message>
<message>
<source>King of Mountains</source>
<translation>König der Berge</translation>
</message>
<message>
<source>Kingdom</source>
<translation>Königreich</translation>
</message>
<message>
<source>Kingdoms</source>
<translation>Königreiche</translation>
</message>
<message>
<source>Knight</source>
<translation>Ritter</translation>
</message>
<message>
<source>Knocked down</source>
<translation>Niedergeworfen</translation>
</message>
<message>
<source>knocked down</source>
<translation>niedergeworfen</translation>
</message>
<message>
<source>knocked down: lay it on its side</source>
<translation>niedergeworfen: auf die Seite legen</translation>
</message>
<message>
<source>Knowingly set aside: {words}</source>
<translation>Bewusst verzichtet: {words}</translation>
</message>
<message>
<source>L&amp;ess motion</source>
<translation>&amp;Weniger Bewegung</translation>
</message>
<message>
<source>L&amp;ine up</source>
<translation>Aus&amp;richten</translation>
</message>
<message>
<source>L-shape</source>
<translation>L-Form</translation>
</message>
<message>
<source>Ladder</source>
<translation>Leiter</translation>
</message>
<message>
<source>Lamp light in their turn</source>
<translation>Lampenlicht in ihrem Zug</translation>
</message>
<message>
<source>Lan&amp;guage</source>
<translation>&amp;Sprache (Language)</translation>
</message>
<message>
<source>Land with an outline, {where}</source>
<translation>Land mit einem Umriss, {where}</translation>
</message>
<message>
<source>Large</source>
<translation>Groß</translation>
</message>
<message>
<source>large</source>
<translation>groß</translation>
</message>
<message>
<source>Large monster</source>
<translation>Großes Monster</translation>
</message>
<message>
<source>Large monsters</source>
<translation>Große Monster</translation>
</message>
<message>
<source>Large: 48 game tiles</source>
<translation>Groß: 48 Spielplatten</translation>
</message>
<message>
<source>larger</source>
<translation>größer</translation>
</message>
<message>
<source>Largest Enemy Group</source>
<translation>Größte Gegnergruppe</translation>
</message>
<message>
<source>Largest group under a Leader</source>
<translation>Größter Trupp unter einem Anführer</translation>
</message>
<message>
<source>Last changed</source>
<translation>Zuletzt geändert</translation>
</message>
<message>
<source>Last round</source>
<translation>Letzte Runde</translation>
</message>
<message>
<source>Last time Hearthwall ended all of a sudden</source>
<translation>Beim letzten Mal endete Hearthwall ganz plötzlich</translation>
</message>
<message>
<source>Last words of {unit}</source>
<translation>Letzte Worte: {unit}</translation>
</message>
<message>
<source>Later</source>
<translation>Später</translation>
</message>
<message>
<source>Later levels should cost more; {value} would do.</source>
<translation>Spätere Stufen sollten mehr kosten; {value} wäre gut.</translation>
</message>
<message>
<source>Lay a photo of your map under it</source>
<translation>Ein Foto eurer Karte darunterlegen</translation>
</message>
<message>
<source>Lay a ruin as in setting up, or gain {number} gold.</source>
<translation>Lege eine Ruine wie zu Beginn, oder nimm {number} Gold.</translation>
</message>
<message>
<source>Lay a ruin as in setting up; if none is left, gain {number} gold.</source>
<translation>Lege eine Ruine wie zu Beginn; ist keine übrig, bekommst du {number} Gold.</translation>
</message>
<message>
<source>Lay a treasure face down at {tile}.</source>
<translation>Lege bei {tile} einen verdeckten Schatz.</translation>
</message>
<message>
<source>Lay down a bridge at {tile}.</source>
<translation>Lege bei {tile} eine Brücke.</translation>
</message>
<message>
<source>lay down a copy of what is dragged</source>
<translation>eine Kopie des Gezogenen hinlegen</translation>
</message>
<message>
<source>Lay down a ruin at {tile}.</source>
<translation>Lege bei {tile} eine Ruine.</translation>
</message>
<message>
<source>Lay down a town at {tile}.</source>
<translation>Lege bei {tile} eine Stadt.</translation>
</message>
<message>
<source>Lay down the stronghold of {seat} at {tile}.</source>
<translation>Lege bei {tile} die Festung von {seat}.</translation>
</message>
<message>
<source>Lay each game tile on a place of its own.</source>
<translation>Lege jede Spielplatte auf einen eigenen Platz.</translation>
</message>
<message>
<source>Lay four ruins where {place} stood, at {tile}.</source>
<translation>Lege vier Ruinen, wo {place} stand, bei {tile}.</translation>
</message>
<message>
<source>Lay it over water, beside land or another bridge.</source>
<translation>Lege sie über Wasser, neben Land oder eine andere Brücke.</translation>
</message>
<message>
<source>lay something down</source>
<translation>etwas hinlegen</translation>
</message>
<message>
<source>Lay something down:</source>
<translation>Etwas hinlegen:</translation>
</message>
<message>
<source>Lay the stick from edge to edge. The blue answer is what the program believes.</source>
<translation>Leg den Stab von Rand zu Rand. Die blaue Antwort ist, was das Programm glaubt.</translation>
</message>
<message>
<source>Layers</source>
<translation>Ebenen</translation>
</message>
<message>
<source>Le&amp;ngths</source>
<translation>&amp;Längen</translation>
</message>
<message>
<source>Lead a bridge there, or take water away.</source>
<translation>Führe eine Brücke dorthin, oder nimm Wasser weg.</translation>
</message>
<message>
<source>Lead it one floor up, to one that there is.</source>
<translation>Führe es ein Stockwerk höher, in eines, das es gibt.</translation>
</message>
<message>
<source>Leader</source>
<translation>Anführer</translation>
</message>
<message>
<source>Leader near</source>
<translation>Anführer nahe</translation>
</message>
<message>
<source>Leader near {number}</source>
<translation>Anführer nahe {number}</translation>
</message>
<message>
<source>Leaders at a table: what shall we do?</source>
<translation>Anführer an einem Tisch: Was tun wir?</translation>
</message>
<message>
<source>Leaders: {have} of {most}</source>
<translation>Anführer: {have} von {most}</translation>
</message>
<message>
<source>Leadership</source>
<translation>Führung</translation>
</message>
<message>
<source>Leadership more, or less</source>
<translation>Mehr oder weniger Führung</translation>
</message>
<message>
<source>Leadership roll harder by</source>
<translation>Führungswurf schwerer um</translation>
</message>
<message>
<source>Leadership roll, or infantry leaves</source>
<translation>Führungswurf, oder Fußvolk geht</translation>
</message>
<message>
<source>Leadership roll: a healer joins, else the lord is healed</source>
<translation>Führungswurf: Ein Heiler kommt, sonst heilt der Herrscher</translation>
</message>
<message>
<source>Leadership roll: an engineer joins, or gold</source>
<translation>Führungswurf: Ein Baumeister kommt, oder Gold</translation>
</message>
<message>
<source>Leadership roll: units join; a failure costs gold</source>
<translation>Führungswurf: Einheiten schließen sich an; misslingt er, kostet es Gold</translation>
</message>
<message>
<source>Leadership {number}.</source>
<translation>Führung {number}.</translation>
</message>
<message>
<source>Leadership {then}, now {now}</source>
<translation>Führung {then}, jetzt {now}</translation>
</message>
<message>
<source>Leadership: a die up to the number, never a 6.</source>
<translation>Führung: ein Würfel bis zu der Zahl, nie eine 6.</translation>
</message>
<message>
<source>Learn</source>
<translation>Lernen</translation>
</message>
<message>
<source>Least score for doubling</source>
<translation>Kleinste Summe fürs Verdoppeln</translation>
</message>
<message>
<source>Leave</source>
<translation>Gehen</translation>
</message>
<message>
<source>Leave a storey out, or pitch the roof.</source>
<translation>Lass ein Stockwerk weg oder mach das Dach spitz.</translation>
</message>
<message>
<source>Leave a tile between them.</source>
<translation>Lass ein Feld dazwischen frei.</translation>
</message>
<message>
<source>Leave a worker on mine and farm.</source>
<translation>Lass in Mine und Hof je einen Arbeiter.</translation>
</message>
<message>
<source>Leave it</source>
<translation>Dalassen</translation>
</message>
<message>
<source>Leave it as it is</source>
<translation>So lassen</translation>
</message>
<message>
<source>Leave it out</source>
<translation>Weglassen</translation>
</message>
<message>
<source>Leave land of two by two tiles, more than {distance} tiles apart and away from towns.</source>
<translation>Lass Land von zwei mal zwei Feldern frei, mehr als {distance} Felder auseinander und von Städten entfernt.</translation>
</message>
<message>
<source>Leave more open ground within {reach} of the {heart}.</source>
<translation>Lass innerhalb von {reach} mehr offenes Gelände: {heart}.</translation>
</message>
<message>
<source>leave off; let go of the tool; choose nothing</source>
<translation>abbrechen; das Werkzeug weglegen; nichts wählen</translation>
</message>
<message>
<source>Leave out what cannot be shared</source>
<translation>Weglassen, was sich nicht teilen lässt</translation>
</message>
<message>
<source>Leave the loot</source>
<translation>Die Beute lassen</translation>
</message>
<message>
<source>Leave the sandbox</source>
<translation>Sandkasten verlassen</translation>
</message>
<message>
<source>Leave the table</source>
<translation>Den Tisch verlassen</translation>
</message>
<message>
<source>Leave the table out.</source>
<translation>Lass den Tisch weg.</translation>
</message>
<message>
<source>leave the table there</source>
<translation>dort den Tisch verlassen</translation>
</message>
<message>
<source>Leave them at least {least}: raise its end or lower its beginning.</source>
<translation>Lass ihnen mindestens {least}: Ende erhöhen oder Anfang senken.</translation>
</message>
<message>
<source>Leave this game</source>
<translation>Dieses Spiel verlassen</translation>
</message>
<message>
<source>leaves by</source>
<translation>geht ab über</translation>
</message>
<message>
<source>leaves the field.</source>
<translation>räumt das Feld.</translation>
</message>
<message>
<source>Leaves the table</source>
<translation>Verlässt den Tisch</translation>
</message>
<message>
<source>leaves the table</source>
<translation>verlässt den Tisch</translation>
</message>
<message>
<source>leaves {gold} and {food}</source>
<translation>lässt {gold} und {food}</translation>
</message>
<message>
<source>Leaving hand-to-hand combat: 2 actions, after a free attack of each foe there.</source>
<translation>Aus dem Nahkampf: 2 Aktionen, nach einem freien Angriff jedes Gegners dort.</translation>
</message>
<message>
<source>Left</source>
<translation>Links</translation>
</message>
<message>
<source>Left and right</source>
<translation>Links und rechts</translation>
</message>
<message>
<source>Left edge</source>
<translation>Linke Kante</translation>
</message>
<message>
<source>Left edges</source>
<translation>Linke Kanten</translation>
</message>
<message>
<source>Left for step 3</source>
<translation>Übrig für Schritt 3</translation>
</message>
<message>
<source>Left in the purse: {supplies}</source>
<translation>Bleibt in der Kammer: {supplies}</translation>
</message>
<message>
<source>Left out</source>
<translation>Weggelassen</translation>
</message>
<message>
<source>Left out, as wide as such things are.</source>
<translation>Ohne Angabe so breit wie üblich.</translation>
</message>
<message>
<source>Left out, it does not reach so far.</source>
<translation>Ohne Angabe reicht sie nicht so weit.</translation>
</message>
<message>
<source>Left out, one floor up.</source>
<translation>Ohne Angabe ein Stockwerk höher.</translation>
</message>
<message>
<source>Left over</source>
<translation>Übrig</translation>
</message>
<message>
<source>Left the field.</source>
<translation>Hat das Feld verlassen.</translation>
</message>
<message>
<source>Length</source>
<translation>Länge</translation>
</message>
<message>
<source>Length of a Barricade</source>
<translation>Länge einer Barrikade</translation>
</message>
<message>
<source>Length of the siege</source>
<translation>Länge der Belagerung</translation>
</message>
<message>
<source>Length {meaning}</source>
<translation>Länge {meaning}</translation>
</message>
<message>
<source>length: {length!r} is not known; choose one of: {choices}.</source>
<translation>length: {length!r} ist nicht bekannt; wähle eines von: {choices}.</translation>
</message>
<message>
<source>Lengths run to the edge of a base or marker, not to its middle.</source>
<translation>Längen reichen bis zum Rand einer Base oder eines Markers, nicht bis zur Mitte.</translation>
</message>
<message>
<source>Lengths run to the edge of a base.</source>
<translation>Längen reichen bis zum Rand einer Base.</translation>
</message>
<message>
<source>Let at least one group come with any number of heroes.</source>
<translation>Lass mindestens eine Gruppe bei jeder Zahl von Helden kommen.</translation>
</message>
<message>
<source>Let at least one wave come in every length.</source>
<translation>Lass in jeder Länge mindestens eine Welle kommen.</translation>
</message>
<message>
<source>let enemies come from this edge</source>
<translation>Feinde von dieser Kante kommen lassen</translation>
</message>
<message>
<source>let go of grid and guide lines</source>
<translation>Gitter und Hilfslinien loslassen</translation>
</message>
<message>
<source>Let it come earlier, or play more rounds.</source>
<translation>Lass sie früher kommen oder spiele mehr Runden.</translation>
</message>
<message>
<source>Let it end further right and further down than it begins.</source>
<translation>Lass ihn weiter rechts und weiter unten enden, als er beginnt.</translation>
</message>
<message>
<source>Let it end where the edge does, and begin before.</source>
<translation>Lass sie enden, wo die Kante endet, und davor beginnen.</translation>
</message>
<message>
<source>Let no two places share a tile.</source>
<translation>Lass keine zwei Orte auf einem Feld liegen.</translation>
</message>
<message>
<source>Let one of its cards say a type.</source>
<translation>Lass eine der Karten einen Typ nennen.</translation>
</message>
<message>
<source>Let players without a person &amp;go on</source>
<translation>Spieler ohne Mensch &amp;weiterspielen lassen</translation>
</message>
<message>
<source>Let such a Boss come, or lower the Escalation of the waves that bring one.</source>
<translation>Lass einen solchen Boss kommen oder senke die Eskalation der Wellen, die einen bringen.</translation>
</message>
<message>
<source>Let such a Mob come, or raise the budget of the smallest wave.</source>
<translation>Lass eine solche Meute kommen oder erhöhe das Budget der kleinsten Welle.</translation>
</message>
<message>
<source>Let the card say something else.</source>
<translation>Lass die Karte etwas anderes sagen.</translation>
</message>
<message>
<source>Let the map be drawn on at the table.</source>
<translation>Lass die Karte am Tisch weiterzeichnen.</translation>
</message>
<message>
<source>Let them act</source>
<translation>Handeln lassen</translation>
</message>
<message>
<source>Let them burn</source>
<translation>Brennen lassen</translation>
</message>
<message>
<source>Let them change places: {unit} and {other}.</source>
<translation>Lass sie die Plätze tauschen: {unit} und {other}.</translation>
</message>
<message>
<source>Let them run</source>
<translation>Laufen lassen</translation>
</message>
<message>
<source>Let things snap to edges and middles of others (S)</source>
<translation>Dinge an Kanten und Mitten anderer einrasten lassen (S)</translation>
</message>
<message>
<source>let things snap to others, on and off</source>
<translation>Dinge an anderen einrasten lassen, an und aus</translation>
</message>
<message>
<source>Letter</source>
<translation>Letter</translation>
</message>
<message>
<source>Letter is {value}.</source>
<translation>Der Buchstabe ist {value}.</translation>
</message>
<message>
<source>Letters</source>
<translation>Schrift</translation>
</message>
<message>
<source>Letters to write here</source>
<translation>Was hier stehen soll</translation>
</message>
<message>
<source>Level</source>
<translation>Stufe</translation>
</message>
<message>
<source>level</source>
<translation>Stufe</translation>
</message>
<message>
<source>Level I</source>
<translation>Stufe I</translation>
</message>
<message>
<source>Level I costs nothing.</source>
<translation>Stufe I kostet nichts.</translation>
</message>
<message>
<source>Level of attacked walls {number}.</source>
<translation>Stufe angegriffener Mauern {number}.</translation>
</message>
<message>
<source>Level {level}</source>
<translation>Stufe {level}</translation>
</message>
<message>
<source>level {level}</source>
<translation>Stufe {level}</translation>
</message>
<message>
<source>Level {roman}</source>
<translation>Stufe {roman}</translation>
</message>
<message>
<source>Levels</source>
<translation>Stufen</translation>
</message>
<message>
<source>Levels of its own</source>
<translation>Eigene Stufen</translation>
</message>
<message>
<source>Levels, in gold</source>
<translation>Stufen, in Gold</translation>
</message>
<message>
<source>Levels: {more}, their Supplies together: {now}, against {more_before} and {before} before.</source>
<translation>Stufen: {more}, ihre Vorräte zusammen: {now}, vorher {more_before} und {before}.</translation>
</message>
<message>
<source>lies from north to south</source>
<translation>liegt von Nord nach Süd</translation>
</message>
<message>
<source>lies from west to east</source>
<translation>liegt von West nach Ost</translation>
</message>
<message>
<source>Lies on the ground</source>
<translation>Liegt am Boden</translation>
</message>
<message>
<source>lies there</source>
<translation>liegt dort</translation>
</message>
<message>
<source>Lies {where}</source>
<translation>Liegt {where}</translation>
</message>
<message>
<source>Light</source>
<translation>Licht</translation>
</message>
<message>
<source>light cover</source>
<translation>leichte Deckung</translation>
</message>
<message>
<source>Light cover -{light}, heavy cover -{heavy}; the best on the line counts.</source>
<translation>Leichte Deckung -{light}, schwere Deckung -{heavy}; die beste auf der Linie zählt.</translation>
</message>
<message>
<source>Light cover takes</source>
<translation>Leichte Deckung kostet</translation>
</message>
<message>
<source>light cover {number}</source>
<translation>leichte Deckung {number}</translation>
</message>
<message>
<source>Light cover.</source>
<translation>Leichte Deckung.</translation>
</message>
<message>
<source>Light Infantry</source>
<translation>Leichte Infanterie</translation>
</message>
<message>
<source>Likely the book's, in part a ruling of ours.</source>
<translation>Wahrscheinlich aus dem Buch, zum Teil eine Regelung von uns.</translation>
</message>
<message>
<source>Likely the book's.</source>
<translation>Wahrscheinlich aus dem Buch.</translation>
</message>
<message>
<source>Lilac</source>
<translation>Flieder</translation>
</message>
<message>
<source>Limits</source>
<translation>Grenzen</translation>
</message>
<message>
<source>Limits of a squad</source>
<translation>Grenzen einer Abteilung</translation>
</message>
<message>
<source>Line</source>
<translation>Verlauf</translation>
</message>
<message>
<source>Linear obstacle</source>
<translation>Lineares Hindernis</translation>
</message>
<message>
<source>List</source>
<translation>Liste</translation>
</message>
<message>
<source>List of special rules</source>
<translation>Sonderregeln</translation>
</message>
<message>
<source>Lists of special rules</source>
<translation>Listen der Sonderregeln</translation>
</message>
<message>
<source>Lists of texts</source>
<translation>Listen von Texten</translation>
</message>
<message>
<source>Lived to see the end.</source>
<translation>Hat das Ende erlebt.</translation>
</message>
<message>
<source>loaded</source>
<translation>geladen</translation>
</message>
<message>
<source>Loading</source>
<translation>Laden</translation>
</message>
<message>
<source>Loading: musket 2 actions, rifle 3, kept from turn to turn. A 1: no cartridges left.</source>
<translation>Laden: Muskete 2 Aktionen, Büchse 3, es bleibt von Zug zu Zug. Eine 1: keine Patronen mehr.</translation>
</message>
<message>
<source>Loads, keeps the men together and fires when it pays.</source>
<translation>Lädt, hält die Männer zusammen und feuert, wenn es sich lohnt.</translation>
</message>
<message>
<source>Location {number}</source>
<translation>Ort {number}</translation>
</message>
<message>
<source>Locations</source>
<translation>Orte</translation>
</message>
<message>
<source>Locations drawn</source>
<translation>Gezeichnete Orte</translation>
</message>
<message>
<source>Locations finished</source>
<translation>Orte vollendet</translation>
</message>
<message>
<source>Locked where it lies</source>
<translation>An seinem Platz gesperrt</translation>
</message>
<message>
<source>Locked: it stays where it is.</source>
<translation>Gesperrt: Es bleibt, wo es ist.</translation>
</message>
<message>
<source>Log of the last runs</source>
<translation>Protokoll der letzten Läufe</translation>
</message>
<message>
<source>Long</source>
<translation>Lang</translation>
</message>
<message>
<source>Long by Long</source>
<translation>Lang mal Lang</translation>
</message>
<message>
<source>Long Reach</source>
<translation>Lange Reichweite</translation>
</message>
<message>
<source>Long Reach strikes whoever leaves across a corner</source>
<translation>Lange Reichweite trifft, wer übers Eck weggeht</translation>
</message>
<message>
<source>Long Shot</source>
<translation>Weitschuss</translation>
</message>
<message>
<source>Look at the end</source>
<translation>Das Ende ansehen</translation>
</message>
<message>
<source>Look at the table</source>
<translation>Den Tisch ansehen</translation>
</message>
<message>
<source>Look at the table. The blue answer is what the program believes.</source>
<translation>Schau auf den Tisch. Die blaue Antwort ist, was das Programm glaubt.</translation>
</message>
<message>
<source>Look at the top {number} cards of any deck and put them back in any order.</source>
<translation>Sieh dir die obersten {number} Karten eines Stapels an und lege sie in beliebiger Folge zurück.</translation>
</message>
<message>
<source>Look back</source>
<translation>Rückschau</translation>
</message>
<message>
<source>Look inside</source>
<translation>Ansehen</translation>
</message>
<message>
<source>Looking through what is shared...</source>
<translation>Geteiltes wird durchgesehen ...</translation>
</message>
<message>
<source>Looking through your decisions</source>
<translation>Deine Entscheidungen werden durchgesehen</translation>
</message>
<message>
<source>Looking through {file}</source>
<translation>{file} wird durchgesehen</translation>
</message>
<message>
<source>looting</source>
<translation>plündert</translation>
</message>
<message>
<source>Lord</source>
<translation>Herrscher</translation>
</message>
<message>
<source>lord</source>
<translation>Fürst</translation>
</message>
<message>
<source>lord {left}/{most}</source>
<translation>Herrscher {left}/{most}</translation>
</message>
<message>
<source>Lose a worker of the mine, and the mine brings half in your next Upkeep.</source>
<translation>Du verlierst einen Arbeiter der Mine, und die Mine bringt im nächsten Unterhalt die Hälfte.</translation>
</message>
<message>
<source>Lose an engineer or a healer; without one, a worker.</source>
<translation>Du verlierst einen Baumeister oder Heiler; ohne einen davon einen Arbeiter.</translation>
</message>
<message>
<source>Lose civilians of your choice: {number}.</source>
<translation>Du verlierst Zivilisten deiner Wahl: {number}.</translation>
</message>
<message>
<source>Lose when no hero is left</source>
<translation>Verlieren, wenn kein Held mehr da ist</translation>
</message>
<message>
<source>Lose workers of your choice: {number}.</source>
<translation>Du verlierst Arbeiter deiner Wahl: {number}.</translation>
</message>
<message>
<source>Lose {number} food, or all you have.</source>
<translation>Du verlierst {number} Nahrung oder alles, was du hast.</translation>
</message>
<message>
<source>Lose {number} gold, or all you have.</source>
<translation>Du verlierst {number} Gold oder alles, was du hast.</translation>
</message>
<message>
<source>Losses until all of {side} roll Morale: {more}.</source>
<translation>Verluste, bis von {side:dat} alle auf Moral würfeln: {more}.</translation>
</message>
<message>
<source>Lost</source>
<translation>Verloren</translation>
</message>
<message>
<source>Lost games end most often in wave {wave}: {share} of 100.</source>
<translation>Verlorene Spiele enden am häufigsten in Welle {wave}: {share} von 100.</translation>
</message>
<message>
<source>Lost in turn {turn}.</source>
<translation>Verloren in Runde {turn}.</translation>
</message>
<message>
<source>Lost most often: {name}, {share} of 100.</source>
<translation>Fällt am öftesten aus: {name}, {share} von 100.</translation>
</message>
<message>
<source>Lost Villager</source>
<translation>Verirrter Dorfbewohner</translation>
</message>
<message>
<source>Lost villager</source>
<translation>Verirrter Dorfbewohner</translation>
</message>
<message>
<source>Lost when every defender is dead; won without threats or cards. Then last scenes.</source>
<translation>Verloren ohne Verteidiger; gewonnen ohne Bedrohungen oder ohne Karten. Dann letzte Szenen.</translation>
</message>
<message>
<source>Lost when {heart} falls. Won when it stands after the last wave.</source>
<translation>Verloren, wenn {heart} fällt. Gewonnen, wenn {heart} nach der letzten Welle steht.</translation>
</message>
<message>
<source>Lost {lost} Integrity and has fallen.</source>
<translation>Hat {lost} Integrität verloren und ist gefallen.</translation>
</message>
<message>
<source>Lost {lost} Integrity, {left} left.</source>
<translation>Hat {lost} Integrität verloren, {left} übrig.</translation>
</message>
<message>
<source>Lost: Kings fall; a Jack saves one; each threat destroys one of its value or less.</source>
<translation>Verloren: Könige fallen; ein Bube rettet einen; jede Bedrohung vernichtet einen bis zu ihrem Wert.</translation>
</message>
<message>
<source>Lost: {subject}</source>
<translation>Verloren: {subject}</translation>
</message>
<message>
<source>love</source>
<translation>Liebe</translation>
</message>
<message>
<source>loved</source>
<translation>geliebt</translation>
</message>
<message>
<source>Low wall</source>
<translation>Niedrige Mauer</translation>
</message>
<message>
<source>low wall {number}</source>
<translation>niedrige Mauer {number}</translation>
</message>
<message>
<source>Lower</source>
<translation>Unten</translation>
</message>
<message>
<source>Lower edge</source>
<translation>Untere Kante</translation>
</message>
<message>
<source>Lower edges</source>
<translation>Untere Kanten</translation>
</message>
<message>
<source>Luck</source>
<translation>Glück</translation>
</message>
<message>
<source>M</source>
<translation>B</translation>
</message>
<message>
<source>M {move}, H {hit}, W {wound}, A {attacks}, HP {points}, O {guard}</source>
<translation>B {move}, T {hit}, W {wound}, A {attacks}, LP {points}, G {guard}</translation>
</message>
<message>
<source>M&amp;orale rolls</source>
<translation>M&amp;oralwürfe</translation>
</message>
<message>
<source>Made by</source>
<translation>Gemacht von</translation>
</message>
<message>
<source>Made by {who}.</source>
<translation>Gemacht von {who}.</translation>
</message>
<message>
<source>Made, the land comes next</source>
<translation>Gebaut, es folgt das Land</translation>
</message>
<message>
<source>Magic and Equipment is off.</source>
<translation>Magie und Ausrüstung ist aus.</translation>
</message>
<message>
<source>make a copy</source>
<translation>eine Kopie machen</translation>
</message>
<message>
<source>Make a copy to change it</source>
<translation>Eine Kopie zum Ändern machen</translation>
</message>
<message>
<source>Make a map</source>
<translation>Landkarte machen</translation>
</message>
<message>
<source>make a map</source>
<translation>eine Landkarte machen</translation>
</message>
<message>
<source>Make a new library</source>
<translation>Neue Bibliothek anlegen</translation>
</message>
<message>
<source>Make and test what you play with.</source>
<translation>Mache und teste, womit du spielst.</translation>
</message>
<message>
<source>Make it smaller, or the box larger.</source>
<translation>Mach es kleiner oder den Kasten größer.</translation>
</message>
<message>
<source>Make it thinner, or take another kind of ground.</source>
<translation>Zieh es schmaler, oder nimm eine andere Art von Gelände.</translation>
</message>
<message>
<source>Make it Tough</source>
<translation>Zäh machen</translation>
</message>
<message>
<source>Make it {least}.</source>
<translation>Setz es auf {least}.</translation>
</message>
<message>
<source>Make its budget smaller</source>
<translation>Ihr Budget verkleinern</translation>
</message>
<message>
<source>Make something new</source>
<translation>Etwas Neues machen</translation>
</message>
<message>
<source>make something new</source>
<translation>etwas Neues machen</translation>
</message>
<message>
<source>Make the deployment zone larger, or take terrain out of it.</source>
<translation>Mach die Aufstellungszone größer oder nimm Gelände heraus.</translation>
</message>
<message>
<source>make the picture smaller or larger</source>
<translation>das Bild kleiner oder größer machen</translation>
</message>
<message>
<source>Makes a plain city and guards its ways in.</source>
<translation>Macht eine schlichte Stadt und bewacht ihre Zugänge.</translation>
</message>
<message>
<source>makes for</source>
<translation>rückt vor gegen</translation>
</message>
<message>
<source>makes {points}</source>
<translation>gibt {points}</translation>
</message>
<message>
<source>Making the city</source>
<translation>Die Stadt entsteht</translation>
</message>
<message>
<source>manipulative</source>
<translation>berechnend</translation>
</message>
<message>
<source>Many maps are being laid; the fairest is kept ...</source>
<translation>Viele Landkarten werden gelegt; die gerechteste bleibt ...</translation>
</message>
<message>
<source>Map</source>
<translation>Karte</translation>
</message>
<message>
<source>Map of the village. Tab chooses a building, the arrow keys move it.</source>
<translation>Karte des Dorfes. Tab wählt ein Gebäude, die Pfeiltasten bewegen es.</translation>
</message>
<message>
<source>Map, kingdoms, strongholds, units, monsters</source>
<translation>Landkarte, Königreiche, Festungen, Einheiten, Monster</translation>
</message>
<message>
<source>Map, places, defenders, threats</source>
<translation>Karte, Orte, Verteidiger, Bedrohungen</translation>
</message>
<message>
<source>Maps</source>
<translation>Landkarten</translation>
</message>
<message>
<source>Maps by lot</source>
<translation>Landkarten durch Los</translation>
</message>
<message>
<source>Marker {number}</source>
<translation>Marker {number}</translation>
</message>
<message>
<source>Markers</source>
<translation>Marker</translation>
</message>
<message>
<source>Market stall</source>
<translation>Marktstand</translation>
</message>
<message>
<source>Marketplace</source>
<translation>Marktplatz</translation>
</message>
<message>
<source>Marksman</source>
<translation>Scharfschütze</translation>
</message>
<message>
<source>Marksmen: {have} of {most}</source>
<translation>Scharfschützen: {have} von {most}</translation>
</message>
<message>
<source>Marsh</source>
<translation>Sumpf</translation>
</message>
<message>
<source>marsh {number}</source>
<translation>Sumpf {number}</translation>
</message>
<message>
<source>Marshal</source>
<translation>Marschall</translation>
</message>
<message>
<source>Marten's Green</source>
<translation>Mardergrün</translation>
</message>
<message>
<source>Mast</source>
<translation>Mast</translation>
</message>
<message>
<source>Master Craftsmen</source>
<translation>Meisterhandwerk</translation>
</message>
<message>
<source>May act</source>
<translation>Darf handeln</translation>
</message>
<message>
<source>may attack</source>
<translation>darf angreifen</translation>
</message>
<message>
<source>may be finished</source>
<translation>vollendbar</translation>
</message>
<message>
<source>May cross water at this cost for each tile</source>
<translation>Darf über Wasser, jedes Feld zu diesen Kosten</translation>
</message>
<message>
<source>May cross water, each tile for {plain}, and not stop there.</source>
<translation>Darf übers Wasser, jedes Feld für {plain}, aber nicht dort anhalten.</translation>
</message>
<message>
<source>may move</source>
<translation>darf gehen</translation>
</message>
<message>
<source>May move twice in the defenders' turn.</source>
<translation>Darf im Zug der Verteidiger zweimal ziehen.</translation>
</message>
<message>
<source>May not enter mountains</source>
<translation>Darf nicht in die Berge</translation>
</message>
<message>
<source>May not enter mountains.</source>
<translation>Darf nicht in die Berge.</translation>
</message>
<message>
<source>May still attack</source>
<translation>Dürfen noch angreifen</translation>
</message>
<message>
<source>may strike back</source>
<translation>darf zurückschlagen</translation>
</message>
<message>
<source>Meadow</source>
<translation>Wiese</translation>
</message>
<message>
<source>means to loot and get away</source>
<translation>will plündern und verschwinden</translation>
</message>
<message>
<source>means to loot {name}</source>
<translation>will {name:acc} plündern</translation>
</message>
<message>
<source>Measure in centimetres</source>
<translation>In Zentimetern messen</translation>
</message>
<message>
<source>Measure in inches</source>
<translation>In Zoll messen</translation>
</message>
<message>
<source>Measured along the edge, from the left or from the top.</source>
<translation>Entlang der Kante gemessen, von links oder von oben.</translation>
</message>
<message>
<source>Measured to the middle of what is placed</source>
<translation>Gemessen bis zur Mitte des Platzierten</translation>
</message>
<message>
<source>Measuring, placing, the picture</source>
<translation>Messen, hinstellen, das Bild</translation>
</message>
<message>
<source>Medium</source>
<translation>Mittel</translation>
</message>
<message>
<source>Medium by Long</source>
<translation>Mittel mal Lang</translation>
</message>
<message>
<source>Medium by Medium</source>
<translation>Mittel mal Mittel</translation>
</message>
<message>
<source>Medium: 30 game tiles</source>
<translation>Mittel: 30 Spielplatten</translation>
</message>
<message>
<source>Melee</source>
<translation>Nahkampf</translation>
</message>
<message>
<source>Melee: both roll a die and add Combat</source>
<translation>Nahkampf: Beide würfeln und zählen ihren Kampfwert dazu</translation>
</message>
<message>
<source>Men</source>
<translation>Mann</translation>
</message>
<message>
<source>Men can stand on a flat one.</source>
<translation>Auf einem flachen kann man stehen.</translation>
</message>
<message>
<source>Men of {seat}</source>
<translation>Männer: {seat}</translation>
</message>
<message>
<source>Men over the rounds</source>
<translation>Männer über die Runden</translation>
</message>
<message>
<source>Men: {count}. Points: {points}.</source>
<translation>Leute: {count}. Punkte: {points}.</translation>
</message>
<message>
<source>Men: {have}, at least {most}</source>
<translation>Männer: {have}, mindestens {most}</translation>
</message>
<message>
<source>Men: {have}, at most {most}</source>
<translation>Männer: {have}, höchstens {most}</translation>
</message>
<message>
<source>Men: {have}, keep {most}.</source>
<translation>Männer: {have}, behalte {most}.</translation>
</message>
<message>
<source>Men: {have}, {most} are needed.</source>
<translation>Männer: {have}, {most} sind nötig.</translation>
</message>
<message>
<source>Mend a sentence</source>
<translation>Satz ausbessern</translation>
</message>
<message>
<source>mend it</source>
<translation>ihn ausbessern</translation>
</message>
<message>
<source>Mend what was told</source>
<translation>Erzähltes ausbessern</translation>
</message>
<message>
<source>Mend {gain} for 1</source>
<translation>{gain} ausbessern für 1</translation>
</message>
<message>
<source>Mend {name}</source>
<translation>{name:acc} ausbessern</translation>
</message>
<message>
<source>Mending needs a Forge that stands.</source>
<translation>Ausbessern geht nur mit einer Schmiede, die noch steht.</translation>
</message>
<message>
<source>Mercenary</source>
<translation>Söldner</translation>
</message>
<message>
<source>Middle of the table</source>
<translation>Tischmitte</translation>
</message>
<message>
<source>military</source>
<translation>Militär</translation>
</message>
<message>
<source>Military buildings</source>
<translation>Militärische Gebäude</translation>
</message>
<message>
<source>Militia</source>
<translation>Miliz</translation>
</message>
<message>
<source>Militia deploy within</source>
<translation>Miliz stellt sich auf innerhalb von</translation>
</message>
<message>
<source>Militia: set up {who} with the heroes.</source>
<translation>Miliz: {who} mit den Helden aufstellen.</translation>
</message>
<message>
<source>Militia: {who} can still act.</source>
<translation>Miliz: {who} kann noch handeln.</translation>
</message>
<message>
<source>Mill Brook</source>
<translation>Mühlbach</translation>
</message>
<message>
<source>Mindless</source>
<translation>Geistlose</translation>
</message>
<message>
<source>Mine</source>
<translation>Mine</translation>
</message>
<message>
<source>Miners</source>
<translation>In der Mine</translation>
</message>
<message numerus="yes">
<source>Mirror %n thing(s)</source>
<translation><numerusform>%n Ding spiegeln</numerusform><numerusform>%n Dinge spiegeln</numerusform></translation>
</message>
<message>
<source>Mirror left to right</source>
<translation>Links und rechts spiegeln</translation>
</message>
<message>
<source>Mirror top to bottom</source>
<translation>Oben und unten spiegeln</translation>
</message>
<message>
<source>Mirror: {name}</source>
<translation>Spiegeln: {name}</translation>
</message>
<message>
<source>Missiles run out</source>
<translation>Geschosse gehen aus</translation>
</message>
<message>
<source>Mix a colour</source>
<translation>Farbe mischen</translation>
</message>
<message>
<source>Mixed Behaviours from Escalation</source>
<translation>Gemischtes Verhalten ab Eskalation</translation>
</message>
<message>
<source>Mob</source>
<translation>Meute</translation>
</message>
<message>
<source>mobile</source>
<translation>beweglich</translation>
</message>
<message>
<source>Mobile: {subject}</source>
<translation>Beweglich: {subject}</translation>
</message>
<message>
<source>Mobs</source>
<translation>Meute</translation>
</message>
<message>
<source>Mobs fill a wave, Elites lead it, a Boss ends the siege.</source>
<translation>Meuten füllen eine Welle, Eliten führen sie, ein Boss krönt die Belagerung.</translation>
</message>
<message>
<source>Models</source>
<translation>Modelle</translation>
</message>
<message>
<source>Modifiers are added to the roll. Special rules name natural faces.</source>
<translation>Modifikatoren zählen zum Wurf. Sonderregeln nennen natürliche Zahlen.</translation>
</message>
<message>
<source>Moments where another choice would have ended well more often.</source>
<translation>Momente, in denen eine andere Entscheidung öfter gut ausgegangen wäre.</translation>
</message>
<message>
<source>Moments where another choice would have held the village more often.</source>
<translation>Momente, in denen eine andere Entscheidung das Dorf öfter gehalten hätte.</translation>
</message>
<message>
<source>Monster</source>
<translation>Monster</translation>
</message>
<message>
<source>Monster encounters</source>
<translation>Monsterbegegnungen</translation>
</message>
<message>
<source>Monster lord</source>
<translation>Monsterfürst</translation>
</message>
<message>
<source>Monster lords</source>
<translation>Monsterfürsten</translation>
</message>
<message>
<source>Monster Turn</source>
<translation>Monsterzug</translation>
</message>
<message>
<source>Monster Turn of round {round}</source>
<translation>Monsterzug der Runde {round}</translation>
</message>
<message>
<source>Monster Turn, if all of them come</source>
<translation>Monsterzug, wenn alle kommen</translation>
</message>
<message>
<source>Monster Turn, {who}.</source>
<translation>Monsterzug, {who}.</translation>
</message>
<message>
<source>Monster Turn, {who}: by lot.</source>
<translation>Monsterzug, {who}: durch Los.</translation>
</message>
<message>
<source>Monster Turn: Combat</source>
<translation>Monsterzug: Kampf</translation>
</message>
<message>
<source>Monster Turn: Movement</source>
<translation>Monsterzug: Bewegung</translation>
</message>
<message>
<source>Monster {number}</source>
<translation>Monster {number}</translation>
</message>
<message>
<source>Monsters</source>
<translation>Monster</translation>
</message>
<message>
<source>Monsters appear within so many tiles</source>
<translation>Monster erscheinen im Umkreis von so vielen Feldern</translation>
</message>
<message>
<source>Monsters are as many as the box holds</source>
<translation>So viele Monster, wie die Schachtel enthält</translation>
</message>
<message>
<source>Monsters have destroyed {place}.</source>
<translation>Monster haben {place:acc} zerstört.</translation>
</message>
<message>
<source>Monsters spend 1 movement point on every tile. What a fallen one had is rolled.</source>
<translation>Monster zahlen für jedes Feld 1 Bewegungspunkt. Um die Beute wird gewürfelt.</translation>
</message>
<message>
<source>Monsters strike first, then you may strike them.</source>
<translation>Monster schlagen zuerst zu, dann dürft ihr zuschlagen.</translation>
</message>
<message>
<source>Monsters that shoot strike whoever walks away</source>
<translation>Monster, die schießen, schlagen nach Gehenden</translation>
</message>
<message>
<source>Morale</source>
<translation>Moral</translation>
</message>
<message>
<source>Morale and the end</source>
<translation>Moral und Ende</translation>
</message>
<message>
<source>Morale damage</source>
<translation>Moralverlust</translation>
</message>
<message>
<source>Morale damage: {damage}.</source>
<translation>Moralverlust: {damage}.</translation>
</message>
<message>
<source>Morale still to roll: {who}.</source>
<translation>Noch auf Moral zu würfeln: {who}.</translation>
</message>
<message>
<source>Morale: 3 dice. 1 miss, one fleeing move; 2, two; 3, removed.</source>
<translation>Moral: 3 Würfel. 1 Fehlschlag, eine Fluchtbewegung; 2, zwei; 3, entfernt.</translation>
</message>
<message>
<source>More</source>
<translation>Weitere</translation>
</message>
<message>
<source>More buildings would have to fall ({count}) than {village} has ({most}).</source>
<translation>Es müssten mehr Gebäude fallen ({count}), als {village} hat ({most}).</translation>
</message>
<message>
<source>More is being looked at.</source>
<translation>Weiteres wird noch geprüft.</translation>
</message>
<message>
<source>more muskets</source>
<translation>mehr Musketen</translation>
</message>
<message>
<source>More points mean larger waves.</source>
<translation>Mehr Punkte bedeuten größere Wellen.</translation>
</message>
<message>
<source>More regiments stand there than it holds.</source>
<translation>Dort stehen mehr Regimenter, als hineinpassen.</translation>
</message>
<message>
<source>More than half the tiles of an empty place: it is destroyed.</source>
<translation>Mehr als die Hälfte der Felder eines leeren Ortes: Er ist zerstört.</translation>
</message>
<message>
<source>most attacks go where they do most</source>
<translation>die meisten Angriffe gehen dorthin, wo sie am meisten bewirken</translation>
</message>
<message>
<source>Most battles begin with buying a squad; here both are ready. You have an officer and five muskets, and six in red stand against you. Your die was higher, so you choose: whoever defends sets up first, and the attacker sees where.</source>
<translation>Die meisten Gefechte beginnen damit, dass man einen Trupp kauft; hier stehen beide bereit. Du hast einen Offizier und fünf Musketen, und sechs in Rot stehen gegen dich. Dein Würfel war höher, also wählst du: Wer verteidigt, stellt zuerst auf, und der Angreifer sieht, wo.</translation>
</message>
<message>
<source>Most defenders</source>
<translation>Höchstens so viele Verteidiger</translation>
</message>
<message>
<source>Most dice for a fall from a height</source>
<translation>Meiste Würfel für einen Sturz</translation>
</message>
<message>
<source>Most locations</source>
<translation>Höchstens so viele Orte</translation>
</message>
<message>
<source>Most models in one group.</source>
<translation>Meiste Modelle in einer Gruppe.</translation>
</message>
<message>
<source>Most people leave this at 0.</source>
<translation>Die meisten lassen das auf 0.</translation>
</message>
<message>
<source>Most used</source>
<translation>Am meisten benutzt</translation>
</message>
<message>
<source>Most workers in a mine</source>
<translation>Höchstens Arbeiter in einer Mine</translation>
</message>
<message>
<source>Most workers on a farm</source>
<translation>Höchstens Arbeiter auf einem Hof</translation>
</message>
<message>
<source>Mount</source>
<translation>Aufsitzen</translation>
</message>
<message>
<source>Mountain</source>
<translation>Berg</translation>
</message>
<message>
<source>Mountain Dwellers</source>
<translation>Bergbewohner</translation>
</message>
<message>
<source>Mounted</source>
<translation>Beritten</translation>
</message>
<message>
<source>Mourning somebody who fell</source>
<translation>Trauer um jemanden, der fiel</translation>
</message>
<message>
<source>Move</source>
<translation>Bewegen</translation>
</message>
<message numerus="yes">
<source>Move %n thing(s)</source>
<translation><numerusform>%n Ding bewegen</numerusform><numerusform>%n Dinge bewegen</numerusform></translation>
</message>
<message>
<source>Move and attack: {odds}</source>
<translation>Bewegung und Angriff: {odds}</translation>
</message>
<message>
<source>Move and stretch it</source>
<translation>Verschieben und strecken</translation>
</message>
<message>
<source>move by a tenth of an inch, with Shift by an inch</source>
<translation>um ein Zehntel Zoll bewegen, mit Umschalt um einen Zoll</translation>
</message>
<message>
<source>move it</source>
<translation>verschieben</translation>
</message>
<message>
<source>Move it closer; the rules allow {limit} at most.</source>
<translation>Rück es näher; die Regeln erlauben höchstens {limit}.</translation>
</message>
<message>
<source>Move it inwards.</source>
<translation>Rück es nach innen.</translation>
</message>
<message>
<source>Move it nearer to the middle; {limit} is the most.</source>
<translation>Rück es näher zur Mitte; {limit} ist das Höchste.</translation>
</message>
<message>
<source>Move it to a wall.</source>
<translation>Rücke es an eine Wand.</translation>
</message>
<message>
<source>Move it {move} closer</source>
<translation>{move} näher rücken</translation>
</message>
<message>
<source>Move it {move} closer; the rules allow {limit} at most.</source>
<translation>Rück es {move} näher; die Regeln erlauben höchstens {limit}.</translation>
</message>
<message>
<source>Move it {move} inwards</source>
<translation>{move} nach innen rücken</translation>
</message>
<message>
<source>Move it {move} inwards.</source>
<translation>Rück es {move} nach innen.</translation>
</message>
<message>
<source>Move it {move} nearer</source>
<translation>{move} heranrücken</translation>
</message>
<message>
<source>Move it {move} nearer to the middle; {limit} is the most.</source>
<translation>Rück es {move} näher zur Mitte; {limit} ist das Höchste.</translation>
</message>
<message>
<source>Move it {move} to a free place</source>
<translation>{move} an freien Platz rücken</translation>
</message>
<message>
<source>Move it {move} to a free place; the rules allow {limit} at most.</source>
<translation>Rück es {move} an einen freien Platz; die Regeln erlauben höchstens {limit}.</translation>
</message>
<message>
<source>Move its corners so that no side meets another.</source>
<translation>Verschieb die Ecken so, dass keine Seite eine andere trifft.</translation>
</message>
<message>
<source>Move its end.</source>
<translation>Verschiebe ihr Ende.</translation>
</message>
<message>
<source>Move its middle nearer to the beginning of the wall.</source>
<translation>Rücke seine Mitte näher an den Anfang der Wand.</translation>
</message>
<message>
<source>move left</source>
<translation>Rest der Bewegung</translation>
</message>
<message>
<source>Move one of them, or play it as quick play.</source>
<translation>Versetze eine davon, oder spiel es als schnelles Spiel.</translation>
</message>
<message>
<source>move the corner, with Shift a little</source>
<translation>die Ecke bewegen, mit Umschalt nur wenig</translation>
</message>
<message>
<source>move the cross by an inch, with Shift by a tenth</source>
<translation>das Kreuz um einen Zoll bewegen, mit Umschalt um ein Zehntel</translation>
</message>
<message>
<source>move the map</source>
<translation>die Karte bewegen</translation>
</message>
<message>
<source>move the map, while nothing is chosen</source>
<translation>die Karte bewegen, solange nichts gewählt ist</translation>
</message>
<message>
<source>move the picture by a tenth of an inch, with Shift by an inch</source>
<translation>das Bild um ein Zehntel Zoll bewegen, mit Umschalt um einen Zoll</translation>
</message>
<message>
<source>move the piece, with Shift a little</source>
<translation>das Stück verschieben, mit Umschalt ein wenig</translation>
</message>
<message>
<source>Move the {moved} {move} away</source>
<translation>{moved} {move} wegrücken</translation>
</message>
<message>
<source>Move the {moved} {move} away.</source>
<translation>{moved}: {move} wegrücken.</translation>
</message>
<message>
<source>Move the {moved} {move} away; {limit} are better.</source>
<translation>{moved}: {move} wegrücken; {limit} sind besser.</translation>
</message>
<message>
<source>Move the {name} {move}</source>
<translation>{name} {move} rücken</translation>
</message>
<message>
<source>Move them apart.</source>
<translation>Rück sie auseinander.</translation>
</message>
<message>
<source>move what is being placed; move the map</source>
<translation>bewegen, was platziert wird; die Karte bewegen</translation>
</message>
<message>
<source>Move: {name}</source>
<translation>Bewegen: {name}</translation>
</message>
<message>
<source>moved {points}</source>
<translation>gegangen: {points}</translation>
</message>
<message>
<source>Movement</source>
<translation>Bewegung</translation>
</message>
<message>
<source>Movement left</source>
<translation>Bewegung übrig</translation>
</message>
<message>
<source>Movement points after combat, with no enemy beside the lord</source>
<translation>Bewegungspunkte nach dem Kampf, wenn kein Gegner neben dem Herrscher steht</translation>
</message>
<message>
<source>Movement points more, or fewer</source>
<translation>Mehr oder weniger Bewegungspunkte</translation>
</message>
<message>
<source>Movement points of a turn.</source>
<translation>Bewegungspunkte eines Zuges.</translation>
</message>
<message>
<source>Movement {left} of {points}</source>
<translation>Bewegung {left} von {points}</translation>
</message>
<message>
<source>Movement {number}.</source>
<translation>Bewegung {number}.</translation>
</message>
<message>
<source>Movement {points}</source>
<translation>Bewegung {points}</translation>
</message>
<message>
<source>movement {then}, now {now}</source>
<translation>Bewegung {then}, jetzt {now}</translation>
</message>
<message>
<source>moves, one ability</source>
<translation>Züge, eine Fähigkeit</translation>
</message>
<message>
<source>moves: the list of undone steps is damaged; take an earlier copy of the file.</source>
<translation>moves: Die Liste der zurückgenommenen Schritte ist beschädigt; nimm eine frühere Kopie der Datei.</translation>
</message>
<message>
<source>moves: {move!r} is no step; take an earlier copy of the file.</source>
<translation>moves: {move!r} ist kein Schritt; nimm eine frühere Kopie der Datei.</translation>
</message>
<message>
<source>Moving</source>
<translation>Bewegung</translation>
</message>
<message>
<source>Moving it {move} would open a way.</source>
<translation>Es {move} zu rücken öffnet einen Weg.</translation>
</message>
<message>
<source>Musician</source>
<translation>Musiker</translation>
</message>
<message>
<source>Musicians: {have} of {most}</source>
<translation>Musiker: {have} von {most}</translation>
</message>
<message>
<source>Musket</source>
<translation>Muskete</translation>
</message>
<message>
<source>Musket +2, +1, 0 by Long sticks; rifle +3, +2, +1. Empty afterwards.</source>
<translation>Muskete +2, +1, 0 nach langen Stäben; Büchse +3, +2, +1. Danach leer.</translation>
</message>
<message>
<source>Muskets loaded</source>
<translation>Geladene Musketen</translation>
</message>
<message>
<source>Must be solved: {words}</source>
<translation>Zu lösen: {words}</translation>
</message>
<message>
<source>must reload</source>
<translation>muss nachladen</translation>
</message>
<message>
<source>Name</source>
<translation>Name</translation>
</message>
<message>
<source>Name a building, or give a point, and not both.</source>
<translation>Nenn ein Gebäude oder gib einen Punkt an, nicht beides.</translation>
</message>
<message>
<source>Name a card, a place or a person that the game has.</source>
<translation>Nenne eine Karte, einen Ort oder eine Person, die es im Spiel gibt.</translation>
</message>
<message>
<source>Name a deck that the game has.</source>
<translation>Nenne einen Stapel, den es im Spiel gibt.</translation>
</message>
<message>
<source>Name a monster that guards the ruin.</source>
<translation>Nenne ein Monster, das die Ruine bewacht.</translation>
</message>
<message>
<source>name a place by x and y</source>
<translation>nenne einen Ort mit x und y</translation>
</message>
<message>
<source>Name a place by x, y and a turn.</source>
<translation>Nenn einen Ort mit x, y und einer Drehung.</translation>
</message>
<message>
<source>Name a player and tiles that the game has.</source>
<translation>Nenne einen Spieler und Felder, die es im Spiel gibt.</translation>
</message>
<message>
<source>Name a player who has seen the cards.</source>
<translation>Nenne einen Spieler, der die Karten gesehen hat.</translation>
</message>
<message>
<source>Name a race that the game has, each once.</source>
<translation>Nenne ein Volk, das es im Spiel gibt, jedes einmal.</translation>
</message>
<message>
<source>Name a tag, such as against = "orc".</source>
<translation>Nenn ein Merkmal, etwa against = "orc".</translation>
</message>
<message>
<source>Name a unit, a player and a tile that the game has.</source>
<translation>Nenne eine Einheit, einen Spieler und ein Feld, die es im Spiel gibt.</translation>
</message>
<message>
<source>Name each card once, in its own deck.</source>
<translation>Nenne jede Karte einmal, in ihrem eigenen Stapel.</translation>
</message>
<message>
<source>Name each player once in the order of turns.</source>
<translation>Nenne jeden Spieler einmal in der Reihenfolge der Züge.</translation>
</message>
<message>
<source>Name each unit once.</source>
<translation>Nenne jede Einheit einmal.</translation>
</message>
<message>
<source>Name of the game</source>
<translation>Name der Partie</translation>
</message>
<message>
<source>Name of the pack</source>
<translation>Name des Pakets</translation>
</message>
<message>
<source>Name of the siege</source>
<translation>Name der Belagerung</translation>
</message>
<message>
<source>Name the ink of a drawing by the 64 digits of its hash.</source>
<translation>Nenne die Tinte einer Zeichnung mit den 64 Ziffern ihrer Prüfsumme.</translation>
</message>
<message>
<source>Name the ink of a drawing only once.</source>
<translation>Nenne die Tinte einer Zeichnung nur einmal.</translation>
</message>
<message>
<source>Name the monsters that have still to move.</source>
<translation>Nenne die Monster, die noch ziehen müssen.</translation>
</message>
<message>
<source>Name the players that the game has.</source>
<translation>Nenne die Spieler, die das Spiel hat.</translation>
</message>
<message>
<source>Name the rest as suggested</source>
<translation>Den Rest wie vorgeschlagen benennen</translation>
</message>
<message>
<source>Name tiles that the map has.</source>
<translation>Nenne Felder, die es auf der Landkarte gibt.</translation>
</message>
<message>
<source>Name two at least, or take in those of the book.</source>
<translation>Nenne wenigstens zwei, oder nimm die des Buchs dazu.</translation>
</message>
<message>
<source>Name what you have finished: take a suggestion or write your own. Then tell something of it, if you like. All of it comes back in the book of your siege.</source>
<translation>Gib dem, was fertig ist, einen Namen: Nimm einen Vorschlag oder schreib selbst einen. Erzähl dann etwas davon, wenn du magst. All das steht später im Buch deiner Belagerung.</translation>
</message>
<message>
<source>Name, weapon, rule or points</source>
<translation>Name, Waffe, Regel oder Punkte</translation>
</message>
<message>
<source>Names and prompts come from there; all else is yours.</source>
<translation>Namen und Anregungen kommen von dort; alles andere ist eures.</translation>
</message>
<message>
<source>Names came up</source>
<translation>Namen kamen vor</translation>
</message>
<message>
<source>Names came up, and none ran out</source>
<translation>Namen kamen vor, und keine gingen aus</translation>
</message>
<message>
<source>Names for defenders</source>
<translation>Namen für Verteidiger</translation>
</message>
<message>
<source>Names for places</source>
<translation>Namen für Orte</translation>
</message>
<message>
<source>Names for the locations of the city.</source>
<translation>Namen für die Orte der Stadt.</translation>
</message>
<message>
<source>Names for those who hold the city.</source>
<translation>Namen für alle, die die Stadt halten.</translation>
</message>
<message>
<source>Names for those who want it gone.</source>
<translation>Namen für alle, die sie vernichten wollen.</translation>
</message>
<message>
<source>Names for threats</source>
<translation>Namen für Bedrohungen</translation>
</message>
<message>
<source>Nation</source>
<translation>Nation</translation>
</message>
<message>
<source>Nation of player 1</source>
<translation>Nation von Spieler 1</translation>
</message>
<message>
<source>Nation of player 2</source>
<translation>Nation von Spieler 2</translation>
</message>
<message>
<source>Nation of player 3</source>
<translation>Nation von Spieler 3</translation>
</message>
<message>
<source>Nation of player 4</source>
<translation>Nation von Spieler 4</translation>
</message>
<message>
<source>nation_2: exactly one side is French; choose another nation, or allow any.</source>
<translation>nation_2: Genau eine Seite ist französisch; wähle eine andere Nation oder lass alle zu.</translation>
</message>
<message>
<source>National feature</source>
<translation>Eigenheit</translation>
</message>
<message>
<source>National features</source>
<translation>Eigenheiten der Nationen</translation>
</message>
<message>
<source>Nations</source>
<translation>Nationen</translation>
</message>
<message>
<source>NCO</source>
<translation>Unteroffizier</translation>
</message>
<message>
<source>NCOs: {have} of {most}</source>
<translation>Unteroffiziere: {have} von {most}</translation>
</message>
<message>
<source>Near &amp;breaking</source>
<translation>&amp;Kurz vor dem Brechen</translation>
</message>
<message>
<source>Near breaking</source>
<translation>Kurz vor dem Zerbrechen</translation>
</message>
<message>
<source>near enough</source>
<translation>nah genug</translation>
</message>
<message>
<source>near enough to shoot at {about}</source>
<translation>nah genug, um auf {about:acc} zu schießen</translation>
</message>
<message>
<source>nearer in a straight line</source>
<translation>näher in gerader Linie</translation>
</message>
<message>
<source>nearer than any other</source>
<translation>näher als alles andere</translation>
</message>
<message>
<source>nearest building</source>
<translation>nächstes Gebäude</translation>
</message>
<message>
<source>nearest Defender</source>
<translation>nächster Verteidiger</translation>
</message>
<message>
<source>nearest economic building</source>
<translation>nächstes wirtschaftliches Gebäude</translation>
</message>
<message>
<source>nearest edge</source>
<translation>nächste Kante</translation>
</message>
<message>
<source>nearest hero</source>
<translation>nächster Held</translation>
</message>
<message>
<source>nearest target</source>
<translation>nächstes Ziel</translation>
</message>
<message>
<source>Needed</source>
<translation>Gebraucht</translation>
</message>
<message>
<source>Needs a Temple of the right level.</source>
<translation>Dafür braucht es einen Tempel der richtigen Stufe.</translation>
</message>
<message>
<source>needs a type</source>
<translation>braucht einen Typ</translation>
</message>
<message>
<source>needs an engineer</source>
<translation>braucht einen Baumeister</translation>
</message>
<message>
<source>Needs level {level} first</source>
<translation>Braucht erst Stufe {level}</translation>
</message>
<message>
<source>Needs no slot</source>
<translation>Braucht keinen Platz</translation>
</message>
<message>
<source>needs one card more</source>
<translation>noch eine Karte</translation>
</message>
<message>
<source>Needs the Engineering Corps of {heart}.</source>
<translation>Dafür braucht es die Baumeister aus {heart:dat}.</translation>
</message>
<message>
<source>Neighbourhood</source>
<translation>Wohnviertel</translation>
</message>
<message>
<source>Nerve</source>
<translation>Nerven</translation>
</message>
<message numerus="yes">
<source>Never came up: {names}, and %n more.</source>
<translation><numerusform>Nie kamen vor: {names} und %n weiterer.</numerusform><numerusform>Nie kamen vor: {names} und %n weitere.</numerusform></translation>
</message>
<message>
<source>Never came up: {names}.</source>
<translation>Nie kamen vor: {names}.</translation>
</message>
<message>
<source>New</source>
<translation>Neu</translation>
</message>
<message>
<source>New building</source>
<translation>Neues Gebäude</translation>
</message>
<message>
<source>New game</source>
<translation>Neues Spiel</translation>
</message>
<message>
<source>New games go into it.</source>
<translation>Neue Spiele kommen hinein.</translation>
</message>
<message>
<source>New heart: {what}</source>
<translation>Neuer Mut: {what}</translation>
</message>
<message>
<source>New level</source>
<translation>Neue Stufe</translation>
</message>
<message>
<source>New on the table</source>
<translation>Neu auf dem Tisch</translation>
</message>
<message>
<source>New worker for the farm</source>
<translation>Neuer Arbeiter für den Hof</translation>
</message>
<message>
<source>New worker for the mine</source>
<translation>Neuer Arbeiter für die Mine</translation>
</message>
<message>
<source>New {kind}</source>
<translation>Neu: {kind}</translation>
</message>
<message>
<source>newly built</source>
<translation>neu gebaut</translation>
</message>
<message>
<source>Next</source>
<translation>Weiter</translation>
</message>
<message>
<source>next</source>
<translation>danach</translation>
</message>
<message>
<source>Next good place</source>
<translation>Nächster guter Platz</translation>
</message>
<message>
<source>Next page</source>
<translation>Nächste Seite</translation>
</message>
<message>
<source>Next problem (F8)</source>
<translation>Nächstes Problem (F8)</translation>
</message>
<message>
<source>Next Upkeep</source>
<translation>Nächster Unterhalt</translation>
</message>
<message>
<source>No</source>
<translation>Nein</translation>
</message>
<message>
<source>no</source>
<translation>nein</translation>
</message>
<message>
<source>No action</source>
<translation>Keine Aktion</translation>
</message>
<message>
<source>No action: {need} or more was needed.</source>
<translation>Keine Aktion: {need} oder mehr war nötig.</translation>
</message>
<message>
<source>No answer is lost.</source>
<translation>Keine Antwort geht verloren.</translation>
</message>
<message>
<source>No attack here next turn</source>
<translation>Hier greift niemand an</translation>
</message>
<message>
<source>No attacks from two tiles or more near the lord</source>
<translation>Keine Angriffe aus zwei Feldern oder mehr in der Nähe des Herrschers</translation>
</message>
<message>
<source>No attacks of opportunity against the lord</source>
<translation>Keine Gelegenheitsangriffe gegen den Herrscher</translation>
</message>
<message>
<source>No backup today</source>
<translation>Heute keine Sicherung</translation>
</message>
<message>
<source>No book settles everything, and not every book lay before us whole. What is from the book we tell in our own words. What is likely comes from people who play by the book, or from a book akin to it. Where both were silent we made a ruling, as close to the rest as we could; many of its numbers are settings, or stand in the workshop to be changed. Whoever has the book at hand plays by it.</source>
<translation>Kein Buch regelt alles, und nicht jedes Buch lag uns ganz vor. Was aus dem Buch ist, sagen wir mit eigenen Worten. Wahrscheinlich heißt: So erzählen es Leute, die danach spielen, oder so steht es in einem verwandten Buch. Wo beide schwiegen, haben wir selbst geregelt, so nah am Übrigen wie möglich; viele dieser Zahlen sind Einstellungen oder lassen sich in der Werkstatt ändern. Wer das Buch zur Hand hat, spielt nach ihm.</translation>
</message>
<message>
<source>No Boss among those who may come costs {least} points or less.</source>
<translation>Kein Boss unter denen, die kommen können, kostet {least} Punkte oder weniger.</translation>
</message>
<message>
<source>No building is the heart of the village.</source>
<translation>Kein Gebäude ist das Herz des Dorfes.</translation>
</message>
<message>
<source>No building that falls, and no level that is bought, tells won games from lost ones halfway.</source>
<translation>Kein gefallenes Gebäude und kein gekaufter Ausbau unterscheidet zur Halbzeit gewonnene Spiele von verlorenen.</translation>
</message>
<message>
<source>No building was harmed.</source>
<translation>Kein Gebäude hat gelitten.</translation>
</message>
<message>
<source>No card says what it is.</source>
<translation>Keine Karte sagt, was es ist.</translation>
</message>
<message>
<source>No cartridges</source>
<translation>Keine Patronen</translation>
</message>
<message>
<source>no cartridges</source>
<translation>keine Patronen</translation>
</message>
<message>
<source>No cartridges: put a marker beside it</source>
<translation>Keine Patronen: leg einen Marker daneben</translation>
</message>
<message>
<source>No conferring</source>
<translation>Keine Absprachen</translation>
</message>
<message>
<source>No conferring.</source>
<translation>Keine Absprachen.</translation>
</message>
<message>
<source>No conferring. One of ours, along one way.</source>
<translation>Keine Absprachen. Jemand von uns, einen Weg weit.</translation>
</message>
<message>
<source>No damage in this activation</source>
<translation>Kein Schaden in dieser Aktivierung</translation>
</message>
<message>
<source>No die lies on the table yet.</source>
<translation>Noch liegt kein Würfel auf dem Tisch.</translation>
</message>
<message>
<source>No effect here: Magic and Equipment is off.</source>
<translation>Hier ohne Wirkung: Magie und Ausrüstung ist aus.</translation>
</message>
<message>
<source>No enemies are on their way.</source>
<translation>Keine Gegner sind unterwegs.</translation>
</message>
<message>
<source>No enemy ever came from edge {name}.</source>
<translation>Von Kante {name} kam nie ein Gegner.</translation>
</message>
<message>
<source>No enemy is on the table. Nobody knows yet from which edge they come.</source>
<translation>Kein Gegner ist auf dem Tisch. Noch weiß niemand, von welcher Kante sie kommen.</translation>
</message>
<message>
<source>No enemy who stands is near: one move, no roll</source>
<translation>Kein stehender Gegner ist nah: eine Bewegung, kein Wurf</translation>
</message>
<message>
<source>No favourite</source>
<translation>Kein Favorit</translation>
</message>
<message>
<source>No favourite any more</source>
<translation>Kein Favorit mehr</translation>
</message>
<message>
<source>No favourites yet. Choose a game and press Favourite.</source>
<translation>Noch keine Favoriten. Wähle ein Spiel und drücke Favorit.</translation>
</message>
<message>
<source>No favourites yet. Choose an item and press Favourite.</source>
<translation>Noch keine Favoriten. Wähle ein Stück und drücke Favorit.</translation>
</message>
<message>
<source>No figure is different. What words, looks and places do, only games can show.</source>
<translation>Keine Zahl ist anders. Was Worte, Aussehen und Orte tun, zeigen nur Spiele.</translation>
</message>
<message>
<source>No finds on the table. One appears after each wave but the last.</source>
<translation>Keine Funde auf dem Tisch. Nach jeder Welle außer der letzten taucht einer auf.</translation>
</message>
<message>
<source>no free tile in the stronghold</source>
<translation>kein freies Feld in der Festung</translation>
</message>
<message>
<source>No game fits “{text}”. Clear the field to see all.</source>
<translation>Kein Spiel passt zu „{text}“. Leere das Feld, um alle zu sehen.</translation>
</message>
<message>
<source>No great enemy is left. The village stands.</source>
<translation>Kein großer Gegner ist mehr da. Das Dorf steht.</translation>
</message>
<message>
<source>No group of a wave brings the leader, {value}, in a game of the length {length}.</source>
<translation>In einem Spiel der Länge {length} bringt keine Gruppe einer Welle den Anführer mit: {value}.</translation>
</message>
<message>
<source>No hero has room to deploy.</source>
<translation>Kein Held hat Platz zum Aufstellen.</translation>
</message>
<message>
<source>No hit</source>
<translation>Kein Treffer</translation>
</message>
<message>
<source>no hit</source>
<translation>kein Treffer</translation>
</message>
<message>
<source>No mark: the book. One star: likely. Two stars: our ruling.</source>
<translation>Ohne Zeichen: das Buch. Ein Stern: wahrscheinlich. Zwei Sterne: unsere Festlegung.</translation>
</message>
<message>
<source>No Mob without a torch among those who may come costs {least} points or less.</source>
<translation>Keine Meute ohne Fackel unter denen, die kommen können, kostet {least} Punkte oder weniger.</translation>
</message>
<message>
<source>No moment was certain yet.</source>
<translation>Noch war kein Moment sicher.</translation>
</message>
<message>
<source>No more actions this turn</source>
<translation>Keine weitere Aktion in diesem Zug</translation>
</message>
<message>
<source>No open die has been rolled yet.</source>
<translation>Noch wurde kein offener Würfel geworfen.</translation>
</message>
<message>
<source>No other choice would clearly have ended well more often.</source>
<translation>Keine andere Entscheidung wäre deutlich öfter gut ausgegangen.</translation>
</message>
<message>
<source>No other choice would clearly have held the village more often.</source>
<translation>Keine andere Entscheidung hätte das Dorf deutlich öfter gehalten.</translation>
</message>
<message>
<source>no place for another worker</source>
<translation>kein Platz für noch einen Arbeiter</translation>
</message>
<message>
<source>No place was lost in {share}.</source>
<translation>Kein Ort ging verloren: {share}.</translation>
</message>
<message>
<source>no problems</source>
<translation>keine Probleme</translation>
</message>
<message>
<source>no risk</source>
<translation>kein Risiko</translation>
</message>
<message>
<source>No room is left for this: {kind}.</source>
<translation>Dafür ist kein Platz mehr: {kind}.</translation>
</message>
<message>
<source>No rule speaks of “{words}”.</source>
<translation>Keine Regel spricht von „{words}“.</translation>
</message>
<message>
<source>No scene now</source>
<translation>Jetzt keine Szene</translation>
</message>
<message>
<source>No soldier strikes another in town. In your next Upkeep a cleric heals there for 25 gold a wound, and a lord in town may buy one of three pieces of equipment, or sell what does not fit.</source>
<translation>In der Stadt schlägt kein Soldat den anderen. In deinem nächsten Unterhalt heilt dort ein Heiler für 25 Gold je Wunde, und ein Herrscher kann aus drei Stücken Ausrüstung kaufen oder verkaufen, was nicht passt.</translation>
</message>
<message>
<source>No spot is dangerous for {hero}</source>
<translation>Kein Ort ist gefährlich für {hero}</translation>
</message>
<message>
<source>No stronghold is left.</source>
<translation>Keine Festung ist übrig.</translation>
</message>
<message>
<source>No table holds that; ask for {value} percent or less.</source>
<translation>So viele fasst kein Tisch; verlang höchstens {value} Prozent.</translation>
</message>
<message>
<source>No table holds that; let dearer enemies come, or fewer.</source>
<translation>So viele fasst kein Tisch; lass teurere Gegner kommen, oder weniger.</translation>
</message>
<message>
<source>No table holds that; {value} would do.</source>
<translation>So viele fasst kein Tisch; {value} wären gut.</translation>
</message>
<message>
<source>No threat is left</source>
<translation>Keine Bedrohung mehr</translation>
</message>
<message>
<source>No threat stands before the city.</source>
<translation>Vor der Stadt steht keine Bedrohung.</translation>
</message>
<message>
<source>No tile</source>
<translation>Kein Feld</translation>
</message>
<message>
<source>No two buildings touch.</source>
<translation>Keine zwei Gebäude berühren sich.</translation>
</message>
<message>
<source>no upkeep</source>
<translation>kein Unterhalt</translation>
</message>
<message>
<source>No Victor at {place}</source>
<translation>Ohne Sieger: {place}</translation>
</message>
<message>
<source>no water near enough</source>
<translation>kein Wasser nah genug</translation>
</message>
<message>
<source>No wave comes in a game of the length {value}.</source>
<translation>In einem Spiel der Länge {value} kommt keine Welle.</translation>
</message>
<message>
<source>No wave was held, so there is nothing to draw.</source>
<translation>Keine Welle wurde gehalten, also gibt es nichts zu zeichnen.</translation>
</message>
<message>
<source>no way</source>
<translation>kein Weg</translation>
</message>
<message>
<source>No way in is left: they come wherever a defender stands.</source>
<translation>Kein Zugang ist mehr übrig: Sie kommen, wo immer ein Verteidiger steht.</translation>
</message>
<message>
<source>No way leads from {name} to the rest of the city.</source>
<translation>Von {name} führt keine Verbindung in die übrige Stadt.</translation>
</message>
<message>
<source>No way leads to the {name}.</source>
<translation>Kein Weg führt zu diesem Gebäude ({name}).</translation>
</message>
<message>
<source>No wound</source>
<translation>Keine Wunde</translation>
</message>
<message>
<source>no wounds</source>
<translation>keine Wunden</translation>
</message>
<message>
<source>No, thank you</source>
<translation>Nein, danke</translation>
</message>
<message>
<source>No, the waves of the book</source>
<translation>Nein, die Wellen des Buchs</translation>
</message>
<message>
<source>Noble</source>
<translation>Edelmann</translation>
</message>
<message>
<source>Nobody</source>
<translation>Niemand</translation>
</message>
<message>
<source>nobody</source>
<translation>niemand</translation>
</message>
<message>
<source>nobody came to them for so long</source>
<translation>so lange kam niemand zu ihnen</translation>
</message>
<message>
<source>Nobody can be bought for a squad of this nation.</source>
<translation>Für eine Abteilung dieser Nation kann niemand gekauft werden.</translation>
</message>
<message>
<source>Nobody can come in: it has no door to the ground.</source>
<translation>Niemand kommt hinein: Es hat keine Tür im Erdgeschoss.</translation>
</message>
<message>
<source>nobody comes near</source>
<translation>niemand kommt nahe</translation>
</message>
<message>
<source>Nobody comes on foot to the ruin at {place}.</source>
<translation>Zu Fuß kommt niemand zur Ruine bei {place}.</translation>
</message>
<message>
<source>Nobody comes on foot to the Stronghold at {place}.</source>
<translation>Zu Fuß kommt niemand zur Festung bei {place}.</translation>
</message>
<message>
<source>Nobody comes on foot to the town at {place}.</source>
<translation>Zu Fuß kommt niemand zur Stadt bei {place}.</translation>
</message>
<message>
<source>Nobody commands: add an officer or one NCO.</source>
<translation>Niemand befehligt: nimm einen Offizier oder einen Unteroffizier.</translation>
</message>
<message>
<source>Nobody could command a squad: neither Leader nor NCO is played.</source>
<translation>Niemand könnte eine Abteilung befehligen: Weder Anführer noch Unteroffizier wird gespielt.</translation>
</message>
<message>
<source>Nobody ever attacked the {name}.</source>
<translation>Niemand hat je {name} angegriffen.</translation>
</message>
<message>
<source>Nobody ever came near one piece of ground: {name} ({id}).</source>
<translation>Niemand kam je einem Geländestück nahe: {name} ({id}).</translation>
</message>
<message>
<source>Nobody goes in; whoever is driven in may drown.</source>
<translation>Niemand geht hinein; wer hineingetrieben wird, ertrinkt vielleicht.</translation>
</message>
<message>
<source>Nobody goes through.</source>
<translation>Niemand kommt hindurch.</translation>
</message>
<message>
<source>Nobody has a card yet.</source>
<translation>Noch hat niemand eine Karte.</translation>
</message>
<message>
<source>nobody has anything left to do</source>
<translation>niemand hat noch etwas zu tun</translation>
</message>
<message>
<source>Nobody has finished it; cards may still be laid on it.</source>
<translation>Niemand hat es vollendet; es können noch Karten darauf gelegt werden.</translation>
</message>
<message>
<source>Nobody has lost heart yet.</source>
<translation>Noch hat niemand den Mut verloren.</translation>
</message>
<message>
<source>Nobody has said yet what this level does.</source>
<translation>Was diese Stufe bewirkt, hat noch niemand gesagt.</translation>
</message>
<message>
<source>Nobody has the upper hand</source>
<translation>Niemand gewinnt die Oberhand</translation>
</message>
<message>
<source>Nobody has the upper hand at {place}; both sides draw back.</source>
<translation>{place}: Keiner gewinnt die Oberhand, beide Seiten ziehen sich zurück.</translation>
</message>
<message>
<source>Nobody has to be swapped.</source>
<translation>Niemand muss ersetzt werden.</translation>
</message>
<message>
<source>Nobody has told this story yet.</source>
<translation>Diese Geschichte hat noch niemand erzählt.</translation>
</message>
<message>
<source>Nobody has won</source>
<translation>Niemand hat gewonnen</translation>
</message>
<message>
<source>Nobody holds the city.</source>
<translation>Niemand hält die Stadt.</translation>
</message>
<message>
<source>Nobody in &amp;command</source>
<translation>Niemand &amp;führt</translation>
</message>
<message>
<source>Nobody is helped now: there are no odds.</source>
<translation>Jetzt wird niemandem geholfen: Es gibt keine Chancen.</translation>
</message>
<message>
<source>Nobody is here yet. Others see a squad only when all are complete.</source>
<translation>Noch ist niemand da. Andere sehen einen Trupp erst, wenn alle vollständig sind.</translation>
</message>
<message>
<source>Nobody is here.</source>
<translation>Niemand ist hier.</translation>
</message>
<message>
<source>Nobody is inside.</source>
<translation>Niemand ist darin.</translation>
</message>
<message>
<source>Nobody is left to hold the village. It is lost.</source>
<translation>Niemand ist mehr da, um das Dorf zu halten. Es ist verloren.</translation>
</message>
<message>
<source>Nobody is like that.</source>
<translation>So ist niemand.</translation>
</message>
<message>
<source>nobody is more urgent</source>
<translation>niemand ist dringender</translation>
</message>
<message>
<source>nobody is on the table between waves; heroes deploy when the next wave opens</source>
<translation>zwischen Wellen ist niemand auf dem Tisch; Helden stellen sich auf, wenn die nächste Welle beginnt</translation>
</message>
<message>
<source>Nobody more</source>
<translation>Niemand mehr</translation>
</message>
<message>
<source>Nobody needs anything.</source>
<translation>Niemand braucht etwas.</translation>
</message>
<message>
<source>Nobody sees further than two Long.</source>
<translation>Niemand sieht weiter als zweimal Lang.</translation>
</message>
<message>
<source>Nobody sees through.</source>
<translation>Niemand sieht hindurch.</translation>
</message>
<message>
<source>nobody stands in a town</source>
<translation>niemand steht in einer Stadt</translation>
</message>
<message>
<source>Nobody stands on the table</source>
<translation>Niemand steht auf dem Tisch</translation>
</message>
<message>
<source>Nobody strikes when your lord walks away.</source>
<translation>Niemand schlägt nach deinem Herrscher, wenn er weggeht.</translation>
</message>
<message>
<source>Nobody strikes, as things stand</source>
<translation>So wie es steht, schlägt niemand zu</translation>
</message>
<message>
<source>Nobody uses it yet</source>
<translation>Noch von niemandem benutzt</translation>
</message>
<message>
<source>Nobody wins</source>
<translation>Niemand gewinnt</translation>
</message>
<message>
<source>Nobody wins; the points are too close.</source>
<translation>Niemand gewinnt; die Punkte liegen zu nah beieinander.</translation>
</message>
<message>
<source>Nobody yet. Add men from the roster, or take a squad that is ready:</source>
<translation>Noch niemand. Wähle Männer aus dem Aufgebot, oder nimm eine fertige Abteilung:</translation>
</message>
<message>
<source>Nobody yet. Add men from the roster.</source>
<translation>Noch niemand. Wähle Männer aus dem Aufgebot.</translation>
</message>
<message>
<source>None</source>
<translation>Keines</translation>
</message>
<message>
<source>none</source>
<translation>keine</translation>
</message>
<message>
<source>None left.</source>
<translation>Keins mehr da.</translation>
</message>
<message>
<source>None of its groups comes when {count} heroes play.</source>
<translation>Keine ihrer Gruppen kommt, wenn {count} Helden spielen.</translation>
</message>
<message>
<source>None of them attacks.</source>
<translation>Niemand von ihnen greift an.</translation>
</message>
<message>
<source>none on the table</source>
<translation>keine auf dem Tisch</translation>
</message>
<message>
<source>None takes it out.</source>
<translation>Keine nimmt es heraus.</translation>
</message>
<message>
<source>none within {number}</source>
<translation>keines im Umkreis von {number}</translation>
</message>
<message>
<source>None: break the other squad</source>
<translation>Keines: die andere Abteilung zerbrechen</translation>
</message>
<message>
<source>Normal</source>
<translation>Normal</translation>
</message>
<message>
<source>North</source>
<translation>Norden</translation>
</message>
<message>
<source>north</source>
<translation>Nord</translation>
</message>
<message>
<source>north-east</source>
<translation>nordöstlich</translation>
</message>
<message>
<source>North-east quarter</source>
<translation>Nordostviertel</translation>
</message>
<message>
<source>north-west</source>
<translation>nordwestlich</translation>
</message>
<message>
<source>North-west quarter</source>
<translation>Nordwestviertel</translation>
</message>
<message>
<source>Not before.</source>
<translation>Nicht früher.</translation>
</message>
<message>
<source>not changed yet</source>
<translation>noch nicht geändert</translation>
</message>
<message>
<source>not checked yet</source>
<translation>noch nicht geprüft</translation>
</message>
<message>
<source>Not confirmed yet: {names}.</source>
<translation>Noch nicht bestätigt: {names}.</translation>
</message>
<message>
<source>Not defeated.</source>
<translation>Nicht besiegt.</translation>
</message>
<message>
<source>Not deployed</source>
<translation>Nicht aufgestellt</translation>
</message>
<message>
<source>not deployed</source>
<translation>nicht aufgestellt</translation>
</message>
<message>
<source>not drawn yet</source>
<translation>noch nicht gezeichnet</translation>
</message>
<message>
<source>Not drawn yet: that is done at the table.</source>
<translation>Noch nicht gezeichnet: Das geschieht am Tisch.</translation>
</message>
<message>
<source>Not everybody can be paid in the next Upkeep.</source>
<translation>Im nächsten Unterhalt reicht es nicht für alle.</translation>
</message>
<message>
<source>not into their fire with less than three actions</source>
<translation>nicht mit weniger als drei Aktionen in ihr Feuer</translation>
</message>
<message>
<source>not loaded</source>
<translation>nicht geladen</translation>
</message>
<message>
<source>Not loaded: put a marker beside it</source>
<translation>Nicht geladen: leg einen Marker daneben</translation>
</message>
<message>
<source>Not now</source>
<translation>Nicht jetzt</translation>
</message>
<message>
<source>not on the table</source>
<translation>nicht auf dem Tisch</translation>
</message>
<message>
<source>Not one in {tables} is so unlucky.</source>
<translation>Nicht einer von {tables} hat so viel Pech.</translation>
</message>
<message>
<source>Not one table in {tables} is so lucky.</source>
<translation>Nicht einer von {tables} Tischen hat so viel Glück.</translation>
</message>
<message>
<source>not rolled yet</source>
<translation>noch nicht geworfen</translation>
</message>
<message>
<source>not saved yet</source>
<translation>ungespeichert</translation>
</message>
<message>
<source>Not tested yet</source>
<translation>Noch nicht getestet</translation>
</message>
<message>
<source>not there</source>
<translation>nicht dort</translation>
</message>
<message>
<source>Not there yet</source>
<translation>Noch nicht da</translation>
</message>
<message>
<source>not there yet</source>
<translation>noch nicht da</translation>
</message>
<message>
<source>Not together with {others}.</source>
<translation>Nicht zusammen mit {others}.</translation>
</message>
<message>
<source>Not while in contact, not at somebody in contact with friends. Nearest first.</source>
<translation>Nicht bei Kontakt, nicht auf jemanden in Kontakt mit Freunden. Der Nächste zuerst.</translation>
</message>
<message>
<source>Not wounded.</source>
<translation>Nicht verwundet.</translation>
</message>
<message>
<source>not yet</source>
<translation>noch nicht</translation>
</message>
<message>
<source>Not {thing}</source>
<translation>Nicht: {thing}</translation>
</message>
<message>
<source>Note first which miniatures you own.</source>
<translation>Notiere erst, welche Miniaturen ihr habt.</translation>
</message>
<message>
<source>Note how many figures you own, and this says how far they go.</source>
<translation>Notiere, wie viele Figuren ihr habt, dann steht hier, wie weit sie reichen.</translation>
</message>
<message>
<source>Note what stands on your shelf. New games can keep to it: a wave never asks for a figure more, and says what came instead.</source>
<translation>Notiere, was in eurem Regal steht. Neue Spiele können sich daran halten: Eine Welle verlangt nie eine Figur mehr und sagt, was stattdessen kam.</translation>
</message>
<message>
<source>Noted: {it} stands {far} beyond where the rules let it go.</source>
<translation>Notiert: {it} steht {far} weiter, als die Regeln erlauben.</translation>
</message>
<message>
<source>Notes</source>
<translation>Notizen</translation>
</message>
<message>
<source>Nothing</source>
<translation>Nichts</translation>
</message>
<message>
<source>nothing</source>
<translation>nichts</translation>
</message>
<message>
<source>Nothing bears the tag “{tag}” any more.</source>
<translation>Nichts trägt mehr das Stichwort „{tag}“.</translation>
</message>
<message>
<source>Nothing but a hero's toughness yet.</source>
<translation>Noch nichts als die Zähigkeit eines Helden.</translation>
</message>
<message>
<source>Nothing but special rules makes it harder to hit.</source>
<translation>Nur Sonderregeln erschweren den Treffer.</translation>
</message>
<message>
<source>Nothing but special rules makes it harder to wound.</source>
<translation>Nur Sonderregeln erschweren die Wunde.</translation>
</message>
<message>
<source>Nothing comes of it.</source>
<translation>Es wird nichts daraus.</translation>
</message>
<message>
<source>nothing due</source>
<translation>nichts offen</translation>
</message>
<message>
<source>nothing else can be done</source>
<translation>mehr ist nicht möglich</translation>
</message>
<message>
<source>Nothing else changes: the dice lead to the same result.</source>
<translation>Sonst ändert sich nichts: Die Würfel führen zum selben Ergebnis.</translation>
</message>
<message>
<source>Nothing else decides, so you choose.</source>
<translation>Nichts anderes entscheidet, also wählst du.</translation>
</message>
<message>
<source>Nothing fits “{text}”.</source>
<translation>Nichts passt zu „{text}“.</translation>
</message>
<message>
<source>Nothing fits.</source>
<translation>Nichts passt.</translation>
</message>
<message>
<source>Nothing has been tried yet.</source>
<translation>Noch ist nichts getestet.</translation>
</message>
<message>
<source>Nothing has happened here yet.</source>
<translation>Hier ist noch nichts geschehen.</translation>
</message>
<message>
<source>Nothing has happened yet.</source>
<translation>Noch ist nichts geschehen.</translation>
</message>
<message>
<source>Nothing has problems: all of it can be played and shared.</source>
<translation>Nichts hat Probleme: Alles kann gespielt und geteilt werden.</translation>
</message>
<message>
<source>Nothing has to be solved before this is played.</source>
<translation>Vor dem Spielen muss nichts gelöst werden.</translation>
</message>
<message>
<source>Nothing here is kept or counted; playing on may show what the game still hides.</source>
<translation>Hier wird nichts aufgehoben oder gezählt; wer weiterspielt, sieht vielleicht, was das Spiel noch verbirgt.</translation>
</message>
<message>
<source>Nothing is called so.</source>
<translation>Nichts heißt so.</translation>
</message>
<message>
<source>nothing is chosen</source>
<translation>nichts ist gewählt</translation>
</message>
<message>
<source>Nothing is copied that could be pasted.</source>
<translation>Es ist nichts kopiert, was sich einfügen ließe.</translation>
</message>
<message>
<source>Nothing is drawn</source>
<translation>Nichts ist gezeichnet</translation>
</message>
<message>
<source>Nothing is drawn yet that counts; draw one of: {choices}.</source>
<translation>Noch ist nichts gezeichnet, was zählt; zeichne eines davon: {choices}.</translation>
</message>
<message>
<source>Nothing is drawn yet.</source>
<translation>Noch ist nichts gezeichnet.</translation>
</message>
<message>
<source>Nothing is finished yet.</source>
<translation>Noch ist nichts fertig.</translation>
</message>
<message>
<source>Nothing is shown until a key is pressed.</source>
<translation>Nichts wird gezeigt, bis eine Taste gedrückt ist.</translation>
</message>
<message>
<source>Nothing is suggested here: decide by a digit, a click or Tab.</source>
<translation>Hier wird nichts vorgeschlagen: Entscheide mit Ziffer, Klick oder Tab.</translation>
</message>
<message>
<source>nothing is worth an action</source>
<translation>nichts ist eine Aktion wert</translation>
</message>
<message>
<source>Nothing more</source>
<translation>Nichts mehr</translation>
</message>
<message>
<source>Nothing more can be had</source>
<translation>Mehr ist nicht zu haben</translation>
</message>
<message>
<source>nothing more is worth the price</source>
<translation>nichts ist den Preis mehr wert</translation>
</message>
<message>
<source>Nothing on the ground is in its way. The blue answer is what the program believes.</source>
<translation>Am Boden steht ihm nichts im Weg. Die blaue Antwort ist, was das Programm glaubt.</translation>
</message>
<message>
<source>Nothing slows a Move that stays on it.</source>
<translation>Nichts bremst eine Bewegung, die darauf bleibt.</translation>
</message>
<message>
<source>Nothing stands in the way of playing this.</source>
<translation>Dem Spiel damit steht nichts im Weg.</translation>
</message>
<message>
<source>nothing taken</source>
<translation>nichts genommen</translation>
</message>
<message>
<source>nothing there</source>
<translation>nichts</translation>
</message>
<message>
<source>Nothing to count yet. Every game that you play is counted here.</source>
<translation>Noch nichts zu zählen. Jedes Spiel, das du spielst, wird hier gezählt.</translation>
</message>
<message>
<source>Nothing to drag. The program asks what touches what when it matters.</source>
<translation>Nichts zu ziehen. Das Programm fragt, was was berührt, wenn es darauf ankommt.</translation>
</message>
<message>
<source>Nothing to redo</source>
<translation>Nichts zu wiederholen</translation>
</message>
<message>
<source>Nothing to undo</source>
<translation>Nichts rückgängig zu machen</translation>
</message>
<message>
<source>Nothing waits to be put on</source>
<translation>Nichts wartet darauf, angelegt zu werden</translation>
</message>
<message>
<source>Nothing would be added.</source>
<translation>Nichts käme hinzu.</translation>
</message>
<message>
<source>Nothing yet</source>
<translation>Noch nichts</translation>
</message>
<message>
<source>Nothing yet.</source>
<translation>Noch nichts.</translation>
</message>
<message>
<source>Now</source>
<translation>Jetzt</translation>
</message>
<message>
<source>now</source>
<translation>jetzt</translation>
</message>
<message>
<source>Now choose the target, and then who fires along. It is one roll for all, with the weakest shooter's numbers, and the target has 1 less for every musket beyond the first. All of them are empty afterwards.</source>
<translation>Wähl jetzt das Ziel und dann, wer mitschießt. Ein Wurf gilt für alle, mit den Werten des schwächsten Schützen, und das Ziel hat 1 weniger für jede Muskete über die erste hinaus. Danach sind alle leer.</translation>
</message>
<message>
<source>Now everybody sees everybody.</source>
<translation>Jetzt sehen alle einander.</translation>
</message>
<message>
<source>Now they move, and then they fight.</source>
<translation>Nun ziehen sie, und dann kämpfen sie.</translation>
</message>
<message>
<source>Now: {picture}.</source>
<translation>Jetzt: {picture}.</translation>
</message>
<message>
<source>Number</source>
<translation>Anzahl</translation>
</message>
<message>
<source>Number of heroes</source>
<translation>Zahl der Helden</translation>
</message>
<message>
<source>Number pad</source>
<translation>Ziffernblock</translation>
</message>
<message>
<source>Number the Strongholds from 1 on without a gap.</source>
<translation>Nummeriere die Festungen ab 1 ohne Lücke.</translation>
</message>
<message>
<source>numerous</source>
<translation>zahlreich</translation>
</message>
<message>
<source>O</source>
<translation>G</translation>
</message>
<message>
<source>O {hit}/{wound}</source>
<translation>G {hit}/{wound}</translation>
</message>
<message>
<source>O&amp;ur dice</source>
<translation>Unsere &amp;Würfel</translation>
</message>
<message>
<source>Oat</source>
<translation>Hafer</translation>
</message>
<message>
<source>Objective</source>
<translation>Ziel</translation>
</message>
<message>
<source>objective</source>
<translation>Ziel</translation>
</message>
<message>
<source>obscure</source>
<translation>unbekannt</translation>
</message>
<message>
<source>Obstacles above half of it are climbed.</source>
<translation>Hindernisse über der Hälfte davon werden erklettert.</translation>
</message>
<message>
<source>occupied</source>
<translation>besetzt</translation>
</message>
<message>
<source>Ochre</source>
<translation>Ocker</translation>
</message>
<message>
<source>Odds</source>
<translation>Chancen</translation>
</message>
<message>
<source>Odds and hints are off.</source>
<translation>Chancen und Hinweise sind aus.</translation>
</message>
<message numerus="yes">
<source>Of %n test game(s); truly {low} to {high} %, 95 times in 100.</source>
<translation><numerusform>Von %n Testspiel; wirklich {low} bis {high} %, 95-mal in 100.</numerusform><numerusform>Von %n Testspielen; wirklich {low} bis {high} %, 95-mal in 100.</numerusform></translation>
</message>
<message>
<source>Of 100 test games {now} are won, against {before} before this change. {chance}</source>
<translation>Von 100 Testspielen werden {now} gewonnen, vor dieser Änderung waren es {before}. {chance}</translation>
</message>
<message>
<source>Of 100 test games {won} are won, against {before} before. That is more than chance.</source>
<translation>Von 100 Testpartien werden {won} gewonnen, vorher {before}. Das ist mehr als Zufall.</translation>
</message>
<message>
<source>Of 100 test games {won} are won, against {before} before: too close to tell.</source>
<translation>Von 100 Testpartien werden {won} gewonnen, vorher {before}: zu knapp, um etwas zu sagen.</translation>
</message>
<message>
<source>Of a kind</source>
<translation>Von einer Art</translation>
</message>
<message>
<source>Of all games</source>
<translation>Von allen Spielen</translation>
</message>
<message>
<source>of covert work</source>
<translation>im Verborgenen tätig</translation>
</message>
<message>
<source>Of each before anybody may skip</source>
<translation>Von beiden, ehe jemand aussetzen darf</translation>
</message>
<message>
<source>of good reputation</source>
<translation>von gutem Ruf</translation>
</message>
<message>
<source>of high status</source>
<translation>von hohem Rang</translation>
</message>
<message>
<source>of low birth</source>
<translation>von niederer Geburt</translation>
</message>
<message>
<source>of the {race}</source>
<translation>{race}</translation>
</message>
<message>
<source>of {all} cards</source>
<translation>von {all} Karten</translation>
</message>
<message>
<source>Of {games} test games {won} % were won (95 times in 100 the true share is {low} to {high} %).</source>
<translation>Von {games} Testspielen wurden {won} % gewonnen (in 95 von 100 Fällen liegt der wahre Anteil bei {low} bis {high} %).</translation>
</message>
<message>
<source>Off</source>
<translation>Ablegen</translation>
</message>
<message>
<source>off comes: {items}</source>
<translation>abgelegt wird: {items}</translation>
</message>
<message>
<source>Off the table: away for this wave</source>
<translation>Vom Tisch: für diese Welle fort</translation>
</message>
<message>
<source>Off the table: defeated</source>
<translation>Vom Tisch: besiegt</translation>
</message>
<message>
<source>Off the table: fallen</source>
<translation>Vom Tisch: gefallen</translation>
</message>
<message>
<source>Off the table: fled</source>
<translation>Vom Tisch: geflohen</translation>
</message>
<message>
<source>Off the table: gone</source>
<translation>Vom Tisch: fort</translation>
</message>
<message>
<source>officer near</source>
<translation>Offizier nah</translation>
</message>
<message>
<source>Oldwood</source>
<translation>Altholz</translation>
</message>
<message>
<source>On a 1</source>
<translation>Bei einer 1</translation>
</message>
<message>
<source>On a 2</source>
<translation>Bei einer 2</translation>
</message>
<message>
<source>On a 3</source>
<translation>Bei einer 3</translation>
</message>
<message>
<source>On a 4</source>
<translation>Bei einer 4</translation>
</message>
<message>
<source>On a 5</source>
<translation>Bei einer 5</translation>
</message>
<message>
<source>On a 6</source>
<translation>Bei einer 6</translation>
</message>
<message>
<source>on a ladder</source>
<translation>auf einer Leiter</translation>
</message>
<message>
<source>On a Morale roll.</source>
<translation>Bei einem Moralwurf.</translation>
</message>
<message>
<source>On a mountain 2 attacks more.</source>
<translation>Auf einem Berg 2 Angriffe mehr.</translation>
</message>
<message>
<source>on fire</source>
<translation>in Brand</translation>
</message>
<message>
<source>on horseback</source>
<translation>zu Pferd</translation>
</message>
<message>
<source>On horseback, in the turn of the charge.</source>
<translation>Zu Pferd, im Zug der Attacke.</translation>
</message>
<message>
<source>On its tokens.</source>
<translation>Auf den Plättchen.</translation>
</message>
<message>
<source>On leaving {tile}: {who} strikes.</source>
<translation>Beim Verlassen von {tile}: {who} schlägt zu.</translation>
</message>
<message>
<source>On the &amp;screen</source>
<translation>Am &amp;Bildschirm</translation>
</message>
<message>
<source>On the eastern wall</source>
<translation>Auf der östlichen Mauer</translation>
</message>
<message>
<source>On the ground floor</source>
<translation>Unten</translation>
</message>
<message>
<source>On the map</source>
<translation>Auf der Karte</translation>
</message>
<message>
<source>On the march</source>
<translation>Auf dem Marsch</translation>
</message>
<message>
<source>On the mend: {units}.</source>
<translation>Auf dem Weg der Besserung: {units}.</translation>
</message>
<message>
<source>On the screen</source>
<translation>Am Bildschirm</translation>
</message>
<message>
<source>on the screen</source>
<translation>auf dem Bildschirm</translation>
</message>
<message>
<source>On the table</source>
<translation>Auf dem Tisch</translation>
</message>
<message>
<source>on the table</source>
<translation>auf dem Tisch</translation>
</message>
<message>
<source>On the wall</source>
<translation>Auf der Mauer</translation>
</message>
<message>
<source>On the way, {attackers} against {targets}: hits on {hit}, wounds on {wound}.</source>
<translation>Unterwegs, {attackers} gegen {targets}: trifft ab {hit}, verwundet ab {wound}.</translation>
</message>
<message>
<source>On the western wall</source>
<translation>Auf der westlichen Mauer</translation>
</message>
<message>
<source>On their way</source>
<translation>Unterwegs</translation>
</message>
<message>
<source>On their way: {count}</source>
<translation>Unterwegs: {count}</translation>
</message>
<message>
<source>On to step 5</source>
<translation>Weiter zu Schritt 5</translation>
</message>
<message>
<source>On to town and healing</source>
<translation>Weiter zu Stadt und Heilung</translation>
</message>
<message>
<source>On top</source>
<translation>Auf dem Dach</translation>
</message>
<message>
<source>on top</source>
<translation>auf dem Dach</translation>
</message>
<message>
<source>On which floor does {subject} stand?</source>
<translation>Auf welcher Ebene steht {subject}?</translation>
</message>
<message>
<source>On which ground?</source>
<translation>Auf welchem Gelände?</translation>
</message>
<message>
<source>On which side does {name} climb down?</source>
<translation>Auf welcher Seite klettert {name} hinunter?</translation>
</message>
<message>
<source>On your sheet of paper.</source>
<translation>Auf eurem Blatt Papier.</translation>
</message>
<message>
<source>Once a combat a die of {number} or more saves a hit point.</source>
<translation>Einmal je Kampf rettet ein Würfel ab {number} einen Lebenspunkt.</translation>
</message>
<message>
<source>Once a combat a lost hit point is saved by this roll</source>
<translation>Einmal je Kampf rettet dieser Wurf einen verlorenen Lebenspunkt</translation>
</message>
<message>
<source>Once a combat, when your lord slays something, wounds heal: {number}.</source>
<translation>Einmal je Kampf, wenn dein Herrscher etwas erschlägt, heilen Wunden: {number}.</translation>
</message>
<message>
<source>Once a combat, wounds healed when the lord slays something</source>
<translation>Einmal je Kampf heilen so viele Wunden, wenn der Herrscher etwas erschlägt</translation>
</message>
<message>
<source>once a turn</source>
<translation>einmal je Zug</translation>
</message>
<message>
<source>Once a turn one of them does something special: engineers repair, healers heal, a Jack lifts morale, a King's engine shoots. Choose one, or nobody.</source>
<translation>Einmal je Runde tut einer von ihnen etwas Besonderes: Ingenieure reparieren, Heiler heilen, ein Bube hebt die Moral, die Maschine eines Königs schießt. Wähle einen oder niemanden.</translation>
</message>
<message>
<source>Once a turn: a shot at any threat.</source>
<translation>Einmal je Zug: ein Schuss auf irgendeine Bedrohung.</translation>
</message>
<message>
<source>Once a turn: may repair a ruin.</source>
<translation>Einmal je Zug: setzt vielleicht eine Ruine instand.</translation>
</message>
<message>
<source>Once a turn: may take a wound from each.</source>
<translation>Einmal je Zug: heilt vielleicht bei jedem eine Wunde.</translation>
</message>
<message>
<source>Once a turn: may take back 1 morale damage.</source>
<translation>Einmal je Zug: nimmt vielleicht 1 Moralschaden zurück.</translation>
</message>
<message>
<source>Once a wave: 1 more Combat for this shot beside the Watchtower.</source>
<translation>Einmal pro Welle: 1 Kampf mehr für diesen Schuss neben dem Wachturm.</translation>
</message>
<message>
<source>Once a wave: it takes no damage in this enemy activation.</source>
<translation>Einmal pro Welle: kein Schaden in dieser Gegneraktivierung.</translation>
</message>
<message>
<source>Once.</source>
<translation>Einmal.</translation>
</message>
<message>
<source>One action</source>
<translation>Eine Aktion</translation>
</message>
<message>
<source>one action for each engineer</source>
<translation>eine Arbeit je Baumeister</translation>
</message>
<message>
<source>One answer given since then would be asked again.</source>
<translation>Eine Antwort seither würde neu gefragt.</translation>
</message>
<message>
<source>One answer since then no longer fits; it is asked again.</source>
<translation>Eine Antwort seither passt nicht mehr; sie wird neu gefragt.</translation>
</message>
<message>
<source>One attack in each turn. Unused actions are lost.</source>
<translation>Ein Angriff pro Zug. Ungenutzte Aktionen verfallen.</translation>
</message>
<message>
<source>One attack in each turn; one action more on it lowers the foe by 1.</source>
<translation>Ein Angriff je Zug; eine Aktion mehr dafür senkt den Gegner um 1.</translation>
</message>
<message>
<source>One attack more after moving so many tiles</source>
<translation>Ein Angriff mehr, wenn er so viele Felder gegangen ist</translation>
</message>
<message>
<source>One attack more for each wound of the lord</source>
<translation>Ein Angriff mehr je Wunde des Herrschers</translation>
</message>
<message>
<source>One attack more for each wound of your lord.</source>
<translation>Ein Angriff mehr für jede Wunde deines Herrschers.</translation>
</message>
<message>
<source>One base width</source>
<translation>Eine Basebreite</translation>
</message>
<message>
<source>One base width, over any ground.</source>
<translation>Eine Basebreite, über jedes Gelände.</translation>
</message>
<message>
<source>one building</source>
<translation>ein Gebäude</translation>
</message>
<message>
<source>One card says one thing: a word or a type.</source>
<translation>Eine Karte sagt eines: ein Wort oder einen Typ.</translation>
</message>
<message>
<source>One commander, one drum, one flag, and five to twenty men.</source>
<translation>Ein Befehlshaber, eine Trommel, eine Fahne und fünf bis zwanzig Mann.</translation>
</message>
<message>
<source>One die</source>
<translation>Ein Würfel</translation>
</message>
<message>
<source>One die.</source>
<translation>Ein Würfel.</translation>
</message>
<message>
<source>one direction, equal sides, or one more thing chosen</source>
<translation>eine Richtung, gleiche Seiten, oder ein Ding mehr gewählt</translation>
</message>
<message>
<source>One end</source>
<translation>Ein Ende</translation>
</message>
<message>
<source>One file that you can hand on. It holds the items and what they need, and nothing else.</source>
<translation>Eine Datei zum Weitergeben. Sie enthält die Stücke und was sie brauchen, und sonst nichts.</translation>
</message>
<message>
<source>One find lies outside: touch it.</source>
<translation>Ein Fund liegt draußen: Berühr ihn.</translation>
</message>
<message>
<source>one Flag Bearer only</source>
<translation>nur ein Fahnenträger</translation>
</message>
<message>
<source>One for each defender, threat and place</source>
<translation>Eine für jeden Verteidiger, jede Bedrohung und jeden Ort</translation>
</message>
<message>
<source>One for each hero and each kind of enemy</source>
<translation>Eine je Held und je Art von Gegnern</translation>
</message>
<message>
<source>One for each man</source>
<translation>Eine für jeden Mann</translation>
</message>
<message>
<source>One free Move each, and no contact.</source>
<translation>Je eine freie Bewegung, ohne Berührung.</translation>
</message>
<message>
<source>One hero may move before the enemies come. No roll.</source>
<translation>Ein Held darf sich bewegen, bevor die Gegner kommen. Ohne Wurf.</translation>
</message>
<message>
<source>one Leader only</source>
<translation>nur ein Anführer</translation>
</message>
<message>
<source>One less: {name}</source>
<translation>Einer weniger: {name}</translation>
</message>
<message>
<source>One miss and the web holds.</source>
<translation>Ein Fehlschlag, und das Netz hält.</translation>
</message>
<message>
<source>One miss is as bad as a killing blow.</source>
<translation>Ein Fehlschlag ist so schlimm wie ein tödlicher Treffer.</translation>
</message>
<message>
<source>One more die for these, unless a Jack meets a Jack or a King a King.</source>
<translation>Für diese noch ein Würfel, außer Bube trifft Bube oder König trifft König.</translation>
</message>
<message>
<source>One more die in battle.</source>
<translation>Ein Würfel mehr im Kampf.</translation>
</message>
<message>
<source>One more die.</source>
<translation>Noch ein Würfel.</translation>
</message>
<message>
<source>one more like it</source>
<translation>noch eines davon</translation>
</message>
<message>
<source>One more: {name}</source>
<translation>Einer mehr: {name}</translation>
</message>
<message>
<source>One move</source>
<translation>Eine Bewegung</translation>
</message>
<message>
<source>One move instead of a roll.</source>
<translation>Eine Bewegung statt eines Wurfs.</translation>
</message>
<message>
<source>One Move, not into contact.</source>
<translation>Eine Bewegung, ohne Berührung.</translation>
</message>
<message>
<source>one Musician only</source>
<translation>nur ein Musiker</translation>
</message>
<message>
<source>One of each type.</source>
<translation>Eine von jeder Art.</translation>
</message>
<message>
<source>One of so many defenders at most.</source>
<translation>Höchstens einer von so vielen Verteidigern.</translation>
</message>
<message>
<source>One of so many defenders.</source>
<translation>Einer von so vielen Verteidigern.</translation>
</message>
<message>
<source>One of them stands beside the field whenever somebody tells something.</source>
<translation>Eine davon steht neben dem Feld, wann immer jemand etwas erzählt.</translation>
</message>
<message>
<source>One of these appears within {within} tiles of your lord, as you choose: {who}.</source>
<translation>Eines davon erscheint bis {within} Felder von deinem Herrscher, wie du willst: {who}.</translation>
</message>
<message>
<source>One of these monsters appears within so many tiles</source>
<translation>Eines dieser Monster erscheint im Umkreis von so vielen Feldern</translation>
</message>
<message>
<source>one of {it} belongs here</source>
<translation>hierher gehört eines von {it}</translation>
</message>
<message>
<source>one of {units}</source>
<translation>eine von: {units}</translation>
</message>
<message>
<source>one on the table</source>
<translation>einer auf dem Tisch</translation>
</message>
<message>
<source>One or two capital letters on the token.</source>
<translation>Ein oder zwei Großbuchstaben auf dem Marker.</translation>
</message>
<message>
<source>One or two sentences for the players.</source>
<translation>Ein oder zwei Sätze für die Spieler.</translation>
</message>
<message>
<source>One or two words, such as Shield-bearer.</source>
<translation>Ein oder zwei Wörter, etwa Schildträgerin.</translation>
</message>
<message>
<source>One person</source>
<translation>Eine Person</translation>
</message>
<message>
<source>one piece of ground</source>
<translation>ein Geländestück</translation>
</message>
<message>
<source>One regiment too many: {subject}</source>
<translation>Ein Regiment zu viel: {subject}</translation>
</message>
<message>
<source>One roll for all, one action</source>
<translation>Ein Wurf für alle, eine Aktion</translation>
</message>
<message>
<source>one roll moves many</source>
<translation>ein Wurf bewegt viele</translation>
</message>
<message>
<source>One roll, better with every musket.</source>
<translation>Ein Wurf, besser mit jeder Muskete.</translation>
</message>
<message>
<source>One sees no further than Short into it.</source>
<translation>Man sieht höchstens Kurz weit hinein.</translation>
</message>
<message>
<source>One sensible answer to every question.</source>
<translation>Eine vernünftige Antwort auf jede Frage.</translation>
</message>
<message>
<source>one stands</source>
<translation>eine steht</translation>
</message>
<message>
<source>One straight line. Short {short}, Medium {medium}, Long {long}.</source>
<translation>Eine gerade Linie. Kurz {short}, Mittel {medium}, Lang {long}.</translation>
</message>
<message>
<source>One straight line. Touching an enemy who stands ends the move.</source>
<translation>Eine gerade Linie. Wer einen stehenden Gegner berührt, hält an.</translation>
</message>
<message>
<source>One suggestion after the other</source>
<translation>Ein Vorschlag nach dem anderen</translation>
</message>
<message>
<source>One table in {tables} is this lucky.</source>
<translation>Einer von {tables} Tischen hat so viel Glück.</translation>
</message>
<message>
<source>One table in {tables} is this unlucky.</source>
<translation>Einer von {tables} Tischen hat so viel Pech.</translation>
</message>
<message>
<source>One that comes with the game, or that you have kept: a whole one is besieged at once, a half-made one is finished first.</source>
<translation>Eine, die mit dem Spiel kommt, oder eine, die du aufgehoben hast: Eine fertige wird gleich belagert, eine halb fertige zuerst vollendet.</translation>
</message>
<message>
<source>One that stands ready, or one that is laid when the game begins.</source>
<translation>Eine fertige, oder eine, die zu Beginn gelegt wird.</translation>
</message>
<message>
<source>one tile east</source>
<translation>ein Feld nach Osten</translation>
</message>
<message>
<source>one tile north</source>
<translation>ein Feld nach Norden</translation>
</message>
<message>
<source>one tile south</source>
<translation>ein Feld nach Süden</translation>
</message>
<message>
<source>one tile west</source>
<translation>ein Feld nach Westen</translation>
</message>
<message>
<source>One unit a tile. Friends let each other through, enemies do not.</source>
<translation>Eine Einheit je Feld. Freunde lassen sich durch, Gegner nicht.</translation>
</message>
<message>
<source>One, two or three dice</source>
<translation>Ein, zwei oder drei Würfel</translation>
</message>
<message>
<source>Only Mobs carry torches: take the torch away or make it a Mob.</source>
<translation>Nur Meuten tragen Fackeln: Nimm die Fackel weg oder mach eine Meute daraus.</translation>
</message>
<message>
<source>Only natural sixes hit it.</source>
<translation>Nur natürliche Sechsen treffen es.</translation>
</message>
<message>
<source>Only natural sixes hit the lord</source>
<translation>Nur natürliche Sechsen treffen den Herrscher</translation>
</message>
<message>
<source>Only natural sixes hit.</source>
<translation>Nur natürliche Sechsen treffen.</translation>
</message>
<message>
<source>Only natural sixes wound it.</source>
<translation>Nur natürliche Sechsen verwunden es.</translation>
</message>
<message>
<source>Only one player has a Stronghold.</source>
<translation>Nur ein Spieler hat eine Festung.</translation>
</message>
<message>
<source>Only open dice can be corrected; choose a roll from the list.</source>
<translation>Nur offene Würfel lassen sich berichtigen; wähle einen Wurf aus der Liste.</translation>
</message>
<message>
<source>Only put it in the library</source>
<translation>Nur in die Bibliothek legen</translation>
</message>
<message>
<source>Only roughly: this game keeps no map</source>
<translation>Nur ungefähr: Dieses Spiel führt keine Karte</translation>
</message>
<message>
<source>Only those who moved explore</source>
<translation>Nur wer gegangen ist, erkundet</translation>
</message>
<message>
<source>Only what is changed</source>
<translation>Nur Geändertes</translation>
</message>
<message>
<source>Only what the table knows already</source>
<translation>Nur was am Tisch schon bekannt ist</translation>
</message>
<message>
<source>only {it} may stand here</source>
<translation>hier darf nur {it} stehen</translation>
</message>
<message>
<source>Open</source>
<translation>Offen</translation>
</message>
<message>
<source>Open</source><comment>a button</comment>
<translation>Öffnen</translation>
</message>
<message>
<source>open</source>
<translation>offen</translation>
</message>
<message>
<source>Open a copy</source>
<translation>Kopie öffnen</translation>
</message>
<message>
<source>Open a way at least {width} wide.</source>
<translation>Öffne einen Weg, mindestens {width} breit.</translation>
</message>
<message>
<source>open and close the panels; Esc closes a drawer</source>
<translation>Tafeln öffnen und schließen; Esc schließt eine Schublade</translation>
</message>
<message>
<source>Open cards</source>
<translation>Offene Karten</translation>
</message>
<message>
<source>Open ground: it does nothing.</source>
<translation>Offenes Gelände: Es tut nichts.</translation>
</message>
<message>
<source>Open it</source>
<translation>Öffnen</translation>
</message>
<message>
<source>Open it here too</source>
<translation>Auch hier öffnen</translation>
</message>
<message>
<source>open order</source>
<translation>geöffnete Ordnung</translation>
</message>
<message>
<source>open the corners of what is chosen, and close them</source>
<translation>die Ecken des Gewählten öffnen und schließen</translation>
</message>
<message>
<source>open the editor</source>
<translation>den Editor öffnen</translation>
</message>
<message>
<source>Open the rules at {clause}</source>
<translation>Die Regeln bei {clause} aufschlagen</translation>
</message>
<message>
<source>Open the table view</source>
<translation>Tischansicht öffnen</translation>
</message>
<message>
<source>Open ways to every building</source>
<translation>Offene Wege zu jedem Gebäude</translation>
</message>
<message>
<source>Open {thing}</source>
<translation>{thing:acc} öffnen</translation>
</message>
<message>
<source>Open “{file}” now?</source>
<translation>„{file}“ jetzt öffnen?</translation>
</message>
<message>
<source>Opening {number}</source>
<translation>Öffnung {number}</translation>
</message>
<message>
<source>Opens and closes the line of all steps</source>
<translation>Öffnet und schließt die Reihe aller Schritte</translation>
</message>
<message>
<source>Opponents' rolls to hit</source>
<translation>Trefferwürfe der Gegner</translation>
</message>
<message>
<source>Opponents' rolls to hit {number} from 2 tiles or more.</source>
<translation>Trefferwürfe der Gegner {number} aus 2 Feldern oder mehr.</translation>
</message>
<message>
<source>Opponents' rolls to hit {number} in a forest.</source>
<translation>Trefferwürfe der Gegner {number} im Wald.</translation>
</message>
<message>
<source>Opponents' rolls to hit {number}.</source>
<translation>Trefferwürfe der Gegner {number}.</translation>
</message>
<message>
<source>Opponents' rolls to wound</source>
<translation>Wundwürfe der Gegner</translation>
</message>
<message>
<source>Opponents' rolls to wound {number}.</source>
<translation>Wundwürfe der Gegner {number}.</translation>
</message>
<message>
<source>Opponents' rolls: {rolls}</source>
<translation>Gegnerwürfe: {rolls}</translation>
</message>
<message>
<source>Opportunity Tokens that lie on the table before the first wave.</source>
<translation>Gelegenheitsmarker, die vor der ersten Welle auf dem Tisch liegen.</translation>
</message>
<message>
<source>Options</source>
<translation>Optionen</translation>
</message>
<message>
<source>options.song: the sticks must grow from short over medium to long; correct their lengths.</source>
<translation>options.song: Die Stäbe müssen von kurz über mittel zu lang wachsen; berichtige ihre Längen.</translation>
</message>
<message>
<source>options.village.normal_from: “{normal}” is {least}, above “{hard}”, {most}; lower it.</source>
<translation>options.village.normal_from: „{normal}“ ist {least}, mehr als „{hard}“, {most}; verringere es.</translation>
</message>
<message>
<source>options: write two tables of settings, village and song.</source>
<translation>options: Schreib zwei Tabellen von Einstellungen, village und song.</translation>
</message>
<message>
<source>Or click on the map</source>
<translation>Oder auf die Karte klicken</translation>
</message>
<message>
<source>Or drag on the map</source>
<translation>Oder auf der Karte ziehen</translation>
</message>
<message>
<source>Or inside, above or below.</source>
<translation>Oder worin, worüber oder worunter?</translation>
</message>
<message>
<source>Or let one be made, and change what you like:</source>
<translation>Oder lass eine machen und ändere, was du magst:</translation>
</message>
<message>
<source>Or play it in a battle without limits of a squad.</source>
<translation>Oder spiele sie in einer Schlacht ohne Grenzen für Abteilungen.</translation>
</message>
<message>
<source>Or the mouse wheel</source>
<translation>Oder das Mausrad</translation>
</message>
<message>
<source>Or write one of your own.</source>
<translation>Oder schreib einen eigenen.</translation>
</message>
<message>
<source>Order</source>
<translation>Befehl</translation>
</message>
<message>
<source>Order a group</source>
<translation>Einen Trupp befehligen</translation>
</message>
<message>
<source>Order a volley</source>
<translation>Salve befehlen</translation>
</message>
<message>
<source>Order, line up, lock</source>
<translation>Reihenfolge, Ausrichten, Sperren</translation>
</message>
<message>
<source>Order: gather</source>
<translation>Befehl: sammeln</translation>
</message>
<message>
<source>Order: regroup</source>
<translation>Befehl: sammeln</translation>
</message>
<message>
<source>Order: Shoot and Reload</source>
<translation>Befehl: Feuern und Laden</translation>
</message>
<message>
<source>Orders of a Leader</source>
<translation>Befehle eines Anführers</translation>
</message>
<message>
<source>Other</source>
<translation>Anders</translation>
</message>
<message>
<source>Other end</source>
<translation>Anderes Ende</translation>
</message>
<message>
<source>Other upgrades: {name}</source>
<translation>Anderer Ausbau: {name}</translation>
</message>
<message>
<source>otherwise</source>
<translation>sonst</translation>
</message>
<message>
<source>Otherwise any win of theirs counts.</source>
<translation>Sonst zählt jeder ihrer Siege.</translation>
</message>
<message>
<source>Otherwise behind walls too.</source>
<translation>Sonst auch hinter Mauern.</translation>
</message>
<message>
<source>Otherwise it is laid anew.</source>
<translation>Sonst wird sie neu gelegt.</translation>
</message>
<message>
<source>Otherwise it is taken as it lies.</source>
<translation>Sonst wird sie genommen, wie sie liegt.</translation>
</message>
<message>
<source>Otherwise one side, and one only, is French.</source>
<translation>Sonst ist genau eine Seite französisch.</translation>
</message>
<message>
<source>Otherwise only below half.</source>
<translation>Sonst erst unter der Hälfte.</translation>
</message>
<message>
<source>Otherwise only what stands here.</source>
<translation>Sonst nur, was hier steht.</translation>
</message>
<message>
<source>Otherwise only your own attacks in your own turn do.</source>
<translation>Sonst nur eigene Angriffe im eigenen Zug.</translation>
</message>
<message>
<source>Otherwise other units alone do.</source>
<translation>Sonst nur andere Einheiten.</translation>
</message>
<message>
<source>Otherwise whoever stands on a ruin does.</source>
<translation>Sonst jeder, der auf einer Ruine steht.</translation>
</message>
<message>
<source>Otherwise: {other}.</source>
<translation>Sonst: {other}.</translation>
</message>
<message>
<source>Our &amp;miniatures</source>
<translation>Unsere &amp;Miniaturen</translation>
</message>
<message>
<source>Our dice</source>
<translation>Unsere Würfel</translation>
</message>
<message>
<source>Our miniatures</source>
<translation>Unsere Miniaturen</translation>
</message>
<message>
<source>Our own</source>
<translation>Unsere eigenen</translation>
</message>
<message>
<source>Ours</source>
<translation>Unsere</translation>
</message>
<message>
<source>Ours again: {thing}. People take heart. Morale damage: {damage}.</source>
<translation>Wieder in unserer Hand: {thing}. Die Leute fassen Mut. Moralverlust: {damage}.</translation>
</message>
<message>
<source>Ours again: {what}</source>
<translation>Wieder in unserer Hand: {what}</translation>
</message>
<message>
<source>Ours: not limited, but they may stand in</source>
<translation>Unsere: nicht begrenzt, können aber vertreten</translation>
</message>
<message>
<source>Ours: values of groups and regiments, and a die; one more with a Queen.</source>
<translation>Wir: Werte von Gruppen und Regimentern und ein Würfel; mit einer Dame noch einer.</translation>
</message>
<message>
<source>Out</source>
<translation>Raus</translation>
</message>
<message>
<source>out of a window</source>
<translation>aus einem Fenster</translation>
</message>
<message>
<source>out of ammunition</source>
<translation>ohne Munition</translation>
</message>
<message>
<source>Out of date: this, what it needs or the rules changed since</source>
<translation>Veraltet: dies, was es braucht oder die Regeln sind seitdem anders</translation>
</message>
<message>
<source>Out of deep water</source>
<translation>Aus tiefem Wasser</translation>
</message>
<message>
<source>out of hiding</source>
<translation>aus dem Hinterhalt</translation>
</message>
<message>
<source>out of sight</source>
<translation>nicht in Sicht</translation>
</message>
<message>
<source>out of the war</source>
<translation>nicht mehr im Krieg</translation>
</message>
<message>
<source>Outline</source>
<translation>Umriss</translation>
</message>
<message>
<source>outnumbered</source>
<translation>in Unterzahl</translation>
</message>
<message>
<source>outside</source>
<translation>draußen</translation>
</message>
<message>
<source>outside the city</source>
<translation>vor der Stadt</translation>
</message>
<message>
<source>Outside, one of</source>
<translation>Draußen, einer von</translation>
</message>
<message>
<source>Over</source>
<translation>Vorbei</translation>
</message>
<message>
<source>over 99 %</source>
<translation>über 99 %</translation>
</message>
<message>
<source>Over any ground that can be passed.</source>
<translation>Über jedes Gelände, das man durchqueren kann.</translation>
</message>
<message>
<source>Over the rounds</source>
<translation>Über die Runden</translation>
</message>
<message>
<source>Over the waves</source>
<translation>Über die Wellen</translation>
</message>
<message>
<source>Over when no enemy is left. Then fires, tokens, Supplies, and the council.</source>
<translation>Vorbei, wenn kein Gegner mehr da ist. Dann Feuer, Marker, Vorräte und der Rat.</translation>
</message>
<message>
<source>Overwatch</source>
<translation>Überblick</translation>
</message>
<message>
<source>Overwatch adds</source>
<translation>Überblick bringt</translation>
</message>
<message>
<source>Overwatch reaches</source>
<translation>Überblick reicht</translation>
</message>
<message>
<source>Own corners</source>
<translation>Eigene Ecken</translation>
</message>
<message>
<source>Own table</source>
<translation>Eigener Tisch</translation>
</message>
<message>
<source>Own units beside have one attack more.</source>
<translation>Eigene Einheiten daneben haben einen Angriff mehr.</translation>
</message>
<message>
<source>Owned and not worn: {cards}.</source>
<translation>Im Besitz und nicht angelegt: {cards}.</translation>
</message>
<message>
<source>P&amp;anels</source>
<translation>T&amp;afeln</translation>
</message>
<message>
<source>P&amp;rint</source>
<translation>&amp;Drucken</translation>
</message>
<message>
<source>Pack it</source>
<translation>Packen</translation>
</message>
<message>
<source>Pack the report</source>
<translation>Bericht packen</translation>
</message>
<message>
<source>Packed reports (*.zip)</source>
<translation>Gepackte Berichte (*.zip)</translation>
</message>
<message>
<source>Page before</source>
<translation>Vorige Seite</translation>
</message>
<message>
<source>Page down</source>
<translation>Bild ab</translation>
</message>
<message>
<source>Page up</source>
<translation>Bild auf</translation>
</message>
<message>
<source>Page up and page down choose a corner, the arrow keys move it.</source>
<translation>Bild auf und Bild ab wählen eine Ecke, die Pfeiltasten bewegen sie.</translation>
</message>
<message>
<source>Page {page} of {pages}</source>
<translation>Seite {page} von {pages}</translation>
</message>
<message>
<source>Page {page} of “{title}”</source>
<translation>Seite {page} von „{title}“</translation>
</message>
<message>
<source>Pages {page} and {other} of {pages}</source>
<translation>Seiten {page} und {other} von {pages}</translation>
</message>
<message>
<source>Paid</source>
<translation>Bezahlt</translation>
</message>
<message>
<source>paint the map</source>
<translation>die Landkarte bemalen</translation>
</message>
<message>
<source>Paint with the mouse, or with the arrows and Shift. The right button picks up what lies there.</source>
<translation>Male mit der Maus oder mit den Pfeiltasten und Umschalt. Die rechte Taste nimmt auf, was dort liegt.</translation>
</message>
<message>
<source>Palace</source>
<translation>Palast</translation>
</message>
<message>
<source>Paladin</source>
<translation>Paladin</translation>
</message>
<message>
<source>Pan</source>
<translation>Verschieben</translation>
</message>
<message>
<source>Panels</source>
<translation>Tafeln</translation>
</message>
<message>
<source>Paper</source>
<translation>Papier</translation>
</message>
<message>
<source>Parchment, as in the rules</source>
<translation>Pergament, wie in den Regeln</translation>
</message>
<message>
<source>Park</source>
<translation>Park</translation>
</message>
<message>
<source>Part of edge {called}</source>
<translation>Abschnitt von Kante {called}</translation>
</message>
<message>
<source>part of edge {edge}</source>
<translation>Teil der Kante {edge}</translation>
</message>
<message>
<source>Part two places</source>
<translation>Zwei Orte trennen</translation>
</message>
<message>
<source>Pass</source>
<translation>Passen</translation>
</message>
<message>
<source>Passive</source>
<translation>Gabe</translation>
</message>
<message numerus="yes">
<source>Paste %n thing(s)</source>
<translation><numerusform>%n Ding einfügen</numerusform><numerusform>%n Dinge einfügen</numerusform></translation>
</message>
<message>
<source>Paste lines</source>
<translation>Zeilen einfügen</translation>
</message>
<message>
<source>Pay</source>
<translation>Zahlen</translation>
</message>
<message>
<source>Pay everybody</source>
<translation>Alle bezahlen</translation>
</message>
<message>
<source>Pay everybody: {gold} gold, {food} food</source>
<translation>Alle bezahlen: {gold} Gold, {food} Nahrung</translation>
</message>
<message>
<source>Pay {number} gold, or your lord has less movement next turn: {penalty}.</source>
<translation>Zahle {number} Gold, oder dein Herrscher hat im nächsten Zug weniger Bewegung: {penalty}.</translation>
</message>
<message>
<source>PDF (*.pdf)</source>
<translation>PDF (*.pdf)</translation>
</message>
<message>
<source>Pen</source>
<translation>Feder</translation>
</message>
<message>
<source>Pencil</source>
<translation>Bleistift</translation>
</message>
<message>
<source>pencilled in: {name}</source>
<translation>mit Bleistift: {name}</translation>
</message>
<message>
<source>People</source>
<translation>Volk</translation>
</message>
<message>
<source>People and what they are to each other</source>
<translation>Menschen und was sie einander sind</translation>
</message>
<message>
<source>People take heart.</source>
<translation>Die Leute fassen Mut.</translation>
</message>
<message>
<source>People take heart. Morale damage: {damage}.</source>
<translation>Die Leute fassen Mut. Moralverlust: {damage}.</translation>
</message>
<message>
<source>People took heart</source>
<translation>Die Leute fassten Mut</translation>
</message>
<message>
<source>People who fight</source>
<translation>Wer kämpft</translation>
</message>
<message>
<source>People who inspire</source>
<translation>Wer Mut macht</translation>
</message>
<message>
<source>people: name at most {most_people} people, or nobody.</source>
<translation>people: Nenn höchstens {most_people} Leute oder niemanden.</translation>
</message>
<message>
<source>Percent of its budget. A label only.</source>
<translation>Prozent des Budgets. Nur ein Etikett.</translation>
</message>
<message>
<source>Percent of the wave's budget.</source>
<translation>Prozent vom Budget der Welle.</translation>
</message>
<message>
<source>Pewter</source>
<translation>Zinn</translation>
</message>
<message>
<source>Philosopher</source>
<translation>Philosoph</translation>
</message>
<message>
<source>Pick each thing only once.</source>
<translation>Wähle jedes nur einmal.</translation>
</message>
<message>
<source>Pick from: {choices}.</source>
<translation>Wähle aus: {choices}.</translation>
</message>
<message>
<source>Pick {least} to {most} of them; you picked {count}.</source>
<translation>Wähle {least} bis {most} davon; du hast {count} gewählt.</translation>
</message>
<message>
<source>Picture</source>
<translation>Bild</translation>
</message>
<message>
<source>Picture (*.png)</source>
<translation>Bild (*.png)</translation>
</message>
<message>
<source>Picture of the table</source>
<translation>Bild des Tisches</translation>
</message>
<message>
<source>Picture of {name}</source>
<translation>Bild von {name}</translation>
</message>
<message>
<source>Picture to trace</source>
<translation>Bild zum Nachzeichnen</translation>
</message>
<message>
<source>Pictures (*.png *.jpg *.jpeg)</source>
<translation>Bilder (*.png *.jpg *.jpeg)</translation>
</message>
<message>
<source>Piece {called}</source>
<translation>Stück {called}</translation>
</message>
<message>
<source>Piece {number}</source>
<translation>Stück {number}</translation>
</message>
<message>
<source>Pieces</source>
<translation>Stücke</translation>
</message>
<message>
<source>Pieces, list and picture</source>
<translation>Stücke, Liste und Bild</translation>
</message>
<message>
<source>Pitched</source>
<translation>Spitz</translation>
</message>
<message>
<source>Place</source>
<translation>Ort</translation>
</message>
<message>
<source>place</source>
<translation>Ort</translation>
</message>
<message>
<source>Place it for us</source>
<translation>Für uns aufstellen</translation>
</message>
<message>
<source>Place it here</source>
<translation>Hier platzieren</translation>
</message>
<message>
<source>Place the enemies, deploy the heroes, then in rounds: all heroes, all enemies.</source>
<translation>Gegner platzieren, Helden aufstellen, dann rundenweise: alle Helden, alle Gegner.</translation>
</message>
<message>
<source>Place the rest as suggested</source>
<translation>Den Rest wie vorgeschlagen aufstellen</translation>
</message>
<message>
<source>Place {number}</source>
<translation>Ort {number}</translation>
</message>
<message>
<source>Place, from the left</source>
<translation>Ort, von links</translation>
</message>
<message>
<source>Place, from the top</source>
<translation>Ort, von oben</translation>
</message>
<message>
<source>place: name a location of the city, or nothing.</source>
<translation>place: Nenne einen Ort der Stadt oder nichts.</translation>
</message>
<message>
<source>Places</source>
<translation>Orte</translation>
</message>
<message>
<source>Places and defenders, to make a city by hand</source>
<translation>Orte und Verteidiger, um eine Stadt von Hand zu machen</translation>
</message>
<message>
<source>Places attacked</source>
<translation>Angegriffene Orte</translation>
</message>
<message>
<source>Places lost</source>
<translation>Verlorene Orte</translation>
</message>
<message>
<source>Places to cut out</source>
<translation>Orte zum Ausschneiden</translation>
</message>
<message>
<source>Plains</source>
<translation>Ebene</translation>
</message>
<message numerus="yes">
<source>Play %n games</source>
<translation><numerusform>%n Spiel spielen</numerusform><numerusform>%n Spiele spielen</numerusform></translation>
</message>
<message>
<source>Play &amp;on for me</source>
<translation>&amp;Für mich weiterspielen</translation>
</message>
<message>
<source>Play &amp;where</source>
<translation>W&amp;o gespielt wird</translation>
</message>
<message>
<source>Play a card, or finish what has two cards and a type.</source>
<translation>Spiele eine Karte, oder vollende, was zwei Karten und eine Art hat.</translation>
</message>
<message>
<source>Play more rounds, or let it count earlier.</source>
<translation>Spiele mehr Runden oder lass es früher zählen.</translation>
</message>
<message>
<source>Play more rounds, or shorten the way.</source>
<translation>Spiele mehr Runden oder kürze den Weg.</translation>
</message>
<message>
<source>Play on</source>
<translation>Weiterspielen</translation>
</message>
<message>
<source>play on for me; F7 stops</source>
<translation>für mich weiterspielen; F7 hält an</translation>
</message>
<message>
<source>Play on from here in the sandbox; the game itself stays as it is.</source>
<translation>Spiele von hier im Sandkasten weiter; das Spiel selbst bleibt, wie es ist.</translation>
</message>
<message>
<source>Play the {thing}</source>
<translation>{thing} spielen</translation>
</message>
<message>
<source>play this activation for me</source>
<translation>diese Aktivierung für mich spielen</translation>
</message>
<message>
<source>Play to the &amp;end</source>
<translation>Bis zum &amp;Ende spielen</translation>
</message>
<message>
<source>Play until something &amp;happens</source>
<translation>Spielen, bis etwas ge&amp;schieht</translation>
</message>
<message>
<source>Play until the &amp;turn ends</source>
<translation>Bis zum Ende des &amp;Zuges spielen</translation>
</message>
<message>
<source>Play without this rule in this village. Whoever plays it is told.</source>
<translation>In diesem Dorf ohne diese Regel spielen. Wer es spielt, erfährt es.</translation>
</message>
<message>
<source>play_mode: {given!r} is not known; choose one of: {choices}.</source>
<translation>play_mode: {given!r} ist nicht bekannt; wähle eines von: {choices}.</translation>
</message>
<message>
<source>Played</source>
<translation>Gespielt</translation>
</message>
<message>
<source>Played as it stands: of 100 test games {won} are won. There is no earlier test to compare with.</source>
<translation>So gespielt, wie es ist: Von 100 Testpartien werden {won} gewonnen. Zum Vergleich gibt es keinen früheren Test.</translation>
</message>
<message>
<source>Played by</source>
<translation>Gespielt nach</translation>
</message>
<message>
<source>Played on with equal dice, 95 times in 100 the true gain is {low} to {high} of 100 games.</source>
<translation>Mit gleichen Würfeln weitergespielt liegt der wahre Gewinn in 95 von 100 Fällen bei {low} bis {high} von 100 Spielen.</translation>
</message>
<message>
<source>Player</source>
<translation>Spieler</translation>
</message>
<message>
<source>Player 1</source>
<translation>Spieler 1</translation>
</message>
<message>
<source>Player 1 won</source>
<translation>Spieler 1 hat gewonnen</translation>
</message>
<message>
<source>Player 1 won the battle.</source>
<translation>Spieler 1 hat das Gefecht gewonnen.</translation>
</message>
<message>
<source>Player 2</source>
<translation>Spieler 2</translation>
</message>
<message>
<source>Player 3</source>
<translation>Spieler 3</translation>
</message>
<message>
<source>Player 4</source>
<translation>Spieler 4</translation>
</message>
<message>
<source>Player 5</source>
<translation>Spieler 5</translation>
</message>
<message>
<source>Player 6</source>
<translation>Spieler 6</translation>
</message>
<message>
<source>Player {number}</source>
<translation>Spieler {number}</translation>
</message>
<message>
<source>Players</source>
<translation>Mitspieler</translation>
</message>
<message>
<source>Playing on from your decisions</source>
<translation>Von deinen Entscheidungen aus wird weitergespielt</translation>
</message>
<message>
<source>plays everything: + next, 2 4 6 8 move, 7 9 turn</source>
<translation>spielt alles: + weiter, 2 4 6 8 bewegen, 7 9 drehen</translation>
</message>
<message>
<source>plays now</source>
<translation>ist dran</translation>
</message>
<message>
<source>Plural</source>
<translation>Mehrzahl</translation>
</message>
<message>
<source>Point</source>
<translation>Punkt</translation>
</message>
<message>
<source>Point at an answer to see what may happen.</source>
<translation>Zeig auf eine Antwort und sieh, was geschehen kann.</translation>
</message>
<message>
<source>Point at an attack or a tile to see what may happen.</source>
<translation>Zeig auf einen Angriff oder ein Feld und sieh, was geschehen kann.</translation>
</message>
<message>
<source>Pointer</source>
<translation>Zeiger</translation>
</message>
<message>
<source>Points</source>
<translation>Punkte</translation>
</message>
<message>
<source>Points by the formula</source>
<translation>Punkte nach der Formel</translation>
</message>
<message>
<source>Points for supplies</source>
<translation>Punkte für Vorräte</translation>
</message>
<message>
<source>Points of a squad</source>
<translation>Punkte einer Abteilung</translation>
</message>
<message>
<source>Points of a standard game with {heroes} heroes: {more} in all (waves: {now}), against {more_before} (waves: {before}) before.</source>
<translation>Punkte eines Spiels der Länge Standard bei {heroes} Helden: insgesamt {more} (Wellen: {now}), vorher {more_before} (Wellen: {before}).</translation>
</message>
<message>
<source>Points of the battle</source>
<translation>Punkte des Gefechts</translation>
</message>
<message>
<source>Points of the wave with {count} heroes</source>
<translation>Punkte der Welle bei {count} Helden</translation>
</message>
<message>
<source>Points of the waves with {heroes} heroes</source>
<translation>Punkte der Wellen bei {heroes} Helden</translation>
</message>
<message>
<source>Points of wave 1 with {heroes} heroes: {budget}, room for {count} of these.</source>
<translation>Punkte der Welle 1 bei {heroes} Helden: {budget}, Platz für {count} davon.</translation>
</message>
<message>
<source>Points of wave {id} with {heroes} heroes: {now}, enough for {more} {name}, against {before} and {more_before} before.</source>
<translation>Punkte der Welle {id} bei {heroes} Helden: {now}, genug für {more} {name}, vorher {before} und {more_before}.</translation>
</message>
<message>
<source>Points with 2, 3 or 4 heroes: {two}, {three} or {four}</source>
<translation>Punkte bei 2, 3 oder 4 Helden: {two}, {three} oder {four}</translation>
</message>
<message>
<source>Points with {count} heroes: {points}</source>
<translation>Punkte bei {count} Helden: {points}</translation>
</message>
<message>
<source>Points with {heroes} heroes: wave 1 {now}, the last {more}, against {before} and {more_before} before.</source>
<translation>Punkte bei {heroes} Helden: Welle 1 {now}, die letzte {more}, vorher {before} und {more_before}.</translation>
</message>
<message>
<source>Points with {heroes} heroes: {more} in all (waves: {now}), against {more_before} (waves: {before}) before.</source>
<translation>Punkte bei {heroes} Helden: insgesamt {more} (Wellen: {now}), vorher {more_before} (Wellen: {before}).</translation>
</message>
<message>
<source>Points: {have} of {most}</source>
<translation>Punkte: {have} von {most}</translation>
</message>
<message>
<source>Points: {have} of {most}, {over} too many.</source>
<translation>Punkte: {have} von {most}, {over} zu viel.</translation>
</message>
<message>
<source>Points: {now}, against {before} before.</source>
<translation>Punkte: {now}, vorher {before}.</translation>
</message>
<message>
<source>Points: {now}, against {before} before: wave 1 with {heroes} heroes pays for {fit} of them, against {fitted}.</source>
<translation>Punkte: {now}, vorher {before}: Welle 1 reicht bei {heroes} Helden für {fit} davon statt für {fitted}.</translation>
</message>
<message>
<source>Points: {now}, against {before} before; wave 1 with {heroes} heroes still pays for {fit}.</source>
<translation>Punkte: {now}, vorher {before}; Welle 1 reicht bei {heroes} Helden weiter für {fit}.</translation>
</message>
<message>
<source>Points: {number}</source>
<translation>Punkte: {number}</translation>
</message>
<message>
<source>Points: {points}, men: {men}.</source>
<translation>Punkte: {points}, Männer: {men}.</translation>
</message>
<message>
<source>poison</source>
<translation>Gift</translation>
</message>
<message>
<source>Police station</source>
<translation>Wache</translation>
</message>
<message>
<source>Poor Shot</source>
<translation>Schlechter Schütze</translation>
</message>
<message>
<source>popular</source>
<translation>beliebt</translation>
</message>
<message>
<source>Position</source>
<translation>Lage</translation>
</message>
<message>
<source>positions.{id}: give two whole numbers, [x, y], in tenths of a millimetre.</source>
<translation>positions.{id}: Gib zwei ganze Zahlen an, [x, y], in Zehntelmillimetern.</translation>
</message>
<message>
<source>positions.{id}: the village has no such building; it has {choices}.</source>
<translation>positions.{id}: Das Dorf hat kein solches Gebäude; es hat {choices}.</translation>
</message>
<message>
<source>positions.{second_id}: between the {first_name} and the {second_name} there are only {gap}; {wanted} are better where there is room.</source>
<translation>positions.{second_id}: Zwischen {first_name} und {second_name} liegen nur {gap}; {wanted} sind besser, wo Platz ist.</translation>
</message>
<message>
<source>positions.{second_id}: the {second_name} touches the {first_name}; move them apart.</source>
<translation>positions.{second_id}: {second_name} und {first_name} berühren sich; rück sie auseinander.</translation>
</message>
<message>
<source>positions: write a table with the middle [x, y] of each building, or leave it out.</source>
<translation>positions: Schreib eine Tabelle mit der Mitte [x, y] jedes Gebäudes, oder lass sie weg.</translation>
</message>
<message>
<source>Posted at first</source>
<translation>Zuerst aufgestellt</translation>
</message>
<message>
<source>Posted at {place}: {unit}.</source>
<translation>Auf Posten, {place}: {unit}.</translation>
</message>
<message>
<source>Potion</source>
<translation>Trank</translation>
</message>
<message>
<source>power attack</source>
<translation>Wuchtschlag</translation>
</message>
<message>
<source>Power attack on {name}</source>
<translation>Wuchtschlag gegen {name:acc}</translation>
</message>
<message>
<source>Power attack: {odds}</source>
<translation>Wuchtschlag: {odds}</translation>
</message>
<message>
<source>powerful</source>
<translation>mächtig</translation>
</message>
<message>
<source>powerful blow</source>
<translation>Wuchtschlag</translation>
</message>
<message>
<source>Powerful blow at {thing}</source>
<translation>Wuchtschlag gegen {thing}</translation>
</message>
<message>
<source>press a button, tick a box</source>
<translation>einen Knopf drücken, einen Haken setzen</translation>
</message>
<message>
<source>Press the number of one that ends elsewhere, or that you decide otherwise.</source>
<translation>Drücke die Zahl des einen, der anders endet oder über den du anders entscheidest.</translation>
</message>
<message>
<source>Previous problem (Shift+F8)</source>
<translation>Voriges Problem (Umschalt+F8)</translation>
</message>
<message>
<source>Price</source>
<translation>Preis</translation>
</message>
<message>
<source>Prices of the council</source>
<translation>Preise des Rates</translation>
</message>
<message>
<source>Priest</source>
<translation>Priester</translation>
</message>
<message>
<source>Print</source>
<translation>Drucken</translation>
</message>
<message>
<source>print sheets for the table</source>
<translation>Bögen für den Tisch drucken</translation>
</message>
<message>
<source>Problems</source>
<translation>Probleme</translation>
</message>
<message>
<source>Problems first</source>
<translation>Probleme zuerst</translation>
</message>
<message>
<source>Profile, traits, points and a story.</source>
<translation>Werte, Eigenschaften, Punkte und eine Geschichte.</translation>
</message>
<message>
<source>Push {thing} away</source>
<translation>{thing:acc} wegstoßen</translation>
</message>
<message>
<source>Put a door or a gate into an outer wall, on floor 0.</source>
<translation>Setze eine Tür oder ein Tor in eine Außenwand, in Stockwerk 0.</translation>
</message>
<message>
<source>Put each defender into a place. A broad place holds two regiments, a building one; single people find room anywhere. Begin with the places where they break in.</source>
<translation>Stell jeden Verteidiger an einen Ort. Ein weiter Ort fasst zwei Regimenter, ein Gebäude eines; Einzelne finden überall Platz. Beginne bei den Orten, an denen sie einbrechen.</translation>
</message>
<message>
<source>Put it on floor 0, or make it a window.</source>
<translation>Setze sie in Stockwerk 0 oder mach ein Fenster daraus.</translation>
</message>
<message>
<source>Put it right</source>
<translation>In Ordnung bringen</translation>
</message>
<message>
<source>Put it there</source>
<translation>Dorthin stellen</translation>
</message>
<message>
<source>Put this one down at {tile}: {unit}.</source>
<translation>Stelle auf {tile}: {unit}.</translation>
</message>
<message>
<source>Put {name} down {place}.</source>
<translation>Stell {name:acc} hin: {place}.</translation>
</message>
<message>
<source>Q</source><comment>the key for a Queen</comment>
<translation>D</translation>
</message>
<message>
<source>Q {quality}+ · C {combat} · {carries}</source>
<translation>Q {quality}+ · K {combat} · {carries}</translation>
</message>
<message>
<source>Quality</source>
<translation>Qualität</translation>
</message>
<message>
<source>Quality rolls: {hits} of {dice} hit, {expected} expected.</source>
<translation>Qualitätswürfe: {hits} von {dice} getroffen, {expected} erwartet.</translation>
</message>
<message>
<source>Quality {now}+</source>
<translation>Qualität {now}+</translation>
</message>
<message>
<source>Quality {now}+ (was {first}+)</source>
<translation>Qualität {now}+ (war {first}+)</translation>
</message>
<message>
<source>Quality {number}+</source>
<translation>Qualität {number}+</translation>
</message>
<message>
<source>Quality {quality}+, Combat {combat}</source>
<translation>Qualität {quality}+, Kampf {combat}</translation>
</message>
<message numerus="yes">
<source>Quality {quality}+, Combat {combat}, %n point(s)</source>
<translation><numerusform>Qualität {quality}+, Kampf {combat}, %n Punkt</numerusform><numerusform>Qualität {quality}+, Kampf {combat}, %n Punkte</numerusform></translation>
</message>
<message>
<source>Quality {quality}+, Combat {combat}, points: {points}</source>
<translation>Qualität {quality}+, Kampf {combat}, Punkte: {points}</translation>
</message>
<message>
<source>Quality {quality}+: times (7 − {quality}) / 2</source>
<translation>Qualität {quality}+: mal (7 − {quality}) / 2</translation>
</message>
<message>
<source>Quarter {number}</source>
<translation>Viertel {number}</translation>
</message>
<message>
<source>Quarters</source>
<translation>Viertel</translation>
</message>
<message>
<source>Queen</source>
<translation>Dame</translation>
</message>
<message>
<source>Questions</source>
<translation>Fragen</translation>
</message>
<message>
<source>Questions to tell by</source>
<translation>Fragen zum Erzählen</translation>
</message>
<message>
<source>Quick battles against every ready squad, Sergeant against Sergeant, show how often it wins.</source>
<translation>Schnelle Gefechte gegen jede fertige Abteilung, Sergeant gegen Sergeant, zeigen, wie oft sie gewinnt.</translation>
</message>
<message>
<source>Quick games, played by a steady player who takes every name from here, show which names come up and whether any run out. You can go on working meanwhile.</source>
<translation>Schnelle Spiele, von einem beständigen Spieler gespielt, der alle Namen von hier nimmt, zeigen, welche Namen vorkommen und ob welche ausgehen. Du kannst inzwischen weiterarbeiten.</translation>
</message>
<message>
<source>Quick games, played by a steady player with 2, 3 and 4 heroes, show how hard this is and what in it never matters. You can go on working meanwhile.</source>
<translation>Schnelle Spiele, von einem bedächtigen Spieler mit 2, 3 und 4 Helden gespielt, zeigen, wie schwer das ist und was darin nie eine Rolle spielt. Du kannst dabei weiterarbeiten.</translation>
</message>
<message>
<source>Quick games, played by a steady player, show how hard this is. You can go on working meanwhile.</source>
<translation>Schnelle Partien eines gleichmäßigen Spielers zeigen, wie schwer das ist. Du kannst inzwischen weiterarbeiten.</translation>
</message>
<message>
<source>Quick play</source>
<translation>Schnelles Spiel</translation>
</message>
<message>
<source>Quick sieges, held by a steady player, show how often this city stands and what falls first. A half-made city is finished by that player. You can go on working meanwhile.</source>
<translation>Schnelle Belagerungen, von einem beständigen Spieler geführt, zeigen, wie oft diese Stadt standhält und was zuerst fällt. Eine halb fertige Stadt vollendet er selbst. Du kannst währenddessen weiterarbeiten.</translation>
</message>
<message>
<source>Quick wars against each race of the book, from both seats, show how often it wins.</source>
<translation>Schnelle Kriege gegen jedes Volk des Buchs, von beiden Plätzen aus, zeigen, wie oft es gewinnt.</translation>
</message>
<message>
<source>Quick wars on this map, with all races in turn, show whether a seat has the better of it.</source>
<translation>Schnelle Kriege auf dieser Landkarte, reihum mit allen Völkern, zeigen, ob ein Platz im Vorteil ist.</translation>
</message>
<message>
<source>Quick wars with this box, two races in turn, show who wins and how long it takes.</source>
<translation>Schnelle Kriege mit dieser Schachtel, reihum mit je zwei Völkern, zeigen, wer gewinnt und wie lange es dauert.</translation>
</message>
<message>
<source>R&amp;edo {what}</source>
<translation>Wi&amp;eder her: {what}</translation>
</message>
<message>
<source>Rabble and hordes</source>
<translation>Gesindel und Horden</translation>
</message>
<message>
<source>Rabble have no better Quality than {best}+.</source>
<translation>Gesindel hat keine bessere Qualität als {best}+.</translation>
</message>
<message>
<source>Race</source>
<translation>Volk</translation>
</message>
<message>
<source>Races</source>
<translation>Völker</translation>
</message>
<message>
<source>Races and cards</source>
<translation>Völker und Karten</translation>
</message>
<message>
<source>Radius of a find</source>
<translation>Radius eines Fundes</translation>
</message>
<message>
<source>Radius of a villager's base</source>
<translation>Radius der Base eines Dorfbewohners</translation>
</message>
<message>
<source>ragged</source>
<translation>zerlumpt</translation>
</message>
<message>
<source>Raider</source>
<translation>Plünderer</translation>
</message>
<message>
<source>Raiders</source>
<translation>Plünderer</translation>
</message>
<message>
<source>Raiders look for it</source>
<translation>Plünderer suchen es</translation>
</message>
<message>
<source>Raiders look for it now.</source>
<translation>Plünderer suchen es jetzt.</translation>
</message>
<message>
<source>Raiders no longer look for it.</source>
<translation>Plünderer suchen es nicht mehr.</translation>
</message>
<message>
<source>Raiders want it.</source>
<translation>Plünderer wollen es.</translation>
</message>
<message>
<source>Raise a building by a level, for nothing.</source>
<translation>Ein Gebäude steigt umsonst um eine Stufe.</translation>
</message>
<message>
<source>Raise the number to {best}.</source>
<translation>Erhöh die Zahl auf {best}.</translation>
</message>
<message>
<source>Raise {thing}</source>
<translation>{thing:acc} aufrichten</translation>
</message>
<message>
<source>raised</source>
<translation>ja</translation>
</message>
<message>
<source>Random encounters</source>
<translation>Zufallsbegegnungen</translation>
</message>
<message>
<source>Range</source>
<translation>Reichweite</translation>
</message>
<message>
<source>Range {reach}.</source>
<translation>Reichweite {reach}.</translation>
</message>
<message>
<source>Ranged</source>
<translation>Schützen</translation>
</message>
<message>
<source>Ranged units reach 2 tiles, siege engines 3; a corner is two tiles.</source>
<translation>Schützen reichen 2 Felder weit, Maschinen 3; eine Ecke ist zwei Felder.</translation>
</message>
<message>
<source>Ranges</source>
<translation>Reichweiten</translation>
</message>
<message>
<source>Ravager</source>
<translation>Verwüster</translation>
</message>
<message>
<source>Ravagers</source>
<translation>Verwüster</translation>
</message>
<message>
<source>Re&amp;minders</source>
<translation>Er&amp;innerungen</translation>
</message>
<message>
<source>Reach</source>
<translation>Reichweite</translation>
</message>
<message>
<source>Reach of the Short Bow</source>
<translation>Reichweite des Kurzbogens</translation>
</message>
<message>
<source>Read the &amp;book</source>
<translation>Das &amp;Buch lesen</translation>
</message>
<message>
<source>Reading a fight</source>
<translation>Einen Kampf lesen</translation>
</message>
<message>
<source>Reading what happened.</source>
<translation>Es wird gelesen, was geschah.</translation>
</message>
<message>
<source>Reading your games.</source>
<translation>Deine Spiele werden gelesen.</translation>
</message>
<message>
<source>Ready</source>
<translation>Bereit</translation>
</message>
<message>
<source>ready</source>
<translation>bereit</translation>
</message>
<message>
<source>ready for the next wave</source>
<translation>bereit für die nächste Welle</translation>
</message>
<message>
<source>Ready Mounts</source>
<translation>Gesattelte Pferde</translation>
</message>
<message>
<source>Ready Mounts after the enemies</source>
<translation>Gesattelte Pferde nach den Gegnern</translation>
</message>
<message>
<source>Ready Mounts move</source>
<translation>Gesattelte Pferde bewegen sich</translation>
</message>
<message>
<source>Ready Mounts: one hero may move {stick} before the fight.</source>
<translation>Gesattelte Pferde: Ein Held darf sich vor dem Kampf {stick} bewegen.</translation>
</message>
<message>
<source>Ready Mounts: who rides ahead?</source>
<translation>Gesattelte Pferde: Wer reitet voraus?</translation>
</message>
<message>
<source>Ready squads</source>
<translation>Fertige Abteilungen</translation>
</message>
<message>
<source>Real dice</source>
<translation>Echte Würfel</translation>
</message>
<message>
<source>real dice, typed in</source>
<translation>echte Würfel, eingetippt</translation>
</message>
<message>
<source>Recent games</source>
<translation>Letzte Spiele</translation>
</message>
<message>
<source>Reckoned, not played. A test shows what it does in whole games.</source>
<translation>Gerechnet, nicht gespielt. Was es in ganzen Spielen bewirkt, zeigt ein Test.</translation>
</message>
<message>
<source>Recoil</source>
<translation>Weicht zurück</translation>
</message>
<message>
<source>Recoil, in base widths</source>
<translation>Zurückweichen, in Basebreiten</translation>
</message>
<message>
<source>Recoils</source>
<translation>Er weicht zurück</translation>
</message>
<message>
<source>Recruit</source>
<translation>Rekrut</translation>
</message>
<message>
<source>Rectangle</source>
<translation>Rechteck</translation>
</message>
<message>
<source>Rectangle (Q)</source>
<translation>Rechteck (Q)</translation>
</message>
<message>
<source>Redo</source>
<translation>Wiederholen</translation>
</message>
<message>
<source>redo</source>
<translation>wiederholen</translation>
</message>
<message>
<source>Redo the a&amp;ctivation</source>
<translation>Aktivierung wi&amp;ederholen</translation>
</message>
<message>
<source>Redo the s&amp;tep</source>
<translation>Schritt wi&amp;ederholen</translation>
</message>
<message>
<source>Redo: {step} (Ctrl+Y)</source>
<translation>Wiederholen: {step} (Strg+Y)</translation>
</message>
<message>
<source>Reference</source>
<translation>Nachschlagen</translation>
</message>
<message>
<source>Reflection</source>
<translation>Besinnung</translation>
</message>
<message>
<source>Reflection: the First Player frames a scene. Only now may tactics be discussed.</source>
<translation>Besinnung: Der Startspieler setzt eine Szene. Nur jetzt darf über Taktik geredet werden.</translation>
</message>
<message>
<source>Regained: {place}.</source>
<translation>Zurückgewonnen: {place}.</translation>
</message>
<message>
<source>regiment</source>
<translation>Regiment</translation>
</message>
<message>
<source>Regiments</source>
<translation>Regimenter</translation>
</message>
<message>
<source>Regroup</source>
<translation>Sammeln</translation>
</message>
<message>
<source>Regroup: anybody within Long; each ends touching another.</source>
<translation>Sammeln: jeder innerhalb von Lang; jeder endet an einem anderen.</translation>
</message>
<message>
<source>Relic</source>
<translation>Relikt</translation>
</message>
<message>
<source>religion</source>
<translation>Glaube</translation>
</message>
<message>
<source>Reload</source>
<translation>Nachladen</translation>
</message>
<message>
<source>reload</source>
<translation>nachladen</translation>
</message>
<message>
<source>reloads</source>
<translation>lädt nach</translation>
</message>
<message>
<source>Reluctant</source>
<translation>Widerwillig</translation>
</message>
<message>
<source>Remember: {words}</source>
<translation>Denk daran: {words}</translation>
</message>
<message>
<source>Remove</source>
<translation>Entfernen</translation>
</message>
<message numerus="yes">
<source>Remove %n thing(s)</source>
<translation><numerusform>%n Ding entfernen</numerusform><numerusform>%n Dinge entfernen</numerusform></translation>
</message>
<message>
<source>Remove it or use one of: {known}.</source>
<translation>Nimm es heraus oder nimm eines von: {known}.</translation>
</message>
<message>
<source>Remove it, or give a status other than "{status_value}".</source>
<translation>Nimm es heraus oder gib einen anderen Status als „{status_value}“ an.</translation>
</message>
<message>
<source>Remove it.</source>
<translation>Nimm es heraus.</translation>
</message>
<message>
<source>Remove one of the two.</source>
<translation>Entferne eines von beiden.</translation>
</message>
<message>
<source>Remove one.</source>
<translation>Nimm eines heraus.</translation>
</message>
<message>
<source>remove the chosen ones</source>
<translation>die gewählten Einträge entfernen</translation>
</message>
<message>
<source>Remove {weak}.</source>
<translation>Nimm {weak} heraus.</translation>
</message>
<message>
<source>Remove: {name}</source>
<translation>Entfernen: {name}</translation>
</message>
<message>
<source>remove; with open corners: remove the corner</source>
<translation>entfernen; bei offenen Ecken: die Ecke entfernen</translation>
</message>
<message>
<source>Rename</source>
<translation>Umbenennen</translation>
</message>
<message>
<source>renown</source>
<translation>Ansehen</translation>
</message>
<message>
<source>Repair Materials</source>
<translation>Baumaterial</translation>
</message>
<message>
<source>Repair Materials are put aside for the council.</source>
<translation>Baumaterial liegt für den Rat bereit.</translation>
</message>
<message>
<source>Repair Materials are used; {now} left.</source>
<translation>Baumaterial ist verwendet; noch {now}.</translation>
</message>
<message>
<source>Repair Materials for {name}</source>
<translation>Baumaterial für {name:acc}</translation>
</message>
<message>
<source>Repairs</source>
<translation>Reparaturen</translation>
</message>
<message>
<source>repairs</source>
<translation>Reparaturen</translation>
</message>
<message>
<source>Repairs succeed from</source>
<translation>Instandsetzung gelingt ab</translation>
</message>
<message>
<source>Replaces yours</source>
<translation>Ersetzt deines</translation>
</message>
<message>
<source>Report a &amp;fault...</source>
<translation>&amp;Fehler melden...</translation>
</message>
<message>
<source>Report a fault</source>
<translation>Fehler melden</translation>
</message>
<message>
<source>Report of fault {number}</source>
<translation>Bericht über Fehler {number}</translation>
</message>
<message>
<source>Reserve from round</source>
<translation>Reserve ab Runde</translation>
</message>
<message>
<source>Reserve {count}</source>
<translation>Reserve {count}</translation>
</message>
<message>
<source>Restore</source>
<translation>Wiederherstellen</translation>
</message>
<message>
<source>Result</source>
<translation>Ergebnis</translation>
</message>
<message>
<source>Resurrection</source>
<translation>Auferstehung</translation>
</message>
<message>
<source>Riders</source>
<translation>Reiter</translation>
</message>
<message>
<source>Riders come in</source>
<translation>Reiter kommen hinein</translation>
</message>
<message>
<source>Riders of the Rider Militia</source>
<translation>Reiter der Reitermiliz</translation>
</message>
<message>
<source>Right</source>
<translation>Rechts</translation>
</message>
<message>
<source>Right edge</source>
<translation>Rechte Kante</translation>
</message>
<message>
<source>Right edges</source>
<translation>Rechte Kanten</translation>
</message>
<message>
<source>right, next line</source>
<translation>stimmt, nächste Zeile</translation>
</message>
<message>
<source>Rivals live nearer than in the four corners, and Warriors and Gunners wound best.</source>
<translation>Die Gegner wohnen näher als in den vier Ecken, und Krieger und Büchsenschützen verwunden am besten.</translation>
</message>
<message>
<source>River</source>
<translation>Fluss</translation>
</message>
<message>
<source>Rivers, hills and coasts.</source>
<translation>Flüsse, Hügel und Küsten.</translation>
</message>
<message>
<source>Rivers, hills, coast: they come first, and nobody holds them.</source>
<translation>Flüsse, Hügel, Küste: Sie kommen zuerst, und niemand hält sie.</translation>
</message>
<message>
<source>Road</source>
<translation>Straße</translation>
</message>
<message>
<source>road {number}</source>
<translation>Straße {number}</translation>
</message>
<message>
<source>Rocky</source>
<translation>Felsig</translation>
</message>
<message>
<source>Role</source>
<translation>Rolle</translation>
</message>
<message>
<source>Roll 1 die on {need}+</source>
<translation>Wirf 1 Würfel auf {need}+</translation>
</message>
<message>
<source>Roll 1 to 3 dice. Each at Quality or more is an action; 1 always misses, 6 never.</source>
<translation>Wirf 1 bis 3 Würfel. Jeder ab der Qualität ist eine Aktion; 1 misslingt immer, 6 nie.</translation>
</message>
<message>
<source>Roll for Leadership to gain a healer. If it fails, or without a free room, your lord heals: {number}.</source>
<translation>Ein Führungswurf gewinnt einen Heiler. Misslingt er oder ist keine Kammer frei, heilt dein Herrscher: {number}.</translation>
</message>
<message>
<source>Roll for Leadership to gain an engineer, or {number} gold without a free room.</source>
<translation>Ein Führungswurf gewinnt einen Baumeister, oder {number} Gold ohne freie Kammer.</translation>
</message>
<message>
<source>Roll for Leadership to gain: {who}.</source>
<translation>Ein Führungswurf gewinnt: {who}.</translation>
</message>
<message>
<source>Roll for Leadership, lowered by {harder}, to gain: {who}.</source>
<translation>Ein Führungswurf mit {harder} weniger gewinnt: {who}.</translation>
</message>
<message>
<source>Roll for Leadership. If it fails, one infantry of your choice leaves.</source>
<translation>Ein Führungswurf. Misslingt er, geht ein Fußvolk deiner Wahl.</translation>
</message>
<message>
<source>Roll here (Space)</source>
<translation>Hier würfeln (Leertaste)</translation>
</message>
<message>
<source>roll the dice; the next step of what is being shown</source>
<translation>würfeln; der nächste Schritt von dem, was gezeigt wird</translation>
</message>
<message>
<source>Roll this one here (Space)</source>
<translation>Diesen hier würfeln (Leertaste)</translation>
</message>
<message>
<source>Roll to hit, then each hit to wound. A 6 always does, a 1 never.</source>
<translation>Würfle auf Treffer, dann jeden Treffer auf Wunden. Eine 6 gelingt immer, eine 1 nie.</translation>
</message>
<message>
<source>Roll {dice} dice on {need}+</source>
<translation>Wirf {dice} Würfel auf {need}+</translation>
</message>
<message>
<source>Roll {dice} for the enemies</source>
<translation>Würfle {dice} für die Gegner</translation>
</message>
<message>
<source>Roll {dice} for {whom}</source>
<translation>Würfle {dice} für {whom:acc}</translation>
</message>
<message>
<source>Rolled by quarters</source>
<translation>Nach Vierteln gewürfelt</translation>
</message>
<message>
<source>rolled by the program</source>
<translation>vom Programm gewürfelt</translation>
</message>
<message>
<source>Rolled here</source>
<translation>Hier gewürfelt</translation>
</message>
<message>
<source>Rolls</source>
<translation>Würfe</translation>
</message>
<message>
<source>Rolls for a number: {hits} of {dice} hit, {expected} expected.</source>
<translation>Würfe auf eine Zahl: {hits} von {dice} getroffen, {expected} erwartet.</translation>
</message>
<message>
<source>Rolls of small monsters to wound {number}.</source>
<translation>Wundwürfe kleiner Monster {number}.</translation>
</message>
<message>
<source>Rolls to hit {number}.</source>
<translation>Trefferwürfe {number}.</translation>
</message>
<message>
<source>Rolls to wound {number}.</source>
<translation>Wundwürfe {number}.</translation>
</message>
<message>
<source>Roof</source>
<translation>Dach</translation>
</message>
<message>
<source>Room between buildings</source>
<translation>Platz zwischen Gebäuden</translation>
</message>
<message>
<source>Room between the buildings</source>
<translation>Platz zwischen den Gebäuden</translation>
</message>
<message>
<source>Room for one regiment</source>
<translation>Platz für ein Regiment</translation>
</message>
<message>
<source>Rooms for engineers and healers</source>
<translation>Kammern für Baumeister und Heiler</translation>
</message>
<message>
<source>Rooms of a keep</source>
<translation>Kammern eines Bergfrieds</translation>
</message>
<message>
<source>Rooms, doors, windows, stairs: a house that men fight for.</source>
<translation>Räume, Türen, Fenster, Treppen: ein Haus, um das gekämpft wird.</translation>
</message>
<message>
<source>Rose</source>
<translation>Rose</translation>
</message>
<message>
<source>Roster</source>
<translation>Aufgebot</translation>
</message>
<message>
<source>Roster of {nation}</source>
<translation>Aufgebot: {nation}</translation>
</message>
<message>
<source>Rough ground</source>
<translation>Unebener Boden</translation>
</message>
<message>
<source>rough ground</source>
<translation>unebener Boden</translation>
</message>
<message>
<source>rough ground {number}</source>
<translation>raues Gelände {number}</translation>
</message>
<message>
<source>Roughly there: this game keeps no map, it may be a little off</source>
<translation>Ungefähr dort: dieses Spiel führt keine Karte, es kann etwas daneben sein</translation>
</message>
<message>
<source>roughly there: this game keeps no map, it may be a little off</source>
<translation>ungefähr dort: dieses Spiel führt keine Karte, es kann etwas daneben sein</translation>
</message>
<message>
<source>Round</source>
<translation>Runde</translation>
</message>
<message>
<source>Round by round</source>
<translation>Runde für Runde</translation>
</message>
<message>
<source>Round shape (B)</source>
<translation>Runde Form (B)</translation>
</message>
<message>
<source>Round tower</source>
<translation>Rundturm</translation>
</message>
<message>
<source>Round {round}</source>
<translation>Runde {round}</translation>
</message>
<message>
<source>round {round}</source>
<translation>Runde {round}</translation>
</message>
<message>
<source>round {round}, in order</source>
<translation>Runde {round}, der Reihe nach</translation>
</message>
<message>
<source>Round {round}, seat {place} of {all}: {who}</source>
<translation>Runde {round}, Platz {place} von {all}: {who}</translation>
</message>
<message>
<source>Round {round}: lords alive {count}</source>
<translation>Runde {round}: Herrscher am Leben: {count}</translation>
</message>
<message>
<source>Round {round}: the enemy.</source>
<translation>Runde {round}: der Gegner.</translation>
</message>
<message>
<source>Round {round}: the heroes.</source>
<translation>Runde {round}: die Helden.</translation>
</message>
<message>
<source>Round {round}: {seat}.</source>
<translation>Runde {round}: {seat}.</translation>
</message>
<message>
<source>Rounds</source>
<translation>Runden</translation>
</message>
<message>
<source>Row {number}</source>
<translation>Zeile {number}</translation>
</message>
<message>
<source>Row {number} of the models</source>
<translation>Zeile {number} der Modelle</translation>
</message>
<message>
<source>Rows and columns, never diagonally. Forest costs 2, mountain 3, all else 1.</source>
<translation>Reihen und Spalten, nie schräg. Wald kostet 2, Berg 3, alles andere 1.</translation>
</message>
<message>
<source>rows of {length} whole numbers belong here</source>
<translation>hierher gehören Reihen von {length} ganzen Zahlen</translation>
</message>
<message>
<source>Rubble</source>
<translation>Trümmer</translation>
</message>
<message>
<source>rubble</source>
<translation>Schutt</translation>
</message>
<message>
<source>rubble {number}</source>
<translation>Schutt {number}</translation>
</message>
<message>
<source>Ruin</source>
<translation>Ruine</translation>
</message>
<message>
<source>Ruin with treasure</source>
<translation>Ruine mit Schatz</translation>
</message>
<message>
<source>Ruined Town</source>
<translation>Stadtruine</translation>
</message>
<message>
<source>Ruined town</source>
<translation>Stadtruine</translation>
</message>
<message>
<source>Ruins</source>
<translation>Ruinen</translation>
</message>
<message>
<source>Ruins anywhere but beside a town or another ruin, Strongholds five tiles from towns and each other.</source>
<translation>Ruinen überall, nur nicht neben einer Stadt oder Ruine; Festungen fünf Felder von Städten und voneinander.</translation>
</message>
<message>
<source>Ruins are laid</source>
<translation>Ruinen werden gelegt</translation>
</message>
<message>
<source>Ruins for each player</source>
<translation>Ruinen je Spieler</translation>
</message>
<message>
<source>Ruins left</source>
<translation>Ruinen übrig</translation>
</message>
<message>
<source>Rule of thumb</source>
<translation>Faustregel</translation>
</message>
<message>
<source>Rule {number}</source>
<translation>Regel {number}</translation>
</message>
<message>
<source>Ruler</source>
<translation>Lineal</translation>
</message>
<message>
<source>Rules</source>
<translation>Regeln</translation>
</message>
<message>
<source>rules: this game was played with newer rules ({rules}); install that version to open it.</source>
<translation>rules: Dieses Spiel lief mit neueren Regeln ({rules}); installiere jene Version, um es zu öffnen.</translation>
</message>
<message>
<source>Rulings and house rules under one name.</source>
<translation>Auslegungen und Hausregeln unter einem Namen.</translation>
</message>
<message>
<source>run down</source>
<translation>heruntergekommen</translation>
</message>
<message>
<source>Rush at the nearest enemy</source>
<translation>Auf den nächsten Gegner stürmen</translation>
</message>
<message>
<source>S</source><comment>the key for Spades</comment>
<translation>P</translation>
</message>
<message>
<source>Sage</source>
<translation>Salbei</translation>
</message>
<message>
<source>Sand-cl&amp;ock in Reflection</source>
<translation>Sand&amp;uhr in der Besinnung</translation>
</message>
<message>
<source>Sand-clock, {minutes} min: click to turn it</source>
<translation>Sanduhr, {minutes} min: klicken, um sie umzudrehen</translation>
</message>
<message>
<source>Sand-clock: it has run down</source>
<translation>Sanduhr: abgelaufen</translation>
</message>
<message>
<source>Sand-clock: {left} of {minutes} min left</source>
<translation>Sanduhr: noch {left} von {minutes} min</translation>
</message>
<message>
<source>Sandbox</source>
<translation>Sandkasten</translation>
</message>
<message>
<source>Sandbox: {name}</source>
<translation>Sandkasten: {name}</translation>
</message>
<message>
<source>Sandy</source>
<translation>Sandig</translation>
</message>
<message>
<source>Save as a game</source>
<translation>Als Spiel speichern</translation>
</message>
<message>
<source>save; every change is kept by itself too</source>
<translation>sichern; jede Änderung wird auch von selbst bewahrt</translation>
</message>
<message>
<source>Saved games keep what they were started with. What else speaks of it will have a problem.</source>
<translation>Gespeicherte Spiele behalten, womit sie begonnen wurden. Was sonst darauf verweist, bekommt ein Problem.</translation>
</message>
<message>
<source>Saved. Every change is kept by itself</source>
<translation>Gespeichert. Jede Änderung bleibt von selbst erhalten</translation>
</message>
<message>
<source>Saved. Every change is kept by itself.</source>
<translation>Gespeichert. Jede Änderung bleibt von selbst erhalten.</translation>
</message>
<message>
<source>Saving works again: your game is saved up to the last answer.</source>
<translation>Das Speichern klappt wieder: Dein Spiel ist bis zur letzten Antwort gesichert.</translation>
</message>
<message>
<source>Say whose turn it &amp;is</source>
<translation>Sagen, wer dran &amp;ist</translation>
</message>
<message>
<source>say yes or no</source>
<translation>sag ja oder nein</translation>
</message>
<message>
<source>Says</source>
<translation>Sagt</translation>
</message>
<message numerus="yes">
<source>Scatter %n piece(s): {name}</source>
<translation><numerusform>%n Stück streuen: {name}</numerusform><numerusform>%n Stücke streuen: {name}</numerusform></translation>
</message>
<message>
<source>scatter small pieces</source>
<translation>kleine Stücke streuen</translation>
</message>
<message>
<source>Scatter small pieces in one stroke (T)</source>
<translation>Kleine Stücke streuen, in einem Strich (T)</translation>
</message>
<message>
<source>Scenario</source>
<translation>Szenario</translation>
</message>
<message>
<source>scenario.guardian: the point lies off the table; move it inwards.</source>
<translation>scenario.guardian: Der Punkt liegt nicht auf dem Tisch; rück ihn nach innen.</translation>
</message>
<message>
<source>scenario.guardian: {village_name} has no building {building!r}.</source>
<translation>scenario.guardian: {village_name} hat kein Gebäude {building!r}.</translation>
</message>
<message>
<source>scenario.loss.buildings: {village_name} has no building {id!r}; it has {choices}.</source>
<translation>scenario.loss.buildings: {village_name} hat kein Gebäude {id!r}; es hat {choices}.</translation>
</message>
<message>
<source>scenario.loss.fallen: this is more than {village_name} has buildings ({count}); ask for fewer.</source>
<translation>scenario.loss.fallen: Das ist mehr, als {village_name} Gebäude hat ({count}); verlange weniger.</translation>
</message>
<message>
<source>scenario.wave[{number}]: no enemy comes from edge {edge} of {village_name}; choose another.</source>
<translation>scenario.wave[{number}]: Von Kante {edge} von {village_name} kommt kein Gegner; wähle eine andere.</translation>
</message>
<message>
<source>scenario.win: no wave brings a Boss; raise an Escalation or write one into a group.</source>
<translation>scenario.win: Keine Welle bringt einen Boss; erhöhe eine Eskalation oder schreib einen in eine Gruppe.</translation>
</message>
<message>
<source>scenario: it is for two players; choose two, or no scenario.</source>
<translation>scenario: Es ist für zwei; wähle zwei Spieler oder kein Szenario.</translation>
</message>
<message>
<source>scenario: its house rules {id!r} are not in the content; add them.</source>
<translation>scenario: Seine Hausregeln {id!r} sind nicht im Inhalt; füge sie hinzu.</translation>
</message>
<message>
<source>scenario: {given!r} is not in the content; choose one of: {offered}.</source>
<translation>scenario: {given!r} ist nicht im Inhalt; wähle eins von: {offered}.</translation>
</message>
<message>
<source>Scenarios</source>
<translation>Szenarien</translation>
</message>
<message>
<source>Scorpion</source>
<translation>Skorpion</translation>
</message>
<message>
<source>Scout</source>
<translation>Kundschafter</translation>
</message>
<message>
<source>Scouts</source>
<translation>Späher</translation>
</message>
<message>
<source>Scroll of Return</source>
<translation>Schriftrolle der Heimkehr</translation>
</message>
<message>
<source>Se&amp;ats</source>
<translation>Plätz&amp;e</translation>
</message>
<message>
<source>Search</source>
<translation>Suchen</translation>
</message>
<message>
<source>search</source>
<translation>suchen</translation>
</message>
<message>
<source>Search the chronicle</source>
<translation>Chronik durchsuchen</translation>
</message>
<message>
<source>Search the house rules</source>
<translation>Hausregeln durchsuchen</translation>
</message>
<message>
<source>Search the rules</source>
<translation>Regeln durchsuchen</translation>
</message>
<message>
<source>Seat {number}</source>
<translation>Platz {number}</translation>
</message>
<message>
<source>Seats</source>
<translation>Plätze</translation>
</message>
<message>
<source>Seats of power</source>
<translation>Sitze der Macht</translation>
</message>
<message>
<source>Second</source>
<translation>Zweite</translation>
</message>
<message>
<source>Second: {runner}, {runner_distance}.</source>
<translation>Danach: {runner}, {runner_distance}.</translation>
</message>
<message>
<source>Second: {runner}.</source>
<translation>Danach: {runner}.</translation>
</message>
<message>
<source>secret</source>
<translation>geheim</translation>
</message>
<message>
<source>Secret and hidden places are drawn when their owner wants.</source>
<translation>Geheime und verborgene Orte werden gezeichnet, wann ihr Besitzer will.</translation>
</message>
<message>
<source>secrets</source>
<translation>Geheimem</translation>
</message>
<message>
<source>See also:</source>
<translation>Siehe auch:</translation>
</message>
<message>
<source>see it from farther</source>
<translation>weiter weg</translation>
</message>
<message>
<source>see it from nearer</source>
<translation>näher heran</translation>
</message>
<message>
<source>See the goods</source>
<translation>Waren ansehen</translation>
</message>
<message>
<source>See the newest backup</source>
<translation>Zur neuesten Sicherung</translation>
</message>
<message>
<source>See the top {number} cards of equipment. You may buy one at its price, wherever your lord is.</source>
<translation>Sieh die obersten {number} Ausrüstungskarten. Eine darfst du zu ihrem Preis kaufen, wo dein Herrscher auch ist.</translation>
</message>
<message>
<source>seen in return</source>
<translation>wird auch gesehen</translation>
</message>
<message>
<source>Sell</source>
<translation>Verkaufen</translation>
</message>
<message>
<source>Sell equipment</source>
<translation>Ausrüstung verkaufen</translation>
</message>
<message>
<source>Sell food</source>
<translation>Nahrung verkaufen</translation>
</message>
<message>
<source>Sell {food}</source>
<translation>{food} verkaufen</translation>
</message>
<message>
<source>Sell {food} food</source>
<translation>{food} Nahrung verkaufen</translation>
</message>
<message>
<source>Sell {item}</source>
<translation>{item} verkaufen</translation>
</message>
<message>
<source>sells for {gold}</source>
<translation>Verkauf {gold}</translation>
</message>
<message>
<source>Send &amp;backward</source>
<translation>Nach &amp;hinten</translation>
</message>
<message>
<source>Send a worker</source>
<translation>Arbeiter schicken</translation>
</message>
<message>
<source>Send away</source>
<translation>Wegschicken</translation>
</message>
<message>
<source>send away</source>
<translation>wegschicken</translation>
</message>
<message>
<source>send somebody away</source>
<translation>jemanden wegschicken</translation>
</message>
<message>
<source>Sentries at least</source>
<translation>Mindestens Wachen</translation>
</message>
<message>
<source>Sentries stand in the open, and until the alarm the attacker alone has turns.</source>
<translation>Die Posten stehen im Freien, und bis zum Alarm hat nur der Angreifer Züge.</translation>
</message>
<message>
<source>Sentries, one of</source>
<translation>Wachen, einer von</translation>
</message>
<message>
<source>Sergeant</source>
<translation>Sergeant</translation>
</message>
<message>
<source>Sergeant near {number}</source>
<translation>Sergeant nahe {number}</translation>
</message>
<message>
<source>Serpent</source>
<translation>Schlange</translation>
</message>
<message>
<source>Set aside</source>
<translation>Beiseitegelegt</translation>
</message>
<message>
<source>Set down by the defender</source>
<translation>Vom Verteidiger aufgestellt</translation>
</message>
<message>
<source>set fire to {goal}</source>
<translation>Feuer an {goal:acc} legen</translation>
</message>
<message>
<source>Set it here</source>
<translation>Hier setzen</translation>
</message>
<message>
<source>set it on fire</source>
<translation>Feuer legen</translation>
</message>
<message>
<source>Set it to {price}.</source>
<translation>Setz es auf {price}.</translation>
</message>
<message>
<source>Set its size by two points</source>
<translation>Größe über zwei Punkte setzen</translation>
</message>
<message>
<source>Set of house rules</source>
<translation>Hausregeln als Satz</translation>
</message>
<message>
<source>Set the house alight</source>
<translation>Das Haus anzünden</translation>
</message>
<message>
<source>Set the ladder up here</source>
<translation>Die Leiter hier aufstellen</translation>
</message>
<message>
<source>Set this building down once, or choose another as the house.</source>
<translation>Stelle dieses Gebäude einmal auf oder wähle ein anderes als das Haus.</translation>
</message>
<message>
<source>Set to {value}</source>
<translation>Auf {value} setzen</translation>
</message>
<message>
<source>set up</source>
<translation>aufgestellt</translation>
</message>
<message>
<source>Set up your line</source>
<translation>Stell deine Linie auf</translation>
</message>
<message>
<source>set-up</source>
<translation>Aufstellung</translation>
</message>
<message>
<source>Sets buildings alight; only Mobs do.</source>
<translation>Setzt Gebäude in Brand; nur Meuten tun das.</translation>
</message>
<message>
<source>sets fire to</source>
<translation>legt Feuer an</translation>
</message>
<message>
<source>Sets of house rules that it is played with, the later over the earlier.</source>
<translation>Hausregeln, mit denen gespielt wird; spätere gehen vor.</translation>
</message>
<message>
<source>Setting</source>
<translation>Schauplatz</translation>
</message>
<message>
<source>Settings</source>
<translation>Schauplätze</translation>
</message>
<message>
<source>Settings of the engine that differ from the book.</source>
<translation>Einstellungen der Grundregeln, die vom Buch abweichen.</translation>
</message>
<message>
<source>Settings of the village that differ from the book.</source>
<translation>Einstellungen des Dorfes, die vom Buch abweichen.</translation>
</message>
<message>
<source>Settle first which edge of your table is north: it is edge 1 of the picture.</source>
<translation>Legt zuerst fest, welche Kante eures Tisches Norden ist: Es ist Kante 1 des Bildes.</translation>
</message>
<message>
<source>Settled</source>
<translation>Erledigt</translation>
</message>
<message>
<source>Setup</source>
<translation>Aufbau</translation>
</message>
<message>
<source>setup: the description of the game is missing; take an earlier copy of the file.</source>
<translation>setup: Die Beschreibung des Spiels fehlt; nimm eine frühere Kopie der Datei.</translation>
</message>
<message>
<source>seven</source>
<translation>sieben</translation>
</message>
<message>
<source>Several edges from Escalation</source>
<translation>Mehrere Kanten ab Eskalation</translation>
</message>
<message>
<source>Several engineers may raise one building</source>
<translation>Mehrere Baumeister dürfen an einem Gebäude bauen</translation>
</message>
<message>
<source>Several shoot as one</source>
<translation>Mehrere schießen wie einer</translation>
</message>
<message>
<source>several shooters</source>
<translation>mehrere Schützen</translation>
</message>
<message>
<source>Shall this be the deadly attack of {name}?</source>
<translation>Soll das der tödliche Angriff von {name:dat} sein?</translation>
</message>
<message>
<source>Shapeshifters</source>
<translation>Gestaltwandler</translation>
</message>
<message>
<source>Share</source>
<translation>Teilen</translation>
</message>
<message>
<source>Share content</source>
<translation>Inhalt teilen</translation>
</message>
<message>
<source>Share out {total}; you shared out {shared}.</source>
<translation>Verteile {total}; du hast {shared} verteilt.</translation>
</message>
<message>
<source>Share what happened</source>
<translation>Teilen, was geschah</translation>
</message>
<message>
<source>Sheets</source>
<translation>Bögen</translation>
</message>
<message>
<source>Shell hole</source>
<translation>Granattrichter</translation>
</message>
<message>
<source>shell hole {number}</source>
<translation>Granattrichter {number}</translation>
</message>
<message>
<source>Shield</source>
<translation>Schild</translation>
</message>
<message>
<source>Shift</source>
<translation>Umschalt</translation>
</message>
<message>
<source>shoot</source>
<translation>schießen</translation>
</message>
<message>
<source>Shoot and Reload</source>
<translation>Feuern und Laden</translation>
</message>
<message>
<source>Shoot and Reload: two equal lines, all loaded, 2 actions.</source>
<translation>Schießen und Laden: zwei gleiche Reihen, alle geladen, 2 Aktionen.</translation>
</message>
<message>
<source>shoot as one</source>
<translation>gemeinsam schießen</translation>
</message>
<message>
<source>shoot at {goal}</source>
<translation>auf {goal:acc} schießen</translation>
</message>
<message>
<source>Shoot at {name}</source>
<translation>Schuss auf {name:acc}</translation>
</message>
<message>
<source>Shoot: {badges}</source>
<translation>Schuss: {badges}</translation>
</message>
<message>
<source>Shooters may pass over those of less than half their points. Every hero counts the same for the size of the waves.</source>
<translation>Schützen dürfen übergehen, wer weniger als die Hälfte ihrer Punkte kostet. Für die Größe der Wellen zählt jeder Held gleich.</translation>
</message>
<message>
<source>Shooters may pass over those of less than half their points. The village pays in Supplies, not in points.</source>
<translation>Schützen dürfen übergehen, wer weniger als die Hälfte ihrer Punkte kostet. Das Dorf zahlt mit Vorräten, nicht mit Punkten.</translation>
</message>
<message>
<source>Shooting: as melee, but only the shooter can win</source>
<translation>Schießen: wie Nahkampf, aber nur der Schütze kann gewinnen</translation>
</message>
<message>
<source>shoots at</source>
<translation>schießt auf</translation>
</message>
<message>
<source>Short</source>
<translation>Kurz</translation>
</message>
<message>
<source>Short by Long</source>
<translation>Kurz mal Lang</translation>
</message>
<message>
<source>Short by Medium</source>
<translation>Kurz mal Mittel</translation>
</message>
<message>
<source>Short by Short</source>
<translation>Kurz mal Kurz</translation>
</message>
<message>
<source>Short by up to: {names}.</source>
<translation>Es fehlen bis zu: {names}.</translation>
</message>
<message>
<source>Short Move</source>
<translation>Kurze Bewegung</translation>
</message>
<message>
<source>Short {short}, Medium {medium}, Long {long}; on foot Medium, on horseback Long, in a straight line.</source>
<translation>Kurz {short}, Mittel {medium}, Lang {long}; zu Fuß Mittel, zu Pferd Lang, in gerader Linie.</translation>
</message>
<message>
<source>Shot</source>
<translation>Schuss</translation>
</message>
<message>
<source>Shot of all: {odds}</source>
<translation>Schuss aller: {odds}</translation>
</message>
<message>
<source>Shot: {odds}</source>
<translation>Schuss: {odds}</translation>
</message>
<message>
<source>Show</source>
<translation>Zeigen</translation>
</message>
<message>
<source>Show earlier rolls</source>
<translation>Frühere Würfe zeigen</translation>
</message>
<message>
<source>Show everything</source>
<translation>Alles zeigen</translation>
</message>
<message>
<source>Show how both came out</source>
<translation>Zeigen, wie beides ausging</translation>
</message>
<message>
<source>Show in folder</source>
<translation>Im Ordner zeigen</translation>
</message>
<message>
<source>Show in the workshop</source>
<translation>In der Werkstatt zeigen</translation>
</message>
<message>
<source>Show it</source>
<translation>Zeigen</translation>
</message>
<message>
<source>Show t&amp;he odds</source>
<translation>&amp;Chancen zeigen</translation>
</message>
<message>
<source>Show the clause {clause}</source>
<translation>Klausel {clause} zeigen</translation>
</message>
<message>
<source>Show the grid and let things snap to it (G)</source>
<translation>Das Gitter zeigen und Dinge daran einrasten lassen (G)</translation>
</message>
<message>
<source>Show the problems</source>
<translation>Probleme zeigen</translation>
</message>
<message>
<source>Show the report</source>
<translation>Bericht zeigen</translation>
</message>
<message>
<source>Show the ways</source>
<translation>Wege zeigen</translation>
</message>
<message>
<source>show the whole table</source>
<translation>den ganzen Tisch zeigen</translation>
</message>
<message>
<source>show the whole table; at a move: stay, nobody moves; at an order: decide otherwise</source>
<translation>den ganzen Tisch zeigen; bei einer Bewegung: stehen bleiben, niemand zieht; bei einem Befehl: anders entscheiden</translation>
</message>
<message>
<source>Show this at the table</source>
<translation>Das am Tisch zeigen</translation>
</message>
<message>
<source>Show what is &amp;new on the table</source>
<translation>Zeigen, was auf dem Tisch &amp;neu ist</translation>
</message>
<message>
<source>show what is chosen, as large as it can be</source>
<translation>das Gewählte zeigen, so groß es geht</translation>
</message>
<message>
<source>Show what is new whenever something comes onto the table</source>
<translation>Zeigen, was neu ist, wann immer etwas auf den Tisch kommt</translation>
</message>
<message>
<source>Shown</source>
<translation>Sichtbar</translation>
</message>
<message>
<source>Shrine</source>
<translation>Schrein</translation>
</message>
<message>
<source>Side</source>
<translation>Seite</translation>
</message>
<message>
<source>Siege</source>
<translation>Belagerung</translation>
</message>
<message>
<source>Siege engine</source>
<translation>Belagerungsmaschine</translation>
</message>
<message>
<source>Siege engines move or shoot. Nothing alters their rolls.</source>
<translation>Maschinen fahren oder schießen. Nichts ändert ihre Würfe.</translation>
</message>
<message>
<source>Siege engines strike back</source>
<translation>Belagerungsmaschinen schlagen zurück</translation>
</message>
<message>
<source>Siege games for the screen, the table and the workshop</source>
<translation>Belagern an Bildschirm, Tisch und Werkbank</translation>
</message>
<message>
<source>Sieges tried</source>
<translation>Belagerungen im Test</translation>
</message>
<message>
<source>Sight</source>
<translation>Sicht</translation>
</message>
<message>
<source>Sight inside a wood</source>
<translation>Sicht in einem Wald</translation>
</message>
<message>
<source>Since it was opened</source>
<translation>Seit dem Öffnen</translation>
</message>
<message>
<source>Since the last test</source>
<translation>Seit dem letzten Test</translation>
</message>
<message>
<source>Since the test before the last</source>
<translation>Seit dem vorletzten Test</translation>
</message>
<message>
<source>Since then: {count} more of another kind, written down in the same folder.</source>
<translation>Seither: {count} weitere anderer Art, im selben Ordner notiert.</translation>
</message>
<message>
<source>single shots {n} %</source>
<translation>einzelne Schüsse {n} %</translation>
</message>
<message>
<source>six</source>
<translation>sechs</translation>
</message>
<message>
<source>Six in blue</source>
<translation>Sechs in Blau</translation>
</message>
<message>
<source>Size</source>
<translation>Größe</translation>
</message>
<message>
<source>Size of an Ambush</source>
<translation>Größe eines Hinterhalts</translation>
</message>
<message>
<source>Size of the picture</source>
<translation>Größe des Bildes</translation>
</message>
<message>
<source>Skip</source>
<translation>Aussetzen</translation>
</message>
<message>
<source>Skip their turn</source>
<translation>Zug überspringen</translation>
</message>
<message>
<source>Skipped</source>
<translation>Übergangen</translation>
</message>
<message>
<source>Sky</source>
<translation>Himmel</translation>
</message>
<message>
<source>Skyscraper</source>
<translation>Hochhaus</translation>
</message>
<message>
<source>Slain at {tile}: {unit}.</source>
<translation>Erschlagen bei {tile}: {unit}.</translation>
</message>
<message>
<source>Slain by them</source>
<translation>Von ihnen erschlagen</translation>
</message>
<message>
<source>Slain in {share} of 100 times; units slain by each of them: {each}.</source>
<translation>In {share} von 100 Fällen erschlagen; Einheiten, die jedes von ihnen erschlug: {each}.</translation>
</message>
<message>
<source>Slow</source>
<translation>Langsam</translation>
</message>
<message>
<source>Slows a Move that crosses it.</source>
<translation>Bremst jede Bewegung darüber.</translation>
</message>
<message>
<source>Slows a Move that touches it.</source>
<translation>Bremst jede Bewegung, die es berührt.</translation>
</message>
<message>
<source>Small</source>
<translation>Klein</translation>
</message>
<message>
<source>small</source>
<translation>klein</translation>
</message>
<message>
<source>small hill {number}</source>
<translation>kleiner Hügel {number}</translation>
</message>
<message>
<source>Small monster</source>
<translation>Kleines Monster</translation>
</message>
<message>
<source>Small monsters</source>
<translation>Kleine Monster</translation>
</message>
<message>
<source>Small pictures, one with each click</source>
<translation>Kleine Bilder, eines mit jedem Klick</translation>
</message>
<message>
<source>Small: 20 game tiles</source>
<translation>Klein: 20 Spielplatten</translation>
</message>
<message>
<source>Smoke above {place}</source>
<translation>Rauch über {place}</translation>
</message>
<message>
<source>Smoke Bomb</source>
<translation>Rauchbombe</translation>
</message>
<message>
<source>Snap</source>
<translation>Einrasten</translation>
</message>
<message>
<source>Snaps to a grid of {size}.</source>
<translation>Rastet an einem Gitter von {size} ein.</translation>
</message>
<message>
<source>Snowy</source>
<translation>Verschneit</translation>
</message>
<message>
<source>So far</source>
<translation>Bisher</translation>
</message>
<message>
<source>So far one sees between the trees.</source>
<translation>So weit sieht man zwischen den Bäumen.</translation>
</message>
<message>
<source>So many at most are Fearless.</source>
<translation>Höchstens so viele sind Furchtlos.</translation>
</message>
<message>
<source>So many attacks may be made at two tiles</source>
<translation>So viele Angriffe reichen zwei Felder weit</translation>
</message>
<message>
<source>So many can be on the map at once.</source>
<translation>So viele können zugleich auf der Landkarte sein.</translation>
</message>
<message>
<source>So many defenders at most.</source>
<translation>Höchstens so viele Verteidiger.</translation>
</message>
<message>
<source>So many dice a turn may be rolled again</source>
<translation>So viele Würfel je Zug dürfen neu geworfen werden</translation>
</message>
<message>
<source>So many lie there before the first wave.</source>
<translation>So viele liegen vor der ersten Welle da.</translation>
</message>
<message>
<source>So many locations and so many defenders; fewer make a shorter evening.</source>
<translation>So viele Orte und so viele Verteidiger; mit weniger wird der Abend kürzer.</translation>
</message>
<message>
<source>So many may act on one roll.</source>
<translation>So viele dürfen mit einem Wurf handeln.</translation>
</message>
<message>
<source>So many men win it.</source>
<translation>So viele Männer gewinnen es.</translation>
</message>
<message>
<source>So many of the attacks reach 2 tiles: {number}.</source>
<translation>So viele der Angriffe reichen 2 Felder weit: {number}.</translation>
</message>
<message>
<source>So many points of them.</source>
<translation>So viele Punkte von ihnen.</translation>
</message>
<message>
<source>So many rounds of a wave; then they go for buildings. 0: they wait for ever.</source>
<translation>So viele Runden einer Welle; dann gehen sie auf Gebäude los. 0: Sie warten für immer.</translation>
</message>
<message>
<source>So many Strongholds did not fit on a map of this size. Take a larger one.</source>
<translation>So viele Festungen passten auf keine Landkarte dieser Größe. Nimm eine größere.</translation>
</message>
<message>
<source>So many tiles away it strikes.</source>
<translation>So viele Felder weit reicht ein Schlag.</translation>
</message>
<message>
<source>So many times the table of this quarter is rolled on.</source>
<translation>So oft wird auf die Tabelle dieses Viertels gewürfelt.</translation>
</message>
<message>
<source>So many waves, Supplies or finds.</source>
<translation>So viele Wellen, Vorräte oder Funde.</translation>
</message>
<message>
<source>So near foes must make a Morale roll.</source>
<translation>So nahe Gegner machen einen Moralwurf.</translation>
</message>
<message>
<source>So near friends must make a Morale roll.</source>
<translation>So nahe Freunde machen einen Moralwurf.</translation>
</message>
<message>
<source>Soft grey lines</source>
<translation>Weiche graue Striche</translation>
</message>
<message>
<source>Sold for</source>
<translation>Verkauft für</translation>
</message>
<message>
<source>Soldier</source>
<translation>Soldat</translation>
</message>
<message>
<source>Soldiers</source>
<translation>Soldaten</translation>
</message>
<message>
<source>Soldiers want pay</source>
<translation>Soldaten wollen Sold</translation>
</message>
<message>
<source>Some go unpaid</source>
<translation>Manche leer ausgehen lassen</translation>
</message>
<message>
<source>Some monsters fly</source>
<translation>Manche Monster fliegen</translation>
</message>
<message>
<source>Some who are {word}</source>
<translation>Welche, die {word} sind</translation>
</message>
<message>
<source>Somebody</source>
<translation>Jemand</translation>
</message>
<message>
<source>somebody carries the model; correct that first</source>
<translation>jemand trägt das Modell; berichtige das zuerst</translation>
</message>
<message>
<source>Somebody commands</source>
<translation>Jemand befehligt</translation>
</message>
<message>
<source>Somebody falls, others are wounded or flee along a way. A lost place may be won back: move a defender there when the threat has gone. Morale sinks with what people loved, and with it everybody's value.</source>
<translation>Jemand fällt, andere werden verwundet oder fliehen einen Weg entlang. Ein verlorener Ort kann zurückgewonnen werden: Geh mit einem Verteidiger hin, wenn die Bedrohung fort ist. Die Moral sinkt mit dem, was die Leute liebten, und mit ihr der Wert von allen.</translation>
</message>
<message>
<source>somebody is on this ladder; correct first where that one stands</source>
<translation>auf dieser Leiter steht jemand; korrigiere zuerst, wo</translation>
</message>
<message>
<source>somebody must build</source>
<translation>jemand muss bauen</translation>
</message>
<message>
<source>somebody must heal</source>
<translation>jemand muss heilen</translation>
</message>
<message>
<source>somebody stands before this musket</source>
<translation>jemand steht vor dieser Muskete</translation>
</message>
<message>
<source>Somebody who can fight</source>
<translation>Jemand, der kämpfen kann</translation>
</message>
<message>
<source>Something</source>
<translation>Etwas</translation>
</message>
<message>
<source>Something is still to be drawn</source>
<translation>Es ist noch etwas zu zeichnen</translation>
</message>
<message>
<source>Something lies out there, near {edge}.</source>
<translation>Draußen liegt etwas, nahe {edge:dat}.</translation>
</message>
<message>
<source>Something that is {word}</source>
<translation>Etwas, das {word} ist</translation>
</message>
<message>
<source>something to stand behind</source>
<translation>etwas, um dahinter zu stehen</translation>
</message>
<message>
<source>Something went wrong in Hearthwall</source>
<translation>In Hearthwall ist etwas schiefgegangen</translation>
</message>
<message>
<source>Somewhere else</source>
<translation>Anderswohin</translation>
</message>
<message>
<source>Song of Drums and Shakos</source>
<translation>Song of Drums and Shakos</translation>
</message>
<message>
<source>Soon over</source>
<translation>Bald vorbei</translation>
</message>
<message>
<source>Sorcerer</source>
<translation>Hexer</translation>
</message>
<message>
<source>Sorted by</source>
<translation>Sortiert nach</translation>
</message>
<message>
<source>Sounds</source>
<translation>Klänge</translation>
</message>
<message>
<source>sounds on and off</source>
<translation>Klänge an und aus</translation>
</message>
<message>
<source>Sounds: this computer has no command that plays them (pw-play would be one)</source>
<translation>Klänge: dieser Rechner hat keinen Befehl, der sie abspielt (etwa pw-play)</translation>
</message>
<message>
<source>South</source>
<translation>Süden</translation>
</message>
<message>
<source>south</source>
<translation>Süd</translation>
</message>
<message>
<source>south-east</source>
<translation>südöstlich</translation>
</message>
<message>
<source>South-east quarter</source>
<translation>Südostviertel</translation>
</message>
<message>
<source>south-west</source>
<translation>südwestlich</translation>
</message>
<message>
<source>South-west quarter</source>
<translation>Südwestviertel</translation>
</message>
<message>
<source>Space</source>
<translation>Leertaste</translation>
</message>
<message>
<source>Space shows the next step, any other key the end.</source>
<translation>Die Leertaste zeigt den nächsten Schritt, jede andere Taste das Ende.</translation>
</message>
<message>
<source>Spades</source>
<translation>Pik</translation>
</message>
<message>
<source>Spares a lord with a Beast Totem to the last.</source>
<translation>Verschont einen Herrscher mit Tiertotem bis zuletzt.</translation>
</message>
<message>
<source>Spawn edge</source>
<translation>Aufmarschkante</translation>
</message>
<message>
<source>Spawn edge {number}</source>
<translation>Aufmarschkante {number}</translation>
</message>
<message>
<source>Spawn edges</source>
<translation>Aufmarschkanten</translation>
</message>
<message>
<source>Spea&amp;k the orders</source>
<translation>Befeh&amp;le vorlesen</translation>
</message>
<message>
<source>Spea&amp;k the orders: this computer has no voice (eSpeak NG would be one)</source>
<translation>Befeh&amp;le vorlesen: Dieser Rechner hat keine Stimme (eSpeak NG wäre eine)</translation>
</message>
<message>
<source>Spearmen seldom drive out whoever comes into the Stronghold, and meanwhile nothing is gathered.</source>
<translation>Speerträger vertreiben selten jemanden, der in die Festung eindringt, und solange wird nichts eingenommen.</translation>
</message>
<message>
<source>Special rule</source>
<translation>Sonderregel</translation>
</message>
<message>
<source>Special rules</source>
<translation>Sonderregeln</translation>
</message>
<message>
<source>Special rules: {traits}</source>
<translation>Sonderregeln: {traits}</translation>
</message>
<message>
<source>Spellcasters</source>
<translation>Zauberkundige</translation>
</message>
<message>
<source>Spend your actions</source>
<translation>Nutze deine Aktionen</translation>
</message>
<message>
<source>Spent {count}</source>
<translation>Verbraucht {count}</translation>
</message>
<message>
<source>Spot</source>
<translation>Stelle</translation>
</message>
<message>
<source>spread fear</source>
<translation>verbreitete Furcht</translation>
</message>
<message>
<source>Spread out evenly</source>
<translation>Gleichmäßig verteilen</translation>
</message>
<message>
<source>Spread Shot</source>
<translation>Streuschuss</translation>
</message>
<message>
<source>Squad</source>
<translation>Abteilung</translation>
</message>
<message>
<source>Squad of player 1</source>
<translation>Abteilung von Spieler 1</translation>
</message>
<message>
<source>Squad of player 2</source>
<translation>Abteilung von Spieler 2</translation>
</message>
<message>
<source>Squad of player 3</source>
<translation>Abteilung von Spieler 3</translation>
</message>
<message>
<source>Squad of player 4</source>
<translation>Abteilung von Spieler 4</translation>
</message>
<message>
<source>squad_{number}: {name} breaks a limit. {limit} Or choose another squad.</source>
<translation>squad_{number}: {name} bricht eine Grenze. {limit} Oder wähle eine andere Abteilung.</translation>
</message>
<message>
<source>squad_{number}: {name} is of another nation.</source>
<translation>squad_{number}: {name} gehört zu einer anderen Nation.</translation>
</message>
<message>
<source>Squads</source>
<translation>Abteilungen</translation>
</message>
<message>
<source>Squads of all nations meet in turn, each as attacker and as defender.</source>
<translation>Abteilungen aller Nationen treffen reihum aufeinander, jede als Angreifer und als Verteidiger.</translation>
</message>
<message>
<source>Stable</source>
<translation>Stall</translation>
</message>
<message>
<source>Stack</source>
<translation>Häufchen</translation>
</message>
<message>
<source>Stairs</source>
<translation>Treppe</translation>
</message>
<message>
<source>Stairs and ladders</source>
<translation>Treppen und Leitern</translation>
</message>
<message>
<source>Stake up to {number} gold. On 4, 5 or 6 you win as much again, else it is lost.</source>
<translation>Setze bis zu {number} Gold. Bei 4, 5 oder 6 gewinnst du noch einmal so viel, sonst ist es fort.</translation>
</message>
<message>
<source>Stale</source>
<translation>Veraltet</translation>
</message>
<message>
<source>Stamp</source>
<translation>Stempel</translation>
</message>
<message>
<source>Stand here</source>
<translation>Hier aufstellen</translation>
</message>
<message>
<source>Stand-ins</source>
<translation>Stellvertreter</translation>
</message>
<message>
<source>Stand-ins: {names}.</source>
<translation>Stellvertreter: {names}.</translation>
</message>
<message>
<source>Stand-ins: {pairs}.</source>
<translation>Stellvertreter: {pairs}.</translation>
</message>
<message>
<source>Standard</source>
<translation>Standard</translation>
</message>
<message>
<source>Standing</source>
<translation>Stand</translation>
</message>
<message>
<source>Standing foes first</source>
<translation>Stehende Gegner zuerst</translation>
</message>
<message>
<source>Stands</source>
<translation>Stand</translation>
</message>
<message>
<source>stands</source>
<translation>steht</translation>
</message>
<message>
<source>Stands a tile nearer to whoever attacks.</source>
<translation>Steht für Angreifer ein Feld näher.</translation>
</message>
<message>
<source>stands there now</source>
<translation>steht jetzt da</translation>
</message>
<message>
<source>stands, flees, flees twice, runs for good</source>
<translation>steht, flieht, flieht zweimal, nimmt Reißaus</translation>
</message>
<message>
<source>Star patrols of the Consortium</source>
<translation>Sternpatrouillen des Konsortiums</translation>
</message>
<message>
<source>Start</source>
<translation>Beginnen</translation>
</message>
<message>
<source>Start from a copy</source>
<translation>Mit einer Kopie beginnen</translation>
</message>
<message>
<source>Start page</source>
<translation>Startseite</translation>
</message>
<message>
<source>Start the first game</source>
<translation>Das erste Spiel beginnen</translation>
</message>
<message>
<source>State</source>
<translation>Zustand</translation>
</message>
<message>
<source>Stay</source>
<translation>Bleiben</translation>
</message>
<message>
<source>Stay here</source>
<translation>Hier bleiben</translation>
</message>
<message>
<source>stay where it is</source>
<translation>bleiben, wo es ist</translation>
</message>
<message>
<source>stays</source>
<translation>bleibt</translation>
</message>
<message>
<source>stays at</source>
<translation>bewacht</translation>
</message>
<message>
<source>Steadfast</source>
<translation>Standhaft</translation>
</message>
<message>
<source>steady volley</source>
<translation>ruhige Salve</translation>
</message>
<message>
<source>Steady volley: three or more fire at +1</source>
<translation>Ruhige Salve: drei oder mehr feuern mit +1</translation>
</message>
<message>
<source>stealthy</source>
<translation>leise</translation>
</message>
<message>
<source>Step</source>
<translation>Schritt</translation>
</message>
<message>
<source>Step by step</source>
<translation>Schritt für Schritt</translation>
</message>
<message>
<source>Steps</source>
<translation>Schritte</translation>
</message>
<message>
<source>Stick</source>
<translation>Stab</translation>
</message>
<message>
<source>still burning</source>
<translation>brennt noch</translation>
</message>
<message>
<source>Still growing</source>
<translation>Noch im Entstehen</translation>
</message>
<message>
<source>still in the deck</source>
<translation>noch im Stapel</translation>
</message>
<message>
<source>Still needed: a stamp or an outline</source>
<translation>Es fehlt: Stempel oder Umriss</translation>
</message>
<message>
<source>Still needed: its course</source>
<translation>Es fehlt: der Verlauf</translation>
</message>
<message>
<source>Still needed: its outline</source>
<translation>Es fehlt: der Umriss</translation>
</message>
<message>
<source>Still needed: its wall</source>
<translation>Es fehlt: die Mauer</translation>
</message>
<message>
<source>Still to act</source>
<translation>Noch am Zug</translation>
</message>
<message>
<source>Still to be paid now</source>
<translation>Jetzt noch zu zahlen</translation>
</message>
<message>
<source>Still to come</source>
<translation>Kommt noch</translation>
</message>
<message>
<source>Still to move</source>
<translation>Noch zu ziehen</translation>
</message>
<message>
<source>Stoic: a gruesome death frightens once less</source>
<translation>Stoisch: ein grausiger Tod schreckt einmal weniger</translation>
</message>
<message>
<source>Stone</source>
<translation>Stein</translation>
</message>
<message>
<source>Stone of a defeated hero</source>
<translation>Stein eines besiegten Helden</translation>
</message>
<message>
<source>Stone of {name}</source>
<translation>Stein von {name:dat}</translation>
</message>
<message>
<source>Stone of {name}, with the standard</source>
<translation>Stein von {name}, mit der Standarte</translation>
</message>
<message>
<source>Stonefell</source>
<translation>Steinfell</translation>
</message>
<message>
<source>Stood and waited.</source>
<translation>Stand da und wartete.</translation>
</message>
<message>
<source>Stop</source>
<translation>Anhalten</translation>
</message>
<message>
<source>Stop here</source>
<translation>Hier bleiben</translation>
</message>
<message>
<source>Stop here, keep results</source>
<translation>Hier anhalten, Ergebnisse behalten</translation>
</message>
<message>
<source>Stopped</source>
<translation>Angehalten</translation>
</message>
<message numerus="yes">
<source>stopped after %n game(s)</source>
<translation><numerusform>nach %n Spiel angehalten</numerusform><numerusform>nach %n Spielen angehalten</numerusform></translation>
</message>
<message>
<source>Stopped on the way</source>
<translation>Unterwegs aufgehalten</translation>
</message>
<message>
<source>stopped on the way {chance}</source>
<translation>unterwegs aufgehalten {chance}</translation>
</message>
<message>
<source>Stopped. What stands here is certain; the rest is not looked at yet.</source>
<translation>Angehalten. Was hier steht, ist sicher; der Rest ist noch nicht angesehen.</translation>
</message>
<message>
<source>Stopped; the map is as it was.</source>
<translation>Angehalten; die Landkarte ist, wie sie war.</translation>
</message>
<message>
<source>Store</source>
<translation>Speicher</translation>
</message>
<message>
<source>Stores</source>
<translation>Vorräte</translation>
</message>
<message>
<source>Stores and defences</source>
<translation>Lager und Verteidigung</translation>
</message>
<message>
<source>Stores before</source>
<translation>Vorräte davor</translation>
</message>
<message>
<source>Storeys</source>
<translation>Stockwerke</translation>
</message>
<message>
<source>Story</source>
<translation>Geschichte</translation>
</message>
<message>
<source>Story and place</source>
<translation>Geschichte und Ort</translation>
</message>
<message>
<source>Straight to {heart}. Never turns back.</source>
<translation>Geradewegs zu {heart:dat}. Kehrt nie um.</translation>
</message>
<message>
<source>Straw</source>
<translation>Stroh</translation>
</message>
<message>
<source>Stream</source>
<translation>Bach</translation>
</message>
<message>
<source>stream {number}</source>
<translation>Bach {number}</translation>
</message>
<message>
<source>Strength</source>
<translation>Stärke</translation>
</message>
<message>
<source>stretch it</source>
<translation>strecken</translation>
</message>
<message>
<source>Strike back</source>
<translation>Schlag zurück</translation>
</message>
<message>
<source>Strike back no more</source>
<translation>Nicht mehr zurückschlagen</translation>
</message>
<message>
<source>Strike: {badges}</source>
<translation>Schlag: {badges}</translation>
</message>
<message>
<source>Strikes across corners; whoever does already has so many attacks more</source>
<translation>Schlägt auch schräg zu; wer das schon darf, hat so viele Angriffe mehr</translation>
</message>
<message>
<source>Strikes first in the combat of players.</source>
<translation>Schlägt im Kampf der Spieler zuerst zu.</translation>
</message>
<message>
<source>Strikes when it counts, thinks orders through and wins more often than the Sergeant; takes a moment.</source>
<translation>Schlägt zu, wenn es zählt, denkt Befehle zu Ende und gewinnt öfter als der Sergeant; braucht einen Augenblick.</translation>
</message>
<message>
<source>strikes with all its might at</source>
<translation>führt einen Wuchtschlag gegen</translation>
</message>
<message>
<source>Strong</source>
<translation>Stark</translation>
</message>
<message>
<source>strong</source>
<translation>stark</translation>
</message>
<message>
<source>Stronger than the ready squads, as it seems.</source>
<translation>Stärker als die fertigen Abteilungen, wie es scheint.</translation>
</message>
<message>
<source>Stronghold</source>
<translation>Festung</translation>
</message>
<message>
<source>Stronghold of {who}</source>
<translation>Festung von {who}</translation>
</message>
<message>
<source>Strongholds</source>
<translation>Festungen</translation>
</message>
<message>
<source>Strongholds for so many do not fit: each needs more than 10 tiles to towns and others.</source>
<translation>Festungen für so viele passen nicht: Jede braucht mehr als 10 Felder Abstand zu Städten und anderen.</translation>
</message>
<message>
<source>Strongholds rise</source>
<translation>Festungen entstehen</translation>
</message>
<message>
<source>Strongholds, towns, ruins, bridges</source>
<translation>Festungen, Städte, Ruinen, Brücken</translation>
</message>
<message>
<source>struck back: {chance} falls</source>
<translation>Gegenschlag: {chance} fällt</translation>
</message>
<message>
<source>struck back: {chance} wounded</source>
<translation>Gegenschlag: {chance} verwundet</translation>
</message>
<message>
<source>struggle free</source>
<translation>sich losreißen</translation>
</message>
<message>
<source>struggles free</source>
<translation>reißt sich los</translation>
</message>
<message>
<source>subtle</source>
<translation>feinsinnig</translation>
</message>
<message>
<source>Suffices</source>
<translation>Reicht</translation>
</message>
<message>
<source>Suit</source>
<translation>Farbe</translation>
</message>
<message>
<source>Supplies</source>
<translation>Vorräte</translation>
</message>
<message>
<source>Supplies after each wave</source>
<translation>Vorräte nach jeder Welle</translation>
</message>
<message>
<source>Supplies as a bonus</source>
<translation>Vorräte als Bonus</translation>
</message>
<message>
<source>Supplies at its end</source>
<translation>Vorräte am Ende</translation>
</message>
<message>
<source>Supplies gathered</source>
<translation>Gesammelte Vorräte</translation>
</message>
<message>
<source>Supplies in the purse: {supplies}.</source>
<translation>Vorräte in der Kammer: {supplies}.</translation>
</message>
<message>
<source>Supplies in the purse: {supplies}. Wave {wave} is over.</source>
<translation>Vorräte in der Kammer: {supplies}. Welle {wave} ist vorbei.</translation>
</message>
<message>
<source>Supplies left</source>
<translation>Übrige Vorräte</translation>
</message>
<message>
<source>Supplies, Integrity and wounds over the waves</source>
<translation>Vorräte, Integrität und Wunden über die Wellen</translation>
</message>
<message>
<source>Supply Cache</source>
<translation>Vorratslager</translation>
</message>
<message>
<source>Sure Wound</source>
<translation>Sichere Wunde</translation>
</message>
<message>
<source>Sure wounds have to be rolled</source>
<translation>Sichere Wunden müssen gewürfelt werden</translation>
</message>
<message>
<source>Surviving all waves</source>
<translation>Alle Wellen überstehen</translation>
</message>
<message>
<source>Surviving so many waves</source>
<translation>So viele Wellen überstehen</translation>
</message>
<message>
<source>Swampy</source>
<translation>Sumpfig</translation>
</message>
<message>
<source>switched: go through house rules</source>
<translation>switched: geht durch die Hausregeln</translation>
</message>
<message>
<source>Table</source>
<translation>Tisch</translation>
</message>
<message>
<source>Table view</source>
<translation>Tischansicht</translation>
</message>
<message>
<source>Table view on its &amp;own screen</source>
<translation>Tischansicht auf &amp;eigenem Schirm</translation>
</message>
<message>
<source>table_way: {given!r} is not known; choose one of: {choices}.</source>
<translation>table_way: {given!r} ist nicht bekannt; wähle eines von: {choices}.</translation>
</message>
<message>
<source>Tables and lists stand deeper than {most} inside one another; take the inner ones away.</source>
<translation>Tabellen und Listen stehen tiefer als {most} ineinander; nimm die inneren weg.</translation>
</message>
<message>
<source>Tag: {tag}</source>
<translation>Stichwort: {tag}</translation>
</message>
<message>
<source>Tags</source>
<translation>Stichwörter</translation>
</message>
<message>
<source>tags</source>
<translation>Schlagworte</translation>
</message>
<message>
<source>Tags, with commas between them</source>
<translation>Stichwörter, mit Kommas dazwischen</translation>
</message>
<message>
<source>Take away a bridge on which nobody stands.</source>
<translation>Nimm eine Brücke fort, auf der niemand steht.</translation>
</message>
<message>
<source>Take away from {tile}: {unit}.</source>
<translation>Nimm von {tile} fort: {unit}.</translation>
</message>
<message>
<source>Take away some terrain round it, or move it.</source>
<translation>Nimm ringsum etwas Gelände weg oder rück es weg.</translation>
</message>
<message>
<source>Take away some terrain there, or let them come from elsewhere.</source>
<translation>Nimm dort etwas Gelände weg oder lass sie von anderswo kommen.</translation>
</message>
<message>
<source>Take away the {ground}</source>
<translation>Wegnehmen: {ground}</translation>
</message>
<message>
<source>Take away: {unit}.</source>
<translation>Nimm fort: {unit}.</translation>
</message>
<message>
<source>Take back</source>
<translation>Zurück</translation>
</message>
<message>
<source>Take hold of the ladder</source>
<translation>Die Leiter anfassen</translation>
</message>
<message>
<source>Take in a file</source>
<translation>Datei aufnehmen</translation>
</message>
<message>
<source>Take in a game</source>
<translation>Spiel aufnehmen</translation>
</message>
<message>
<source>Take it</source>
<translation>Nehmen</translation>
</message>
<message>
<source>Take it away</source>
<translation>Wegnehmen</translation>
</message>
<message>
<source>take it away</source>
<translation>wegnehmen</translation>
</message>
<message>
<source>Take it back</source>
<translation>Zurückholen</translation>
</message>
<message>
<source>Take it out of the text.</source>
<translation>Nimm es aus dem Text.</translation>
</message>
<message>
<source>Take mine back</source>
<translation>Meines zurückholen</translation>
</message>
<message>
<source>Take off</source>
<translation>Ablegen</translation>
</message>
<message>
<source>Take off: {things}.</source>
<translation>Vom Tisch nehmen: {things}.</translation>
</message>
<message>
<source>Take one away, unless you want a map of trade.</source>
<translation>Nimm eine weg, wenn du keine Landkarte des Handels willst.</translation>
</message>
<message>
<source>Take somebody away: no battle allows more.</source>
<translation>Nimm jemanden heraus: Keine Schlacht erlaubt mehr.</translation>
</message>
<message>
<source>take the answer in blue, place it here; an order is done</source>
<translation>die blaue Antwort nehmen, hier platzieren; ein Befehl ist erledigt</translation>
</message>
<message>
<source>Take the bridge at {tile} away.</source>
<translation>Nimm die Brücke bei {tile} fort.</translation>
</message>
<message>
<source>Take the drawing away and draw it anew.</source>
<translation>Nimm die Zeichnung weg und zeichne sie neu.</translation>
</message>
<message>
<source>Take the flag of {thing}</source>
<translation>Die Fahne von {thing} nehmen</translation>
</message>
<message>
<source>take the last corner back</source>
<translation>die letzte Ecke zurücknehmen</translation>
</message>
<message>
<source>Take the levels of {other}</source>
<translation>Stufen übernehmen: {other}</translation>
</message>
<message>
<source>Take the levels over from this building. Below they can be changed.</source>
<translation>Die Stufen dieses Gebäudes übernehmen. Darunter lassen sie sich ändern.</translation>
</message>
<message>
<source>Take the photo away</source>
<translation>Das Foto wegnehmen</translation>
</message>
<message>
<source>take the piece away</source>
<translation>das Stück wegnehmen</translation>
</message>
<message>
<source>Take the piece away, or move one of them.</source>
<translation>Nimm das Stück weg oder verschieb eines.</translation>
</message>
<message>
<source>Take the ruin at {tile} away.</source>
<translation>Nimm die Ruine bei {tile} fort.</translation>
</message>
<message>
<source>Take the supplies ({number})</source>
<translation>Die Vorräte nehmen ({number})</translation>
</message>
<message>
<source>Take the torch away</source>
<translation>Fackel wegnehmen</translation>
</message>
<message>
<source>Take theirs</source>
<translation>Das andere nehmen</translation>
</message>
<message>
<source>Take up the standard of {name}</source>
<translation>Die Standarte von {name:dat} aufheben</translation>
</message>
<message>
<source>Take your places</source>
<translation>Geht in Stellung</translation>
</message>
<message>
<source>Take {name} into the saddle</source>
<translation>{name:acc} in den Sattel nehmen</translation>
</message>
<message>
<source>Take {points}</source>
<translation>{points} nehmen</translation>
</message>
<message>
<source>Take {points}, as the formula has it</source>
<translation>{points} nehmen, wie die Formel sagt</translation>
</message>
<message>
<source>Take {word} away</source>
<translation>{word} wegnehmen</translation>
</message>
<message>
<source>Taken already.</source>
<translation>Schon genommen.</translation>
</message>
<message>
<source>Taken in, but for its end</source>
<translation>Aufgenommen, bis auf den Schluss</translation>
</message>
<message>
<source>takes careful aim at</source>
<translation>zielt sorgfältig auf</translation>
</message>
<message>
<source>Takes whole strokes and stamps away</source>
<translation>Nimmt ganze Striche und Stempel weg</translation>
</message>
<message>
<source>Taking away the {ground} {piece} would open a way.</source>
<translation>Ohne dieses Stück ({ground}, {piece}) wäre ein Weg offen.</translation>
</message>
<message>
<source>Talk about this tale alone, not about tactics.</source>
<translation>Sprecht nur über diese Erzählung, nicht über Taktik.</translation>
</message>
<message>
<source>Tall, 2 by 3 tiles</source>
<translation>Hoch, 2 mal 3 Felder</translation>
</message>
<message>
<source>target in range</source>
<translation>Ziel in Reichweite</translation>
</message>
<message>
<source>Teleport</source>
<translation>Teleportieren</translation>
</message>
<message>
<source>Tell again how it went</source>
<translation>Noch einmal erzählen, wie es war</translation>
</message>
<message>
<source>Tell it aloud, or write what shall be kept</source>
<translation>Erzähl es laut, oder schreib auf, was bleiben soll</translation>
</message>
<message>
<source>Temple</source>
<translation>Tempel</translation>
</message>
<message>
<source>Temple heals {name}</source>
<translation>Der Tempel heilt {name:acc}</translation>
</message>
<message>
<source>Tent</source>
<translation>Zelt</translation>
</message>
<message>
<source>Terrain</source>
<translation>Gelände</translation>
</message>
<message>
<source>Terrain has ground only: buildings, zones and edges stay in their village.</source>
<translation>Gelände besteht nur aus Geländestücken: Gebäude, Zonen und Kanten bleiben in ihrem Dorf.</translation>
</message>
<message>
<source>Terrain table</source>
<translation>Geländetabelle</translation>
</message>
<message>
<source>Terrain tables</source>
<translation>Geländetabellen</translation>
</message>
<message>
<source>Terrain {number}</source>
<translation>Gelände {number}</translation>
</message>
<message>
<source>terrain.{piece_id}: a building stands on this {name}; it is taken off the table.</source>
<translation>terrain.{piece_id}: Auf diesem Stück ({name}) steht ein Gebäude; es kommt vom Tisch.</translation>
</message>
<message>
<source>terrain: no way leads to the {building_name}; take away some terrain round it.</source>
<translation>terrain: Kein Weg führt zu diesem Gebäude ({building_name}); nimm ringsum etwas Gelände weg.</translation>
</message>
<message>
<source>terrain: this is the ground of {name}; choose another.</source>
<translation>terrain: Das ist das Gelände von {name}; wähle ein anderes.</translation>
</message>
<message>
<source>Terrain: {kind}.</source>
<translation>Gelände: {kind}.</translation>
</message>
<message>
<source>terrain: {name} stands on its own ground; choose that.</source>
<translation>terrain: {name} steht auf eigenem Gelände; wähl dieses.</translation>
</message>
<message>
<source>terrain: {scenario_name} is set on {scenario_terrain}; choose that ground.</source>
<translation>terrain: {scenario_name} spielt auf {scenario_terrain}; wähle dieses Gelände.</translation>
</message>
<message>
<source>Terror</source>
<translation>Schrecken</translation>
</message>
<message>
<source>Test</source>
<translation>Testen</translation>
</message>
<message>
<source>Test again</source>
<translation>Noch einmal testen</translation>
</message>
<message>
<source>test out of date</source>
<translation>Test veraltet</translation>
</message>
<message>
<source>test: {progress}</source>
<translation>Test: {progress}</translation>
</message>
<message>
<source>tested</source>
<translation>getestet</translation>
</message>
<message>
<source>Tested as it is now</source>
<translation>Im jetzigen Stand getestet</translation>
</message>
<message>
<source>Testing ...</source>
<translation>Testet ...</translation>
</message>
<message>
<source>Texts are plain; take {found} away.</source>
<translation>Texte sind schlicht; nimm {found} weg.</translation>
</message>
<message>
<source>That hero has Long Move until the wave is over.</source>
<translation>Dieser Held hat Lange Bewegung, bis die Welle vorbei ist.</translation>
</message>
<message>
<source>That is all</source>
<translation>Das sind alle</translation>
</message>
<message>
<source>That is more than chance.</source>
<translation>Das ist mehr als Zufall.</translation>
</message>
<message>
<source>That is nearly always won. More is open with: {choice}.</source>
<translation>Das wird fast immer gewonnen. Offener ist es so: {choice}.</translation>
</message>
<message>
<source>That is nearly hopeless. More is open with: {choice}.</source>
<translation>Das ist fast aussichtslos. Offener ist es so: {choice}.</translation>
</message>
<message>
<source>The &amp;program draws</source>
<translation>Das &amp;Programm zieht</translation>
</message>
<message>
<source>The &amp;program rolls</source>
<translation>Das &amp;Programm würfelt</translation>
</message>
<message>
<source>The &amp;program rolls all dice</source>
<translation>Das &amp;Programm wirft alle Würfel</translation>
</message>
<message>
<source>The ability "Heart of the village" belongs to the first level, of exactly one building.</source>
<translation>Die Fähigkeit „Herz des Dorfes“ gehört auf die erste Stufe genau eines Gebäudes.</translation>
</message>
<message>
<source>the actions that are left</source>
<translation>die übrigen Aktionen</translation>
</message>
<message>
<source>the activation</source>
<translation>die Aktivierung</translation>
</message>
<message>
<source>the activation of Enemy Group {group}</source>
<translation>die Aktivierung von Gegnergruppe {group}</translation>
</message>
<message>
<source>the activation of {who}</source>
<translation>die Aktivierung von {who:dat}</translation>
</message>
<message>
<source>The alarm is raised!</source>
<translation>Alarm!</translation>
</message>
<message>
<source>The alarm is raised: a sentry has seen them.</source>
<translation>Alarm: Eine Wache hat sie gesehen.</translation>
</message>
<message>
<source>the Ancient Relic</source>
<translation>das Alte Relikt</translation>
</message>
<message>
<source>The answers lie on the table: click, or go there with the arrow keys.</source>
<translation>Die Antworten liegen auf dem Tisch: klicken, oder mit den Pfeiltasten hingehen.</translation>
</message>
<message>
<source>the army has as many as it may</source>
<translation>das Heer hat so viele, wie es darf</translation>
</message>
<message>
<source>the attack</source>
<translation>der Angriff|den Angriff|dem Angriff</translation>
</message>
<message>
<source>The attacker begins at the goal already.</source>
<translation>Der Angreifer beginnt schon am Ziel.</translation>
</message>
<message>
<source>The attacker cannot win: it counts from round {first} on, and the last is {rounds}.</source>
<translation>Der Angreifer kann nicht gewinnen: Es zählt ab Runde {first}, und die letzte ist {rounds}.</translation>
</message>
<message>
<source>The attacker cannot win: nobody is there before round {needed}.</source>
<translation>Der Angreifer kann nicht gewinnen: Vor Runde {needed} ist niemand dort.</translation>
</message>
<message>
<source>The attacker has the better of it.</source>
<translation>Der Angreifer ist im Vorteil.</translation>
</message>
<message>
<source>The attacker is played by</source>
<translation>Den Angreifer spielt</translation>
</message>
<message>
<source>The attacker won</source>
<translation>Der Angreifer gewann</translation>
</message>
<message>
<source>The attacker won the battle.</source>
<translation>Der Angreifer hat das Gefecht gewonnen.</translation>
</message>
<message>
<source>The attackers' die</source>
<translation>Der Würfel der Angreifer</translation>
</message>
<message>
<source>The attacks</source>
<translation>Die Angriffe</translation>
</message>
<message>
<source>The backup cannot be put in place ({fault_strerror}); make room beside {library_name} and try again.</source>
<translation>Die Sicherung kann nicht eingesetzt werden ({fault_strerror}); schaffe Platz neben {library_name} und versuche es noch einmal.</translation>
</message>
<message>
<source>The backup is in place</source>
<translation>Die Sicherung ist eingesetzt</translation>
</message>
<message>
<source>The backup is not in place</source>
<translation>Die Sicherung ist nicht eingesetzt</translation>
</message>
<message>
<source>the bank of earth</source>
<translation>der Erdwall|den Erdwall|dem Erdwall</translation>
</message>
<message>
<source>The bar is the share that was won; 95 times in 100 the true share lies within the line.</source>
<translation>Der Balken ist der Anteil, der gewonnen wurde; 95 Mal von 100 liegt der wahre Anteil auf der Linie.</translation>
</message>
<message>
<source>the Barricade</source>
<translation>die Barrikade|die Barrikade|der Barrikade</translation>
</message>
<message>
<source>The Barricade cracks, {left} left.</source>
<translation>Die Barrikade bekommt Risse, noch {left}.</translation>
</message>
<message>
<source>The Barricade is torn down.</source>
<translation>Die Barrikade ist niedergerissen.</translation>
</message>
<message>
<source>The battle</source>
<translation>Das Gefecht</translation>
</message>
<message>
<source>The battle ended because a squad broke.</source>
<translation>Das Gefecht endete, weil eine Abteilung zerbrach.</translation>
</message>
<message>
<source>The Battle for {place}</source>
<translation>Schlacht: {place}</translation>
</message>
<message>
<source>The battle goes on at a real table, with its map.</source>
<translation>Das Gefecht geht an einem echten Tisch weiter, mit Karte.</translation>
</message>
<message>
<source>The battle goes on at a real table, without a map.</source>
<translation>Das Gefecht geht an einem echten Tisch weiter, ohne Karte.</translation>
</message>
<message>
<source>The battle goes on upon the screen.</source>
<translation>Das Gefecht geht auf dem Bildschirm weiter.</translation>
</message>
<message>
<source>The battlefield here is the table.</source>
<translation>Das Schlachtfeld hier ist der Tisch.</translation>
</message>
<message>
<source>The battlefield: {battlefield}.</source>
<translation>Das Schlachtfeld: {battlefield}.</translation>
</message>
<message>
<source>the bayonet decides it</source>
<translation>das Bajonett entscheidet</translation>
</message>
<message>
<source>The Behaviours that a group of them may have; at least one.</source>
<translation>Die Verhalten, die eine Gruppe von ihnen haben kann; mindestens eines.</translation>
</message>
<message>
<source>The better weapon chooses.</source>
<translation>Die bessere Waffe wählt.</translation>
</message>
<message>
<source>The bloodiest round</source>
<translation>Die blutigste Runde</translation>
</message>
<message>
<source>The blue area is as far as one move reaches. The pale figure stands at a good place, and the button says why: point elsewhere to try, click to go. The golden plate says who would attack there, and how likely that ends badly. Red arrows show what the enemies are after.</source>
<translation>Die blaue Fläche reicht so weit wie eine Bewegung. Die blasse Figur steht an einem guten Platz, und der Knopf sagt, warum: Zeig woanders hin, um es zu probieren, klick, um zu gehen. Das goldene Schild sagt, wer dort angreifen würde und wie wahrscheinlich das schlecht ausgeht. Rote Pfeile zeigen, worauf die Gegner aus sind.</translation>
</message>
<message>
<source>The blue area is as far as this Move reaches, in one straight line; woods, walls and hedges make it shorter. The pale figure stands at a place that is suggested: point elsewhere to try, click to go.</source>
<translation>Die blaue Fläche zeigt, wie weit diese Bewegung reicht, in einer geraden Linie; Wälder, Mauern und Hecken machen sie kürzer. Die blasse Figur steht an einer vorgeschlagenen Stelle: Zeig woandershin zum Probieren, klick zum Gehen.</translation>
</message>
<message>
<source>The board</source>
<translation>Das Brett</translation>
</message>
<message>
<source>The board at the end of round {round}</source>
<translation>Das Brett am Ende der Runde {round}</translation>
</message>
<message>
<source>the board instead of a sheet that lies over it, and back</source>
<translation>das Brett statt eines Bogens, der darauf liegt, und zurück</translation>
</message>
<message>
<source>The board instead of the &amp;Upkeep (B)</source>
<translation>Das Brett statt des &amp;Unterhalts (B)</translation>
</message>
<message>
<source>The book</source>
<translation>Das Buch</translation>
</message>
<message>
<source>The book is being printed.</source>
<translation>Das Buch wird gedruckt.</translation>
</message>
<message>
<source>The book is being written.</source>
<translation>Das Buch wird geschrieben.</translation>
</message>
<message>
<source>The book's way stands in every field that you leave alone.</source>
<translation>In jedem Feld, das du nicht anrührst, steht, wie das Buch es hält.</translation>
</message>
<message>
<source>The box has races for {count} players only.</source>
<translation>Die Schachtel hat nur Völker für {count} Spieler.</translation>
</message>
<message>
<source>The bravest</source>
<translation>Am tapfersten</translation>
</message>
<message>
<source>The breach</source>
<translation>Die Bresche</translation>
</message>
<message>
<source>The break</source>
<translation>Der Zusammenbruch</translation>
</message>
<message>
<source>the bridge</source>
<translation>die Brücke|die Brücke|der Brücke</translation>
</message>
<message>
<source>The bridge at {place} leads nowhere.</source>
<translation>Die Brücke bei {place} führt nirgendwohin.</translation>
</message>
<message>
<source>The bridge at {tile} is gone.</source>
<translation>Die Brücke bei {tile} ist fort.</translation>
</message>
<message>
<source>the building</source>
<translation>das Gebäude|das Gebäude|dem Gebäude</translation>
</message>
<message>
<source>The buildings of the village, in the order of the shop.</source>
<translation>Die Gebäude des Dorfes, in der Reihenfolge des Rates.</translation>
</message>
<message>
<source>The button tells all outcomes of the shot, and resting the pointer on an enemy tells why. A musket reaches three Long and is best within one; walls, hedges and woods protect. Each man attacks once in a turn. Aiming takes two actions.</source>
<translation>Der Knopf sagt, wie der Schuss ausgehen kann, und der Zeiger auf einem Gegner sagt, warum. Eine Muskete reicht dreimal Lang und trifft innerhalb von einmal am besten; Mauern, Hecken und Wälder schützen. Jeder greift einmal im Zug an. Zielen kostet zwei Aktionen.</translation>
</message>
<message>
<source>The Captain</source>
<translation>Der Hauptmann</translation>
</message>
<message>
<source>The Captain, in a battle</source>
<translation>Der Hauptmann, in einem Gefecht</translation>
</message>
<message>
<source>The cards</source>
<translation>Die Karten</translation>
</message>
<message>
<source>The cards of the city</source>
<translation>Die Karten der Stadt</translation>
</message>
<message>
<source>The cards of the deck</source>
<translation>Die Karten des Stapels</translation>
</message>
<message>
<source>the chapter before</source>
<translation>das Kapitel davor</translation>
</message>
<message>
<source>The charts for ruins, the end of a turn, and spoils</source>
<translation>Die Tafeln für Ruinen, Zugende und Beute</translation>
</message>
<message>
<source>The chosen clause</source>
<translation>Die gewählte Klausel</translation>
</message>
<message>
<source>The chosen item</source>
<translation>Das gewählte Stück</translation>
</message>
<message>
<source>The chosen roll and what would change</source>
<translation>Der gewählte Wurf und was sich ändern würde</translation>
</message>
<message>
<source>The chronicle</source>
<translation>Die Chronik</translation>
</message>
<message>
<source>The chronicle of this game does not fit this version: {fault}</source>
<translation>Die Chronik dieses Spiels passt nicht zu dieser Version: {fault}</translation>
</message>
<message>
<source>The chronicle will say so. Go back?</source>
<translation>Die Chronik wird es vermerken. Zurückgehen?</translation>
</message>
<message>
<source>The City</source>
<translation>Die Stadt</translation>
</message>
<message>
<source>The city</source>
<translation>Die Stadt</translation>
</message>
<message>
<source>The city as it stands now.</source>
<translation>Die Stadt, wie sie jetzt dasteht.</translation>
</message>
<message>
<source>The city as the siege began.</source>
<translation>Die Stadt, als die Belagerung begann.</translation>
</message>
<message>
<source>The city as the siege ended.</source>
<translation>Die Stadt, als die Belagerung endete.</translation>
</message>
<message>
<source>The city at the end</source>
<translation>Die Stadt am Ende</translation>
</message>
<message>
<source>The city grieves for {thing}.</source>
<translation>Die Stadt trauert: {thing}.</translation>
</message>
<message>
<source>The city grieves for {thing}. Morale damage: {damage}.</source>
<translation>Die Stadt trauert: {thing}. Moralverlust: {damage}.</translation>
</message>
<message>
<source>The city has fallen</source>
<translation>Die Stadt ist gefallen</translation>
</message>
<message>
<source>The city has no place.</source>
<translation>Die Stadt hat keinen Ort.</translation>
</message>
<message>
<source>The city has no way in.</source>
<translation>Die Stadt hat keinen Zugang.</translation>
</message>
<message>
<source>The city has outlasted them</source>
<translation>Die Stadt hat sie überdauert</translation>
</message>
<message>
<source>The city held</source>
<translation>Die Stadt hielt</translation>
</message>
<message>
<source>The city is being made: stacks {count}</source>
<translation>Die Stadt entsteht: Häufchen {count}</translation>
</message>
<message>
<source>The city so far</source>
<translation>Die Stadt bisher</translation>
</message>
<message>
<source>The city stands: locations {locations}, defenders {defenders}.</source>
<translation>Die Stadt steht: Orte {locations}, Verteidiger {defenders}.</translation>
</message>
<message>
<source>The city takes shape</source>
<translation>Die Stadt entsteht</translation>
</message>
<message>
<source>The city's own, or later</source>
<translation>Der der Stadt, oder später</translation>
</message>
<message>
<source>The cleric heals</source>
<translation>Der Heiler der Stadt heilt</translation>
</message>
<message>
<source>The closest battle</source>
<translation>Der knappste Kampf</translation>
</message>
<message>
<source>The closest call</source>
<translation>Am knappsten war es</translation>
</message>
<message>
<source>The computer's clock stands before your last game ({when}); set it right. Your games keep their order.</source>
<translation>Die Uhr des Rechners steht vor deinem letzten Spiel ({when}); stell sie richtig. Deine Spiele behalten ihre Reihenfolge.</translation>
</message>
<message>
<source>the corner before, the next corner</source>
<translation>die Ecke davor, die nächste Ecke</translation>
</message>
<message>
<source>the council after wave {wave}</source>
<translation>der Rat nach Welle {wave}</translation>
</message>
<message>
<source>The council is over.</source>
<translation>Der Rat ist vorbei.</translation>
</message>
<message>
<source>The council meets</source>
<translation>Der Rat tagt</translation>
</message>
<message>
<source>the council meets</source>
<translation>der Rat tagt</translation>
</message>
<message>
<source>The council meets when the wave is over.</source>
<translation>Der Rat tagt, wenn die Welle vorbei ist.</translation>
</message>
<message>
<source>The council meets.</source>
<translation>Der Rat tritt zusammen.</translation>
</message>
<message>
<source>The damaged file is kept as {name} in {folder}.</source>
<translation>Die beschädigte Datei liegt als {name} in {folder}.</translation>
</message>
<message>
<source>The damaged file is put aside, not deleted.</source>
<translation>Die beschädigte Datei wird beiseitegelegt, nicht gelöscht.</translation>
</message>
<message>
<source>The deck has run out. The city has outlasted the siege.</source>
<translation>Der Stapel ist leer. Die Stadt hat die Belagerung überstanden.</translation>
</message>
<message>
<source>The deck: {card}, a surprise attack. Cards left: {left}.</source>
<translation>Der Stapel: {card}, ein Überraschungsangriff. Karten übrig: {left}.</translation>
</message>
<message>
<source>The deck: {card}, an attack. Cards left: {left}.</source>
<translation>Der Stapel: {card}, ein Angriff. Karten übrig: {left}.</translation>
</message>
<message>
<source>The deck: {card}. Cards left: {left}.</source>
<translation>Der Stapel: {card}. Karten übrig: {left}.</translation>
</message>
<message>
<source>the defence</source>
<translation>die Abwehr|die Abwehr|der Abwehr</translation>
</message>
<message>
<source>The defender</source>
<translation>Der Verteidiger</translation>
</message>
<message>
<source>The defender chooses among several.</source>
<translation>Unter mehreren wählt der Verteidiger.</translation>
</message>
<message>
<source>The defender chooses among these.</source>
<translation>Unter diesen wählt der Verteidiger.</translation>
</message>
<message>
<source>The defender has the better of it.</source>
<translation>Der Verteidiger ist im Vorteil.</translation>
</message>
<message>
<source>The defender is played by</source>
<translation>Den Verteidiger spielt</translation>
</message>
<message>
<source>The defenders</source>
<translation>Die Verteidiger</translation>
</message>
<message>
<source>The defenders' die</source>
<translation>Der Würfel der Verteidiger</translation>
</message>
<message>
<source>The diameter of the base.</source>
<translation>Der Durchmesser der Base.</translation>
</message>
<message>
<source>The dice of {seat}</source>
<translation>Die Würfel von {seat}</translation>
</message>
<message>
<source>The dice say who begins: {order}.</source>
<translation>Die Würfel sagen, wer beginnt: {order}.</translation>
</message>
<message>
<source>the die rolled again</source>
<translation>der neu geworfene Würfel</translation>
</message>
<message>
<source>The disk with {path_parent} is full; make room on it, for example by emptying the trash.</source>
<translation>Das Laufwerk mit {path_parent} ist voll; schaffe Platz, zum Beispiel leere den Papierkorb.</translation>
</message>
<message>
<source>The disk with {place} is full; make room on it, for example by emptying the trash.</source>
<translation>Das Laufwerk mit {place} ist voll; schaffe Platz, zum Beispiel leere den Papierkorb.</translation>
</message>
<message>
<source>the door</source>
<translation>die Tür|die Tür|der Tür</translation>
</message>
<message>
<source>The drawing has a mark that cannot be; draw it within the sheet.</source>
<translation>Die Zeichnung hat ein Zeichen, das es nicht geben kann; zeichne es innerhalb des Blatts.</translation>
</message>
<message>
<source>The drawn outline</source>
<translation>Der gezeichnete Umriss</translation>
</message>
<message>
<source>The drum helps: one die again.</source>
<translation>Die Trommel hilft: ein Würfel noch einmal.</translation>
</message>
<message>
<source>the east edge</source>
<translation>die Ostkante|die Ostkante|der Ostkante</translation>
</message>
<message>
<source>the east end</source>
<translation>das östliche Ende</translation>
</message>
<message>
<source>the edge</source>
<translation>die Kante|die Kante|der Kante</translation>
</message>
<message>
<source>The edge it comes from; without one, a die decides.</source>
<translation>Die Kante, von der sie kommt; sonst entscheidet ein Würfel.</translation>
</message>
<message>
<source>the edge of a find</source>
<translation>die Kante eines Fundes</translation>
</message>
<message>
<source>The edge of the table that enemies come over.</source>
<translation>Die Tischkante, über die Gegner kommen.</translation>
</message>
<message>
<source>The editor</source>
<translation>Der Editor</translation>
</message>
<message>
<source>The Eighteenth Turn</source>
<translation>Die achtzehnte Runde</translation>
</message>
<message>
<source>The Eighth Turn</source>
<translation>Die achte Runde</translation>
</message>
<message>
<source>The Eleventh Turn</source>
<translation>Die elfte Runde</translation>
</message>
<message>
<source>The End</source>
<translation>Das Ende</translation>
</message>
<message>
<source>The end</source>
<translation>Das Ende</translation>
</message>
<message>
<source>the end of the game</source>
<translation>das Ende des Spiels</translation>
</message>
<message>
<source>The end of the turn</source>
<translation>Das Ende des Zuges</translation>
</message>
<message>
<source>The end of the war</source>
<translation>Das Ende des Krieges</translation>
</message>
<message>
<source>The end of the {race}</source>
<translation>Das Ende: {race}</translation>
</message>
<message>
<source>the end of wave {wave}</source>
<translation>das Ende von Welle {wave}</translation>
</message>
<message>
<source>The enemies</source>
<translation>Die Gegner</translation>
</message>
<message>
<source>The enemies act</source>
<translation>Die Gegner handeln</translation>
</message>
<message>
<source>The enemies act by themselves. One roll counts for a whole group. While one acts, a whole red arrow shows what it makes for, a dashed one its second choice; the line on the map's edge says why. Space shows the next step, any other key the end. W shows their turn again; View, Pace makes it slower.</source>
<translation>Die Gegner handeln von selbst. Ein Wurf gilt für eine ganze Gruppe. Handelt einer, zeigt ein durchgezogener roter Pfeil, worauf er zugeht, ein gestrichelter seine zweite Wahl; die Zeile am Rand der Karte sagt, warum. Die Leertaste zeigt den nächsten Schritt, jede andere Taste das Ende. W zeigt ihren Zug noch einmal; Ansicht, Tempo macht ihn langsamer.</translation>
</message>
<message>
<source>The enemies act next</source>
<translation>Als Nächstes handeln die Gegner</translation>
</message>
<message>
<source>The enemies of this wave</source>
<translation>Die Gegner dieser Welle</translation>
</message>
<message>
<source>the enemies' turn of round {round}</source>
<translation>der Gegnerzug in Runde {round}</translation>
</message>
<message>
<source>The enemy comes from here.</source>
<translation>Von hier kommt der Gegner.</translation>
</message>
<message>
<source>The enemy has learned where the city is weak.</source>
<translation>Der Feind weiß jetzt, wo die Stadt schwach ist.</translation>
</message>
<message>
<source>The enemy has won ground</source>
<translation>Der Feind hat Boden gewonnen</translation>
</message>
<message>
<source>The enemy knows the weak spot</source>
<translation>Der Feind kennt die Schwachstelle</translation>
</message>
<message>
<source>The enemy knows where the city is weak.</source>
<translation>Der Feind weiß, wo die Stadt schwach ist.</translation>
</message>
<message>
<source>the enemy stands in reach</source>
<translation>der Feind steht in Reichweite</translation>
</message>
<message>
<source>The enemy's dice</source>
<translation>Die Würfel der Gegner</translation>
</message>
<message>
<source>the Engineering Corps</source>
<translation>die Baumeister</translation>
</message>
<message>
<source>The Engineering Corps mends {building}: {gained} Integrity more, {now} now.</source>
<translation>Die Baumeister bessern aus, {building}: {gained} Integrität mehr, jetzt {now}.</translation>
</message>
<message>
<source>the engineers have acted</source>
<translation>die Baumeister haben gearbeitet</translation>
</message>
<message>
<source>The face of its token; without one it is parchment. The ring keeps the colour of its side.</source>
<translation>Die Fläche des Markers; sonst Pergament. Der Ring behält die Farbe der Seite.</translation>
</message>
<message>
<source>The fall</source>
<translation>Der Sturz</translation>
</message>
<message>
<source>the fall of the flag</source>
<translation>der Fall der Fahne|den Fall der Fahne|dem Fall der Fahne</translation>
</message>
<message>
<source>The Fall of {place}</source>
<translation>Gefallen: {place}</translation>
</message>
<message>
<source>The farm</source>
<translation>Das Gehöft</translation>
</message>
<message>
<source>The farm brings half</source>
<translation>Der Hof bringt die Hälfte</translation>
</message>
<message>
<source>The farm brings half in your next Upkeep.</source>
<translation>Der Hof bringt im nächsten Unterhalt die Hälfte.</translation>
</message>
<message>
<source>the fence</source>
<translation>der Zaun|den Zaun|dem Zaun</translation>
</message>
<message>
<source>the field</source>
<translation>der Acker|den Acker|dem Acker</translation>
</message>
<message>
<source>the field before</source>
<translation>das Feld davor</translation>
</message>
<message>
<source>The Fifteenth Turn</source>
<translation>Die fünfzehnte Runde</translation>
</message>
<message>
<source>The Fifth Turn</source>
<translation>Die fünfte Runde</translation>
</message>
<message>
<source>The Figures</source>
<translation>Die Zahlen</translation>
</message>
<message>
<source>The figures</source>
<translation>Die Zahlen</translation>
</message>
<message>
<source>The file</source>
<translation>Die Datei</translation>
</message>
<message>
<source>The file cannot be read ({reason}); see whether it is there.</source>
<translation>Die Datei lässt sich nicht lesen ({reason}); sieh nach, ob sie da ist.</translation>
</message>
<message>
<source>The file cannot be read: {closed_strerror}.</source>
<translation>Die Datei lässt sich nicht lesen: {closed_strerror}.</translation>
</message>
<message>
<source>The file is cut off or damaged{where}; take an earlier copy of it.</source>
<translation>Die Datei ist abgeschnitten oder beschädigt{where}; nimm eine frühere Kopie.</translation>
</message>
<message>
<source>The file is cut off or mistyped at line {line}, column {column}; mend it there, or ask for it again.</source>
<translation>Die Datei ist bei Zeile {line}, Spalte {column} abgeschnitten oder vertippt; bessere sie dort aus oder bitte noch einmal darum.</translation>
</message>
<message>
<source>The file is larger than any game; choose another file.</source>
<translation>Die Datei ist größer als jedes Spiel; wähle eine andere.</translation>
</message>
<message>
<source>The file is larger than any pack ({most} MB at most); choose another file.</source>
<translation>Die Datei ist größer als jedes Paket (höchstens {most} MB); wähle eine andere.</translation>
</message>
<message>
<source>The file is no text, so it cannot be a pack; choose one that Hearthwall wrote.</source>
<translation>Die Datei ist kein Text, also kein Paket; wähle eine, die Hearthwall geschrieben hat.</translation>
</message>
<message>
<source>The file is not a Hearthwall game; choose a file that Hearthwall exported.</source>
<translation>Die Datei ist kein Hearthwall-Spiel; wähle eine, die Hearthwall ausgegeben hat.</translation>
</message>
<message>
<source>The file is not a Hearthwall pack; choose one that Hearthwall wrote.</source>
<translation>Die Datei ist kein Hearthwall-Paket; wähle eine, die Hearthwall geschrieben hat.</translation>
</message>
<message>
<source>The file is not text in UTF-8; save it so.</source>
<translation>Die Datei ist kein Text in UTF-8; speichere sie so.</translation>
</message>
<message>
<source>The file is too large; content files hold at most 2 MB.</source>
<translation>Die Datei ist zu groß; Inhaltsdateien haben höchstens 2 MB.</translation>
</message>
<message>
<source>the find</source>
<translation>der Fund|den Fund|dem Fund</translation>
</message>
<message>
<source>The find is {find}.</source>
<translation>Der Fund ist {find}.</translation>
</message>
<message>
<source>the fire</source>
<translation>das Feuer</translation>
</message>
<message>
<source>The fire at {building} dies down.</source>
<translation>Das Feuer bei {building:dat} erlischt.</translation>
</message>
<message>
<source>The first enemy to touch it springs it.</source>
<translation>Der erste Gegner, der sie berührt, löst sie aus.</translation>
</message>
<message>
<source>The first game cannot start</source>
<translation>Das erste Spiel kann nicht beginnen</translation>
</message>
<message>
<source>The first games are running.</source>
<translation>Die ersten Spiele laufen.</translation>
</message>
<message>
<source>The first loss</source>
<translation>Der erste Verlust</translation>
</message>
<message>
<source>the first page</source>
<translation>die erste Seite</translation>
</message>
<message>
<source>The first player</source>
<translation>Der erste Spieler</translation>
</message>
<message>
<source>The first player won</source>
<translation>Der erste Spieler hat gewonnen</translation>
</message>
<message>
<source>The first seat won</source>
<translation>Der erste Platz gewann</translation>
</message>
<message>
<source>The first to a way in by lot; each later one with it on 4 or more, else by lot.</source>
<translation>Die erste zu einem gewürfelten Zugang; jede weitere ab 4 mit ihr, sonst neu gewürfelt.</translation>
</message>
<message>
<source>The First Turn</source>
<translation>Die erste Runde</translation>
</message>
<message>
<source>The first units</source>
<translation>Die ersten Einheiten</translation>
</message>
<message>
<source>The five steps</source>
<translation>Die fünf Schritte</translation>
</message>
<message>
<source>the flag lies there</source>
<translation>die Fahne liegt dort</translation>
</message>
<message>
<source>the ford</source>
<translation>die Furt|die Furt|der Furt</translation>
</message>
<message>
<source>The form</source>
<translation>Das Formular</translation>
</message>
<message>
<source>The Fortieth Turn</source>
<translation>Die vierzigste Runde</translation>
</message>
<message>
<source>The Forty-Fifth Turn</source>
<translation>Die fünfundvierzigste Runde</translation>
</message>
<message>
<source>The Forty-First Turn</source>
<translation>Die einundvierzigste Runde</translation>
</message>
<message>
<source>The Forty-Fourth Turn</source>
<translation>Die vierundvierzigste Runde</translation>
</message>
<message>
<source>The Forty-Second Turn</source>
<translation>Die zweiundvierzigste Runde</translation>
</message>
<message>
<source>The Forty-Sixth Turn</source>
<translation>Die sechsundvierzigste Runde</translation>
</message>
<message>
<source>The Forty-Third Turn</source>
<translation>Die dreiundvierzigste Runde</translation>
</message>
<message>
<source>The Fourteenth Turn</source>
<translation>Die vierzehnte Runde</translation>
</message>
<message>
<source>The Fourth Turn</source>
<translation>Die vierte Runde</translation>
</message>
<message>
<source>The free move before each wave.</source>
<translation>Die freie Bewegung vor jeder Welle.</translation>
</message>
<message>
<source>The free move comes when the enemies stand on the table.</source>
<translation>Die freie Bewegung kommt, wenn die Gegner auf dem Tisch stehen.</translation>
</message>
<message>
<source>The French carry it in the place of what is most like it, and meet every other squad.</source>
<translation>Die Franzosen tragen sie anstelle der ähnlichsten und treffen auf jede andere Abteilung.</translation>
</message>
<message>
<source>The game</source>
<translation>Das Spiel</translation>
</message>
<message>
<source>The game could not be kept</source>
<translation>Das Spiel konnte nicht gespeichert werden</translation>
</message>
<message>
<source>The game in this file cannot be played on; take an earlier copy of the file.</source>
<translation>Das Spiel in dieser Datei lässt sich nicht weiterspielen; nimm eine frühere Kopie der Datei.</translation>
</message>
<message>
<source>The game is over</source>
<translation>Das Spiel ist aus</translation>
</message>
<message>
<source>The game is over; there is no question to answer.</source>
<translation>Das Spiel ist vorbei; es gibt keine Frage mehr zu beantworten.</translation>
</message>
<message>
<source>The game lengths in which this wave comes; without any, in all of them.</source>
<translation>Die Spiellängen, in denen diese Welle kommt; ohne Angabe in allen.</translation>
</message>
<message>
<source>The game that is open is put away as it stands; you find it again on the start page.</source>
<translation>Das offene Spiel wird weggelegt, wie es steht; du findest es auf der Startseite wieder.</translation>
</message>
<message>
<source>The game would be over.</source>
<translation>Das Spiel wäre vorbei.</translation>
</message>
<message>
<source>The game would go on from there with new dice.</source>
<translation>Von dort ginge das Spiel mit neuen Würfeln weiter.</translation>
</message>
<message>
<source>The game would go on with new dice: {question}</source>
<translation>Das Spiel ginge mit neuen Würfeln weiter: {question}</translation>
</message>
<message>
<source>the gate</source>
<translation>das Tor|das Tor|dem Tor</translation>
</message>
<message>
<source>the goal is reached</source>
<translation>das Ziel ist erreicht</translation>
</message>
<message>
<source>The gold mark shows the official village. The line shows where the true share lies, 95 times in 100.</source>
<translation>Die goldene Marke zeigt das offizielle Dorf. Die Linie zeigt, wo der wahre Anteil liegt, in 95 von 100 Fällen.</translation>
</message>
<message>
<source>The gold mark shows what comes with the game. The line shows where the true share lies, 95 times in 100.</source>
<translation>Die goldene Marke zeigt, was mit dem Spiel kommt. Die Linie zeigt, wo der wahre Anteil liegt, 95-mal von 100.</translation>
</message>
<message>
<source>The greatest prey</source>
<translation>Die größte Beute</translation>
</message>
<message>
<source>The grid is off.</source>
<translation>Das Gitter ist aus.</translation>
</message>
<message>
<source>the grid, on and off</source>
<translation>das Gitter, an und aus</translation>
</message>
<message>
<source>The ground floor</source>
<translation>Erdgeschoss</translation>
</message>
<message>
<source>The ground on which it is set; without one, any ground serves.</source>
<translation>Das Gelände, auf dem es spielt; ohne Angabe jedes.</translation>
</message>
<message>
<source>The ground that this village always stands on; without it, any table serves.</source>
<translation>Das Gelände, auf dem dieses Dorf immer steht; ohne Angabe jeder Tisch.</translation>
</message>
<message>
<source>the group</source>
<translation>die Gruppe|die Gruppe|der Gruppe</translation>
</message>
<message>
<source>The group: how many dice?</source>
<translation>Die Gruppe: wie viele Würfel?</translation>
</message>
<message>
<source>The groups of this wave; without any, the wave is generated.</source>
<translation>Die Gruppen dieser Welle; ohne Angabe wird sie erzeugt.</translation>
</message>
<message>
<source>the healing</source>
<translation>die Heilung</translation>
</message>
<message>
<source>The healing takes hold. What does it do for {name}?</source>
<translation>Die Heilung wirkt. Was bringt sie {name:dat}?</translation>
</message>
<message>
<source>the heavy door</source>
<translation>die schwere Tür|die schwere Tür|der schweren Tür</translation>
</message>
<message>
<source>the hedge</source>
<translation>die Hecke|die Hecke|der Hecke</translation>
</message>
<message>
<source>The heroes</source>
<translation>Die Helden</translation>
</message>
<message>
<source>The heroes act</source>
<translation>Die Helden handeln</translation>
</message>
<message>
<source>the heroes take their places</source>
<translation>die Helden gehen in Stellung</translation>
</message>
<message>
<source>the heroes' turn of round {round}</source>
<translation>der Heldenzug in Runde {round}</translation>
</message>
<message>
<source>The heroes, round {round}</source>
<translation>Die Helden, Runde {round}</translation>
</message>
<message>
<source>The highest chooses first.</source>
<translation>Wer am höchsten würfelt, wählt zuerst.</translation>
</message>
<message>
<source>The horse of {man}</source>
<translation>Das Pferd von {man}</translation>
</message>
<message>
<source>The horse of {model} runs off; nobody held it.</source>
<translation>Das Pferd von {model} läuft davon; niemand hat es gehalten.</translation>
</message>
<message>
<source>The horse of {rider} shies at the bayonets of {man}.</source>
<translation>Das Pferd von {rider:dat} scheut vor den Bajonetten von {man:dat}.</translation>
</message>
<message>
<source>The house</source>
<translation>Das Haus</translation>
</message>
<message>
<source>The house burns from</source>
<translation>Das Haus brennt ab</translation>
</message>
<message>
<source>The house does not stand on the table.</source>
<translation>Das Haus steht nicht auf dem Tisch.</translation>
</message>
<message>
<source>The house is on fire.</source>
<translation>Das Haus brennt.</translation>
</message>
<message>
<source>The house may burn</source>
<translation>Das Haus darf brennen</translation>
</message>
<message>
<source>The house stands there more than once.</source>
<translation>Das Haus steht mehr als einmal da.</translation>
</message>
<message>
<source>The icon is faint on it ({icon} to 1; {least} is clear). Choose a lighter or a darker one.</source>
<translation>Das Symbol ist darauf blass ({icon} zu 1; {least} ist deutlich). Wähle eine hellere oder dunklere.</translation>
</message>
<message>
<source>The id {id} begins with {word}, which play needs for itself.</source>
<translation>Die id {id} beginnt mit {word}, was das Spiel für sich braucht.</translation>
</message>
<message>
<source>the income feeds one more</source>
<translation>das Einkommen ernährt noch eine Einheit</translation>
</message>
<message>
<source>The Joker</source>
<translation>Der Joker</translation>
</message>
<message>
<source>The joker</source>
<translation>Der Joker</translation>
</message>
<message>
<source>the Joker</source>
<translation>der Joker</translation>
</message>
<message>
<source>The joker has come.</source>
<translation>Der Joker ist gekommen.</translation>
</message>
<message>
<source>The joker is among the last {last}: not in the next {safe} draws.</source>
<translation>Der Joker ist unter den letzten {last}: nicht bei den nächsten {safe} Zügen.</translation>
</message>
<message>
<source>The joker may come now.</source>
<translation>Jetzt kann der Joker kommen.</translation>
</message>
<message>
<source>The Joker: the reserve arrives, and all threats attack.</source>
<translation>Der Joker: Die Reserve kommt an, und alle Bedrohungen greifen an.</translation>
</message>
<message>
<source>the keep is full</source>
<translation>der Bergfried ist voll</translation>
</message>
<message>
<source>The kingdoms</source>
<translation>Die Königreiche</translation>
</message>
<message>
<source>The knocked down hit only on a 6</source>
<translation>Niedergeworfene treffen nur mit einer 6</translation>
</message>
<message>
<source>the ladder</source>
<translation>die Leiter|die Leiter|der Leiter</translation>
</message>
<message>
<source>The land</source>
<translation>Das Land</translation>
</message>
<message>
<source>The land as drawn</source>
<translation>Das Land, wie gezeichnet</translation>
</message>
<message>
<source>The land round the village: woods, water, rocks.</source>
<translation>Das Land um das Dorf: Wälder, Wasser, Felsen.</translation>
</message>
<message>
<source>The lane</source>
<translation>Der Feldweg</translation>
</message>
<message>
<source>the last answer</source>
<translation>die letzte Antwort</translation>
</message>
<message>
<source>The last answers of this game are missing; open an earlier copy of the library.</source>
<translation>Die letzten Antworten dieses Spiels fehlen; öffne eine frühere Kopie der Bibliothek.</translation>
</message>
<message>
<source>the last choice</source>
<translation>die letzte Wahl</translation>
</message>
<message>
<source>The last defender has fallen. The city is lost.</source>
<translation>Der letzte Verteidiger ist gefallen. Die Stadt ist verloren.</translation>
</message>
<message>
<source>The last lord alive wins. Whoever loses the lord is out.</source>
<translation>Der letzte Herrscher gewinnt. Wer den Herrscher verliert, ist raus.</translation>
</message>
<message>
<source>The last lords fell together, {rounds}.</source>
<translation>Die letzten Herrscher fielen zugleich, {rounds}.</translation>
</message>
<message>
<source>The last one ends it.</source>
<translation>Nach der letzten ist es vorbei.</translation>
</message>
<message>
<source>The last page</source>
<translation>Die letzte Seite</translation>
</message>
<message>
<source>the last page</source>
<translation>die letzte Seite</translation>
</message>
<message>
<source>The last stroke or stamp</source>
<translation>Der letzte Strich oder Stempel</translation>
</message>
<message>
<source>The last test is from before this change: of 100 games {won} were won. Test again to see more.</source>
<translation>Der letzte Test ist von vor dieser Änderung: Von 100 Spielen wurden {won} gewonnen. Teste neu, um mehr zu sehen.</translation>
</message>
<message>
<source>The last that was told</source>
<translation>Was zuletzt erzählt wurde</translation>
</message>
<message>
<source>The last threat is destroyed. The city is saved.</source>
<translation>Die letzte Bedrohung ist vernichtet. Die Stadt ist gerettet.</translation>
</message>
<message>
<source>The Last Wagon to {place}</source>
<translation>Der letzte Wagen nach {place}</translation>
</message>
<message>
<source>The last wave of the book would bring about so many models: {count} against {heroes} heroes.</source>
<translation>Die letzte Welle des Buches brächte etwa so viele Modelle: {count} gegen {heroes} Helden.</translation>
</message>
<message>
<source>the last worker stays</source>
<translation>der letzte Arbeiter bleibt</translation>
</message>
<message>
<source>The latest rolls</source>
<translation>Die letzten Würfe</translation>
</message>
<message>
<source>The library cannot be opened</source>
<translation>Die Bibliothek lässt sich nicht öffnen</translation>
</message>
<message>
<source>The library is as it was</source>
<translation>Die Bibliothek ist, wie sie war</translation>
</message>
<message>
<source>The line shows where the true share lies, 95 times in 100.</source>
<translation>Der Strich zeigt, wo der wahre Anteil liegt, 95-mal von 100.</translation>
</message>
<message>
<source>The locations of the city.</source>
<translation>Die Orte der Stadt.</translation>
</message>
<message>
<source>The Long Night at {place}</source>
<translation>Die lange Nacht von {place}</translation>
</message>
<message>
<source>The longest took about {time}: {answers} in {rounds}.</source>
<translation>Das längste dauerte etwa {time}: {answers} in {rounds}.</translation>
</message>
<message>
<source>The lord is healed, or wounds of others</source>
<translation>Der Herrscher wird geheilt, oder Wunden anderer</translation>
</message>
<message>
<source>The lord moves at once</source>
<translation>Der Herrscher geht sofort</translation>
</message>
<message>
<source>The lord of the first player was the last one alive.</source>
<translation>Der Herrscher des ersten Spielers war als letzter am Leben.</translation>
</message>
<message>
<source>The lord of this player was the last one alive.</source>
<translation>Der Herrscher dieses Spielers war als letzter am Leben.</translation>
</message>
<message>
<source>The lord of this race was the last one alive.</source>
<translation>Der Herrscher dieses Volkes war als letzter am Leben.</translation>
</message>
<message>
<source>The lord of {seat} has fallen.</source>
<translation>Der Herrscher von {seat} ist gefallen.</translation>
</message>
<message>
<source>the lord stands in a town</source>
<translation>der Herrscher steht in einer Stadt</translation>
</message>
<message>
<source>the loss of half their number</source>
<translation>der Verlust der halben Schar|den Verlust der halben Schar|dem Verlust der halben Schar</translation>
</message>
<message>
<source>the loss of their Leader</source>
<translation>der Verlust des Anführers|den Verlust des Anführers|dem Verlust des Anführers</translation>
</message>
<message>
<source>the loss of their standard</source>
<translation>der Verlust der Standarte|den Verlust der Standarte|dem Verlust der Standarte</translation>
</message>
<message>
<source>The lot</source>
<translation>Das Los</translation>
</message>
<message>
<source>The lot decides</source>
<translation>Das Los entscheidet</translation>
</message>
<message>
<source>the low wall</source>
<translation>die niedrige Mauer|die niedrige Mauer|der niedrigen Mauer</translation>
</message>
<message>
<source>The lower left quarter</source>
<translation>Das Viertel links unten</translation>
</message>
<message>
<source>The lower right quarter</source>
<translation>Das Viertel rechts unten</translation>
</message>
<message>
<source>The lowest roll that hits.</source>
<translation>Die niedrigste Zahl, die trifft.</translation>
</message>
<message>
<source>The lowest roll that wounds.</source>
<translation>Die niedrigste Zahl, die verwundet.</translation>
</message>
<message>
<source>The Lucky Charm helps once a turn.</source>
<translation>Der Glücksbringer hilft einmal im Zug.</translation>
</message>
<message>
<source>The Map</source>
<translation>Die Karte</translation>
</message>
<message>
<source>The map</source>
<translation>Die Karte</translation>
</message>
<message>
<source>the map as a list; Enter takes a row</source>
<translation>die Karte als Liste; Enter nimmt eine Zeile</translation>
</message>
<message>
<source>The map as a picture</source>
<translation>Die Karte als Bild</translation>
</message>
<message>
<source>The map as a picture at print scale, 300 dots to the inch, without what is hidden (Ctrl+E)</source>
<translation>Die Karte als Bild im Druckmaßstab, 300 Punkte auf den Zoll, ohne Verborgenes (Strg+E)</translation>
</message>
<message>
<source>The map from above</source>
<translation>Die Landkarte von oben</translation>
</message>
<message>
<source>The map is being drawn</source>
<translation>Die Karte wird gezeichnet</translation>
</message>
<message>
<source>The map is drawn</source>
<translation>Die Karte wird gezeichnet</translation>
</message>
<message>
<source>The map is drawn on a sheet of your own; here you say only what lies beside what.</source>
<translation>Die Karte entsteht auf eurem eigenen Blatt; hier sagt ihr nur, was woran liegt.</translation>
</message>
<message>
<source>The map is in {file}. Printed at 100 % ({dots} dpi), an inch on it is an inch.</source>
<translation>Die Karte liegt in {file}. Mit 100 % gedruckt ({dots} dpi), ist ein Zoll darauf ein Zoll.</translation>
</message>
<message>
<source>The map is laid</source>
<translation>Die Landkarte wird gelegt</translation>
</message>
<message>
<source>The map is looked at</source>
<translation>Die Landkarte wird angesehen</translation>
</message>
<message>
<source>The map is made</source>
<translation>Die Landkarte entsteht</translation>
</message>
<message>
<source>The map is made: {columns} by {rows} tiles.</source>
<translation>Die Landkarte liegt: {columns} mal {rows} Felder.</translation>
</message>
<message>
<source>The map of the city</source>
<translation>Die Karte der Stadt</translation>
</message>
<message>
<source>The map of {name}</source>
<translation>Die Karte von {name}</translation>
</message>
<message>
<source>the marsh</source>
<translation>der Sumpf|den Sumpf|dem Sumpf</translation>
</message>
<message>
<source>The measuring stick of the move. Without one, the game's options decide.</source>
<translation>Der Messstab der Bewegung. Ohne ihn entscheiden die Hausregeln.</translation>
</message>
<message>
<source>the men need their Leader</source>
<translation>die Leute brauchen ihren Anführer</translation>
</message>
<message>
<source>the men stand too far apart</source>
<translation>die Leute stehen zu weit auseinander</translation>
</message>
<message>
<source>The menace</source>
<translation>Die Gefahr</translation>
</message>
<message>
<source>The menace is destroyed</source>
<translation>Die Gefahr ist vernichtet</translation>
</message>
<message>
<source>The menace was destroyed, or the deck ran out.</source>
<translation>Die Bedrohung ist vernichtet, oder der Stapel ist leer.</translation>
</message>
<message>
<source>The merchant shows {seat}: {cards}.</source>
<translation>Der Händler zeigt, Kunde {seat}: {cards}.</translation>
</message>
<message>
<source>the model is not on the table; correct its fate first</source>
<translation>das Modell ist nicht auf dem Tisch; berichtige zuerst sein Schicksal</translation>
</message>
<message>
<source>The Monster Turn</source>
<translation>Der Monsterzug</translation>
</message>
<message>
<source>The monsters</source>
<translation>Die Monster</translation>
</message>
<message>
<source>The monsters fight</source>
<translation>Die Monster kämpfen</translation>
</message>
<message>
<source>The monsters move</source>
<translation>Die Monster ziehen</translation>
</message>
<message>
<source>The most feared</source>
<translation>Am meisten gefürchtet</translation>
</message>
<message>
<source>The move is spent</source>
<translation>Kostet die Bewegung</translation>
</message>
<message>
<source>The name of {seat}</source>
<translation>Der Name von {seat}</translation>
</message>
<message>
<source>The nearest who stands and is seen; aimed or in a volley anybody.</source>
<translation>Der Nächste, der steht und zu sehen ist; gezielt oder in einer Salve jeder.</translation>
</message>
<message>
<source>The nerve of {all} is tested after {causes}: {ends}.</source>
<translation>Die Nerven von {all} werden nach {causes:dat} geprüft: {ends}.</translation>
</message>
<message>
<source>The newest whole backup is of {when}; what was played after it is not in it.</source>
<translation>Die neueste unversehrte Sicherung ist vom {when}; was danach gespielt wurde, ist nicht darin.</translation>
</message>
<message>
<source>The next card</source>
<translation>Die nächste Karte</translation>
</message>
<message>
<source>The next card of the deck</source>
<translation>Die nächste Karte des Stapels</translation>
</message>
<message>
<source>the next chapter</source>
<translation>das nächste Kapitel</translation>
</message>
<message>
<source>the next field</source>
<translation>das nächste Feld</translation>
</message>
<message>
<source>The next pages</source>
<translation>Die nächsten Seiten</translation>
</message>
<message>
<source>the next pages</source>
<translation>die nächsten Seiten</translation>
</message>
<message>
<source>The next player takes a bridge away; units beside water are slower</source>
<translation>Der nächste Spieler nimmt eine Brücke fort; Einheiten neben Wasser sind langsamer</translation>
</message>
<message>
<source>The next question would be: {question}</source>
<translation>Die nächste Frage wäre: {question}</translation>
</message>
<message>
<source>The next round</source>
<translation>Die nächste Runde</translation>
</message>
<message>
<source>the next sentence that may be mended</source>
<translation>der nächste Satz, der sich ausbessern lässt</translation>
</message>
<message>
<source>The next Upkeep lacks {food} food.</source>
<translation>Im nächsten Unterhalt fehlen {food} Nahrung.</translation>
</message>
<message>
<source>The next Upkeep lacks {gold} gold and {food} food.</source>
<translation>Im nächsten Unterhalt fehlen {gold} Gold und {food} Nahrung.</translation>
</message>
<message>
<source>The next Upkeep lacks {gold} gold.</source>
<translation>Im nächsten Unterhalt fehlen {gold} Gold.</translation>
</message>
<message>
<source>the next value, in numbers, lists and choices</source>
<translation>der nächste Wert, bei Zahlen, Listen und Auswahlen</translation>
</message>
<message>
<source>The Nineteenth Turn</source>
<translation>Die neunzehnte Runde</translation>
</message>
<message>
<source>The Ninth Turn</source>
<translation>Die neunte Runde</translation>
</message>
<message>
<source>the north edge</source>
<translation>die Nordkante|die Nordkante|der Nordkante</translation>
</message>
<message>
<source>the north end</source>
<translation>das nördliche Ende</translation>
</message>
<message>
<source>the note</source>
<translation>die Notiz</translation>
</message>
<message>
<source>The odds are hidden. The Table menu shows them again.</source>
<translation>Die Chancen sind verborgen. Das Menü Tisch zeigt sie wieder.</translation>
</message>
<message>
<source>The one in your trash is exactly this one; it returns with its tags.</source>
<translation>In deinem Papierkorb liegt genau dies; es kehrt mit seinen Schlagwörtern zurück.</translation>
</message>
<message>
<source>The one that comes with the program is used.</source>
<translation>Genommen wird das des Programms.</translation>
</message>
<message>
<source>The only edges that this wave comes from; without any, those of the village.</source>
<translation>Die einzigen Kanten dieser Welle; ohne Angabe die des Dorfes.</translation>
</message>
<message>
<source>The open game</source>
<translation>Das offene Spiel</translation>
</message>
<message>
<source>the opening of wave {wave}</source>
<translation>der Beginn von Welle {wave}</translation>
</message>
<message>
<source>The order is overruled</source>
<translation>Der Befehl wird überstimmt</translation>
</message>
<message>
<source>the order of {who}</source>
<translation>der Befehl für {who:acc}</translation>
</message>
<message>
<source>The other answers lie on the table: click, drag, or go there with the arrow keys.</source>
<translation>Die anderen Antworten liegen auf dem Tisch: klicken, ziehen oder mit den Pfeiltasten hingehen.</translation>
</message>
<message>
<source>the other cannot move</source>
<translation>der andere ist festgehalten</translation>
</message>
<message>
<source>the other is down</source>
<translation>der andere liegt</translation>
</message>
<message>
<source>The other side acts now, by the same rules as you. The line on the map's edge says why. Space shows the next step, any other key the end. W shows their turn again, and View, Pace makes it slower.</source>
<translation>Jetzt handelt die andere Seite, nach denselben Regeln wie du. Die Zeile am Rand der Karte sagt, warum. Die Leertaste zeigt den nächsten Schritt, jede andere Taste das Ende. W zeigt ihren Zug noch einmal, und Ansicht, Tempo macht ihn langsamer.</translation>
</message>
<message>
<source>The other side deploys opposite.</source>
<translation>Die andere Seite stellt gegenüber auf.</translation>
</message>
<message>
<source>the other side has withdrawn</source>
<translation>die andere Seite hat sich zurückgezogen</translation>
</message>
<message>
<source>the other side is broken</source>
<translation>die andere Seite ist zerbrochen</translation>
</message>
<message>
<source>The others</source>
<translation>Die anderen</translation>
</message>
<message>
<source>The others are in the house or in the yard.</source>
<translation>Die anderen sind im Haus oder im Hof.</translation>
</message>
<message>
<source>The others are played by</source>
<translation>Die anderen spielt</translation>
</message>
<message>
<source>The others decide</source>
<translation>Die anderen entscheiden</translation>
</message>
<message>
<source>The others decide this together.</source>
<translation>Das entscheiden die anderen gemeinsam.</translation>
</message>
<message>
<source>The outline crosses itself.</source>
<translation>Der Umriss kreuzt sich selbst.</translation>
</message>
<message>
<source>The pack has version {theirs}, newer than yours, which is {mine}.</source>
<translation>Das Paket hat Version {theirs}, neuer als deine, {mine}.</translation>
</message>
<message>
<source>The pack has version {theirs}, older than yours, which is {mine}.</source>
<translation>Das Paket hat Version {theirs}, älter als deine, {mine}.</translation>
</message>
<message>
<source>The pack is in your library</source>
<translation>Das Paket ist in deiner Bibliothek</translation>
</message>
<message>
<source>The pack is in your library. {items}</source>
<translation>Das Paket ist in deiner Bibliothek. {items}</translation>
</message>
<message>
<source>The pack was written by a newer Hearthwall (format {format}); install that version to open it.</source>
<translation>Das Paket stammt von einem neueren Hearthwall (Format {format}); installiere jene Version, um es zu öffnen.</translation>
</message>
<message>
<source>The pages before</source>
<translation>Die Seiten davor</translation>
</message>
<message>
<source>the pages before</source>
<translation>die Seiten davor</translation>
</message>
<message>
<source>The part of edge {edge} from which enemies come is too narrow.</source>
<translation>Der Teil von Kante {edge}, von dem Gegner kommen, ist zu schmal.</translation>
</message>
<message>
<source>the people at the table</source>
<translation>die Leute am Tisch|die Leute am Tisch|den Leuten am Tisch</translation>
</message>
<message>
<source>The picture is being written: {percent} %</source>
<translation>Das Bild wird geschrieben: {percent} %</translation>
</message>
<message>
<source>The picture on its token and in lists.</source>
<translation>Das Bild auf dem Marker und in Listen.</translation>
</message>
<message>
<source>the piece before, the next piece</source>
<translation>das Stück davor, das nächste Stück</translation>
</message>
<message>
<source>The pieces of terrain on the table.</source>
<translation>Die Geländestücke auf dem Tisch.</translation>
</message>
<message>
<source>The place is lost</source>
<translation>Der Ort ist verloren</translation>
</message>
<message>
<source>the place is off the table; choose one on it</source>
<translation>der Ort liegt neben dem Tisch; wähle einen darauf</translation>
</message>
<message>
<source>the place of the Barricade</source>
<translation>der Platz der Barrikade</translation>
</message>
<message>
<source>the place of the Trap</source>
<translation>der Platz der Falle</translation>
</message>
<message>
<source>the place of the villager</source>
<translation>der Platz des Dorfbewohners</translation>
</message>
<message>
<source>the place of {who}</source>
<translation>der Platz von {who:dat}</translation>
</message>
<message>
<source>The place: {word}</source>
<translation>Der Ort: {word}</translation>
</message>
<message>
<source>The places</source>
<translation>Die Orte</translation>
</message>
<message>
<source>The plan</source>
<translation>Der Grundriss</translation>
</message>
<message>
<source>The plan follows when its problems are solved.</source>
<translation>Der Grundriss folgt, sobald die Probleme gelöst sind.</translation>
</message>
<message>
<source>The player after you chooses one of your units outside the Stronghold, not your lord: it loses a hit point.</source>
<translation>Der Spieler nach dir wählt eine deiner Einheiten außerhalb der Festung, nicht deinen Herrscher: Sie verliert einen Lebenspunkt.</translation>
</message>
<message>
<source>The player after you takes a bridge away on which nobody stands. Your units beside water have less movement next turn: {number}.</source>
<translation>Der Spieler nach dir nimmt eine Brücke fort, auf der niemand steht. Deine Einheiten neben Wasser haben im nächsten Zug weniger Bewegung: {number}.</translation>
</message>
<message>
<source>The player builds each race's Stronghold in the same place of this map, and this one lies furthest from all others.</source>
<translation>Der Spieler baut die Festung jedes Volks immer an derselben Stelle dieser Karte, und diese liegt am weitesten von allen anderen.</translation>
</message>
<message>
<source>The player furthest away</source>
<translation>Wer am weitesten weg ist</translation>
</message>
<message>
<source>The players in turn</source>
<translation>Die Spieler reihum</translation>
</message>
<message>
<source>The point that Guardians hold lies off the table.</source>
<translation>Der Punkt, den Wächter halten, liegt nicht auf dem Tisch.</translation>
</message>
<message>
<source>The points are too close.</source>
<translation>Die Punkte liegen zu nah beieinander.</translation>
</message>
<message>
<source>The poison of {model} takes hold on {other}.</source>
<translation>Das Gift von {model:dat} wirkt bei {other:dat}.</translation>
</message>
<message>
<source>the pouch is empty</source>
<translation>die Tasche ist leer</translation>
</message>
<message>
<source>The printer does not answer. Keep the book as a PDF instead.</source>
<translation>Der Drucker antwortet nicht. Hebe das Buch stattdessen als PDF auf.</translation>
</message>
<message>
<source>The printer does not answer. Keep the pages as a PDF instead.</source>
<translation>Der Drucker antwortet nicht. Speichere die Seiten stattdessen als PDF.</translation>
</message>
<message>
<source>The program</source>
<translation>Das Programm</translation>
</message>
<message>
<source>The program could not look back</source>
<translation>Die Rückschau war nicht möglich</translation>
</message>
<message>
<source>The program draws</source>
<translation>Das Programm zieht</translation>
</message>
<message>
<source>The program plays on, not you: it says nothing of plans that only you could carry out. What nobody knew at that moment falls otherwise in every game.</source>
<translation>Das Programm spielt weiter, nicht du: Über Pläne, die nur du ausführen könntest, sagt das nichts. Was in diesem Moment niemand wusste, fällt in jedem Spiel anders.</translation>
</message>
<message>
<source>The program rolls</source>
<translation>Das Programm würfelt</translation>
</message>
<message>
<source>The program rolls &amp;ours, we roll the enemy's</source>
<translation>Das Programm wirft u&amp;nsere, wir die der Gegner</translation>
</message>
<message>
<source>The program rolls at once</source>
<translation>Das Programm würfelt sofort</translation>
</message>
<message>
<source>The program would have decided everything as you did.</source>
<translation>Das Programm hätte alles so entschieden wie du.</translation>
</message>
<message>
<source>The program's</source>
<translation>Das des Programms</translation>
</message>
<message>
<source>The program's player {player} played all sides of these games. So often the first won; the share of all such games lies, 19 times out of 20, where the next column says. From {least} to {most} % sides are even.</source>
<translation>Der Spieler {player} des Programms hat in diesen Spielen alle Seiten gespielt. So oft hat die erste gewonnen; der Anteil an allen solchen Spielen liegt in 19 von 20 Fällen dort, wo es die nächste Spalte sagt. Von {least} bis {most} % sind Seiten ausgeglichen.</translation>
</message>
<message>
<source>The program's player {player} played both sides of all these games. So often the first won; the share of all such games lies, 19 times out of 20, where the next column says. From {least} to {most} % two sides are even.</source>
<translation>Der Spieler {player} des Programms hat in all diesen Spielen beide Seiten gespielt. So oft hat die erste gewonnen; der Anteil an allen solchen Spielen liegt in 19 von 20 Fällen dort, wo es die nächste Spalte sagt. Von {least} bis {most} % sind zwei Seiten ausgeglichen.</translation>
</message>
<message>
<source>The purse</source>
<translation>Die Vorratskammer</translation>
</message>
<message>
<source>The ready squad of its nation takes this soldier in, and meets every other one.</source>
<translation>Die fertige Abteilung der Nation nimmt diesen Soldaten auf und trifft auf jede andere.</translation>
</message>
<message>
<source>The Repair Materials are used up.</source>
<translation>Das Baumaterial ist verbraucht.</translation>
</message>
<message>
<source>The report</source>
<translation>Der Bericht</translation>
</message>
<message>
<source>The report could not be written ({reason}); you can read and copy it here.</source>
<translation>Der Bericht konnte nicht geschrieben werden ({reason}); du kannst ihn hier lesen und kopieren.</translation>
</message>
<message>
<source>The reserve comes after the last round.</source>
<translation>Die Reserve kommt nach der letzten Runde.</translation>
</message>
<message>
<source>The rest comes from your edge from the third round on.</source>
<translation>Die anderen kommen ab der dritten Runde von deinem Rand.</translation>
</message>
<message>
<source>The rest is wounded and flees; the place is occupied.</source>
<translation>Der Rest wird verwundet und flieht; der Ort ist besetzt.</translation>
</message>
<message>
<source>The rest of the same move is still there.</source>
<translation>Der Rest derselben Bewegung ist noch da.</translation>
</message>
<message>
<source>the resurrection</source>
<translation>die Auferstehung</translation>
</message>
<message>
<source>The retreat</source>
<translation>Der Rückzug</translation>
</message>
<message>
<source>the road</source>
<translation>die Straße|die Straße|der Straße</translation>
</message>
<message>
<source>The roll of an Engineer.</source>
<translation>Der Wurf eines Pioniers.</translation>
</message>
<message>
<source>the roll of {faces}</source>
<translation>der Wurf {faces}</translation>
</message>
<message>
<source>The roll that mattered</source>
<translation>Der entscheidende Wurf</translation>
</message>
<message>
<source>The roll that one action needs; lower is better.</source>
<translation>Der Wurf, den eine Aktion braucht; niedriger ist besser.</translation>
</message>
<message>
<source>The roof</source>
<translation>Das Dach</translation>
</message>
<message>
<source>the rough ground</source>
<translation>das raue Gelände|das raue Gelände|dem rauen Gelände</translation>
</message>
<message>
<source>the round</source>
<translation>die Runde</translation>
</message>
<message>
<source>The round before</source>
<translation>Die Runde davor</translation>
</message>
<message>
<source>The rout</source>
<translation>Die Flucht</translation>
</message>
<message>
<source>The rows of this map are not equally long; mend them in the form.</source>
<translation>Die Zeilen dieser Landkarte sind nicht gleich lang; bring sie im Formular in Ordnung.</translation>
</message>
<message>
<source>the rubble</source>
<translation>der Schutt|den Schutt|dem Schutt</translation>
</message>
<message>
<source>The ruin at {place} lies beside a town or a Stronghold.</source>
<translation>Die Ruine bei {place} liegt neben einer Stadt oder Festung.</translation>
</message>
<message>
<source>The ruin at {tile}, explored by {unit}: {face}.</source>
<translation>Die Ruine bei {tile}, erkundet von {unit}: {face}.</translation>
</message>
<message>
<source>The ruins at {place} and {other} are {apart} tiles apart; it should be more than {distance}.</source>
<translation>Die Ruinen bei {place} und {other} sind {apart} Felder auseinander; es sollten mehr als {distance} sein.</translation>
</message>
<message>
<source>the ruler</source>
<translation>das Lineal</translation>
</message>
<message>
<source>the ruler, and back</source>
<translation>das Lineal, und zurück</translation>
</message>
<message>
<source>The rules at {clause}</source>
<translation>Die Regeln bei {clause}</translation>
</message>
<message numerus="yes">
<source>The rules have changed since: %n answer(s) (is|are) gone. Go on from here.</source>
<translation><numerusform>Die Regeln haben sich seither geändert: %n Antwort ist fort. Spiel von hier aus weiter.</numerusform><numerusform>Die Regeln haben sich seither geändert: %n Antworten sind fort. Spiel von hier aus weiter.</numerusform></translation>
</message>
<message>
<source>The rules of play are those of The Village Must Stand on Song of Blades and Heroes, told in our own words. All heroes, enemies and places are our own.</source>
<translation>Die Spielregeln sind die von The Village Must Stand auf Song of Blades and Heroes, mit eigenen Worten erzählt. Alle Helden, Gegner und Orte sind unsere eigenen.</translation>
</message>
<message>
<source>The rules of this game are in no book of the program.</source>
<translation>Die Regeln dieses Spiels stehen in keinem Buch des Programms.</translation>
</message>
<message>
<source>The rules on one page</source>
<translation>Die Regeln auf einer Seite</translation>
</message>
<message>
<source>The runner comes close enough to be caught.</source>
<translation>Wer da rennt, kommt nah genug, um gefangen zu werden.</translation>
</message>
<message>
<source>The same for all</source>
<translation>Für alle gleich</translation>
</message>
<message>
<source>The same on one of both: walls run straight.</source>
<translation>Eines von beiden gleich: Wände verlaufen gerade.</translation>
</message>
<message>
<source>The same way stands here twice.</source>
<translation>Dasselbe steht hier zweimal.</translation>
</message>
<message>
<source>The sandbox cannot be opened</source>
<translation>Der Sandkasten lässt sich nicht öffnen</translation>
</message>
<message>
<source>The scenario</source>
<translation>Das Szenario</translation>
</message>
<message>
<source>The screen and your table agree about everybody.</source>
<translation>Bildschirm und Tisch sind sich über alle einig.</translation>
</message>
<message>
<source>The screen has it there now. Undo takes it back later.</source>
<translation>Der Bildschirm hat es jetzt dort. Rückgängig nimmt es später zurück.</translation>
</message>
<message>
<source>the second line is loaded</source>
<translation>die zweite Reihe ist geladen</translation>
</message>
<message>
<source>The second result stands.</source>
<translation>Das zweite Ergebnis gilt.</translation>
</message>
<message>
<source>The Second Turn</source>
<translation>Die zweite Runde</translation>
</message>
<message>
<source>The Sergeant</source>
<translation>Der Sergeant</translation>
</message>
<message>
<source>The Seventeenth Turn</source>
<translation>Die siebzehnte Runde</translation>
</message>
<message>
<source>The Seventh Turn</source>
<translation>Die siebte Runde</translation>
</message>
<message>
<source>The sheet is full: erase something first</source>
<translation>Das Blatt ist voll: radiere zuerst etwas weg</translation>
</message>
<message>
<source>The sheet to draw on</source>
<translation>Das Blatt, auf dem gezeichnet wird</translation>
</message>
<message>
<source>the shell hole</source>
<translation>der Granattrichter|den Granattrichter|dem Granattrichter</translation>
</message>
<message>
<source>The sides of an outline must not cross each other.</source>
<translation>Die Seiten eines Umrisses dürfen sich nicht kreuzen.</translation>
</message>
<message>
<source>The siege is lost</source>
<translation>Die Belagerung ist verloren</translation>
</message>
<message>
<source>The siege is lost.</source>
<translation>Die Belagerung ist verloren.</translation>
</message>
<message>
<source>The siege is over</source>
<translation>Die Belagerung ist vorüber</translation>
</message>
<message>
<source>The siege is over.</source>
<translation>Die Belagerung ist vorüber.</translation>
</message>
<message>
<source>The six Behaviours</source>
<translation>Die sechs Verhalten</translation>
</message>
<message>
<source>The Sixteenth Turn</source>
<translation>Die sechzehnte Runde</translation>
</message>
<message>
<source>The Sixth Turn</source>
<translation>Die sechste Runde</translation>
</message>
<message>
<source>the small hill</source>
<translation>der kleine Hügel|den kleinen Hügel|dem kleinen Hügel</translation>
</message>
<message>
<source>The small mark beside a disc shows the musket: loaded, half loaded or empty. To load it takes two actions, and what is begun is kept from turn to turn. Load behind a wall if you can.</source>
<translation>Das kleine Zeichen neben einer Scheibe zeigt die Muskete: geladen, halb geladen oder leer. Laden kostet zwei Aktionen, und was begonnen ist, bleibt von Zug zu Zug. Lade hinter einer Mauer, wenn du kannst.</translation>
</message>
<message>
<source>the south edge</source>
<translation>die Südkante|die Südkante|der Südkante</translation>
</message>
<message>
<source>the south end</source>
<translation>das südliche Ende</translation>
</message>
<message>
<source>The spy looks at the next cards</source>
<translation>Der Spion sieht sich die nächsten Karten an</translation>
</message>
<message>
<source>The squad</source>
<translation>Die Abteilung</translation>
</message>
<message>
<source>The squad as text, to be sent or posted (Ctrl+C)</source>
<translation>Die Abteilung als Text, zum Schicken oder Zeigen (Strg+C)</translation>
</message>
<message>
<source>The squad is complete</source>
<translation>Die Abteilung ist fertig</translation>
</message>
<message>
<source>The squads</source>
<translation>Die Trupps</translation>
</message>
<message>
<source>The squads are complete and lie open.</source>
<translation>Die Abteilungen sind fertig und liegen offen.</translation>
</message>
<message>
<source>The squads take up position.</source>
<translation>Die Trupps beziehen Stellung.</translation>
</message>
<message>
<source>the stairs</source>
<translation>die Treppe|die Treppe|der Treppe</translation>
</message>
<message>
<source>The Stand at {place}</source>
<translation>Gehalten: {place}</translation>
</message>
<message>
<source>The standard of {name}</source>
<translation>Die Standarte von {name:dat}</translation>
</message>
<message>
<source>The stick of each range band.</source>
<translation>Der Stab jedes Entfernungsbands.</translation>
</message>
<message>
<source>The stores are full. The village has won.</source>
<translation>Die Kammern sind voll. Das Dorf hat gewonnen.</translation>
</message>
<message>
<source>The story, for the players to read before the first wave.</source>
<translation>Die Geschichte, für die Spieler vor der ersten Welle.</translation>
</message>
<message>
<source>the stream</source>
<translation>der Bach|den Bach|dem Bach</translation>
</message>
<message>
<source>The stroke crosses itself; draw it in two.</source>
<translation>Der Strich kreuzt sich selbst; zieh ihn in zwei Zügen.</translation>
</message>
<message>
<source>the stronghold of {who}</source>
<translation>die Festung von {who}</translation>
</message>
<message>
<source>The Stronghold {number} is no block of two by two tiles.</source>
<translation>Die Festung {number} ist kein Block von zwei mal zwei Feldern.</translation>
</message>
<message>
<source>The Stronghold {number} is {apart} tiles from a town; it should be more than {distance}.</source>
<translation>Die Festung {number} ist {apart} Felder von einer Stadt entfernt; es sollten mehr als {distance} sein.</translation>
</message>
<message>
<source>The Strongholds {number} and {other} are {apart} tiles apart; it should be more than {distance}.</source>
<translation>Die Festungen {number} und {other} sind {apart} Felder auseinander; es sollten mehr als {distance} sein.</translation>
</message>
<message>
<source>The Supplies that this level costs.</source>
<translation>Die Vorräte, die diese Stufe kostet.</translation>
</message>
<message>
<source>The Supplies that this level costs; nothing for Level I.</source>
<translation>Die Vorräte, die diese Stufe kostet; nichts für Stufe I.</translation>
</message>
<message>
<source>the Supply Cache</source>
<translation>das Vorratslager</translation>
</message>
<message>
<source>The table</source>
<translation>Der Tisch</translation>
</message>
<message>
<source>The table as you left it</source>
<translation>Der Tisch, wie du ihn verlassen hast</translation>
</message>
<message>
<source>The table at that moment</source>
<translation>Der Tisch in diesem Moment</translation>
</message>
<message>
<source>The table at the end</source>
<translation>Der Tisch am Ende</translation>
</message>
<message>
<source>The table from above</source>
<translation>Der Tisch von oben</translation>
</message>
<message>
<source>The table from left to right.</source>
<translation>Der Tisch von links nach rechts.</translation>
</message>
<message>
<source>The table from top to bottom.</source>
<translation>Der Tisch von oben nach unten.</translation>
</message>
<message>
<source>The table overrules the order: {model} does nothing.</source>
<translation>Der Tisch hebt den Befehl auf: {model} tut nichts.</translation>
</message>
<message>
<source>The table overrules the order: {model} goes for {goal}.</source>
<translation>Der Tisch hebt den Befehl auf: {model} geht auf {goal:acc} los.</translation>
</message>
<message>
<source>The table says otherwise</source>
<translation>Der Tisch sagt etwas anderes</translation>
</message>
<message>
<source>The table says otherwise of {thing}.</source>
<translation>Der Tisch sagt es anders: {thing}.</translation>
</message>
<message>
<source>The table says otherwise, {it}: {field} {after}, not {before}.</source>
<translation>Der Tisch sagt es anders, {it}: {field} {after}, nicht {before}.</translation>
</message>
<message>
<source>The table says otherwise: nobody carries {it}.</source>
<translation>Der Tisch sagt es anders: Niemand trägt {it:acc}.</translation>
</message>
<message>
<source>The table says otherwise: the enemy's turn is over.</source>
<translation>Der Tisch sagt es anders: Der Zug der Gegner ist vorbei.</translation>
</message>
<message>
<source>The table says otherwise: {after} carries {it}.</source>
<translation>Der Tisch sagt es anders: {after} trägt {it:acc}.</translation>
</message>
<message>
<source>The table says otherwise: {field} used this time: {after}.</source>
<translation>Der Tisch sagt es anders: {field} diesmal genutzt: {after}.</translation>
</message>
<message>
<source>The table says otherwise: {field} {after}, not {before}.</source>
<translation>Der Tisch sagt es anders: {field} {after}, nicht {before}.</translation>
</message>
<message>
<source>The table says otherwise: {it} is gone.</source>
<translation>Der Tisch sagt es anders: {it} ist fort.</translation>
</message>
<message>
<source>The table says otherwise: {it} lies there too.</source>
<translation>Der Tisch sagt es anders: {it} liegt auch da.</translation>
</message>
<message>
<source>The table says otherwise: {it} stands {after}, not {before}.</source>
<translation>Der Tisch sagt es anders: {it} steht {after}, nicht {before}.</translation>
</message>
<message>
<source>The table says otherwise: {what} {after}, not {before}.</source>
<translation>Der Tisch sagt es anders: {what} {after}, nicht {before}.</translation>
</message>
<message>
<source>the table view, for a second screen</source>
<translation>die Tischansicht, für einen zweiten Bildschirm</translation>
</message>
<message>
<source>The tale of {title}. {text}</source>
<translation>Die Geschichte von {title}. {text}</translation>
</message>
<message>
<source>the target</source>
<translation>das Ziel</translation>
</message>
<message>
<source>The Temple's blessing lies on {building}: this attack does no damage.</source>
<translation>Der Segen des Tempels liegt auf {building:dat}: Dieser Angriff richtet keinen Schaden an.</translation>
</message>
<message>
<source>The Tenth Turn</source>
<translation>Die zehnte Runde</translation>
</message>
<message>
<source>The test could not be played. {why}</source>
<translation>Der Test konnte nicht gespielt werden. {why}</translation>
</message>
<message>
<source>The test of “{name}” could not be played.</source>
<translation>Der Test von „{name}“ ließ sich nicht spielen.</translation>
</message>
<message>
<source>The test of “{name}” is done. {found}</source>
<translation>Der Test von „{name}“ ist fertig. {found}</translation>
</message>
<message>
<source>The text about it is too long; use at most {most} characters.</source>
<translation>Der Text darüber ist zu lang; nimm höchstens {most} Zeichen.</translation>
</message>
<message>
<source>The Third Turn</source>
<translation>Die dritte Runde</translation>
</message>
<message>
<source>The Thirteenth Turn</source>
<translation>Die dreizehnte Runde</translation>
</message>
<message>
<source>The Thirtieth Turn</source>
<translation>Die dreißigste Runde</translation>
</message>
<message>
<source>The Thirty-Eighth Turn</source>
<translation>Die achtunddreißigste Runde</translation>
</message>
<message>
<source>The Thirty-Fifth Turn</source>
<translation>Die fünfunddreißigste Runde</translation>
</message>
<message>
<source>The Thirty-First Turn</source>
<translation>Die einunddreißigste Runde</translation>
</message>
<message>
<source>The Thirty-Fourth Turn</source>
<translation>Die vierunddreißigste Runde</translation>
</message>
<message>
<source>The Thirty-Ninth Turn</source>
<translation>Die neununddreißigste Runde</translation>
</message>
<message>
<source>The Thirty-Second Turn</source>
<translation>Die zweiunddreißigste Runde</translation>
</message>
<message>
<source>The Thirty-Seventh Turn</source>
<translation>Die siebenunddreißigste Runde</translation>
</message>
<message>
<source>The Thirty-Sixth Turn</source>
<translation>Die sechsunddreißigste Runde</translation>
</message>
<message>
<source>The Thirty-Third Turn</source>
<translation>Die dreiunddreißigste Runde</translation>
</message>
<message>
<source>The threat deck is not shuffled yet.</source>
<translation>Das Bedrohungsdeck ist noch nicht gemischt.</translation>
</message>
<message>
<source>The threats</source>
<translation>Die Bedrohungen</translation>
</message>
<message>
<source>the time is up</source>
<translation>die Zeit ist um</translation>
</message>
<message>
<source>The top cards of a deck are seen and put back in any order</source>
<translation>Die obersten Karten eines Stapels werden angesehen und in beliebiger Folge zurückgelegt</translation>
</message>
<message>
<source>The totals</source>
<translation>Die Summen</translation>
</message>
<message>
<source>The town</source>
<translation>Die Stadt</translation>
</message>
<message>
<source>the town</source>
<translation>die Stadt</translation>
</message>
<message>
<source>The town at {place} is no block of two by three tiles.</source>
<translation>Die Stadt bei {place} ist kein Block von zwei mal drei Feldern.</translation>
</message>
<message>
<source>the Town Hall</source>
<translation>das Rathaus|das Rathaus|dem Rathaus</translation>
</message>
<message>
<source>The Town Hall near the middle</source>
<translation>Das Rathaus nahe der Mitte</translation>
</message>
<message>
<source>The trait {name} never made a difference.</source>
<translation>Die Eigenschaft {name} machte nie einen Unterschied.</translation>
</message>
<message>
<source>the Trap</source>
<translation>die Falle|die Falle|der Falle</translation>
</message>
<message>
<source>The trash is empty.</source>
<translation>Der Papierkorb ist leer.</translation>
</message>
<message>
<source>the tree</source>
<translation>der Baum|den Baum|dem Baum</translation>
</message>
<message>
<source>the turn ends</source>
<translation>der Zug endet</translation>
</message>
<message>
<source>The turn passes</source>
<translation>Der Zug geht über</translation>
</message>
<message>
<source>The Twelfth Turn</source>
<translation>Die zwölfte Runde</translation>
</message>
<message>
<source>The Twentieth Turn</source>
<translation>Die zwanzigste Runde</translation>
</message>
<message>
<source>The Twenty-Eighth Turn</source>
<translation>Die achtundzwanzigste Runde</translation>
</message>
<message>
<source>The Twenty-Fifth Turn</source>
<translation>Die fünfundzwanzigste Runde</translation>
</message>
<message>
<source>The Twenty-First Turn</source>
<translation>Die einundzwanzigste Runde</translation>
</message>
<message>
<source>The Twenty-Fourth Turn</source>
<translation>Die vierundzwanzigste Runde</translation>
</message>
<message>
<source>The Twenty-Ninth Turn</source>
<translation>Die neunundzwanzigste Runde</translation>
</message>
<message>
<source>The Twenty-Second Turn</source>
<translation>Die zweiundzwanzigste Runde</translation>
</message>
<message>
<source>The Twenty-Seventh Turn</source>
<translation>Die siebenundzwanzigste Runde</translation>
</message>
<message>
<source>The Twenty-Sixth Turn</source>
<translation>Die sechsundzwanzigste Runde</translation>
</message>
<message>
<source>The Twenty-Third Turn</source>
<translation>Die dreiundzwanzigste Runde</translation>
</message>
<message>
<source>The Upkeep</source>
<translation>Der Unterhalt</translation>
</message>
<message>
<source>The upper left quarter</source>
<translation>Das Viertel links oben</translation>
</message>
<message>
<source>The upper right quarter</source>
<translation>Das Viertel rechts oben</translation>
</message>
<message>
<source>The usual evening, up to the final assault.</source>
<translation>Der übliche Abend, bis zum letzten Sturm.</translation>
</message>
<message>
<source>The value says what it is, the suit how it is.</source>
<translation>Der Wert sagt, was es ist, die Farbe, wie es ist.</translation>
</message>
<message>
<source>The village</source>
<translation>Das Dorf</translation>
</message>
<message>
<source>The village gains them at the end of each wave.</source>
<translation>Das Dorf erhält sie am Ende jeder Welle.</translation>
</message>
<message>
<source>The village has fallen</source>
<translation>Das Dorf ist gefallen</translation>
</message>
<message>
<source>The village has fallen.</source>
<translation>Das Dorf ist gefallen.</translation>
</message>
<message>
<source>The village in which it is set; without one, any village serves.</source>
<translation>Das Dorf, in dem es spielt; ohne Angabe jedes.</translation>
</message>
<message>
<source>The Village Must Stand</source>
<translation>Das Dorf muss stehen</translation>
</message>
<message>
<source>The village stands</source>
<translation>Das Dorf steht</translation>
</message>
<message>
<source>The village stands, but what had to be done is not done. The siege is lost.</source>
<translation>Das Dorf steht, aber was zu tun war, ist nicht getan. Die Belagerung ist verloren.</translation>
</message>
<message>
<source>The village stands.</source>
<translation>Das Dorf steht.</translation>
</message>
<message>
<source>The village stood at the end.</source>
<translation>Am Ende stand das Dorf.</translation>
</message>
<message>
<source>the villager</source>
<translation>der Dorfbewohner|den Dorfbewohner|dem Dorfbewohner</translation>
</message>
<message>
<source>The villager is safe in {heart}.</source>
<translation>Der Dorfbewohner ist in {heart:dat} in Sicherheit.</translation>
</message>
<message>
<source>The villager stands beside the hero who leads them.</source>
<translation>Der Dorfbewohner steht neben dem Helden, der ihn führt.</translation>
</message>
<message>
<source>The villager waits here, alone.</source>
<translation>Der Dorfbewohner wartet hier, allein.</translation>
</message>
<message>
<source>the villager's thanks</source>
<translation>Dank des Dorfbewohners</translation>
</message>
<message>
<source>The war</source>
<translation>Der Krieg</translation>
</message>
<message>
<source>The war is over</source>
<translation>Der Krieg ist vorbei</translation>
</message>
<message>
<source>The war is over. Last alive: {victors}.</source>
<translation>Der Krieg ist vorbei. Als Letzter am Leben: {victors}.</translation>
</message>
<message>
<source>The war was over within 80 rounds.</source>
<translation>Der Krieg war innerhalb von 80 Runden vorbei.</translation>
</message>
<message>
<source>The Watch of {place}</source>
<translation>Die Wacht von {place}</translation>
</message>
<message>
<source>The wave</source>
<translation>Die Welle</translation>
</message>
<message>
<source>the wave</source>
<translation>die Welle</translation>
</message>
<message>
<source>The wave is over</source>
<translation>Die Welle ist vorbei</translation>
</message>
<message>
<source>the wave is over</source>
<translation>die Welle ist vorbei</translation>
</message>
<message>
<source>The waves are those of the book.</source>
<translation>Die Wellen sind die des Buches.</translation>
</message>
<message>
<source>The waves in their order; without any, those of the book.</source>
<translation>Die Wellen der Reihe nach; ohne Angabe die des Buches.</translation>
</message>
<message>
<source>The way leads from a place to itself.</source>
<translation>Die Verbindung führt von einem Ort zu ihm selbst.</translation>
</message>
<message>
<source>the way leads through the house</source>
<translation>der Weg führt durch das Haus</translation>
</message>
<message>
<source>the way of playing</source>
<translation>die Art zu spielen</translation>
</message>
<message>
<source>The ways in, in their order: {places}.</source>
<translation>Die Zugänge der Reihe nach: {places}.</translation>
</message>
<message>
<source>the weakest of them</source>
<translation>am schwächsten</translation>
</message>
<message>
<source>the west edge</source>
<translation>die Westkante|die Westkante|der Westkante</translation>
</message>
<message>
<source>the west end</source>
<translation>das westliche Ende</translation>
</message>
<message>
<source>the window</source>
<translation>das Fenster|das Fenster|dem Fenster</translation>
</message>
<message>
<source>The winner may step after a foe who recoils.</source>
<translation>Der Sieger darf einem Zurückweichenden nachsetzen.</translation>
</message>
<message>
<source>the wood</source>
<translation>der Wald|den Wald|dem Wald</translation>
</message>
<message>
<source>The world</source>
<translation>Die Welt</translation>
</message>
<message>
<source>The worst Quality rolls for all.</source>
<translation>Die schlechteste Qualität würfelt für alle.</translation>
</message>
<message>
<source>The wound of {unit} passes to: {bearer}.</source>
<translation>Die Wunde von {unit} geht über an: {bearer}.</translation>
</message>
<message>
<source>The yard</source>
<translation>Der Hof</translation>
</message>
<message>
<source>The {heart} stands near the middle of the table.</source>
<translation>{heart}: nahe der Tischmitte.</translation>
</message>
<message>
<source>the {name}</source>
<translation>{name}</translation>
</message>
<message>
<source>The {name} falls in {now} of 100 test games, against {before} before. {chance}</source>
<translation>{name} fällt in {now} von 100 Testspielen, vorher waren es {before}. {chance}</translation>
</message>
<message>
<source>The {name} is {distance} from the middle of the table.</source>
<translation>{name}: {distance} von der Tischmitte entfernt.</translation>
</message>
<message>
<source>The {name} is {distance} from the {heart}.</source>
<translation>{name} steht zu weit weg ({heart}: {distance}).</translation>
</message>
<message>
<source>The {name} reaches over the edge of the table.</source>
<translation>{name} ragt über die Tischkante.</translation>
</message>
<message>
<source>The {name} stands in the {other}.</source>
<translation>{name} und {other} stehen ineinander.</translation>
</message>
<message>
<source>The {name} stands on a piece of {ground}, which is taken off the table when a game begins.</source>
<translation>{name} steht auf einem Stück ({ground}), das bei Spielbeginn vom Tisch genommen wird.</translation>
</message>
<message>
<source>The {name} touches the {other}.</source>
<translation>{name} und {other} berühren sich.</translation>
</message>
<message>
<source>The {name} would become the heart only later.</source>
<translation>{name} würde erst später zum Herzen.</translation>
</message>
<message>
<source>The {name} would muster {value}, which is no defender.</source>
<translation>{name} würde {value} aufbieten, und das ist kein Verteidiger.</translation>
</message>
<message>
<source>The {race} end their turn</source>
<translation>Zugende: {race}</translation>
</message>
<message>
<source>The {race} fight</source>
<translation>Kampf: {race}</translation>
</message>
<message>
<source>The {race} have won</source>
<translation>Gewonnen: {race}</translation>
</message>
<message>
<source>The {race} move</source>
<translation>Bewegung: {race}</translation>
</message>
<message>
<source>The {wished} was to open this wave, but {why}: it opens without a Boss.</source>
<translation>Diese Welle sollte mit {wished} beginnen, aber {why}: Sie beginnt ohne Boss.</translation>
</message>
<message>
<source>The {wished} was to open this wave, but {why}: the {came} comes instead.</source>
<translation>Diese Welle sollte mit {wished} beginnen, aber {why}: Stattdessen kommt {came}.</translation>
</message>
<message>
<source>Their cost line says so, a sentence beside it says otherwise.</source>
<translation>So sagt es ihre Kostenzeile; ein Satz daneben sagt es anders.</translation>
</message>
<message>
<source>Their leader is beaten, and the rest lose heart. The village stands.</source>
<translation>Ihr Anführer ist besiegt, und der Rest verliert den Mut. Das Dorf steht.</translation>
</message>
<message>
<source>Their lord has fallen.</source>
<translation>Der Herrscher ist gefallen.</translation>
</message>
<message>
<source>Their own figures come first. A figure that is on the table already is never used twice.</source>
<translation>Zuerst kommen die eigenen Figuren. Was schon auf dem Tisch steht, wird nie doppelt benutzt.</translation>
</message>
<message>
<source>their place</source>
<translation>ihr Ort</translation>
</message>
<message>
<source>Their turn</source>
<translation>Ihr Zug</translation>
</message>
<message>
<source>Theirs gets the id {id}, and the pack speaks of that.</source>
<translation>Das aus dem Paket bekommt die id {id}, und das Paket verweist darauf.</translation>
</message>
<message>
<source>Theirs: values of all but Jacks, Queens and Kings, and a die.</source>
<translation>Sie: Werte von allen außer Bube, Dame, König und ein Würfel.</translation>
</message>
<message>
<source>Then</source>
<translation>Danach</translation>
</message>
<message>
<source>Then each may move one individual; tell attack and defence, compare totals.</source>
<translation>Dann darf jeder einen Einzelnen bewegen; Angriff und Verteidigung erzählen, Summen vergleichen.</translation>
</message>
<message>
<source>Then everybody who was attacked may strike back.</source>
<translation>Dann darf jeder Angegriffene zurückschlagen.</translation>
</message>
<message>
<source>Then go on.</source>
<translation>Dann geht es weiter.</translation>
</message>
<message>
<source>Then it is gone.</source>
<translation>Dann ist es fort.</translation>
</message>
<message>
<source>Then those come on who were not set down at first.</source>
<translation>Dann kommen die hinzu, die nicht zuerst aufgestellt wurden.</translation>
</message>
<message>
<source>Then your units move</source>
<translation>Dann gehen deine Einheiten</translation>
</message>
<message>
<source>There are no clause files here; put one .toml file for each book.</source>
<translation>Hier sind keine Klauseldateien; leg für jedes Buch eine .toml-Datei ab.</translation>
</message>
<message>
<source>There are no content files here; put TOML files into the folder.</source>
<translation>Hier sind keine Inhaltsdateien; leg TOML-Dateien in den Ordner.</translation>
</message>
<message>
<source>There are {count} towns; two are enough for four players.</source>
<translation>Es gibt {count} Städte; zwei genügen für vier Spieler.</translation>
</message>
<message>
<source>There can be at most {most}.</source>
<translation>Es können höchstens {most} sein.</translation>
</message>
<message>
<source>There is a character in it that nobody can see ({found}); remove it.</source>
<translation>Darin steht ein Zeichen, das niemand sieht ({found}); nimm es heraus.</translation>
</message>
<message>
<source>There is a Stronghold {number}, but none before it.</source>
<translation>Es gibt eine Festung {number}, aber keine davor.</translation>
</message>
<message>
<source>there is an order to give</source>
<translation>es ist ein Befehl zu geben</translation>
</message>
<message>
<source>there is hand-to-hand combat</source>
<translation>es wird Mann gegen Mann gekämpft</translation>
</message>
<message>
<source>There is no floor {floor}.</source>
<translation>Es gibt kein Stockwerk {floor}.</translation>
</message>
<message>
<source>There is no free spot beside {target}.</source>
<translation>Neben {target:dat} ist kein Platz frei.</translation>
</message>
<message>
<source>There is no icon called {icon}.</source>
<translation>Ein Symbol namens {icon} gibt es nicht.</translation>
</message>
<message>
<source>there is no other</source>
<translation>es gibt sonst nichts</translation>
</message>
<message>
<source>there is no room beyond it</source>
<translation>dahinter ist kein Platz</translation>
</message>
<message>
<source>There is no room for a piece; draw elsewhere.</source>
<translation>Hier ist kein Platz für ein Stück; zieh den Strich anderswo.</translation>
</message>
<message>
<source>There is no room for another one.</source>
<translation>Für noch eine ist kein Platz.</translation>
</message>
<message>
<source>there is no room for the base; choose a place clear of models, buildings and walls</source>
<translation>für die Base ist kein Platz; wähle einen Ort frei von Modellen, Gebäuden und Mauern</translation>
</message>
<message>
<source>There is no room for two Strongholds.</source>
<translation>Für zwei Festungen ist kein Platz.</translation>
</message>
<message>
<source>There is no room for what should stand here ({what}); distance kept: {distance}.</source>
<translation>Für das, was hier stehen sollte ({what}), ist kein Platz; eingehaltener Abstand: {distance}.</translation>
</message>
<message>
<source>there is no room; choose a free spot on the table</source>
<translation>dort ist kein Platz; wähle eine freie Stelle auf dem Tisch</translation>
</message>
<message>
<source>There is no trait {other}.</source>
<translation>Es gibt keine Eigenschaft {other}.</translation>
</message>
<message>
<source>There is no village.</source>
<translation>Es gibt kein Dorf.</translation>
</message>
<message>
<source>there is no way round</source>
<translation>es führt kein Weg vorbei</translation>
</message>
<message>
<source>There is no whole backup of it.</source>
<translation>Es gibt keine unversehrte Sicherung davon.</translation>
</message>
<message>
<source>there is not enough to pay them all</source>
<translation>es reicht nicht für alle</translation>
</message>
<message>
<source>There is not room for all.</source>
<translation>Es ist nicht Platz für alle.</translation>
</message>
<message>
<source>There is nothing here now.</source>
<translation>Hier ist jetzt nichts.</translation>
</message>
<message>
<source>There is nothing here.</source>
<translation>Hier ist nichts.</translation>
</message>
<message>
<source>There is nothing in the file; ask for it again.</source>
<translation>Die Datei ist leer; lass sie dir noch einmal geben.</translation>
</message>
<message>
<source>There is nothing left to share.</source>
<translation>Es ist nichts mehr zu teilen.</translation>
</message>
<message>
<source>There is nothing of a map to paste.</source>
<translation>Es gibt nichts von einer Karte einzufügen.</translation>
</message>
<message>
<source>There is nothing to carry off.</source>
<translation>Es gibt nichts davonzutragen.</translation>
</message>
<message>
<source>there is nothing to correct; choose a field of the table</source>
<translation>es gibt nichts zu berichtigen; wähle ein Feld der Tabelle</translation>
</message>
<message>
<source>there is nothing to correct; choose something that lies on the table</source>
<translation>es gibt nichts zu berichtigen; wähle etwas, das auf dem Tisch liegt</translation>
</message>
<message>
<source>there is nothing to reach</source>
<translation>es ist nichts zu erreichen</translation>
</message>
<message>
<source>There is room to deploy only {count} of {wanted} heroes.</source>
<translation>Zum Aufstellen ist nur Platz für {count} von {wanted} Helden.</translation>
</message>
<message>
<source>There is too much in one pack ({found} values, at most {most}); make two of it.</source>
<translation>In einem Paket ist zu viel ({found} Werte, höchstens {most}); mach zwei daraus.</translation>
</message>
<message>
<source>there it does most harm for the least</source>
<translation>dort richtet sie am meisten aus und leidet am wenigsten</translation>
</message>
<message>
<source>These are the dice that counted; there is nothing to correct.</source>
<translation>Genau diese Würfel haben gezählt; es gibt nichts zu berichtigen.</translation>
</message>
<message>
<source>These are your games of {when}.</source>
<translation>Das sind deine Spiele vom {when}.</translation>
</message>
<message>
<source>These cards make no city; they are shuffled, and it begins anew.</source>
<translation>Aus diesen Karten wird keine Stadt; sie werden gemischt, und es beginnt von vorn.</translation>
</message>
<message>
<source>These cards want your city gone. Say what they are. The larger the value, the harder they are to beat. The city is saved when the last of them is destroyed, or when the deck has run out.</source>
<translation>Diese Karten wollen deine Stadt vernichten. Sag, was sie sind. Je höher der Wert, desto schwerer sind sie zu schlagen. Die Stadt ist gerettet, wenn die letzte von ihnen vernichtet oder der Stapel leer ist.</translation>
</message>
<message>
<source>These dice were different: correct them</source>
<translation>Diese Würfel waren anders: berichtigen</translation>
</message>
<message>
<source>These two touch</source>
<translation>Diese zwei berühren sich</translation>
</message>
<message>
<source>They are coming.</source>
<translation>Sie kommen.</translation>
</message>
<message>
<source>They are equally near</source>
<translation>Sie sind gleich nah</translation>
</message>
<message>
<source>They are equally near, so you choose.</source>
<translation>Sie sind gleich nah, also wählst du.</translation>
</message>
<message>
<source>They are Fearless in this battle.</source>
<translation>Sie sind in diesem Gefecht furchtlos.</translation>
</message>
<message>
<source>They attack: {threats}.</source>
<translation>Es greifen an: {threats}.</translation>
</message>
<message>
<source>They change places</source>
<translation>Sie tauschen die Plätze</translation>
</message>
<message>
<source>They come from {edges}.</source>
<translation>Sie kommen von {edges:dat}.</translation>
</message>
<message>
<source>They count for you.</source>
<translation>Sie zählen für dich.</translation>
</message>
<message>
<source>They fire at {subject} and change muskets.</source>
<translation>Sie feuern auf {subject:acc} und tauschen die Musketen.</translation>
</message>
<message>
<source>They hesitate.</source>
<translation>Sie zögern.</translation>
</message>
<message>
<source>They hesitate; the turn ends.</source>
<translation>Sie zögern; der Zug endet.</translation>
</message>
<message>
<source>They join at the start of each wave.</source>
<translation>Sie stoßen zu Beginn jeder Welle dazu.</translation>
</message>
<message>
<source>They part rooms.</source>
<translation>Sie trennen Räume.</translation>
</message>
<message>
<source>They spread Fear.</source>
<translation>Sie verbreiten Furcht.</translation>
</message>
<message>
<source>They stand where they should</source>
<translation>Sie stehen, wo sie sollen</translation>
</message>
<message>
<source>Thick or large</source>
<translation>Dick oder groß</translation>
</message>
<message>
<source>Thick ring: ours. Double ring: theirs. Broken ring: a marker.</source>
<translation>Dicker Ring: unsere. Doppelring: ihre. Gestrichelter Ring: ein Marker.</translation>
</message>
<message>
<source>Thin or small</source>
<translation>Dünn oder klein</translation>
</message>
<message>
<source>Thing</source>
<translation>Ding</translation>
</message>
<message>
<source>This box has no inside.</source>
<translation>Dieser Kasten hat kein Inneres.</translation>
</message>
<message>
<source>This cannot be opened</source>
<translation>Das lässt sich nicht öffnen</translation>
</message>
<message>
<source>This comes with Hearthwall and stays as it is. Make a copy to change it.</source>
<translation>Das gehört zu Hearthwall und bleibt, wie es ist. Mach eine Kopie, um es zu ändern.</translation>
</message>
<message>
<source>This costs 1 Supply and the purse holds {supplies}.</source>
<translation>Das kostet 1 Vorrat, und die Vorratskammer hat {supplies}.</translation>
</message>
<message>
<source>This costs {cost} Supplies and the purse holds {supplies}.</source>
<translation>Das kostet {cost} Vorräte, und die Vorratskammer hat {supplies}.</translation>
</message>
<message>
<source>This deck has no cards.</source>
<translation>Dieser Stapel hat keine Karten.</translation>
</message>
<message>
<source>This does not look like a clause id; write it as the clause index does.</source>
<translation>Das sieht nicht nach einer Klausel aus; schreib sie wie im Verzeichnis.</translation>
</message>
<message>
<source>This drawing has too many points; draw it with fewer strokes.</source>
<translation>Diese Zeichnung hat zu viele Punkte; zeichne sie mit weniger Strichen.</translation>
</message>
<message>
<source>This drawing is too large; draw it with fewer strokes.</source>
<translation>Diese Zeichnung ist zu groß; zeichne sie mit weniger Strichen.</translation>
</message>
<message>
<source>This file cannot be opened</source>
<translation>Diese Datei lässt sich nicht öffnen</translation>
</message>
<message>
<source>This file cannot be read; choose another one.</source>
<translation>Diese Datei lässt sich nicht lesen; wähle eine andere.</translation>
</message>
<message>
<source>This file cannot be taken in</source>
<translation>Diese Datei kann nicht aufgenommen werden</translation>
</message>
<message>
<source>This file is empty; choose another one.</source>
<translation>Diese Datei ist leer; wähle eine andere.</translation>
</message>
<message>
<source>This game cannot be opened</source>
<translation>Dieses Spiel lässt sich nicht öffnen</translation>
</message>
<message>
<source>This game cannot be told.</source>
<translation>Dieses Spiel lässt sich nicht erzählen.</translation>
</message>
<message>
<source>This game cannot start yet</source>
<translation>Dieses Spiel kann noch nicht beginnen</translation>
</message>
<message>
<source>This game is no longer in the library.</source>
<translation>Dieses Spiel ist nicht mehr in der Bibliothek.</translation>
</message>
<message>
<source>This game is open twice</source>
<translation>Dieses Spiel ist zweimal offen</translation>
</message>
<message>
<source>This game is over.</source>
<translation>Dieses Spiel ist vorbei.</translation>
</message>
<message>
<source>This game keeps no map: men stand roughly where it believes them.</source>
<translation>Dieses Spiel führt keine Karte: Die Leute stehen ungefähr dort, wo es sie glaubt.</translation>
</message>
<message>
<source>This game keeps no map: models stand roughly where it believes them.</source>
<translation>Dieses Spiel führt keine Karte: Modelle stehen ungefähr dort, wo es sie vermutet.</translation>
</message>
<message>
<source>This game was deleted in another window meanwhile; go on in a copy, or leave it.</source>
<translation>Dieses Spiel wurde inzwischen in einem anderen Fenster gelöscht; spiele in einer Kopie weiter oder verlass es.</translation>
</message>
<message>
<source>This game was played on in another window meanwhile; go on in a copy, or leave this one.</source>
<translation>Dieses Spiel wurde inzwischen in einem anderen Fenster weitergespielt; spiele in einer Kopie weiter oder verlass dieses.</translation>
</message>
<message>
<source>This game was played with newer rules; install that version of Hearthwall to open it.</source>
<translation>Dieses Spiel wurde mit neueren Regeln gespielt; installiere diese Version von Hearthwall, um es zu öffnen.</translation>
</message>
<message>
<source>This game was saved by a newer Hearthwall (format {stands}); install that version to open it.</source>
<translation>Dieses Spiel stammt von einem neueren Hearthwall (Format {stands}); installiere jene Version, um es zu öffnen.</translation>
</message>
<message>
<source>This group has {count} models.</source>
<translation>Diese Gruppe hat {count} Modelle.</translation>
</message>
<message>
<source>This has {found} characters; use at most {most}.</source>
<translation>Dies hat {found} Zeichen; nimm höchstens {most}.</translation>
</message>
<message>
<source>This holds a character or a number that cannot be written down; take it out and try again.</source>
<translation>Darin ist ein Zeichen oder eine Zahl, die sich nicht aufschreiben lässt; nimm sie heraus und versuche es erneut.</translation>
</message>
<message>
<source>This is being reckoned.</source>
<translation>Das wird gerade gerechnet.</translation>
</message>
<message>
<source>this is better than what is worn</source>
<translation>das ist besser als das, was er trägt</translation>
</message>
<message>
<source>This is neither a PNG nor a JPEG picture; choose another one.</source>
<translation>Das ist weder ein PNG- noch ein JPEG-Bild; wähle ein anderes.</translation>
</message>
<message>
<source>This is no drawing: it cannot be read as JSON.</source>
<translation>Das ist keine Zeichnung: Sie lässt sich nicht als JSON lesen.</translation>
</message>
<message>
<source>This is no drawing: it has other parts than strokes, stamps and letters.</source>
<translation>Das ist keine Zeichnung: Sie hat andere Teile als Striche, Stempel und Buchstaben.</translation>
</message>
<message>
<source>This is no result of a quick test; remove it.</source>
<translation>Das ist kein Ergebnis eines Schnelltests; nimm es heraus.</translation>
</message>
<message>
<source>This is not TOML; mend it there: {fault}.</source>
<translation>Das ist kein TOML; bessere es hier aus: {fault}.</translation>
</message>
<message>
<source>This item is no longer in the library.</source>
<translation>Dieses Stück ist nicht mehr in der Bibliothek.</translation>
</message>
<message>
<source>This key is missing; add it.</source>
<translation>Dieser Schlüssel fehlt; ergänze ihn.</translation>
</message>
<message>
<source>This key is not known; remove it or use one of: {known}.</source>
<translation>Dieser Schlüssel ist nicht bekannt; nimm ihn heraus oder nimm einen von: {known}.</translation>
</message>
<message>
<source>This key stands here twice; remove one of the two.</source>
<translation>Dieser Schlüssel steht hier zweimal; nimm einen davon heraus.</translation>
</message>
<message>
<source>This one</source>
<translation>Dieser</translation>
</message>
<message>
<source>this one is still to come</source>
<translation>dieser Mann kommt erst noch</translation>
</message>
<message>
<source>This or less on a D6 brings an Elite; 0 is never.</source>
<translation>Dies oder weniger auf einem W6 bringt eine Elite; 0 heißt nie.</translation>
</message>
<message>
<source>This pack cannot be used</source>
<translation>Dieses Paket ist nicht zu gebrauchen</translation>
</message>
<message>
<source>This packs one file that you can hand to whoever helps you. Nothing is sent. Take out what you would rather keep; all that goes in can be read here.</source>
<translation>Das packt eine Datei, die du jemandem geben kannst, der dir hilft. Nichts wird gesendet. Nimm heraus, was du lieber behältst; alles, was hineinkommt, kannst du hier lesen.</translation>
</message>
<message>
<source>This picture is cut off or damaged; choose another one.</source>
<translation>Dieses Bild ist abgeschnitten oder beschädigt; wähle ein anderes.</translation>
</message>
<message>
<source>This picture is too large; save it smaller and try again.</source>
<translation>Dieses Bild ist zu groß; speichere es kleiner und versuche es noch einmal.</translation>
</message>
<message>
<source>This place stands there twice.</source>
<translation>Dieser Ort steht zweimal da.</translation>
</message>
<message>
<source>This player goes on with the cards. In a game of fewer people the seats are counted round.</source>
<translation>Mit diesem Sitz geht es bei den Karten weiter. Bei weniger Mitspielern werden die Sitze reihum gezählt.</translation>
</message>
<message>
<source>This roll is no part of the game as it stands; choose one from the list.</source>
<translation>Dieser Wurf gehört nicht zum Spiel, wie es steht; wähle einen aus der Liste.</translation>
</message>
<message>
<source>This row is not as long as the first one.</source>
<translation>Diese Reihe ist nicht so lang wie die erste.</translation>
</message>
<message>
<source>This rule stands there twice.</source>
<translation>Diese Regel steht zweimal da.</translation>
</message>
<message>
<source>this sheet</source>
<translation>dieses Blatt</translation>
</message>
<message>
<source>this sheet, from a field too</source>
<translation>dieses Blatt, auch aus einem Feld</translation>
</message>
<message>
<source>This stands there twice.</source>
<translation>Das steht zweimal da.</translation>
</message>
<message>
<source>This type of unit stands there twice.</source>
<translation>Diese Art von Einheit steht zweimal da.</translation>
</message>
<message>
<source>This version does not know the game {row_kind!r}; install the one that saved it.</source>
<translation>Diese Version kennt das Spiel {row_kind!r} nicht; installiere die, die es gespeichert hat.</translation>
</message>
<message>
<source>This village knowingly sets that aside; nothing needs to be done.</source>
<translation>Dieses Dorf setzt sich bewusst darüber hinweg; es ist nichts zu tun.</translation>
</message>
<message>
<source>This was changed in another window meanwhile; keep yours as a copy, or take what stands there now.</source>
<translation>Das wurde inzwischen in einem anderen Fenster geändert; behalte deins als Kopie, oder nimm, was jetzt dort steht.</translation>
</message>
<message>
<source>This was deleted in another window meanwhile; keep yours as a copy, or leave it.</source>
<translation>Das wurde inzwischen in einem anderen Fenster gelöscht; behalte deins als Kopie, oder lass es.</translation>
</message>
<message>
<source>This word is not known; use one of: {known}.</source>
<translation>Dieses Wort ist nicht bekannt; nimm eines von: {known}.</translation>
</message>
<message>
<source>This would not have happened so:</source>
<translation>So wäre das nicht geschehen:</translation>
</message>
<message>
<source>This, what it needs or the rules changed since the test.</source>
<translation>Dies, was es braucht oder die Regeln sind seit dem Test anders.</translation>
</message>
<message>
<source>Thornwick</source>
<translation>Dornwik</translation>
</message>
<message>
<source>Thoroughfare</source>
<translation>Hauptstraße</translation>
</message>
<message>
<source>Those of the book</source>
<translation>Die des Buchs</translation>
</message>
<message>
<source>Those of the book, or a box of your own.</source>
<translation>Die des Buchs, oder eine eigene Schachtel.</translation>
</message>
<message>
<source>Those that are played, and what each costs. Nobody may be bought who has another.</source>
<translation>Die gespielten und was jede kostet. Wer eine andere hat, kann nicht gekauft werden.</translation>
</message>
<message>
<source>Those that have not moved.</source>
<translation>Die sich nicht bewegt haben.</translation>
</message>
<message>
<source>Those who hold the city.</source>
<translation>Wer die Stadt hält.</translation>
</message>
<message>
<source>thought through, this promises most</source>
<translation>durchdacht verspricht das am meisten</translation>
</message>
<message>
<source>Threat</source>
<translation>Bedrohung</translation>
</message>
<message>
<source>Threat deck</source>
<translation>Bedrohungsdeck</translation>
</message>
<message>
<source>Threats</source>
<translation>Bedrohungen</translation>
</message>
<message>
<source>Threats act</source>
<translation>Die Bedrohungen handeln</translation>
</message>
<message>
<source>Threats act: the First Player turns a card. No conferring from here on.</source>
<translation>Die Bedrohungen: Der Startspieler deckt eine Karte auf. Ab hier keine Absprachen.</translation>
</message>
<message>
<source>Threats destroyed</source>
<translation>Vernichtete Bedrohungen</translation>
</message>
<message>
<source>Threats gather</source>
<translation>Bedrohungen sammeln sich</translation>
</message>
<message>
<source>Threats, turns and morale, to play on by hand</source>
<translation>Bedrohungen, Runden und Moral, um von Hand weiterzuspielen</translation>
</message>
<message>
<source>Threats: {threats}</source>
<translation>Bedrohungen: {threats}</translation>
</message>
<message>
<source>three</source>
<translation>drei</translation>
</message>
<message>
<source>Three actions, hardest to resist</source>
<translation>Drei Aktionen, am schwersten abzuwehren</translation>
</message>
<message>
<source>Three dice</source>
<translation>Drei Würfel</translation>
</message>
<message>
<source>Three moves</source>
<translation>Drei Bewegungen</translation>
</message>
<message>
<source>Three quarters of a turn</source>
<translation>Eine Dreivierteldrehung</translation>
</message>
<message>
<source>Three storeys and a flat roof are one floor too many.</source>
<translation>Drei Stockwerke und ein flaches Dach sind eines zu viel.</translation>
</message>
<message>
<source>three times</source>
<translation>dreimal</translation>
</message>
<message>
<source>thriving</source>
<translation>blühend</translation>
</message>
<message>
<source>Through the breach</source>
<translation>Durch die Bresche</translation>
</message>
<message>
<source>Throw away what is in use?</source>
<translation>Wegwerfen, was benutzt wird?</translation>
</message>
<message>
<source>throw away, into the trash</source>
<translation>wegwerfen, in den Papierkorb</translation>
</message>
<message>
<source>Tick at least one part.</source>
<translation>Kreuze mindestens einen Teil an.</translation>
</message>
<message>
<source>Tile</source>
<translation>Feld</translation>
</message>
<message>
<source>Tiles across</source>
<translation>Felder in der Breite</translation>
</message>
<message>
<source>Tiles down</source>
<translation>Felder in der Höhe</translation>
</message>
<message>
<source>Tiles held</source>
<translation>Felder im Besitz</translation>
</message>
<message>
<source>Timeline</source>
<translation>Zeitleiste</translation>
</message>
<message>
<source>Timeline, now at: {step}</source>
<translation>Zeitleiste, jetzt bei: {step}</translation>
</message>
<message>
<source>Timeline: go back to any step</source>
<translation>Zeitleiste: zurück zu jedem Schritt</translation>
</message>
<message>
<source>To</source>
<translation>Bis</translation>
</message>
<message>
<source>to a town</source>
<translation>zu einer Stadt</translation>
</message>
<message>
<source>to be led to {heart}</source>
<translation>zu {heart:dat} zu führen</translation>
</message>
<message>
<source>To begin with something that is there, choose it in the list and press “Start from a copy”.</source>
<translation>Um mit etwas Vorhandenem zu beginnen, wähle es in der Liste und drücke „Mit einer Kopie beginnen“.</translation>
</message>
<message>
<source>To below</source>
<translation>Bis unten</translation>
</message>
<message>
<source>To come</source>
<translation>Kommt noch</translation>
</message>
<message>
<source>to come into good range</source>
<translation>um in gute Reichweite zu kommen</translation>
</message>
<message>
<source>To floor</source>
<translation>Zum Stockwerk</translation>
</message>
<message>
<source>To hit</source>
<translation>Treffer</translation>
</message>
<message>
<source>to hold up {about}</source>
<translation>um {about:acc} aufzuhalten</translation>
</message>
<message>
<source>to keep the line closed</source>
<translation>damit die Linie geschlossen bleibt</translation>
</message>
<message>
<source>to stand with {about}</source>
<translation>an die Seite von {about:dat}</translation>
</message>
<message>
<source>to strike at {about}</source>
<translation>um {about:acc} anzugreifen</translation>
</message>
<message>
<source>to tend {about}</source>
<translation>um {about:acc} zu versorgen</translation>
</message>
<message>
<source>to the bar</source>
<translation>zur Leiste</translation>
</message>
<message>
<source>To the Combat of one shot in each wave.</source>
<translation>Auf den Kampf eines Schusses in jeder Welle.</translation>
</message>
<message>
<source>to the east</source>
<translation>nach Osten</translation>
</message>
<message>
<source>To the fight</source>
<translation>In den Kampf</translation>
</message>
<message>
<source>To the find</source>
<translation>Zum Fund</translation>
</message>
<message>
<source>to the find</source>
<translation>zum Fund</translation>
</message>
<message>
<source>to the fire: {about}</source>
<translation>zum Feuer: {about}</translation>
</message>
<message>
<source>To the Forge or the Stable, whichever is nearer; when it is down, off the table.</source>
<translation>Zur Schmiede oder zum Stall, was näher ist; liegt das Gebäude in Trümmern, vom Tisch.</translation>
</message>
<message>
<source>To the Hearth</source>
<translation>Zum Herd</translation>
</message>
<message>
<source>to the lost villager</source>
<translation>zum verirrten Dorfbewohner</translation>
</message>
<message>
<source>To the nearest building, and break it. Heroes only when they bar the way or nothing else is beside it.</source>
<translation>Zum nächsten Gebäude, um es zu zerstören. Gegen Helden nur, wenn sie im Weg stehen oder sonst nichts daneben ist.</translation>
</message>
<message>
<source>To the nearest edge</source>
<translation>Zur nächsten Kante</translation>
</message>
<message>
<source>to the nearest rival</source>
<translation>zum nächsten Gegner</translation>
</message>
<message>
<source>to the north</source>
<translation>nach Norden</translation>
</message>
<message>
<source>to the north-east</source>
<translation>nach Nordosten</translation>
</message>
<message>
<source>to the north-west</source>
<translation>nach Nordwesten</translation>
</message>
<message>
<source>To the other answers</source>
<translation>Zu den anderen Antworten</translation>
</message>
<message>
<source>To the right</source>
<translation>Bis rechts</translation>
</message>
<message>
<source>to the south</source>
<translation>nach Süden</translation>
</message>
<message>
<source>to the south-east</source>
<translation>nach Südosten</translation>
</message>
<message>
<source>to the south-west</source>
<translation>nach Südwesten</translation>
</message>
<message>
<source>To the Town Hall</source>
<translation>Zum Rathaus</translation>
</message>
<message>
<source>To the very back</source>
<translation>Ganz nach hinten</translation>
</message>
<message>
<source>To the very front</source>
<translation>Ganz nach vorn</translation>
</message>
<message>
<source>To the villager</source>
<translation>Zum Dorfbewohner</translation>
</message>
<message>
<source>to the west</source>
<translation>nach Westen</translation>
</message>
<message>
<source>to three ruins</source>
<translation>zu drei Ruinen</translation>
</message>
<message>
<source>To undo this you would go back past something you have already seen.</source>
<translation>Um das rückgängig zu machen, gingest du hinter etwas zurück, das du schon gesehen hast.</translation>
</message>
<message>
<source>To where?</source>
<translation>Wohin?</translation>
</message>
<message>
<source>To wound</source>
<translation>Wunde</translation>
</message>
<message>
<source>To your posts</source>
<translation>Auf die Posten</translation>
</message>
<message>
<source>to {length}, {modifier}</source>
<translation>bis {length}, {modifier}</translation>
</message>
<message>
<source>To {tile}</source>
<translation>Nach {tile}</translation>
</message>
<message>
<source>Today's backup of your games could not be made: {problem}</source>
<translation>Die heutige Sicherung deiner Spiele konnte nicht angelegt werden: {problem}</translation>
</message>
<message>
<source>today, {time}</source>
<translation>heute, {time}</translation>
</message>
<message>
<source>Together</source>
<translation>Zusammen</translation>
</message>
<message>
<source>together they hit better</source>
<translation>zusammen treffen sie besser</translation>
</message>
<message>
<source>Together with {men}.</source>
<translation>Zusammen mit {men}.</translation>
</message>
<message>
<source>Together; 0 for no limit.</source>
<translation>Zusammen; 0 heißt ohne Grenze.</translation>
</message>
<message>
<source>Tokens</source>
<translation>Plättchen</translation>
</message>
<message>
<source>Told by {who}.</source>
<translation>Erzählt von {who}.</translation>
</message>
<message>
<source>Too dear for wave 1 with {heroes} heroes; its points: {budget}.</source>
<translation>Zu teuer für Welle 1 bei {heroes} Helden; ihre Punkte: {budget}.</translation>
</message>
<message>
<source>too far away</source>
<translation>zu weit weg</translation>
</message>
<message>
<source>Too few dice to say: it takes {few}.</source>
<translation>Zu wenige Würfel für ein Urteil: es braucht {few}.</translation>
</message>
<message>
<source>Too few to begin: the first wave needs one cheap Mob without a torch.</source>
<translation>Zu wenige zum Anfangen: Die erste Welle braucht eine billige Meute ohne Fackel.</translation>
</message>
<message>
<source>Too much may happen here to count it out.</source>
<translation>Hier kann zu viel geschehen, um es auszuzählen.</translation>
</message>
<message>
<source>Too much of the village lies in ruins. It is lost.</source>
<translation>Zu viel vom Dorf liegt in Trümmern. Es ist verloren.</translation>
</message>
<message>
<source>Too strong for one alone</source>
<translation>Zu stark für einen allein</translation>
</message>
<message>
<source>Tools</source>
<translation>Werkzeuge</translation>
</message>
<message>
<source>Top and bottom</source>
<translation>Oben und unten</translation>
</message>
<message>
<source>Torch Bearer</source>
<translation>Fackelträger</translation>
</message>
<message>
<source>Torch Bearers</source>
<translation>Fackelträger</translation>
</message>
<message>
<source>Torch Bearers from Escalation</source>
<translation>Fackelträger ab Eskalation</translation>
</message>
<message>
<source>Torch Bearers set fire with a hit. Beside it a hero puts it out for 1 action.</source>
<translation>Fackelträger legen mit einem Treffer Feuer. Daneben löscht ein Held es für 1 Aktion.</translation>
</message>
<message>
<source>Totals in small type</source>
<translation>Summen in kleiner Schrift</translation>
</message>
<message>
<source>Touched by {things}</source>
<translation>Berührt von: {things}</translation>
</message>
<message>
<source>Touches {things}</source>
<translation>Berührt {things}</translation>
</message>
<message>
<source>touches {things}</source>
<translation>berührt {things:acc}</translation>
</message>
<message>
<source>Touching {name}</source>
<translation>In Kontakt mit {name:dat}</translation>
</message>
<message>
<source>Touching {name}, {side}</source>
<translation>An {name:dat}, {side}</translation>
</message>
<message>
<source>touching {things}</source>
<translation>in Berührung mit {things:dat}</translation>
</message>
<message>
<source>tough</source>
<translation>zäh</translation>
</message>
<message>
<source>Tough: a kill costs 1 Quality; at 7 it is defeated. Gruesome: defeated at once.</source>
<translation>Zäh: Ein tödlicher Treffer kostet 1 Qualität; bei 7 besiegt. Grausig: sofort besiegt.</translation>
</message>
<message>
<source>Toward an enemy</source>
<translation>Auf einen Feind zu</translation>
</message>
<message>
<source>Toward {name}</source>
<translation>Richtung {name}</translation>
</message>
<message>
<source>towards {about}</source>
<translation>auf {about:acc} zu</translation>
</message>
<message>
<source>Tower</source>
<translation>Turm</translation>
</message>
<message>
<source>Town</source>
<translation>Stadt</translation>
</message>
<message>
<source>Town and healing</source>
<translation>Stadt und Heilung</translation>
</message>
<message>
<source>Town Hall</source>
<translation>Rathaus</translation>
</message>
<message>
<source>Town Hall from the middle</source>
<translation>Rathaus von der Mitte</translation>
</message>
<message>
<source>Towns</source>
<translation>Städte</translation>
</message>
<message>
<source>Towns and ruined towns</source>
<translation>Städte und Stadtruinen</translation>
</message>
<message>
<source>Towns are founded</source>
<translation>Städte entstehen</translation>
</message>
<message>
<source>Towns draw monsters</source>
<translation>Städte locken Monster</translation>
</message>
<message>
<source>Train</source>
<translation>Ausbilden</translation>
</message>
<message>
<source>Train and build</source>
<translation>Ausbilden und bauen</translation>
</message>
<message>
<source>Train units</source>
<translation>Einheiten ausbilden</translation>
</message>
<message>
<source>Train {price}</source>
<translation>Ausbilden {price}</translation>
</message>
<message>
<source>Train, buy workers and civilians, move workers; each engineer builds one thing.</source>
<translation>Ausbilden, Arbeiter und Zivilisten kaufen, Arbeiter wechseln; jeder Baumeister baut eines.</translation>
</message>
<message>
<source>Trait</source>
<translation>Eigenschaft</translation>
</message>
<message>
<source>Trait {number}</source>
<translation>Eigenschaft {number}</translation>
</message>
<message>
<source>Traits</source>
<translation>Eigenschaften</translation>
</message>
<message>
<source>Traits: {traits}</source>
<translation>Eigenschaften: {traits}</translation>
</message>
<message>
<source>Transfixed</source>
<translation>Festgehalten</translation>
</message>
<message>
<source>transfixed</source>
<translation>festgehalten</translation>
</message>
<message>
<source>Trap</source>
<translation>Falle</translation>
</message>
<message>
<source>Trap, face down</source>
<translation>Falle, verdeckt</translation>
</message>
<message>
<source>Traps</source>
<translation>Fallen</translation>
</message>
<message>
<source>Traps lie within</source>
<translation>Fallen liegen innerhalb von</translation>
</message>
<message>
<source>Traps, face down</source>
<translation>Fallen, verdeckt</translation>
</message>
<message>
<source>Trash</source>
<translation>Papierkorb</translation>
</message>
<message>
<source>Treasure</source>
<translation>Schätze</translation>
</message>
<message>
<source>Trebuchet</source>
<translation>Blide</translation>
</message>
<message>
<source>Tree</source>
<translation>Baum</translation>
</message>
<message>
<source>tree {number}</source>
<translation>Baum {number}</translation>
</message>
<message>
<source>Trickster</source>
<translation>Gaukler</translation>
</message>
<message>
<source>Tried here now: {what}</source>
<translation>Jetzt hier probiert: {what}</translation>
</message>
<message numerus="yes">
<source>Tried: %n siege(s) with real waves.</source>
<translation><numerusform>Getestet: %n Belagerung mit echten Wellen.</numerusform><numerusform>Getestet: %n Belagerungen mit echten Wellen.</numerusform></translation>
</message>
<message>
<source>Trinket</source>
<translation>Kleinod</translation>
</message>
<message>
<source>Trinkets worn at once</source>
<translation>Kleinode zugleich</translation>
</message>
<message>
<source>Trivial with {heroes} heroes, as it seems: {wins} of {games} games were won.</source>
<translation>Mit {heroes} Helden wohl viel zu leicht: {wins} von {games} Spielen wurden gewonnen.</translation>
</message>
<message>
<source>Trivial, as it seems: {wins} of {games} games were won.</source>
<translation>Wohl viel zu leicht: {wins} von {games} Spielen wurden gewonnen.</translation>
</message>
<message>
<source>true or false belongs here</source>
<translation>hierher gehört true oder false</translation>
</message>
<message>
<source>Try again</source>
<translation>Noch einmal versuchen</translation>
</message>
<message>
<source>Try anything; nothing is kept.</source>
<translation>Alles ausprobieren; nichts bleibt.</translation>
</message>
<message>
<source>Try it</source>
<translation>Ausprobieren</translation>
</message>
<message>
<source>Try it out</source>
<translation>Ausprobieren</translation>
</message>
<message>
<source>Try now</source>
<translation>Jetzt versuchen</translation>
</message>
<message>
<source>Try things: all can be corrected, nobody acts before you want it, and nothing is kept.</source>
<translation>Zum Ausprobieren: Alles lässt sich berichtigen, niemand handelt, bevor du es willst, und nichts wird aufgehoben.</translation>
</message>
<message>
<source>Try this in the sandbox</source>
<translation>Dies im Sandkasten ausprobieren</translation>
</message>
<message>
<source>try this in the sandbox</source>
<translation>dies im Sandkasten ausprobieren</translation>
</message>
<message>
<source>Try what you like: nothing here is kept or counted.</source>
<translation>Probier aus, was du magst: Hier wird nichts aufgehoben oder gezählt.</translation>
</message>
<message>
<source>Turn</source>
<translation>Runde</translation>
</message>
<message numerus="yes">
<source>Turn %n card(s) over</source>
<translation><numerusform>%n Karte aufdecken</numerusform><numerusform>%n Karten aufdecken</numerusform></translation>
</message>
<message numerus="yes">
<source>Turn %n thing(s)</source>
<translation><numerusform>%n Ding drehen</numerusform><numerusform>%n Dinge drehen</numerusform></translation>
</message>
<message>
<source>turn a Barricade</source>
<translation>eine Barrikade drehen</translation>
</message>
<message>
<source>Turn it</source>
<translation>Drehen</translation>
</message>
<message>
<source>turn it</source>
<translation>drehen</translation>
</message>
<message>
<source>Turn left by 15°</source>
<translation>Um 15° nach links drehen</translation>
</message>
<message>
<source>turn left by 15°, with Shift by 1°</source>
<translation>um 15° nach links drehen, mit Umschalt um 1°</translation>
</message>
<message>
<source>Turn order</source>
<translation>Reihenfolge</translation>
</message>
<message>
<source>Turn right by 15°</source>
<translation>Um 15° nach rechts drehen</translation>
</message>
<message>
<source>turn right by 15°, with Shift by 1°</source>
<translation>um 15° nach rechts drehen, mit Umschalt um 1°</translation>
</message>
<message>
<source>Turn the map</source>
<translation>Landkarte drehen</translation>
</message>
<message>
<source>turn the map</source>
<translation>die Landkarte drehen</translation>
</message>
<message>
<source>turn the picture by a degree</source>
<translation>das Bild um ein Grad drehen</translation>
</message>
<message>
<source>turn the piece</source>
<translation>das Stück drehen</translation>
</message>
<message>
<source>Turn the town at {tile} over: it is ruined.</source>
<translation>Dreh die Stadt bei {tile} um: Sie ist zerstört.</translation>
</message>
<message>
<source>turn what is in hand</source>
<translation>drehen, was in der Hand ist</translation>
</message>
<message>
<source>Turn {number}</source>
<translation>Runde {number}</translation>
</message>
<message>
<source>Turn {turn}, threats {threats}</source>
<translation>Runde {turn}, Bedrohungen {threats}</translation>
</message>
<message>
<source>Turn {turn}, {name} is First Player</source>
<translation>Runde {turn}, Startspieler: {name}</translation>
</message>
<message>
<source>Turn {turn}, {name} plays</source>
<translation>Zug {turn}, {name} spielt</translation>
</message>
<message>
<source>Turn {turn}: {first} is First Player.</source>
<translation>Runde {turn}: {first} ist Startspieler.</translation>
</message>
<message>
<source>Turn: {name}</source>
<translation>Drehen: {name}</translation>
</message>
<message>
<source>Turned by</source>
<translation>Gedreht um</translation>
</message>
<message>
<source>turned {degrees} degrees clockwise</source>
<translation>um {degrees} Grad im Uhrzeigersinn gedreht</translation>
</message>
<message>
<source>Turning your back</source>
<translation>Den Rücken kehren</translation>
</message>
<message>
<source>Turns</source>
<translation>Runden</translation>
</message>
<message>
<source>Twelve rounds</source>
<translation>Zwölf Runden</translation>
</message>
<message>
<source>twice</source>
<translation>zweimal</translation>
</message>
<message>
<source>Twice as much kills; three times as much is gruesome, and friends roll Morale.</source>
<translation>Doppelt so viel tötet; dreimal so viel ist grausig, und Freunde würfeln Moral.</translation>
</message>
<message>
<source>two</source>
<translation>zwei</translation>
</message>
<message>
<source>Two actions</source>
<translation>Zwei Aktionen</translation>
</message>
<message>
<source>two actions for one good shot</source>
<translation>zwei Aktionen für einen guten Schuss</translation>
</message>
<message>
<source>Two actions, harder to resist</source>
<translation>Zwei Aktionen, schwerer abzuwehren</translation>
</message>
<message>
<source>Two actions, the foe at -1</source>
<translation>Zwei Aktionen, Gegner mit -1</translation>
</message>
<message>
<source>Two actions, the target at -1</source>
<translation>Zwei Aktionen, Ziel mit -1</translation>
</message>
<message>
<source>Two dice</source>
<translation>Zwei Würfel</translation>
</message>
<message>
<source>Two floors up</source>
<translation>Zwei Treppen hoch</translation>
</message>
<message>
<source>Two men each, a stick slower; one action sets it up at the wall.</source>
<translation>Je zwei Mann, einen Stab langsamer; eine Aktion stellt sie an der Mauer auf.</translation>
</message>
<message>
<source>Two misses in one roll: act with what you have, then the other side plays.</source>
<translation>Zwei Fehlschläge in einem Wurf: handle mit dem, was du hast, dann spielt die andere Seite.</translation>
</message>
<message>
<source>Two misses in one roll: act with what you have, then your side's turn is over.</source>
<translation>Zwei Fehlschläge in einem Wurf: Nutze, was du hast, dann endet der Zug deiner Seite.</translation>
</message>
<message>
<source>Two misses: the turn ends after {model}.</source>
<translation>Zwei Fehlschläge: Der Zug endet nach {model:dat}.</translation>
</message>
<message>
<source>Two moves</source>
<translation>Zwei Bewegungen</translation>
</message>
<message>
<source>Two of a kind may share a tile.</source>
<translation>Zwei von einer Art dürfen auf einem Feld stehen.</translation>
</message>
<message>
<source>Two parts are called {id}.</source>
<translation>Zwei Teile heißen {id}.</translation>
</message>
<message>
<source>Two squads, a wall between them, and three minutes' powder.</source>
<translation>Zwei Trupps, dazwischen eine Mauer, und Pulver für drei Minuten.</translation>
</message>
<message>
<source>Two successes raise a friend; the others close wounds.</source>
<translation>Zwei Erfolge richten einen Freund auf; die anderen schließen Wunden.</translation>
</message>
<message>
<source>Two to five friends who touch one another.</source>
<translation>Zwei bis fünf Freunde, die einander berühren.</translation>
</message>
<message numerus="yes">
<source>Two to four may come; each brings the enemy %n point(s).</source>
<translation><numerusform>Zwei bis vier dürfen kommen; jeder bringt dem Gegner %n Punkt.</numerusform><numerusform>Zwei bis vier dürfen kommen; jeder bringt dem Gegner %n Punkte.</numerusform></translation>
</message>
<message>
<source>Two to six men who touch; any number for a Regroup.</source>
<translation>Zwei bis sechs Mann, die einander berühren; beim Sammeln beliebig viele.</translation>
</message>
<message>
<source>Two-handed</source>
<translation>Zweihändig</translation>
</message>
<message>
<source>Type</source>
<translation>Art</translation>
</message>
<message>
<source>Type a word, then Enter</source>
<translation>Tipp ein Wort, dann Enter</translation>
</message>
<message>
<source>Type all of its dice.</source>
<translation>Tippe alle seine Würfel.</translation>
</message>
<message>
<source>Type it again without them.</source>
<translation>Tipp es ohne sie noch einmal.</translation>
</message>
<message>
<source>Type one, then Enter</source>
<translation>Schreib einen Eintrag, dann Eingabe</translation>
</message>
<message numerus="yes">
<source>Type the %n card(s) that you drew, each by rank and suit.</source>
<translation><numerusform>Tippe %n gezogene Karte: Wert und Farbe.</numerusform><numerusform>Tippe die %n gezogenen Karten, jede mit Wert und Farbe.</numerusform></translation>
</message>
<message>
<source>Type the card that you drew: its rank, then its suit.</source>
<translation>Tippe die gezogene Karte: erst ihren Wert, dann ihre Farbe.</translation>
</message>
<message>
<source>Type the number that stands on the card you drew.</source>
<translation>Tippe die Nummer, die auf der gezogenen Karte steht.</translation>
</message>
<message numerus="yes">
<source>Type the numbers of the %n card(s) that you drew, each with Enter.</source>
<translation><numerusform>Tippe die Nummer der %n gezogenen Karte, mit Enter.</numerusform><numerusform>Tippe die Nummern der %n gezogenen Karten, jede mit Enter.</numerusform></translation>
</message>
<message>
<source>type what real dice show</source>
<translation>tippen, was echte Würfel zeigen</translation>
</message>
<message>
<source>Type what the die really showed.</source>
<translation>Tippe, was der Würfel wirklich zeigte.</translation>
</message>
<message>
<source>Type what your dice show, one key for each.</source>
<translation>Tippe, was deine Würfel zeigen, eine Taste für jeden.</translation>
</message>
<message>
<source>Type what your die shows: one key.</source>
<translation>Tippe, was dein Würfel zeigt: eine Taste.</translation>
</message>
<message>
<source>typed in</source>
<translation>eingetippt</translation>
</message>
<message>
<source>U&amp;ndo {what}</source>
<translation>Zurü&amp;cknehmen: {what}</translation>
</message>
<message>
<source>unassuming</source>
<translation>unscheinbar</translation>
</message>
<message>
<source>Unbeatable with {heroes} heroes, as it seems: {wins} of {games} games were won.</source>
<translation>Mit {heroes} Helden wohl nicht zu schaffen: {wins} von {games} Spielen wurden gewonnen.</translation>
</message>
<message>
<source>Unbeatable, as it seems: {wins} of {games} games were won.</source>
<translation>Wohl nicht zu schaffen: {wins} von {games} Spielen wurden gewonnen.</translation>
</message>
<message>
<source>Uncaring</source>
<translation>Rücksichtslos</translation>
</message>
<message>
<source>Undead crumble at failures</source>
<translation>Untote zerfallen bei Fehlschlägen</translation>
</message>
<message>
<source>Undead soldiers</source>
<translation>Untote Soldaten</translation>
</message>
<message>
<source>under 1 %</source>
<translation>unter 1 %</translation>
</message>
<message>
<source>under attack</source>
<translation>angegriffen</translation>
</message>
<message>
<source>Under way</source>
<translation>Im Gange</translation>
</message>
<message>
<source>underground</source>
<translation>unterirdisch</translation>
</message>
<message>
<source>Undo</source>
<translation>Rückgängig</translation>
</message>
<message>
<source>undo</source>
<translation>rückgängig</translation>
</message>
<message>
<source>Undo the &amp;activation</source>
<translation>A&amp;ktivierung rückgängig</translation>
</message>
<message>
<source>Undo the &amp;step</source>
<translation>S&amp;chritt rückgängig</translation>
</message>
<message>
<source>undo the whole activation</source>
<translation>die ganze Aktivierung rückgängig machen</translation>
</message>
<message>
<source>Undo: {step} (Ctrl+Z)</source>
<translation>Rückgängig: {step} (Strg+Z)</translation>
</message>
<message>
<source>undo; a die was wrong: correct it</source>
<translation>zurücknehmen; ein Würfel war falsch: berichtigen</translation>
</message>
<message>
<source>undo; take back a typed die</source>
<translation>rückgängig; einen getippten Würfel zurücknehmen</translation>
</message>
<message>
<source>Undone: {step}</source>
<translation>Rückgängig gemacht: {step}</translation>
</message>
<message>
<source>Ungroup</source>
<translation>Gruppe auflösen</translation>
</message>
<message>
<source>Unhurt</source>
<translation>Unverletzt</translation>
</message>
<message>
<source>Unit</source>
<translation>Einheit</translation>
</message>
<message>
<source>Unit {number}</source>
<translation>Einheit {number}</translation>
</message>
<message>
<source>Units</source>
<translation>Einheiten</translation>
</message>
<message>
<source>Units join in the Stronghold or beside the lord</source>
<translation>Einheiten kommen in die Festung oder neben den Herrscher</translation>
</message>
<message>
<source>Units of one type strike one target together; attacks may be divided.</source>
<translation>Einheiten einer Art schlagen ein Ziel zusammen; Angriffe lassen sich aufteilen.</translation>
</message>
<message>
<source>Units of one type with the same enemy in reach strike together. Each attack rolls to hit, and each hit rolls to wound. Five against one is how battles are won.</source>
<translation>Einheiten einer Art, die denselben Gegner erreichen, schlagen zusammen zu. Jeder Angriff würfelt auf Treffer, jeder Treffer auf Wunden. Zu fünft gegen einen gewinnt man Kämpfe.</translation>
</message>
<message>
<source>unknown</source>
<translation>unbekannt</translation>
</message>
<message>
<source>Unknown find</source>
<translation>Unbekannter Fund</translation>
</message>
<message>
<source>Unpaid and gone: {who}.</source>
<translation>Nicht bezahlt und fort: {who}.</translation>
</message>
<message>
<source>Unpredictable</source>
<translation>Unberechenbar</translation>
</message>
<message>
<source>Unreliable</source>
<translation>Unzuverlässig</translation>
</message>
<message>
<source>unseen in return</source>
<translation>wird selbst nicht gesehen</translation>
</message>
<message>
<source>Until the end of your next turn nobody within {within} tiles of your lord attacks, or is attacked, from 2 tiles or more.</source>
<translation>Bis zum Ende deines nächsten Zuges greift bis {within} Felder um deinen Herrscher niemand aus 2 Feldern oder mehr an oder wird so angegriffen.</translation>
</message>
<message>
<source>Until your next turn only natural sixes hit.</source>
<translation>Bis zu deinem nächsten Zug treffen nur natürliche Sechsen.</translation>
</message>
<message>
<source>Untrained fighters</source>
<translation>Ungeübte Kämpfer</translation>
</message>
<message>
<source>Up to here it shoots without a penalty.</source>
<translation>Bis hierher schießt er ohne Abzug.</translation>
</message>
<message>
<source>Up to one stick</source>
<translation>Bis ein Stab</translation>
</message>
<message>
<source>Up to so much gold is staked on a die</source>
<translation>Bis zu so viel Gold wird auf einen Würfel gesetzt</translation>
</message>
<message>
<source>Up to three sticks</source>
<translation>Bis drei Stäbe</translation>
</message>
<message>
<source>Up to two sticks</source>
<translation>Bis zwei Stäbe</translation>
</message>
<message>
<source>Up to {count} answers given since then would be asked again, as the new dice fall.</source>
<translation>Bis zu {count} Antworten seither würden neu gefragt, je nachdem, wie die neuen Würfel fallen.</translation>
</message>
<message>
<source>Up to {distance}</source>
<translation>Bis {distance}</translation>
</message>
<message>
<source>Up {thing}</source>
<translation>{thing:acc} hinauf</translation>
</message>
<message>
<source>Upgrades</source>
<translation>Ausbau</translation>
</message>
<message>
<source>Upkeep</source>
<translation>Unterhalt</translation>
</message>
<message>
<source>Upkeep next turn</source>
<translation>Unterhalt, nächster Zug</translation>
</message>
<message>
<source>Upkeep of the {race}</source>
<translation>Unterhalt: {race}</translation>
</message>
<message>
<source>upkeep {gold}/{food}</source>
<translation>Unterhalt {gold}/{food}</translation>
</message>
<message>
<source>Upper</source>
<translation>Oben</translation>
</message>
<message>
<source>Upper edge</source>
<translation>Obere Kante</translation>
</message>
<message>
<source>Upper edges</source>
<translation>Obere Kanten</translation>
</message>
<message>
<source>Upstairs</source>
<translation>Oben</translation>
</message>
<message>
<source>upstairs</source>
<translation>oben</translation>
</message>
<message>
<source>Use . f m w b T r 1 2 3 4 or _.</source>
<translation>Nimm . f m w b T r 1 2 3 4 oder _.</translation>
</message>
<message>
<source>Use at most {longest} characters; this has {count}.</source>
<translation>Nimm höchstens {longest} Zeichen; dies hat {count}.</translation>
</message>
<message>
<source>Use at most {most} letters.</source>
<translation>Nimm höchstens {most} Buchstaben.</translation>
</message>
<message>
<source>Use one or two capital letters, such as "M".</source>
<translation>Nimm einen oder zwei Großbuchstaben, etwa „M“.</translation>
</message>
<message>
<source>Use only figures we own</source>
<translation>Nur Figuren nutzen, die wir haben</translation>
</message>
<message>
<source>Use only figures we own in new games</source>
<translation>In neuen Spielen nur Figuren nutzen, die wir haben</translation>
</message>
<message>
<source>Use small letters, digits and hyphens, such as oak-wood.</source>
<translation>Nimm kleine Buchstaben, Ziffern und Bindestriche, etwa oak-wood.</translation>
</message>
<message>
<source>Use small letters, such as "orc".</source>
<translation>Nimm kleine Buchstaben, etwa „orc“.</translation>
</message>
<message>
<source>Use the backup</source>
<translation>Sicherung nehmen</translation>
</message>
<message>
<source>use the tool there</source>
<translation>das Werkzeug dort benutzen</translation>
</message>
<message>
<source>Use {icon}</source>
<translation>{icon} nehmen</translation>
</message>
<message>
<source>Used</source>
<translation>Benutzt</translation>
</message>
<message>
<source>used</source>
<translation>verbraucht</translation>
</message>
<message numerus="yes">
<source>used by %n saved game(s)</source>
<translation><numerusform>von %n gespeicherten Spiel benutzt</numerusform><numerusform>von %n gespeicherten Spielen benutzt</numerusform></translation>
</message>
<message>
<source>used by {items}</source>
<translation>benutzt von {items}</translation>
</message>
<message>
<source>Used in this council already.</source>
<translation>In diesem Rat schon genutzt.</translation>
</message>
<message>
<source>Used once</source>
<translation>Einmalig</translation>
</message>
<message>
<source>Used once in this game; that was all.</source>
<translation>In diesem Spiel schon genutzt; mehr gibt es nicht.</translation>
</message>
<message>
<source>Used up: back into an own Stronghold instead of moving</source>
<translation>Einmalig: zurück in eine eigene Festung, statt zu gehen</translation>
</message>
<message>
<source>Used up: for one combat the lord's wounds count so often, not on lords</source>
<translation>Einmalig: Einen Kampf lang zählen die Wunden des Herrschers so oft, nicht an Herrschern</translation>
</message>
<message>
<source>Used up: until the next turn only natural sixes hit the lord</source>
<translation>Einmalig: Bis zum nächsten Zug treffen den Herrscher nur natürliche Sechsen</translation>
</message>
<message>
<source>Used up: wounds healed</source>
<translation>Einmalig: So viele Wunden heilen</translation>
</message>
<message>
<source>Usual</source>
<translation>Üblich</translation>
</message>
<message>
<source>Value</source>
<translation>Wert</translation>
</message>
<message>
<source>Value {value}</source>
<translation>Wert {value}</translation>
</message>
<message>
<source>Version</source>
<translation>Version</translation>
</message>
<message>
<source>Version {version}</source>
<translation>Version {version}</translation>
</message>
<message>
<source>Version {version}, build {build}</source>
<translation>Version {version}, Bau {build}</translation>
</message>
<message>
<source>Version {version}, {count}</source>
<translation>Version {version}, {count}</translation>
</message>
<message>
<source>Versions and look</source>
<translation>Versionen und Aussehen</translation>
</message>
<message>
<source>Victory</source>
<translation>Sieg</translation>
</message>
<message>
<source>Victory points</source>
<translation>Siegpunkte</translation>
</message>
<message>
<source>Village</source>
<translation>Dorf</translation>
</message>
<message>
<source>Village Defenders</source>
<translation>Dorfverteidiger</translation>
</message>
<message>
<source>village: a deployment zone reaches over the edge of this table; move its corners inwards.</source>
<translation>village: Eine Aufstellungszone reicht über den Rand dieses Tisches; rück ihre Ecken nach innen.</translation>
</message>
<message>
<source>village: a spawn edge reaches beyond edge {one_edge} of this table; shorten it.</source>
<translation>village: Eine Aufmarschkante reicht über Kante {one_edge} dieses Tisches hinaus; kürze sie.</translation>
</message>
<message>
<source>village: {scenario_name} is set in {scenario_village}; choose that village.</source>
<translation>village: {scenario_name} spielt in {scenario_village}; wähle dieses Dorf.</translation>
</message>
<message>
<source>Villagers</source>
<translation>Dorfbewohner</translation>
</message>
<message>
<source>Villages</source>
<translation>Dörfer</translation>
</message>
<message>
<source>violent</source>
<translation>gewalttätig</translation>
</message>
<message>
<source>Violet</source>
<translation>Violett</translation>
</message>
<message>
<source>vital</source>
<translation>lebenswichtig</translation>
</message>
<message>
<source>Volley</source>
<translation>Salve</translation>
</message>
<message>
<source>Volley at {name}</source>
<translation>Salve auf {name:acc}</translation>
</message>
<message>
<source>Volley at {thing}</source>
<translation>Salve auf {thing}</translation>
</message>
<message>
<source>Volley!</source>
<translation>Salve</translation>
</message>
<message>
<source>Volley: one die, the worst sum of all, and -1 on the target for each musket more.</source>
<translation>Salve: ein Würfel, die schlechteste Summe von allen, und -1 für das Ziel je weiterer Muskete.</translation>
</message>
<message>
<source>Volley: {odds}</source>
<translation>Salve: {odds}</translation>
</message>
<message>
<source>volleys {n} %</source>
<translation>Salven {n} %</translation>
</message>
<message>
<source>Volunteers</source>
<translation>Freiwillige</translation>
</message>
<message>
<source>W</source>
<translation>W</translation>
</message>
<message>
<source>wait</source>
<translation>warten</translation>
</message>
<message>
<source>waits</source>
<translation>wartet</translation>
</message>
<message>
<source>waits for</source>
<translation>wartet auf</translation>
</message>
<message>
<source>Waive knowingly</source>
<translation>Bewusst verzichten</translation>
</message>
<message>
<source>Waive {clause}</source>
<translation>Auf {clause} verzichten</translation>
</message>
<message>
<source>Walk</source>
<translation>Gehen</translation>
</message>
<message>
<source>Wall</source>
<translation>Mauer</translation>
</message>
<message>
<source>Wall {number}</source>
<translation>Wand {number}</translation>
</message>
<message>
<source>Walls</source>
<translation>Mauern</translation>
</message>
<message>
<source>Walls help whoever is inside; each siege engine beside lowers them.</source>
<translation>Mauern helfen denen drinnen; jede Maschine daneben senkt sie.</translation>
</message>
<message>
<source>Walls lose a level, never the last one. Each of your units on a mountain loses a hit point, your lord never the last one.</source>
<translation>Mauern verlieren eine Stufe, nie die letzte. Jede deiner Einheiten auf einem Berg verliert einen Lebenspunkt, dein Herrscher nie den letzten.</translation>
</message>
<message>
<source>Walls lose a level, units on mountains are hurt</source>
<translation>Mauern verlieren eine Stufe, Einheiten auf Bergen werden verletzt</translation>
</message>
<message>
<source>Walls of level {level}</source>
<translation>Mauern der Stufe {level}</translation>
</message>
<message>
<source>walls want an engine</source>
<translation>gegen Mauern hilft eine Maschine</translation>
</message>
<message>
<source>Wanderer</source>
<translation>Wanderer</translation>
</message>
<message>
<source>War elephant</source>
<translation>Kriegselefant</translation>
</message>
<message>
<source>war machine</source>
<translation>Kriegsmaschine</translation>
</message>
<message>
<source>War machines</source>
<translation>Kriegsmaschinen</translation>
</message>
<message>
<source>War wizard</source>
<translation>Kriegszauberer</translation>
</message>
<message>
<source>Warehouse</source>
<translation>Lagerhaus</translation>
</message>
<message>
<source>Warhold</source>
<translation>Warhold</translation>
</message>
<message>
<source>Warhorse</source>
<translation>Schlachtross</translation>
</message>
<message>
<source>Warhorse move</source>
<translation>Bewegung des Schlachtrosses</translation>
</message>
<message>
<source>Warhorse: think of who moves {stick} in this wave.</source>
<translation>Schlachtross: Überlegt, wer sich in dieser Welle {stick} bewegt.</translation>
</message>
<message>
<source>Warhorse: {hero} moves {stick} in this wave.</source>
<translation>Schlachtross: {hero} bewegt sich in dieser Welle {stick}.</translation>
</message>
<message>
<source>Wars won</source>
<translation>Gewonnene Kriege</translation>
</message>
<message>
<source>Wash</source>
<translation>Tusche</translation>
</message>
<message>
<source>Watch from here</source>
<translation>Von hier an ansehen</translation>
</message>
<message>
<source>Watch the whole game</source>
<translation>Das ganze Spiel ansehen</translation>
</message>
<message>
<source>watch their last turn again</source>
<translation>den letzten Zug der Gegner noch einmal ansehen</translation>
</message>
<message>
<source>Watch their turn again</source>
<translation>Ihren Zug noch einmal ansehen</translation>
</message>
<message>
<source>Watchtower</source>
<translation>Wachturm</translation>
</message>
<message>
<source>Water</source>
<translation>Wasser</translation>
</message>
<message>
<source>Water that parts what lies on its banks</source>
<translation>Wasser, das trennt, was an seinen Ufern liegt</translation>
</message>
<message>
<source>Wave</source>
<translation>Welle</translation>
</message>
<message>
<source>Wave by wave</source>
<translation>Welle für Welle</translation>
</message>
<message>
<source>Wave points for each hero</source>
<translation>Wellenpunkte je Held</translation>
</message>
<message>
<source>Wave {id}: enemies {more}, points {now}, against {more_before} and {before} before.</source>
<translation>Welle {id}: Gegner {more}, Punkte {now}, vorher {more_before} und {before}.</translation>
</message>
<message>
<source>Wave {number}</source>
<translation>Welle {number}</translation>
</message>
<message>
<source>Wave {wave}</source>
<translation>Welle {wave}</translation>
</message>
<message>
<source>wave {wave}</source>
<translation>Welle {wave}</translation>
</message>
<message>
<source>Wave {wave} is beaten</source>
<translation>Welle {wave} ist abgewehrt</translation>
</message>
<message>
<source>Wave {wave} is over.</source>
<translation>Welle {wave} ist vorbei.</translation>
</message>
<message>
<source>Wave {wave} of {waves}</source>
<translation>Welle {wave} von {waves}</translation>
</message>
<message>
<source>Wave {wave} of {waves} is near</source>
<translation>Welle {wave} von {waves} naht</translation>
</message>
<message>
<source>Wave {wave} of {waves} is over</source>
<translation>Welle {wave} von {waves} ist vorbei</translation>
</message>
<message>
<source>wave {wave} of {waves}, between the fights</source>
<translation>Welle {wave} von {waves}, zwischen den Kämpfen</translation>
</message>
<message>
<source>Wave {wave} of {waves}, enemy points: {points}.</source>
<translation>Welle {wave} von {waves}, Gegnerpunkte: {points}.</translation>
</message>
<message>
<source>wave {wave} of {waves}, round {round}</source>
<translation>Welle {wave} von {waves}, Runde {round}</translation>
</message>
<message>
<source>wave {wave} of {waves}, {phase}</source>
<translation>Welle {wave} von {waves}, {phase}</translation>
</message>
<message>
<source>Wave {wave} of {waves}. Escalation {escalation}, the Final Assault: up to {budget} points are on their way.</source>
<translation>Welle {wave} von {waves}. Eskalation {escalation}, der Letzte Sturm: Bis zu {budget} Punkte sind unterwegs.</translation>
</message>
<message>
<source>Wave {wave} of {waves}. Escalation {escalation}: up to {budget} points are on their way.</source>
<translation>Welle {wave} von {waves}. Eskalation {escalation}: Bis zu {budget} Punkte sind unterwegs.</translation>
</message>
<message>
<source>Wave {wave} of {waves}: fires, then the council</source>
<translation>Welle {wave} von {waves}: Feuer, dann der Rat</translation>
</message>
<message>
<source>Wave {wave} would bring about so many models: {count} against {heroes} heroes.</source>
<translation>Welle {wave} brächte etwa so viele Modelle: {count} gegen {heroes} Helden.</translation>
</message>
<message>
<source>wave {wave}, round {round}</source>
<translation>Welle {wave}, Runde {round}</translation>
</message>
<message>
<source>Wavering</source>
<translation>Wankelmütig</translation>
</message>
<message>
<source>Waves</source>
<translation>Wellen</translation>
</message>
<message>
<source>Waves held: {waves} of {all}. Heroes alive: {alive} of {heroes}. Enemies defeated: {slain}.</source>
<translation>Überstandene Wellen: {waves} von {all}. Lebende Helden: {alive} von {heroes}. Besiegte Gegner: {slain}.</translation>
</message>
<message>
<source>Waves survived</source>
<translation>Überstandene Wellen</translation>
</message>
<message>
<source>Waves, special rules, and how it is won and lost.</source>
<translation>Wellen, Sonderregeln, und wie man gewinnt und verliert.</translation>
</message>
<message>
<source>Way in</source>
<translation>Zugang</translation>
</message>
<message>
<source>Way in number {number}</source>
<translation>Zugang Nummer {number}</translation>
</message>
<message>
<source>way in {number}</source>
<translation>Zugang {number}</translation>
</message>
<message>
<source>Way up {number}</source>
<translation>Aufstieg {number}</translation>
</message>
<message>
<source>Ways</source>
<translation>Verbindungen</translation>
</message>
<message>
<source>Ways and ways in</source>
<translation>Verbindungen und Zugänge</translation>
</message>
<message>
<source>Ways in</source>
<translation>Zugänge</translation>
</message>
<message>
<source>Ways to: {places}</source>
<translation>Wege nach: {places}</translation>
</message>
<message>
<source>We &amp;type what real dice show</source>
<translation>Wir &amp;tippen, was echte Würfel zeigen</translation>
</message>
<message>
<source>We all say so</source>
<translation>Das sagen wir alle</translation>
</message>
<message>
<source>We are asked: roll here or type real dice</source>
<translation>Wir werden gefragt: hier würfeln oder echte Würfel tippen</translation>
</message>
<message>
<source>We are beaten</source>
<translation>Wir werden besiegt</translation>
</message>
<message>
<source>We are drained</source>
<translation>Wir werden ausgezehrt</translation>
</message>
<message>
<source>We are knocked down</source>
<translation>Wir werden niedergeworfen</translation>
</message>
<message>
<source>We decide otherwise</source>
<translation>Wir entscheiden anders</translation>
</message>
<message>
<source>We draw &amp;real cards and type them</source>
<translation>Wir ziehen &amp;echte Karten und tippen sie ein</translation>
</message>
<message>
<source>We draw on paper</source>
<translation>Wir zeichnen auf Papier</translation>
</message>
<message>
<source>We draw real cards</source>
<translation>Wir ziehen echte Karten</translation>
</message>
<message>
<source>We lay one</source>
<translation>Wir legen eine</translation>
</message>
<message>
<source>We make our own</source>
<translation>Wir machen unsere eigene</translation>
</message>
<message>
<source>We recoil</source>
<translation>Wir weichen zurück</translation>
</message>
<message>
<source>We roll &amp;everything</source>
<translation>Wir werfen &amp;alle</translation>
</message>
<message>
<source>We type what real dice show</source>
<translation>Wir tippen, was echte Würfel zeigen</translation>
</message>
<message>
<source>Weak</source>
<translation>Schwach</translation>
</message>
<message>
<source>Weaker than the ready squads, as it seems.</source>
<translation>Schwächer als die fertigen Abteilungen, wie es scheint.</translation>
</message>
<message>
<source>Weapon</source>
<translation>Waffe</translation>
</message>
<message>
<source>Weapons</source>
<translation>Waffen</translation>
</message>
<message>
<source>Weapons and rules</source>
<translation>Waffen und Regeln</translation>
</message>
<message>
<source>Wear</source>
<translation>Anlegen</translation>
</message>
<message>
<source>Web over {name}</source>
<translation>Netz über {name:acc}</translation>
</message>
<message>
<source>Web page (*.html)</source>
<translation>Webseite (*.html)</translation>
</message>
<message>
<source>well connected</source>
<translation>mit guten Beziehungen</translation>
</message>
<message>
<source>well constructed</source>
<translation>gut gebaut</translation>
</message>
<message>
<source>West</source>
<translation>Westen</translation>
</message>
<message>
<source>west</source>
<translation>West</translation>
</message>
<message>
<source>wet powder</source>
<translation>nasses Pulver</translation>
</message>
<message>
<source>What</source>
<translation>Was</translation>
</message>
<message>
<source>What a card says</source>
<translation>Was eine Karte sagt</translation>
</message>
<message>
<source>What a failure costs</source>
<translation>Was ein Misslingen kostet</translation>
</message>
<message>
<source>What a forest costs the lord</source>
<translation>Was ein Wald den Herrscher kostet</translation>
</message>
<message>
<source>What a mountain costs the lord</source>
<translation>Was ein Berg den Herrscher kostet</translation>
</message>
<message>
<source>What a piece of land does to those in it.</source>
<translation>Was ein Stück Land mit denen macht, die darin sind.</translation>
</message>
<message>
<source>What a wall adds to its die when it is attacked.</source>
<translation>Was eine Wand zu ihrem Würfel zählt, wenn sie angegriffen wird.</translation>
</message>
<message>
<source>What a war is played with: races, monsters, equipment and cards, and how many of each.</source>
<translation>Womit ein Krieg gespielt wird: Völker, Monster, Ausrüstung und Karten, und wie viele von jedem.</translation>
</message>
<message>
<source>What all may know, as the table view shows it. A click opens it (F8).</source>
<translation>Was alle wissen dürfen, wie es die Tischansicht zeigt. Ein Klick öffnet sie (F8).</translation>
</message>
<message>
<source>What all may know, large, for a second screen or a television (F8)</source>
<translation>Was alle wissen dürfen, groß, für einen zweiten Bildschirm oder Fernseher (F8)</translation>
</message>
<message>
<source>What all of you agreed on. It stays with the game and goes along in its file.</source>
<translation>Worauf ihr euch geeinigt habt. Es bleibt beim Spiel und geht in seiner Datei mit.</translation>
</message>
<message>
<source>What buildings add to their die against an attack.</source>
<translation>Was Gebäude gegen einen Angriff zu ihrem Würfel zählen.</translation>
</message>
<message>
<source>What came after</source>
<translation>Was danach kam</translation>
</message>
<message>
<source>What cards say</source>
<translation>Was Karten sagen</translation>
</message>
<message>
<source>What comes in beside the income.</source>
<translation>Was neben dem Einkommen hereinkommt.</translation>
</message>
<message>
<source>What comes of it</source>
<translation>Was daraus wird</translation>
</message>
<message>
<source>What comes out of ruins and encounters.</source>
<translation>Was aus Ruinen und Begegnungen kommt.</translation>
</message>
<message>
<source>What decided</source>
<translation>Was den Ausschlag gab</translation>
</message>
<message>
<source>What differs</source>
<translation>Was sich unterscheidet</translation>
</message>
<message>
<source>What does the council decide?</source>
<translation>Was beschließt der Rat?</translation>
</message>
<message>
<source>What does {name} touch now?</source>
<translation>Was berührt {name} jetzt?</translation>
</message>
<message>
<source>What each enemy would do now, and why</source>
<translation>Was jeder Gegner jetzt tun würde, und warum</translation>
</message>
<message>
<source>What ends the game with a victory.</source>
<translation>Was das Spiel mit einem Sieg beendet.</translation>
</message>
<message>
<source>What every level gives and costs</source>
<translation>Was jede Stufe gibt und kostet</translation>
</message>
<message>
<source>What Guardians hold</source>
<translation>Was Wächter halten</translation>
</message>
<message>
<source>What had to be kept is a ruin. The siege is lost.</source>
<translation>Was zu halten war, ist eine Ruine. Die Belagerung ist verloren.</translation>
</message>
<message>
<source>What happened</source>
<translation>Was geschah</translation>
</message>
<message>
<source>What happened in this round</source>
<translation>Was in dieser Runde geschah</translation>
</message>
<message>
<source>What happens</source>
<translation>Was geschieht</translation>
</message>
<message>
<source>What has happened so far</source>
<translation>Was bisher geschehen ist</translation>
</message>
<message>
<source>What infiltrates or terrifies</source>
<translation>Was sich einschleicht oder Angst macht</translation>
</message>
<message>
<source>What is added to its die in a fight; higher is better.</source>
<translation>Was im Kampf zum Würfel kommt; höher ist besser.</translation>
</message>
<message>
<source>What is added to the die in a fight; higher is better.</source>
<translation>Was im Kampf zum Würfel kommt; höher ist besser.</translation>
</message>
<message>
<source>What is chosen</source>
<translation>Was gewählt ist</translation>
</message>
<message>
<source>What is counted</source>
<translation>Was gezählt wird</translation>
</message>
<message>
<source>What is in the ruin?</source>
<translation>Was ist in der Ruine?</translation>
</message>
<message>
<source>What is in your trash</source>
<translation>Was in deinem Papierkorb liegt</translation>
</message>
<message>
<source>What is it about</source>
<translation>Worum es geht</translation>
</message>
<message>
<source>What is lethal</source>
<translation>Was tödlich ist</translation>
</message>
<message>
<source>What is massive</source>
<translation>Was gewaltig ist</translation>
</message>
<message>
<source>What is packed</source>
<translation>Was gepackt wird</translation>
</message>
<message>
<source>What is painted twice</source>
<translation>Was doppelt gemalt wird</translation>
</message>
<message>
<source>What is played?</source>
<translation>Was wird gespielt?</translation>
</message>
<message>
<source>What is read out to the players when the wave opens.</source>
<translation>Was den Spielern vorgelesen wird, wenn die Welle beginnt.</translation>
</message>
<message>
<source>What is shared</source>
<translation>Was geteilt wird</translation>
</message>
<message>
<source>What is shown</source>
<translation>Was gezeigt wird</translation>
</message>
<message>
<source>What is solid has a flat roof, and neither doors nor windows.</source>
<translation>Massives hat ein flaches Dach und weder Türen noch Fenster.</translation>
</message>
<message>
<source>What is there</source>
<translation>Was dort ist</translation>
</message>
<message>
<source>What is whoever sits there called?</source>
<translation>Wie heißt, wer dort sitzt?</translation>
</message>
<message>
<source>What is written down of this game is damaged; an earlier copy of the library may have it whole.</source>
<translation>Was von diesem Spiel aufgeschrieben ist, ist beschädigt; eine frühere Kopie der Bibliothek hat es vielleicht noch ganz.</translation>
</message>
<message>
<source>What is written down of this item in the library is damaged.</source>
<translation>Was davon in der Bibliothek aufgeschrieben ist, ist beschädigt.</translation>
</message>
<message>
<source>What is written down of this item is damaged; an earlier copy of the library may have it whole.</source>
<translation>Was von diesem Stück aufgeschrieben ist, ist beschädigt; eine frühere Kopie der Bibliothek hat es vielleicht noch ganz.</translation>
</message>
<message>
<source>What it adds inside the formula of a soldier's points.</source>
<translation>Was sie in der Punkteformel eines Soldaten hinzufügt.</translation>
</message>
<message>
<source>What it adds inside the formula of points; below 0 for a burden.</source>
<translation>Was sie in der Punkteformel hinzufügt; unter 0 für eine Last.</translation>
</message>
<message>
<source>What it could say</source>
<translation>Was sie sagen könnte</translation>
</message>
<message>
<source>What it does</source>
<translation>Wirkung</translation>
</message>
<message>
<source>What it gives</source>
<translation>Was sie gibt</translation>
</message>
<message>
<source>what it holds</source>
<translation>was sie hält</translation>
</message>
<message>
<source>What it is</source>
<translation>Was es ist</translation>
</message>
<message>
<source>what it is</source>
<translation>was es ist</translation>
</message>
<message>
<source>What it is won by, in a sentence for both players.</source>
<translation>Womit es gewonnen wird, in einem Satz für beide.</translation>
</message>
<message>
<source>What it is, and so what it does.</source>
<translation>Was es ist, und damit, was es bewirkt.</translation>
</message>
<message>
<source>What it is, by the value, or how it is, by the suit.</source>
<translation>Was es ist, nach dem Wert, oder wie es ist, nach der Farbe.</translation>
</message>
<message>
<source>What it is, for traits that name somebody: orc.</source>
<translation>Was es ist, für Eigenschaften, die jemanden nennen: orc.</translation>
</message>
<message>
<source>what it means to loot</source>
<translation>was sie plündern will</translation>
</message>
<message>
<source>What it wants and can do</source>
<translation>Was es will und kann</translation>
</message>
<message>
<source>What it was before goes to the trash.</source>
<translation>Was sie vorher war, kommt in den Papierkorb.</translation>
</message>
<message>
<source>What its cards say</source>
<translation>Was seine Karten sagen</translation>
</message>
<message>
<source>What kind of ground it is.</source>
<translation>Welche Geländeart es ist.</translation>
</message>
<message>
<source>What leads where</source>
<translation>Was wohin führt</translation>
</message>
<message>
<source>What lies in this quarter? One die</source>
<translation>Was liegt in diesem Viertel? Ein Würfel</translation>
</message>
<message>
<source>What lies on the table</source>
<translation>Was auf dem Tisch liegt</translation>
</message>
<message>
<source>What lies on the table.</source>
<translation>Was auf dem Tisch liegt.</translation>
</message>
<message>
<source>What lies there, and so what it does.</source>
<translation>Was dort liegt und damit, was es bewirkt.</translation>
</message>
<message>
<source>What lies underground</source>
<translation>Was unter der Erde liegt</translation>
</message>
<message>
<source>What looked best was played anew with other dice, and those games alone are counted here: that even one of these moments is mere luck happens less than 5 times in 100.</source>
<translation>Was am besten aussah, wurde mit anderen Würfeln neu gespielt, und nur diese Spiele zählen hier: Dass auch nur einer dieser Momente bloßes Glück ist, kommt in weniger als 5 von 100 Fällen vor.</translation>
</message>
<message>
<source>What loses it beside the fall of the heart of the village.</source>
<translation>Was außer dem Fall des Dorfherzens verliert.</translation>
</message>
<message>
<source>What matters</source>
<translation>Das Wichtige</translation>
</message>
<message>
<source>What may come</source>
<translation>Was kommen kann</translation>
</message>
<message>
<source>What moves it most, by itself: {choices}.</source>
<translation>Was für sich allein am meisten ändert: {choices}.</translation>
</message>
<message>
<source>What never mattered</source>
<translation>Was nie eine Rolle spielte</translation>
</message>
<message>
<source>What nobody finishes is put away.</source>
<translation>Was niemand vollendet, kommt weg.</translation>
</message>
<message>
<source>What one looks up while playing</source>
<translation>Was man beim Spielen nachschlägt</translation>
</message>
<message>
<source>What people told of a world of their own; a setting beside it brings names and questions.</source>
<translation>Was ihr von einer eigenen Welt erzählt habt; ein Schauplatz daneben bringt Namen und Fragen.</translation>
</message>
<message>
<source>What players call it.</source>
<translation>Wie Spieler es nennen.</translation>
</message>
<message>
<source>What players read of this level, in a sentence or two.</source>
<translation>Was Spieler über diese Stufe lesen, in ein, zwei Sätzen.</translation>
</message>
<message>
<source>What sets its men apart, where national features are played.</source>
<translation>Was ihre Männer auszeichnet, wo Eigenheiten gespielt werden.</translation>
</message>
<message>
<source>What sets this soldier apart, for better or worse.</source>
<translation>Was ihn von anderen unterscheidet, im Guten wie im Schlechten.</translation>
</message>
<message>
<source>What several of them are called.</source>
<translation>Wie mehrere davon heißen.</translation>
</message>
<message>
<source>What shall be played?</source>
<translation>Was soll gespielt werden?</translation>
</message>
<message>
<source>What shall it be?</source>
<translation>Was soll es sein?</translation>
</message>
<message>
<source>What shall this game be called?</source>
<translation>Wie soll diese Partie heißen?</translation>
</message>
<message>
<source>What shall this set of house rules be called?</source>
<translation>Wie soll dieser Satz Hausregeln heißen?</translation>
</message>
<message>
<source>What shall this siege be called?</source>
<translation>Wie soll diese Belagerung heißen?</translation>
</message>
<message>
<source>What stands in this part</source>
<translation>Was in diesem Teil steht</translation>
</message>
<message>
<source>What that place is called.</source>
<translation>Wie der Ort heißt.</translation>
</message>
<message>
<source>What the building can become, Level I first.</source>
<translation>Was aus dem Gebäude werden kann, Stufe I zuerst.</translation>
</message>
<message>
<source>What the card may say</source>
<translation>Was die Karte sagen darf</translation>
</message>
<message>
<source>What the chosen hero moves in that wave.</source>
<translation>Wie weit sich der gewählte Held in dieser Welle bewegt.</translation>
</message>
<message>
<source>What the four quarters of the table are rolled from.</source>
<translation>Woraus die vier Viertel des Tischs gewürfelt werden.</translation>
</message>
<message>
<source>What the ground does; nothing for open ground.</source>
<translation>Was das Gelände tut; nichts, wenn es offen ist.</translation>
</message>
<message>
<source>What the group is after.</source>
<translation>Worauf die Gruppe aus ist.</translation>
</message>
<message>
<source>What the hero's own trait does, in one sentence.</source>
<translation>Was die eigene Gabe des Helden tut, in einem Satz.</translation>
</message>
<message>
<source>What the level lets the village do.</source>
<translation>Was die Stufe dem Dorf erlaubt.</translation>
</message>
<message>
<source>What the model can or cannot do.</source>
<translation>Was das Modell kann oder nicht kann.</translation>
</message>
<message>
<source>What the model costs a wave; the formula says how much.</source>
<translation>Was das Modell eine Welle kostet; die Formel sagt, wie viel.</translation>
</message>
<message>
<source>What the program believes</source>
<translation>Was das Programm glaubt</translation>
</message>
<message>
<source>What the quarters are rolled from.</source>
<translation>Woraus die Viertel gewürfelt werden.</translation>
</message>
<message>
<source>What the rules ask of a village and this one does without, knowingly.</source>
<translation>Was die Regeln von einem Dorf verlangen und worauf dieses bewusst verzichtet.</translation>
</message>
<message>
<source>What the wave may cost, in percent of the party's value; without a number, by its Escalation.</source>
<translation>Was die Welle kosten darf, in Prozent des Gruppenwerts; ohne Zahl nach ihrer Eskalation.</translation>
</message>
<message>
<source>What the waves are made of.</source>
<translation>Woraus die Wellen bestehen.</translation>
</message>
<message>
<source>What there is to choose</source>
<translation>Was zur Wahl steht</translation>
</message>
<message>
<source>What they are</source>
<translation>Was sie sind</translation>
</message>
<message>
<source>What they are for</source>
<translation>Wofür sie da sind</translation>
</message>
<message>
<source>What they can do</source>
<translation>Was sie können</translation>
</message>
<message>
<source>what they have in common</source>
<translation>was sie gemeinsam haben</translation>
</message>
<message>
<source>What this change does</source>
<translation>Was diese Änderung bewirkt</translation>
</message>
<message>
<source>What this level adds to all before it.</source>
<translation>Was diese Stufe zu den früheren hinzugibt.</translation>
</message>
<message>
<source>What this profile is good at (F2)</source>
<translation>Was dieses Profil gut kann (F2)</translation>
</message>
<message>
<source>What this soldier fights and shoots with; at most one of them is a firearm.</source>
<translation>Womit der Soldat kämpft und schießt; höchstens eine davon ist eine Feuerwaffe.</translation>
</message>
<message>
<source>What to keep in mind about this siege; may stay empty.</source>
<translation>Was von dieser Belagerung zu merken ist; darf leer bleiben.</translation>
</message>
<message>
<source>What touches is connected; join what a road joins, part what a wall parts.</source>
<translation>Was sich berührt, ist verbunden; verbinde, was eine Straße verbindet, trenne, was eine Mauer trennt.</translation>
</message>
<message>
<source>What was told of it.</source>
<translation>Was davon erzählt wurde.</translation>
</message>
<message>
<source>What was told of the land round the city.</source>
<translation>Was vom Land um die Stadt erzählt wurde.</translation>
</message>
<message>
<source>What was won is counted when a game is over.</source>
<translation>Was gewonnen wurde, zählt, sobald ein Spiel vorbei ist.</translation>
</message>
<message>
<source>What world is it?</source>
<translation>Was für eine Welt ist es?</translation>
</message>
<message>
<source>what would each enemy do now?</source>
<translation>was würde jeder Gegner jetzt tun?</translation>
</message>
<message>
<source>What would you do?</source>
<translation>Was würdest du tun?</translation>
</message>
<message>
<source>What you are working on is kept; you find it again in the workshop.</source>
<translation>Woran du arbeitest, bleibt erhalten; du findest es in der Werkstatt wieder.</translation>
</message>
<message>
<source>What you find helps only when it is worn, and it is put on at the end of the Upkeep: a weapon, a shield, a helm, armour, boots or a horse, and two trinkets.</source>
<translation>Was du findest, hilft erst am Leib, und angelegt wird es am Ende des Unterhalts: Waffe, Schild, Helm, Rüstung, Stiefel oder Pferd und zwei Kleinode.</translation>
</message>
<message>
<source>What you have</source>
<translation>Was du hast</translation>
</message>
<message>
<source>What you have stays as it is.</source>
<translation>Was du hast, bleibt, wie es ist.</translation>
</message>
<message>
<source>What you make stands here.</source>
<translation>Was du machst, steht hier.</translation>
</message>
<message>
<source>When a squad is down to half, when its leader is lost, or when somebody nearby dies gruesomely, men roll three dice against their Quality. One or two misses make them run, and three make them leave the field.</source>
<translation>Wenn ein Trupp nur noch halb so stark ist, wenn sein Anführer verloren ist oder jemand in der Nähe grausig fällt, wirft man drei Würfel gegen die Qualität. Ein oder zwei Fehlwürfe, und sie laufen; drei, und sie verlassen das Feld.</translation>
</message>
<message>
<source>When all of you say so in turn, the map is drawn.</source>
<translation>Sagen das alle nacheinander, wird die Karte gezeichnet.</translation>
</message>
<message>
<source>When it is drawn</source>
<translation>Wann es gezeichnet wird</translation>
</message>
<message>
<source>When its turn comes</source>
<translation>Wenn er an der Reihe ist</translation>
</message>
<message>
<source>When to play by these house rules, in a sentence or two.</source>
<translation>Wann man nach diesen Hausregeln spielt, in ein, zwei Sätzen.</translation>
</message>
<message>
<source>Where</source>
<translation>Wo</translation>
</message>
<message>
<source>Where a road crosses a river: a bridge or a ford?</source>
<translation>Wo eine Straße einen Fluss quert: eine Brücke oder eine Furt?</translation>
</message>
<message>
<source>Where a road meets a river or a wall.</source>
<translation>Wo eine Straße auf einen Fluss oder eine Mauer trifft.</translation>
</message>
<message>
<source>Where a road, a stream or a long hedge leads, from place to place.</source>
<translation>Wo eine Straße, ein Bach oder eine lange Hecke verläuft, von Ort zu Ort.</translation>
</message>
<message>
<source>Where a wall crosses a road: a gate?</source>
<translation>Wo eine Mauer eine Straße quert: ein Tor?</translation>
</message>
<message>
<source>Where can they come in?</source>
<translation>Wo können sie herein?</translation>
</message>
<message>
<source>Where do you play?</source>
<translation>Wo spielt ihr?</translation>
</message>
<message>
<source>Where does it happen?</source>
<translation>Wo spielt es?</translation>
</message>
<message>
<source>Where does it lie, and how does it look?</source>
<translation>Wo liegt es, und wie sieht es aus?</translation>
</message>
<message>
<source>Where does the villager stand now?</source>
<translation>Wo steht der Dorfbewohner jetzt?</translation>
</message>
<message>
<source>Where does {name} appear?</source>
<translation>Wo erscheint {name}?</translation>
</message>
<message>
<source>Where does {name} get down?</source>
<translation>Wo steigt {name} ab?</translation>
</message>
<message>
<source>Where does {name} go?</source>
<translation>Wohin geht {name}?</translation>
</message>
<message>
<source>Where does {name} jump?</source>
<translation>Wohin springt {name}?</translation>
</message>
<message>
<source>Where does {name} ride?</source>
<translation>Wohin reitet {name}?</translation>
</message>
<message>
<source>Where does {name} stand?</source>
<translation>Wo steht {name}?</translation>
</message>
<message>
<source>Where does {name} step?</source>
<translation>Wohin tritt {name}?</translation>
</message>
<message>
<source>Where does {subject} appear?</source>
<translation>Wo erscheint {subject}?</translation>
</message>
<message>
<source>Where does {subject} come on?</source>
<translation>Wo kommt {subject} herein?</translation>
</message>
<message>
<source>Where does {subject} go?</source>
<translation>Wohin geht {subject}?</translation>
</message>
<message>
<source>Where does {subject} stand?</source>
<translation>Wo steht {subject}?</translation>
</message>
<message>
<source>Where enemies come from: click an edge, or drag along it.</source>
<translation>Woher Gegner kommen: Klick auf eine Kante oder zieh daran entlang.</translation>
</message>
<message>
<source>Where enemies come from; without any, from all four edges.</source>
<translation>Woher Gegner kommen; ohne Angabe von allen vier Kanten.</translation>
</message>
<message>
<source>Where everybody stands</source>
<translation>Wo alle stehen</translation>
</message>
<message>
<source>Where heroes and Defenders flee</source>
<translation>Wohin Helden und Verteidiger fliehen</translation>
</message>
<message>
<source>Where heroes deploy, instead of round the Town Hall.</source>
<translation>Wo sich Helden aufstellen, statt rund um das Rathaus.</translation>
</message>
<message>
<source>Where heroes deploy; without any, round the heart of the village.</source>
<translation>Wo Helden aufgestellt werden; ohne Angabe um das Herz des Dorfes.</translation>
</message>
<message>
<source>Where is {subject} posted?</source>
<translation>Wo steht {subject}?</translation>
</message>
<message>
<source>Where it begins, measured along the edge from the left or from the top.</source>
<translation>Wo sie beginnt, an der Kante entlang von links oder von oben gemessen.</translation>
</message>
<message>
<source>Where it begins.</source>
<translation>Wo sie beginnt.</translation>
</message>
<message>
<source>Where it came up, somebody who had it won {share}.</source>
<translation>Wo es vorkam, gewann jemand, der es hatte: {share}.</translation>
</message>
<message>
<source>Where it can be put</source>
<translation>Wohin es kann</translation>
</message>
<message>
<source>Where it ends; without it, at the end of the edge.</source>
<translation>Wo sie endet; ohne Angabe am Ende der Kante.</translation>
</message>
<message>
<source>Where markers lie.</source>
<translation>Wo Marker liegen.</translation>
</message>
<message>
<source>Where possible; less is a word of advice only.</source>
<translation>Wo es geht; weniger ist nur ein Hinweis.</translation>
</message>
<message>
<source>Where shall the Barricade stand?</source>
<translation>Wo soll die Barrikade stehen?</translation>
</message>
<message>
<source>Where shall the sandbox begin?</source>
<translation>Womit soll der Sandkasten beginnen?</translation>
</message>
<message>
<source>Where shall the Trap lie?</source>
<translation>Wo soll die Falle liegen?</translation>
</message>
<message>
<source>Where that is another.</source>
<translation>Wo er ein anderer ist.</translation>
</message>
<message>
<source>Where the enemy may come in, in the order of their numbers.</source>
<translation>Wo der Feind hereinkommen kann, nach ihren Nummern.</translation>
</message>
<message>
<source>Where the last wave began for them</source>
<translation>Wo die letzte Welle begann</translation>
</message>
<message>
<source>Where the place reaches: draw round it, or click corner after corner</source>
<translation>Wie weit der Ort reicht: umfahre ihn, oder klicke Ecke für Ecke</translation>
</message>
<message>
<source>where the table sends it</source>
<translation>wohin der Tisch es schickt</translation>
</message>
<message>
<source>Where the village stands</source>
<translation>Wo das Dorf steht</translation>
</message>
<message>
<source>Where the {name} has fallen by wave {wave}, {here} of 100 games are won; where not, {there}.</source>
<translation>Ist dieses Gebäude bis Welle {wave} gefallen: {name}, so werden {here} von 100 Spielen gewonnen, sonst {there}.</translation>
</message>
<message>
<source>Where there is room, {limit} are better.</source>
<translation>Wo Platz ist, sind {limit} besser.</translation>
</message>
<message>
<source>Where they break in</source>
<translation>Wo sie einbrechen</translation>
</message>
<message>
<source>Where they would attack next turn, a mark for each; filled where it may well end badly (D)</source>
<translation>Wo sie im nächsten Zug angreifen würden, ein Zeichen für jeden; ausgefüllt, wo es leicht schlecht ausgeht (D)</translation>
</message>
<message>
<source>Where to?</source>
<translation>Wohin?</translation>
</message>
<message>
<source>where would they attack next turn, at every spot?</source>
<translation>wo würden sie im nächsten Zug angreifen, an jedem Ort?</translation>
</message>
<message>
<source>Where {name} is bought by wave {wave}, {here} of 100 games are won; where not, {there}.</source>
<translation>Ist dieser Ausbau bis Welle {wave} gekauft: {name}, so werden {here} von 100 Spielen gewonnen, sonst {there}.</translation>
</message>
<message>
<source>where {who} gets down</source>
<translation>wo {who} absteigt</translation>
</message>
<message>
<source>where {who} goes</source>
<translation>wohin {who} geht</translation>
</message>
<message>
<source>where {who} steps</source>
<translation>wohin {who} tritt</translation>
</message>
<message>
<source>Which are played, and what they cost.</source>
<translation>Welche gespielt werden und was sie kosten.</translation>
</message>
<message>
<source>Which Behaviour: one die</source>
<translation>Welches Verhalten: ein Würfel</translation>
</message>
<message>
<source>Which building both sides want; it stands on the table once.</source>
<translation>Welches Gebäude beide Seiten wollen; es steht einmal auf dem Tisch.</translation>
</message>
<message>
<source>Which card is lost?</source>
<translation>Welche Karte geht verloren?</translation>
</message>
<message>
<source>Which figures you own, for waves that ask for no others (M)</source>
<translation>Welche Figuren ihr habt, für Wellen, die keine anderen verlangen (M)</translation>
</message>
<message>
<source>Which fire does {name} put out?</source>
<translation>Welches Feuer löscht {name}?</translation>
</message>
<message>
<source>Which games are shown</source>
<translation>Welche Spiele gezeigt werden</translation>
</message>
<message>
<source>Which little pictures stand on the map.</source>
<translation>Welche kleinen Bilder auf der Karte stehen.</translation>
</message>
<message>
<source>Which of the great threats?</source>
<translation>Welche der großen Bedrohungen?</translation>
</message>
<message>
<source>Which of these is nearest to {name}, in a straight line?</source>
<translation>Was davon ist in gerader Linie am nächsten an {name:dat}?</translation>
</message>
<message>
<source>Which of these is nearest to {name}, on foot?</source>
<translation>Was davon ist zu Fuß am nächsten an {name:dat}?</translation>
</message>
<message>
<source>Which one it is: its rooms, doors and windows, and so how large.</source>
<translation>Welches es ist: seine Räume, Türen und Fenster und damit, wie groß.</translation>
</message>
<message>
<source>Which place?</source>
<translation>Welcher Ort?</translation>
</message>
<message>
<source>Which roof the map draws.</source>
<translation>Welches Dach die Karte zeichnet.</translation>
</message>
<message>
<source>Which special rules are played, and what each costs.</source>
<translation>Welche Sonderregeln gespielt werden und was jede kostet.</translation>
</message>
<message>
<source>Which village do you defend?</source>
<translation>Welches Dorf verteidigt ihr?</translation>
</message>
<message>
<source>Which way in</source>
<translation>Welcher Zugang</translation>
</message>
<message>
<source>while you draw: another colour or stamp</source>
<translation>beim Zeichnen: andere Farbe, anderer Stempel</translation>
</message>
<message>
<source>while you draw: hold it to move the sheet</source>
<translation>beim Zeichnen: halten, um das Blatt zu verschieben</translation>
</message>
<message>
<source>while you draw: move the cross, set a corner or stamp; again: done</source>
<translation>beim Zeichnen: das Kreuz bewegen, Ecke oder Stempel setzen; noch einmal: fertig</translation>
</message>
<message>
<source>while you draw: outline, road or wall, river</source>
<translation>beim Zeichnen: Umriss, Straße oder Mauer, Fluss</translation>
</message>
<message>
<source>while you draw: pen, pencil, wash</source>
<translation>beim Zeichnen: Feder, Bleistift, Tusche</translation>
</message>
<message>
<source>while you draw: stamp, letters, dots, erase</source>
<translation>beim Zeichnen: Stempel, Schrift, Punkte, Radieren</translation>
</message>
<message>
<source>while you draw: thin, usual, thick</source>
<translation>beim Zeichnen: dünn, normal, dick</translation>
</message>
<message>
<source>Who</source>
<translation>Wer</translation>
</message>
<message>
<source>Who acts?</source>
<translation>Wer handelt?</translation>
</message>
<message>
<source>Who and what is left</source>
<translation>Wer und was übrig ist</translation>
</message>
<message>
<source>Who attacks</source>
<translation>Wer angreift</translation>
</message>
<message>
<source>Who attacks?</source>
<translation>Wer greift an?</translation>
</message>
<message>
<source>who bars the way</source>
<translation>wer den Weg versperrt</translation>
</message>
<message>
<source>Who begins</source>
<translation>Wer beginnt</translation>
</message>
<message>
<source>Who belongs to the group, up to five models in all.</source>
<translation>Wer zur Gruppe gehört, höchstens fünf Modelle.</translation>
</message>
<message>
<source>Who cannot be &amp;paid</source>
<translation>Wer nicht be&amp;zahlt werden kann</translation>
</message>
<message>
<source>Who chooses first</source>
<translation>Wer zuerst wählt</translation>
</message>
<message>
<source>Who comes</source>
<translation>Wer kommt</translation>
</message>
<message>
<source>Who comes.</source>
<translation>Wer kommt.</translation>
</message>
<message>
<source>Who cuts off {name}?</source>
<translation>Wer schneidet {name:dat} den Weg ab?</translation>
</message>
<message>
<source>Who defends lays out the terrain and deploys first.</source>
<translation>Wer verteidigt, legt das Gelände aus und stellt zuerst auf.</translation>
</message>
<message>
<source>Who defends them</source>
<translation>Wer sie verteidigt</translation>
</message>
<message>
<source>Who failed before acting does not act.</source>
<translation>Wer vor dem Handeln scheiterte, handelt nicht.</translation>
</message>
<message>
<source>Who falls to what</source>
<translation>Wer wodurch ausfällt</translation>
</message>
<message>
<source>Who finished it and decides for it. In a game of fewer people the seats are counted round.</source>
<translation>Wer es vollendet hat und dafür entscheidet. In einem Spiel mit weniger Leuten wird reihum gezählt.</translation>
</message>
<message>
<source>Who fires along at {subject}?</source>
<translation>Wer feuert mit auf {subject:acc}?</translation>
</message>
<message>
<source>Who is left</source>
<translation>Wer noch da ist</translation>
</message>
<message>
<source>Who is shot at</source>
<translation>Wer beschossen wird</translation>
</message>
<message>
<source>Who it is</source>
<translation>Wer es ist</translation>
</message>
<message>
<source>Who it is.</source>
<translation>Wer es ist.</translation>
</message>
<message>
<source>Who joins the order of {name}?</source>
<translation>Wer folgt dem Befehl von {name:dat}?</translation>
</message>
<message>
<source>Who joins the order of {subject}?</source>
<translation>Wer folgt dem Befehl von {subject:dat}?</translation>
</message>
<message>
<source>Who joins you needs your Barracks</source>
<translation>Wer sich dir anschließt, braucht deine Kaserne</translation>
</message>
<message>
<source>Who lays it</source>
<translation>Wer sie legt</translation>
</message>
<message>
<source>Who leads monsters in doubt</source>
<translation>Wer Monster im Zweifel führt</translation>
</message>
<message>
<source>Who leads {hero}</source>
<translation>Wer {hero} führt</translation>
</message>
<message>
<source>Who leaves the table is out of this wave.</source>
<translation>Wer den Tisch verlässt, ist für diese Welle draußen.</translation>
</message>
<message>
<source>who lies is of no use</source>
<translation>wer liegt, nützt nichts</translation>
</message>
<message>
<source>Who marches together, ready to be chosen for a battle.</source>
<translation>Wer zusammen marschiert, fertig für ein Gefecht.</translation>
</message>
<message>
<source>Who marches with it.</source>
<translation>Wer mitmarschiert.</translation>
</message>
<message>
<source>Who may come in generated waves and Ambushes; without any, the usual enemies.</source>
<translation>Wer in erzeugten Wellen und Hinterhalten kommen kann; ohne Angabe die üblichen Gegner.</translation>
</message>
<message>
<source>Who may stand for the {name}?</source>
<translation>Wer darf {name} vertreten?</translation>
</message>
<message>
<source>Who may still &amp;act</source>
<translation>Wer noch &amp;handeln kann</translation>
</message>
<message>
<source>Who musters.</source>
<translation>Wer sich sammelt.</translation>
</message>
<message>
<source>Who of the group acts next?</source>
<translation>Wer aus dem Trupp handelt als Nächstes?</translation>
</message>
<message>
<source>Who places towns, ruins and Strongholds</source>
<translation>Wer Städte, Ruinen und Festungen legt</translation>
</message>
<message>
<source>Who plays {seat}</source>
<translation>Wer {seat} spielt</translation>
</message>
<message>
<source>Who plays, and whose dice are rolled?</source>
<translation>Wer spielt, und wessen Würfel rollen?</translation>
</message>
<message>
<source>Who plays?</source>
<translation>Wer spielt?</translation>
</message>
<message>
<source>Who rides the Warhorse in this wave?</source>
<translation>Wer reitet in dieser Welle das Schlachtross?</translation>
</message>
<message>
<source>Who rolls what?</source>
<translation>Wer würfelt was?</translation>
</message>
<message>
<source>Who shoots along at {name}?</source>
<translation>Wer schießt mit auf {name:acc}?</translation>
</message>
<message>
<source>Who stands must be attacked before who lies.</source>
<translation>Wer steht, muss vor dem angegriffen werden, der liegt.</translation>
</message>
<message>
<source>Who told it</source>
<translation>Wer es erzählt hat</translation>
</message>
<message>
<source>Whoever begins a turn beside two of their own goes 1 further.</source>
<translation>Wer einen Zug neben zwei eigenen beginnt, geht 1 weiter.</translation>
</message>
<message>
<source>Whoever comes is drawn by lot, wave after wave.</source>
<translation>Wer kommt, wird ausgelost, Welle für Welle.</translation>
</message>
<message>
<source>Whoever ends a move on a ruin explores it.</source>
<translation>Wer auf einer Ruine anhält, erkundet sie.</translation>
</message>
<message>
<source>Whoever ends a move on a ruin explores it: gold, equipment, a monster, or a monster that guards something. After that the ruin is empty and gone.</source>
<translation>Wer auf einer Ruine anhält, erkundet sie: Gold, Ausrüstung, ein Monster oder ein Monster, das etwas bewacht. Danach ist die Ruine leer und verschwindet.</translation>
</message>
<message>
<source>Whoever is not paid leaves.</source>
<translation>Wer nicht bezahlt wird, geht.</translation>
</message>
<message>
<source>Whoever is not paid leaves. New ones pay from the next turn on.</source>
<translation>Wer nicht bezahlt wird, geht. Neue kosten erst ab dem nächsten Zug.</translation>
</message>
<message>
<source>Whoever leaves a melee suffers a free blow from each standing foe there.</source>
<translation>Wer einen Nahkampf verlässt, erhält von jedem stehenden Gegner dort einen Gelegenheitsschlag.</translation>
</message>
<message>
<source>whoever lies there is easily dealt with</source>
<translation>wer dort liegt, wehrt sich kaum</translation>
</message>
<message>
<source>Whoever moves does not shoot this turn: {who}.</source>
<translation>Wer fährt, schießt in diesem Zug nicht: {who}.</translation>
</message>
<message>
<source>Whoever opens the workshop here sees it, even before it may be known in the game.</source>
<translation>Wer hier die Werkstatt öffnet, sieht es, auch bevor es im Spiel bekannt sein darf.</translation>
</message>
<message>
<source>Whoever stands on a ruin explores it.</source>
<translation>Wer auf einer Ruine steht, erkundet sie.</translation>
</message>
<message>
<source>Whoever steps away from an enemy is struck at by each that stands beside.</source>
<translation>Wer von einem Gegner weggeht, nach dem schlägt jeder daneben.</translation>
</message>
<message>
<source>Whoever steps away from an enemy is struck at on the way, once by each that stands beside. Ranged units and siege engines never do that; inside a stronghold or a town you are safe from it.</source>
<translation>Wer von einem Gegner weggeht, nach dem schlägt unterwegs jeder daneben einmal. Schützen und Maschinen tun das nie; in Festung und Stadt bist du davor sicher.</translation>
</message>
<message>
<source>Whoever was attacked and still stands may strike back at once. It costs nothing. Monsters do the same when you attack them, so strike with many, or from two tiles away.</source>
<translation>Wer angegriffen wurde und noch steht, darf gleich zurückschlagen. Das kostet nichts. Monster tun es auch, wenn du sie angreifst: Schlag also mit vielen zu, oder aus zwei Feldern.</translation>
</message>
<message>
<source>Whoever wins strikes one of the others down. Choose which threat is gone for good, and tell the deed.</source>
<translation>Wer gewinnt, streckt einen der anderen nieder. Wähle, welche Bedrohung für immer fort ist, und erzähl die Tat.</translation>
</message>
<message>
<source>Whole, nothing to mend.</source>
<translation>Heil, nichts auszubessern.</translation>
</message>
<message>
<source>Whole, ready to be besieged</source>
<translation>Fertig, bereit zur Belagerung</translation>
</message>
<message>
<source>Whom a village sends to help.</source>
<translation>Wen ein Dorf zu Hilfe schickt.</translation>
</message>
<message>
<source>whom can the one who acts see?</source>
<translation>wen sieht, wer gerade handelt?</translation>
</message>
<message>
<source>Whom do the herbs heal?</source>
<translation>Wen heilen die Kräuter?</translation>
</message>
<message>
<source>Whom does {name} attack?</source>
<translation>Wen greift {name} an?</translation>
</message>
<message>
<source>Whom its squads may buy, beside the soldiers that name it as their nation.</source>
<translation>Wen ihre Abteilungen kaufen dürfen, neben den Soldaten, die sie als Nation nennen.</translation>
</message>
<message>
<source>Whom the one who acts can see, and who is in cover (V)</source>
<translation>Wen sieht, wer gerade handelt, und wer in Deckung ist (V)</translation>
</message>
<message>
<source>Whose</source>
<translation>Wem</translation>
</message>
<message>
<source>Whose bases touch are in contact; where a disc is larger than its base, a dotted circle shows the base. With two actions left, a click on an enemy in reach moves your hero into contact and attacks. Whoever touches a standing enemy stops there. Whoever leaves one again takes a free blow from it first.</source>
<translation>Wessen Bases sich berühren, der ist im Kontakt; wo eine Scheibe größer ist als ihre Base, zeigt ein gepunkteter Kreis die Base. Hat dein Held noch zwei Aktionen, geht er mit einem Klick auf einen Gegner in Reichweite in Kontakt und greift an. Wer einen stehenden Gegner berührt, bleibt dort stehen. Wer ihn wieder verlässt, bekommt zuerst einen Gelegenheitsschlag von ihm.</translation>
</message>
<message>
<source>Whose cards are drawn?</source>
<translation>Wessen Karten werden gezogen?</translation>
</message>
<message>
<source>Whose roster it belongs to.</source>
<translation>Zu wessen Aufgebot es gehört.</translation>
</message>
<message>
<source>Whose rules it follows: who begins where, what each side wants, and when it ends.</source>
<translation>Wessen Regeln es folgt: wer wo beginnt, was jede Seite will und wann es endet.</translation>
</message>
<message>
<source>Whose rules these are</source>
<translation>Wessen Regeln das sind</translation>
</message>
<message>
<source>Whose turn is it? The next card</source>
<translation>Wer ist am Zug? Die nächste Karte</translation>
</message>
<message>
<source>Whose turn it is</source>
<translation>Wer an der Reihe ist</translation>
</message>
<message>
<source>Why it is in</source>
<translation>Warum es dabei ist</translation>
</message>
<message>
<source>Why: it goes for {chosen}, whatever else is near.</source>
<translation>Warum: Es will zu {chosen:dat}, was sonst auch nahe ist.</translation>
</message>
<message>
<source>Why: {chosen} is in the way, {reason}.</source>
<translation>Warum: {chosen} ist im Weg, {reason}.</translation>
</message>
<message>
<source>Why: {chosen} is the {goal}, {reason}.</source>
<translation>Warum: {chosen}, {goal}, {reason}.</translation>
</message>
<message>
<source>Why: {chosen} is the {goal}.</source>
<translation>Warum: {chosen}, {goal}.</translation>
</message>
<message>
<source>Why: {chosen}, {goal}, {reason}.</source>
<translation>Warum: {chosen}, {goal}, {reason}.</translation>
</message>
<message>
<source>Why: {reason} ({percent} %).</source>
<translation>Warum: {reason} ({percent} %).</translation>
</message>
<message>
<source>Why: {reason}.</source>
<translation>Warum: {reason}.</translation>
</message>
<message>
<source>Why?</source>
<translation>Warum?</translation>
</message>
<message>
<source>Wide, 3 by 2 tiles</source>
<translation>Quer, 3 mal 2 Felder</translation>
</message>
<message>
<source>Width</source>
<translation>Breite</translation>
</message>
<message>
<source>Width and depth. Measure at its foot.</source>
<translation>Breite und Tiefe. Miss am Fuß.</translation>
</message>
<message>
<source>Width of a path</source>
<translation>Breite eines Weges</translation>
</message>
<message>
<source>Width of the picture</source>
<translation>Breite des Bildes</translation>
</message>
<message>
<source>Width of the table</source>
<translation>Breite des Tisches</translation>
</message>
<message>
<source>Width on the table</source>
<translation>Breite auf dem Tisch</translation>
</message>
<message>
<source>Window</source>
<translation>Fenster</translation>
</message>
<message>
<source>wins, draws, loses</source>
<translation>gewinnt, unentschieden, verliert</translation>
</message>
<message>
<source>With a brush, in one stroke (D)</source>
<translation>Mit dem Pinsel, in einem Strich (D)</translation>
</message>
<message>
<source>With a friend beside them and a loaded musket, once a round.</source>
<translation>Mit einem Freund daneben und geladener Muskete, einmal in der Runde.</translation>
</message>
<message>
<source>With a goal of its own, and its own table.</source>
<translation>Mit eigenem Ziel und eigenem Tisch.</translation>
</message>
<message>
<source>With all of the book</source>
<translation>Mit allem aus dem Buch</translation>
</message>
<message>
<source>With all others in reach: {who}</source>
<translation>Mit allen anderen in Reichweite: {who}</translation>
</message>
<message>
<source>With Combat, against the fall.</source>
<translation>Mit Kampf, gegen den Sturz.</translation>
</message>
<message>
<source>With fewer than two races nobody has an enemy.</source>
<translation>Mit weniger als zwei Völkern hat niemand einen Feind.</translation>
</message>
<message>
<source>With names of its own</source>
<translation>Mit eigenen Namen</translation>
</message>
<message>
<source>With none of a kind left another of its class comes.</source>
<translation>Ist eine Sorte aufgebraucht, kommt ein anderes der Klasse.</translation>
</message>
<message>
<source>With Overwatch</source>
<translation>Mit Überblick</translation>
</message>
<message>
<source>with Overwatch</source>
<translation>mit Überblick</translation>
</message>
<message>
<source>With problems</source>
<translation>Mit Problemen</translation>
</message>
<message>
<source>With status "{status_value}" say it all in `why`; remove it.</source>
<translation>Beim Status „{status_value}“ steht alles in `why`; nimm es weg.</translation>
</message>
<message>
<source>With the one before</source>
<translation>Mit der vorigen</translation>
</message>
<message>
<source>With the others</source>
<translation>Bei den anderen</translation>
</message>
<message>
<source>With their present wounds and what they can do</source>
<translation>Mit ihren jetzigen Wunden und dem, was sie können</translation>
</message>
<message>
<source>With this a game begins.</source>
<translation>Damit beginnt ein Spiel.</translation>
</message>
<message>
<source>With two dice it acts in {now} of 100 activations, against {before} before.</source>
<translation>Mit zwei Würfeln handelt es in {now} von 100 Aktivierungen, vorher in {before}.</translation>
</message>
<message>
<source>With {integrity} Integrity it stands {now} attacks of a {name} on average, against {before} with {earlier}.</source>
<translation>Mit {integrity} Integrität hält es im Mittel {now} Angriffe aus ({name}), vorher mit {earlier} nur {before}.</translation>
</message>
<message>
<source>with: {what}</source>
<translation>mit: {what}</translation>
</message>
<message>
<source>Withdraw from the field</source>
<translation>Das Feld räumen</translation>
</message>
<message>
<source>Within Long of the house, touching nobody.</source>
<translation>Bis Lang um das Haus, ohne jemanden zu berühren.</translation>
</message>
<message>
<source>Within Medium of your edge.</source>
<translation>Höchstens Mittel von deiner Kante entfernt.</translation>
</message>
<message>
<source>Within tiles of the lord</source>
<translation>Felder um den Herrscher</translation>
</message>
<message>
<source>Within {within} tiles of your lord appear: {who}.</source>
<translation>Bis {within} Felder von deinem Herrscher erscheinen: {who}.</translation>
</message>
<message>
<source>Without a drawing it is drawn at the table.</source>
<translation>Ohne Zeichnung wird es am Tisch gezeichnet.</translation>
</message>
<message>
<source>Without a map: how sure is sure</source>
<translation>Ohne Karte: wie sicher ist sicher</translation>
</message>
<message>
<source>Without a name</source>
<translation>Ohne Namen</translation>
</message>
<message>
<source>Without a stronghold nobody is trained.</source>
<translation>Ohne Festung wird niemand ausgebildet.</translation>
</message>
<message>
<source>Without land and army: dethroned.</source>
<translation>Ohne Land und Heer: gestürzt.</translation>
</message>
<message>
<source>Without one it is a river.</source>
<translation>Ohne sie ist es ein Fluss.</translation>
</message>
<message>
<source>Without one it is bought when the battle begins, in secret.</source>
<translation>Ohne eine wird sie zu Beginn des Gefechts gekauft, verdeckt.</translation>
</message>
<message>
<source>Without one it is called by its type.</source>
<translation>Ohne Namen heißt es nach seinem Typ.</translation>
</message>
<message>
<source>Without one {thing}</source>
<translation>Ohne {thing}</translation>
</message>
<message>
<source>without Overwatch</source>
<translation>ohne Überblick</translation>
</message>
<message>
<source>without their Leader they are lost</source>
<translation>ohne Anführer sind sie verloren</translation>
</message>
<message>
<source>Won</source>
<translation>Gewonnen</translation>
</message>
<message>
<source>Won by</source>
<translation>Gewonnen durch</translation>
</message>
<message>
<source>Won from round</source>
<translation>Gewonnen ab Runde</translation>
</message>
<message>
<source>Won or lost</source>
<translation>Gewonnen oder verloren</translation>
</message>
<message>
<source>Won: each defender may destroy one threat of its value or less.</source>
<translation>Gewonnen: Jeder Verteidiger darf eine Bedrohung bis zu seinem Wert vernichten.</translation>
</message>
<message>
<source>Wood</source>
<translation>Wald</translation>
</message>
<message>
<source>wood {number}</source>
<translation>Wald {number}</translation>
</message>
<message>
<source>Woods</source>
<translation>Wald</translation>
</message>
<message>
<source>woods</source>
<translation>Wald</translation>
</message>
<message>
<source>Woods, rocks, ponds: with no find on the table, chance picks.</source>
<translation>Wälder, Felsen, Teiche: Liegt kein Fund aus, wählt der Zufall.</translation>
</message>
<message>
<source>Woods: one die</source>
<translation>Wald: ein Würfel</translation>
</message>
<message>
<source>Words</source>
<translation>Beiwörter</translation>
</message>
<message>
<source>Words of your own, with commas between them. They stand at the left of the list.</source>
<translation>Eigene Wörter, mit Kommas dazwischen. Sie stehen links von der Liste.</translation>
</message>
<message>
<source>Words on the map; the name of the place is written by itself</source>
<translation>Wörter auf der Karte; der Name des Ortes schreibt sich von selbst</translation>
</message>
<message>
<source>Words to the people</source>
<translation>Worte an die Leute</translation>
</message>
<message>
<source>Worker</source>
<translation>Arbeiter</translation>
</message>
<message>
<source>Worker of the farm</source>
<translation>Arbeiter des Hofs</translation>
</message>
<message>
<source>Worker of the mine</source>
<translation>Arbeiter der Mine</translation>
</message>
<message>
<source>Worker to the farm</source>
<translation>Arbeiter auf den Hof</translation>
</message>
<message>
<source>Worker to the mine</source>
<translation>Arbeiter in die Mine</translation>
</message>
<message>
<source>Workers</source>
<translation>Arbeiter</translation>
</message>
<message>
<source>Workers and civilians</source>
<translation>Arbeiter und Zivilisten</translation>
</message>
<message>
<source>Workers cost {worker}/{worker}. Engineers and healers cost {civilian}/{civilian} and {food} food each turn.</source>
<translation>Arbeiter kosten {worker}/{worker}. Baumeister und Heiler kosten {civilian}/{civilian} und {food} Nahrung je Zug.</translation>
</message>
<message>
<source>Workers first, then ruins, then the nearest lord.</source>
<translation>Erst Arbeiter, dann Ruinen, dann der nächste Herrscher.</translation>
</message>
<message>
<source>workers pay for everything else</source>
<translation>Arbeiter bezahlen alles andere</translation>
</message>
<message>
<source>Workshop</source>
<translation>Werkstatt</translation>
</message>
<message>
<source>Workshop - Hearthwall</source>
<translation>Werkstatt - Hearthwall</translation>
</message>
<message>
<source>Worn as</source>
<translation>Getragen als</translation>
</message>
<message>
<source>Would do now: {what}</source>
<translation>Würde jetzt tun: {what}</translation>
</message>
<message>
<source>Wounded: {units}.</source>
<translation>Verwundet: {units}.</translation>
</message>
<message>
<source>Wounded: {unit}. Wounds: {wounds}.</source>
<translation>Verwundet: {unit}. Wunden: {wounds}.</translation>
</message>
<message>
<source>Wounds</source>
<translation>Wunden</translation>
</message>
<message>
<source>wounds</source>
<translation>Wunden</translation>
</message>
<message>
<source>Wounds and Morale</source>
<translation>Wunden und Moral</translation>
</message>
<message>
<source>wounds are better healed early</source>
<translation>Wunden heilt man besser früh</translation>
</message>
<message>
<source>Wounds healed at the start of the Upkeep</source>
<translation>So viele Wunden heilen zu Beginn des Unterhalts</translation>
</message>
<message>
<source>Wounds of all heroes</source>
<translation>Wunden aller Helden</translation>
</message>
<message>
<source>Wounds on large monsters and monster lords count so often</source>
<translation>Wunden an großen Monstern und Monsterfürsten zählen so oft</translation>
</message>
<message>
<source>wounds on {then}+, now {now}+</source>
<translation>verwundet ab {then}, jetzt {now}</translation>
</message>
<message>
<source>Wounds that need no roll must be rolled.</source>
<translation>Sichere Wunden müssen gewürfelt werden.</translation>
</message>
<message>
<source>Wounds the Temple heals</source>
<translation>Wunden, die der Tempel heilt</translation>
</message>
<message>
<source>Wraith</source>
<translation>Schreckgespenst</translation>
</message>
<message>
<source>Write a colour as #rrggbb, such as #8a5a2b.</source>
<translation>Schreib eine Farbe als #rrggbb, etwa #8a5a2b.</translation>
</message>
<message>
<source>Write a list of {least} to {most} items.</source>
<translation>Schreib eine Liste von {least} bis {most} Stücken.</translation>
</message>
<message>
<source>Write a text.</source>
<translation>Schreibe einen Text.</translation>
</message>
<message>
<source>Write a whole number from {least} to {most}.</source>
<translation>Schreib eine ganze Zahl von {least} bis {most}.</translation>
</message>
<message>
<source>Write about {wanted}.</source>
<translation>Schreib etwa {wanted}.</translation>
</message>
<message>
<source>Write at most {longest} characters; this has {count}.</source>
<translation>Schreib höchstens {longest} Zeichen; dies hat {count}.</translation>
</message>
<message>
<source>Write each corner as [x, y] in inches, such as [12, 4.5].</source>
<translation>Schreib jede Ecke als [x, y] in Zoll, etwa [12, 4.5].</translation>
</message>
<message>
<source>Write it as #rrggbb, such as #a9d0e4.</source>
<translation>Schreib sie als #rrggbb, etwa #a9d0e4.</translation>
</message>
<message>
<source>Write it as [x, y], each number from -{most} to {most}.</source>
<translation>Schreib es als [x, y], jede Zahl von -{most} bis {most}.</translation>
</message>
<message>
<source>Write it as a list of tables, {key}.</source>
<translation>Schreib es als Liste von Tabellen, {key}.</translation>
</message>
<message>
<source>Write it as a list of texts, such as ["one", "two"].</source>
<translation>Schreib es als Liste von Texten, etwa ["one", "two"].</translation>
</message>
<message>
<source>Write it as a table, {key}.</source>
<translation>Schreib es als Tabelle, {key}.</translation>
</message>
<message>
<source>Write more, so that nobody reads the same again soon.</source>
<translation>Schreib mehr, damit niemand bald wieder dasselbe liest.</translation>
</message>
<message>
<source>Write one of your own</source>
<translation>Schreib etwas Eigenes</translation>
</message>
<message>
<source>Write something there, or remove it.</source>
<translation>Schreib dort etwas, oder entferne ihn.</translation>
</message>
<message>
<source>write the chosen one anew</source>
<translation>den gewählten Eintrag neu schreiben</translation>
</message>
<message>
<source>Write the leader into a group.</source>
<translation>Schreib den Anführer in eine Gruppe.</translation>
</message>
<message>
<source>Write the pack</source>
<translation>Paket schreiben</translation>
</message>
<message>
<source>Write true or false.</source>
<translation>Schreib true oder false.</translation>
</message>
<message>
<source>Write what players are to read there.</source>
<translation>Schreib, was die Spieler dort lesen sollen.</translation>
</message>
<message>
<source>Written there: {words}</source>
<translation>Dort steht geschrieben: {words}</translation>
</message>
<message>
<source>x </source>
<translation>x </translation>
</message>
<message>
<source>y </source>
<translation>y </translation>
</message>
<message>
<source>Yes</source>
<translation>Ja</translation>
</message>
<message>
<source>yes</source>
<translation>ja</translation>
</message>
<message>
<source>Yes, behind cover</source>
<translation>Ja, hinter Deckung</translation>
</message>
<message>
<source>Yes, behind heavy cover</source>
<translation>Ja, hinter schwerer Deckung</translation>
</message>
<message>
<source>Yes, behind light cover</source>
<translation>Ja, hinter leichter Deckung</translation>
</message>
<message>
<source>Yes, clearly</source>
<translation>Ja, deutlich</translation>
</message>
<message>
<source>Yes, next</source>
<translation>Ja, weiter</translation>
</message>
<message>
<source>You choose the order.</source>
<translation>Du wählst die Reihenfolge.</translation>
</message>
<message>
<source>You earn 1 Supply ({cause}). The purse holds {now}.</source>
<translation>Ihr verdient 1 Vorrat ({cause}). In der Kammer: {now}.</translation>
</message>
<message>
<source>You earn {number} Supplies ({cause}). The purse holds {now}.</source>
<translation>Ihr verdient {number} Vorräte ({cause}). In der Kammer: {now}.</translation>
</message>
<message>
<source>You have 1 Healing Herb now.</source>
<translation>Ihr habt jetzt 1 Heilkraut.</translation>
</message>
<message>
<source>You have exactly this one already. It is skipped.</source>
<translation>Genau dieses hast du schon. Es wird übergangen.</translation>
</message>
<message>
<source>You have held</source>
<translation>Ihr habt gehalten</translation>
</message>
<message>
<source>You have it</source>
<translation>Du hast es</translation>
</message>
<message>
<source>You have {now} Healing Herbs now.</source>
<translation>Ihr habt jetzt {now} Heilkräuter.</translation>
</message>
<message>
<source>You know all of it now. Count gold, soldiers and wounds: who is ahead? From here go for the other lord. Whose lord is the last one alive has won.</source>
<translation>Nun kennst du alles. Zähl Gold, Soldaten und Wunden: Wer liegt vorn? Von hier an geht es gegen den anderen Herrscher. Wessen Herrscher als letzter lebt, hat gewonnen.</translation>
</message>
<message>
<source>You noted: {text}</source>
<translation>Ihr habt notiert: {text}</translation>
</message>
<message>
<source>you own no figures for that</source>
<translation>dafür habt ihr keine Figuren</translation>
</message>
<message>
<source>You roll {dice}</source>
<translation>Du würfelst {dice}</translation>
</message>
<message>
<source>You roll {dice} for {whom}</source>
<translation>Du würfelst {dice} für {whom:acc}</translation>
</message>
<message>
<source>You spend 1 Supply ({cause}). The purse holds {now}.</source>
<translation>Ihr gebt 1 Vorrat aus ({cause}). In der Kammer: {now}.</translation>
</message>
<message>
<source>You spend {number} Supplies ({cause}). The purse holds {now}.</source>
<translation>Ihr gebt {number} Vorräte aus ({cause}). In der Kammer: {now}.</translation>
</message>
<message>
<source>You think of all of it yourselves, and give every name.</source>
<translation>Ihr denkt euch alles selbst aus und gebt jeden Namen.</translation>
</message>
<message>
<source>You would choose {letter} now.</source>
<translation>Jetzt würdest du {letter} wählen.</translation>
</message>
<message>
<source>young</source>
<translation>jung</translation>
</message>
<message>
<source>Your best fighter, and the one you cannot lose: without a lord the kingdom is lost, however rich it is. Fight where the odds are good, and come home to heal in time.</source>
<translation>Dein bester Kämpfer und der eine, den du nicht verlieren darfst: Ohne Herrscher ist das reichste Königreich verloren. Kämpfe, wo die Aussichten gut sind, und geh rechtzeitig heim zum Heilen.</translation>
</message>
<message>
<source>Your defenders move</source>
<translation>Deine Verteidiger gehen</translation>
</message>
<message>
<source>Your figures are too few for this wave: {total} of {budget} points come.</source>
<translation>Für diese Welle sind eure Figuren zu wenige: Es kommen {total} von {budget} Punkten.</translation>
</message>
<message>
<source>Your game goes on in memory, but it could not be saved just now; it is tried again.</source>
<translation>Dein Spiel geht im Speicher weiter, konnte aber gerade nicht gesichert werden; es wird weiter versucht.</translation>
</message>
<message>
<source>Your game goes on, but it is not saved now.</source>
<translation>Dein Spiel geht weiter, wird aber gerade nicht gespeichert.</translation>
</message>
<message>
<source>Your game is safe: it is saved up to your last answer.</source>
<translation>Dein Spiel ist sicher: Es ist bis zu deiner letzten Antwort gespeichert.</translation>
</message>
<message>
<source>Your game up to here is in {file}; take it in again with “Import a game”.</source>
<translation>Dein Spiel bis hierher ist in {file}; nimm es mit „Spiel importieren“ wieder auf.</translation>
</message>
<message>
<source>Your games are safe: each is saved up to the last answer.</source>
<translation>Deine Spiele sind sicher: Jedes ist bis zur letzten Antwort gespeichert.</translation>
</message>
<message>
<source>Your games will gather here.</source>
<translation>Hier sammeln sich deine Spiele.</translation>
</message>
<message>
<source>Your games, told and counted.</source>
<translation>Deine Spiele, erzählt und gezählt.</translation>
</message>
<message>
<source>Your last game, {when}</source>
<translation>Dein letztes Spiel, {when}</translation>
</message>
<message>
<source>Your library is damaged</source>
<translation>Deine Bibliothek ist beschädigt</translation>
</message>
<message>
<source>Your library is not where it was</source>
<translation>Deine Bibliothek ist nicht, wo sie war</translation>
</message>
<message>
<source>Your library lies in {folder}</source>
<translation>Deine Bibliothek liegt in {folder}</translation>
</message>
<message>
<source>Your library was changed in another window meanwhile. Look again, then add the pack.</source>
<translation>Deine Bibliothek wurde inzwischen in einem anderen Fenster geändert. Sieh noch einmal hin, dann nimm das Paket auf.</translation>
</message>
<message>
<source>Your lord</source>
<translation>Dein Herrscher</translation>
</message>
<message>
<source>Your lord may move at once, and nobody strikes on the way. Movement points: {number}.</source>
<translation>Dein Herrscher darf sofort gehen, und niemand schlägt dabei nach ihm. Bewegungspunkte: {number}.</translation>
</message>
<message>
<source>Your lord puts on what is owned.</source>
<translation>Dein Herrscher legt an, was er besitzt.</translation>
</message>
<message>
<source>Your lord, or a unit within {within} tiles, heals: {number}.</source>
<translation>Dein Herrscher oder eine Einheit bis {within} Felder um ihn heilt: {number}.</translation>
</message>
<message>
<source>Your miniatures and dice. The map here mirrors where they stand.</source>
<translation>Eure Miniaturen und Würfel. Die Karte hier zeigt, wo sie stehen.</translation>
</message>
<message>
<source>Your name, or what your table calls itself</source>
<translation>Dein Name, oder wie eure Runde heißt</translation>
</message>
<message>
<source>Your note: {note}</source>
<translation>Deine Notiz: {note}</translation>
</message>
<message>
<source>Your own</source>
<translation>Deine</translation>
</message>
<message>
<source>Your own building</source>
<translation>Dein eigenes Gebäude</translation>
</message>
<message>
<source>Your people</source>
<translation>Dein Volk</translation>
</message>
<message>
<source>Your squad</source>
<translation>Deine Abteilung</translation>
</message>
<message>
<source>Your stronghold</source>
<translation>Deine Festung</translation>
</message>
<message>
<source>Your turn</source>
<translation>Dein Zug</translation>
</message>
<message>
<source>Your units beside the lord: attacks {number}.</source>
<translation>Deine Einheiten neben dem Herrscher: Angriffe {number}.</translation>
</message>
<message>
<source>Your village</source>
<translation>Dein Dorf</translation>
</message>
<message>
<source>Your workers have gathered gold and food, and your soldiers were paid. Spend what is left: a worker costs 30 of each and brings 40 every turn. In the first rounds nothing is worth more.</source>
<translation>Deine Arbeiter haben Gold und Nahrung geerntet, und die Soldaten sind bezahlt. Gib aus, was übrig ist: Ein Arbeiter kostet je 30 und bringt jeden Zug 40. In den ersten Runden lohnt sich nichts mehr.</translation>
</message>
<message>
<source>Yours</source>
<translation>Habt ihr</translation>
</message>
<message>
<source>yours</source>
<translation>habt ihr</translation>
</message>
<message>
<source>Yours goes to the trash, where you can take it back.</source>
<translation>Deines kommt in den Papierkorb, aus dem du es zurückholen kannst.</translation>
</message>
<message>
<source>Yours leaves the trash, and the one in the pack is left out.</source>
<translation>Deines kommt aus dem Papierkorb zurück, und das im Paket bleibt weg.</translation>
</message>
<message>
<source>Yours leaves the trash. Theirs gets the id {id}, and the pack speaks of that.</source>
<translation>Deines kommt aus dem Papierkorb zurück. Das andere bekommt die id {id}, und das Paket meint dann dieses.</translation>
</message>
<message>
<source>Yours stays</source>
<translation>Deines bleibt</translation>
</message>
<message>
<source>Yours stays in the trash.</source>
<translation>Deines bleibt im Papierkorb.</translation>
</message>
<message>
<source>Yours, in the trash</source>
<translation>Deines im Papierkorb</translation>
</message>
<message>
<source>zone for the heroes</source>
<translation>Zone für die Helden</translation>
</message>
<message>
<source>Zoom</source>
<translation>Vergrößerung</translation>
</message>
<message>
<source>zoom</source>
<translation>vergrößern und verkleinern</translation>
</message>
<message>
<source>{across} across, {down} down</source>
<translation>{across} quer, {down} hinab</translation>
</message>
<message>
<source>{actions} actions</source>
<translation>{actions} Aktionen</translation>
</message>
<message>
<source>{actions} actions each</source>
<translation>Je {actions} Aktionen</translation>
</message>
<message>
<source>{actions} actions left</source>
<translation>noch {actions} Aktionen</translation>
</message>
<message>
<source>{actions}, then the turn ends</source>
<translation>{actions}, dann endet der Zug</translation>
</message>
<message>
<source>{alive} of {heroes} hold out</source>
<translation>{alive} von {heroes} halten stand</translation>
</message>
<message>
<source>{all}</source>
<translation>{all}</translation>
</message>
<message>
<source>{all} to come</source>
<translation>{all} kommen noch</translation>
</message>
<message>
<source>{answer!r} is not offered here; choose one of: {choices}.</source>
<translation>{answer!r} steht hier nicht zur Wahl; wähle eines von: {choices}.</translation>
</message>
<message>
<source>{attackers} against {targets}: hits on {hit}, wounds on {wound}.</source>
<translation>{attackers} gegen {targets}: trifft ab {hit}, verwundet ab {wound}.</translation>
</message>
<message>
<source>{attacker} and the others shoot at {defender} and hit, {attack} to {defence}.</source>
<translation>{attacker} und die anderen schießen auf {defender:acc} und treffen, {attack} zu {defence}.</translation>
</message>
<message>
<source>{attacker} and the others shoot at {defender} and miss, {attack} to {defence}.</source>
<translation>{attacker} und die anderen schießen auf {defender:acc} und verfehlen, {attack} zu {defence}.</translation>
</message>
<message>
<source>{attacker} and the others shoot at {defender} and pay for it, {attack} to {defence}.</source>
<translation>{attacker} und die anderen schießen auf {defender:acc} und bezahlen dafür, {attack} zu {defence}.</translation>
</message>
<message>
<source>{attacker} attacks {defender} and is beaten, {attack} to {defence}.</source>
<translation>{attacker} greift {defender:acc} an und unterliegt, {attack} zu {defence}.</translation>
</message>
<message>
<source>{attacker} attacks {defender} and wins, {attack} to {defence}.</source>
<translation>{attacker} greift {defender:acc} an und gewinnt, {attack} zu {defence}.</translation>
</message>
<message>
<source>{attacker} attacks {defender}, {attack} to {defence}: nothing comes of it.</source>
<translation>{attacker} greift {defender:acc} an, {attack} zu {defence}: Nichts geschieht.</translation>
</message>
<message>
<source>{attacker} attacks.</source>
<translation>{attacker} greift an.</translation>
</message>
<message>
<source>{attacker} puts everything into a blow at {defender} and is beaten, {attack} to {defence}.</source>
<translation>{attacker} führt einen Wuchtschlag gegen {defender:acc} und unterliegt, {attack} zu {defence}.</translation>
</message>
<message>
<source>{attacker} puts everything into a blow at {defender} and wins, {attack} to {defence}.</source>
<translation>{attacker} führt einen Wuchtschlag gegen {defender:acc} und gewinnt, {attack} zu {defence}.</translation>
</message>
<message>
<source>{attacker} puts everything into a blow at {defender}, {attack} to {defence}: nothing comes of it.</source>
<translation>{attacker} führt einen Wuchtschlag gegen {defender:acc}, {attack} zu {defence}: Nichts geschieht.</translation>
</message>
<message>
<source>{attacker} shoots at {defender} and hits, {attack} to {defence}.</source>
<translation>{attacker} schießt auf {defender:acc} und trifft, {attack} zu {defence}.</translation>
</message>
<message>
<source>{attacker} shoots at {defender} and misses, {attack} to {defence}.</source>
<translation>{attacker} schießt auf {defender:acc} und verfehlt, {attack} zu {defence}.</translation>
</message>
<message>
<source>{attacker} shoots at {defender} and pays for it, {attack} to {defence}.</source>
<translation>{attacker} schießt auf {defender:acc} und bezahlt dafür, {attack} zu {defence}.</translation>
</message>
<message>
<source>{attacker} strikes at {defender}, who gets away, {attack} to {defence}.</source>
<translation>{attacker} schlägt nach {defender:dat}, der Schlag geht fehl, {attack} zu {defence}.</translation>
</message>
<message>
<source>{attacker} strikes at {defender}, who turns away, and wins, {attack} to {defence}.</source>
<translation>{attacker} schlägt nach {defender:dat} im Abwenden und gewinnt, {attack} zu {defence}.</translation>
</message>
<message>
<source>{attacker} takes aim at {defender} and hits, {attack} to {defence}.</source>
<translation>{attacker} zielt auf {defender:acc} und trifft, {attack} zu {defence}.</translation>
</message>
<message>
<source>{attacker} takes aim at {defender} and misses, {attack} to {defence}.</source>
<translation>{attacker} zielt auf {defender:acc} und verfehlt, {attack} zu {defence}.</translation>
</message>
<message>
<source>{attacker} takes aim at {defender} and pays for it, {attack} to {defence}.</source>
<translation>{attacker} zielt auf {defender:acc} und bezahlt dafür, {attack} zu {defence}.</translation>
</message>
<message>
<source>{attacker} {ours} against {defender} {theirs}: a draw, if that stands.</source>
<translation>{attacker} {ours} gegen {defender:acc} {theirs}: unentschieden, wenn es dabei bleibt.</translation>
</message>
<message>
<source>{attacker} {ours} against {defender} {theirs}: a gruesome kill on {loser}, if that stands.</source>
<translation>{attacker} {ours} gegen {defender:acc} {theirs}: {loser} ist grausig getroffen, wenn es dabei bleibt.</translation>
</message>
<message>
<source>{attacker} {ours} against {defender} {theirs}: a kill on {loser}, if that stands.</source>
<translation>{attacker} {ours} gegen {defender:acc} {theirs}: {loser} ist tödlich getroffen, wenn es dabei bleibt.</translation>
</message>
<message>
<source>{attacker} {ours} against {defender} {theirs}: an equal die wins.</source>
<translation>{attacker} {ours} gegen {defender:acc} {theirs}: Ein gleicher Wurf gewinnt.</translation>
</message>
<message>
<source>{attacker} {ours} against {defender} {theirs}: beat its die by {ahead}.</source>
<translation>{attacker} {ours} gegen {defender:acc} {theirs}: um {ahead} höher würfeln.</translation>
</message>
<message>
<source>{attacker} {ours} against {defender} {theirs}: its die may be {ahead} higher.</source>
<translation>{attacker} {ours} gegen {defender:acc} {theirs}: Der andere Wurf darf um {ahead} höher sein.</translation>
</message>
<message>
<source>{attacker} {ours} against {defender} {theirs}: nothing comes of it, if that stands.</source>
<translation>{attacker} {ours} gegen {defender:acc} {theirs}: nichts geschieht, wenn es dabei bleibt.</translation>
</message>
<message>
<source>{attacker} {ours} against {defender} {theirs}: {loser} is beaten back, if that stands.</source>
<translation>{attacker} {ours} gegen {defender:acc} {theirs}: {loser} weicht zurück, wenn es dabei bleibt.</translation>
</message>
<message>
<source>{attacker} {ours} against {defender} {theirs}: {loser} is drained, if that stands.</source>
<translation>{attacker} {ours} gegen {defender:acc} {theirs}: {loser} verliert Kraft, wenn es dabei bleibt.</translation>
</message>
<message>
<source>{attacker} {ours} against {defender} {theirs}: {loser} is knocked down, if that stands.</source>
<translation>{attacker} {ours} gegen {defender:acc} {theirs}: {loser} geht zu Boden, wenn es dabei bleibt.</translation>
</message>
<message>
<source>{a} and {b} are joined.</source>
<translation>{a} und {b} sind verbunden.</translation>
</message>
<message>
<source>{a} and {b} are parted.</source>
<translation>{a} und {b} sind getrennt.</translation>
</message>
<message>
<source>{badge} {name}</source>
<translation>{badge} {name}</translation>
</message>
<message>
<source>{begun} begun, {finished} finished, {most} at most</source>
<translation>{begun} begonnen, {finished} vollendet, höchstens {most}</translation>
</message>
<message>
<source>{begun} of {most} begun</source>
<translation>{begun} von {most} begonnen</translation>
</message>
<message>
<source>{behaviour}: {models}</source>
<translation>{behaviour}: {models}</translation>
</message>
<message>
<source>{belief}, 1 Healing Herb</source>
<translation>{belief}, 1 Heilkraut</translation>
</message>
<message>
<source>{belief}, burning</source>
<translation>{belief}, brennt</translation>
</message>
<message>
<source>{belief}, Repair Materials: {materials}</source>
<translation>{belief}, Baumaterial: {materials}</translation>
</message>
<message>
<source>{belief}, {herbs} Healing Herbs</source>
<translation>{belief}, {herbs} Heilkräuter</translation>
</message>
<message>
<source>{better} ended well in {more} of {games} games, {other} in {less}.</source>
<translation>{better} ging in {more} von {games} Spielen gut aus, {other} in {less}.</translation>
</message>
<message>
<source>{better} held {more} of {games}, {other} held {less}.</source>
<translation>{better} hielt {more} von {games}, {other} hielt {less}.</translation>
</message>
<message>
<source>{bonus} on Quality</source>
<translation>{bonus} auf Qualität</translation>
</message>
<message>
<source>{book}.toml has this id already; every id stands once.</source>
<translation>{book}.toml hat diese id schon; jede id steht einmal.</translation>
</message>
<message>
<source>{building} burns and loses {lost} Integrity, {left} left.</source>
<translation>{building} brennt und verliert {lost} Integrität, noch {left}.</translation>
</message>
<message>
<source>{building} burns and loses {lost} Integrity.</source>
<translation>{building} brennt und verliert {lost} Integrität.</translation>
</message>
<message>
<source>{building} is a ruin now, for the rest of the game.</source>
<translation>{building} ist nun eine Ruine, für den Rest des Spiels.</translation>
</message>
<message>
<source>{building} is made whole with what was found: {now} Integrity.</source>
<translation>{building} ist mit dem Fund wieder ganz: {now} Integrität.</translation>
</message>
<message>
<source>{building} is mended: {gained} Integrity more, {now} now.</source>
<translation>{building} ist ausgebessert: {gained} Integrität mehr, jetzt {now}.</translation>
</message>
<message>
<source>{building} loses {lost} Integrity, {left} left.</source>
<translation>{building} verliert {lost} Integrität, noch {left}.</translation>
</message>
<message>
<source>{building} loses {lost} Integrity.</source>
<translation>{building} verliert {lost} Integrität.</translation>
</message>
<message>
<source>{building} reaches Level {level}: {ability}.</source>
<translation>{building} erreicht Stufe {level}: {ability}.</translation>
</message>
<message>
<source>{building}, {storey}</source>
<translation>{building}, {storey}</translation>
</message>
<message>
<source>{building}: at {part} {side}</source>
<translation>{building}: an {part:dat} {side}</translation>
</message>
<message>
<source>{building}: inside</source>
<translation>{building}: drinnen</translation>
</message>
<message>
<source>{building}: {part}</source>
<translation>{building}: {part}</translation>
</message>
<message>
<source>{buy} gold, sold for {sell}</source>
<translation>{buy} Gold, Verkauf {sell}</translation>
</message>
<message>
<source>{called}</source>
<translation>{called}</translation>
</message>
<message>
<source>{called}, {kind}</source>
<translation>{called}, {kind}</translation>
</message>
<message>
<source>{card} cannot say {word}.</source>
<translation>{card} kann nicht „{word}“ sagen.</translation>
</message>
<message>
<source>{card} is not in the deck.</source>
<translation>{card} ist nicht im Stapel.</translation>
</message>
<message>
<source>{card} stands in this city twice.</source>
<translation>{card} steht zweimal in dieser Stadt.</translation>
</message>
<message>
<source>{card}. {next}</source>
<translation>{card}. {next}</translation>
</message>
<message>
<source>{card}: it cannot be drawn now, it is not in the deck.</source>
<translation>{card}: nicht im Stapel, also jetzt nicht zu ziehen.</translation>
</message>
<message>
<source>{card}: you have typed this card already.</source>
<translation>{card}: Diese Karte hast du schon getippt.</translation>
</message>
<message>
<source>{card}: {words}</source>
<translation>{card}: {words}</translation>
</message>
<message>
<source>{card}: {word}</source>
<translation>{card}: {word}</translation>
</message>
<message>
<source>{category}. {figures}</source>
<translation>{category}. {figures}</translation>
</message>
<message>
<source>{chance} falls</source>
<translation>{chance} fällt</translation>
</message>
<message>
<source>{chance} falls in the Monster Turn</source>
<translation>{chance} fällt im Monsterzug</translation>
</message>
<message>
<source>{chance} falls on the way</source>
<translation>{chance} fällt unterwegs</translation>
</message>
<message>
<source>{chance} one</source>
<translation>{chance} eine</translation>
</message>
<message>
<source>{chance} power ends</source>
<translation>{chance} Ende der Kraft</translation>
</message>
<message>
<source>{chance} three</source>
<translation>{chance} drei</translation>
</message>
<message>
<source>{chance} turn ends</source>
<translation>{chance} Zug endet</translation>
</message>
<message>
<source>{chance} two</source>
<translation>{chance} zwei</translation>
</message>
<message>
<source>{chance} wounded</source>
<translation>{chance} verwundet</translation>
</message>
<message>
<source>{chance} wounded in the Monster Turn</source>
<translation>{chance} im Monsterzug verwundet</translation>
</message>
<message>
<source>{chance} wounded on the way</source>
<translation>{chance} unterwegs verwundet</translation>
</message>
<message>
<source>{choice}: {value} ({games})</source>
<translation>{choice}: {value} ({games})</translation>
</message>
<message>
<source>{columns} by {rows}</source>
<translation>{columns} mal {rows}</translation>
</message>
<message>
<source>{cost} Supplies</source>
<translation>{cost} Vorräte</translation>
</message>
<message>
<source>{count} answers given since then would be asked again.</source>
<translation>{count} Antworten seither würden neu gefragt.</translation>
</message>
<message>
<source>{count} answers since then no longer fit; they are asked again.</source>
<translation>{count} Antworten seither passen nicht mehr; sie werden neu gefragt.</translation>
</message>
<message>
<source>{count} are cut down in flight</source>
<translation>{count} werden auf der Flucht niedergestreckt</translation>
</message>
<message>
<source>{count} are done</source>
<translation>{count} sind fertig</translation>
</message>
<message>
<source>{count} at {points}</source>
<translation>{count} zu {points}</translation>
</message>
<message>
<source>{count} changed</source>
<translation>{count} geändert</translation>
</message>
<message>
<source>{count} dice</source>
<translation>{count} Würfel</translation>
</message>
<message>
<source>{count} fall to dust</source>
<translation>{count} zerfallen zu Staub</translation>
</message>
<message>
<source>{count} finds lie outside: touch them.</source>
<translation>{count} Funde liegen draußen: Berühr sie.</translation>
</message>
<message>
<source>{count} flee from the field</source>
<translation>{count} fliehen vom Feld</translation>
</message>
<message>
<source>{count} heroes</source>
<translation>{count} Helden</translation>
</message>
<message>
<source>{count} heroes chosen.</source>
<translation>{count} Helden gewählt.</translation>
</message>
<message>
<source>{count} in the deck</source>
<translation>{count} im Stapel</translation>
</message>
<message>
<source>{count} more above</source>
<translation>{count} weitere oben</translation>
</message>
<message>
<source>{count} of {most}</source>
<translation>{count} von {most}</translation>
</message>
<message>
<source>{count} of {wanted}</source>
<translation>{count} von {wanted}</translation>
</message>
<message>
<source>{count} on the table</source>
<translation>{count} auf dem Tisch</translation>
</message>
<message>
<source>{count} people</source>
<translation>{count} Leute</translation>
</message>
<message>
<source>{count} players</source>
<translation>{count} Spieler</translation>
</message>
<message>
<source>{count} run</source>
<translation>{count} laufen davon</translation>
</message>
<message>
<source>{count} stand</source>
<translation>{count} stehen</translation>
</message>
<message>
<source>{count} stand firm</source>
<translation>{count} halten stand</translation>
</message>
<message>
<source>{count} stand-ins</source>
<translation>{count} Stellvertreter</translation>
</message>
<message>
<source>{count} things decided so far</source>
<translation>{count} Sachen bisher beschlossen</translation>
</message>
<message>
<source>{count} tiles east</source>
<translation>{count} Felder nach Osten</translation>
</message>
<message>
<source>{count} tiles north</source>
<translation>{count} Felder nach Norden</translation>
</message>
<message>
<source>{count} tiles south</source>
<translation>{count} Felder nach Süden</translation>
</message>
<message>
<source>{count} tiles west</source>
<translation>{count} Felder nach Westen</translation>
</message>
<message>
<source>{count} to come</source>
<translation>{count} kommen noch</translation>
</message>
<message>
<source>{count} {name}</source>
<translation>{count} {name}</translation>
</message>
<message>
<source>{count} {name} ({points}): Quality {quality}+, Combat {combat}, {what}</source>
<translation>{count} {name} ({points}): Qualität {quality}+, Kampf {combat}, {what}</translation>
</message>
<message>
<source>{count} × {gold}/{food}</source>
<translation>{count} × {gold}/{food}</translation>
</message>
<message>
<source>{count} × {monsters}</source>
<translation>{count} × {monsters}</translation>
</message>
<message>
<source>{count} × {name}</source>
<translation>{count} × {name}</translation>
</message>
<message>
<source>{count}, on average {mean}; 3.50 expected.</source>
<translation>{count}, im Mittel {mean}; 3,50 erwartet.</translation>
</message>
<message>
<source>{count}, on average {mean}; {expected} expected.</source>
<translation>{count}, im Mittel {mean}; {expected} erwartet.</translation>
</message>
<message>
<source>{deed}</source>
<translation>{deed}</translation>
</message>
<message>
<source>{defender} {theirs} against {attacker} {ours} and a {die}: any die wins.</source>
<translation>{defender} {theirs} gegen {attacker:acc} {ours} und eine {die}: Jeder Wurf gewinnt.</translation>
</message>
<message>
<source>{defender} {theirs} against {attacker} {ours} and a {die}: no die is enough.</source>
<translation>{defender} {theirs} gegen {attacker:acc} {ours} und eine {die}: Kein Wurf reicht.</translation>
</message>
<message>
<source>{defender} {theirs} against {attacker} {ours} and a {die}: {draw} is a draw, more wins.</source>
<translation>{defender} {theirs} gegen {attacker:acc} {ours} und eine {die}: {draw} ist unentschieden, mehr gewinnt.</translation>
</message>
<message>
<source>{dice} and a reckless one</source>
<translation>{dice} und ein waghalsiger</translation>
</message>
<message>
<source>{dice} dice</source>
<translation>{dice} Würfel</translation>
</message>
<message>
<source>{dice} dice on {need}+</source>
<translation>{dice} Würfel auf {need}+</translation>
</message>
<message>
<source>{dice} dice.</source>
<translation>{dice} Würfel.</translation>
</message>
<message>
<source>{dice} with {sides} faces</source>
<translation>{dice} mit {sides} Seiten</translation>
</message>
<message>
<source>{dice}, {hits}:</source>
<translation>{dice}, {hits}:</translation>
</message>
<message>
<source>{dice}: {need} or more is a success.</source>
<translation>{dice}: {need} oder mehr ist ein Erfolg.</translation>
</message>
<message>
<source>{distance}: {number}</source>
<translation>{distance}: {number}</translation>
</message>
<message>
<source>{done} of at least {fewest}</source>
<translation>{done} von mindestens {fewest}</translation>
</message>
<message>
<source>{done} of {games} games played</source>
<translation>{done} von {games} Spielen gespielt</translation>
</message>
<message>
<source>{done} of {most} loaded</source>
<translation>{done} von {most} geladen</translation>
</message>
<message>
<source>{edge}: a spawn edge reaches beyond its end; it is {length} long.</source>
<translation>{edge}: Eine Aufmarschkante reicht über ihr Ende; sie ist {length} lang.</translation>
</message>
<message>
<source>{edge}: no enemy comes from there to {village}.</source>
<translation>{edge}: Von dort kommt kein Gegner nach {village}.</translation>
</message>
<message>
<source>{edge}: no way leads from it to the {name}.</source>
<translation>{edge}: Kein Weg führt von ihr zu diesem Gebäude ({name}).</translation>
</message>
<message>
<source>{edge}: the village is walled off from it.</source>
<translation>{edge}: Das Dorf ist von ihr abgeschnitten.</translation>
</message>
<message>
<source>{edge}: there is no room for enemies.</source>
<translation>{edge}: Für Gegner ist kein Platz.</translation>
</message>
<message>
<source>{edge}: there is room for only {count} of {wanted} enemies.</source>
<translation>{edge}: Platz ist nur für {count} von {wanted} Gegnern.</translation>
</message>
<message>
<source>{end}: {first}, {second}</source>
<translation>{end}: {first}, {second}</translation>
</message>
<message>
<source>{escort} leads the villager along.</source>
<translation>{escort} nimmt den Dorfbewohner mit.</translation>
</message>
<message>
<source>{fact}</source>
<translation>{fact}</translation>
</message>
<message>
<source>{fallen}: slain by {who:dat} in round {round}.</source>
<translation>{fallen}: erschlagen von {who:dat} in Runde {round}.</translation>
</message>
<message>
<source>{family}, {count}</source>
<translation>{family}, {count}</translation>
</message>
<message>
<source>{family}: {number} of {count}</source>
<translation>{family}: {number} von {count}</translation>
</message>
<message>
<source>{far} around {around}</source>
<translation>{far} um {around:acc} herum</translation>
</message>
<message>
<source>{far} around {around}, into contact</source>
<translation>{far} um {around:acc} herum, bis in Kontakt</translation>
</message>
<message>
<source>{far} around {around}, toward {goal}</source>
<translation>{far} um {around:acc} herum, auf {goal:acc} zu</translation>
</message>
<message>
<source>{far} around {around}, up to {goal}</source>
<translation>{far} um {around:acc} herum, bis an {goal:acc}</translation>
</message>
<message>
<source>{far} farther</source>
<translation>{far} weiter</translation>
</message>
<message>
<source>{far} on its way</source>
<translation>{far} auf dem Weg</translation>
</message>
<message>
<source>{far} toward {goal}</source>
<translation>{far} auf {goal:acc} zu</translation>
</message>
<message>
<source>{far} up to {goal}</source>
<translation>{far} bis an {goal:acc}</translation>
</message>
<message>
<source>{far} {side}</source>
<translation>{far} {side}</translation>
</message>
<message>
<source>{far} {side} of {name}</source>
<translation>{far} {side} von {name:dat} aus</translation>
</message>
<message>
<source>{far}, into contact</source>
<translation>{far}, bis in Kontakt</translation>
</message>
<message>
<source>{field}, row {number}</source>
<translation>{field}, Zeile {number}</translation>
</message>
<message>
<source>{field}: one less</source>
<translation>{field}: eins weniger</translation>
</message>
<message>
<source>{field}: one more</source>
<translation>{field}: eins mehr</translation>
</message>
<message>
<source>{field}: {names}</source>
<translation>{field}: {names}</translation>
</message>
<message numerus="yes">
<source>{figures} of %n type(s)</source>
<translation><numerusform>{figures} von %n Typ</numerusform><numerusform>{figures} von %n Typen</numerusform></translation>
</message>
<message>
<source>{figure} for {count} {kind}</source>
<translation>{figure} für {count} {kind}</translation>
</message>
<message numerus="yes">
<source>{figure}, {left} of %n hit point(s) left</source>
<translation><numerusform>{figure}, {left} von %n Lebenspunkt übrig</numerusform><numerusform>{figure}, {left} von %n Lebenspunkten übrig</numerusform></translation>
</message>
<message>
<source>{file} cannot be laid under your map</source>
<translation>{file} kann nicht unter deine Karte gelegt werden</translation>
</message>
<message>
<source>{file} cannot be written ({why}); choose another place.</source>
<translation>{file} kann nicht geschrieben werden ({why}); bitte einen anderen Ort wählen.</translation>
</message>
<message>
<source>{file} could not be written ({reason}); choose another place.</source>
<translation>{file} konnte nicht geschrieben werden ({reason}); wähle einen anderen Ort.</translation>
</message>
<message>
<source>{file} is in use by another program; close it there, or wait until it has finished.</source>
<translation>{file} wird von einem anderen Programm benutzt; schließe es dort oder warte, bis es fertig ist.</translation>
</message>
<message>
<source>{file} is in your list now.</source>
<translation>{file} steht jetzt in deiner Liste.</translation>
</message>
<message>
<source>{file} is not a game and not a pack. Hearthwall opens saved games, which end in {game}, and packs, which end in {pack}.</source>
<translation>{file} ist weder Spiel noch Paket. Hearthwall öffnet gespeicherte Spiele, die auf {game} enden, und Pakete, die auf {pack} enden.</translation>
</message>
<message>
<source>{file} is written. Hand it on: whoever opens it sees what is in it before anything is added.</source>
<translation>{file} ist geschrieben. Gib es weiter: Wer es öffnet, sieht, was darin ist, bevor etwas hinzukommt.</translation>
</message>
<message>
<source>{file} was exchanged for another library; keep this game as a file and take it in there.</source>
<translation>{file} wurde gegen eine andere Bibliothek getauscht; behalte dieses Spiel als Datei und nimm es dort auf.</translation>
</message>
<message>
<source>{first} to {last}</source>
<translation>{first} bis {last}</translation>
</message>
<message>
<source>{first}, {second}</source>
<translation>{first}, {second}</translation>
</message>
<message>
<source>{first}; then {second}</source>
<translation>{first}; dann {second}</translation>
</message>
<message>
<source>{first}; {second}</source>
<translation>{first}; {second}</translation>
</message>
<message>
<source>{floor} of {name}</source>
<translation>{floor}: {name}</translation>
</message>
<message>
<source>{floor}: {men}</source>
<translation>{floor}: {men}</translation>
</message>
<message>
<source>{food} food</source>
<translation>{food} Nahrung</translation>
</message>
<message>
<source>{food} food for {gold} gold</source>
<translation>{food} Nahrung für {gold} Gold</translation>
</message>
<message>
<source>{food} food short</source>
<translation>{food} Nahrung fehlen</translation>
</message>
<message>
<source>{food} food short: someone would desert.</source>
<translation>Es fehlen {food} Nahrung: Jemand würde desertieren.</translation>
</message>
<message>
<source>{found} is no number that can stand here; write a plain one.</source>
<translation>{found} ist keine Zahl, die hier stehen kann; schreib eine schlichte.</translation>
</message>
<message>
<source>{found} would be drawn as markup; texts are plain.</source>
<translation>{found} würde als Auszeichnung gezeichnet; Texte sind schlicht.</translation>
</message>
<message>
<source>{game} - Table view</source>
<translation>{game} - Tischansicht</translation>
</message>
<message>
<source>{game}, {day}</source>
<translation>{game}, {day}</translation>
</message>
<message>
<source>{game}, {when}</source>
<translation>{game}, {when}</translation>
</message>
<message>
<source>{gives} for {gold}</source>
<translation>{gives} für {gold}</translation>
</message>
<message>
<source>{gold} and {card}</source>
<translation>{gold} und {card}</translation>
</message>
<message>
<source>{gold} gold</source>
<translation>{gold} Gold</translation>
</message>
<message>
<source>{gold} gold and a card of equipment</source>
<translation>{gold} Gold und eine Ausrüstungskarte</translation>
</message>
<message>
<source>{gold} gold and {food} food are left</source>
<translation>{gold} Gold und {food} Nahrung bleiben</translation>
</message>
<message>
<source>{gold} gold and {food} food are there</source>
<translation>{gold} Gold und {food} Nahrung sind da</translation>
</message>
<message>
<source>{gold} gold and {food} food short: someone would desert.</source>
<translation>Es fehlen {gold} Gold und {food} Nahrung: Jemand würde desertieren.</translation>
</message>
<message>
<source>{gold} gold for {food} food</source>
<translation>{gold} Gold für {food} Nahrung</translation>
</message>
<message>
<source>{gold} gold short</source>
<translation>{gold} Gold fehlen</translation>
</message>
<message>
<source>{gold} gold short: someone would desert.</source>
<translation>Es fehlen {gold} Gold: Jemand würde desertieren.</translation>
</message>
<message>
<source>{gold} gold, {food} food</source>
<translation>{gold} Gold, {food} Nahrung</translation>
</message>
<message>
<source>{gold} gold, {food} food short</source>
<translation>{gold} Gold, {food} Nahrung fehlen</translation>
</message>
<message>
<source>{gold}/{food}</source>
<translation>{gold}/{food}</translation>
</message>
<message>
<source>{ground} {piece}: nobody could step over it, for it is deeper than {limit}.</source>
<translation>{ground} {piece}: Niemand kommt darüber hinweg, denn das Stück ist tiefer als {limit}.</translation>
</message>
<message numerus="yes">
<source>{group}, %n model(s)</source>
<translation><numerusform>{group}, %n Figur</numerusform><numerusform>{group}, %n Figuren</numerusform></translation>
</message>
<message>
<source>{group}, {dice}</source>
<translation>{group}, {dice}</translation>
</message>
<message>
<source>{group}: {count}</source>
<translation>{group}: {count}</translation>
</message>
<message>
<source>{group}: {people}</source>
<translation>{group}: {people}</translation>
</message>
<message>
<source>{have} Flag Bearers: keep one.</source>
<translation>{have} Fahnenträger: behalte einen.</translation>
</message>
<message>
<source>{have} Leaders: keep one.</source>
<translation>{have} Anführer: behalte einen.</translation>
</message>
<message>
<source>{have} Marksmen: keep {most}, or add others.</source>
<translation>{have} Scharfschützen: behalte {most}, oder nimm andere dazu.</translation>
</message>
<message>
<source>{have} Musicians: keep one.</source>
<translation>{have} Musiker: behalte einen.</translation>
</message>
<message>
<source>{have} NCOs: keep {most}, or add men.</source>
<translation>{have} Unteroffiziere: behalte {most}, oder nimm mehr Männer.</translation>
</message>
<message>
<source>{heart} has fallen. The village is lost.</source>
<translation>{heart} ist gefallen. Das Dorf ist verloren.</translation>
</message>
<message>
<source>{heart} stands at dawn, and the village with it.</source>
<translation>{heart} steht im Morgengrauen, und mit ihm das Dorf.</translation>
</message>
<message>
<source>{height} up on {piece}</source>
<translation>{height} hoch auf {piece:dat}</translation>
</message>
<message>
<source>{help} {clause}</source>
<translation>{help} {clause}</translation>
</message>
<message>
<source>{heroes} on {ground}.</source>
<translation>{heroes}. Gelände: {ground}.</translation>
</message>
<message>
<source>{hero} ({person})</source>
<translation>{hero} ({person})</translation>
</message>
<message>
<source>{hero} is called back and stands again, at Quality {quality}+.</source>
<translation>{hero} wird zurückgerufen und steht wieder, mit Qualität {quality}+.</translation>
</message>
<message>
<source>{hero} is led by</source>
<translation>{hero} wird geführt von</translation>
</message>
<message>
<source>{hero} puts out the fire at {building}.</source>
<translation>{hero} löscht das Feuer bei {building:dat}.</translation>
</message>
<message>
<source>{hero} reaches the find: {find}.</source>
<translation>{hero} erreicht den Fund: {find}.</translation>
</message>
<message>
<source>{hero} rides a warhorse: {stick} moves until the wave is over.</source>
<translation>{hero} reitet ein Schlachtross: bis zum Ende der Welle Bewegungen von {stick}.</translation>
</message>
<message>
<source>{hero} shoots with the Watchtower's help.</source>
<translation>{hero} schießt mit Hilfe des Wachturms.</translation>
</message>
<message>
<source>{hero} takes one of the ready mounts, up to {stick}.</source>
<translation>{hero} nimmt ein gesatteltes Pferd, bis {stick}.</translation>
</message>
<message>
<source>{hits} actions</source>
<translation>{hits} Aktionen</translation>
</message>
<message>
<source>{hits} hits</source>
<translation>{hits} Treffer</translation>
</message>
<message>
<source>{hits}, {kills} out</source>
<translation>{hits}, {kills} aus</translation>
</message>
<message>
<source>{hit}+, {wound}+</source>
<translation>{hit}+, {wound}+</translation>
</message>
<message>
<source>{hit}/{wound}</source>
<translation>{hit}/{wound}</translation>
</message>
<message>
<source>{hours} h {minutes} min at the screen</source>
<translation>{hours} h {minutes} min am Bildschirm</translation>
</message>
<message>
<source>{id!r} is not another clause; correct it.</source>
<translation>{id!r} ist keine andere Klausel; berichtige es.</translation>
</message>
<message>
<source>{id} is also the id of the table {name}, and this village brings a table of its own.</source>
<translation>{id} ist auch die id des Tisches {name}, und dieses Dorf bringt einen eigenen mit.</translation>
</message>
<message>
<source>{id} is the id of a building and of a piece of the table.</source>
<translation>{id} ist die id eines Gebäudes und eines Stücks auf dem Tisch.</translation>
</message>
<message>
<source>{id} is the id of a piece of the ground {place} too, and a game could not tell them apart.</source>
<translation>{id} ist auch die id eines Stücks des Geländes {place}, und ein Spiel könnte beide nicht auseinanderhalten.</translation>
</message>
<message>
<source>{id} is the id of the building {name} too, and a game could not tell them apart.</source>
<translation>{id} ist auch die id des Gebäudes {name}, und ein Spiel könnte beide nicht auseinanderhalten.</translation>
</message>
<message>
<source>{id} is the id of the hero {name} too, and a game could not tell them apart.</source>
<translation>{id} ist auch die id des Helden {name}, und ein Spiel könnte beide nicht auseinanderhalten.</translation>
</message>
<message>
<source>{id} is the id of the {name} of {place} too, and a game could not tell them apart.</source>
<translation>{id} ist auch die id eines Gebäudes von {place} ({name}), und ein Spiel könnte beide nicht auseinanderhalten.</translation>
</message>
<message>
<source>{id} is the id of two rows.</source>
<translation>{id} ist die Id von zwei Zeilen.</translation>
</message>
<message>
<source>{id} is the id of {name} too.</source>
<translation>{id} ist auch die id von {name}.</translation>
</message>
<message>
<source>{id} is the id of {name}, which comes with the program.</source>
<translation>{id} ist die id von {name} aus dem Programm.</translation>
</message>
<message>
<source>{id} is the table of the village of that name.</source>
<translation>{id} ist der Tisch des Dorfes dieses Namens.</translation>
</message>
<message>
<source>{id} stands twice among the kinds of ground.</source>
<translation>{id} steht zweimal unter den Geländearten.</translation>
</message>
<message>
<source>{id} stands twice in this list.</source>
<translation>{id} steht zweimal in dieser Liste.</translation>
</message>
<message>
<source>{item} for {gold}</source>
<translation>{item} für {gold}</translation>
</message>
<message>
<source>{it}</source>
<translation>{it}</translation>
</message>
<message>
<source>{it}.</source>
<translation>{it}.</translation>
</message>
<message>
<source>{key} is not known here.</source>
<translation>{key} ist hier nicht bekannt.</translation>
</message>
<message>
<source>{key}: a whole number belongs here, not {value!r}; take an earlier copy of the file.</source>
<translation>{key}: Hierher gehört eine ganze Zahl, nicht {value!r}; nimm eine frühere Kopie der Datei.</translation>
</message>
<message>
<source>{key}: give a whole number from {least} to {most}.</source>
<translation>{key}: gib eine ganze Zahl von {least} bis {most} an.</translation>
</message>
<message>
<source>{key}: give one of {choices}.</source>
<translation>{key}: gib eines davon an: {choices}.</translation>
</message>
<message>
<source>{key}: give the id of an item.</source>
<translation>{key}: Gib die Id eines Stücks an.</translation>
</message>
<message>
<source>{key}: give true or false.</source>
<translation>{key}: gib true oder false an.</translation>
</message>
<message>
<source>{key}: there is nothing called {id}.</source>
<translation>{key}: Es gibt nichts, das {id} heißt.</translation>
</message>
<message>
<source>{key}: {chosen!r} is not in the content; choose one of: {it}.</source>
<translation>{key}: {chosen!r} ist nicht im Inhalt; wähle eines von: {it}.</translation>
</message>
<message>
<source>{kinds}: none of your own yet.</source>
<translation>{kinds}: noch nichts Eigenes.</translation>
</message>
<message>
<source>{kind} ({count})</source>
<translation>{kind} ({count})</translation>
</message>
<message>
<source>{kind} is not drawn here; draw: {choices}.</source>
<translation>{kind} wird hier nicht gezeichnet; zeichne: {choices}.</translation>
</message>
<message>
<source>{kind} {number}</source>
<translation>{kind} {number}</translation>
</message>
<message>
<source>{kind}, by you, {state}</source>
<translation>{kind}, {state}</translation>
</message>
<message>
<source>{kind}, by {author}, {changed}</source>
<translation>{kind}, von {author}, {changed}</translation>
</message>
<message>
<source>{kind}, by {author}, {state}</source>
<translation>{kind}, von {author}, {state}</translation>
</message>
<message>
<source>{kind}, comes with Hearthwall</source>
<translation>{kind}, gehört zu Hearthwall</translation>
</message>
<message>
<source>{kind}, or a word of {mood}</source>
<translation>{kind}, oder ein Wort zu {mood}</translation>
</message>
<message>
<source>{kind}, value {value}</source>
<translation>{kind}, Wert {value}</translation>
</message>
<message>
<source>{kind}, version {version}</source>
<translation>{kind}, Version {version}</translation>
</message>
<message>
<source>{kind}, version {version}, by {author}</source>
<translation>{kind}, Version {version}, von {author}</translation>
</message>
<message>
<source>{kind}, {changed}</source>
<translation>{kind}, {changed}</translation>
</message>
<message>
<source>{kind}, {place}</source>
<translation>{kind}, {place}</translation>
</message>
<message>
<source>{kind}. {help}</source>
<translation>{kind}. {help}</translation>
</message>
<message>
<source>{kind}. {story}</source>
<translation>{kind}. {story}</translation>
</message>
<message>
<source>{kind}: draw it with {least} to {most} points; it has {count}.</source>
<translation>{kind}: Zeichne mit {least} bis {most} Punkten; dies hat {count}.</translation>
</message>
<message>
<source>{kind}: {things}</source>
<translation>{kind}: {things}</translation>
</message>
<message>
<source>{kind}: {x}, {y} lies outside the sheet; stay within {width} by {height}.</source>
<translation>{kind}: {x}, {y} liegt außerhalb des Blatts; bleib innerhalb von {width} mal {height}.</translation>
</message>
<message>
<source>{label}, {total} of {budget} points: {groups}.</source>
<translation>{label}, {total} von {budget} Punkten: {groups}.</translation>
</message>
<message>
<source>{leader} gives an order to {members}: {manner}, 1 die.</source>
<translation>{leader} befiehlt {members:dat}: {manner}, 1 Würfel.</translation>
</message>
<message>
<source>{leader} gives an order to {members}: {manner}, {dice} dice.</source>
<translation>{leader} befiehlt {members:dat}: {manner}, {dice} Würfel.</translation>
</message>
<message>
<source>{least} min to {hours} hours</source>
<translation>{least} min bis {hours} Stunden</translation>
</message>
<message>
<source>{least} to {hours} hours</source>
<translation>{least} bis {hours} Stunden</translation>
</message>
<message>
<source>{least} to {most}</source>
<translation>{least} bis {most}</translation>
</message>
<message>
<source>{least} to {most} min</source>
<translation>{least} bis {most} min</translation>
</message>
<message>
<source>{left} left to share out</source>
<translation>noch {left} zu verteilen</translation>
</message>
<message>
<source>{left} more dice.</source>
<translation>Noch {left} Würfel.</translation>
</message>
<message numerus="yes">
<source>{left} of %n hit point(s)</source>
<translation><numerusform>{left} von %n Lebenspunkt</numerusform><numerusform>{left} von %n Lebenspunkten</numerusform></translation>
</message>
<message>
<source>{left} of {all}</source>
<translation>{left} von {all}</translation>
</message>
<message>
<source>{left} of {all} cards left</source>
<translation>noch {left} von {all} Karten</translation>
</message>
<message>
<source>{left} of {all} left</source>
<translation>noch {left} von {all}</translation>
</message>
<message>
<source>{left} of {all} men</source>
<translation>{left} von {all} Mann</translation>
</message>
<message>
<source>{left} to {right} from the west edge, {top} to {bottom} from the north edge</source>
<translation>{left} bis {right} von der Westkante, {top} bis {bottom} von der Nordkante</translation>
</message>
<message>
<source>{length} east of {name}</source>
<translation>{length} östlich von {name:dat}</translation>
</message>
<message>
<source>{length} from the first point, at {place}</source>
<translation>{length} vom ersten Punkt, bei {place}</translation>
</message>
<message>
<source>{length} from {name}: beyond Long</source>
<translation>{length} bis {name}: weiter als Lang</translation>
</message>
<message>
<source>{length} from {name}: within Long</source>
<translation>{length} bis {name}: höchstens Lang</translation>
</message>
<message>
<source>{length} from {name}: within Medium</source>
<translation>{length} bis {name}: höchstens Mittel</translation>
</message>
<message>
<source>{length} from {name}: within Short</source>
<translation>{length} bis {name}: höchstens Kurz</translation>
</message>
<message>
<source>{length} from {there}</source>
<translation>{length} von {there:dat}</translation>
</message>
<message>
<source>{length} long, to {place}</source>
<translation>{length} lang, bis {place}</translation>
</message>
<message>
<source>{length} north of {name}</source>
<translation>{length} nördlich von {name:dat}</translation>
</message>
<message>
<source>{length} north-east of {name}</source>
<translation>{length} nordöstlich von {name:dat}</translation>
</message>
<message>
<source>{length} north-west of {name}</source>
<translation>{length} nordwestlich von {name:dat}</translation>
</message>
<message>
<source>{length} south of {name}</source>
<translation>{length} südlich von {name:dat}</translation>
</message>
<message>
<source>{length} south-east of {name}</source>
<translation>{length} südöstlich von {name:dat}</translation>
</message>
<message>
<source>{length} south-west of {name}</source>
<translation>{length} südwestlich von {name:dat}</translation>
</message>
<message>
<source>{length} walked</source>
<translation>{length} gegangen</translation>
</message>
<message>
<source>{length} west of {name}</source>
<translation>{length} westlich von {name:dat}</translation>
</message>
<message numerus="yes">
<source>{length}, %n wave(s)</source>
<translation><numerusform>{length}, %n Welle</numerusform><numerusform>{length}, %n Wellen</numerusform></translation>
</message>
<message>
<source>{length}, at most {limit}</source>
<translation>{length}, höchstens {limit}</translation>
</message>
<message>
<source>{length}, better {limit}</source>
<translation>{length}, besser {limit}</translation>
</message>
<message>
<source>{letter} is no ground.</source>
<translation>{letter} ist kein Boden.</translation>
</message>
<message>
<source>{letter}: {answer}</source>
<translation>{letter}: {answer}</translation>
</message>
<message>
<source>{level} costs no more Supplies ({cost}) than the level before it.</source>
<translation>{level} kostet nicht mehr Vorräte ({cost}) als die Stufe davor.</translation>
</message>
<message>
<source>{level} first</source>
<translation>erst {level}</translation>
</message>
<message>
<source>{library_name} cannot be put aside ({fault_strerror}); close other windows of Hearthwall and try again.</source>
<translation>{library_name} kann nicht beiseitegelegt werden ({fault_strerror}); schließe andere Fenster von Hearthwall und versuche es noch einmal.</translation>
</message>
<message>
<source>{limit} around: {hall}</source>
<translation>{limit} rund um: {hall}</translation>
</message>
<message>
<source>{looker} does not see it</source>
<translation>{looker} sieht es nicht</translation>
</message>
<message>
<source>{looker} sees it clearly</source>
<translation>{looker} sieht es deutlich</translation>
</message>
<message>
<source>{looker} sees it, in cover</source>
<translation>{looker} sieht es, in Deckung</translation>
</message>
<message>
<source>{low} to {high} %</source>
<translation>{low} bis {high} %</translation>
</message>
<message>
<source>{members} ({behaviour})</source>
<translation>{members} ({behaviour})</translation>
</message>
<message>
<source>{men} men, {points} points</source>
<translation>{men} Mann, {points} Punkte</translation>
</message>
<message>
<source>{minutes} min</source>
<translation>{minutes} min</translation>
</message>
<message>
<source>{minutes} min at the screen</source>
<translation>{minutes} min am Bildschirm</translation>
</message>
<message>
<source>{models} appear.</source>
<translation>{models} erscheinen.</translation>
</message>
<message>
<source>{models} fall to dust after {causes}.</source>
<translation>{models} zerfallen nach {causes:dat} zu Staub.</translation>
</message>
<message>
<source>{models} falls to dust after {causes}.</source>
<translation>{models} zerfällt nach {causes:dat} zu Staub.</translation>
</message>
<message>
<source>{models} flee from the field after {causes}.</source>
<translation>{models} fliehen nach {causes:dat} vom Feld.</translation>
</message>
<message>
<source>{models} flees from the field after {causes}.</source>
<translation>{models} flieht nach {causes:dat} vom Feld.</translation>
</message>
<message>
<source>{models} run after {causes} and are cut down.</source>
<translation>{models} laufen nach {causes:dat} davon und werden auf der Flucht niedergestreckt.</translation>
</message>
<message>
<source>{models} run after {causes}.</source>
<translation>{models} laufen nach {causes:dat} davon.</translation>
</message>
<message>
<source>{models} runs after {causes} and is cut down.</source>
<translation>{models} läuft nach {causes:dat} davon und wird auf der Flucht niedergestreckt.</translation>
</message>
<message>
<source>{models} runs after {causes}.</source>
<translation>{models} läuft nach {causes:dat} davon.</translation>
</message>
<message>
<source>{models} stand firm after {causes}.</source>
<translation>{models} halten nach {causes:dat} stand.</translation>
</message>
<message>
<source>{models} stands firm after {causes}.</source>
<translation>{models} hält nach {causes:dat} stand.</translation>
</message>
<message>
<source>{models} take position.</source>
<translation>{models} gehen in Stellung.</translation>
</message>
<message>
<source>{model} acts with 1 die.</source>
<translation>{model} handelt mit 1 Würfel.</translation>
</message>
<message>
<source>{model} acts with {dice} dice.</source>
<translation>{model} handelt mit {dice} Würfeln.</translation>
</message>
<message>
<source>{model} appears.</source>
<translation>{model} erscheint.</translation>
</message>
<message>
<source>{model} bars {door}.</source>
<translation>{model} verriegelt {door:acc}.</translation>
</message>
<message>
<source>{model} bashes at {door}: {total}, and it takes {need}.</source>
<translation>{model} wirft sich gegen {door:acc}: {total}, nötig sind {need}.</translation>
</message>
<message>
<source>{model} breaks free.</source>
<translation>{model} befreit sich.</translation>
</message>
<message>
<source>{model} breaks into {building}, {attack} to {defence}.</source>
<translation>{model} schlägt eine Bresche in {building:acc}, {attack} zu {defence}.</translation>
</message>
<message>
<source>{model} cannot push {ladder} away under {foe}: {own} against {other}.</source>
<translation>{model} kann {ladder:acc} unter {foe} nicht wegstoßen: {own} gegen {other}.</translation>
</message>
<message>
<source>{model} climbs and is now {height} above the ground.</source>
<translation>{model} klettert und ist jetzt {height} über dem Boden.</translation>
</message>
<message>
<source>{model} climbs down on the other side.</source>
<translation>{model} klettert auf der anderen Seite hinunter.</translation>
</message>
<message>
<source>{model} climbs out of the water. The powder is wet.</source>
<translation>{model} klettert aus dem Wasser. Das Pulver ist nass.</translation>
</message>
<message>
<source>{model} climbs through the window.</source>
<translation>{model} klettert durch das Fenster.</translation>
</message>
<message>
<source>{model} closes {door}.</source>
<translation>{model} schließt {door:acc}.</translation>
</message>
<message>
<source>{model} comes on.</source>
<translation>{model} kommt herein.</translation>
</message>
<message>
<source>{model} cuts in.</source>
<translation>{model} schneidet den Weg ab.</translation>
</message>
<message>
<source>{model} dares not come near {other}.</source>
<translation>{model} wagt sich nicht an {other:acc} heran.</translation>
</message>
<message>
<source>{model} destroys the enemy's standard.</source>
<translation>{model} zerstört die feindliche Standarte.</translation>
</message>
<message>
<source>{model} dismounts.</source>
<translation>{model} sitzt ab.</translation>
</message>
<message>
<source>{model} does not dare to touch {foe}.</source>
<translation>{model} wagt sich nicht an {foe:acc} heran.</translation>
</message>
<message>
<source>{model} drops the standard.</source>
<translation>{model} lässt die Standarte fallen.</translation>
</message>
<message>
<source>{model} drops the supplies.</source>
<translation>{model} lässt die Vorräte fallen.</translation>
</message>
<message>
<source>{model} fails a roll ({purpose}).</source>
<translation>{model} misslingt ein Wurf ({purpose}).</translation>
</message>
<message>
<source>{model} falls from a height: {own} against {other}.</source>
<translation>{model} stürzt aus der Höhe: {own} gegen {other}.</translation>
</message>
<message>
<source>{model} falls to dust after {cause}.</source>
<translation>{model} zerfällt nach {cause:dat} zu Staub.</translation>
</message>
<message>
<source>{model} finds nothing dry enough to burn.</source>
<translation>{model} findet nichts, das trocken genug ist.</translation>
</message>
<message>
<source>{model} finds nothing to go for ({goal}).</source>
<translation>{model} findet kein Ziel ({goal}).</translation>
</message>
<message>
<source>{model} flees from the field.</source>
<translation>{model} flieht vom Feld.</translation>
</message>
<message>
<source>{model} flees over {edge}.</source>
<translation>{model} flieht über {edge:acc}.</translation>
</message>
<message>
<source>{model} gets down beside {rider}.</source>
<translation>{model} steigt neben {rider:dat} ab.</translation>
</message>
<message>
<source>{model} gets up.</source>
<translation>{model} steht auf.</translation>
</message>
<message>
<source>{model} goes down and does not run.</source>
<translation>{model} sinkt auf die Knie und läuft nicht.</translation>
</message>
<message>
<source>{model} goes over the edge.</source>
<translation>{model} geht über die Kante.</translation>
</message>
<message>
<source>{model} hacks at {building}, {attack} to {defence}: it holds.</source>
<translation>{model} hackt auf {building:acc} ein, {attack} zu {defence}: hält stand.</translation>
</message>
<message>
<source>{model} hardly gets away.</source>
<translation>{model} kommt kaum weg.</translation>
</message>
<message>
<source>{model} hardly moves, without a roll.</source>
<translation>{model} bewegt sich kaum, ohne Wurf.</translation>
</message>
<message>
<source>{model} hardly moves.</source>
<translation>{model} bewegt sich kaum.</translation>
</message>
<message>
<source>{model} hardly rides out before the fight.</source>
<translation>{model} reitet vor dem Kampf kaum aus.</translation>
</message>
<message>
<source>{model} has broken {door}; it stays open.</source>
<translation>{model} hat {door:acc} aufgebrochen.</translation>
</message>
<message>
<source>{model} has captured the flag.</source>
<translation>{model} hat die Fahne erbeutet.</translation>
</message>
<message>
<source>{model} has fired the last cartridge.</source>
<translation>{model} hat die letzte Patrone verschossen.</translation>
</message>
<message>
<source>{model} has loaded.</source>
<translation>{model} hat geladen.</translation>
</message>
<message>
<source>{model} has lost the gift of healing for this game.</source>
<translation>{model} hat die Gabe des Heilens für dieses Spiel verloren.</translation>
</message>
<message>
<source>{model} has nothing left to shoot with.</source>
<translation>{model} hat nichts mehr zu verschießen.</translation>
</message>
<message>
<source>{model} has seen enough after {cause} and is gone.</source>
<translation>{model} hat nach {cause:dat} genug gesehen und ist fort.</translation>
</message>
<message>
<source>{model} is beaten back a hair's breadth.</source>
<translation>{model} wird um Haaresbreite zurückgedrängt.</translation>
</message>
<message>
<source>{model} is beaten back {length}.</source>
<translation>{model} wird {length} zurückgedrängt.</translation>
</message>
<message>
<source>{model} is defeated by {by}, in a way that nobody who saw it will forget.</source>
<translation>{model} wird von {by:dat} besiegt, auf eine Art, die keiner vergisst, der es sah.</translation>
</message>
<message>
<source>{model} is defeated by {by}.</source>
<translation>{model} wird von {by:dat} besiegt.</translation>
</message>
<message>
<source>{model} is defeated.</source>
<translation>{model} ist besiegt.</translation>
</message>
<message>
<source>{model} is held fast by {by} and must break free.</source>
<translation>{model} wird von {by:dat} festgehalten und muss sich befreien.</translation>
</message>
<message>
<source>{model} is knocked down.</source>
<translation>{model} wird niedergeworfen.</translation>
</message>
<message>
<source>{model} is on {ladder}.</source>
<translation>{model} steht auf {ladder:dat}.</translation>
</message>
<message>
<source>{model} is posted on the wall.</source>
<translation>{model} steht auf der Mauer.</translation>
</message>
<message>
<source>{model} is ready to shoot again.</source>
<translation>{model} kann wieder schießen.</translation>
</message>
<message>
<source>{model} is thrown from the saddle of {rider}.</source>
<translation>{model} wird von {rider:dat} abgeworfen.</translation>
</message>
<message>
<source>{model} jumps and hardly moves.</source>
<translation>{model} springt und bewegt sich kaum.</translation>
</message>
<message>
<source>{model} jumps and moves {length}.</source>
<translation>{model} springt und bewegt sich {length}.</translation>
</message>
<message>
<source>{model} leaves the table over {edge}.</source>
<translation>{model} verlässt den Tisch über {edge:acc}.</translation>
</message>
<message>
<source>{model} looks at the flag and rolls one die again.</source>
<translation>{model} sieht zur Fahne und wirft einen Würfel neu.</translation>
</message>
<message>
<source>{model} loses heart after {cause} and runs.</source>
<translation>{model} verliert nach {cause:dat} den Mut und flieht.</translation>
</message>
<message>
<source>{model} makes a free move.</source>
<translation>{model} macht eine freie Bewegung.</translation>
</message>
<message>
<source>{model} makes off over {edge}.</source>
<translation>{model} macht sich über {edge:acc} davon.</translation>
</message>
<message>
<source>{model} makes use of a trait: {trait}.</source>
<translation>{model} nutzt eine Eigenschaft: {trait}.</translation>
</message>
<message>
<source>{model} mounts.</source>
<translation>{model} sitzt auf.</translation>
</message>
<message>
<source>{model} moves {length} without a roll.</source>
<translation>{model} bewegt sich {length} ohne Wurf.</translation>
</message>
<message>
<source>{model} moves {length}.</source>
<translation>{model} bewegt sich {length}.</translation>
</message>
<message>
<source>{model} opens {door}.</source>
<translation>{model} öffnet {door:acc}.</translation>
</message>
<message>
<source>{model} panics after {cause} and runs far.</source>
<translation>{model} gerät nach {cause:dat} in Panik und flieht weit.</translation>
</message>
<message>
<source>{model} passes a roll ({purpose}).</source>
<translation>{model} besteht einen Wurf ({purpose}).</translation>
</message>
<message>
<source>{model} pushes {ladder} away, and {foe} with it: {own} against {other}.</source>
<translation>{model} stößt {ladder:acc} weg, mit {foe} darauf: {own} gegen {other}.</translation>
</message>
<message>
<source>{model} raises {ladder}.</source>
<translation>{model} richtet {ladder:acc} auf.</translation>
</message>
<message>
<source>{model} rides out {length} before the fight.</source>
<translation>{model} reitet vor dem Kampf {length} aus.</translation>
</message>
<message>
<source>{model} rolls again: a master at arms.</source>
<translation>{model} würfelt noch einmal: Waffenmeister.</translation>
</message>
<message>
<source>{model} rolls one die again, as a hero may once in a game.</source>
<translation>{model} wirft einen Würfel neu, wie ein Recke es einmal im Spiel darf.</translation>
</message>
<message>
<source>{model} rolls one die again, in fury.</source>
<translation>{model} wirft voll Zorn einen Würfel neu.</translation>
</message>
<message>
<source>{model} runs into {by}.</source>
<translation>{model} läuft in {by:acc} hinein.</translation>
</message>
<message>
<source>{model} runs {length}.</source>
<translation>{model} flieht {length}.</translation>
</message>
<message>
<source>{model} sets {building} alight. It loses 1 Integrity when the wave ends.</source>
<translation>{model} setzt {building:acc} in Brand. Das kostet am Ende der Welle 1 Integrität.</translation>
</message>
<message>
<source>{model} stands firm after {cause}.</source>
<translation>{model} bleibt standhaft nach {cause:dat}.</translation>
</message>
<message>
<source>{model} steps after.</source>
<translation>{model} setzt nach.</translation>
</message>
<message>
<source>{model} steps into a Trap: 1 wound.</source>
<translation>{model} tritt in eine Falle: 1 Wunde.</translation>
</message>
<message>
<source>{model} steps into a Trap: {wounds} wounds.</source>
<translation>{model} tritt in eine Falle: {wounds} Wunden.</translation>
</message>
<message>
<source>{model} steps off the ladder.</source>
<translation>{model} steigt von der Leiter.</translation>
</message>
<message>
<source>{model} stops to search the body.</source>
<translation>{model} hält an, um zu plündern.</translation>
</message>
<message>
<source>{model} sweeps {other} off their feet.</source>
<translation>{model} fegt {other:acc} von den Füßen.</translation>
</message>
<message>
<source>{model} takes a step.</source>
<translation>{model} macht einen Schritt.</translation>
</message>
<message>
<source>{model} takes a wound. Quality is {quality}+ now.</source>
<translation>{model} nimmt eine Wunde. Qualität jetzt {quality}+.</translation>
</message>
<message>
<source>{model} takes away a stretch of {kind}, one Short long.</source>
<translation>{model} trägt ein Stück ab, einmal Kurz lang: {kind}.</translation>
</message>
<message>
<source>{model} takes cartridges.</source>
<translation>{model} nimmt Patronen.</translation>
</message>
<message>
<source>{model} takes command.</source>
<translation>{model} übernimmt den Befehl.</translation>
</message>
<message>
<source>{model} takes hold of a ladder.</source>
<translation>{model} fasst eine Leiter an.</translation>
</message>
<message>
<source>{model} takes position.</source>
<translation>{model} nimmt Aufstellung.</translation>
</message>
<message>
<source>{model} takes the stairs.</source>
<translation>{model} nimmt die Treppe.</translation>
</message>
<message>
<source>{model} takes up a sack of supplies.</source>
<translation>{model} nimmt einen Sack Vorräte auf.</translation>
</message>
<message>
<source>{model} takes up position.</source>
<translation>{model} bezieht Stellung.</translation>
</message>
<message>
<source>{model} takes up the flag.</source>
<translation>{model} hebt die Fahne auf.</translation>
</message>
<message>
<source>{model} takes up the standard.</source>
<translation>{model} hebt die Standarte auf.</translation>
</message>
<message>
<source>{model} takes {wounds} wounds. Quality is {quality}+ now.</source>
<translation>{model} nimmt {wounds} Wunden. Qualität jetzt {quality}+.</translation>
</message>
<message>
<source>{model} tends {other}.</source>
<translation>{model} versorgt {other:acc}.</translation>
</message>
<message>
<source>{model} thinks of the fight again.</source>
<translation>{model} besinnt sich.</translation>
</message>
<message>
<source>{model} throws caution away for one more die.</source>
<translation>{model} wagt alles für einen Würfel mehr.</translation>
</message>
<message>
<source>{model} wastes an action.</source>
<translation>{model} vergeudet eine Aktion.</translation>
</message>
<message>
<source>{model} {action} {chosen}: {distance}, {reason}.</source>
<translation>{model} {action} {chosen:acc}: {distance}, {reason}.</translation>
</message>
<message>
<source>{model} {action} {chosen}: {goal}, {distance}, {reason}.</source>
<translation>{model} {action} {chosen:acc}: {goal}, {distance}, {reason}.</translation>
</message>
<message>
<source>{model} {action} {chosen}: {goal}, {distance}.</source>
<translation>{model} {action} {chosen:acc}: {goal}, {distance}.</translation>
</message>
<message>
<source>{model} {action} {chosen}: {goal}, {reason}.</source>
<translation>{model} {action} {chosen:acc}: {goal}, {reason}.</translation>
</message>
<message>
<source>{model} {action} {chosen}: {goal}.</source>
<translation>{model} {action} {chosen:acc}: {goal}.</translation>
</message>
<message>
<source>{model} {action} {chosen}: {reason}.</source>
<translation>{model} {action} {chosen:acc}: {reason}.</translation>
</message>
<message>
<source>{model} {action}.</source>
<translation>{model} {action}.</translation>
</message>
<message>
<source>{model}: {cause} {number}</source>
<translation>{model}: {cause} {number}</translation>
</message>
<message>
<source>{model}: {deeds}.</source>
<translation>{model}: {deeds}.</translation>
</message>
<message>
<source>{model}: {roll}</source>
<translation>{model}: {roll}</translation>
</message>
<message>
<source>{most} men at most</source>
<translation>höchstens {most} Mann</translation>
</message>
<message>
<source>{moves} moves, {length}</source>
<translation>{moves} Bewegungen, {length}</translation>
</message>
<message>
<source>{moves}: {length} every way</source>
<translation>{moves}: {length} nach allen Seiten</translation>
</message>
<message>
<source>{moves}: {ways}</source>
<translation>{moves}: {ways}</translation>
</message>
<message>
<source>{move} alone</source>
<translation>{move} allein</translation>
</message>
<message>
<source>{move} with {villager}</source>
<translation>{move} mit {villager:dat}</translation>
</message>
<message>
<source>{move}, and flees from the field: take it off.</source>
<translation>{move} und flieht vom Feld: Nimm die Figur vom Tisch.</translation>
</message>
<message>
<source>{move}, and goes down: lay it on its side.</source>
<translation>{move} und geht zu Boden: Leg die Figur auf die Seite.</translation>
</message>
<message>
<source>{move}, and is defeated: take it off.</source>
<translation>{move} und ist besiegt: Nimm die Figur vom Tisch.</translation>
</message>
<message>
<source>{move}, over {edge}, and is gone.</source>
<translation>{move}, über {edge:acc}, und ist weg.</translation>
</message>
<message>
<source>{move}.</source>
<translation>{move}.</translation>
</message>
<message>
<source>{move}: {place}</source>
<translation>{move}: {place}</translation>
</message>
<message>
<source>{move}; it ends {place}.</source>
<translation>{move}; am Ende {place}.</translation>
</message>
<message>
<source>{must}, {advice}, the rest is in order</source>
<translation>{must}, {advice}, der Rest ist in Ordnung</translation>
</message>
<message numerus="yes">
<source>{names} and %n more</source>
<translation><numerusform>{names} und %n weiteres</numerusform><numerusform>{names} und %n weitere</numerusform></translation>
</message>
<message>
<source>{names} is not saved up to the last answer.</source>
<translation>{names} ist nicht bis zur letzten Antwort gespeichert.</translation>
</message>
<message>
<source>{names} {how}</source>
<translation>{names} {how}</translation>
</message>
<message>
<source>{name}</source>
<translation>{name}</translation>
</message>
<message>
<source>{name} (copy)</source>
<translation>{name} (Kopie)</translation>
</message>
<message>
<source>{name} (from the sandbox)</source>
<translation>{name} (aus dem Sandkasten)</translation>
</message>
<message>
<source>{name} (own)</source>
<translation>{name} (eigen)</translation>
</message>
<message>
<source>{name} ({kind})</source>
<translation>{name} ({kind})</translation>
</message>
<message>
<source>{name} ({kind}) - Workshop - Hearthwall</source>
<translation>{name} ({kind}) - Werkstatt - Hearthwall</translation>
</message>
<message>
<source>{name} ({value})</source>
<translation>{name} ({value})</translation>
</message>
<message>
<source>{name} acts against somebody and names nobody.</source>
<translation>{name} wirkt gegen jemanden und nennt niemanden.</translation>
</message>
<message>
<source>{name} acts, 1 action</source>
<translation>{name} handelt, 1 Aktion</translation>
</message>
<message>
<source>{name} acts, {count} actions</source>
<translation>{name} handelt, {count} Aktionen</translation>
</message>
<message>
<source>{name} acts: carry out its order.</source>
<translation>{name} handelt: Führe den Befehl aus.</translation>
</message>
<message>
<source>{name} at {x} by {y}</source>
<translation>{name} bei {x} mal {y}</translation>
</message>
<message>
<source>{name} attacks: one die</source>
<translation>{name} greift an: ein Würfel</translation>
</message>
<message>
<source>{name} burns: Integrity {now} of {most}, Level {level}.</source>
<translation>{name} brennt: Integrität {now} von {most}, Stufe {level}.</translation>
</message>
<message>
<source>{name} by itself</source>
<translation>{name} für sich</translation>
</message>
<message>
<source>{name} carries a torch and is no Mob.</source>
<translation>{name} trägt eine Fackel und ist keine Meute.</translation>
</message>
<message>
<source>{name} changed</source>
<translation>{name} geändert</translation>
</message>
<message>
<source>{name} could go for either. Which?</source>
<translation>{name} könnte beide angehen. Wen?</translation>
</message>
<message>
<source>{name} decides alone. Odds and hints are off.</source>
<translation>{name} entscheidet allein. Chancen und Hinweise sind aus.</translation>
</message>
<message>
<source>{name} defends: one die</source>
<translation>{name} verteidigt sich: ein Würfel</translation>
</message>
<message numerus="yes">
<source>{name} destroyed %n of them.</source>
<translation><numerusform>{name} vernichtete %n von ihnen.</numerusform><numerusform>{name} vernichtete %n von ihnen.</numerusform></translation>
</message>
<message>
<source>{name} falls to dust: take it off.</source>
<translation>{name} zerfällt zu Staub: Nimm die Figur vom Tisch.</translation>
</message>
<message>
<source>{name} falls: roll</source>
<translation>{name} stürzt: Wurf</translation>
</message>
<message>
<source>{name} fell first in {share}.</source>
<translation>Zuerst fiel {name}: {share}.</translation>
</message>
<message>
<source>{name} flees from the field: take it off.</source>
<translation>{name} flieht vom Feld: Nimm die Figur vom Tisch.</translation>
</message>
<message>
<source>{name} flees. Where to?</source>
<translation>{name} flieht. Wohin?</translation>
</message>
<message>
<source>{name} gets up: stand it on its feet.</source>
<translation>{name} steht auf: stell die Figur auf.</translation>
</message>
<message>
<source>{name} goes down: lay it on its side.</source>
<translation>{name} geht zu Boden: Leg die Figur auf die Seite.</translation>
</message>
<message>
<source>{name} goes on {far} {direction}</source>
<translation>{name} geht {far} {direction} weiter</translation>
</message>
<message>
<source>{name} has one level alone, so that nothing can be bought for it.</source>
<translation>{name} hat nur eine Stufe, für die nichts gekauft werden kann.</translation>
</message>
<message>
<source>{name} has struck with poison: one die</source>
<translation>{name} hat mit Gift getroffen: ein Würfel</translation>
</message>
<message>
<source>{name} has too few corners or too many ({count}).</source>
<translation>{name} hat zu wenige oder zu viele Ecken ({count}).</translation>
</message>
<message>
<source>{name} has too few marks or too many ({count}).</source>
<translation>{name} hat zu wenige oder zu viele Teile ({count}).</translation>
</message>
<message>
<source>{name} has {count} letters.</source>
<translation>{name} hat {count} Buchstaben.</translation>
</message>
<message>
<source>{name} heals: how many dice?</source>
<translation>{name} heilt: wie viele Würfel?</translation>
</message>
<message>
<source>{name} holds signs that cannot be shown.</source>
<translation>{name} enthält Zeichen, die sich nicht zeigen lassen.</translation>
</message>
<message>
<source>{name} hurries over broken ground: one die</source>
<translation>{name} hastet über schwieriges Gelände: ein Würfel</translation>
</message>
<message>
<source>{name} is a trait that this version does not carry out.</source>
<translation>{name} ist eine Eigenschaft, die diese Version nicht ausführt.</translation>
</message>
<message>
<source>{name} is about to be damaged. Use the Blessing?</source>
<translation>{name} wird gleich beschädigt. Den Segen nutzen?</translation>
</message>
<message>
<source>{name} is back. Where from?</source>
<translation>{name} ist zurück. Von wo aus?</translation>
</message>
<message>
<source>{name} is defeated: take it off.</source>
<translation>{name} ist besiegt: Nimm die Figur vom Tisch.</translation>
</message>
<message>
<source>{name} is destroyed.</source>
<translation>{name} ist zerstört.</translation>
</message>
<message>
<source>{name} is gone over {edge}: take it off.</source>
<translation>{name} ist über {edge:acc} weg: Nimm die Figur vom Tisch.</translation>
</message>
<message>
<source>{name} is kept; from now on new games can choose it.</source>
<translation>{name} ist gespeichert; von nun an können neue Spiele ihn wählen.</translation>
</message>
<message>
<source>{name} is no drawing.</source>
<translation>{name} ist keine Zeichnung.</translation>
</message>
<message>
<source>{name} is no list of tables.</source>
<translation>{name} ist keine Liste von Tabellen.</translation>
</message>
<message>
<source>{name} is no list.</source>
<translation>{name} ist keine Liste.</translation>
</message>
<message>
<source>{name} is no table.</source>
<translation>{name} ist keine Tabelle.</translation>
</message>
<message>
<source>{name} is no text.</source>
<translation>{name} ist kein Text.</translation>
</message>
<message>
<source>{name} is not Tough, and every hero is.</source>
<translation>{name} ist nicht Zäh, und jeder Held ist es.</translation>
</message>
<message>
<source>{name} is nothing without a missile weapon.</source>
<translation>{name} nützt nichts ohne Fernwaffe.</translation>
</message>
<message>
<source>{name} is out: it stays off the table.</source>
<translation>{name} ist besiegt: Die Figur bleibt vom Tisch.</translation>
</message>
<message>
<source>{name} is thrown: lay it on its side where {rider} was.</source>
<translation>{name} wird abgeworfen: Leg die Figur auf die Seite, wo {rider} stand.</translation>
</message>
<message>
<source>{name} is thrown: lay it on its side, touching {rider}.</source>
<translation>{name} wird abgeworfen: Leg die Figur auf die Seite, in Kontakt mit {rider:dat}.</translation>
</message>
<message numerus="yes">
<source>{name} killed %n of ours.</source>
<translation><numerusform>{name} tötete %n von uns.</numerusform><numerusform>{name} tötete %n von uns.</numerusform></translation>
</message>
<message>
<source>{name} leaves the melee. Who strikes first?</source>
<translation>{name} verlässt den Nahkampf. Wer schlägt zuerst zu?</translation>
</message>
<message>
<source>{name} needs it</source>
<translation>{name} braucht es</translation>
</message>
<message>
<source>{name} never came.</source>
<translation>{name} kam nie.</translation>
</message>
<message>
<source>{name} of group {number}, the {behaviour}</source>
<translation>{name} aus Gruppe {number}, die {behaviour}</translation>
</message>
<message>
<source>{name} of {who}, {tile}</source>
<translation>{name} von {who}, {tile}</translation>
</message>
<message>
<source>{name} on the map</source>
<translation>{name} auf der Karte</translation>
</message>
<message>
<source>{name} rides with {rider}: take it off the table.</source>
<translation>{name} reitet mit {rider:dat}: Nimm die Figur vom Tisch.</translation>
</message>
<message>
<source>{name} rolls one die again</source>
<translation>{name} wirft einen Würfel noch einmal</translation>
</message>
<message>
<source>{name} sees loot: one die</source>
<translation>{name} sieht Beute: ein Würfel</translation>
</message>
<message>
<source>{name} springs a Trap: one die</source>
<translation>{name} löst eine Falle aus: ein Würfel</translation>
</message>
<message>
<source>{name} stands at the edge of the table. Stay?</source>
<translation>{name} steht an der Tischkante. Bleiben?</translation>
</message>
<message>
<source>{name} stands twice among the traits.</source>
<translation>{name} steht zweimal unter den Eigenschaften.</translation>
</message>
<message>
<source>{name} sweeps with its tail: one die</source>
<translation>{name} schlägt mit dem Schwanz: ein Würfel</translation>
</message>
<message>
<source>{name} taken away</source>
<translation>{name} weggenommen</translation>
</message>
<message>
<source>{name} takes 0 to {limit}.</source>
<translation>{name} nimmt 0 bis {limit}.</translation>
</message>
<message>
<source>{name} was never bought.</source>
<translation>{name} wurde nie gekauft.</translation>
</message>
<message>
<source>{name} wins less often than its turn, as it seems.</source>
<translation>Offenbar gewinnt seltener, als gerecht wäre: {name}.</translation>
</message>
<message>
<source>{name} wins more often than its turn, as it seems.</source>
<translation>Offenbar gewinnt öfter, als gerecht wäre: {name}.</translation>
</message>
<message>
<source>{name} would cost {price} points; the most is {most}.</source>
<translation>{name} würde {price} Punkte kosten; das Höchste ist {most}.</translation>
</message>
<message>
<source>{name} {length}</source>
<translation>{name} {length}</translation>
</message>
<message>
<source>{name} {level}</source>
<translation>{name} {level}</translation>
</message>
<message>
<source>{name} {number}</source>
<translation>{name} {number}</translation>
</message>
<message>
<source>{name} · {category}</source>
<translation>{name} · {category}</translation>
</message>
<message numerus="yes">
<source>{name}, %n wave(s)</source>
<translation><numerusform>{name}, %n Welle</numerusform><numerusform>{name}, %n Wellen</numerusform></translation>
</message>
<message>
<source>{name}, again</source>
<translation>{name}, noch einmal</translation>
</message>
<message>
<source>{name}, against whom</source>
<translation>{name}, gegen wen</translation>
</message>
<message>
<source>{name}, at {place}</source>
<translation>{name}, bei {place}</translation>
</message>
<message>
<source>{name}, at {place}, hidden</source>
<translation>{name}, bei {place}, verborgen</translation>
</message>
<message>
<source>{name}, at {place}, locked</source>
<translation>{name}, bei {place}, gesperrt</translation>
</message>
<message>
<source>{name}, down</source>
<translation>{name}, nach unten</translation>
</message>
<message>
<source>{name}, from the rules</source>
<translation>{name}, aus den Regeln</translation>
</message>
<message>
<source>{name}, it is your turn</source>
<translation>{name}, du bist dran</translation>
</message>
<message>
<source>{name}, none owned</source>
<translation>{name}, keine vorhanden</translation>
</message>
<message>
<source>{name}, piece {number} of {count}.</source>
<translation>{name}, Stück {number} von {count}.</translation>
</message>
<message>
<source>{name}, to the right</source>
<translation>{name}, nach rechts</translation>
</message>
<message>
<source>{name}, your own</source>
<translation>{name}, deine eigene</translation>
</message>
<message>
<source>{name}, {count} owned</source>
<translation>{name}, {count} vorhanden</translation>
</message>
<message>
<source>{name}, {tile}</source>
<translation>{name}, {tile}</translation>
</message>
<message>
<source>{name}: add</source>
<translation>{name}: hinzufügen</translation>
</message>
<message>
<source>{name}: add one</source>
<translation>{name}: eines hinzufügen</translation>
</message>
<message>
<source>{name}: as in the book</source>
<translation>{name}: wie im Buch</translation>
</message>
<message>
<source>{name}: drag it, into another wall too. D copies it, a double click opens its row.</source>
<translation>{name}: Ziehe daran, auch in eine andere Wand. D kopiert, ein Doppelklick öffnet die Zeile.</translation>
</message>
<message>
<source>{name}: drag it, or its handles. D copies it, a double click opens its row.</source>
<translation>{name}: Ziehe daran oder an den Griffen. D kopiert, ein Doppelklick öffnet die Zeile.</translation>
</message>
<message>
<source>{name}: drag it. Ctrl and the wheel turn it, D copies it, a double click opens its row.</source>
<translation>{name}: zieh daran. Strg und Mausrad drehen, D kopiert, ein Doppelklick öffnet die Zeile.</translation>
</message>
<message>
<source>{name}: hits {hits}, out of action {kills}</source>
<translation>{name}: trifft zu {hits}, setzt zu {kills} außer Gefecht</translation>
</message>
<message>
<source>{name}: how many dice?</source>
<translation>{name}: wie viele Würfel?</translation>
</message>
<message>
<source>{name}: Integrity {now} of {most}, Level {level}.</source>
<translation>{name}: Integrität {now} von {most}, Stufe {level}.</translation>
</message>
<message>
<source>{name}: is there ammunition left? One die</source>
<translation>{name}: Ist noch Munition da? Ein Würfel</translation>
</message>
<message>
<source>{name}: its points are {points}, and the formula says {price}.</source>
<translation>{name}: Die Punkte sind {points}, und die Formel sagt {price}.</translation>
</message>
<message>
<source>{name}: mix one</source>
<translation>{name}: eine mischen</translation>
</message>
<message>
<source>{name}: nobody has written it yet, it is what new ones begin with.</source>
<translation>{name}: Das hat noch niemand geschrieben, so beginnt jedes neue Stück.</translation>
</message>
<message>
<source>{name}: none</source>
<translation>{name}: keines</translation>
</message>
<message>
<source>{name}: one game took {most} of {had}.</source>
<translation>{name}: Ein Spiel brauchte {most} von {had}.</translation>
</message>
<message>
<source>{name}: one more</source>
<translation>{name}: noch ein Eintrag</translation>
</message>
<message>
<source>{name}: one of them is empty.</source>
<translation>{name}: Ein Eintrag ist leer.</translation>
</message>
<message>
<source>{name}: roll for actions</source>
<translation>{name}: Wurf für Aktionen</translation>
</message>
<message>
<source>{name}: roll for Morale</source>
<translation>{name}: Moralwurf</translation>
</message>
<message>
<source>{name}: roll for the courage to go on</source>
<translation>{name}: Wurf auf Mut</translation>
</message>
<message>
<source>{name}: roll for the group</source>
<translation>{name}: Wurf für den Trupp</translation>
</message>
<message>
<source>{name}: roll for the healing</source>
<translation>{name}: Wurf für die Heilung</translation>
</message>
<message>
<source>{name}: roll for the jump</source>
<translation>{name}: Wurf für den Sprung</translation>
</message>
<message>
<source>{name}: roll to climb</source>
<translation>{name}: Wurf zum Klettern</translation>
</message>
<message>
<source>{name}: roll to resist</source>
<translation>{name}: Wurf zum Widerstehen</translation>
</message>
<message>
<source>{name}: row added</source>
<translation>{name}: Zeile hinzugefügt</translation>
</message>
<message>
<source>{name}: stands {holds}, is gone {routs}</source>
<translation>{name}: steht {holds}, nimmt Reißaus {routs}</translation>
</message>
<message>
<source>{name}: take it away</source>
<translation>{name}: wegnehmen</translation>
</message>
<message numerus="yes">
<source>{name}: there are none, and %n game(s) wanted some.</source>
<translation><numerusform>{name}: Es gibt keine, und %n Spiel wollte welche.</numerusform><numerusform>{name}: Es gibt keine, und %n Spiele wollten welche.</numerusform></translation>
</message>
<message>
<source>{name}: there are none, so this card does nothing.</source>
<translation>{name}: Es gibt keine, also tut diese Karte nichts.</translation>
</message>
<message>
<source>{name}: there are none.</source>
<translation>{name}: Es gibt keine.</translation>
</message>
<message>
<source>{name}: there are {count}.</source>
<translation>{name}: Es gibt {count}.</translation>
</message>
<message>
<source>{name}: there is no {id} in this item.</source>
<translation>{name}: {id} gibt es hier nicht.</translation>
</message>
<message>
<source>{name}: there is nothing called {id}.</source>
<translation>{name}: Nichts heißt {id}.</translation>
</message>
<message>
<source>{name}: this is empty.</source>
<translation>{name}: Das ist leer.</translation>
</message>
<message>
<source>{name}: this is missing.</source>
<translation>{name}: Das fehlt.</translation>
</message>
<message>
<source>{name}: touching {first}, {direction}</source>
<translation>{name}: berührt {first:acc}, {direction}</translation>
</message>
<message>
<source>{name}: what now?</source>
<translation>{name}: was nun?</translation>
</message>
<message>
<source>{name}: wins {wins}, draws {draws}, loses {loses}</source>
<translation>{name}: gewinnt {wins}, unentschieden {draws}, verliert {loses}</translation>
</message>
<message>
<source>{name}: {book} again, as in the book, against {before} before.</source>
<translation>{name}: wieder {book} wie im Buch, vorher {before}.</translation>
</message>
<message>
<source>{name}: {count}</source>
<translation>{name}: {count}</translation>
</message>
<message>
<source>{name}: {count} of {wanted}.</source>
<translation>{name}: {count} von {wanted}.</translation>
</message>
<message>
<source>{name}: {deed}.</source>
<translation>{name}: {deed}.</translation>
</message>
<message>
<source>{name}: {far} {direction}</source>
<translation>{name}: {far} {direction}</translation>
</message>
<message>
<source>{name}: {far} {direction} of {first}, middle to middle</source>
<translation>{name}: {far} {direction} von {first:dat}, von Mitte zu Mitte</translation>
</message>
<message>
<source>{name}: {fault} {remedy}</source>
<translation>{name}: {fault} {remedy}</translation>
</message>
<message>
<source>{name}: {figures}. {rules}</source>
<translation>{name}: {figures}. {rules}</translation>
</message>
<message>
<source>{name}: {found} only keeps the place.</source>
<translation>{name}: {found} hält nur den Platz frei.</translation>
</message>
<message numerus="yes">
<source>{name}: {had} there, used up in %n game(s).</source>
<translation><numerusform>{name}: {had} vorhanden, in %n Spiel aufgebraucht.</numerusform><numerusform>{name}: {had} vorhanden, in %n Spielen aufgebraucht.</numerusform></translation>
</message>
<message>
<source>{name}: {now} Integrity, against {before} before.</source>
<translation>{name}: {now} Integrität, vorher {before}.</translation>
</message>
<message>
<source>{name}: {now}, against {before} before.</source>
<translation>{name}: {now}, vorher {before}.</translation>
</message>
<message>
<source>{name}: {now}; the book says {book}.</source>
<translation>{name}: {now}; im Buch steht {book}.</translation>
</message>
<message>
<source>{name}: {row}</source>
<translation>{name}: {row}</translation>
</message>
<message>
<source>{name}: {said}</source>
<translation>{name}: {said}</translation>
</message>
<message>
<source>{name}: {second}</source>
<translation>{name}: {second}</translation>
</message>
<message>
<source>{name}: {seen} of {had} came up.</source>
<translation>{name}: {seen} von {had} kamen vor.</translation>
</message>
<message>
<source>{name}: {text}</source>
<translation>{name}: {text}</translation>
</message>
<message>
<source>{name}: {value}</source>
<translation>{name}: {value}</translation>
</message>
<message>
<source>{name}: {value} does not fit.</source>
<translation>{name}: {value} passt nicht.</translation>
</message>
<message>
<source>{name}: {value} holds signs that cannot be shown.</source>
<translation>{name}: {value} enthält Zeichen, die sich nicht zeigen lassen.</translation>
</message>
<message>
<source>{name}: {value} is no mark that is drawn here.</source>
<translation>{name}: {value} wird hier nicht gezeichnet.</translation>
</message>
<message>
<source>{name}: {value} is no text.</source>
<translation>{name}: {value} ist kein Text.</translation>
</message>
<message>
<source>{name}: {value} is not known.</source>
<translation>{name}: {value} ist nicht bekannt.</translation>
</message>
<message>
<source>{name}: {value} is too long.</source>
<translation>{name}: {value} ist zu lang.</translation>
</message>
<message>
<source>{name}: {value} lies beyond the sheet of {width} x {height}.</source>
<translation>{name}: {value} liegt außerhalb des Blattes von {width} x {height}.</translation>
</message>
<message>
<source>{name}: {value} stands here already.</source>
<translation>{name}: {value} steht hier schon.</translation>
</message>
<message>
<source>{name}: {value} stands here twice.</source>
<translation>{name}: {value} steht hier zweimal.</translation>
</message>
<message>
<source>{name}: {value} stands in {other} too.</source>
<translation>{name}: {value} steht auch unter {other}.</translation>
</message>
<message>
<source>{name}: {value}, {percent} % ({low} to {high})</source>
<translation>{name}: {value}, {percent} % ({low} bis {high})</translation>
</message>
<message>
<source>{name}: {what}</source>
<translation>{name}: {what}</translation>
</message>
<message>
<source>{name}: {words}</source>
<translation>{name}: {words}</translation>
</message>
<message>
<source>{name}: {word}</source>
<translation>{name}: {word}</translation>
</message>
<message numerus="yes">
<source>{nation}, %n (man|men)</source>
<translation><numerusform>{nation}, %n Mann</numerusform><numerusform>{nation}, %n Mann</numerusform></translation>
</message>
<message>
<source>{nation}, points: {points} of {most}, men: {men}</source>
<translation>{nation}, Punkte: {points} von {most}, Männer: {men}</translation>
</message>
<message>
<source>{need} or more is a success, {source}</source>
<translation>{need} oder mehr ist ein Erfolg, {source}</translation>
</message>
<message>
<source>{now} of 1 wound</source>
<translation>{now} von 1 Wunde</translation>
</message>
<message>
<source>{now} of 100 attacks on a building take Integrity, against {before} before.</source>
<translation>{now} von 100 Angriffen auf ein Gebäude kosten Integrität, vorher {before}.</translation>
</message>
<message>
<source>{now} of {all}</source>
<translation>{now} von {all}</translation>
</message>
<message>
<source>{now} of {most}</source>
<translation>{now} von {most}</translation>
</message>
<message>
<source>{now} of {most} wounds</source>
<translation>{now} von {most} Wunden</translation>
</message>
<message>
<source>{no}, go with {villager}</source>
<translation>{no}, gehen mit {villager:dat}</translation>
</message>
<message>
<source>{no}, rather move</source>
<translation>{no}, lieber bewegen</translation>
</message>
<message>
<source>{no}, rather {name}</source>
<translation>{no}, lieber {name}</translation>
</message>
<message>
<source>{number}</source>
<translation>{number}</translation>
</message>
<message>
<source>{number} %</source>
<translation>{number} %</translation>
</message>
<message>
<source>{number} actions for each.</source>
<translation>Je {number} Aktionen.</translation>
</message>
<message>
<source>{number} actions.</source>
<translation>{number} Aktionen.</translation>
</message>
<message>
<source>{number} at {tile}</source>
<translation>{number} bei {tile}</translation>
</message>
<message>
<source>{number} cm</source>
<translation>{number} cm</translation>
</message>
<message>
<source>{number} food</source>
<translation>{number} Nahrung</translation>
</message>
<message>
<source>{number} for {name}</source>
<translation>{number} für {name}</translation>
</message>
<message>
<source>{number} gold</source>
<translation>{number} Gold</translation>
</message>
<message>
<source>{number} Herbs</source>
<translation>{number} Kräuter</translation>
</message>
<message>
<source>{number} in</source>
<translation>{number} Zoll</translation>
</message>
<message>
<source>{number} mm</source>
<translation>{number} mm</translation>
</message>
<message>
<source>{number} of {count} confirmed</source>
<translation>{number} von {count} bestätigt</translation>
</message>
<message>
<source>{number} of {count}{done}: {words}</source>
<translation>{number} von {count}{done}: {words}</translation>
</message>
<message>
<source>{number} Supplies</source>
<translation>{number} Vorräte</translation>
</message>
<message>
<source>{number} {unit}</source>
<translation>{number} {unit}</translation>
</message>
<message>
<source>{number} {what}</source>
<translation>{number} {what}</translation>
</message>
<message>
<source>{number}. {name}</source>
<translation>{number}. {name}</translation>
</message>
<message>
<source>{number}: no such card is in the deck now.</source>
<translation>{number}: Diese Karte ist jetzt nicht im Stapel.</translation>
</message>
<message>
<source>{number}: {card}</source>
<translation>{number}: {card}</translation>
</message>
<message>
<source>{number}: {card}. Enter takes it.</source>
<translation>{number}: {card}. Enter nimmt sie.</translation>
</message>
<message>
<source>{number}: {edge}</source>
<translation>{number}: {edge}</translation>
</message>
<message>
<source>{number}: {grounds}</source>
<translation>{number}: {grounds}</translation>
</message>
<message>
<source>{number}: {name}</source>
<translation>{number}: {name}</translation>
</message>
<message>
<source>{one!r} is not known; choose from: {choices}.</source>
<translation>{one!r} ist nicht bekannt; wähle aus: {choices}.</translation>
</message>
<message>
<source>{one} and {other}</source>
<translation>{one} und {other}</translation>
</message>
<message>
<source>{one} and {other} exclude each other.</source>
<translation>{one} und {other} schließen sich aus.</translation>
</message>
<message>
<source>{one} to {other}</source>
<translation>{one} – {other}</translation>
</message>
<message>
<source>{order} It ends {place}.</source>
<translation>{order} Am Ende steht die Figur {place}.</translation>
</message>
<message>
<source>{other} must exclude {trait_id} in turn.</source>
<translation>{other} muss umgekehrt {trait_id} ausschließen.</translation>
</message>
<message>
<source>{ours} attacked, {theirs} defended.</source>
<translation>Angegriffen hat {ours}, verteidigt {theirs}.</translation>
</message>
<message>
<source>{ours} played it, {theirs} the others.</source>
<translation>Gespielt hat {ours}, die anderen {theirs}.</translation>
</message>
<message>
<source>{over} over</source>
<translation>{over} zu viel</translation>
</message>
<message>
<source>{page} of {pages}</source>
<translation>{page} von {pages}</translation>
</message>
<message>
<source>{path_name} belongs to a newer Hearthwall; install that version. Nothing has been changed.</source>
<translation>{path_name} gehört zu einem neueren Hearthwall; installiere diese Version. Nichts wurde geändert.</translation>
</message>
<message>
<source>{path_name} is damaged or no library; move it away and start again, or put a backup in its place.</source>
<translation>{path_name} ist beschädigt oder keine Bibliothek; leg sie beiseite und beginne neu, oder setze eine Sicherung ein.</translation>
</message>
<message>
<source>{path_name} is in use by another program; close it there, or wait until it has finished.</source>
<translation>{path_name} wird von einem anderen Programm benutzt; schließe es dort oder warte, bis es fertig ist.</translation>
</message>
<message>
<source>{path_name} was exchanged for another library; keep this game as a file and take it in there.</source>
<translation>{path_name} wurde gegen eine andere Bibliothek getauscht; behalte dieses Spiel als Datei und nimm es dort auf.</translation>
</message>
<message>
<source>{path_name}: the file cannot be read ({fault_strerror}).</source>
<translation>{path_name}: Die Datei kann nicht gelesen werden ({fault_strerror}).</translation>
</message>
<message>
<source>{path_name}: the file is larger than any game ({most} MB at most); choose another file.</source>
<translation>{path_name}: Die Datei ist größer als jedes Spiel (höchstens {most} MB); wähle eine andere.</translation>
</message>
<message>
<source>{path_name}: the file is no text; choose a file that Hearthwall exported.</source>
<translation>{path_name}: Die Datei ist kein Text; wähle eine Datei, die Hearthwall exportiert hat.</translation>
</message>
<message>
<source>{path_parent} cannot be written to; allow Hearthwall to write there.</source>
<translation>{path_parent} ist nicht beschreibbar; erlaube Hearthwall, dort zu schreiben.</translation>
</message>
<message>
<source>{path_parent} is gone; put it back, or connect the drive that it is on.</source>
<translation>{path_parent} ist fort; stell es wieder her oder schließe das Laufwerk an, auf dem es liegt.</translation>
</message>
<message>
<source>{path} cannot be written to ({reason}); see whether the disk is well and has room.</source>
<translation>{path} kann nicht geschrieben werden ({reason}); prüfe, ob mit dem Laufwerk alles stimmt und Platz ist.</translation>
</message>
<message>
<source>{path}: {value} does not fit there.</source>
<translation>{path}: {value} passt dort nicht.</translation>
</message>
<message>
<source>{percent} %</source>
<translation>{percent} %</translation>
</message>
<message>
<source>{percent} % to fall or worse</source>
<translation>{percent} % für Sturz oder mehr</translation>
</message>
<message>
<source>{piece}'s {side} side</source>
<translation>die {side}seite, {piece}|die {side}seite, {piece}|der {side}seite, {piece}</translation>
</message>
<message>
<source>{place} burned down, {when}.</source>
<translation>{place} brannte nieder, {when}.</translation>
</message>
<message>
<source>{place} cannot be written to; allow Hearthwall to write there.</source>
<translation>{place} ist nicht beschreibbar; erlaube Hearthwall, dort zu schreiben.</translation>
</message>
<message>
<source>{place} fell, {when}.</source>
<translation>{place} ist gefallen, {when}.</translation>
</message>
<message>
<source>{place} had {left} of {all} Integrity left, {when}.</source>
<translation>{place}: nur noch {left} von {all} Integrität, {when}.</translation>
</message>
<message>
<source>{place} has no room for enemies; take away some terrain there.</source>
<translation>{place} hat keinen Platz für Gegner; nimm dort etwas Gelände weg.</translation>
</message>
<message>
<source>{place} held by {ours} to {theirs}, in turn {turn}.</source>
<translation>{place} hielt mit {ours} zu {theirs}, in Runde {turn}.</translation>
</message>
<message>
<source>{place} is gone; put it back, or connect the drive that it is on.</source>
<translation>{place} ist fort; stell es wieder her oder schließe das Laufwerk an, auf dem es liegt.</translation>
</message>
<message>
<source>{place} is walled off from the village; open a way at least as wide as the largest base.</source>
<translation>{place} ist vom Dorf abgeschnitten; öffne einen Weg, mindestens so breit wie die größte Base.</translation>
</message>
<message>
<source>{place} was lost by {ours} to {theirs}, in turn {turn}.</source>
<translation>{place} ging mit {ours} zu {theirs} verloren, in Runde {turn}.</translation>
</message>
<message>
<source>{place} was never touched.</source>
<translation>{place} blieb unberührt.</translation>
</message>
<message>
<source>{place}, at a window</source>
<translation>{place}, an einem Fenster</translation>
</message>
<message>
<source>{place}, in turn {turn}.</source>
<translation>{place}, in Runde {turn}.</translation>
</message>
<message>
<source>{place}, touching nothing</source>
<translation>{place}, ohne Kontakt</translation>
</message>
<message>
<source>{place}, touching {name}</source>
<translation>{place}, in Kontakt mit {name:dat}</translation>
</message>
<message>
<source>{place}.heroes: name heroes of the party: {choices}.</source>
<translation>{place}.heroes: Nenn Helden der Gruppe: {choices}.</translation>
</message>
<message>
<source>{place}.heroes: {id} has a player already; name each hero once.</source>
<translation>{place}.heroes: {id} hat schon einen Spieler; nenn jeden Helden einmal.</translation>
</message>
<message>
<source>{place}.id: {id!r} is not in the content; choose from: {choices}.</source>
<translation>{place}.id: {id!r} ist nicht im Inhalt; wähle aus: {choices}.</translation>
</message>
<message>
<source>{place}.id: {id} is in the party already; choose another hero.</source>
<translation>{place}.id: {id} ist schon in der Gruppe; wähle einen anderen Helden.</translation>
</message>
<message>
<source>{place}.{name}: this setting is not known; remove it.</source>
<translation>{place}.{name}: Diese Einstellung ist nicht bekannt; nimm sie heraus.</translation>
</message>
<message>
<source>{place}: a table of drawings belongs here; take an earlier copy of the file.</source>
<translation>{place}: Hierher gehört eine Tabelle von Zeichnungen; nimm eine frühere Kopie der Datei.</translation>
</message>
<message>
<source>{place}: an answer has 4 to 8 fields; take an earlier copy of the file.</source>
<translation>{place}: Eine Antwort hat 4 bis 8 Felder; nimm eine frühere Kopie der Datei.</translation>
</message>
<message>
<source>{place}: give a name of 1 to {longest_name} characters.</source>
<translation>{place}: Gib einen Namen von 1 bis {longest_name} Zeichen an.</translation>
</message>
<message>
<source>{place}: half a character stands there; take an earlier copy of the file.</source>
<translation>{place}: dort steht ein halbes Zeichen; nimm eine frühere Kopie der Datei.</translation>
</message>
<message>
<source>{place}: it does not say what it corrects; take an earlier copy of the file.</source>
<translation>{place}: Es sagt nicht, was es berichtigt; nimm eine frühere Kopie der Datei.</translation>
</message>
<message>
<source>{place}: it follows answer {parent!r}, which is not before it; take an earlier copy.</source>
<translation>{place}: Es folgt auf Antwort {parent!r}, die nicht davor steht; nimm eine frühere Kopie.</translation>
</message>
<message>
<source>{place}: its correction leads nowhere; take an earlier copy of the file.</source>
<translation>{place}: Die Berichtigung führt nirgendwohin; nimm eine frühere Kopie der Datei.</translation>
</message>
<message>
<source>{place}: its question or its giver is missing; take an earlier copy of the file.</source>
<translation>{place}: Die Frage oder wer antwortete fehlt; nimm eine frühere Kopie der Datei.</translation>
</message>
<message>
<source>{place}: lists stand too deep in one another; take an earlier copy.</source>
<translation>{place}: Listen stecken zu tief ineinander; nimm eine frühere Kopie.</translation>
</message>
<message>
<source>{place}: no game needs a number so large; take an earlier copy of the file.</source>
<translation>{place}: eine so große Zahl braucht kein Spiel; nimm eine frühere Kopie der Datei.</translation>
</message>
<message>
<source>{place}: no way leads there yet.</source>
<translation>{place}: Dorthin führt noch kein Weg.</translation>
</message>
<message>
<source>{place}: the correction has no place; take an earlier copy of the file.</source>
<translation>{place}: Die Berichtigung hat keinen Ort; nimm eine frühere Kopie der Datei.</translation>
</message>
<message>
<source>{place}: the defenders have {defence_total}, the attackers {attack_total}.</source>
<translation>{place}: Die Verteidiger haben {defence_total}, die Angreifer {attack_total}.</translation>
</message>
<message>
<source>{place}: the {building_name} reaches over the edge of the table; move it inwards.</source>
<translation>{place}: {building_name} ragt über die Tischkante; rück es nach innen.</translation>
</message>
<message>
<source>{place}: the {building_name} stands too far from the middle of the table; keep it within {reach}.</source>
<translation>{place}: {building_name} steht zu weit von der Tischmitte; bleib innerhalb von {reach}.</translation>
</message>
<message>
<source>{place}: the {building_name} stands too far from the {heart_name}; keep it within {reach}.</source>
<translation>{place}: {building_name} steht zu weit weg ({heart_name}); bleib innerhalb von {reach}.</translation>
</message>
<message>
<source>{place}: there are more than {most} in this drawing.</source>
<translation>{place}: In dieser Zeichnung sind es mehr als {most}.</translation>
</message>
<message>
<source>{place}: this drawing is larger than any; take an earlier copy of the file.</source>
<translation>{place}: Diese Zeichnung ist größer als jede andere; nimm eine frühere Kopie der Datei.</translation>
</message>
<message>
<source>{place}: this drawing was changed; take an earlier copy of the file.</source>
<translation>{place}: Diese Zeichnung wurde verändert; nimm eine frühere Kopie der Datei.</translation>
</message>
<message>
<source>{place}: this is no number; take an earlier copy of the file.</source>
<translation>{place}: das ist keine Zahl; nimm eine frühere Kopie der Datei.</translation>
</message>
<message>
<source>{place}: this part of the drawing cannot be read.</source>
<translation>{place}: Dieser Teil der Zeichnung ist nicht lesbar.</translation>
</message>
<message>
<source>{place}: this text is too long ({count}, at most {most}); take an earlier copy of the file.</source>
<translation>{place}: Dieser Text ist zu lang ({count}, höchstens {most}); nimm eine frühere Kopie der Datei.</translation>
</message>
<message>
<source>{place}: this type is not in the content; remove it.</source>
<translation>{place}: Diese Art ist nicht im Inhalt; nimm sie heraus.</translation>
</message>
<message>
<source>{place}: write a list of types whose miniatures may stand for it.</source>
<translation>{place}: Schreib eine Liste von Arten, deren Miniaturen dafür stehen dürfen.</translation>
</message>
<message>
<source>{place}: write a table with a name and a list of heroes.</source>
<translation>{place}: Schreib eine Tabelle mit einem Namen und einer Liste von Helden.</translation>
</message>
<message>
<source>{place}: write a table with the hero's id and, if you like, a name.</source>
<translation>{place}: Schreib eine Tabelle mit der id des Helden und, wenn du magst, einem Namen.</translation>
</message>
<message>
<source>{place}: write the settings as names with values, or leave them out.</source>
<translation>{place}: Schreib die Einstellungen als Namen mit Werten, oder lass sie weg.</translation>
</message>
<message>
<source>{place}: {answer!r} is no answer; take an earlier copy of the file.</source>
<translation>{place}: {answer!r} ist keine Antwort; nimm eine frühere Kopie der Datei.</translation>
</message>
<message>
<source>{place}: {id} begins with {word!r}, which play needs for itself; give it another id.</source>
<translation>{place}: {id} beginnt mit {word!r}, was das Spiel für sich braucht; gib eine andere id.</translation>
</message>
<message>
<source>{place}: {id} is also the id of {it}; give one of them another id.</source>
<translation>{place}: {id} ist auch die Kennung von etwas anderem ({it}); gib einem der beiden eine andere.</translation>
</message>
<message>
<source>{place}: {node!r} is no answer of this game; take an earlier copy of the file.</source>
<translation>{place}: {node!r} ist keine Antwort dieses Spiels; nimm eine frühere Kopie der Datei.</translation>
</message>
<message>
<source>{place}: {one!r} is not in the content; remove it.</source>
<translation>{place}: {one!r} ist nicht im Inhalt; nimm es heraus.</translation>
</message>
<message>
<source>{place}: {one} and {other} never serve together; leave one of them out.</source>
<translation>{place}: {one} und {other} dienen nie zusammen; lass einen von beiden weg.</translation>
</message>
<message>
<source>{place}: {one} is there twice; remove one.</source>
<translation>{place}: {one} ist doppelt; nimm eines heraus.</translation>
</message>
<message>
<source>{place}: {one} needs no stand-in for itself; remove it.</source>
<translation>{place}: {one} braucht keinen Stellvertreter für sich selbst; nimm ihn heraus.</translation>
</message>
<message>
<source>{place}: {sentence}</source>
<translation>{place}: {sentence}</translation>
</message>
<message>
<source>{place}: {signs}</source>
<translation>{place}: {signs}</translation>
</message>
<message>
<source>{place}: {thing}</source>
<translation>{place}: {thing}</translation>
</message>
<message>
<source>{played}, {over}</source>
<translation>{played}, {over}</translation>
</message>
<message>
<source>{played}, {over}, {won}</source>
<translation>{played}, {over}, {won}</translation>
</message>
<message>
<source>{points} of {most}</source>
<translation>{points} von {most}</translation>
</message>
<message>
<source>{points} of {most} points</source>
<translation>{points} von {most} Punkten</translation>
</message>
<message>
<source>{points} of {most} points. Nobody else sees it before all squads are complete.</source>
<translation>{points} von {most} Punkten. Niemand sonst sieht es, bevor alle Abteilungen fertig sind.</translation>
</message>
<message>
<source>{points} points</source>
<translation>{points} Punkte</translation>
</message>
<message>
<source>{problem} {remedy}</source>
<translation>{problem} {remedy}</translation>
</message>
<message>
<source>{quality}+</source>
<translation>{quality}+</translation>
</message>
<message>
<source>{quality}, Combat {combat}</source>
<translation>{quality}, Kampf {combat}</translation>
</message>
<message>
<source>{quarter}</source>
<translation>{quarter}</translation>
</message>
<message>
<source>{quarter}: nothing.</source>
<translation>{quarter}: nichts.</translation>
</message>
<message>
<source>{quarter}: {count} times {kind}.</source>
<translation>{quarter}: {count}-mal {kind}.</translation>
</message>
<message>
<source>{quarter}: {kind}.</source>
<translation>{quarter}: {kind}.</translation>
</message>
<message>
<source>{race}, {place}</source>
<translation>{race}, {place}</translation>
</message>
<message>
<source>{rank} of {suit}</source>
<translation>{suit} {rank}</translation>
</message>
<message>
<source>{rank}: of which suit?</source>
<translation>{rank}: welche Farbe?</translation>
</message>
<message>
<source>{rider} takes {model} into the saddle.</source>
<translation>{rider} nimmt {model:acc} in den Sattel.</translation>
</message>
<message>
<source>{road}: {what}.</source>
<translation>{road}: {what}.</translation>
</message>
<message>
<source>{rolls} and a reckless one</source>
<translation>{rolls} und einen waghalsigen</translation>
</message>
<message>
<source>{roll}</source>
<translation>{roll}</translation>
</message>
<message>
<source>{rounds}. {scores}.</source>
<translation>{rounds}. {scores}.</translation>
</message>
<message>
<source>{round} of {rounds}</source>
<translation>{round} von {rounds}</translation>
</message>
<message>
<source>{row}: copy</source>
<translation>{row}: kopieren</translation>
</message>
<message>
<source>{row}: down</source>
<translation>{row}: nach unten</translation>
</message>
<message>
<source>{row}: Escalation</source>
<translation>{row}: Eskalation</translation>
</message>
<message>
<source>{row}: remove</source>
<translation>{row}: entfernen</translation>
</message>
<message>
<source>{row}: up</source>
<translation>{row}: nach oben</translation>
</message>
<message>
<source>{rule}: {text}</source>
<translation>{rule}: {text}</translation>
</message>
<message>
<source>{scenario}: the attacker</source>
<translation>{scenario}: der Angreifer</translation>
</message>
<message>
<source>{scenario}: the Captain attacks</source>
<translation>{scenario}: Der Hauptmann greift an</translation>
</message>
<message>
<source>{scenario}: the Sergeant attacks</source>
<translation>{scenario}: Der Sergeant greift an</translation>
</message>
<message>
<source>{scenario}: {heroes} in {village}.</source>
<translation>{scenario}: {heroes} in {village}.</translation>
</message>
<message>
<source>{scene}: {things}</source>
<translation>{scene}: {things}</translation>
</message>
<message>
<source>{seal}: this part of the file is damaged; take an earlier copy of it.</source>
<translation>{seal}: Dieser Teil der Datei ist beschädigt; nimm eine frühere Kopie.</translation>
</message>
<message>
<source>{seat} breaks.</source>
<translation>{seat} zerbricht.</translation>
</message>
<message>
<source>{seat} builds a bridge at {tile}.</source>
<translation>{seat} baut eine Brücke bei {tile}.</translation>
</message>
<message>
<source>{seat} builds: {building}, level {level}.</source>
<translation>{seat} baut aus: {building}, Stufe {level}.</translation>
</message>
<message>
<source>{seat} buys for {gold} gold: {card}.</source>
<translation>{seat} kauft für {gold} Gold: {card}.</translation>
</message>
<message>
<source>{seat} buys {food} food for {gold} gold.</source>
<translation>{seat} kauft {food} Nahrung für {gold} Gold.</translation>
</message>
<message>
<source>{seat} chooses a squad</source>
<translation>{seat} wählt eine Abteilung</translation>
</message>
<message>
<source>{seat} claims the treasure at {tile}: {card}.</source>
<translation>{seat} holt den Schatz bei {tile}: {card}.</translation>
</message>
<message>
<source>{seat} decides.</source>
<translation>{seat} entscheidet.</translation>
</message>
<message>
<source>{seat} draws {place}.</source>
<translation>{seat} zeichnet: {place}.</translation>
</message>
<message>
<source>{seat} draws: {card}. {text}</source>
<translation>{seat} zieht: {card}. {text}</translation>
</message>
<message>
<source>{seat} finishes {name}.</source>
<translation>{seat} vollendet: {name}.</translation>
</message>
<message>
<source>{seat} gains {food} food.</source>
<translation>{seat} bekommt {food} Nahrung.</translation>
</message>
<message>
<source>{seat} gains {gold} gold.</source>
<translation>{seat} bekommt {gold} Gold.</translation>
</message>
<message>
<source>{seat} gains: {what}.</source>
<translation>{seat} bekommt: {what}.</translation>
</message>
<message>
<source>{seat} gathers nothing here, with an enemy inside: {stronghold}.</source>
<translation>{seat} erntet hier nichts, denn ein Gegner ist darin: {stronghold}.</translation>
</message>
<message>
<source>{seat} gathers {gold} gold and {food} food.</source>
<translation>{seat} erntet {gold} Gold und {food} Nahrung.</translation>
</message>
<message>
<source>{seat} has the initiative.</source>
<translation>{seat} hat die Initiative.</translation>
</message>
<message>
<source>{seat} is asked.</source>
<translation>{seat} ist dran.</translation>
</message>
<message>
<source>{seat} is dethroned.</source>
<translation>{seat} ist gestürzt.</translation>
</message>
<message>
<source>{seat} lays a game tile at {tile}.</source>
<translation>{seat} legt eine Spielplatte bei {tile}.</translation>
</message>
<message>
<source>{seat} lays a ruin at {tile}.</source>
<translation>{seat} legt eine Ruine bei {tile}.</translation>
</message>
<message>
<source>{seat} loses a level: {building}, now {level}.</source>
<translation>{seat} verliert eine Stufe: {building}, nun {level}.</translation>
</message>
<message>
<source>{seat} loses {food} food.</source>
<translation>{seat} verliert {food} Nahrung.</translation>
</message>
<message>
<source>{seat} loses {gold} gold.</source>
<translation>{seat} verliert {gold} Gold.</translation>
</message>
<message>
<source>{seat} loses: {card}.</source>
<translation>{seat} verliert: {card}.</translation>
</message>
<message>
<source>{seat} loses: {who}.</source>
<translation>{seat} verliert: {who}.</translation>
</message>
<message>
<source>{seat} may choose.</source>
<translation>{seat} darf wählen.</translation>
</message>
<message>
<source>{seat} pays {gold} gold and {food} food.</source>
<translation>{seat} zahlt {gold} Gold und {food} Nahrung.</translation>
</message>
<message>
<source>{seat} plays the {card}: {meaning}.</source>
<translation>{seat} spielt {card}: {meaning}.</translation>
</message>
<message>
<source>{seat} puts on: {card}.</source>
<translation>{seat} legt an: {card}.</translation>
</message>
<message>
<source>{seat} rolls {face} for Leadership, up to {value} is needed.</source>
<translation>{seat} würfelt {face} für die Führung, höchstens {value} ist nötig.</translation>
</message>
<message>
<source>{seat} rolls {face} for the end of the turn: {deck}.</source>
<translation>{seat} würfelt {face} für das Ende des Zuges: {deck}.</translation>
</message>
<message>
<source>{seat} rolls {face} for the slain monster: {gold} gold.</source>
<translation>{seat} würfelt {face} für die Beute: {gold} Gold.</translation>
</message>
<message>
<source>{seat} seizes {stronghold}.</source>
<translation>{seat} nimmt {stronghold:acc} ein.</translation>
</message>
<message>
<source>{seat} sells for {gold} gold: {card}.</source>
<translation>{seat} verkauft für {gold} Gold: {card}.</translation>
</message>
<message>
<source>{seat} sells {food} food for {gold} gold.</source>
<translation>{seat} verkauft {food} Nahrung für {gold} Gold.</translation>
</message>
<message>
<source>{seat} sends a worker: {to}.</source>
<translation>{seat} schickt einen Arbeiter: {to}.</translation>
</message>
<message>
<source>{seat} takes off: {card}.</source>
<translation>{seat} legt ab: {card}.</translation>
</message>
<message>
<source>{seat} takes the lord's equipment: {cards}.</source>
<translation>{seat} nimmt die Ausrüstung des Herrschers: {cards}.</translation>
</message>
<message>
<source>{seat} takes up position.</source>
<translation>{seat} bezieht Stellung.</translation>
</message>
<message>
<source>{seat} to play</source>
<translation>{seat} ist am Zug</translation>
</message>
<message>
<source>{seat} trains for {gold} gold and {food} food: {what}.</source>
<translation>{seat} bildet für {gold} Gold und {food} Nahrung aus: {what}.</translation>
</message>
<message>
<source>{seat} uses: {card}.</source>
<translation>{seat} benutzt: {card}.</translation>
</message>
<message>
<source>{seat} wants another map; it is laid anew.</source>
<translation>{seat} möchte eine andere Landkarte; sie wird neu gelegt.</translation>
</message>
<message>
<source>{seat} wins</source>
<translation>{seat} gewinnt</translation>
</message>
<message>
<source>{seat} wins: {reason}.</source>
<translation>{seat} gewinnt: {reason}.</translation>
</message>
<message>
<source>{seat} withdraws.</source>
<translation>{seat} zieht sich zurück.</translation>
</message>
<message>
<source>{seat} would act now.</source>
<translation>Jetzt wäre dran: {seat}.</translation>
</message>
<message>
<source>{seat}, {race}: the stronghold stands at {tile}.</source>
<translation>{seat}, {race}: Die Festung steht bei {tile}.</translation>
</message>
<message numerus="yes">
<source>{seat}: %n victory point(s)</source>
<translation><numerusform>{seat}: %n Siegpunkt</numerusform><numerusform>{seat}: %n Siegpunkte</numerusform></translation>
</message>
<message>
<source>{seat}: Combat</source>
<translation>{seat}: Kampf</translation>
</message>
<message>
<source>{seat}: End of Turn</source>
<translation>{seat}: Zugende</translation>
</message>
<message>
<source>{seat}: Movement</source>
<translation>{seat}: Bewegung</translation>
</message>
<message>
<source>{seat}: movement points next turn {points}.</source>
<translation>{seat}: Bewegungspunkte im nächsten Zug {points}.</translation>
</message>
<message>
<source>{seat}: Upkeep</source>
<translation>{seat}: Unterhalt</translation>
</message>
<message>
<source>{seat}: {edge}.</source>
<translation>{seat}: {edge}.</translation>
</message>
<message>
<source>{seat}: {text}</source>
<translation>{seat}: {text}</translation>
</message>
<message>
<source>{seen} of {had}</source>
<translation>{seen} von {had}</translation>
</message>
<message>
<source>{settled} of {decisions} decisions looked at, {games} games played on</source>
<translation>{settled} von {decisions} Entscheidungen angesehen, {games} Partien weitergespielt</translation>
</message>
<message>
<source>{several} and {last}</source>
<translation>{several} und {last}</translation>
</message>
<message>
<source>{share} %</source>
<translation>{share} %</translation>
</message>
<message>
<source>{share} % ({low} to {high})</source>
<translation>{share} % ({low} bis {high})</translation>
</message>
<message>
<source>{share} ({low} to {high})</source>
<translation>{share} ({low} bis {high})</translation>
</message>
<message>
<source>{side} ends its turn.</source>
<translation>{side} beendet den Zug.</translation>
</message>
<message>
<source>{side} is near breaking, men left: {left}.</source>
<translation>{side} steht kurz vor dem Brechen, übrig: {left}.</translation>
</message>
<message>
<source>{side} wait and see.</source>
<translation>{side} warten ab.</translation>
</message>
<message>
<source>{side} withdraws.</source>
<translation>{side} zieht sich zurück.</translation>
</message>
<message>
<source>{side}: nobody is in command.</source>
<translation>{side}: niemand führt das Kommando.</translation>
</message>
<message>
<source>{slot}, two-handed</source>
<translation>{slot}, zweihändig</translation>
</message>
<message numerus="yes">
<source>{some} of %n unit(s)</source>
<translation><numerusform>{some} von %n Einheit</numerusform><numerusform>{some} von %n Einheiten</numerusform></translation>
</message>
<message>
<source>{some} of {all}</source>
<translation>{some} von {all}</translation>
</message>
<message>
<source>{some} of {all} may still attack</source>
<translation>{some} von {all} dürfen noch angreifen</translation>
</message>
<message>
<source>{some} of {all} may still move</source>
<translation>{some} von {all} dürfen noch gehen</translation>
</message>
<message>
<source>{some} of {all} slots</source>
<translation>{some} von {all} Kammern</translation>
</message>
<message>
<source>{some}, the rest is in order</source>
<translation>{some}, der Rest ist in Ordnung</translation>
</message>
<message>
<source>{start} to {end}</source>
<translation>{start} bis {end}</translation>
</message>
<message>
<source>{stick}</source>
<translation>{stick}</translation>
</message>
<message>
<source>{stick} ({length})</source>
<translation>{stick} ({length})</translation>
</message>
<message>
<source>{stick} {times}</source>
<translation>{times} {stick}</translation>
</message>
<message>
<source>{strong} takes the place of {weak}.</source>
<translation>{strong} tritt an die Stelle von {weak}.</translation>
</message>
<message>
<source>{subject}</source>
<translation>{subject}</translation>
</message>
<message>
<source>{subject} attacks: one die</source>
<translation>{subject} greift an: ein Würfel</translation>
</message>
<message>
<source>{subject} bashes at the door: one die</source>
<translation>{subject} wirft sich gegen die Tür: ein Würfel</translation>
</message>
<message>
<source>{subject} breaks away. Who strikes first?</source>
<translation>{subject} löst sich. Wer schlägt zuerst zu?</translation>
</message>
<message>
<source>{subject} defends: one die</source>
<translation>{subject} wehrt sich: ein Würfel</translation>
</message>
<message>
<source>{subject} falls: one die</source>
<translation>{subject} stürzt: ein Würfel</translation>
</message>
<message>
<source>{subject} falls: the die of the fall</source>
<translation>{subject} stürzt: der Würfel des Sturzes</translation>
</message>
<message>
<source>{subject} follows no plan: one die</source>
<translation>{subject} tut, was er will: ein Würfel</translation>
</message>
<message>
<source>{subject} holds a torch to the house: one die</source>
<translation>{subject} hält eine Fackel ans Haus: ein Würfel</translation>
</message>
<message>
<source>{subject} is beaten: fall or recoil?</source>
<translation>{subject} ist geschlagen: zu Boden oder zurück?</translation>
</message>
<message>
<source>{subject} is charged: fire first?</source>
<translation>{subject} wird angeritten: Feuert er?</translation>
</message>
<message>
<source>{subject} is in deep water: one die</source>
<translation>{subject} ist in tiefem Wasser: ein Würfel</translation>
</message>
<message>
<source>{subject} meets a wall</source>
<translation>{subject} trifft auf eine Mauer</translation>
</message>
<message>
<source>{subject} meets the river</source>
<translation>{subject} trifft auf den Fluss</translation>
</message>
<message>
<source>{subject} raises the shield</source>
<translation>{subject} hebt den Schild</translation>
</message>
<message>
<source>{subject} walks up and down: one die</source>
<translation>{subject} geht auf und ab: ein Würfel</translation>
</message>
<message>
<source>{subject}, at least one Short from all others.</source>
<translation>{subject}, mindestens einmal Kurz von allen anderen entfernt.</translation>
</message>
<message>
<source>{subject}. With full force, please.</source>
<translation>{subject}. Mit voller Wucht, bitte.</translation>
</message>
<message>
<source>{subject}: a shot at whom?</source>
<translation>{subject}: ein Schuss auf wen?</translation>
</message>
<message>
<source>{subject}: against whom?</source>
<translation>{subject}: gegen wen?</translation>
</message>
<message>
<source>{subject}: dice again</source>
<translation>{subject}: noch einmal würfeln</translation>
</message>
<message>
<source>{subject}: does it heal?</source>
<translation>{subject}: Heilt es?</translation>
</message>
<message>
<source>{subject}: does the horse go on? One die</source>
<translation>{subject}: Geht das Pferd weiter? Ein Würfel</translation>
</message>
<message>
<source>{subject}: drawn when?</source>
<translation>{subject}: wann gezeichnet?</translation>
</message>
<message>
<source>{subject}: for what?</source>
<translation>{subject}: wofür?</translation>
</message>
<message>
<source>{subject}: how many attacks on whom?</source>
<translation>{subject}: Wie viele Angriffe auf wen?</translation>
</message>
<message>
<source>{subject}: how many dice?</source>
<translation>{subject}: wie viele Würfel?</translation>
</message>
<message>
<source>{subject}: into the last quarter, or into the first.</source>
<translation>{subject}: ins letzte Viertel oder ins erste.</translation>
</message>
<message>
<source>{subject}: is it mended?</source>
<translation>{subject}: Gelingt es?</translation>
</message>
<message>
<source>{subject}: roll a Morale die again?</source>
<translation>{subject}: einen Moralwürfel neu werfen?</translation>
</message>
<message>
<source>{subject}: roll for actions</source>
<translation>{subject}: Wurf um Aktionen</translation>
</message>
<message>
<source>{subject}: roll for Morale</source>
<translation>{subject}: Moralwurf</translation>
</message>
<message>
<source>{subject}: roll for the group</source>
<translation>{subject}: Wurf für den Trupp</translation>
</message>
<message>
<source>{subject}: the blow</source>
<translation>{subject}: der Schlag</translation>
</message>
<message>
<source>{subject}: the defence</source>
<translation>{subject}: die Abwehr</translation>
</message>
<message>
<source>{subject}: the shot</source>
<translation>{subject}: der Schuss</translation>
</message>
<message>
<source>{subject}: to dare it? One die</source>
<translation>{subject}: Wagt er es? Ein Würfel</translation>
</message>
<message>
<source>{subject}: to fire in time? One die</source>
<translation>{subject}: Feuert er rechtzeitig? Ein Würfel</translation>
</message>
<message>
<source>{subject}: to go at them? One die</source>
<translation>{subject}: Greift er an? Ein Würfel</translation>
</message>
<message>
<source>{subject}: to hit</source>
<translation>{subject}: Treffer</translation>
</message>
<message>
<source>{subject}: to wound</source>
<translation>{subject}: Wunden</translation>
</message>
<message>
<source>{subject}: under fire</source>
<translation>{subject}: unter Beschuss</translation>
</message>
<message>
<source>{subject}: what does it say?</source>
<translation>{subject}: Was sagt sie?</translation>
</message>
<message>
<source>{subject}: what now?</source>
<translation>{subject}: Was nun?</translation>
</message>
<message>
<source>{subject}: where to?</source>
<translation>{subject}: Wohin?</translation>
</message>
<message>
<source>{subject}: which way in?</source>
<translation>{subject}: welcher Zugang?</translation>
</message>
<message>
<source>{subject}: who is brought to safety?</source>
<translation>{subject}: Wer wird in Sicherheit gebracht?</translation>
</message>
<message>
<source>{subject}: with the one before?</source>
<translation>{subject}: mit der vorigen?</translation>
</message>
<message>
<source>{suit}: {mood}</source>
<translation>{suit}: {mood}</translation>
</message>
<message>
<source>{supplies} Supplies</source>
<translation>{supplies} Vorräte</translation>
</message>
<message numerus="yes">
<source>{taken} of %n wound(s)</source>
<translation><numerusform>{taken} von %n Wunde</numerusform><numerusform>{taken} von %n Wunden</numerusform></translation>
</message>
<message>
<source>{taken} of {count} were taken: there can be at most {most}.</source>
<translation>{taken} von {count} wurden aufgenommen: Es können höchstens {most} sein.</translation>
</message>
<message>
<source>{target} is too far for one move.</source>
<translation>{target} ist für eine Bewegung zu weit weg.</translation>
</message>
<message>
<source>{text}</source>
<translation>{text}</translation>
</message>
<message>
<source>{things}</source>
<translation>{things}</translation>
</message>
<message>
<source>{thing}</source>
<translation>{thing}</translation>
</message>
<message>
<source>{thing} is not there</source>
<translation>{thing} ist nicht da</translation>
</message>
<message>
<source>{thing} {number}</source>
<translation>{thing} {number}</translation>
</message>
<message>
<source>{thing}: {direction}</source>
<translation>{thing}: {direction}</translation>
</message>
<message>
<source>{threat}: against {place}.</source>
<translation>{threat}: gegen {place}.</translation>
</message>
<message>
<source>{throws}. {who} is right for now.</source>
<translation>{throws}. Vorerst hat {who} recht.</translation>
</message>
<message>
<source>{tile}: {what}</source>
<translation>{tile}: {what}</translation>
</message>
<message>
<source>{title}, 1 wave</source>
<translation>{title}, 1 Welle</translation>
</message>
<message>
<source>{title}, dice {faces}, {second}</source>
<translation>{title}, Würfel {faces}, {second}</translation>
</message>
<message>
<source>{title}, {count} kB</source>
<translation>{title}, {count} kB</translation>
</message>
<message>
<source>{title}, {side} side</source>
<translation>{title}, Seite: {side}</translation>
</message>
<message>
<source>{title}, {waves} waves</source>
<translation>{title}, {waves} Wellen</translation>
</message>
<message>
<source>{title}: {second}</source>
<translation>{title}: {second}</translation>
</message>
<message>
<source>{told} {help}</source>
<translation>{told} {help}</translation>
</message>
<message>
<source>{tool} ({key})</source>
<translation>{tool} ({key})</translation>
</message>
<message>
<source>{total} of {budget}</source>
<translation>{total} von {budget}</translation>
</message>
<message>
<source>{trait_id} stands here twice; remove one.</source>
<translation>{trait_id} steht hier zweimal; nimm eines heraus.</translation>
</message>
<message>
<source>{trait} ({against})</source>
<translation>{trait} ({against})</translation>
</message>
<message>
<source>{trait} {number}</source>
<translation>{trait} {number}</translation>
</message>
<message>
<source>{turn}:</source>
<translation>{turn}:</translation>
</message>
<message>
<source>{unit} at {start}: {way}, to {end}, next to: {near}.</source>
<translation>{unit} auf {start}: {way}, bis {end}, neben: {near}.</translation>
</message>
<message>
<source>{unit} at {start}: {way}, to {end}.</source>
<translation>{unit} auf {start}: {way}, bis {end}.</translation>
</message>
<message>
<source>{unit} goes for {goal}: nothing else is nearer.</source>
<translation>{unit} geht los auf: {goal}. Nichts anderes ist näher.</translation>
</message>
<message>
<source>{unit} makes for {goal}, the nearest one. Steps away: {steps}.</source>
<translation>{unit} hat das nächste Ziel vor sich: {goal}. Schritte dorthin: {steps}.</translation>
</message>
<message>
<source>{unit} makes for {goal}. Steps away: {steps}.</source>
<translation>{unit} hat ein Ziel vor sich: {goal}. Schritte dorthin: {steps}.</translation>
</message>
<message>
<source>{unit} raises the shield, {face}: in vain.</source>
<translation>{unit} hebt den Schild, {face}: vergebens.</translation>
</message>
<message>
<source>{unit} raises the shield, {face}: no wound.</source>
<translation>{unit} hebt den Schild, {face}: keine Wunde.</translation>
</message>
<message>
<source>{unit} speaks to the people, and they listen.</source>
<translation>{unit} spricht zu den Leuten, und sie hören zu.</translation>
</message>
<message>
<source>{unit} speaks to the people, in vain.</source>
<translation>{unit} spricht zu den Leuten, vergebens.</translation>
</message>
<message>
<source>{unit}: from {origin} to {place}.</source>
<translation>{unit}: von {origin} nach {place}.</translation>
</message>
<message>
<source>{unit}: from {start} to {end}.</source>
<translation>{unit}: von {start} nach {end}.</translation>
</message>
<message>
<source>{unit}: in flight from {origin} to {place}.</source>
<translation>{unit}: auf der Flucht von {origin} nach {place}.</translation>
</message>
<message>
<source>{unit}: looking after the wounded.</source>
<translation>{unit}: bei den Verwundeten.</translation>
</message>
<message>
<source>{unit}: lost hit points {points}, left {left}.</source>
<translation>{unit}: Lebenspunkte verloren {points}, übrig {left}.</translation>
</message>
<message>
<source>{unit}: out of the way, from {origin} to {place}.</source>
<translation>{unit}: macht Platz, von {origin} nach {place}.</translation>
</message>
<message>
<source>{unit}: wounds healed {wounds}.</source>
<translation>{unit}: geheilte Wunden {wounds}.</translation>
</message>
<message>
<source>{unit}: wounds left {wounds}.</source>
<translation>{unit}: noch Wunden {wounds}.</translation>
</message>
<message>
<source>{unit}: {thing}, in vain.</source>
<translation>{unit}: {thing}, vergebens.</translation>
</message>
<message>
<source>{unit}: {thing}, it worked.</source>
<translation>{unit}: {thing}, es ist gelungen.</translation>
</message>
<message>
<source>{value!r} does not fit; choose one of: {choices}.</source>
<translation>{value!r} passt nicht; wähle eines von: {choices}.</translation>
</message>
<message>
<source>{value!r} does not fit; give a whole number from {limit_least} to {limit_most}.</source>
<translation>{value!r} passt nicht; gib eine ganze Zahl von {limit_least} bis {limit_most} an.</translation>
</message>
<message>
<source>{value!r} does not fit; write true or false.</source>
<translation>{value!r} passt nicht; schreib true oder false.</translation>
</message>
<message>
<source>{value!r} is not known; choose one of: {choices}.</source>
<translation>{value!r} ist nicht bekannt; wähle eines von: {choices}.</translation>
</message>
<message>
<source>{value} is no corner.</source>
<translation>{value} ist keine Ecke.</translation>
</message>
<message>
<source>{value} is no id.</source>
<translation>{value} ist keine id.</translation>
</message>
<message>
<source>{value} is no tag.</source>
<translation>{value} ist kein Merkmal.</translation>
</message>
<message>
<source>{value} is no trait.</source>
<translation>{value} ist keine Eigenschaft.</translation>
</message>
<message>
<source>{value}, a hit</source>
<translation>{value}, ein Treffer</translation>
</message>
<message>
<source>{value}, a miss</source>
<translation>{value}, daneben</translation>
</message>
<message>
<source>{value}; in the book: {book}</source>
<translation>{value}; im Buch: {book}</translation>
</message>
<message>
<source>{village} has no building called {id}.</source>
<translation>{village} hat kein Gebäude namens {id}.</translation>
</message>
<message>
<source>{village} stands on a table of its own, so the one that is chosen here is not used.</source>
<translation>{village} steht auf einem eigenen Tisch, der hier gewählte wird nicht benutzt.</translation>
</message>
<message>
<source>{village} stands on its own ground.</source>
<translation>{village} steht auf eigenem Gelände.</translation>
</message>
<message>
<source>{village} with {name}</source>
<translation>{village} mit {name}</translation>
</message>
<message>
<source>{wanted} make a good list.</source>
<translation>{wanted} ergeben eine gute Liste.</translation>
</message>
<message>
<source>{wave} of {waves}</source>
<translation>{wave} von {waves}</translation>
</message>
<message>
<source>{wave} of {waves}, {phase}</source>
<translation>{wave} von {waves}, {phase}</translation>
</message>
<message>
<source>{wave}: {what}</source>
<translation>{wave}: {what}</translation>
</message>
<message>
<source>{way} along the water</source>
<translation>{way} am Wasser entlang</translation>
</message>
<message>
<source>{way} over the bridge</source>
<translation>{way} über die Brücke</translation>
</message>
<message>
<source>{way} through the forest</source>
<translation>{way} durch den Wald</translation>
</message>
<message>
<source>{way} through the mountains</source>
<translation>{way} durch die Berge</translation>
</message>
<message>
<source>{way}: {why}</source>
<translation>{way}: {why}</translation>
</message>
<message>
<source>{what} ({keys})</source>
<translation>{what} ({keys})</translation>
</message>
<message>
<source>{what} ({key})</source>
<translation>{what} ({key})</translation>
</message>
<message>
<source>{what} at {edge}</source>
<translation>{what} an {edge:dat}</translation>
</message>
<message>
<source>{what} for each worker: {first}, {second}, {third}</source>
<translation>{what} je Arbeiter: {first}, {second}, {third}</translation>
</message>
<message>
<source>{what} That was in {when}.</source>
<translation>{what} Das war in {when}.</translation>
</message>
<message>
<source>{what} That was the end, {when}.</source>
<translation>{what} Das war das Ende, {when}.</translation>
</message>
<message numerus="yes">
<source>{what} When it was over, %n (man was|men were) gone at one blow, {when}.</source>
<translation><numerusform>{what} Danach fehlte auf einen Schlag %n Mann, {when}.</numerusform><numerusform>{what} Danach fehlten auf einen Schlag %n Männer, {when}.</numerusform></translation>
</message>
<message>
<source>{what} You can go on working meanwhile.</source>
<translation>{what} Du kannst inzwischen weiterarbeiten.</translation>
</message>
<message>
<source>{what} {chance} of 36 throws would have done it, {when}.</source>
<translation>{what} Das gelingt mit {chance} von 36 Würfen, {when}.</translation>
</message>
<message>
<source>{what} {count}</source>
<translation>{what} {count}</translation>
</message>
<message>
<source>{what}, {place}</source>
<translation>{what}, {place}</translation>
</message>
<message>
<source>{what}: {cost}</source>
<translation>{what}: {cost}</translation>
</message>
<message>
<source>{what}: {points}</source>
<translation>{what}: {points}</translation>
</message>
<message>
<source>{what}: {whom}</source>
<translation>{what}: {whom}</translation>
</message>
<message>
<source>{where}: {across} across, {down} down</source>
<translation>{where}: {across} von links, {down} von oben</translation>
</message>
<message>
<source>{where}: {name}</source>
<translation>{where}: {name}</translation>
</message>
<message>
<source>{whom}: {odds}</source>
<translation>{whom}: {odds}</translation>
</message>
<message>
<source>{who} acts</source>
<translation>{who} handelt</translation>
</message>
<message>
<source>{who} against {whom}</source>
<translation>{who} gegen {whom}</translation>
</message>
<message>
<source>{who} aims at {target}</source>
<translation>{who} zielt auf {target:acc}</translation>
</message>
<message>
<source>{who} aims at {thing}</source>
<translation>{who} zielt auf {thing:acc}</translation>
</message>
<message>
<source>{who} and all who can shoot at {target}</source>
<translation>{who} und alle, die auf {target:acc} schießen können</translation>
</message>
<message>
<source>{who} at {tile}</source>
<translation>{who} auf {tile}</translation>
</message>
<message>
<source>{who} attacks {target}</source>
<translation>{who} greift {target:acc} an</translation>
</message>
<message>
<source>{who} attacks {thing}</source>
<translation>{who} greift {thing:acc} an</translation>
</message>
<message>
<source>{who} cannot get there in one move.</source>
<translation>{who} kommt mit einer Bewegung nicht dorthin.</translation>
</message>
<message>
<source>{who} draws</source>
<translation>{who} zeichnet</translation>
</message>
<message>
<source>{who} draws {subject}</source>
<translation>{who} zeichnet: {subject}</translation>
</message>
<message>
<source>{who} draws {subject}: beside what?</source>
<translation>{who} zeichnet: {subject}. Woran liegt es?</translation>
</message>
<message>
<source>{who} gets down</source>
<translation>{who} steigt ab</translation>
</message>
<message>
<source>{who} gets up</source>
<translation>{who} steht auf</translation>
</message>
<message>
<source>{who} goes to {target} and attacks</source>
<translation>{who} geht auf {target:acc} zu und greift an</translation>
</message>
<message>
<source>{who} has attacked in this turn already.</source>
<translation>{who} hat in diesem Zug schon angegriffen.</translation>
</message>
<message>
<source>{who} has one action left: too few to move and attack.</source>
<translation>{who} hat noch eine Aktion: zu wenig für Bewegung und Angriff.</translation>
</message>
<message>
<source>{who} has the last lord alive, {rounds}.</source>
<translation>{who} hat den letzten Herrscher, {rounds}.</translation>
</message>
<message>
<source>{who} heals {thing}</source>
<translation>{who} heilt {thing:acc}</translation>
</message>
<message>
<source>{who} helps {thing} up</source>
<translation>{who} hilft {thing:dat} auf</translation>
</message>
<message>
<source>{who} is done</source>
<translation>{who} ist fertig</translation>
</message>
<message>
<source>{who} is First Player.</source>
<translation>{who} ist Startspieler.</translation>
</message>
<message>
<source>{who} may strike back if it lives.</source>
<translation>{who} darf zurückschlagen, wenn noch am Leben.</translation>
</message>
<message>
<source>{who} may strike: {chance} for a wound</source>
<translation>{who} kann zuschlagen: {chance} Wunde</translation>
</message>
<message>
<source>{who} may strike: {chance} to fall</source>
<translation>{who} kann zuschlagen: {chance} fällt</translation>
</message>
<message>
<source>{who} moves</source>
<translation>{who} bewegt sich</translation>
</message>
<message>
<source>{who} rides ahead</source>
<translation>{who} reitet voraus</translation>
</message>
<message>
<source>{who} rolls again</source>
<translation>{who} würfelt noch einmal</translation>
</message>
<message>
<source>{who} rolls for the choice</source>
<translation>{who} würfelt um die Wahl</translation>
</message>
<message>
<source>{who} rolls for the first turn</source>
<translation>{who} würfelt um den ersten Zug</translation>
</message>
<message>
<source>{who} rolls one die</source>
<translation>{who} wirft einen Würfel</translation>
</message>
<message>
<source>{who} rolls three dice</source>
<translation>{who} wirft drei Würfel</translation>
</message>
<message>
<source>{who} rolls two dice</source>
<translation>{who} wirft zwei Würfel</translation>
</message>
<message>
<source>{who} rolls {dice}</source>
<translation>{who} würfelt: {dice}</translation>
</message>
<message>
<source>{who} rolls {faces}</source>
<translation>{who} würfelt {faces}</translation>
</message>
<message>
<source>{who} shoots at {target}</source>
<translation>{who} schießt auf {target:acc}</translation>
</message>
<message>
<source>{who} shoots at {thing}</source>
<translation>{who} schießt auf {thing:acc}</translation>
</message>
<message>
<source>{who} shoots with Overwatch</source>
<translation>{who} schießt mit Überblick</translation>
</message>
<message>
<source>{who} shoots without Overwatch</source>
<translation>{who} schießt ohne Überblick</translation>
</message>
<message>
<source>{who} steps aside</source>
<translation>{who} tritt zur Seite</translation>
</message>
<message>
<source>{who} strikes back if it lives.</source>
<translation>{who} schlägt zurück, wenn noch am Leben.</translation>
</message>
<message>
<source>{who} takes position</source>
<translation>{who} geht in Stellung</translation>
</message>
<message>
<source>{who} takes {thing} into the saddle</source>
<translation>{who} nimmt {thing:acc} in den Sattel</translation>
</message>
<message>
<source>{who} {number}</source>
<translation>{who} {number}</translation>
</message>
<message>
<source>{who}, power attack on {target}</source>
<translation>{who}, Wuchtschlag gegen {target:acc}</translation>
</message>
<message>
<source>{who}, power attack on {thing}</source>
<translation>{who}, Wuchtschlag gegen {thing:acc}</translation>
</message>
<message>
<source>{who}, {place}</source>
<translation>{who}, {place}</translation>
</message>
<message>
<source>{who}, {race}</source>
<translation>{who}, {race}</translation>
</message>
<message>
<source>{who}, {units}</source>
<translation>{who}, {units}</translation>
</message>
<message numerus="yes">
<source>{who}: %n slain.</source>
<translation><numerusform>{who}: %n erschlagen.</numerusform><numerusform>{who}: %n erschlagen.</numerusform></translation>
</message>
<message>
<source>{who}: 4 or more wins</source>
<translation>{who}: 4 oder mehr gewinnt</translation>
</message>
<message>
<source>{who}: a hill or rough ground?</source>
<translation>{who}: Hügel oder unebener Boden?</translation>
</message>
<message>
<source>{who}: a ruin, or gold?</source>
<translation>{who}: Eine Ruine oder Gold?</translation>
</message>
<message>
<source>{who}: a scene?</source>
<translation>{who}: eine Szene?</translation>
</message>
<message>
<source>{who}: and on?</source>
<translation>{who}: und weiter?</translation>
</message>
<message>
<source>{who}: attack or defend?</source>
<translation>{who}: angreifen oder verteidigen?</translation>
</message>
<message>
<source>{who}: attack or defend? One die</source>
<translation>{who}: Angriff oder Verteidigung? Ein Würfel</translation>
</message>
<message>
<source>{who}: buy one?</source>
<translation>{who}: Eine davon kaufen?</translation>
</message>
<message>
<source>{who}: does one of the great go somewhere?</source>
<translation>{who}: Geht jemand von den Großen?</translation>
</message>
<message>
<source>{who}: draw the land round the city</source>
<translation>{who}: Zeichne das Land um die Stadt</translation>
</message>
<message>
<source>{who}: finish one more?</source>
<translation>{who}: noch etwas vollenden?</translation>
</message>
<message>
<source>{who}: from which side do you come?</source>
<translation>{who}: Von welcher Seite kommst du?</translation>
</message>
<message>
<source>{who}: gold or food?</source>
<translation>{who}: Gold oder Nahrung?</translation>
</message>
<message>
<source>{who}: heal and trade</source>
<translation>{who}: heilen und handeln</translation>
</message>
<message>
<source>{who}: how did it go on?</source>
<translation>{who}: Wie ging es weiter?</translation>
</message>
<message>
<source>{who}: how do they attack?</source>
<translation>{who}: Wie greifen sie an?</translation>
</message>
<message>
<source>{who}: how does the town lie?</source>
<translation>{who}: Wie liegt die Stadt?</translation>
</message>
<message>
<source>{who}: how does {subject} look now?</source>
<translation>{who}: Wie sieht {subject} jetzt aus?</translation>
</message>
<message>
<source>{who}: how is it defended?</source>
<translation>{who}: Wie wird verteidigt?</translation>
</message>
<message>
<source>{who}: how large is it?</source>
<translation>{who}: Wie groß ist es?</translation>
</message>
<message>
<source>{who}: how much is staked?</source>
<translation>{who}: Wie viel setzt du?</translation>
</message>
<message>
<source>{who}: how much?</source>
<translation>{who}: Wie viel?</translation>
</message>
<message>
<source>{who}: is the city whole?</source>
<translation>{who}: Ist die Stadt fertig?</translation>
</message>
<message>
<source>{who}: is the map as you like it?</source>
<translation>{who}: Gefällt dir die Landkarte?</translation>
</message>
<message>
<source>{who}: last words of {name}</source>
<translation>{who}: Letzte Worte, {name}</translation>
</message>
<message>
<source>{who}: Leadership</source>
<translation>{who}: Führung</translation>
</message>
<message>
<source>{who}: mine or farm?</source>
<translation>{who}: Mine oder Hof?</translation>
</message>
<message>
<source>{who}: pay everybody?</source>
<translation>{who}: Alle bezahlen?</translation>
</message>
<message>
<source>{who}: pay the toll?</source>
<translation>{who}: Den Zoll zahlen?</translation>
</message>
<message>
<source>{who}: roll a die again?</source>
<translation>{who}: Einen Würfel neu werfen?</translation>
</message>
<message>
<source>{who}: roll again for the group?</source>
<translation>{who}: für den Trupp neu würfeln?</translation>
</message>
<message>
<source>{who}: take what the lord had?</source>
<translation>{who}: Nimmst du, was der Herrscher hatte?</translation>
</message>
<message>
<source>{who}: tell of it</source>
<translation>{who}: erzähle davon</translation>
</message>
<message>
<source>{who}: the end of the turn</source>
<translation>{who}: das Ende des Zuges</translation>
</message>
<message>
<source>{who}: train, build, send workers</source>
<translation>{who}: ausbilden, ausbauen, Arbeiter schicken</translation>
</message>
<message>
<source>{who}: what comes?</source>
<translation>{who}: Was kommt?</translation>
</message>
<message>
<source>{who}: what did the monster have?</source>
<translation>{who}: Was hatte das Monster bei sich?</translation>
</message>
<message>
<source>{who}: what do you do?</source>
<translation>{who}: Was tust du?</translation>
</message>
<message>
<source>{who}: what does the lord wear?</source>
<translation>{who}: Was trägt der Herrscher?</translation>
</message>
<message>
<source>{who}: what is it called?</source>
<translation>{who}: Wie heißt es?</translation>
</message>
<message>
<source>{who}: what is repaired?</source>
<translation>{who}: Was wird instand gesetzt?</translation>
</message>
<message>
<source>{who}: what lies round the city?</source>
<translation>{who}: Was liegt um die Stadt?</translation>
</message>
<message>
<source>{who}: when is the terrain set down?</source>
<translation>{who}: Wann wird das Gelände gelegt?</translation>
</message>
<message>
<source>{who}: where does it appear?</source>
<translation>{who}: Wo erscheint es?</translation>
</message>
<message>
<source>{who}: where does it lie?</source>
<translation>{who}: Wo liegt es?</translation>
</message>
<message>
<source>{who}: where does it stand?</source>
<translation>{who}: Wo steht es?</translation>
</message>
<message>
<source>{who}: where does the last feature go?</source>
<translation>{who}: Wohin kommt das letzte Stück?</translation>
</message>
<message>
<source>{who}: where does the lord go?</source>
<translation>{who}: Wohin geht der Herrscher?</translation>
</message>
<message>
<source>{who}: where does {subject} go?</source>
<translation>{who}: Wohin geht {subject}?</translation>
</message>
<message>
<source>{who}: where is a ruin?</source>
<translation>{who}: Wo ist eine Ruine?</translation>
</message>
<message>
<source>{who}: where is room made first?</source>
<translation>{who}: Wo wird zuerst Platz gemacht?</translation>
</message>
<message>
<source>{who}: where is the bridge?</source>
<translation>{who}: Wo ist die Brücke?</translation>
</message>
<message>
<source>{who}: where is the town?</source>
<translation>{who}: Wo ist die Stadt?</translation>
</message>
<message>
<source>{who}: where is your stronghold?</source>
<translation>{who}: Wo ist deine Festung?</translation>
</message>
<message>
<source>{who}: where shall {subject} flee?</source>
<translation>{who}: Wohin soll {subject} fliehen?</translation>
</message>
<message>
<source>{who}: where shall {subject} stand?</source>
<translation>{who}: Wo soll {subject} stehen?</translation>
</message>
<message>
<source>{who}: where shall {subject} strike?</source>
<translation>{who}: Wo soll {subject} zuschlagen?</translation>
</message>
<message>
<source>{who}: where, when, what?</source>
<translation>{who}: Wo, wann, was?</translation>
</message>
<message>
<source>{who}: which battle now?</source>
<translation>{who}: Welche Schlacht jetzt?</translation>
</message>
<message>
<source>{who}: which bridge?</source>
<translation>{who}: Welche Brücke?</translation>
</message>
<message>
<source>{who}: which building?</source>
<translation>{who}: Welches Gebäude?</translation>
</message>
<message>
<source>{who}: which card comes first?</source>
<translation>{who}: Welche Karte kommt zuerst?</translation>
</message>
<message>
<source>{who}: which deck?</source>
<translation>{who}: Welcher Stapel?</translation>
</message>
<message>
<source>{who}: which doors are barred?</source>
<translation>{who}: Welche Türen sind verriegelt?</translation>
</message>
<message>
<source>{who}: which game tile?</source>
<translation>{who}: Welche Spielplatte?</translation>
</message>
<message>
<source>{who}: which one comes?</source>
<translation>{who}: Welches kommt?</translation>
</message>
<message>
<source>{who}: which people?</source>
<translation>{who}: Welches Volk?</translation>
</message>
<message>
<source>{who}: which Scout goes ahead?</source>
<translation>{who}: Welcher Kundschafter geht voraus?</translation>
</message>
<message>
<source>{who}: which tile of your stronghold?</source>
<translation>{who}: welches Feld deiner Festung?</translation>
</message>
<message>
<source>{who}: which way do they go?</source>
<translation>{who}: Wohin gehen sie?</translation>
</message>
<message>
<source>{who}: which way, {subject}?</source>
<translation>{who}: Welchen Weg, {subject}?</translation>
</message>
<message>
<source>{who}: who acts?</source>
<translation>{who}: Wer handelt?</translation>
</message>
<message>
<source>{who}: who attacks?</source>
<translation>{who}: Wer greift an?</translation>
</message>
<message>
<source>{who}: who bears the wound?</source>
<translation>{who}: Wer trägt die Wunde?</translation>
</message>
<message>
<source>{who}: who begins? One die</source>
<translation>{who}: Wer beginnt? Ein Würfel</translation>
</message>
<message>
<source>{who}: who carries the ladders?</source>
<translation>{who}: Wer trägt die Leitern?</translation>
</message>
<message>
<source>{who}: who comes to help?</source>
<translation>{who}: Wer kommt zu Hilfe?</translation>
</message>
<message>
<source>{who}: who destroys whom?</source>
<translation>{who}: Wer vernichtet wen?</translation>
</message>
<message>
<source>{who}: who explores first?</source>
<translation>{who}: Wer erkundet zuerst?</translation>
</message>
<message>
<source>{who}: who falls?</source>
<translation>{who}: Wer fällt?</translation>
</message>
<message>
<source>{who}: who gets away next?</source>
<translation>{who}: Wer entkommt als Nächstes?</translation>
</message>
<message>
<source>{who}: who goes unpaid?</source>
<translation>{who}: Wer geht leer aus?</translation>
</message>
<message>
<source>{who}: who guards the breach?</source>
<translation>{who}: Wer bewacht die Bresche?</translation>
</message>
<message>
<source>{who}: who has fired the last cartridge?</source>
<translation>{who}: Wer hat die letzte Patrone verschossen?</translation>
</message>
<message>
<source>{who}: who is healed?</source>
<translation>{who}: Wer wird geheilt?</translation>
</message>
<message>
<source>{who}: who is hit first?</source>
<translation>{who}: Wen trifft es zuerst?</translation>
</message>
<message>
<source>{who}: who is in it, and who plays whom?</source>
<translation>{who}: Wer kommt vor, und wer spielt wen?</translation>
</message>
<message>
<source>{who}: who is lost?</source>
<translation>{who}: Wer geht verloren?</translation>
</message>
<message>
<source>{who}: who joins which battle?</source>
<translation>{who}: Wer kommt in welche Schlacht?</translation>
</message>
<message>
<source>{who}: who leaves?</source>
<translation>{who}: Wer geht?</translation>
</message>
<message>
<source>{who}: who makes room?</source>
<translation>{who}: Wer macht Platz?</translation>
</message>
<message>
<source>{who}: who marches with you?</source>
<translation>{who}: Wer marschiert mit dir?</translation>
</message>
<message>
<source>{who}: who moves?</source>
<translation>{who}: Wer zieht?</translation>
</message>
<message>
<source>{who}: who stands guard?</source>
<translation>{who}: Wer steht Wache?</translation>
</message>
<message>
<source>{who}: who stands in front?</source>
<translation>{who}: Wer steht vorn?</translation>
</message>
<message>
<source>{who}: who strikes back?</source>
<translation>{who}: Wer schlägt zurück?</translation>
</message>
<message>
<source>{who}: who suffers?</source>
<translation>{who}: Wen trifft es?</translation>
</message>
<message>
<source>{who}: who takes command?</source>
<translation>{who}: Wer übernimmt den Befehl?</translation>
</message>
<message>
<source>{who}: who volunteers for the breach?</source>
<translation>{who}: Wer meldet sich für die Bresche?</translation>
</message>
<message>
<source>{who}: whom does the cleric heal?</source>
<translation>{who}: Wen heilt der Heiler der Stadt?</translation>
</message>
<message>
<source>{who}: whose bullet was it? Whoever has a kill is Green no more.</source>
<translation>{who}: Wessen Kugel war es? Wer getötet hat, ist nicht mehr unerfahren.</translation>
</message>
<message>
<source>{who}: whose skill is wanted?</source>
<translation>{who}: Wessen Können ist gefragt?</translation>
</message>
<message>
<source>{who}: {chosen}</source>
<translation>{who}: {chosen}</translation>
</message>
<message>
<source>{who}: {die}</source>
<translation>{who}: {die}</translation>
</message>
<message>
<source>{who}: {word}</source>
<translation>{who}: {word}</translation>
</message>
<message>
<source>{who}; {field}: {lengths}</source>
<translation>{who}; {field}: {lengths}</translation>
</message>
<message>
<source>{wide} by {high}</source>
<translation>{wide} mal {high}</translation>
</message>
<message>
<source>{wide} from west to east, {deep} from north to south</source>
<translation>{wide} von West nach Ost, {deep} von Nord nach Süd</translation>
</message>
<message>
<source>{width} wide, {depth} deep</source>
<translation>{width} breit, {depth} tief</translation>
</message>
<message>
<source>{won} of {games} won</source>
<translation>{won} von {games} gewonnen</translation>
</message>
<message>
<source>{words} for {name}</source>
<translation>{words} für {name}</translation>
</message>
<message>
<source>{words}, burning</source>
<translation>{words}, brennt</translation>
</message>
<message>
<source>{words}, in the saddle of a friend</source>
<translation>{words}, im Sattel eines anderen</translation>
</message>
<message>
<source>{words}, knocked down</source>
<translation>{words}, niedergeworfen</translation>
</message>
<message>
<source>{words}, the power ends for good</source>
<translation>{words}, die Kraft endet für immer</translation>
</message>
<message>
<source>{words}, the turn ends</source>
<translation>{words}, der Zug endet</translation>
</message>
<message>
<source>{words}, {place}</source>
<translation>{words}, {place}</translation>
</message>
<message>
<source>{words}. {meaning}</source>
<translation>{words}. {meaning}</translation>
</message>
<message>
<source>{words}: {need} or more is a success.</source>
<translation>{words}: {need} oder mehr ist ein Erfolg.</translation>
</message>
<message>
<source>{words}; the higher, the better.</source>
<translation>{words}; je höher, desto besser.</translation>
</message>
<message>
<source>{word} stands there twice.</source>
<translation>„{word}“ steht dort zweimal.</translation>
</message>
<message>
<source>{wounds} of 1 wound</source>
<translation>{wounds} von 1 Wunde</translation>
</message>
<message>
<source>{wounds} of {most} wounds</source>
<translation>{wounds} von {most} Wunden</translation>
</message>
<message>
<source>{wounds} wounds</source>
<translation>{wounds} Wunden</translation>
</message>
<message>
<source>{wounds} wounds of {model} are healed. Quality is {quality}+ again.</source>
<translation>{wounds} Wunden von {model:dat} sind geheilt. Qualität wieder {quality}+.</translation>
</message>
<message>
<source>{x} by {y}</source>
<translation>{x} mal {y}</translation>
</message>
<message>
<source>{x} from the west edge, {y} from the north edge</source>
<translation>{x} von der Westkante, {y} von der Nordkante</translation>
</message>
<message>
<source>{x}, {y}</source>
<translation>{x}, {y}</translation>
</message>
<message>
<source>°</source>
<translation>°</translation>
</message>
<message>
<source>“{found}” is no id; use small letters, digits and hyphens, such as maren-oak, at most {most} of them.</source>
<translation>„{found}“ ist keine id; nimm kleine Buchstaben, Ziffern und Bindestriche, etwa maren-oak, höchstens {most}.</translation>
</message>
<message>
<source>“{key}” is no card: type 2 to 9, 0 for a ten, {jack}, {queen}, {king} or {ace}.</source>
<translation>„{key}“ ist keine Karte: Tippe 2 bis 9, 0 für eine Zehn, {jack}, {queen}, {king} oder {ace}.</translation>
</message>
<message>
<source>“{key}” is no suit: type 1 for {clubs}, 2 for {diamonds}, 3 for {hearts}, 4 for {spades}.</source>
<translation>„{key}“ ist keine Farbe: Tippe 1 für {clubs}, 2 für {diamonds}, 3 für {hearts}, 4 für {spades}.</translation>
</message>
<message>
<source>“{name}”</source>
<translation>„{name}“</translation>
</message>
<message>
<source>“{name}” cannot be shared yet: solve its problems, or leave it out.</source>
<translation>„{name}“ lässt sich noch nicht teilen: Löse die Probleme oder lass es weg.</translation>
</message>
<message>
<source>“{name}” has problems; solve them first.</source>
<translation>„{name}“ hat Probleme; löse sie zuerst.</translation>
</message>
<message>
<source>“{name}” is back in its place.</source>
<translation>„{name}“ ist wieder an seinem Platz.</translation>
</message>
<message>
<source>“{name}” is back in your list.</source>
<translation>„{name}“ ist wieder in deiner Liste.</translation>
</message>
<message>
<source>“{name}” is in the trash.</source>
<translation>„{name}“ ist im Papierkorb.</translation>
</message>
<message>
<source>“{name}” is open elsewhere</source>
<translation>„{name}“ ist woanders offen</translation>
</message>
<message>
<source>“{name}” is written to {file}.</source>
<translation>„{name}“ ist in {file} geschrieben.</translation>
</message>
<message>
<source>“{name}” stands in your list now.</source>
<translation>„{name}“ steht jetzt in deiner Liste.</translation>
</message>
<message>
<source>“{name}”: {usage}.</source>
<translation>„{name}“: {usage}.</translation>
</message>
<message numerus="yes">
<source>“{scenario}” says itself how long it lasts: %n wave(s).</source>
<translation><numerusform>„{scenario}“ sagt selbst, wie lange es dauert: %n Welle.</numerusform><numerusform>„{scenario}“ sagt selbst, wie lange es dauert: %n Wellen.</numerusform></translation>
</message>
</context>
<context>
<name>Rules</name>
<message>
<source>Map</source>
<translation>Landkarte</translation>
</message>
</context>
<context>
<name>Sheets</name>
<message>
<source>Keep</source>
<translation>Bergfried</translation>
</message>
</context>
<context>
<name>WarholdUpkeep</name>
<message>
<source>Keep</source>
<translation>Bergfried</translation>
</message>
</context>
</TS>
