# Namen und Wörter, die alle Spiele teilen.

## Farben, die auch die Plätze benennen. `start` beginnt einen Satz; `f`, `m` und `n` stehen als Beiwort vor einem Hauptwort, das weiblich,
## männlich oder sächlich ist, `schwach` in den anderen Fällen („der roten 3“, „dem roten Stein“).

red = Rot
    .start = Rot
    .f = rote
    .m = rote
    .n = rote
    .stark-m = roter
    .stark-n = rotes
    .schwach = roten
    .besitz = rotem
blue = Blau
    .start = Blau
    .f = blaue
    .m = blaue
    .n = blaue
    .stark-m = blauer
    .stark-n = blaues
    .schwach = blauen
    .besitz = blauem
green = Grün
    .start = Grün
    .f = grüne
    .m = grüne
    .n = grüne
    .stark-m = grüner
    .stark-n = grünes
    .schwach = grünen
    .besitz = grünem
yellow = Gelb
    .start = Gelb
    .f = gelbe
    .m = gelbe
    .n = gelbe
    .stark-m = gelber
    .stark-n = gelbes
    .schwach = gelben
    .besitz = gelbem
black = Schwarz
    .start = Schwarz
    .f = schwarze
    .m = schwarze
    .n = schwarze
    .stark-m = schwarzer
    .stark-n = schwarzes
    .schwach = schwarzen
    .besitz = schwarzem
white = Weiß
    .start = Weiß
    .f = weiße
    .m = weiße
    .n = weiße
    .stark-m = weißer
    .stark-n = weißes
    .schwach = weißen
    .besitz = weißem
grey = Grau
    .start = Grau
    .f = graue
    .m = graue
    .n = graue
    .stark-m = grauer
    .stark-n = graues
    .schwach = grauen
    .besitz = grauem

## Mehreres.

list-and = { $first } und { $last }
list-or = { $first } oder { $last }

## Würfel und Felder.

pips = { $value }
square = { $square }
throws =
    { FORM($seat, "who") ->
        [you] Du wirfst
       *[they] { FORM($seat, "start") } wirft
    } { $faces }

## Was ein Zug wert ist, neben dem besten.

hint-best = am besten
hint-as-good = ebenso gut
hint-little-weaker = etwas schwächer
hint-points = kostet ein, zwei Punkte
hint-weaker = schwächer
hint-bad = schlecht
hint-loses = verliert

# Steht über den Zügen, wenn die Partie so gut wie entschieden ist.
hint-all-lose = Soweit zu sehen ist, verliert jeder Zug.
hint-losing = Es ist kaum noch etwas zu retten. So hältst du am längsten durch.
hint-winning = Du hast so gut wie gewonnen. So bleibt es dabei.

## Wie einer steht.

chance-winning = gewinnt
    .stand = auf Gewinn
chance-much-better = viel besser
chance-better = besser
chance-little-better = etwas besser
chance-even = etwa gleich
chance-little-worse = etwas schlechter
chance-worse = schlechter
chance-much-worse = viel schlechter
chance-losing = verliert
    .stand = auf Verlust

## Was mehrere Spiele haben.

pass = passen
nothing-forbids = Nichts spricht gegen diese Wahl.

## Die Stufen, auf denen der Computer spielt; `line` sagt, was dich erwartet.

level-1 = Blinder Passagier (1)
    .line = Freundlich: spielt zum Spaß und übersieht viel.
level-2 = Decksjunge (2)
    .line = Sieht, was herumliegt, und wenig mehr.
level-3 = Matrose (3)
    .line = Schaut einmal hin, ehe er handelt.
level-4 = Maat (4)
    .line = Für die meisten ein guter Gegner.
level-5 = Bootsmann (5)
    .line = Übersieht selten, was du offen lässt.
level-6 = Erster Offizier (6)
    .line = Plant voraus und lässt nicht locker.
level-7 = Kapitän (7)
    .line = Schenkt dir nichts.
level-8 = Admiral (8)
    .line = Denkt, so lange er darf.
