# Diceopolis. „Die rote 3“: Würfel heißen nach ihrer Zahl und sind deshalb weiblich. Was zusammen zählt, ist eine Kette.

diceopolis = Diceopolis
    .designer = in den Regeln nicht genannt
    .tagline = Baut eine Stadt aus Würfeln an einem schwarzen Kreuz: Jede Kette zählt mit der Zahl, an der sie beginnt.
    .goal =
        { $scoring ->
            [dice] Bau Ketten, die zu ihrem schwarzen Würfel passen: Jeder Würfel ist ein Punkt, auch der schwarze.
           *[pips] Bau Ketten, die zu ihrem schwarzen Würfel passen: Alle Augen zählen, auch die des schwarzen.
        }
    .turn =
        Leg einen Würfel deiner Hand dorthin, wo er zwei andere berührt.
        Eine Kette zählt vom Kreuz nach außen, solange ihre Würfel dir gehören und zum schwarzen passen.
        Vor jedem weiteren Zug kommt der nächste Würfel deines Vorrats in deine Hand.
        Schluss ist, wenn alle Würfel liegen.

## Einstellungen und Spielarten.

diceopolis-option-players = Wie viele mitspielen.
    .label = Spieler
diceopolis-option-dice = Wie viele Würfel jeder hat: bis zu 50 zu zweit, 33 zu dritt, 25 zu viert.
    .label = Würfel
diceopolis-option-scoring = Ob bei einer Kette die Augen zählen oder die Würfel.
    .label = Wertung
diceopolis-option-scoring-pips = Augen
diceopolis-option-scoring-dice = Anzahl der Würfel
diceopolis-allowed-dice = 6 bis { $most } bei { $players } Spielern
diceopolis-setup-standard = Das übliche Spiel
    .summary = 25 Würfel für jeden: Die Stadt wächst bis ans Ende ihrer Straßen, und lange Ketten lohnen sich.
diceopolis-setup-quick = Ein schnelles Spiel
    .summary = Zwölf Würfel für jeden: eine kleine Stadt um die Kreuzung, bald gebaut und gezählt.

## Dinge.

diceopolis-die = { FORM($seat, "f") } { $value }
    .dat = { FORM($seat, "schwach") } { $value }
diceopolis-die-on = die { FORM($seat, "f") } { $value } auf { $square }
diceopolis-blank-die = { FORM($seat, "stark-m") } Würfel
diceopolis-tray-hand =
    { FORM($seat, "who") ->
        [you] deine Hand
       *[they] Hand von { $seat }
    }
diceopolis-tray-cache =
    { FORM($seat, "who") ->
        [you] dein Vorrat
       *[they] Vorrat von { $seat }
    }

## Worauf man zeigt.

diceopolis-step-value = eine { $value }
diceopolis-step-on = auf { $square }
diceopolis-step-die-on = ein Würfel auf { $square }
diceopolis-step-keep = die Hand behalten
    .short = Behalten
diceopolis-step-reroll = eine { $value } neu würfeln
    .short = ↻ { $value }
diceopolis-step-roll = eine { $value } würfeln

## Züge. `do` rät zu einem Zug.

diceopolis-did-place =
    { FORM($seat, "who") ->
        [you] Du legst
       *[they] { FORM($seat, "start") } legt
    } eine { $value } auf { $to }: { $points ->
        [0] keine Punkte
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
    .do = Leg eine { $value } auf { $to }{ $points ->
        [0] {""}
        [one] : 1 Punkt
       *[other] : { $points } Punkte
    }
diceopolis-did-keep =
    { FORM($seat, "who") ->
        [you] Du behältst deine Hand, wie sie ist
       *[they] { FORM($seat, "start") } behält die Hand, wie sie ist
    }
    .do = Behalt deine Hand, wie sie ist
diceopolis-did-reroll =
    { FORM($seat, "who") ->
        [you] Du nimmst
       *[they] { FORM($seat, "start") } nimmt
    } eine { $value }, um sie neu zu würfeln
    .do = Würfle eine { $value } neu
diceopolis-brought-run = { $length ->
        [one] Sie passt zur { FORM($black, "dat") } auf { $cross }
       *[other] Die Kette ab { $cross } ist jetzt { $length } Würfel lang
    }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $length ->
        [one] {""}
       *[other] {" "}mehr
    }
diceopolis-brought-end-of-run =
    Sie beendet { FORM($seat, "who") ->
        [you] deine Kette
       *[they] die Kette von { $seat }
    } ab { $cross }{ $length ->
        [one] {""}
       *[other] {" "}mit { $length } Würfeln
    }
diceopolis-brought-city = Das war der letzte Würfel: Die Stadt ist gebaut
diceopolis-brought-hand =
    { FORM($seat, "who") ->
        [you] Du hast
       *[they] { FORM($seat, "start") } hat
    } jetzt { FORM($hand, "count") ->
        [one] eine { $hand }
       *[other] { $hand }
    } in der Hand
diceopolis-brought-empty-cache =
    { FORM($seat, "who") ->
        [you] Dein Vorrat ist leer: Ab deinem nächsten Zug darfst du einen Würfel neu würfeln
       *[they] Der Vorrat von { $seat } ist leer: Ab dem nächsten Zug darf { $seat } einen Würfel neu würfeln
    }

## Wörter zwischen den Bildern einer Liste von Zügen.

diceopolis-sign-keep = behält
diceopolis-sign-reroll = neu
diceopolis-sign-points = +{ $points }

## Was für einen Zug spricht, wo er empfohlen wird.

diceopolis-prospect-denies =
    { FORM($seat, "who") ->
        [you] Du hättest
       *[they] { FORM($seat, "start") } hätte
    } dort { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } machen können
diceopolis-prospect-next = Danach bringt eine { $value } auf { $square } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

## Was das Brett zeigt.

diceopolis-mark-run =
    { FORM($seat, "who") ->
        [you] du hast
       *[they] { $seat } hat
    } ab { $cross } { $length ->
        [one] eine { $value }
       *[other] { $length } Würfel mit einer { $value }
    }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
diceopolis-mark-worth = eine { $value } auf { $square } bringt { $points ->
        [0] nichts
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
diceopolis-mark-blocks = eine { $value } auf { $square } beendet { FORM($owner, "who") ->
        [you] deine Kette
       *[they] die Kette von { $owner }
    } ab { $cross }
diceopolis-note-over = der letzte Würfel liegt: die Punkte der Ketten entscheiden
diceopolis-note-first-hand =
    { FORM($seat, "who") ->
        [you] du würfelst deine
       *[they] { $seat } würfelt die
    } erste Hand: noch { $left ->
        [one] 1 Würfel
       *[other] { $left } Würfel
    }
diceopolis-note-rolls =
    { FORM($seat, "who") ->
        [you] du würfelst einen Würfel aus deinem Vorrat in die Hand
       *[they] { $seat } würfelt einen Würfel aus dem Vorrat in die Hand
    }
diceopolis-note-rolls-again =
    { FORM($seat, "who") ->
        [you] du würfelst einen Würfel deiner Hand neu
       *[they] { $seat } würfelt einen Würfel der Hand neu
    }
diceopolis-note-reroll =
    { FORM($seat, "who") ->
        [you] du darfst einen Würfel deiner Hand neu würfeln oder sie behalten
       *[they] { $seat } darf einen Würfel der Hand neu würfeln oder sie behalten
    }
    .do = Würfle einen Würfel neu, oder behalt deine Hand
diceopolis-note-places =
    { FORM($seat, "who") ->
        [you] du legst
       *[they] { $seat } legt
    } einen Würfel; { $squares ->
        [one] 1 Feld ist offen
       *[other] { $squares } Felder sind offen
    }
    .do = Leg einen Würfel deiner Hand, wo er zwei berührt

## Was jetzt zu tun ist.

diceopolis-prompt-where = Wohin mit der { $value }?
diceopolis-prompt-value = Welcher Würfel auf { $square }?

## Warum nicht.

diceopolis-why-over = Das Spiel ist aus: Alle Würfel liegen.
diceopolis-why-no-roll = Gerade wird nicht gewürfelt: { FORM($seat, "who") ->
        [you] Du entscheidest
       *[they] { FORM($seat, "start") } entscheidet
    }, { $decides ->
        [reroll] ob ein Würfel neu gewürfelt wird
       *[place] welcher Würfel gelegt wird
    }.
diceopolis-why-rolling =
    { FORM($seat, "who") ->
        [you] Dein Würfel rollt
       *[they] Der Würfel von { $seat } rollt
    } noch: Warte, bis er liegt.
diceopolis-why-reroll-done =
    { FORM($seat, "who") ->
        [you] Du hast
       *[they] { FORM($seat, "start") } hat
    } schon entschieden: Neu gewürfelt wird höchstens einmal in jedem Zug.
diceopolis-why-no-reroll =
    { FORM($seat, "who") ->
        [you] Du hattest zu Beginn des Zuges noch Würfel im Vorrat: Neu würfeln darfst du erst, wenn er leer ist.
       *[they] { FORM($seat, "start") } hatte zu Beginn des Zuges noch Würfel im Vorrat: Neu gewürfelt wird erst, wenn er leer ist.
    }
diceopolis-why-reroll-first =
    { FORM($seat, "who") ->
        [you] Würfle erst einen Würfel neu, oder behalt deine Hand; dann leg einen.
       *[they] Erst würfelt { $seat } einen Würfel neu oder behält die Hand; dann wird einer gelegt.
    }
diceopolis-why-not-in-hand =
    { FORM($seat, "who") ->
        [you] Du hast keine { $value } in der Hand, sondern
       *[they] { FORM($seat, "start") } hat keine { $value } in der Hand, sondern
    } { FORM($hand, "count") ->
        [one] eine { $hand }
       *[other] { $hand }
    }.
diceopolis-why-no-such-value = Ein Würfel zeigt 1 bis 6, niemals { $value }.
diceopolis-why-cross = { $square } gehört zum Kreuz: Würfel liegen in den Vierteln zwischen seinen Armen.
diceopolis-why-occupied = Auf { $square } liegt schon die { $die }.
diceopolis-why-too-few = Ein Würfel auf { $square } würde { FORM($touched, "count") ->
        [0] keinen anderen
       *[other] nur { $touched }
    } berühren; er muss zwei berühren.
diceopolis-why-corners = Ein Würfel auf { $square } würde { FORM($touched, "count") ->
        [0] keinen anderen
       *[other] nur { $touched }
    } berühren; er muss zwei berühren, und an { $corners } stößt er nur mit der Ecke.
diceopolis-why-choose-die = { $square } ist schon gewählt: Wähl den Würfel aus deiner Hand, der dorthin soll.
diceopolis-why-choose-square = Eine { $value } ist schon gewählt: Wähl das Feld für sie.
diceopolis-why-complete = Würfel und Feld sind gewählt: Das ist schon der ganze Zug.
diceopolis-why-button-complete = Damit ist der Zug schon vollständig.
diceopolis-why-in-cache =
    { FORM($seat, "who") ->
        [you] Das ist dein Vorrat: Vor deinem Zug fällt der nächste Würfel daraus in deine Hand.
       *[they] Das ist der Vorrat von { $seat }: Seine Würfel fallen einer nach dem anderen in die Hand.
    }
diceopolis-why-not-yours = Dieser Würfel gehört zur Hand von { $seat }: Setze einen von deinen.
diceopolis-why-no-choice = „{ $target }“ kann man nicht wählen: Nimm einen Würfel aus deiner Hand und ein Feld für ihn.

## Bemerkungen für jemanden in den ersten Spielen: an „dich“, der am Zug ist. Ein Satz, die Ursache zuerst.

diceopolis-remark-reroll = Dein Vorrat ist leer: Bevor du legst, darfst du einen Würfel deiner Hand neu würfeln.
diceopolis-remark-blocked = { FORM($by, "start") } hat deine Kette auf { $square } beendet: { $points ->
        [one] Ihr Punkt bleibt
       *[other] Ihre { $points } Punkte bleiben
    }, aber sie wächst nicht mehr.
diceopolis-remark-black-counts = Deine { $value } bringt { $points } Punkte, denn der schwarze Würfel zählt mit; auf { $square } geht es weiter.
diceopolis-remark-goes-on = Deine Kette hat jetzt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }; eine weitere { $value } von dir auf { $square } setzt sie fort.
diceopolis-remark-closed = Deine { $value } neben der { FORM($black, "dat") } schließt diese Reihe: Dort kann niemand mehr punkten.
diceopolis-remark-both = Deine { $value } könnte in zwei Ketten zugleich zählen, wo ihre Reihen sich treffen.
diceopolis-remark-longer = Du hast eine { $value }, mit der deine Kette ab { $cross } wachsen könnte.
diceopolis-remark-begin = Du hast eine { $value }: Neben der { FORM($black, "dat") } beginnt sie eine Kette, die du fortsetzen kannst.
diceopolis-remark-block = Die Kette von { $seat } geht auf { $square } weiter: Jeder andere Würfel, den du dort hinlegst, beendet sie.
diceopolis-remark-opened = { FORM($by, "start") } liegt auf { $square }, das dein letzter Würfel geöffnet hat: Jeder Würfel öffnet Felder für alle.
diceopolis-remark-touch = Dein Würfel muss zwei andere berühren, Seite an Seite; über Eck zählt nicht.
diceopolis-remark-cache = In deinem Vorrat { $left ->
        [one] ist noch 1 Würfel
       *[other] sind noch { $left } Würfel
    }; ist er leer, darfst du stattdessen einen neu würfeln.
diceopolis-remark-last-dice = Du hast noch { $left ->
        [one] 1 Würfel
       *[other] { $left } Würfel
    }: Sind alle gelegt, werden die Ketten gezählt.
diceopolis-remark-nothing = Nichts in deiner Hand punktet: Beende eine fremde Kette, oder öffne ein Feld für später.

## Was an einer Schreibweise nicht stimmen kann.

diceopolis-text-cell = die Farbe eines Würfels ({ FORM($letters, "or") }) oder eine Zahl leerer Felder
diceopolis-text-touch = Die { FORM($seat, "f") } { $value } auf { $square } hat nie zwei Würfel berührt: Auf { $missing } liegt keiner.
diceopolis-text-dice = { FORM($seat, "start") } hat { $placed } Würfel auf dem Brett, und jede Farbe hat { $dice }.
diceopolis-text-placed = { FORM($seat, "start") } hat { $placed } von den { $total } Würfeln auf dem Brett gelegt; reihum wären es { $due }.
diceopolis-text-turn = Nach den Würfeln auf dem Brett ist { $letter } am Zug.
diceopolis-text-phase = { FORM($seat, "start") } hat { $placed } von { $dice } Würfeln gelegt, also ist die Phase { FORM($words, "or") }.
diceopolis-text-hand = { FORM($seat, "start") } hat jetzt { $due } Würfel in der Hand, nicht { $found }.
diceopolis-text-cache = { FORM($seat, "start") } hat jetzt { $due } Würfel im Vorrat, nicht { $found }.

## Was die Seite selbst sagt. `dice` ist eine Liste von `pips`.

diceopolis-page-caption = Punkte jeder Farbe, nach der Zahl der Würfel in ihren Ketten
diceopolis-page-seat = Farbe
diceopolis-page-total = Summe
diceopolis-page-from = mit der Zahl { $value }
diceopolis-page-runs = { $count ->
        [one] eine Kette
       *[other] { $count } Ketten
    } mit der Zahl { $value }
diceopolis-page-hand =
    { FORM($seat, "who") ->
        [you] Du hast
       *[they] { FORM($seat, "start") } hat
    } { FORM($dice, "count") ->
        [0] keine Würfel
        [one] eine { $dice }
       *[other] { $dice }
    } in der Hand; { $cache } im Vorrat
diceopolis-page-cache = noch { $count } zu würfeln
diceopolis-page-on-square = Auf { $square }:

## Was ein Feld ist, das mehr als ein Feld ist.

diceopolis-cell-cross = Kreuz

## Worum es in Rätseln geht.

diceopolis-motif-run = Ketten
diceopolis-motif-two-runs = Zwei Ketten zugleich
diceopolis-motif-block = Versperren
diceopolis-motif-outpost = Vorausbauen
diceopolis-motif-re-roll = Neu würfeln
diceopolis-motif-keep = Die Hand behalten
diceopolis-motif-ending = Das Ende
diceopolis-motif-rescue = Der Ausweg
diceopolis-motif-combination = Mehr als ein Zug
