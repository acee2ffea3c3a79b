# Dice Tactics. What each message is about stands in crates/dice-tactics; ids such as DT-M3 are those of docs/rules/dice-tactics.md.

dice-tactics = Dice Tactics
    .designer = not named in the rules
    .tagline = Two armies of dice whose pips are their strength.
    .goal =
        { $objective ->
            [hill] Hold three of the four squares in the middle, or remove every enemy officer.
            [breakthrough] Bring an officer to the enemy's home rank, or remove every enemy officer.
           *[rout] Remove every enemy officer, and keep one of your own.
        }
    .turn =
        First both armies are placed in turns; then each officer is one action in every turn.
        With an action a unit moves a square, turns, or attacks beside it.
        An attack that is at least as strong drives the other back; who can’t go back is removed.

## Options and set-ups.

dice-tactics-option-units = How many units each army has.
    .label = Units
dice-tactics-option-officers = The most officers that an army may have. Each officer is an action in every turn.
    .label = Officers
dice-tactics-option-officers-any = any number
dice-tactics-option-objective = What wins besides a rout: nothing; an officer on the enemy's home rank; or three of the four squares in the middle when your turn begins.
    .label = Objective
dice-tactics-option-objective-rout = rout only
dice-tactics-option-objective-breakthrough = breakthrough
dice-tactics-option-objective-hill = the hill
dice-tactics-option-opening = White's very first turn: with all its actions, or with half of them, which makes up for moving first.
    .label = Opening
dice-tactics-option-opening-full = all actions
dice-tactics-option-opening-half = half the actions
dice-tactics-option-ranged = Where a skirmisher's ranged attack strikes: two squares away, or on the next square.
    .label = Ranged
dice-tactics-option-ranged-gap = two squares away
dice-tactics-option-ranged-adjacent = on the next square
dice-tactics-option-quiet = How many turns without a unit removed make a draw; 0 for never.
    .label = Quiet
dice-tactics-setup-basic-battle = Basic battle
    .summary = Twelve units each, of whatever kinds you like; whoever loses the last officer has lost.
    .note = White moves first and wins most basic battles: take turns with white, or choose an even one.
dice-tactics-setup-skirmish = Skirmish
    .summary = A short fight to begin with: eight units each, two of them officers at most.
dice-tactics-setup-line-of-battle = Line of battle
    .summary = Twelve units each with at most three officers, so most of the army is there to fight.
dice-tactics-setup-grand-battle = Grand battle
    .summary = Sixteen units each fill the field, with at most five officers to lead them.
dice-tactics-setup-king-of-the-hill = King of the hill
    .summary = Eight units each. Hold three of the four squares in the middle when your turn begins, and you have won.
dice-tactics-setup-breakthrough = Breakthrough
    .summary = Eight units each, one of them the officer. Bring yours to the far side of the board, and you have won.

## Things. `a` is one of them, `number` how many the verb hears, `use` what it is good for.

dice-tactics-officer = officer
    .a = an officer
    .number = singular
    .use = one more action each turn
    .strength = 1 on every side
dice-tactics-skirmisher = skirmisher
    .a = a skirmisher
    .number = singular
    .use = it shoots with 4
    .strength = 2 on every side, 4 when it shoots
dice-tactics-cavalry = cavalry
    .a = cavalry
    .number = singular
    .use = a free action each turn
    .strength = 3 on every side, 6 at the point of a wedge
dice-tactics-pikemen = pikemen
    .a = pikemen
    .number = plural
    .use = they defend with 8
    .strength = 4 in attack, 8 in defence
dice-tactics-square-infantry = square infantry
    .a = square infantry
    .number = singular
    .use = 5 on every side
    .strength = 5 on every side
dice-tactics-line-infantry = line infantry
    .a = line infantry
    .number = singular
    .use = 6 on its long sides
    .strength = 6 on its long sides, 4 on the others
dice-tactics-units = units
dice-tactics-unit = { $lies ->
        [rising] { $kind } /
        [falling] { $kind } \
        [columns] { $kind } in columns
        [rows] { $kind } in rows
       *[alike] { $kind }
    }
dice-tactics-die = { $seat } { $unit }

## A unit, and where it stands; `here` leaves out where.

dice-tactics-unit-of =
    { FORM($seat, "who") ->
        [you] your
       *[they] the { $seat }
    } { $kind }
    .start =
        { FORM($seat, "who") ->
            [you] Your
           *[they] The { $seat }
        } { $kind }
    .number = { FORM($kind, "number") }
    .strength = { FORM($kind, "strength") }
dice-tactics-unit-on = { $unit } on { $square }
    .start = { FORM($unit, "start") } on { $square }
    .here = { $unit }
    .number = { FORM($unit, "number") }
    .strength = { FORM($unit, "strength") }
dice-tactics-north = north
dice-tactics-east = east
dice-tactics-south = south
dice-tactics-west = west
dice-tactics-tray-reserve =
    { $left ->
        [0] { FORM($seat, "who") ->
            [you] you have placed all your units
           *[they] { FORM($seat, "start") } has placed all its units
        }
       *[other] { FORM($seat, "who") ->
            [you] you still have
           *[they] { FORM($seat, "start") } still has
        } { $left ->
            [one] 1 unit
           *[other] { $left } units
        } { $kinds ->
            [any] to place, of any kind
            [officer] to place, an officer
            [others] to place, of any kind but officers
           *[untold] to place
        }
    }

## Armies ready to choose; `about` says what each is good for.

dice-tactics-army-mixed = All arms
    .about = Something of everything: wedges on the wings, a firm line between them.
dice-tactics-army-wall = Wall of pikes
    .about = Pikes and squares close together: slow, and hard to break.
dice-tactics-army-riders = Riders
    .about = Wedges of cavalry that strike for free: fast, and weak when caught.
dice-tactics-army-shots = Shooters
    .about = Skirmishers behind line infantry: they wear the enemy down from afar.
dice-tactics-army-rest = Place the rest for me
    .about = Places what is left, so that it goes with what stands.

## What to point at.

dice-tactics-step-on = on { $square }
dice-tactics-step-unit-on = a unit on { $square }
dice-tactics-step-to = to { $square }
dice-tactics-step-attack = attack { $unit }, { $attack } against { $defence }
dice-tactics-step-attack-how = attack { $unit }
dice-tactics-step-beside = from beside, { $attack } against { $defence }
dice-tactics-step-ranged = as a ranged attack, { $attack } against { $defence }
dice-tactics-step-turn = turn to { $unit }
dice-tactics-step-hold = hold: spend an action on nothing
    .button = hold

## Moves. `do` advises somebody to make the move.

dice-tactics-did-place =
    { FORM($seat, "who") ->
        [you] You place
       *[they] { FORM($seat, "start") } places
    } { FORM($kind, "a") } on { $to }
    .do = Place { FORM($kind, "a") } on { $to }: { FORM($kind, "use") }
dice-tactics-did-move =
    { FORM($seat, "who") ->
        [you] You move
       *[they] { FORM($seat, "start") } moves
    } the { $kind } from { $from } to { $to }
    .do = Move the { $kind } from { $from } to { $to }
dice-tactics-did-drive-back =
    { FORM($unit, "start") } { $how ->
        [ranged] shoots
       *[beside] { FORM($unit, "number") ->
            [plural] drive
           *[singular] drives
        }
    } { $foe } back to { $to }, { $attack } against { $defence }
    .do =
        { $how ->
            [ranged] Shoot
           *[beside] Drive
        } { $foe } back to { $to } with { $unit }: { $attack } against { $defence }
dice-tactics-did-remove =
    { FORM($unit, "start") } { $how ->
        [ranged] shoots down
       *[beside] { FORM($unit, "number") ->
            [plural] remove
           *[singular] removes
        }
    } { $foe }, { $attack } against { $defence }
    .do =
        { $how ->
            [ranged] Shoot down
           *[beside] Remove
        } { $foe } with { $unit }: { $attack } against { $defence }
dice-tactics-did-fail =
    { FORM($unit, "start") } { $how ->
        [ranged] shoots
       *[beside] { FORM($unit, "number") ->
            [plural] attack
           *[singular] attacks
        }
    }, { $attack } against { $defence }: { $foe } { FORM($foe, "number") ->
        [plural] hold
       *[singular] holds
    }
    .do =
        { $how ->
            [ranged] Shoot at
           *[beside] Attack
        } { $foe } with { $unit }: { $attack } against { $defence } will not do
dice-tactics-did-turn =
    { FORM($seat, "who") ->
        [you] You turn
       *[they] { FORM($seat, "start") } turns
    } the { $kind } on { $square }
    .do = Turn the { $kind } on { $square }
dice-tactics-did-wait =
    { FORM($seat, "who") ->
        [you] You spend
       *[they] { FORM($seat, "start") } spends
    } an action on nothing
    .do = Wait: spend an action on nothing
dice-tactics-sign-turns = turns
dice-tactics-sign-waits = waits
dice-tactics-sign-fails = { $attack } against { $defence }
dice-tactics-flash-holds = { $attack } against { $defence }: the { $kind } { FORM($kind, "number") ->
        [plural] hold
       *[singular] holds
    }
dice-tactics-brought-blocked = There is no way back: behind { FORM($unit, "number") ->
        [plural] stand
       *[singular] stands
    } { $unit }
dice-tactics-brought-edge = There is no way back: { $square } lies at the edge
dice-tactics-brought-advance = The { $kind } { FORM($kind, "number") ->
        [plural] advance
       *[singular] advances
    } to { $to }
dice-tactics-brought-turned-skirmisher = Its diagonal now runs { $lies ->
        [rising] from south-west to north-east
       *[falling] from north-west to south-east
    }
dice-tactics-brought-turned-line =
    { $lies ->
        [columns] Its 6 now faces east and west, and it goes north or south
       *[rows] Its 6 now faces north and south, and it goes east or west
    }
dice-tactics-brought-officer-lost =
    { FORM($seat, "who") ->
        [you] You have
       *[they] { FORM($seat, "start") } has
    } { $left ->
        [one] 1 officer left: 1 action each turn
       *[other] { $left } officers left: { $left } actions each turn
    }
dice-tactics-brought-wedge =
    { FORM($seat, "who") ->
        [you] Your
       *[they] The { $seat }
    } cavalry on { $squares } form a wedge: { $strength } to the { $edge }
dice-tactics-brought-wedge-broken =
    { FORM($seat, "who") ->
        [you] Your
       *[they] The { $seat }
    } wedge on { $squares } is broken
dice-tactics-brought-free = It is the cavalry's free action
dice-tactics-brought-free-lost =
    { FORM($squares, "count") ->
        [one] The cavalry on { $squares } loses its free action
       *[other] The cavalry on { $squares } lose their free actions
    }
dice-tactics-brought-hill =
    { FORM($seat, "who") ->
        [you] You hold
       *[they] { FORM($seat, "start") } holds
    } { $squares ->
        [0] none
       *[other] { $squares }
    } of the hill's 4 squares
dice-tactics-brought-hill-soon =
    { FORM($seat, "who") ->
        [you] You hold { $squares } of the hill's 4 squares: keep them until your turn, and you win
       *[they] { FORM($seat, "start") } holds { $squares } of the hill's 4 squares and wins if it keeps them until its turn
    }
dice-tactics-brought-rout = Rout! { FORM($seat, "who") ->
        [you] You have
       *[they] { FORM($seat, "start") } has
    } no officer left
dice-tactics-brought-breakthrough = Breakthrough! { FORM($unit, "start") } is through
dice-tactics-brought-hill-won = The hill is taken! { FORM($seat, "who") ->
        [you] Your turn begins with
       *[they] { FORM($seat, "start") }'s turn begins with
    } { $squares } of its 4 squares
dice-tactics-brought-drawn = The game is drawn: no unit was removed for { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
dice-tactics-brought-armies-stand = Both armies stand: { FORM($seat, "who") ->
        [you] you begin
       *[they] { FORM($seat, "start") } begins
    } with { $left ->
        [one] 1 action
       *[other] { $left } actions
    }

## What speaks for an action, where it is advised.

dice-tactics-prospect-prey = Then { $units } can be removed
dice-tactics-prospect-saved = That takes { $units } out of danger

## What the board shows.

dice-tactics-mark-batch =
    { FORM($seat, "who") ->
        [you] you place
       *[they] { FORM($seat, "start") } places
    } { $left ->
        [one] 1 more unit
       *[other] { $left } more units
    }
    .do = Place a unit: { $left } left
dice-tactics-mark-actions =
    { FORM($seat, "who") ->
        [you] you have
       *[they] { FORM($seat, "start") } has
    } { $left ->
        [one] 1 action left
       *[other] { $left } actions left
    }
    .do = Choose a unit: { $left ->
        [one] 1 action left
       *[other] { $left } actions left
    }
dice-tactics-mark-free = the cavalry on { $square } has its free action
dice-tactics-mark-far-rank =
    { FORM($seat, "who") ->
        [you] an officer of yours
       *[they] an officer of { FORM($seat, "start") }
    } wins on this rank
dice-tactics-mark-hill = a square of the hill
dice-tactics-mark-hill-of = a square of the hill, held by { FORM($seat, "who") ->
        [you] you
       *[they] { FORM($seat, "start") }
    }
dice-tactics-mark-hill-held =
    { FORM($seat, "who") ->
        [you] you hold
       *[they] { FORM($seat, "start") } holds
    } { $squares } of the hill's 4 squares
dice-tactics-mark-wedge = wedge with the cavalry on { $square }: { $strength } to the { $edge }
dice-tactics-mark-strength = { $strength } to the { $edge }
dice-tactics-mark-strength-pikemen = attacks with { $attack }, defends with { $defence }, with { $attack } against a ranged attack
dice-tactics-mark-might = { $how ->
        [attack] attacks
       *[defence] defends
    } with { $strength }
dice-tactics-mark-might-edge = { $how ->
        [attack] attacks
       *[defence] defends
    } with { $strength } to the { $edge }
dice-tactics-mark-danger = could be removed next turn, with { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }
dice-tactics-mark-strength-met = defends with { $defence } against the { $how ->
        [ranged] ranged attack
       *[beside] attack
    }
dice-tactics-mark-stands =
    { $how ->
        [ranged] ranged attack
       *[beside] attack
    } { $attack } against { $defence }: no match for { $unit }
dice-tactics-mark-retreat =
    { $how ->
        [ranged] ranged attack
       *[beside] attack
    } { $attack } against { $defence }: drives { FORM($unit, "here") } back to { $to }
dice-tactics-mark-removed =
    { $how ->
        [ranged] ranged attack
       *[beside] attack
    } { $attack } against { $defence }: removes { $unit }
dice-tactics-note-needs-officer =
    { FORM($seat, "who") ->
        [you] your
       *[they] { FORM($seat, "start") }'s
    } last unit must be an officer
dice-tactics-note-enough-officers =
    { FORM($seat, "who") ->
        [you] you have
       *[they] { FORM($seat, "start") } has
    } all the officers that an army may have
dice-tactics-note-officers =
    { $officers ->
        [0] each officer will be one action in every turn
        [one] { FORM($seat, "who") ->
            [you] 1 officer gives you
           *[they] 1 officer gives { FORM($seat, "start") }
        } 1 action each turn
       *[other] { FORM($seat, "who") ->
            [you] { $officers } officers give you
           *[they] { $officers } officers give { FORM($seat, "start") }
        } { $officers } actions each turn
    }
dice-tactics-note-free =
    { $count ->
        [one] 1 free action of cavalry, before an ordinary one
       *[other] { $count } free actions of cavalry, before an ordinary one
    }
dice-tactics-note-quiet = drawn in { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } unless a unit is removed
dice-tactics-note-hill =
    { FORM($seat, "who") ->
        [you] you hold { $squares } squares of the hill: keep them until your turn, and you win
       *[they] { FORM($seat, "start") } holds { $squares } squares of the hill and wins if it keeps them until its turn
    }
dice-tactics-note-last-officer =
    { FORM($seat, "who") ->
        [you] you have
       *[they] { FORM($seat, "start") } has
    } one officer left
dice-tactics-note-rout =
    { FORM($seat, "who") ->
        [you] you have
       *[they] { FORM($seat, "start") } has
    } no officer left
dice-tactics-note-breakthrough =
    { FORM($seat, "who") ->
        [you] your
       *[they] { FORM($seat, "start") }'s
    } officer has broken through
dice-tactics-note-hill-won =
    { FORM($seat, "who") ->
        [you] you hold
       *[they] { FORM($seat, "start") } holds
    } the hill
dice-tactics-note-drawn = no unit was removed in { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }

## What can be done now.

dice-tactics-prompt-where = Where { FORM($kind, "number") ->
        [plural] do the { $kind } stand
       *[singular] does the { $kind } stand
    }? Good for: { FORM($kind, "use") }
dice-tactics-prompt-unit = Which unit on { $square }?
dice-tactics-prompt-goes = Where does it go, or whom does it attack?
dice-tactics-prompt-how = How does it attack?

## Why not.

dice-tactics-why-over = The game is over: { FORM($seat, "who") ->
        [you] you have
       *[they] { FORM($seat, "start") } has
    } no officer left.
dice-tactics-why-breakthrough = The game is over: { FORM($seat, "who") ->
        [you] an officer of yours
       *[they] an officer of { FORM($seat, "start") }
    } stands on the enemy's home rank.
dice-tactics-why-hill = The game is over: { FORM($seat, "who") ->
        [you] you held { $squares } squares of the hill as your turn began.
       *[they] { FORM($seat, "start") } held { $squares } squares of the hill as its turn began.
    }
dice-tactics-why-drawn = The game is drawn: no unit was removed for { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }.
dice-tactics-why-setup = The armies are still being placed: { FORM($seat, "who") ->
        [you] you place
       *[they] { FORM($seat, "start") } places
    } { $left ->
        [one] 1 more unit
       *[other] { $left } more units
    }.
dice-tactics-why-placed = Both armies stand: no unit is placed any more.
dice-tactics-why-occupied = { $square } is taken by { FORM($unit, "here") }.
dice-tactics-why-occupied-own = { $square } is taken by { FORM($unit, "here") }: a unit moves into an empty square.
dice-tactics-why-occupied-enemy = { $square } is held by { FORM($unit, "here") }: to attack is written { $move }.
dice-tactics-why-not-home =
    { FORM($seat, "who") ->
        [you] You place your units on your own half
       *[they] { FORM($seat, "start") } places its units on its own half
    }, ranks { $first } to { $last }.
dice-tactics-why-needs-officer =
    { FORM($seat, "who") ->
        [you] You have no officer yet, so your last unit must be one.
       *[they] { FORM($seat, "start") } has no officer yet, so its last unit must be one.
    }
dice-tactics-why-enough-officers =
    { FORM($seat, "who") ->
        [you] You have
       *[they] { FORM($seat, "start") } has
    } { $most ->
        [one] 1 officer
       *[other] { $most } officers
    } already, and an army has no more in this game.
dice-tactics-why-no-unit = There is no unit on { $square }.
dice-tactics-why-not-yours =
    { FORM($seat, "who") ->
        [you] You
       *[they] { FORM($seat, "start") }
    } can't command { $unit }. Strength: { FORM($unit, "strength") }.
dice-tactics-why-not-one-square = A unit moves one square, and { $to } is not beside { $unit }.
dice-tactics-why-diagonal = Only skirmishers move diagonally, not { $unit }.
dice-tactics-why-diagonal-off = The pips of { $unit } lie { $lies ->
        [rising] from south-west to north-east
       *[falling] from north-west to south-east
    }, { $to } is off that line.
dice-tactics-why-long-edge = { FORM($unit, "start") } moves only across its edges with two pips: { $lies ->
        [rows] east or west
       *[columns] north or south
    }.
dice-tactics-why-not-adjacent = An attack strikes one square on, and { $target } is not beside { $unit }.
dice-tactics-why-diagonal-attack = { $target } is diagonal from { $unit }, and no attack is.
dice-tactics-why-no-enemy = There is nobody to attack on { $square }.
dice-tactics-why-own-unit = Nobody attacks their own army, and { $square } is held by { FORM($unit, "here") }.
dice-tactics-why-not-skirmisher = Only skirmishers attack at a distance, not { $unit }.
dice-tactics-why-out-of-range = From { $from } a ranged attack strikes exactly two squares away in a straight line, not { $target }.
dice-tactics-why-out-of-range-adjacent = From { $from } a ranged attack strikes the next square in a straight line, not { $target }.
dice-tactics-why-blocked = { $square } lies between and must be empty, but is taken by { FORM($unit, "here") }.
dice-tactics-why-symmetrical = Turning { $unit } changes nothing: to spend an action on nothing, hold.
dice-tactics-why-idle = There is nothing that { $unit } could do: no empty square, no enemy, no other way to lie.
dice-tactics-why-choose-unit = Choose first which of your units is to act.
dice-tactics-why-choose-unit-for = Choose the unit that is placed on { $square }.
dice-tactics-why-choose-square = { FORM($unit, "start") } { FORM($unit, "number") ->
        [plural] are chosen: choose where they go or whom they attack.
       *[singular] is chosen: choose where it goes or whom it attacks.
    }
dice-tactics-why-choose-square-for = Choose the square for the { $kind }.
dice-tactics-why-choose-attack = Choose how the skirmisher on { $square } attacks: from beside or as a ranged attack.
dice-tactics-why-complete = The move is complete already, and a move is one action.
dice-tactics-why-not-your-reserve = Those units are { FORM($seat, "start") }'s to place.
dice-tactics-why-no-choice = “{ $target }” is nothing to choose: place a unit on a square, or later choose one of your units and what it does, or hold.

## Remarks to somebody who plays their first games: to “you”, whose turn it is. One sentence, what it comes from first.

dice-tactics-remark-failed = Your attack failed, { $attack } against { $defence }: it must be at least as strong.
dice-tactics-remark-pikemen = Your attack failed, { $attack } against { $defence }: pikemen attack with 4, but defend with 8.
dice-tactics-remark-officer-lost = You lost an officer, and with it an action: { $left ->
        [one] 1 is
       *[other] { $left } are
    } left in every turn.
dice-tactics-remark-blocked = { FORM($unit, "start") } could not step back, since { $behind } behind was taken, so { FORM($unit, "number") ->
        [plural] they were
       *[singular] it was
    } removed.
dice-tactics-remark-edge = { FORM($unit, "start") } could not step back over the edge of the board, so { FORM($unit, "number") ->
        [plural] they were
       *[singular] it was
    } removed.
dice-tactics-remark-driven-back = { FORM($unit, "start") } { FORM($unit, "number") ->
        [plural] were
       *[singular] was
    } only driven back, because { $behind } behind was free.
dice-tactics-remark-danger = { FORM($unit, "start") } could be removed next turn: there is no room to step back.
dice-tactics-remark-removable = You can remove { $unit } now: { FORM($unit, "number") ->
        [plural] they have
       *[singular] it has
    } no free square behind.
dice-tactics-remark-their-last = { FORM($seat, "start") } has one officer left: remove it, and you have won.
dice-tactics-remark-your-last = You have one officer left: whoever loses the last one has lost.
dice-tactics-remark-hill = You hold two squares of the hill: with a third when your turn begins, you win.
dice-tactics-remark-hill-yours = You hold the hill: keep three squares until your next turn begins, and you win.
dice-tactics-remark-hill-theirs = { FORM($seat, "start") } holds the hill and wins next turn, unless you take a square back.
dice-tactics-remark-shot = { FORM($unit, "start") } can shoot { $target } from here, with strength 4.
dice-tactics-remark-wedge = Your cavalry on { $squares } are a wedge: 6 on the edge where their pips meet.
dice-tactics-remark-wedge-near = Turn one of your cavalry on { $squares }, and they are a wedge: 6 where their pips meet.
dice-tactics-remark-long-side = { FORM($unit, "start") } faces an enemy with a short side, which has 4; the long one has 6.
dice-tactics-remark-free = Your cavalry may move or attack for free, before your first other action.
dice-tactics-remark-officers = Place your officers well back: whoever loses the last one has lost.
dice-tactics-remark-second-horse = Set a second cavalry beside yours, its pips the other way: a wedge has 6 at its point.

## What can be wrong in notation.

dice-tactics-text-cell = a white unit (O, S, Z, C, K, P, Q, L or H), a black one in small letters or a number of empty squares
dice-tactics-text-unit = a unit (O, S, Z, C, K, P, Q, L or H)
dice-tactics-text-sign = - to move, x to attack, * to shoot or r to turn
dice-tactics-text-half = While armies are set up, { $square } is not { FORM($seat, "start") }’s half.
dice-tactics-text-batches = Nobody sets up like this, { $white } white and { $black } black: White places { $few }, Black { $many }, White { $many }, Black { $many }, White { $few }.
dice-tactics-text-batch = With { $white } white and { $black } black units placed, { FORM($seat, "start") } places { $left } more.
dice-tactics-text-no-officer = { FORM($seat, "start") } has set up without an officer.
dice-tactics-text-setup-counts = While armies are set up there are no free actions and no quiet turns.
dice-tactics-text-army = { FORM($seat, "start") } has { $count } units, and an army has at most { $most }.
dice-tactics-text-officers = { FORM($seat, "start") } has { $count } officers, and an army has at most { $most }.
dice-tactics-text-lost = { FORM($seat, "start") } has no officer and has lost: the turn is still the winner’s.
dice-tactics-text-actions = { FORM($seat, "start") } has { $officers ->
        [one] 1 officer
       *[other] { $officers } officers
    } and not { $actions } actions left.
dice-tactics-text-no-action = No action is left only after the one that won the game.
dice-tactics-text-cavalry = { FORM($seat, "start") } has no cavalry on { $square }.
dice-tactics-text-spent = The first other action ends the free ones: write -.
dice-tactics-text-won = { FORM($seat, "start") } has won, so fewer than { $limit } turns were quiet.

## Beside the board.

dice-tactics-page-legend = Who is who
dice-tactics-page-hill = The hill:
dice-tactics-page-held = { FORM($seat, "start") } { $squares }
dice-tactics-page-hill-goal = Three of its four squares win when your turn begins.
dice-tactics-page-breakthrough-goal = An officer of yours wins beyond the dashed line on the far side.
dice-tactics-page-free =
    { $count ->
        [0] no free actions
        [one] 1 free action
       *[other] { $count } free actions
    }
dice-tactics-page-officers =
    { $opening ->
        [half] Each officer is one action in every turn; only in the very first one White has half of them, for moving first.
       *[full] Each officer is one action in every turn.
    }
dice-tactics-page-tally =
    { $officers ->
        [one] 1 officer
       *[other] { $officers } officers
    } of { $units ->
        [one] 1 unit
       *[other] { $units } units
    }
dice-tactics-page-help =
    An attack compares the two edges that meet: as strong or stronger wins.
    Officer (O): 1 on every side, and one action in every turn.
    Skirmisher (S, Z): 2 on every side; it also moves along its diagonal.
    Shooting: a skirmisher hits with 4 { $ranged ->
        [adjacent] the next square, in a straight line.
       *[gap] two squares away, in a straight line over an empty square.
    }
    Cavalry (C, K): 3; a free move or attack each, before the first ordinary action.
    Wedge: two cavalry side by side whose pips meet in a point have 6 there.
    Pikemen (P): attack with 4, defend with 8, against shots with 4.
    Square infantry (Q): 5 on every side.
    Line infantry (L, H): 6 on the long sides, 4 on the others, across which it moves.
    Turning a skirmisher, cavalry or line infantry by a quarter is an action.
dice-tactics-page-danger = Who is in danger?
dice-tactics-page-no-danger = Nobody can be removed with one or two actions.
dice-tactics-page-plans = Ready armies

## What a cell is that is more than a square.

dice-tactics-cell-goal = winning square

## What puzzles are about.

dice-tactics-motif-remove = Removing
dice-tactics-motif-drive-back = Driving back
dice-tactics-motif-no-retreat = No retreat
dice-tactics-motif-officer = Against officers
dice-tactics-motif-wedge = Forming a wedge
dice-tactics-motif-break-wedge = Breaking a wedge
dice-tactics-motif-free = Free actions
dice-tactics-motif-ranged = Shooting
dice-tactics-motif-turn = Turning
dice-tactics-motif-move = A quiet move
dice-tactics-motif-wait = Waiting
dice-tactics-motif-hill = The hill
dice-tactics-motif-breakthrough = Breakthrough
dice-tactics-motif-rout = Rout
dice-tactics-motif-ending = The end
dice-tactics-motif-rescue = A way out
dice-tactics-motif-combination = More than one move
