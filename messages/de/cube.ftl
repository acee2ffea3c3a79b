# Der Kubus: sechzehn Teile in einer Kiste. `start` beginnt einen Satz, `named` nennt zuerst den Buchstaben, `acc` ist der vierte Fall.

## Die Seite selbst.

cube-lede = Sechzehn Teile, zwei von jeder Form, füllen eine Kiste von 4 × 4 × 4. Dreh sie, wie du willst.
cube-today = Rätsel des Tages
cube-of-day = Rätsel vom { $date }
cube-others = Andere Rätsel und Tage
cube-free = Leere Kiste
cube-which = Welches Rätsel
cube-failed = Das Rätsel ließ sich nicht aufbauen.

## Die Teile.

cube-shape-a = die Rechtsschraube (A)
    .start = Die Rechtsschraube (A)
    .named = A, die Rechtsschraube
    .acc = die Rechtsschraube (A)
cube-shape-b = die Linksschraube (B)
    .start = Die Linksschraube (B)
    .named = B, die Linksschraube
    .acc = die Linksschraube (B)
cube-shape-i = die Stange (I)
    .start = Die Stange (I)
    .named = I, die Stange
    .acc = die Stange (I)
cube-shape-l = der Haken (L)
    .start = Der Haken (L)
    .named = L, der Haken
    .acc = den Haken (L)
cube-shape-o = das Quadrat (O)
    .start = Das Quadrat (O)
    .named = O, das Quadrat
    .acc = das Quadrat (O)
cube-shape-p = die Ecke (P)
    .start = Die Ecke (P)
    .named = P, die Ecke
    .acc = die Ecke (P)
cube-shape-t = das T-Stück (T)
    .start = Das T-Stück (T)
    .named = T, das T-Stück
    .acc = das T-Stück (T)
cube-shape-z = die Stufe (Z)
    .start = Die Stufe (Z)
    .named = Z, die Stufe
    .acc = die Stufe (Z)

## Die Kiste.

cube-left =
    { $count ->
        [0] Alle Teile sind in der Kiste
        [one] Noch 1 Teil
       *[other] Noch { $count } Teile
    }
cube-layers = Die vier Lagen
cube-which-layer = Welche Lage
cube-layer-tab = Lage { $number }, { $filled } von 16 Zellen gefüllt
cube-layer = Lage { $number }
cube-lowest = unterste
cube-highest = oberste
cube-empty = { $cell }, leer
cube-filled = { $cell }, { FORM($shape, "named") }
cube-given = { $cell }, { FORM($shape, "named") }, vorgegeben
cube-would-lie = { $cell }, leer; { $shape } käme hierhin
cube-keys = Die Pfeiltasten gehen von Zelle zu Zelle, Bild auf und Bild ab von Lage zu Lage. Enter setzt oder nimmt zurück; S dreht, T kippt und R rollt das Teil, mit Umschalt andersherum.
cube-picture = Die Kiste, { $filled } von 16 Teilen liegen darin
cube-apart = Auseinanderziehen
cube-together = Zusammenschieben

## Teile nehmen und drehen.

cube-beside = Teile neben der Kiste
cube-pick = { FORM($shape, "named") }, noch { $left }
cube-turn-spin = Drehen
cube-turn-tip = Kippen
cube-turn-roll = Rollen
cube-pick-first = Wähl ein Teil, dreh es und zeig dann auf eine Zelle.
cube-holding = { FORM($shape, "start") } { $places ->
        [0] passt so nirgends. Dreh das Teil.
        [one] passt so an 1 Stelle.
       *[other] passt so an { $places } Stellen.
    }
cube-would-fill = { FORM($shape, "start") } käme auf { $cells }.
cube-no-fit = { FORM($shape, "start") } passt so nicht auf { $cell }.
cube-is-given = Dieses Teil gehört zum Rätsel und bleibt.
cube-placed = { FORM($shape, "start") } ist drin.
cube-fatal = { FORM($shape, "start") } ist drin, aber jetzt passt der Rest nicht mehr hinein.
cube-taken = { FORM($shape, "start") } ist wieder draußen.
cube-take-back = Zurücknehmen
cube-hint = Tipp
cube-again = Von vorn

## Ob es noch lösbar ist, und was hilft.

cube-light-yes = Noch lösbar
cube-light-no = Nicht mehr lösbar
cube-light-unknown = Noch nicht bekannt
cube-light-asking = Wird gesucht …
cube-light-solved = Gelöst
cube-hint-place = Versuch { FORM($shape, "acc") } dort, wo der Umriss ist.
cube-hint-take-back = Nimm { FORM($shape, "acc") } im Umriss zurück: Dann ist es lösbar.
cube-hint-hopeless = Ein Teil zurückzunehmen genügt nicht. Nimm zwei oder mehr zurück.
cube-hint-done = Die Kiste ist voll.
cube-hint-unknown = Noch nicht bekannt: Setz ein Teil, bei dem du sicher bist, oder nimm eins zurück.

## Wie schwer es ist, und wie es ging.

cube-measured =
    { $vain ->
        [0] Der Grad ist gemessen: Wer immer zuerst die engste Stelle füllt, setzt hier nie falsch.
        [one] Der Grad ist gemessen: Wer immer zuerst die engste Stelle füllt, setzt hier im Schnitt { $vain } Teil vergebens.
       *[other] Der Grad ist gemessen: Wer immer zuerst die engste Stelle füllt, setzt hier im Schnitt { $vain } Teile vergebens.
    }
cube-solved =
    { $hints ->
        [0] Gelöst, ohne Tipp.
        [one] Gelöst, mit 1 Tipp.
       *[other] Gelöst, mit { $hints } Tipps.
    }
cube-share = Bild zum Teilen speichern
cube-share-line =
    { $hints ->
        [0] Gelöst ohne Tipp
        [one] Gelöst mit 1 Tipp
       *[other] Gelöst mit { $hints } Tipps
    }
