"""The drawn table: ground, buildings, tokens, and what the pointer does there.

How to use it: make small pictures of the game (`views`, and `TokenView` from `desktop.look.token`), hand them to a
scene as often as you like, and listen to the view. The scene finds out what changed and animates it.

    scene = BattlefieldScene(theme)
    scene.set_table(TableView(edges=(EdgeState.PLAIN, EdgeState.ENEMY, EdgeState.PLAIN, EdgeState.PLAIN)))
    scene.set_pieces(buildings, markers, terrain)
    scene.set_tokens(tokens)
    scene.set_overlays(Overlays(reach=..., arrows=...))
    view = BattlefieldView(scene)
    view.clicked.connect(choose)

`still.map_pixmap` draws the same without a scene, for the start page and reports.
"""
