# Uckers. Blob und Mixi-Blob heißen in der Marine so und bleiben es: „der Blob“. Steine kommen aus der Basis auf ihr Startfeld, laufen
# rundherum und über ihre Zielbahn ins Ziel.

uckers = Uckers
    .designer = überliefert, Royal Navy
    .tagline = Das Ludo der Royal Navy: Blobs versperren den Weg, und Sechsen räumen sie ab.
    .goal =
        { $players ->
            [2] Bring deine acht Steine vor dem anderen ins Ziel.
           *[4] Bring die acht Steine deines Teams vor den anderen ins Ziel.
        }
    .turn =
        { $rules ->
            [one-die] Wirf den Würfel: Eine Sechs bringt einen Stein aus der Basis.
                Nach einer Sechs wirfst du noch einmal, und im ganzen Zug zieht nur ein Stein.
           *[two-dice] Wirf beide Würfel: Eine Sechs bringt einen Stein aus der Basis, und jeder Würfel zieht einen.
        }
        Wer auf einem gegnerischen Stein landet, schickt ihn zurück in die Basis.
        Zwei einer Farbe auf einem Feld sind ein Blob: Keiner kommt vorbei, nur Sechsen räumen ihn ab.

## Einstellungen und Spielarten.

uckers-option-rules = Die nummerierten Grundregeln mit zwei Würfeln, oder das ältere Spiel der Mannschaftsdecks mit einem.
    .label = Regeln
uckers-option-rules-two-dice = Grundregeln, zwei Würfel
uckers-option-rules-one-die = Mannschaftsdeck, ein Würfel
uckers-option-players = Zu viert in zwei Teams, oder zu zweit mit je zwei Farben.
    .label = Spieler
uckers-option-players-2 = zwei
uckers-option-players-4 = vier
uckers-option-first = Wer zuerst wirft; zu zweit Rot oder Blau.
    .label = Wer beginnt
uckers-option-first-red = { red }
uckers-option-first-blue = { blue }
uckers-option-first-green = { green }
uckers-option-first-yellow = { yellow }
uckers-option-doorstep = Ob Steine ein Feld hinter der Ecke ins Spiel kommen, oder auf dem Eckfeld selbst.
    .label = Startfeld
uckers-option-doorstep-inset = hinter der Ecke
uckers-option-doorstep-corner = auf der Ecke
uckers-option-saved-sixes = Ob man eine geworfene Sechs für später aufsparen darf; nur im Spiel mit einem Würfel.
    .label = Gesparte Sechsen
uckers-option-saved-sixes-off = nein
uckers-option-saved-sixes-on = ja
uckers-allowed-first = red oder blue bei zwei Spielern
uckers-allowed-saved-sixes = off bei zwei Würfeln oder on bei einem Würfel
uckers-setup-basic = Grundregeln
    .summary = Zwei Zweierteams bringen ihre Steine um die Wette ins Ziel, mit zwei Würfeln.
uckers-setup-basic-for-two = Grundregeln zu zweit
    .summary = Du und ein Gegner, zwei Würfel, und jeder bringt zwei Farben ins Ziel.
uckers-setup-mess-deck = Mannschaftsdeck
    .summary = Das ältere Spiel der Mannschaftsdecks, in zwei Teams: ein Würfel, und ein Stein für den ganzen Zug.
uckers-setup-mess-deck-for-two = Mannschaftsdeck zu zweit
    .summary = Das ältere Spiel mit einem Würfel, für dich und einen Gegner mit je zwei Farben.
uckers-change-1 = aufgesparte Sechsen werden nur vor dem ersten Wurf eines Zugs eingesetzt

## Dinge. `start` beginnt einen Satz; `acc` und `dat` sind Fälle.

uckers-in-base = in der Basis
uckers-at-home = im Ziel
uckers-lane = Feld { $number } der Zielbahn
uckers-on = auf { $square }
uckers-label = { FORM($colour, "stark-m") } Stein { $at }
uckers-counter = der { FORM($colour, "m") } Stein { $at }
    .start = Der { FORM($colour, "m") } Stein { $at }
    .acc = den { FORM($colour, "schwach") } Stein { $at }
    .dat = dem { FORM($colour, "schwach") } Stein { $at }
uckers-counters =
    { $count ->
        [one] 1 { FORM($colour, "stark-m") } Stein
       *[other] { $count } { FORM($colour, "f") } Steine
    }
    .acc =
        { $count ->
            [one] 1 { FORM($colour, "schwach") } Stein
           *[other] { $count } { FORM($colour, "f") } Steine
        }
    .dat =
        { $count ->
            [one] 1 { FORM($colour, "besitz") } Stein
           *[other] { $count } { FORM($colour, "schwach") } Steinen
        }
uckers-throw = { $high }-{ $low }
uckers-saved-six = aufgesparte Sechs von { $seat }
uckers-tray-saved =
    { FORM($seat, "who") ->
        [you] deine aufgesparten Sechsen
       *[they] aufgesparte Sechsen von { $seat }
    }

## Wege der Steine. Die Farbe steht dabei, wo sie nicht die des Spielers ist: „Rot zieht Grün von 14 nach 20“.

uckers-way =
    { $whose ->
        [other] { $colour } von
       *[own] von
    } { $from } nach { $to }
uckers-way-out =
    { $whose ->
        [other] { $colour } aus
       *[own] aus
    } der Basis auf { $to }
uckers-way-home =
    { $whose ->
        [other] { $colour } von
       *[own] von
    } { $from } ins Ziel

## Worauf man zeigt.

uckers-step-roll =
    { FORM($faces, "count") ->
        [one] eine { $faces } werfen
       *[other] { $faces } werfen
    }
uckers-step-save = die Sechs aufsparen
uckers-step-throw = jetzt werfen
uckers-step-mixi-blob = ein Stein aus dem Mixi-Blob auf { $square }
uckers-step-colour = der { FORM($colour, "m") }
uckers-step-to =
    { $six ->
        [saved] nach { $square }, mit einer aufgesparten Sechs
       *[thrown] nach { $square }
    }
uckers-step-home =
    { $six ->
        [saved] ins Ziel, mit einer aufgesparten Sechs
       *[thrown] ins Ziel
    }
uckers-step-hit =
    { FORM($colours, "count") ->
        [one] den { FORM($colours, "schwach") } Stein auf { $square } schlagen
       *[other] den Mixi-Blob aus { $colours } auf { $square } schlagen
    }{ $six ->
        [saved] , mit einer aufgesparten Sechs
       *[thrown] { "" }
    }
uckers-step-challenge = den { $height }er-Blob auf { $square } angreifen: { $sixes } Sechsen

## Züge. `do` rät zu einem Zug.

uckers-did-enter =
    { FORM($seat, "who") ->
        [you] { $whose ->
            [other] Du bringst { $colour } auf { $doorstep } heraus
           *[own] Du kommst auf { $doorstep } heraus
        }
       *[they] { $whose ->
            [other] { FORM($seat, "start") } bringt { $colour } auf { $doorstep } heraus
           *[own] { FORM($seat, "start") } kommt auf { $doorstep } heraus
        }
    }
    .do =
        { $whose ->
            [other] Bring { $colour } auf { $doorstep } heraus
           *[own] Komm auf { $doorstep } heraus
        }
uckers-did-enter-on =
    { FORM($seat, "who") ->
        [you] { $whose ->
            [other] Du bringst { $colour } heraus und ziehst gleich weiter
           *[own] Du kommst heraus und ziehst gleich weiter
        }
       *[they] { $whose ->
            [other] { FORM($seat, "start") } bringt { $colour } heraus und zieht gleich weiter
           *[own] { FORM($seat, "start") } kommt heraus und zieht gleich weiter
        }
    } nach { $to }
    .do =
        { $whose ->
            [other] Bring { $colour } heraus und zieh gleich weiter
           *[own] Komm heraus und zieh gleich weiter
        } nach { $to }
uckers-did-enter-and =
    { FORM($seat, "who") ->
        [you] { $whose ->
            [other] Du bringst { $colour } auf { $doorstep } heraus und ziehst
           *[own] Du kommst auf { $doorstep } heraus und ziehst
        }
       *[they] { $whose ->
            [other] { FORM($seat, "start") } bringt { $colour } auf { $doorstep } heraus und zieht
           *[own] { FORM($seat, "start") } kommt auf { $doorstep } heraus und zieht
        }
    } { $way }
    .do =
        { $whose ->
            [other] Bring { $colour } auf { $doorstep } heraus und zieh
           *[own] Komm auf { $doorstep } heraus und zieh
        } { $way }
uckers-did-move =
    { FORM($seat, "who") ->
        [you] Du ziehst
       *[they] { FORM($seat, "start") } zieht
    } { $ways }
    .do = Zieh { $ways }
uckers-did-both =
    { FORM($seat, "who") ->
        [you] Du ziehst
       *[they] { FORM($seat, "start") } zieht
    } zwei { FORM($colour, "f") } Steine { $way }
    .do = Zieh zwei { FORM($colour, "f") } Steine { $way }
uckers-did-use =
    { FORM($seat, "who") ->
        [you] Du setzt eine aufgesparte Sechs ein und ziehst
       *[they] { FORM($seat, "start") } setzt eine aufgesparte Sechs ein und zieht
    } { $way }
    .do = Setz eine aufgesparte Sechs ein und zieh { $way }
uckers-did-save =
    { FORM($seat, "who") ->
        [you] Du sparst
       *[they] { FORM($seat, "start") } spart
    } die Sechs für später auf
    .do = Spar die Sechs für später auf
uckers-did-throw =
    { FORM($seat, "who") ->
        [you] Du setzt keine aufgesparte Sechs ein und wirfst
       *[they] { FORM($seat, "start") } setzt keine aufgesparte Sechs ein und wirft
    }
    .do = Wirf jetzt und behalte deine aufgesparten Sechsen
uckers-did-challenge =
    { FORM($seat, "who") ->
        [you] Du greifst den { $height }er-Blob auf { $square } an und brauchst
       *[they] { FORM($seat, "start") } greift den { $height }er-Blob auf { $square } an und braucht
    } { $sixes } Sechsen
    .do = Greif den { $height }er-Blob auf { $square } an: Das braucht { $sixes } Sechsen
uckers-did-pass-base =
    { FORM($seat, "who") ->
        [you] Du hast
       *[they] { FORM($seat, "start") } hat
    } keine Sechs: Niemand kann heraus
    .do = Pass: Ohne Sechs kann niemand heraus
uckers-did-pass =
    { FORM($seat, "who") ->
        [you] Du passt
       *[they] { FORM($seat, "start") } passt
    }, denn { $causes }
    .do = Pass, denn { $causes }
uckers-sign-saved = aufgespart
uckers-sign-challenge = greift an

## Warum nichts ziehen kann; mehrere Gründe werden verbunden.

uckers-cause-base = ohne Sechs kommt niemand heraus
uckers-cause-blob = der { $height }er-Blob auf { $square } versperrt den Weg
uckers-cause-home = ins Ziel geht es nur mit der genauen Zahl
uckers-cause-bound = in diesem Zug darf nur { $counter } laufen
uckers-cause-bound-home = der Stein dieses Zugs ist schon im Ziel

## Was ein Zug oder ein Wurf gebracht hat.

uckers-brought-hit = { FORM($counter, "start") } muss zurück in die Basis
uckers-brought-hit-mixi-blob = Der Mixi-Blob auf { $square } muss zurück in die Basis: { $counters }
uckers-brought-blob = Ein { FORM($colour, "stark-m") } { $height }er-Blob versperrt den Weg auf { $square }
uckers-brought-mixi-blob = { FORM($colour, "start") } und { $partner } bilden auf { $square } einen Mixi-Blob: Er versperrt niemandem den Weg
uckers-brought-open = Der { FORM($colour, "m") } Blob auf { $square } ist aufgelöst: Der Weg ist frei
uckers-brought-home =
    { $count ->
        [one] Ein { FORM($colour, "stark-m") } Stein ist im Ziel
        [4] Alle { FORM($colour, "schwach") } Steine sind im Ziel
       *[other] { $count } { FORM($colour, "f") } Steine sind im Ziel
    }
uckers-brought-wait =
    { FORM($seat, "who") ->
        [you] Wirf eine Sechs, um deinem Partner { $partner } zu helfen
       *[they] { FORM($seat, "start") } braucht eine Sechs, um { $partner } zu helfen
    }
uckers-brought-help = Eine Sechs: { FORM($seat, "who") ->
        [you] Ab dem nächsten Zug hilfst du deinem Partner { $partner }
       *[they] Ab dem nächsten Zug hilft { $seat } dem Partner { $partner }
    }
uckers-brought-no-help = Keine Sechs: { FORM($seat, "who") ->
        [you] Du kannst deinem Partner { $partner } noch nicht helfen
       *[they] { FORM($seat, "start") } kann dem Partner { $partner } noch nicht helfen
    }
uckers-brought-win =
    { FORM($seat, "who") ->
        [you] { $alone ->
            [yes] Alle acht sind im Ziel: Du gewinnst
           *[no] Alle acht sind im Ziel: Du gewinnst, zusammen mit { $partner }
        }
       *[they] { $alone ->
            [yes] Alle acht sind im Ziel: { FORM($seat, "start") } gewinnt
           *[no] Alle acht sind im Ziel: { FORM($seat, "start") } und { $partner } gewinnen
        }
    }
uckers-brought-again = Eine Sechs: { FORM($seat, "who") ->
        [you] Du wirfst
       *[they] { FORM($seat, "start") } wirft
    } noch einmal
uckers-brought-more-sixes =
    { $needed ->
        [one] Noch eine Sechs
       *[other] Noch { $needed } Sechsen
    }, und der Blob auf { $square } fällt
uckers-brought-held = Keine Sechs: Der Blob auf { $square } hält
uckers-brought-off = Runter mit euch! { $counters } müssen zurück in die Basis
uckers-brought-saved =
    { $count ->
        [0] Keine aufgesparte Sechs ist mehr übrig
        [one] { FORM($seat, "who") ->
            [you] Du hast
           *[they] { FORM($seat, "start") } hat
        } eine Sechs aufgespart
       *[other] { FORM($seat, "who") ->
            [you] Du hast
           *[they] { FORM($seat, "start") } hat
        } { $count } Sechsen aufgespart
    }

## Was für einen Zug spricht, wo er empfohlen wird.

uckers-prospect-risk = { $one ->
        [one] Fast jeder Wurf trifft { FORM($counter, "acc") }
       *[other] Etwa einer von { $one } Würfen trifft { FORM($counter, "acc") }
    }
uckers-prospect-safe = Niemand kann { FORM($counter, "acc") } treffen

## Was das Brett zeigt.

uckers-mark-blob = { FORM($colour, "stark-m") } { $height }er-Blob
uckers-mark-partners = { $colours } spielen zusammen
uckers-mark-mixi-blob = Mixi-Blob aus { $colours }: versperrt niemandem den Weg
uckers-mark-challenge = { $counter } darf angreifen: { $sixes } Sechsen
uckers-mark-challenge-on =
    { $needed ->
        [one] noch eine Sechs
       *[other] noch { $needed } Sechsen
    }
uckers-mark-blocked = der { $height }er-Blob auf { $square } steht im Weg: { $counter } kommt nicht vorbei
uckers-mark-hit-now =
    { FORM($seat, "who") ->
        [you] du kannst
       *[they] { $seat } kann
    } hier jetzt schlagen
uckers-mark-hit =
    { FORM($seat, "who") ->
        [you] du schlägst
       *[they] { $seat } schlägt
    } hier mit { FORM($throws, "or") }: { $chance ->
        [1] etwa jeder 36. Wurf
        [2] etwa jeder 18. Wurf
        [3] etwa jeder zwölfte Wurf
        [4] etwa jeder neunte Wurf
        [5] etwa jeder siebte Wurf
        [6] etwa jeder sechste Wurf
        [7] etwa jeder fünfte Wurf
        [8] etwa jeder fünfte Wurf
        [9] etwa jeder vierte Wurf
        [10] etwa jeder vierte Wurf
        [11] etwa jeder dritte Wurf
        [12] etwa jeder dritte Wurf
        [13] etwa jeder dritte Wurf
        [14] etwa zwei von fünf Würfen
        [15] etwa zwei von fünf Würfen
        [16] etwas weniger als jeder zweite Wurf
        [17] etwa jeder zweite Wurf
        [18] etwa jeder zweite Wurf
        [19] etwa jeder zweite Wurf
       *[other] mehr als jeder zweite Wurf
    }
uckers-note-over = alle acht Steine sind im Ziel
uckers-note-challenge =
    { FORM($seat, "who") ->
        [you] du greifst
       *[they] { $seat } greift
    } den Blob auf { $square } an: { $needed ->
        [one] noch eine Sechs
       *[other] noch { $needed } Sechsen
    }
uckers-note-use =
    { FORM($seat, "who") ->
        [you] du darfst eine aufgesparte Sechs einsetzen, oder du wirfst
       *[they] { $seat } darf eine aufgesparte Sechs einsetzen oder wirft
    }
    .do = Setz eine aufgesparte Sechs ein, oder wirf
uckers-note-use-more =
    { FORM($seat, "who") ->
        [you] du darfst mit { FORM($counter, "dat") } noch eine einsetzen, oder du wirfst
       *[they] { $seat } darf mit { FORM($counter, "dat") } noch eine einsetzen oder wirft
    }
uckers-note-bound =
    { FORM($seat, "who") ->
        [you] du ziehst
       *[they] { $seat } zieht
    } in diesem Zug nur mit { FORM($counter, "dat") }
uckers-note-bound-home = der Stein dieses Zugs ist im Ziel: kein anderer darf laufen
uckers-note-used =
    { FORM($seat, "who") ->
        [you] du hast
       *[they] { $seat } hat
    } eine aufgesparte Sechs eingesetzt: in diesem Zug wird keine aufgespart
uckers-note-needs-six =
    { FORM($seat, "who") ->
        [you] du brauchst
       *[they] { $seat } braucht
    } eine Sechs, um herauszukommen
uckers-note-six-out = eine Sechs bringt einen Stein heraus
uckers-note-stuck = nichts kann ziehen, denn { $causes }
uckers-note-waits =
    { FORM($seat, "who") ->
        [you] du bist im Ziel und brauchst eine Sechs, um deinem Partner { $partner } zu helfen
       *[they] { $seat } ist im Ziel und braucht eine Sechs, um { $partner } zu helfen
    }
uckers-note-helps =
    { FORM($seat, "who") ->
        [you] du spielst die { FORM($partner, "schwach") } Steine für deinen Partner
       *[they] { $seat } spielt die { FORM($partner, "schwach") } Steine
    }

## Was jetzt zu tun ist.

uckers-prompt-counter = Wähl einen Stein zum Ziehen
uckers-prompt-save = Nichts kann ziehen, aber die Sechs lässt sich aufsparen
uckers-prompt-other-die = Nun der andere Würfel: Wähl einen Stein
uckers-prompt-colour = Welche Farbe?
uckers-prompt-where = Wohin damit?

## Warum nicht.

uckers-why-game-over = Das Spiel ist aus.
uckers-why-number-of-dice =
    { $count ->
        [one] Dieses Spiel spielt man mit einem Würfel.
       *[other] Dieses Spiel spielt man mit zwei Würfeln.
    }
uckers-why-dice-are-next =
    { FORM($seat, "who") ->
        [you] Jetzt wirfst du
       *[they] Jetzt wirft { $seat }
    }: { $for ->
        [challenge] { $needed ->
            [one] Noch eine Sechs entscheidet den Angriff
           *[other] Der Angriff braucht noch { $needed } Sechsen
        }
        [help] { FORM($seat, "who") ->
            [you] Du brauchst eine Sechs, um deinem Partner zu helfen
           *[they] Es braucht eine Sechs, um dem Partner zu helfen
        }
       *[turn] Vorher gibt es nichts zu entscheiden
    }.
uckers-why-no-throw-now =
    { FORM($seat, "who") ->
        [you] Du entscheidest
       *[they] { FORM($seat, "start") } entscheidet
    } zuerst; jetzt fallen keine Würfel.
uckers-why-saved-six-challenge = Mit einer aufgesparten Sechs greift man nicht an; wirf erst eine.
uckers-why-use-or-throw =
    { FORM($seat, "who") ->
        [you] Du hast noch nicht geworfen: Setz eine aufgesparte Sechs ein, oder wirf.
       *[they] { FORM($seat, "start") } hat noch nicht geworfen und kann eine aufgesparte Sechs einsetzen oder werfen.
    }
uckers-why-no-saved-sixes = In diesem Spiel werden keine Sechsen aufgespart.
uckers-why-used-before-the-throw = Der Würfel liegt schon: Aufgesparte Sechsen setzt man vor dem ersten Wurf eines Zugs ein.
uckers-why-save-needs-six = Aufsparen kann man nur eine geworfene Sechs, keine { $dice }.
uckers-why-save-after-use = { FORM($counter, "start") } hat in diesem Zug eine aufgesparte Sechs eingesetzt: Danach wird keine geworfene aufgespart.
uckers-why-must-play =
    { FORM($seat, "who") ->
        [you] Du kannst
       *[they] { FORM($seat, "start") } kann
    } ziehen, zum Beispiel { $example }.
uckers-why-one-step = Mit einem Würfel zieht man die { $die } einmal, nicht zweimal.
uckers-why-bound = In diesem Zug darf nur { $counter } laufen, weil er angefangen hat.
uckers-why-use-both-dice = Beide Würfel lassen sich nutzen, zum Beispiel { $example }; also müssen beide genutzt werden.
uckers-why-use-higher-die = Die { $die } lässt sich nutzen, zum Beispiel { $example }; also kommt sie zuerst.
uckers-why-one-counter-twice = { FORM($counter, "start") } kann nicht beide Würfel einzeln ziehen: Zähl sie zusammen, oder zieh noch einen anderen Stein.
uckers-why-challenge-needs-six = Ein Angriff braucht eine Sechs, und geworfen ist { $dice }.
uckers-why-challenge-from-base = Mit einem Würfel greift niemand aus der Basis an.
uckers-why-challenge-from-foot = Von { $square } biegt ein { FORM($colour, "stark-m") } Stein in seine Zielbahn ab, und dort steht kein Blob.
uckers-why-not-the-next-square = Für { FORM($counter, "acc") } ist { $next } das nächste Feld, nicht { $square }.
uckers-why-no-blob =
    { FORM($standing, "count") ->
        [0] Auf { $square } steht niemand: Angreifen kann man nur einen gegnerischen Blob.
        [one] Auf { $square } gibt es keinen gegnerischen Blob anzugreifen, nur { FORM($standing, "acc") }.
       *[other] Auf { $square } gibt es keinen Blob anzugreifen, sondern einen Mixi-Blob aus { FORM($standing, "dat") }.
    }
uckers-why-partner-beside = Ein { FORM($partner, "stark-m") } Stein steht neben dem { FORM($colour, "schwach") } auf { $square }: Ein Mixi-Blob greift nicht an.
uckers-why-challenge-bound = { FORM($counter, "start") } ist in diesem Zug schon gelaufen und kann noch nicht angreifen.
uckers-why-no-counter = Kein { FORM($colour, "stark-m") } Stein ist { $at }.
uckers-why-nobody-there = Auf { $square } steht kein Stein.
uckers-why-not-your-colour =
    { FORM($seat, "who") ->
        [you] Du spielst
       *[they] { FORM($seat, "start") } spielt
    } die { FORM($played, "schwach") } Steine, nicht die { FORM($colour, "schwach") }.
uckers-why-enter-on-doorstep = Ein { FORM($colour, "stark-m") } Stein kommt auf seinem Startfeld heraus: auf { $doorstep }.
uckers-why-not-forward = Von { $from } kommt ein { FORM($colour, "stark-m") } Stein nicht nach { $to }: Er läuft im Uhrzeigersinn bis { $foot } und dann über seine Zielbahn.
uckers-why-never-there = { FORM($counter, "start") } kommt dort nie hin.
uckers-why-enter-needs-six = Aus der Basis kommt man nur mit einer Sechs, nicht mit { $dice }.
uckers-why-home-exactly = Von { $from } ins Ziel braucht es genau { $takes }, nicht { $dice }.
uckers-why-near-home = { FORM($counter, "start") } steht für diesen Wurf zu nah am Ziel.
uckers-why-not-thrown = Von { $from } nach { $to } braucht es { $takes }, nicht { $dice }.
uckers-why-blocked = { FORM($counter, "start") } kommt nicht { $how ->
        [land] auf den { $height }er-Blob auf { $square }
       *[pass] am { $height }er-Blob auf { $square } vorbei
    }.
uckers-why-at-home = Ein Stein im Ziel zieht nicht mehr.
uckers-why-point-at-counter = Eine aufgesparte Sechs zieht einen Stein: Zeig auf den Stein, dann auf das Feld sechs Schritte weiter.
uckers-why-not-a-choice = Das gehört hier zu keinem Zug: Zeig auf einen Stein, dann auf sein Ziel.

## Bemerkungen für jemanden in den ersten Spielen: an „dich“, der am Zug ist. Ein Satz, die Ursache zuerst.

uckers-remark-sent-back = { FORM($by, "start") } hat deinen { FORM($colour, "schwach") } Stein auf { $square } geschlagen: Er ist wieder in der Basis und braucht eine Sechs.
uckers-remark-lost-blob = Dein Blob auf { $square } ist gebrochen: Es kamen genug Sechsen, und { $height } Steine sind wieder in der Basis.
uckers-remark-challenge = Du darfst den Blob auf { $square } angreifen: Das braucht { $sixes } Sechsen, und ein Wurf ohne beendet deinen Zug.
uckers-remark-hit = Dein Wurf kann { FORM($counter, "acc") } schlagen und in die Basis zurückschicken.
uckers-remark-out = { $dice ->
        [one] Mit deiner Sechs kann ein Stein auf { $square } herauskommen, und du würfelst noch einmal.
       *[other] Mit deiner Sechs kann ein Stein auf { $square } herauskommen, und du würfelst noch einmal mit beiden.
    }
uckers-remark-helps = Deine sind alle im Ziel: Von jetzt an ziehst du die Steine von { $colour }.
uckers-remark-lane = Dein Stein ist in seiner Zielbahn sicher: Ins Ziel braucht er noch genau { $left ->
        [one] 1 Schritt
       *[other] { $left } Schritte
    }.
uckers-remark-mixi-blob = Dein Stein teilt { $square } mit { $partner }: Ein Mixi-Blob versperrt nichts und kann geschlagen werden.
uckers-remark-blob-made = Dein Blob auf { $square } versperrt den Weg und kann nicht geschlagen werden, solange beide bleiben.
uckers-remark-barred = { FORM($counter, "start") } kommt nicht am Blob auf { $square } vorbei; direkt davor darfst du ihn angreifen.
uckers-remark-blob = Du kannst einen Blob bilden: Zwei einer Farbe auf einem Feld versperren den Weg und sind sicher.
uckers-remark-exposed = Dein Stein auf { $square } steht { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    } vor { FORM($counter, "dat") } und kann geschlagen werden.
uckers-remark-save = Du darfst diese Sechs aufsparen und am Anfang eines späteren Zugs einsetzen.
uckers-remark-use = Du darfst jetzt, vor dem Wurf, eine aufgesparte Sechs einsetzen oder sie behalten.
uckers-remark-bound = In diesem Zug darfst du nur den Stein auf { $square } ziehen, weil er zuerst gezogen hat.
uckers-remark-both-dice = Du darfst mit jedem Würfel einen Stein ziehen oder mit beiden denselben.
uckers-remark-two-colours = Du spielst { $own } und { $partner }: Beide dürfen die Würfel nutzen, und beide müssen ins Ziel.
uckers-remark-partner = { FORM($partner, "start") } ist dein Partner: Ihr schlagt einander nie, und seine Blobs lassen dich vorbei.

## Was an einer Schreibweise nicht stimmen kann. Ihre Buchstaben und Wörter sind in jeder Sprache gleich.

uckers-text-place = ein Ort (B, 1 bis 52, h1 bis h5 oder H)
uckers-text-state = ein Buchstabe dafür, was eine Farbe tut ({ FORM($letters, "or") }),
uckers-text-higher-first = Der höhere Würfel kommt zuerst.
uckers-text-steps-order = Der hintere Stein kommt zuerst: Schreib { $steps }.
uckers-text-home = Ein Stein im Ziel zieht nicht mehr.
uckers-text-base = Kein Stein zieht zurück in die Basis.
uckers-text-lane = Von der Zielbahn aus greift niemand an.
uckers-text-counters-order = Steine stehen der Reihe nach da, von der Basis bis zum Ziel.
uckers-text-corner = Ein { FORM($seat, "stark-m") } Stein steht nie auf { $square }, zwischen dem Ende seiner Runde und seinem Startfeld.
uckers-text-opposed = { FORM($seat, "start") } und { $other } sind Gegner und stehen nie zusammen auf { $square }.
uckers-text-no-dice = Würfel liegen hier nur in der Phase move: Schreib -.
uckers-text-two-dice = Dieses Spiel hat zwei Würfel: Schreib beide, den höheren zuerst.
uckers-text-one-die = Dieses Spiel hat einen Würfel: Schreib nur einen.
uckers-text-over = Das Spiel ist aus, wenn acht Steine eines Teams im Ziel sind, und nur dann.
uckers-text-winner = Nach dem Ende bleibt am Zug, wer den letzten Stein ins Ziel gebracht hat.
uckers-text-waits = Wer auf eine Sechs wartet, wirft nur: Die Phase ist throw.
uckers-text-use = Die Phase ist nur dann use, wenn eine aufgesparte Sechs eingesetzt werden kann.
uckers-text-plays = { FORM($seat, "start") } hat Steine, die nicht im Ziel sind: Schreib p.
uckers-text-is-home = Alle { FORM($seat, "schwach") } Steine sind im Ziel: Schreib w oder h.
uckers-text-no-bound = Hier ist kein Stein gebunden: Schreib -.
uckers-text-star = Ein * steht nur hinter einem Stein, der eine aufgesparte Sechs eingesetzt hat.
uckers-text-not-theirs = Die { FORM($seat, "schwach") } Steine sind nicht am Zug.
uckers-text-nobody = Auf { $square } steht kein { FORM($seat, "stark-m") } Stein.
uckers-text-no-challenge = Ein Angriff läuft nur in der Phase throw: Schreib -.
uckers-text-from-base = Mit einem Würfel greift niemand aus der Basis an.
uckers-text-no-blob = Gleich vor diesem Stein steht auf { $square } kein gegnerischer Blob.
uckers-text-partner = Ein Stein neben einem seiner Partnerfarbe greift nicht an.
uckers-text-sixes = Dieser Angriff braucht höchstens { $most } Sechsen.

## Was die Seite neben dem Brett sagt. `cry` ruft man vor jedem Wurf eines Angriffs, je nachdem, wie viele Sechsen schon gefallen sind.

uckers-page-standing = { FORM($colour, "start") }: { $home } im Ziel, { $out } unterwegs, { $base } in der Basis
uckers-page-counts = Basis { $base }, Ziel { $home }
uckers-page-now = jetzt
uckers-page-chance = { $throws }/36
uckers-page-chance-means =
    { $throws }/36 an einem Stein: { $throws ->
        [one] 1 von 36 Würfen trifft
       *[other] { $throws } von 36 Würfen treffen
    } ihn.
uckers-page-way = Meinen Weg zeigen
uckers-page-reach = Was kann geschlagen werden?
uckers-page-in-reach = Was geschlagen werden kann
uckers-page-saved = Vor dem ersten Wurf
uckers-page-use-saved = Mit einer aufgesparten Sechs kann { FORM($counters, "or") } ziehen; oder du wirfst.
uckers-page-cry =
    { $thrown ->
        [0] Einmal auf euch los!
        [1] Zweimal auf euch los!
        [2] Dreimal auf euch los!
        [3] Viermal auf euch los!
       *[other] Fünfmal auf euch los!
    }
uckers-page-challenge =
    { FORM($seat, "who") ->
        [you] Du greifst
       *[they] { FORM($seat, "start") } greift
    } den Blob auf { $square } an: { $needed ->
        [one] noch eine Sechs
       *[other] noch { $needed } Sechsen
    }. Ein Wurf ohne Sechs beendet den Angriff.

## Was ein Feld ist, das mehr als ein Feld ist.

uckers-cell-track = Bahn
uckers-cell-doorstep = Startfeld
uckers-cell-lane = Zielbahn
uckers-cell-home = Ziel
uckers-cell-base = Basis

## Worum es in Rätseln geht.

uckers-motif-hit = Schlagen
uckers-motif-blob = Einen Blob bilden
uckers-motif-mixi-blob = Mixi-Blobs
uckers-motif-open = Einen Blob auflösen
uckers-motif-challenge = Blobs angreifen
uckers-motif-come-out = Herauskommen
uckers-motif-home = Ins Ziel kommen
uckers-motif-saved-six = Aufgesparte Sechsen
uckers-motif-run = Laufen
uckers-motif-ending = Das Ende
uckers-motif-rescue = Der Ausweg
uckers-motif-combination = Mehr als ein Zug
