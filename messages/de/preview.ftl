# Was ein Link zu einer Partie sagt, wo er mit einer Vorschau erscheint.

preview-title = { $game }: { $names }
preview-title-setup = { $game } · { $setup }: { $names }
preview-free-seat = ein freier Platz
preview-seating = Setz dich und spiel mit.
preview-over = Die Partie ist vorbei; sieh dir an, wie es lief.
preview-playing = Die Partie läuft; komm und schau zu.
preview-board = Das Brett von { $game }, wie es steht
