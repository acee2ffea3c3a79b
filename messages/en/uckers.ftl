# Uckers. What each message is about stands in crates/uckers; ids such as UC-S4 are those of docs/rules/uckers.md.

uckers = Uckers
    .designer = traditional, Royal Navy
    .tagline = The Royal Navy's Ludo: blobs that bar the way, and sixes that break them.
    .goal =
        { $players ->
            [2] Bring all eight of your counters home first.
           *[4] Be the first team to bring all eight counters home.
        }
    .turn =
        { $rules ->
            [one-die] Throw the die: a six brings a counter out of base.
                After a six you throw again, and one counter moves for the whole turn.
           *[two-dice] Throw both dice: a six brings a counter out of base, and each die moves one.
        }
        Land on an opposing counter to send it back to base.
        Two of a colour on a square are a blob: nobody passes, but sixes can break it.

## Options and set-ups.

uckers-option-rules = The numbered basic rules with two dice, or the older mess-deck game with one.
    .label = Rules
uckers-option-rules-two-dice = basic rules, two dice
uckers-option-rules-one-die = mess deck, one die
uckers-option-players = Four players in two teams, or two with two colours each.
    .label = Players
uckers-option-players-2 = two
uckers-option-players-4 = four
uckers-option-first = Who throws first; with two players red or blue.
    .label = First
uckers-option-first-red = { red }
uckers-option-first-blue = { blue }
uckers-option-first-green = { green }
uckers-option-first-yellow = { yellow }
uckers-option-doorstep = Whether counters enter one square after the corner, or on the corner square itself.
    .label = Doorstep
uckers-option-doorstep-inset = after the corner
uckers-option-doorstep-corner = on the corner
uckers-option-saved-sixes = Whether a thrown six may be saved for a later turn; only in the game with one die.
    .label = Saved sixes
uckers-option-saved-sixes-off = no
uckers-option-saved-sixes-on = yes
uckers-allowed-first = red or blue with two players
uckers-allowed-saved-sixes = off with two dice, or on with one die
uckers-setup-basic = Basic rules
    .summary = Two teams of two race their counters home with two dice.
uckers-setup-basic-for-two = Basic rules for two
    .summary = You and one opponent, two dice, and two colours each to bring home.
uckers-setup-mess-deck = Mess deck
    .summary = The older game of the mess decks, in two teams: one die, and one counter for the whole turn.
uckers-setup-mess-deck-for-two = Mess deck for two
    .summary = The older game with one die, for you and one opponent with two colours each.
uckers-change-1 = saved sixes are used only before the first throw of a turn

## Things. `start` begins a sentence.

uckers-in-base = in base
uckers-at-home = at home
uckers-lane = square { $number } of the home lane
uckers-on = on { $square }
uckers-label = { $colour } counter { $at }
uckers-counter = the { $colour } counter { $at }
    .start = The { $colour } counter { $at }
uckers-counters =
    { $count ->
        [one] 1 { $colour } counter
       *[other] { $count } { $colour } counters
    }
uckers-throw = { $high }-{ $low }
uckers-saved-six = saved six of { FORM($seat, "start") }
uckers-tray-saved =
    { FORM($seat, "who") ->
        [you] sixes that you saved
       *[they] sixes saved by { FORM($seat, "start") }
    }

## Ways of counters. The colour is said where it is not that of the seat: "red moves green from 14 to 20".

uckers-way =
    { $whose ->
        [other] { $colour } from
       *[own] from
    } { $from } to { $to }
uckers-way-out =
    { $whose ->
        [other] { $colour } out
       *[own] out
    } of base to { $to }
uckers-way-home =
    { $whose ->
        [other] { $colour } from
       *[own] from
    } { $from } home

## What to point at.

uckers-step-roll =
    { FORM($faces, "count") ->
        [one] throw a { $faces }
       *[other] throw { $faces }
    }
uckers-step-save = save the six
uckers-step-throw = throw now
uckers-step-mixi-blob = a counter of the mixi-blob on { $square }
uckers-step-colour = the { $colour } one
uckers-step-to =
    { $six ->
        [saved] to { $square }, with a saved six
       *[thrown] to { $square }
    }
uckers-step-home =
    { $six ->
        [saved] home, with a saved six
       *[thrown] home
    }
uckers-step-hit =
    { FORM($colours, "count") ->
        [one] hit the { $colours } counter
       *[other] hit the mixi-blob of { $colours }
    } on { $six ->
        [saved] { $square }, with a saved six
       *[thrown] { $square }
    }
uckers-step-challenge = challenge the blob of { $height } on { $square }: { $sixes } sixes

## Moves. `do` advises somebody to make the move.

uckers-did-enter =
    { FORM($seat, "who") ->
        [you] { $whose ->
            [other] You bring { $colour } out
           *[own] You come out
        }
       *[they] { $whose ->
            [other] { FORM($seat, "start") } brings { $colour } out
           *[own] { FORM($seat, "start") } comes out
        }
    } on { $doorstep }
    .do =
        { $whose ->
            [other] Bring { $colour } out
           *[own] Come out
        } on { $doorstep }
uckers-did-enter-on =
    { FORM($seat, "who") ->
        [you] { $whose ->
            [other] You bring { $colour } out and go on
           *[own] You come out and go on
        }
       *[they] { $whose ->
            [other] { FORM($seat, "start") } brings { $colour } out and goes on
           *[own] { FORM($seat, "start") } comes out and goes on
        }
    } to { $to }
    .do =
        { $whose ->
            [other] Bring { $colour } out and go on
           *[own] Come out and go on
        } to { $to }
uckers-did-enter-and =
    { FORM($seat, "who") ->
        [you] { $whose ->
            [other] You bring { $colour } out on { $doorstep } and move
           *[own] You come out on { $doorstep } and move
        }
       *[they] { $whose ->
            [other] { FORM($seat, "start") } brings { $colour } out on { $doorstep } and moves
           *[own] { FORM($seat, "start") } comes out on { $doorstep } and moves
        }
    } { $way }
    .do =
        { $whose ->
            [other] Bring { $colour } out on { $doorstep } and move
           *[own] Come out on { $doorstep } and move
        } { $way }
uckers-did-move =
    { FORM($seat, "who") ->
        [you] You move
       *[they] { FORM($seat, "start") } moves
    } { $ways }
    .do = Move { $ways }
uckers-did-both =
    { FORM($seat, "who") ->
        [you] You move
       *[they] { FORM($seat, "start") } moves
    } two { $colour } counters { $way }
    .do = Move two { $colour } counters { $way }
uckers-did-use =
    { FORM($seat, "who") ->
        [you] You use a saved six and move
       *[they] { FORM($seat, "start") } uses a saved six and moves
    } { $way }
    .do = Use a saved six and move { $way }
uckers-did-save =
    { FORM($seat, "who") ->
        [you] You save the six
       *[they] { FORM($seat, "start") } saves the six
    } for a later turn
    .do = Save the six for a later turn
uckers-did-throw =
    { FORM($seat, "who") ->
        [you] You use no saved six and throw
       *[they] { FORM($seat, "start") } uses no saved six and throws
    }
    .do = Throw now and keep your saved sixes
uckers-did-challenge =
    { FORM($seat, "who") ->
        [you] You go at the blob of { $height } on { $square } and need
       *[they] { FORM($seat, "start") } goes at the blob of { $height } on { $square } and needs
    } { $sixes } sixes
    .do = Go at the blob of { $height } on { $square }: it takes { $sixes } sixes
uckers-did-pass-base =
    { FORM($seat, "who") ->
        [you] You have
       *[they] { FORM($seat, "start") } has
    } no six: nobody can come out
    .do = Pass: nobody can come out without a six
uckers-did-pass =
    { FORM($seat, "who") ->
        [you] You pass
       *[they] { FORM($seat, "start") } passes
    }: { $causes }
    .do = Pass: { $causes }
uckers-sign-saved = saved
uckers-sign-challenge = goes at

## Why nothing can move; several are joined.

uckers-cause-base = nobody comes out without a six
uckers-cause-blob = the blob of { $height } on { $square } bars the way
uckers-cause-home = home takes the exact number
uckers-cause-bound = only { $counter } may move in this turn
uckers-cause-bound-home = the counter of this turn is home

## What a move or a throw brought.

uckers-brought-hit = { FORM($counter, "start") } goes back to base
uckers-brought-hit-mixi-blob = The mixi-blob on { $square } goes back to base: { $counters }
uckers-brought-blob = A { $colour } blob of { $height } bars the way on { $square }
uckers-brought-mixi-blob = { FORM($colour, "start") } and { FORM($partner, "start") } are a mixi-blob on { $square }: it bars nobody
uckers-brought-open = The { $colour } blob on { $square } is broken up: the way is free
uckers-brought-home =
    { $count ->
        [one] One { $colour } counter is home
        [4] All { $colour } counters are home
       *[other] { $count } { $colour } counters are home
    }
uckers-brought-wait =
    { FORM($seat, "who") ->
        [you] Throw a six to help your partner { FORM($partner, "start") }
       *[they] { FORM($seat, "start") } needs a six to help { FORM($partner, "start") }
    }
uckers-brought-help = A six: { FORM($seat, "who") ->
        [you] from your next turn you help your partner { FORM($partner, "start") }
       *[they] from its next turn { FORM($seat, "start") } helps { FORM($partner, "start") }
    }
uckers-brought-no-help = No six: { FORM($seat, "who") ->
        [you] you can't help your partner { FORM($partner, "start") } yet
       *[they] { FORM($seat, "start") } can't help { FORM($partner, "start") } yet
    }
uckers-brought-win =
    { FORM($seat, "who") ->
        [you] { $alone ->
            [yes] All eight are home: you win
           *[no] All eight are home: you and { FORM($partner, "start") } win
        }
       *[they] { $alone ->
            [yes] All eight are home: { FORM($seat, "start") } wins
           *[no] All eight are home: { FORM($seat, "start") } and { FORM($partner, "start") } win
        }
    }
uckers-brought-again = A six: { FORM($seat, "who") ->
        [you] you throw
       *[they] { FORM($seat, "start") } throws
    } again
uckers-brought-more-sixes =
    { $needed ->
        [one] One more six
       *[other] { $needed } more sixes
    } to break the blob on { $square }
uckers-brought-held = No six: the blob on { $square } holds
uckers-brought-off = Get 'em off! { $counters } go back to base
uckers-brought-saved =
    { $count ->
        [0] No saved six is left
        [one] { FORM($seat, "who") ->
            [you] You have
           *[they] { FORM($seat, "start") } has
        } one saved six
       *[other] { FORM($seat, "who") ->
            [you] You have
           *[they] { FORM($seat, "start") } has
        } { $count } saved sixes
    }

## What speaks for a play, where it is advised.

uckers-prospect-risk = { $one ->
        [one] Nearly every throw hits { $counter }
       *[other] About one throw in { $one } hits { $counter }
    }
uckers-prospect-safe = Nobody can hit { $counter }

## What the board shows.

uckers-mark-blob = { $colour } blob of { $height }
uckers-mark-partners = { FORM($colours, "start") } play together
uckers-mark-mixi-blob = mixi-blob of { $colours }: blocks nobody
uckers-mark-challenge = { $counter } may challenge: { $sixes } sixes
uckers-mark-challenge-on =
    { $needed ->
        [one] one more six
       *[other] { $needed } more sixes
    }
uckers-mark-blocked = the blob of { $height } on { $square } bars { $counter }
uckers-mark-hit-now =
    { FORM($seat, "who") ->
        [you] you
       *[they] { FORM($seat, "start") }
    } can hit it now
uckers-mark-hit =
    { FORM($seat, "who") ->
        [you] you hit
       *[they] { FORM($seat, "start") } hits
    } with { FORM($throws, "or") }: { $chance ->
        [1] about one throw in 36
        [2] about one throw in 18
        [3] about one throw in twelve
        [4] about one throw in nine
        [5] about one throw in seven
        [6] about one throw in six
        [7] about one throw in five
        [8] about one throw in five
        [9] about one throw in four
        [10] about one throw in four
        [11] about one throw in three
        [12] about one throw in three
        [13] about one throw in three
        [14] about two throws in five
        [15] about two throws in five
        [16] a little less than every second throw
        [17] about every second throw
        [18] about every second throw
        [19] about every second throw
       *[other] more than every second throw
    }
uckers-note-over = all eight counters are home
uckers-note-challenge =
    { FORM($seat, "who") ->
        [you] you go
       *[they] { FORM($seat, "start") } goes
    } at the blob on { $square }: { $needed ->
        [one] one more six
       *[other] { $needed } more sixes
    }
uckers-note-use =
    { FORM($seat, "who") ->
        [you] you
       *[they] { FORM($seat, "start") }
    } may use a saved six, or throw
    .do = Use a saved six, or throw
uckers-note-use-more =
    { FORM($seat, "who") ->
        [you] you
       *[they] { FORM($seat, "start") }
    } may use one more with { $counter }, or throw
uckers-note-bound =
    { FORM($seat, "who") ->
        [you] you move
       *[they] { FORM($seat, "start") } moves
    } only { $counter } in this turn
uckers-note-bound-home = the counter of this turn is home: no other may move
uckers-note-used =
    { FORM($seat, "who") ->
        [you] you
       *[they] { FORM($seat, "start") }
    } used a saved six: none is saved in this turn
uckers-note-needs-six =
    { FORM($seat, "who") ->
        [you] you need
       *[they] { FORM($seat, "start") } needs
    } a six to come out
uckers-note-six-out = a six brings a counter out
uckers-note-stuck = nothing can move: { $causes }
uckers-note-waits =
    { FORM($seat, "who") ->
        [you] you are home and need a six to help your partner { FORM($partner, "start") }
       *[they] { FORM($seat, "start") } is home and needs a six to help { FORM($partner, "start") }
    }
uckers-note-helps =
    { FORM($seat, "who") ->
        [you] you play the { $partner } counters for your partner
       *[they] { FORM($seat, "start") } plays the { $partner } counters
    }

## What can be done now.

uckers-prompt-counter = Choose a counter to move
uckers-prompt-save = Nothing can move, but the six can be saved
uckers-prompt-other-die = Now the other die: choose a counter
uckers-prompt-colour = Which colour?
uckers-prompt-where = Where does it go?

## Why not.

uckers-why-game-over = The game is over.
uckers-why-number-of-dice =
    { $count ->
        [one] This game is played with one die.
       *[other] This game is played with two dice.
    }
uckers-why-dice-are-next =
    { FORM($seat, "who") ->
        [you] Your
       *[they] { FORM($seat, "start") }'s
    } dice are about to fall: { $for ->
        [challenge] { $needed ->
            [one] one more six decides the challenge
           *[other] the challenge needs { $needed } more sixes
        }
        [help] { FORM($seat, "who") ->
            [you] you need a six to help your partner
           *[they] { FORM($seat, "start") } needs a six to help its partner
        }
       *[turn] nothing is decided before they lie
    }.
uckers-why-no-throw-now =
    { FORM($seat, "who") ->
        [you] You decide
       *[they] { FORM($seat, "start") } decides
    } first; no dice fall now.
uckers-why-saved-six-challenge = A saved six can't challenge; throw one first.
uckers-why-use-or-throw =
    { FORM($seat, "who") ->
        [you] You have
       *[they] { FORM($seat, "start") } has
    } not thrown yet: use a saved six, or throw.
uckers-why-no-saved-sixes = Sixes are not saved in this game.
uckers-why-used-before-the-throw = The die lies already: saved sixes are used before the first throw of a turn.
uckers-why-save-needs-six = Only a thrown six can be saved, not a { $dice }.
uckers-why-save-after-use = { FORM($counter, "start") } used a saved six in this turn: after that no thrown six is saved.
uckers-why-must-play =
    { FORM($seat, "who") ->
        [you] You can
       *[they] { FORM($seat, "start") } can
    } move, for example { $example }.
uckers-why-one-step = With one die the { $die } is moved once, not twice.
uckers-why-bound = In this turn only { $counter } may move, because it moved first.
uckers-why-use-both-dice = Both dice can be used, for example { $example }, so both must be.
uckers-why-use-higher-die = The { $die } can be used, for example { $example }, so it comes first.
uckers-why-one-counter-twice = { FORM($counter, "start") } can't use each die by itself: combine the dice, or move another counter too.
uckers-why-challenge-needs-six = A challenge needs a six, and the throw is { $dice }.
uckers-why-challenge-from-base = With one die nobody challenges from base.
uckers-why-challenge-from-foot = From { $square } a { $colour } counter goes up its lane, where no blob stands.
uckers-why-not-the-next-square = The next square of { $counter } is { $next }, not { $square }.
uckers-why-no-blob =
    { FORM($standing, "count") ->
        [0] Nobody stands on { $square }: only an opposing blob is challenged.
        [one] On { $square } is no opposing blob to challenge, only { $standing }.
       *[other] On { $square } is no blob to challenge, but a mixi-blob of { $standing }.
    }
uckers-why-partner-beside = A { $partner } counter stands beside the { $colour } one on { $square }: a mixi-blob does not challenge.
uckers-why-challenge-bound = { FORM($counter, "start") } moved in this turn, so it can't challenge yet.
uckers-why-no-counter = No { $colour } counter is { $at }.
uckers-why-nobody-there = No counter stands on { $square }.
uckers-why-not-your-colour =
    { FORM($seat, "who") ->
        [you] You play
       *[they] { FORM($seat, "start") } plays
    } the { $played } counters, not the { $colour } ones.
uckers-why-enter-on-doorstep = A { $colour } counter enters on its doorstep, { $doorstep }.
uckers-why-not-forward = From { $from } a { $colour } counter does not come to { $to }: it goes clockwise to { $foot } and then up its lane.
uckers-why-never-there = { FORM($counter, "start") } never goes there.
uckers-why-enter-needs-six = A counter leaves base only with a six, not with { $dice }.
uckers-why-home-exactly = Home takes exactly { $takes } from { $from }, not { $dice }.
uckers-why-near-home = { FORM($counter, "start") } is too near home for this throw.
uckers-why-not-thrown = From { $from } to { $to } takes { $takes }, not { $dice }.
uckers-why-blocked = { FORM($counter, "start") } can't { $how ->
        [land] land on
       *[pass] pass
    } the blob of { $height } on { $square }.
uckers-why-at-home = A counter that is home does not move any more.
uckers-why-point-at-counter = A saved six is used by a counter: point at the counter, then at where six steps take it.
uckers-why-not-a-choice = That is no part of a move here: point at a counter, then at where it goes.

## Remarks to somebody who plays their first games: to “you”, whose turn it is. One sentence, what it comes from first.

uckers-remark-sent-back = { FORM($by, "start") } hit your { $colour } counter on { $square }: it is back in base and needs a six.
uckers-remark-lost-blob = Your blob on { $square } was broken: enough sixes came, and { $height } counters are back in base.
uckers-remark-challenge = You may challenge the blob on { $square }: it takes { $sixes } sixes, and a throw without one ends your turn.
uckers-remark-hit = Your throw can hit { $counter } and send it back to base.
uckers-remark-out = { $dice ->
        [one] Your six can bring a counter out on { $square }, and you throw once more.
       *[other] Your six can bring a counter out on { $square }, and you throw both dice once more.
    }
uckers-remark-helps = All yours are home: from now on you play { $colour }’s counters.
uckers-remark-lane = Your counter is safe in its lane: home takes exactly { $left ->
        [one] 1 step
       *[other] { $left } steps
    } more.
uckers-remark-mixi-blob = Your counter shares { $square } with { $partner }: a mixi-blob, which bars nobody and can be hit.
uckers-remark-blob-made = Your blob on { $square } bars the way and can’t be hit, while both stay.
uckers-remark-barred = { FORM($counter, "start") } can’t pass the blob on { $square }; right before it, you may challenge it.
uckers-remark-blob = You can make a blob: two of a colour on one square bar the way and can’t be hit.
uckers-remark-exposed = Your counter on { $square } stands { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } before { $counter }, and can be hit.
uckers-remark-save = You may save this six and use it at the beginning of a later turn.
uckers-remark-use = You may use a saved six now, before you throw, or keep it.
uckers-remark-bound = In this turn only your counter on { $square } can move, because it moved first.
uckers-remark-both-dice = You may move one counter with each die, or one counter with both.
uckers-remark-two-colours = You play { $own } and { $partner }: either may use the dice, and both must come home.
uckers-remark-partner = { FORM($partner, "start") } is your partner: you never hit each other, and its blobs let you pass.

## What can be wrong in notation. Letters and words of the notation are the same in every language.

uckers-text-place = a place (B, 1 to 52, h1 to h5 or H)
uckers-text-state = a letter for what a colour does ({ FORM($letters, "or") })
uckers-text-higher-first = The higher die comes first.
uckers-text-steps-order = The counter behind comes first: write { $steps }.
uckers-text-home = A counter that is home stays there.
uckers-text-base = No counter moves back into base.
uckers-text-lane = Nobody challenges from the home lane.
uckers-text-counters-order = Counters stand in order, from base to home.
uckers-text-corner = No { $seat } counter ever stands on { $square }, between its foot and its doorstep.
uckers-text-opposed = { FORM($seat, "start") } and { FORM($other, "start") } are opponents and can’t share { $square }.
uckers-text-no-dice = Dice lie here only in the phase move: write -.
uckers-text-two-dice = This game has two dice: write both, the higher one first.
uckers-text-one-die = This game has one die: write only one.
uckers-text-over = The game is over when eight counters of a team are home, and only then.
uckers-text-winner = After the end the turn stays with whoever brought the last counter home.
uckers-text-waits = Whoever waits for a six only throws: the phase is throw.
uckers-text-use = The phase is use only where a saved six can be used.
uckers-text-plays = { FORM($seat, "start") } has counters that are not home: write p.
uckers-text-is-home = All { $seat } counters are home: write w or h.
uckers-text-no-bound = No counter is bound here: write -.
uckers-text-star = A * stands behind a counter that used a saved six, and nowhere else.
uckers-text-not-theirs = It is not the turn of the { $seat } counters.
uckers-text-nobody = There is no { $seat } counter on { $square }.
uckers-text-no-challenge = A challenge goes on only in the phase throw: write -.
uckers-text-from-base = With one die nobody challenges from base.
uckers-text-no-blob = There is no opposing blob on { $square }, right ahead of this counter.
uckers-text-partner = A counter beside its partner colour does not challenge.
uckers-text-sixes = This challenge takes at most { $most } sixes.

## What the page says beside the board. `cry` is called out before each throw of a challenge, by the sixes that have come.

uckers-page-standing = { FORM($colour, "start") }: { $home } home, { $out } on the way, { $base } in base
uckers-page-counts = base { $base }, home { $home }
uckers-page-now = now
uckers-page-chance = { $throws }/36
uckers-page-chance-means =
    { $throws }/36 at a counter: { $throws ->
        [one] 1 of 36 throws hits
       *[other] { $throws } of 36 throws hit
    } it.
uckers-page-way = Show my way
uckers-page-reach = What can be hit?
uckers-page-in-reach = What can be hit
uckers-page-saved = Before the first throw
uckers-page-use-saved = Use a saved six with { FORM($counters, "or") }, or throw.
uckers-page-cry =
    { $thrown ->
        [0] Once at you!
        [1] Twice at you!
        [2] Three times at you!
        [3] Four times at you!
       *[other] Five times at you!
    }
uckers-page-challenge =
    { FORM($seat, "who") ->
        [you] You go
       *[they] { FORM($seat, "start") } goes
    } at the blob on { $square }: { $needed ->
        [one] one more six
       *[other] { $needed } more sixes
    }. A throw without a six ends it.

## What a cell is that is more than a square.

uckers-cell-track = track
uckers-cell-doorstep = doorstep
uckers-cell-lane = lane
uckers-cell-home = home
uckers-cell-base = base

## What puzzles are about.

uckers-motif-hit = Hitting
uckers-motif-blob = Building a blob
uckers-motif-mixi-blob = Mixi-blobs
uckers-motif-open = Opening a blob
uckers-motif-challenge = Challenges
uckers-motif-come-out = Coming out
uckers-motif-home = Coming home
uckers-motif-saved-six = Saved sixes
uckers-motif-run = Running
uckers-motif-ending = The end
uckers-motif-rescue = A way out
uckers-motif-combination = More than one move
