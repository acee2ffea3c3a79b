# Uptick. „Die rote 3“: Würfel heißen nach ihrer Zahl und sind deshalb weiblich.

uptick = Uptick
    .tagline = Würfel zählen mit jedem Zug hoch und frieren kleinere Nachbarn ein.
    .goal = Schlag Würfel: Ihre Augen sind deine Punkte.
    .turn =
        Setz einen Würfel mit beliebiger Zahl so ein, dass er niemanden einfriert.
        Oder zieh einen Würfel geradeaus, so weit seine Augen reichen; danach zählt er um eins hoch.
        Ein größerer gegnerischer Nachbar friert einen Würfel ein. Sechsen ziehen nie.
        Schluss ist, wenn niemand mehr setzen oder ziehen kann: Wer mehr Augen geschlagen hat, gewinnt.
    .notice =
        Uptick stammt von Phil Leduc, der sich alle Rechte vorbehält. Eine Erlaubnis, es zu veröffentlichen, liegt hier nicht vor: Frag
        ihn, bevor du dieses Spiel anderen anbietest, in welcher Form auch immer.

## Einstellungen und Spielarten.

uptick-option-size = Wie viele Linien und Reihen das Brett hat.
    .label = Größe
uptick-option-dice = Wie viele Würfel jeder zu Beginn im Vorrat hat.
    .label = Würfel
uptick-setup-standard = Das übliche Spiel
    .summary = Zwölf Würfel für jeden auf großem Brett: Platz zum Laufen, zum Verstecken und für Fallen.
uptick-setup-quick = Ein schnelles Spiel
    .summary = Sechs Würfel für jeden auf einem Brett von 6 × 6: Sie treffen sofort aufeinander, und es ist bald vorbei.

## Dinge.

uptick-die = { FORM($seat, "f") } { $value }
uptick-die-on = die { FORM($seat, "f") } { $value } auf { $square }
    .start = Die { FORM($seat, "f") } { $value } auf { $square }
    .dat = der { FORM($seat, "schwach") } { $value } auf { $square }
uptick-blank-die = { FORM($seat, "stark-m") } Würfel
uptick-tray-reserve =
    { FORM($seat, "who") ->
        [you] dein Vorrat
       *[they] Vorrat von { $seat }
    }
uptick-tray-values =
    { FORM($seat, "who") ->
        [you] du kannst setzen
       *[they] { $seat } kann setzen
    }
uptick-tray-captured =
    { FORM($seat, "who") ->
        [you] von dir geschlagen
       *[they] geschlagen von { $seat }
    }

## Worauf man zeigt.

uptick-step-value = eine { $value }
uptick-step-on = auf { $square }
uptick-step-die-on = ein Würfel auf { $square }
uptick-step-to = nach { $square }
uptick-step-capture = { $die } schlagen

## Züge. `do` rät zu einem Zug.

uptick-did-place =
    { FORM($seat, "who") ->
        [you] Du setzt
       *[they] { FORM($seat, "start") } setzt
    } eine { $value } auf { $to }
    .do = Setz eine { $value } auf { $to }
uptick-did-move =
    { FORM($seat, "who") ->
        [you] Du ziehst
       *[they] { FORM($seat, "start") } zieht
    } { $die } nach { $to }: Sie zählt hoch auf { $then }
    .do = Zieh { $die } nach { $to }: Sie zählt hoch auf { $then }
uptick-did-capture =
    { FORM($seat, "who") ->
        [you] Du schlägst
       *[they] { FORM($seat, "start") } schlägt
    } { $prey } mit { FORM($die, "dat") }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
    .do = Schlag { $prey } mit { FORM($die, "dat") }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
uptick-did-pass =
    { FORM($seat, "who") ->
        [you] Du kannst weder setzen noch ziehen und passt
       *[they] { FORM($seat, "start") } kann weder setzen noch ziehen und passt
    }
    .do = Pass: Nichts kann gesetzt oder gezogen werden
uptick-did-pass-spent =
    { FORM($seat, "who") ->
        [you] Du hast nichts mehr zu spielen und passt bis zum Ende
       *[they] { FORM($seat, "start") } hat nichts mehr zu spielen und passt bis zum Ende
    }
    .do = Pass: Es ist nichts mehr zu spielen
uptick-brought-freeze = Sie friert { $dice } ein
uptick-brought-six = Die 6 auf { $square } zieht nie wieder
uptick-brought-frozen = Dort ist sie eingefroren von { FORM($freezers, "dat") }

## Was für einen Zug spricht, wo er empfohlen wird.

uptick-prospect-threat = Von dort bedroht sie { $dice }
uptick-prospect-safe = Dort kann sie niemand schlagen
uptick-prospect-guarded = Wer sie dort schlägt, wird zurückgeschlagen

## Was das Brett zeigt.

uptick-mark-six = eine 6 zieht nie
uptick-mark-frozen = eingefroren von { FORM($freezers, "dat") }
uptick-mark-threatened = kann von { $from } aus geschlagen werden
uptick-mark-reach = { $die } zieht bis zu { $value ->
        [one] 1 Feld
       *[other] { $value } Felder
    } weit und zeigt dann { $then }
uptick-mark-threat = schlägt { $die }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
uptick-mark-freezes = eine { $value } würde hier { $dice } einfrieren
uptick-mark-held = eine { $value } wäre hier eingefroren, von { FORM($dice, "dat") }
uptick-mark-closed = eine { $value } würde hier einen kleineren Würfel einfrieren
uptick-mark-captured = { $seat } hat { $values } geschlagen: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
uptick-note-over = niemand kann mehr einen Würfel setzen oder ziehen: die geschlagenen Augen entscheiden
uptick-note-tied =
    { FORM($seat, "who") ->
        [you] Gleichstand: Du warst zuletzt am Zug
       *[they] Gleichstand: { FORM($seat, "start") } war zuletzt am Zug
    }
uptick-note-passes =
    { FORM($seat, "who") ->
        [you] du kannst weder setzen noch ziehen und passt
       *[they] { $seat } kann weder setzen noch ziehen und passt
    }
uptick-note-alone =
    { FORM($other, "who") ->
        [you] du hast
       *[they] { $other } hat
    } nichts mehr zu spielen: Schluss ist, wenn auch { FORM($seat, "who") ->
        [you] du nichts mehr tun kannst
       *[they] { $seat } nichts mehr tun kann
    }
uptick-note-late = Schluss ist, wenn niemand mehr ziehen kann
uptick-note-last-wins =
    { FORM($seat, "who") ->
        [you] bei Gleichstand gewinnt, wer zuletzt am Zug war: bisher du
       *[they] bei Gleichstand gewinnt, wer zuletzt am Zug war: bisher { $seat }
    }

## Was jetzt zu tun ist.

uptick-prompt-both = Zieh einen Würfel, oder setz einen ein
uptick-prompt-move = Zieh einen Würfel
uptick-prompt-place = Setz einen Würfel mit beliebiger Zahl ein
uptick-prompt-where = Wohin mit der { $value }?
uptick-prompt-value = Welche Zahl auf { $square }?

## Warum nicht.

uptick-why-over = Das Spiel ist aus: Keiner kann mehr setzen oder ziehen.
uptick-why-can-act =
    { FORM($seat, "who") ->
        [you] Du kannst
       *[they] { FORM($seat, "start") } kann
    } noch einen Würfel { $could ->
        [place] setzen
       *[move] ziehen
    }, also wird nicht gepasst.
uptick-why-no-reserve =
    { FORM($seat, "who") ->
        [you] Du hast keinen Würfel mehr im Vorrat.
       *[they] { FORM($seat, "start") } hat keinen Würfel mehr im Vorrat.
    }
uptick-why-no-such-value = Ein Würfel zeigt 1 bis 6 und nicht { $value }.
uptick-why-occupied = Gesetzt wird nur auf ein leeres Feld, und hier liegt { $die }.
uptick-why-freezes = Eine { $value } auf { $square } würde { $die } einfrieren, und beim Setzen darf nichts eingefroren werden.
uptick-why-freezes-again = Eine { $value } auf { $square } würde { $die } noch einmal einfrieren; auch das darf beim Setzen nicht sein.
uptick-why-no-die = Auf { $square } liegt kein Würfel zum Ziehen.
uptick-why-not-yours = { FORM($die, "start") } gehört nicht { FORM($seat, "who") ->
        [you] dir
       *[they] { $seat }
    }.
uptick-why-six = { FORM($die, "start") } zieht nie wieder: Sechsen bleiben für immer, wo sie sind.
uptick-why-frozen = { FORM($die, "start") } ist eingefroren von { FORM($freezers, "dat") }.
uptick-why-stays = { FORM($die, "start") } muss mindestens ein Feld weit ziehen.
uptick-why-not-straight = { $to } liegt von { $from } aus auf keiner Geraden, weder längs noch quer noch schräg.
uptick-why-too-far = { FORM($die, "start") } kommt höchstens { $value ->
        [one] 1 Feld
       *[other] { $value } Felder
    } weit, und { $to } ist { $distance } entfernt.
uptick-why-blocked = { FORM($die, "start") } steht im Weg: Kein Würfel zieht über einen gegnerischen.
uptick-why-own-die = Ein Würfel darf über eigene ziehen, aber nicht auf ihnen enden, und hier liegt { $die }.
uptick-why-captures = Hier liegt { $die }: Sie zu schlagen schreibt man { $move }.
uptick-why-no-capture = Auf { $to } gibt es nichts zu schlagen: Dorthin zu ziehen schreibt man { $move }.
uptick-why-off-board = { $square } liegt nicht auf dem Brett, das { $size } Linien und { $size } Reihen hat.
uptick-why-walled-in = { FORM($die, "start") } kann nirgends hin: Auf jedem Feld, das sie erreicht, liegt ein eigener Würfel.
uptick-why-no-square = Wo auch immer { FORM($seat, "who") ->
        [you] du
       *[they] { $seat }
    } eine { $value } setzt, sie würde einen gegnerischen Würfel einfrieren.
uptick-why-board-full = Jedes Feld ist besetzt: Es gibt keinen Platz für einen Würfel.
uptick-why-choose-value = { $square } ist leer: Wähl die Zahl des Würfels, der dorthin soll.
uptick-why-choose-square = Eine { $value } ist schon gewählt: Wähl das Feld für sie.
uptick-why-complete = Zwei Schritte sind ein Zug, und wer dran ist, macht einen.
uptick-why-pass-complete = Wer passt, hat seinen Zug gemacht.
uptick-why-set-value = Diese Würfel kannst du noch setzen: Wähle, was der nächste zeigt.
uptick-why-not-your-reserve = Diese Würfel setzt { $seat }.
uptick-why-captured = Geschlagene Würfel kommen nicht zurück: Ihre Augen zählen als Punkte.
uptick-why-no-choice = „{ $target }“ kann man nicht wählen: Nimm einen Würfel aus deinem Vorrat und ein Feld für ihn, oder einen deiner Würfel und sein Ziel.

## Bemerkungen für jemanden in den ersten Spielen: an „dich“, der am Zug ist. Ein Satz, die Ursache zuerst.

uptick-remark-lost = { FORM($seat, "start") } hat deine { $value } auf { $square } geschlagen, und du kannst dort nicht zurückschlagen.
uptick-remark-take-back = { FORM($seat, "start") } hat deine { $value } auf { $square } geschlagen. Erreicht einer deiner Würfel das Feld und schlägt zurück?
uptick-remark-frozen = Deine { $value } auf { $square } ist jetzt eingefroren: { FORM($freezers, "count") ->
        [one] { FORM($freezers, "start") } ist größer
       *[other] { FORM($freezers, "count") } Würfel neben ihr sind größer
    }.
uptick-remark-held = Deine { $value } auf { $square } kann nicht ziehen: Sie steht jetzt neben { FORM($freezers, "count") ->
        [one] { FORM($freezers, "dat") }
       *[other] { FORM($freezers, "count") } größeren Würfeln
    }.
uptick-remark-freed = Deine { $value } auf { $square } kann wieder ziehen: Nichts Größeres steht mehr neben ihr.
uptick-remark-hanging = Deine { $value } auf { $square } kann geschlagen werden, und du kannst nicht zurückschlagen.
uptick-remark-unguarded = Du erreichst { $die }, und nichts bewacht sie.
uptick-remark-guarded = Du kannst { $die } schlagen, aber sie ist bewacht: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } gegen deine { $price }.
uptick-remark-six = Deine 6 auf { $square } zieht nie mehr, friert aber jeden kleineren Gegner neben sich ein.
uptick-remark-holds = Deine { $value } auf { $square } friert { FORM($dice, "count") ->
        [one] { $dice }
       *[other] { FORM($dice, "count") } gegnerische Würfel
    } ein, solange sie dort bleibt.
uptick-remark-grown = Deine { $before } ist jetzt eine { $value }: Sie kommt weiter, bringt geschlagen aber mehr Punkte.
uptick-remark-stuck =
    { $count ->
        [one] Dein einziger Würfel kann gerade nicht ziehen, aber du kannst einen neuen setzen.
       *[other] Keiner deiner Würfel kann gerade ziehen, aber du kannst einen neuen setzen.
    }
uptick-remark-alone = { FORM($seat, "start") } kann gerade weder setzen noch ziehen: Du bist allein am Zug, bis sich das ändert.
uptick-remark-late = Zu setzen ist nichts mehr: Schluss ist, wenn weder du noch { $seat } ziehen kann.
uptick-remark-last-die = Du hast noch einen Würfel zu setzen; er darf jede Zahl zeigen.
uptick-remark-any-value = Deine Würfel dürfen jede Zahl zeigen: Eine große kommt weit, bringt { $seat } aber mehr Punkte.
uptick-remark-no-freezing = Ein neuer Würfel darf niemanden einfrieren: Neben { FORM($die, "dat") } zeigt er höchstens eine { $value }.

## Was an einer Schreibweise nicht stimmen kann.

uptick-text-cell = ein roter Würfel A–F, ein blauer a–f oder eine Zahl leerer Felder
uptick-text-last = die Farbe, die zuletzt gezogen hat ({ FORM($letters, "or") }),
uptick-text-sign = - zum Ziehen oder x zum Schlagen
uptick-text-dice = { FORM($seat, "start") } hat zusammen { $dice } Würfel; hier: { $board } auf dem Brett, { $reserve } im Vorrat, { $lost } geschlagen.
uptick-text-nobody-yet = Noch liegt kein Würfel, also hat niemand zuletzt gezogen: Schreib -.
uptick-text-somebody = Es liegen schon Würfel, also hat jemand zuletzt gezogen: Schreib r oder b.
uptick-text-red-first = Rot beginnt: Schreib r.

## Was die Seite selbst sagt, neben dem Brett.

uptick-page-captured =
    { FORM($dice, "count") ->
        [0] nichts geschlagen
       *[other] { $dice } geschlagen
    }
uptick-page-nothing-captured = Noch nichts geschlagen
uptick-page-to-place =
    { $count ->
        [0] Alle Würfel sind gesetzt
        [one] Noch 1 Würfel zu setzen
       *[other] Noch { $count } Würfel zu setzen
    }

## Worum es in Rätseln geht.

uptick-motif-capture = Schlagen
uptick-motif-freeze = Einfrieren
uptick-motif-release = Eigene auftauen
uptick-motif-fork = Zwei Drohungen zugleich
uptick-motif-escape = Flucht
uptick-motif-shield = Schützen
uptick-motif-bait = Ein Würfel in Reichweite
uptick-motif-six = Zur Sechs werden
uptick-motif-place = Setzen
uptick-motif-move = Ein stiller Zug
uptick-motif-ending = Das Ende
uptick-motif-rescue = Der Ausweg
uptick-motif-combination = Mehr als ein Zug
