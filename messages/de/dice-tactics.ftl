# Dice Tactics. „Der Offizier“, „die Kavallerie“, „das Karree“, „die Pikeniere“: `geschlecht` sagt, welches Beiwort eine Einheit
# braucht (`p` ist die Mehrzahl), `number` welche Form des Zeitworts.

dice-tactics = Dice Tactics
    .designer = in den Regeln nicht genannt
    .tagline = Zwei Heere aus Würfeln, deren Augen ihre Stärke sind.
    .goal =
        { $objective ->
            [hill] Halte drei der vier Felder in der Mitte, oder schlag alle gegnerischen Offiziere.
            [breakthrough] Bring einen Offizier auf die Grundreihe des Gegners, oder schlag alle gegnerischen Offiziere.
           *[rout] Schlag alle gegnerischen Offiziere, und behalte selbst einen.
        }
    .turn =
        Erst stellen beide abwechselnd ihr Heer auf; dann ist jeder Offizier eine Aktion in jedem Zug.
        Mit einer Aktion geht eine Einheit ein Feld weit, dreht sich oder greift nebenan an.
        Ein Angriff, der mindestens so stark ist, drängt den anderen zurück; wer nicht zurück kann, ist geschlagen.

## Einstellungen und Spielarten.

dice-tactics-option-units = Wie viele Einheiten jedes Heer hat.
    .label = Einheiten
dice-tactics-option-officers = Wie viele Offiziere ein Heer höchstens haben darf. Jeder Offizier ist in jedem Zug eine Aktion wert.
    .label = Offiziere
dice-tactics-option-officers-any = beliebig viele
dice-tactics-option-objective = Was außer dem letzten Offizier den Sieg bringt: nichts; ein Offizier auf der Grundreihe des Gegners; oder drei der vier Felder in der Mitte, wenn dein Zug beginnt.
    .label = Ziel
dice-tactics-option-objective-rout = nur die Offiziere
dice-tactics-option-objective-breakthrough = Durchbruch
dice-tactics-option-objective-hill = der Hügel
dice-tactics-option-opening = Der allererste Zug von Weiß: mit allen Aktionen oder mit der Hälfte davon, was den Vorteil des Anfangens ausgleicht.
    .label = Eröffnung
dice-tactics-option-opening-full = alle Aktionen
dice-tactics-option-opening-half = halb so viele Aktionen
dice-tactics-option-ranged = Wohin ein Plänkler schießt: zwei Felder weit oder auf das nächste Feld.
    .label = Fernangriff
dice-tactics-option-ranged-gap = zwei Felder weit
dice-tactics-option-ranged-adjacent = auf das nächste Feld
dice-tactics-option-quiet = Nach wie vielen Zügen, in denen keine Einheit geschlagen wird, das Spiel unentschieden endet; 0 für nie.
    .label = Ruhige Züge
dice-tactics-setup-basic-battle = Einfache Schlacht
    .summary = Zwölf Einheiten für jeden, von welcher Art du willst; wer den letzten Offizier verliert, hat verloren.
    .note = Weiß fängt an und gewinnt die meisten einfachen Schlachten: Spielt abwechselnd Weiß, oder wählt eine ausgeglichene.
dice-tactics-setup-skirmish = Scharmützel
    .summary = Ein kurzer Kampf für den Anfang: acht Einheiten für jeden, höchstens zwei davon Offiziere.
dice-tactics-setup-line-of-battle = Schlachtreihe
    .summary = Zwölf Einheiten für jeden und höchstens drei Offiziere: Der größte Teil des Heers ist zum Kämpfen da.
dice-tactics-setup-grand-battle = Große Schlacht
    .summary = Sechzehn Einheiten für jeden füllen das Feld, geführt von höchstens fünf Offizieren.
dice-tactics-setup-king-of-the-hill = Kampf um den Hügel
    .summary = Acht Einheiten für jeden. Halte drei der vier Felder in der Mitte, wenn dein Zug beginnt, und du hast gewonnen.
dice-tactics-setup-breakthrough = Durchbruch
    .summary = Acht Einheiten für jeden, eine davon der Offizier. Bring deinen auf die andere Seite des Bretts, und du hast gewonnen.

## Dinge. `a` ist eines davon im vierten Fall, `use` wozu es gut ist.

dice-tactics-officer = Offizier
    .geschlecht = m
    .number = singular
    .a = einen Offizier
    .use = eine Aktion mehr in jedem Zug
    .strength = 1 auf jeder Seite
dice-tactics-skirmisher = Plänkler
    .geschlecht = m
    .number = singular
    .a = einen Plänkler
    .use = er schießt mit 4
    .strength = 2 auf jeder Seite, 4 beim Schießen
dice-tactics-cavalry = Kavallerie
    .geschlecht = f
    .number = singular
    .a = Kavallerie
    .use = eine freie Aktion in jedem Zug
    .strength = 3 auf jeder Seite, 6 an der Spitze eines Keils
dice-tactics-pikemen = Pikeniere
    .geschlecht = p
    .number = plural
    .a = Pikeniere
    .dat = Pikenieren
    .use = sie verteidigen mit 8
    .strength = 4 im Angriff, 8 in der Verteidigung
dice-tactics-square-infantry = Karree
    .geschlecht = n
    .number = singular
    .a = ein Karree
    .use = 5 auf jeder Seite
    .strength = 5 auf jeder Seite
dice-tactics-line-infantry = Linieninfanterie
    .geschlecht = f
    .number = singular
    .a = Linieninfanterie
    .use = 6 auf den langen Seiten
    .strength = 6 an den langen Seiten, 4 an den anderen
dice-tactics-units = Einheiten
dice-tactics-unit = { $lies ->
        [rising] { $kind } /
        [falling] { $kind } \
        [columns] { $kind } längs
        [rows] { $kind } quer
       *[alike] { $kind }
    }
    .geschlecht = { FORM($kind, "geschlecht") }
dice-tactics-die =
    { FORM($unit, "geschlecht") ->
        [m] { FORM($seat, "stark-m") }
        [n] { FORM($seat, "stark-n") }
       *[f] { FORM($seat, "f") }
    } { $unit }

## Eine Einheit, und wo sie steht, im ersten, dritten (`dat`) und vierten Fall (`acc`); `here` und `acc-here` lassen den Ort weg.

dice-tactics-unit-of =
    { FORM($seat, "who") ->
        [you] { FORM($kind, "geschlecht") ->
            [m] dein
            [n] dein
           *[f] deine
        }
       *[they] { FORM($kind, "geschlecht") ->
            [m] der { FORM($seat, "m") }
            [n] das { FORM($seat, "n") }
            [p] die { FORM($seat, "schwach") }
           *[f] die { FORM($seat, "f") }
        }
    } { $kind }
    .start =
        { FORM($seat, "who") ->
            [you] { FORM($kind, "geschlecht") ->
                [m] Dein
                [n] Dein
               *[f] Deine
            }
           *[they] { FORM($kind, "geschlecht") ->
                [m] Der { FORM($seat, "m") }
                [n] Das { FORM($seat, "n") }
                [p] Die { FORM($seat, "schwach") }
               *[f] Die { FORM($seat, "f") }
            }
        } { $kind }
    .acc =
        { FORM($seat, "who") ->
            [you] { FORM($kind, "geschlecht") ->
                [m] deinen
                [n] dein
               *[f] deine
            }
           *[they] { FORM($kind, "geschlecht") ->
                [m] den { FORM($seat, "schwach") }
                [n] das { FORM($seat, "n") }
                [p] die { FORM($seat, "schwach") }
               *[f] die { FORM($seat, "f") }
            }
        } { $kind }
    .dat =
        { FORM($seat, "who") ->
            [you] { FORM($kind, "geschlecht") ->
                [m] deinem
                [n] deinem
                [p] deinen
               *[f] deiner
            }
           *[they] { FORM($kind, "geschlecht") ->
                [m] dem { FORM($seat, "schwach") }
                [n] dem { FORM($seat, "schwach") }
                [p] den { FORM($seat, "schwach") }
               *[f] der { FORM($seat, "schwach") }
            }
        } { FORM($kind, "dat") }
    .number = { FORM($kind, "number") }
    .strength = { FORM($kind, "strength") }
dice-tactics-unit-on = { $unit } auf { $square }
    .start = { FORM($unit, "start") } auf { $square }
    .acc = { FORM($unit, "acc") } auf { $square }
    .dat = { FORM($unit, "dat") } auf { $square }
    .here = { $unit }
    .acc-here = { FORM($unit, "acc") }
    .number = { FORM($unit, "number") }
    .strength = { FORM($unit, "strength") }
dice-tactics-north = Norden
dice-tactics-east = Osten
dice-tactics-south = Süden
dice-tactics-west = Westen
dice-tactics-tray-reserve =
    { $left ->
        [0] { FORM($seat, "who") ->
            [you] du hast alle Einheiten aufgestellt
           *[they] { $seat } hat alle Einheiten aufgestellt
        }
       *[other] { FORM($seat, "who") ->
            [you] du hast
           *[they] { $seat } hat
        } noch { $left ->
            [one] 1 Einheit
           *[other] { $left } Einheiten
        } { $kinds ->
            [any] aufzustellen, von beliebiger Art
            [officer] aufzustellen, einen Offizier
            [others] aufzustellen, von jeder Art außer Offizieren
           *[untold] aufzustellen
        }
    }

## Heere zur Auswahl; `about` sagt, wozu jedes gut ist.

dice-tactics-army-mixed = Von allem etwas
    .about = Keile an den Flügeln und eine feste Linie dazwischen.
dice-tactics-army-wall = Wall aus Piken
    .about = Pikeniere und Karrees dicht an dicht: langsam und schwer zu brechen.
dice-tactics-army-riders = Reiter
    .about = Keile aus Kavallerie, die frei zuschlagen: schnell, aber schwach, wenn man sie stellt.
dice-tactics-army-shots = Schützen
    .about = Plänkler hinter Linieninfanterie: Sie zermürben den Gegner aus der Ferne.
dice-tactics-army-rest = Stell den Rest für mich auf
    .about = Stellt auf, was noch fehlt, passend zu dem, was schon steht.

## Worauf man zeigt.

dice-tactics-step-on = auf { $square }
dice-tactics-step-unit-on = eine Einheit auf { $square }
dice-tactics-step-to = nach { $square }
dice-tactics-step-attack = { FORM($unit, "acc") } angreifen, { $attack } gegen { $defence }
dice-tactics-step-attack-how = { FORM($unit, "acc") } angreifen
dice-tactics-step-beside = im Nahkampf, { $attack } gegen { $defence }
dice-tactics-step-ranged = mit einem Schuss, { $attack } gegen { $defence }
dice-tactics-step-turn = drehen: { $unit }
dice-tactics-step-hold = abwarten: eine Aktion verstreichen lassen
    .button = abwarten

## Züge. `do` rät zu einem Zug.

dice-tactics-did-place =
    { FORM($seat, "who") ->
        [you] Du stellst
       *[they] { FORM($seat, "start") } stellt
    } { FORM($kind, "a") } auf { $to }
    .do = Stell { FORM($kind, "a") } auf { $to }: { FORM($kind, "use") }
dice-tactics-did-move =
    { FORM($seat, "who") ->
        [you] Du ziehst
       *[they] { FORM($seat, "start") } zieht
    } { FORM($kind, "geschlecht") ->
        [m] den
        [n] das
       *[f] die
    } { $kind } von { $from } nach { $to }
    .do = Zieh { FORM($kind, "geschlecht") ->
            [m] den
            [n] das
           *[f] die
        } { $kind } von { $from } nach { $to }
dice-tactics-did-drive-back =
    { FORM($unit, "start") } { $how ->
        [ranged] treibt { FORM($foe, "acc") } mit einem Schuss
       *[beside] { FORM($unit, "number") ->
            [plural] drängen
           *[singular] drängt
        } { FORM($foe, "acc") }
    } nach { $to } zurück, { $attack } gegen { $defence }
    .do =
        { $how ->
            [ranged] Treib { FORM($foe, "acc") } mit einem Schuss
           *[beside] Dräng { FORM($foe, "acc") }
        } mit { FORM($unit, "dat") } nach { $to } zurück: { $attack } gegen { $defence }
dice-tactics-did-remove =
    { FORM($unit, "start") } { $how ->
        [ranged] schießt
       *[beside] { FORM($unit, "number") ->
            [plural] schlagen
           *[singular] schlägt
        }
    } { FORM($foe, "acc") } vom Feld, { $attack } gegen { $defence }
    .do =
        { $how ->
            [ranged] Schieß
           *[beside] Schlag
        } { FORM($foe, "acc") } mit { FORM($unit, "dat") } vom Feld: { $attack } gegen { $defence }
dice-tactics-did-fail =
    { FORM($unit, "start") } { $how ->
        [ranged] schießt
       *[beside] { FORM($unit, "number") ->
            [plural] greifen an
           *[singular] greift an
        }
    }, { $attack } gegen { $defence }: { FORM($foe, "start") } { FORM($foe, "number") ->
        [plural] halten
       *[singular] hält
    } stand
    .do =
        { $how ->
            [ranged] Schieß mit { FORM($unit, "dat") } auf { FORM($foe, "acc") }
           *[beside] Greif { FORM($foe, "acc") } mit { FORM($unit, "dat") } an
        }: { $attack } gegen { $defence } reicht nicht
dice-tactics-did-turn =
    { FORM($seat, "who") ->
        [you] Du drehst
       *[they] { FORM($seat, "start") } dreht
    } { FORM($kind, "geschlecht") ->
        [m] den
        [n] das
       *[f] die
    } { $kind } auf { $square }
    .do = Dreh { FORM($kind, "geschlecht") ->
            [m] den
            [n] das
           *[f] die
        } { $kind } auf { $square }
dice-tactics-did-wait =
    { FORM($seat, "who") ->
        [you] Du lässt
       *[they] { FORM($seat, "start") } lässt
    } eine Aktion verstreichen
    .do = Warte: Lass eine Aktion verstreichen
dice-tactics-sign-turns = dreht
dice-tactics-sign-waits = wartet
dice-tactics-sign-fails = { $attack } gegen { $defence }
dice-tactics-flash-holds =
    { $attack } gegen { $defence }: { FORM($kind, "geschlecht") ->
        [m] Der { $kind } hält
        [n] Das { $kind } hält
        [p] Die { $kind } halten
       *[f] Die { $kind } hält
    } stand
dice-tactics-brought-blocked = Es gibt kein Zurück: Dahinter { FORM($unit, "number") ->
        [plural] stehen
       *[singular] steht
    } { $unit }
dice-tactics-brought-edge = Es gibt kein Zurück: { $square } liegt am Rand
dice-tactics-brought-advance =
    { FORM($kind, "geschlecht") ->
        [m] Der { $kind } rückt
        [n] Das { $kind } rückt
        [p] Die { $kind } rücken
       *[f] Die { $kind } rückt
    } nach { $to } vor
dice-tactics-brought-turned-skirmisher = Schräg zieht er jetzt { $lies ->
        [rising] nach Nordosten und Südwesten
       *[falling] nach Nordwesten und Südosten
    }
dice-tactics-brought-turned-line =
    { $lies ->
        [columns] Ihre 6 zeigt jetzt nach Osten und Westen, und sie zieht nach Norden oder Süden
       *[rows] Ihre 6 zeigt jetzt nach Norden und Süden, und sie zieht nach Osten oder Westen
    }
dice-tactics-brought-officer-lost =
    { FORM($seat, "who") ->
        [you] Du hast
       *[they] { FORM($seat, "start") } hat
    } { $left ->
        [one] noch 1 Offizier: 1 Aktion in jedem Zug
       *[other] noch { $left } Offiziere: { $left } Aktionen in jedem Zug
    }
dice-tactics-brought-wedge =
    { FORM($seat, "who") ->
        [you] Deine
       *[they] Die { FORM($seat, "f") }
    } Kavallerie auf { $squares } bildet einen Keil: { $strength } nach { $edge }
dice-tactics-brought-wedge-broken =
    { FORM($seat, "who") ->
        [you] Dein
       *[they] Der { FORM($seat, "m") }
    } Keil auf { $squares } ist gesprengt
dice-tactics-brought-free = Es ist die freie Aktion der Kavallerie
dice-tactics-brought-free-lost =
    { FORM($squares, "count") ->
        [one] Die Kavallerie auf { $squares } verliert ihre freie Aktion
       *[other] Die Kavallerie auf { $squares } verliert ihre freien Aktionen
    }
dice-tactics-brought-hill =
    { FORM($seat, "who") ->
        [you] Du hältst
       *[they] { FORM($seat, "start") } hält
    } { $squares ->
        [0] keines
        [one] eines
       *[other] { $squares }
    } der 4 Felder des Hügels
dice-tactics-brought-hill-soon =
    { FORM($seat, "who") ->
        [you] Du hältst { $squares } der 4 Felder des Hügels: Halte sie bis zu deinem Zug, und du gewinnst
       *[they] { FORM($seat, "start") } hält { $squares } der 4 Felder des Hügels und gewinnt, wenn das bis zum eigenen Zug so bleibt
    }
dice-tactics-brought-rout = Das Heer flieht! { FORM($seat, "who") ->
        [you] Du hast
       *[they] { FORM($seat, "start") } hat
    } keinen Offizier mehr
dice-tactics-brought-breakthrough = Durchbruch! { FORM($unit, "start") } ist durch
dice-tactics-brought-hill-won = Der Hügel ist genommen! { FORM($seat, "who") ->
        [you] Dein Zug beginnt
       *[they] Der Zug von { $seat } beginnt
    } mit { $squares } seiner 4 Felder
dice-tactics-brought-drawn = Unentschieden: Seit { $turns ->
        [one] 1 Zug
       *[other] { $turns } Zügen
    } wurde keine Einheit geschlagen
dice-tactics-brought-armies-stand = Beide Heere stehen: { FORM($seat, "who") ->
        [you] Du beginnst
       *[they] { $seat } beginnt
    } mit { $left ->
        [one] 1 Aktion
       *[other] { $left } Aktionen
    }

## Was für eine Aktion spricht, wo sie empfohlen wird.

dice-tactics-prospect-prey = Dann { FORM($units, "count") ->
        [one] kann { $units }
       *[other] können { $units }
    } entfernt werden
dice-tactics-prospect-saved = Das bringt { FORM($units, "acc") } außer Gefahr

## Was das Brett zeigt.

dice-tactics-mark-batch =
    { FORM($seat, "who") ->
        [you] du stellst
       *[they] { $seat } stellt
    } noch { $left ->
        [one] 1 Einheit
       *[other] { $left } Einheiten
    } auf
    .do = Stell eine Einheit auf: noch { $left }
dice-tactics-mark-actions =
    { FORM($seat, "who") ->
        [you] du hast
       *[they] { $seat } hat
    } noch { $left ->
        [one] 1 Aktion
       *[other] { $left } Aktionen
    }
    .do = Wähl eine Einheit: { $left ->
        [one] noch 1 Aktion
       *[other] noch { $left } Aktionen
    }
dice-tactics-mark-free = die Kavallerie auf { $square } hat noch ihre freie Aktion
dice-tactics-mark-far-rank =
    { FORM($seat, "who") ->
        [you] ein Offizier von dir
       *[they] ein Offizier von { $seat }
    } gewinnt auf dieser Reihe
dice-tactics-mark-hill = ein Feld des Hügels
dice-tactics-mark-hill-of = ein Feld des Hügels, gehalten von { FORM($seat, "who") ->
        [you] dir
       *[they] { $seat }
    }
dice-tactics-mark-hill-held =
    { FORM($seat, "who") ->
        [you] du hältst
       *[they] { $seat } hält
    } { $squares ->
        [0] keines
        [one] eines
       *[other] { $squares }
    } der 4 Felder des Hügels
dice-tactics-mark-wedge = Keil mit der Kavallerie auf { $square }: { $strength } nach { $edge }
dice-tactics-mark-strength = { $strength } nach { $edge }
dice-tactics-mark-strength-pikemen = Angriff mit { $attack }, Verteidigung mit { $defence }, gegen einen Schuss mit { $attack }
dice-tactics-mark-might = { $how ->
        [attack] Angriff
       *[defence] Verteidigung
    } mit { $strength }
dice-tactics-mark-might-edge = { $how ->
        [attack] Angriff
       *[defence] Verteidigung
    } mit { $strength } nach { $edge }
dice-tactics-mark-danger = könnte im nächsten Zug fallen, mit { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }
dice-tactics-mark-strength-met = Verteidigung mit { $defence } gegen den { $how ->
        [ranged] Schuss
       *[beside] Angriff
    }
dice-tactics-mark-stands =
    { $how ->
        [ranged] Schuss
       *[beside] Angriff
    } { $attack } gegen { $defence }: { FORM($unit, "start") } { FORM($unit, "number") ->
        [plural] halten
       *[singular] hält
    } stand
dice-tactics-mark-retreat =
    { $how ->
        [ranged] Schuss
       *[beside] Angriff
    } { $attack } gegen { $defence }: drängt { FORM($unit, "acc-here") } nach { $to } zurück
dice-tactics-mark-removed =
    { $how ->
        [ranged] Schuss
       *[beside] Angriff
    } { $attack } gegen { $defence }: schlägt { FORM($unit, "acc") } vom Feld
dice-tactics-note-needs-officer =
    { FORM($seat, "who") ->
        [you] deine letzte Einheit
       *[they] die letzte Einheit von { $seat }
    } muss ein Offizier sein
dice-tactics-note-enough-officers =
    { FORM($seat, "who") ->
        [you] du hast
       *[they] { $seat } hat
    } alle Offiziere, die ein Heer haben darf
dice-tactics-note-officers =
    { $officers ->
        [0] jeder Offizier ist eine Aktion in jedem Zug
        [one] 1 Offizier gibt { FORM($seat, "who") ->
            [you] dir
           *[they] { $seat }
        } 1 Aktion in jedem Zug
       *[other] { $officers } Offiziere geben { FORM($seat, "who") ->
            [you] dir
           *[they] { $seat }
        } { $officers } Aktionen in jedem Zug
    }
dice-tactics-note-free =
    { $count ->
        [one] 1 freie Aktion der Kavallerie, vor der ersten gewöhnlichen
       *[other] { $count } freie Aktionen der Kavallerie, vor der ersten gewöhnlichen
    }
dice-tactics-note-quiet = unentschieden in { $turns ->
        [one] 1 Zug
       *[other] { $turns } Zügen
    }, wenn keine Einheit geschlagen wird
dice-tactics-note-hill =
    { FORM($seat, "who") ->
        [you] du hältst { $squares } Felder des Hügels: Halte sie bis zu deinem Zug, und du gewinnst
       *[they] { $seat } hält { $squares } Felder des Hügels und gewinnt, wenn das bis zum eigenen Zug so bleibt
    }
dice-tactics-note-last-officer =
    { FORM($seat, "who") ->
        [you] du hast
       *[they] { $seat } hat
    } nur noch einen Offizier
dice-tactics-note-rout =
    { FORM($seat, "who") ->
        [you] du hast
       *[they] { $seat } hat
    } keinen Offizier mehr
dice-tactics-note-breakthrough =
    { FORM($seat, "who") ->
        [you] dein Offizier
       *[they] der Offizier von { $seat }
    } ist durchgebrochen
dice-tactics-note-hill-won =
    { FORM($seat, "who") ->
        [you] du hältst
       *[they] { $seat } hält
    } den Hügel
dice-tactics-note-drawn = seit { $turns ->
        [one] 1 Zug
       *[other] { $turns } Zügen
    } wurde keine Einheit geschlagen

## Was jetzt zu tun ist.

dice-tactics-prompt-where = Wohin { FORM($kind, "geschlecht") ->
        [m] mit dem { $kind }
        [n] mit dem { $kind }
        [p] mit den { FORM($kind, "dat") }
       *[f] mit der { $kind }
    }? Gut für: { FORM($kind, "use") }
dice-tactics-prompt-unit = Welche Einheit auf { $square }?
dice-tactics-prompt-goes = Wohin, oder gegen wen?
dice-tactics-prompt-how = Wie greift sie an?

## Warum nicht.

dice-tactics-why-over = Das Spiel ist aus: { FORM($seat, "who") ->
        [you] Du hast
       *[they] { $seat } hat
    } keinen Offizier mehr.
dice-tactics-why-breakthrough = Das Spiel ist aus: { FORM($seat, "who") ->
        [you] Ein Offizier von dir
       *[they] Ein Offizier von { $seat }
    } steht auf der Grundreihe des Gegners.
dice-tactics-why-hill = Das Spiel ist aus: { FORM($seat, "who") ->
        [you] Du hieltest { $squares } Felder des Hügels, als dein Zug begann.
       *[they] { $seat } hielt { $squares } Felder des Hügels, als der eigene Zug begann.
    }
dice-tactics-why-drawn = Das Spiel ist unentschieden: Seit { $turns ->
        [one] 1 Zug
       *[other] { $turns } Zügen
    } wurde keine Einheit geschlagen.
dice-tactics-why-setup = Noch werden die Heere aufgestellt: { FORM($seat, "who") ->
        [you] Du stellst
       *[they] { $seat } stellt
    } noch { $left ->
        [one] 1 Einheit
       *[other] { $left } Einheiten
    } auf.
dice-tactics-why-placed = Beide Heere stehen: Es wird nichts mehr aufgestellt.
dice-tactics-why-occupied = Auf { $square } { FORM($unit, "number") ->
        [plural] stehen
       *[singular] steht
    } schon { FORM($unit, "here") }.
dice-tactics-why-occupied-own = Auf { $square } { FORM($unit, "number") ->
        [plural] stehen
       *[singular] steht
    } schon { FORM($unit, "here") }: Gezogen wird nur auf ein leeres Feld.
dice-tactics-why-occupied-enemy = Auf { $square } { FORM($unit, "number") ->
        [plural] stehen
       *[singular] steht
    } { FORM($unit, "here") }: Einen Angriff schreibt man { $move }.
dice-tactics-why-not-home =
    { FORM($seat, "who") ->
        [you] Du stellst deine Einheiten
       *[they] { FORM($seat, "start") } stellt seine Einheiten
    } in der eigenen Hälfte auf, in den Reihen { $first } bis { $last }.
dice-tactics-why-needs-officer =
    { FORM($seat, "who") ->
        [you] Du hast noch keinen Offizier, also muss deine letzte Einheit einer sein.
       *[they] { FORM($seat, "start") } hat noch keinen Offizier, also muss die letzte Einheit einer sein.
    }
dice-tactics-why-enough-officers =
    { FORM($seat, "who") ->
        [you] Du hast
       *[they] { FORM($seat, "start") } hat
    } schon { $most ->
        [one] 1 Offizier
       *[other] { $most } Offiziere
    }, und mehr hat ein Heer in diesem Spiel nicht.
dice-tactics-why-no-unit = Auf { $square } steht keine Einheit.
dice-tactics-why-not-yours =
    { FORM($seat, "who") ->
        [you] Du kannst
       *[they] { FORM($seat, "start") } kann
    } { FORM($unit, "dat") } nichts befehlen. Stärke: { FORM($unit, "strength") }.
dice-tactics-why-not-one-square = Eine Einheit zieht ein Feld weit, und { $to } liegt nicht neben { FORM($unit, "dat") }.
dice-tactics-why-diagonal = Nur Plänkler ziehen schräg, nicht { $unit }.
dice-tactics-why-diagonal-off = { $to } liegt nicht in der Linie der Augen: { FORM($unit, "start") } zieht schräg nur { $lies ->
        [rising] nach Nordosten und Südwesten
       *[falling] nach Nordwesten und Südosten
    }.
dice-tactics-why-long-edge = { FORM($unit, "start") } zieht nur über ihre kurzen Seiten mit zwei Augen: nach { $lies ->
        [rows] Osten oder Westen
       *[columns] Norden oder Süden
    }.
dice-tactics-why-not-adjacent = Ein Angriff trifft das nächste Feld, und { $target } liegt nicht neben { FORM($unit, "dat") }.
dice-tactics-why-diagonal-attack = { $target } liegt schräg zu { FORM($unit, "dat") }, und schräg wird nie angegriffen.
dice-tactics-why-no-enemy = Auf { $square } gibt es niemanden anzugreifen.
dice-tactics-why-own-unit = Niemand greift das eigene Heer an, und auf { $square } { FORM($unit, "number") ->
        [plural] stehen
       *[singular] steht
    } { FORM($unit, "here") }.
dice-tactics-why-not-skirmisher = Nur Plänkler schießen, nicht { $unit }.
dice-tactics-why-out-of-range = Von { $from } aus trifft ein Schuss genau zwei Felder weiter in gerader Linie, nicht { $target }.
dice-tactics-why-out-of-range-adjacent = Von { $from } aus trifft ein Schuss das nächste Feld in gerader Linie, nicht { $target }.
dice-tactics-why-blocked = { $square } liegt dazwischen und muss leer sein, aber dort { FORM($unit, "number") ->
        [plural] stehen
       *[singular] steht
    } { FORM($unit, "here") }.
dice-tactics-why-symmetrical = Es ändert nichts, { FORM($unit, "acc") } zu drehen: Lass die Aktion lieber verstreichen.
dice-tactics-why-idle = { FORM($unit, "start") } { FORM($unit, "number") ->
        [plural] können
       *[singular] kann
    } nichts tun: kein leeres Feld, kein Gegner, keine andere Lage.
dice-tactics-why-choose-unit = Wähl zuerst, welche deiner Einheiten handeln soll.
dice-tactics-why-choose-unit-for = Wähl die Einheit für { $square }.
dice-tactics-why-choose-square = { FORM($unit, "start") } { FORM($unit, "number") ->
        [plural] sind
       *[singular] ist
    } gewählt: Wähl, wohin es geht oder wer angegriffen wird.
dice-tactics-why-choose-square-for = Wähl das Feld für { FORM($kind, "geschlecht") ->
        [m] den
        [n] das
       *[f] die
    } { $kind }.
dice-tactics-why-choose-attack = Wähl, wie der Plänkler auf { $square } angreift: im Nahkampf oder mit einem Schuss.
dice-tactics-why-complete = Der Zug ist schon vollständig: Er besteht aus einer Aktion.
dice-tactics-why-not-your-reserve = Diese Einheiten stellt { $seat } auf.
dice-tactics-why-no-choice = „{ $target }“ kann man nicht wählen: Stell eine Einheit auf ein Feld, oder wähl später eine deiner Einheiten und was sie tut, oder warte.

## Bemerkungen für jemanden in den ersten Spielen: an „dich“, der am Zug ist. Ein Satz, die Ursache zuerst.

dice-tactics-remark-failed = Dein Angriff ist gescheitert, { $attack } gegen { $defence }: Er muss mindestens gleich stark sein.
dice-tactics-remark-pikemen = Dein Angriff ist gescheitert, { $attack } gegen { $defence }: Pikeniere greifen mit 4 an, verteidigen aber mit 8.
dice-tactics-remark-officer-lost = Du hast einen Offizier verloren und mit ihm eine Aktion: Es { $left ->
        [one] bleibt 1
       *[other] bleiben { $left }
    } in jedem Zug.
dice-tactics-remark-blocked = { FORM($unit, "start") } { FORM($unit, "number") ->
        [plural] konnten
       *[singular] konnte
    } nicht zurück, weil { $behind } dahinter besetzt war, und { FORM($unit, "number") ->
        [plural] sind
       *[singular] ist
    } vom Brett.
dice-tactics-remark-edge = { FORM($unit, "start") } { FORM($unit, "number") ->
        [plural] konnten
       *[singular] konnte
    } nicht über den Rand zurück und { FORM($unit, "number") ->
        [plural] sind
       *[singular] ist
    } vom Brett.
dice-tactics-remark-driven-back = { FORM($unit, "start") } { FORM($unit, "number") ->
        [plural] wurden
       *[singular] wurde
    } nur zurückgedrängt, weil { $behind } dahinter frei war.
dice-tactics-remark-danger = { FORM($unit, "start") } { FORM($unit, "number") ->
        [plural] könnten
       *[singular] könnte
    } im nächsten Zug fallen: Dahinter ist kein Platz zum Ausweichen.
dice-tactics-remark-removable = Du kannst { FORM($unit, "acc") } jetzt vom Brett nehmen: Dahinter ist kein Feld frei.
dice-tactics-remark-their-last = { FORM($seat, "start") } hat noch einen Offizier: Nimm ihn vom Brett, und du hast gewonnen.
dice-tactics-remark-your-last = Du hast noch einen Offizier: Wer den letzten verliert, hat verloren.
dice-tactics-remark-hill = Du hältst zwei Felder des Hügels: Sind es drei, wenn dein Zug beginnt, gewinnst du.
dice-tactics-remark-hill-yours = Du hältst den Hügel: Behalt drei Felder, bis dein nächster Zug beginnt, und du gewinnst.
dice-tactics-remark-hill-theirs = { FORM($seat, "start") } hält den Hügel und gewinnt im nächsten Zug, wenn du kein Feld zurückholst.
dice-tactics-remark-shot = { FORM($unit, "start") } kann von hier mit Stärke 4 auf { FORM($target, "acc") } schießen.
dice-tactics-remark-wedge = Deine Kavallerie auf { $squares } bildet einen Keil: 6 an der Kante, an der sich ihre Augen treffen.
dice-tactics-remark-wedge-near = Dreh eine der Kavallerien auf { $squares }, und du hast einen Keil: 6, wo sich ihre Augen treffen.
dice-tactics-remark-long-side = { FORM($unit, "start") } steht mit einer kurzen Seite zum Feind; die hat 4, die lange 6.
dice-tactics-remark-free = Deine Kavallerie hat eine freie Aktion: ziehen oder angreifen, aber vor deiner ersten anderen.
dice-tactics-remark-officers = Stell deine Offiziere weit nach hinten: Wer den letzten verliert, hat verloren.
dice-tactics-remark-second-horse = Stell eine zweite Kavallerie daneben, die Augen andersherum: Ein Keil hat 6 an seiner Spitze.

## Was an einer Schreibweise nicht stimmen kann.

dice-tactics-text-cell = eine weiße Einheit (O, S, Z, C, K, P, Q, L oder H), eine schwarze in Kleinbuchstaben oder eine Zahl leerer Felder
dice-tactics-text-unit = eine Einheit (O, S, Z, C, K, P, Q, L oder H)
dice-tactics-text-sign = - zum Ziehen, x zum Angreifen, * zum Schießen oder r zum Drehen
dice-tactics-text-half = Beim Aufstellen gehört { $square } nicht zur Hälfte von { $seat }.
dice-tactics-text-batches = So stellt niemand auf, { $white } weiße und { $black } schwarze: Weiß stellt { $few }, Schwarz { $many }, Weiß { $many }, Schwarz { $many }, Weiß { $few }.
dice-tactics-text-batch = Sind { $white } weiße und { $black } schwarze Einheiten aufgestellt, stellt { $seat } noch { $left }.
dice-tactics-text-no-officer = { FORM($seat, "start") } hat keinen Offizier aufgestellt.
dice-tactics-text-setup-counts = Beim Aufstellen gibt es weder freie Aktionen noch ruhige Züge.
dice-tactics-text-army = { FORM($seat, "start") } hat { $count } Einheiten, und ein Heer hat höchstens { $most }.
dice-tactics-text-officers = { FORM($seat, "start") } hat { $count } Offiziere, und ein Heer hat höchstens { $most }.
dice-tactics-text-lost = { FORM($seat, "start") } hat keinen Offizier und hat verloren: Am Zug bleibt, wer gewonnen hat.
dice-tactics-text-actions = { FORM($seat, "start") } hat { $officers ->
        [one] 1 Offizier
       *[other] { $officers } Offiziere
    } und nicht { $actions } Aktionen übrig.
dice-tactics-text-no-action = 0 Aktionen sind nur nach der Aktion übrig, die das Spiel gewonnen hat.
dice-tactics-text-cavalry = { FORM($seat, "start") } hat keine Kavallerie auf { $square }.
dice-tactics-text-spent = Die erste andere Aktion beendet die freien: Schreib -.
dice-tactics-text-won = { FORM($seat, "start") } hat gewonnen, also waren weniger als { $limit } Züge ruhig.

## Neben dem Brett.

dice-tactics-page-legend = Wer ist wer
dice-tactics-page-hill = Der Hügel:
dice-tactics-page-held = { $seat } { $squares }
dice-tactics-page-hill-goal = Drei seiner vier Felder gewinnen, wenn dein Zug beginnt.
dice-tactics-page-breakthrough-goal = Einer deiner Offiziere gewinnt hinter der gestrichelten Linie auf der anderen Seite.
dice-tactics-page-free =
    { $count ->
        [0] keine freien Aktionen
        [one] 1 freie Aktion
       *[other] { $count } freie Aktionen
    }
dice-tactics-page-officers =
    { $opening ->
        [half] Jeder Offizier ist eine Aktion in jedem Zug; nur im allerersten sind es für Weiß halb so viele, denn Weiß beginnt.
       *[full] Jeder Offizier ist eine Aktion in jedem Zug.
    }
dice-tactics-page-tally =
    { $officers ->
        [one] 1 Offizier
       *[other] { $officers } Offiziere
    } von { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    }
dice-tactics-page-help =
    Ein Angriff vergleicht die beiden Seiten, die sich treffen: Wer mindestens so stark ist, gewinnt.
    Offizier (O): 1 auf jeder Seite und eine Aktion in jedem Zug.
    Plänkler (S, Z): 2 auf jeder Seite; er zieht auch entlang seiner Diagonale.
    Schießen: Ein Plänkler trifft mit 4 { $ranged ->
        [adjacent] das nächste Feld in gerader Linie.
       *[gap] zwei Felder weit in gerader Linie über ein leeres Feld.
    }
    Kavallerie (C, K): 3; je ein Zug oder Angriff ist frei, vor der ersten gewöhnlichen Aktion.
    Keil: Zwei Einheiten Kavallerie nebeneinander, deren Augen eine Spitze bilden, haben dort 6.
    Pikeniere (P): greifen mit 4 an, verteidigen mit 8, gegen Schüsse mit 4.
    Karree (Q): 5 auf jeder Seite.
    Linieninfanterie (L, H): 6 auf den langen Seiten, 4 auf den anderen, über die sie zieht.
    Plänkler, Kavallerie oder Linieninfanterie eine Vierteldrehung zu drehen ist eine Aktion.
dice-tactics-page-danger = Wer ist in Gefahr?
dice-tactics-page-no-danger = Niemand kann mit einer oder zwei Aktionen fallen.
dice-tactics-page-plans = Fertige Heere

## Was ein Feld ist, das mehr als ein Feld ist.

dice-tactics-cell-goal = Siegfeld

## Worum es in Rätseln geht.

dice-tactics-motif-remove = Vom Feld schlagen
dice-tactics-motif-drive-back = Zurückdrängen
dice-tactics-motif-no-retreat = Kein Zurück
dice-tactics-motif-officer = Gegen Offiziere
dice-tactics-motif-wedge = Einen Keil bilden
dice-tactics-motif-break-wedge = Einen Keil sprengen
dice-tactics-motif-free = Freie Aktionen
dice-tactics-motif-ranged = Schießen
dice-tactics-motif-turn = Drehen
dice-tactics-motif-move = Ein stiller Zug
dice-tactics-motif-wait = Abwarten
dice-tactics-motif-hill = Der Hügel
dice-tactics-motif-breakthrough = Durchbruch
dice-tactics-motif-rout = Das Heer flieht
dice-tactics-motif-ending = Das Ende
dice-tactics-motif-rescue = Der Ausweg
dice-tactics-motif-combination = Mehr als ein Zug
