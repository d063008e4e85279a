dark-cave-name = The Dark Cave
dark-cave-about = Two clans look for the way out of a cave and carry their gold out, among monsters, webs and saboteurs (2–8 players).

## Nouns

dark-cave-role = { $role ->
    [saboteur] saboteur
   *[loyal] loyal dwarf
    }
dark-cave-clan = { $clan ->
    [blue] blue clan
   *[yellow] yellow clan
    }
dark-cave-clan-card = { dark-cave-role } ({ dark-cave-clan })
dark-cave-works = { $works ->
    [blue] for the blue clan
   *[yellow] for the yellow clan
    }
dark-cave-kind = { $kind ->
    [vein] gold vein
    [lair] dark lair
    [ladder] ladder
   *[exit] exit
    }
dark-cave-monster = { $monster ->
    [lindworm] lindworm
    [goblin] goblin
   *[rat] rat
    }
dark-cave-monster-acc = { $monster ->
    [lindworm] lindworm
    [goblin] goblin
   *[rat] rat
    }
dark-cave-side = { $side ->
    [east] east side
    [south] south side
    [west] west side
   *[north] north side
    }
dark-cave-spot = { $spot ->
    [north] north
    [east] east
    [south] south
    [west] west
    [middle] middle
    [tunnel] tunnel
    [bridge] bridge
    [below] beneath the bridge
   *[card] path
    }
dark-cave-feature = { $feature ->
    [lair] dark lair
    [ladder] ladder
    [bridge] bridge
    [tunnel] tunnel
    [vein] gold vein
   *[exit] exit
    }
dark-cave-nuggets = { $nuggets ->
    [one] { $nuggets } nugget
   *[other] { $nuggets } nuggets
    }
dark-cave-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
    }

## Cards

dark-cave-card-cross-1 = Cross (I)
dark-cave-card-tee-north-1 = T-junction north (I)
dark-cave-card-tee-east-1 = T-junction east (I)
dark-cave-card-straight-ns-1 = Straight north–south (I)
dark-cave-card-straight-ew-1 = Straight east–west (I)
dark-cave-card-curve-ne-1 = Curve north–east (I)
dark-cave-card-curve-nw-1 = Curve north–west (I)
dark-cave-card-lair-tee-north-1 = Lair: T-junction north (I)
dark-cave-card-lair-tee-east-1 = Lair: T-junction east (I)
dark-cave-card-lair-cross-1 = Lair: cross (I)
dark-cave-card-ladder-tee-north-1 = Ladder: T-junction north (I)
dark-cave-card-bridge-ew-1 = Bridge east–west (I)
dark-cave-card-tunnel-ne-1 = Tunnel between curves north–east and south–west (I)
dark-cave-card-tunnel-nw-1 = Tunnel between curves north–west and south–east (I)
dark-cave-card-cross-2 = Cross (II)
dark-cave-card-tee-north-2 = T-junction north (II)
dark-cave-card-tee-east-2 = T-junction east (II)
dark-cave-card-straight-ns-2 = Straight north–south (II)
dark-cave-card-straight-ew-2 = Straight east–west (II)
dark-cave-card-curve-ne-2 = Curve north–east (II)
dark-cave-card-curve-nw-2 = Curve north–west (II)
dark-cave-card-lair-straight-ns-2 = Lair: straight north–south (II)
dark-cave-card-lair-straight-ew-2 = Lair: straight east–west (II)
dark-cave-card-lair-tee-north-2 = Lair: T-junction north (II)
dark-cave-card-ladder-straight-ns-2 = Ladder: straight north–south (II)
dark-cave-card-ladder-straight-ew-2 = Ladder: straight east–west (II)
dark-cave-card-vein-curve-ne-2 = Gold vein: curve north–east (II)
dark-cave-card-bridge-ns-2 = Bridge north–south (II)
dark-cave-card-bridge-ew-2 = Bridge east–west (II)
dark-cave-card-tunnel-ne-2 = Tunnel between curves north–east and south–west (II)
dark-cave-card-tunnel-nw-2 = Tunnel between curves north–west and south–east (II)
dark-cave-card-cross-3 = Cross (III)
dark-cave-card-tee-north-3 = T-junction north (III)
dark-cave-card-tee-east-3 = T-junction east (III)
dark-cave-card-straight-ns-3 = Straight north–south (III)
dark-cave-card-straight-ew-3 = Straight east–west (III)
dark-cave-card-curve-ne-3 = Curve north–east (III)
dark-cave-card-curve-nw-3 = Curve north–west (III)
dark-cave-card-lair-tee-east-3 = Lair: T-junction east (III)
dark-cave-card-lair-curve-ne-3 = Lair: curve north–east (III)
dark-cave-card-lair-curve-nw-3 = Lair: curve north–west (III)
dark-cave-card-ladder-cross-3 = Ladder: cross (III)
dark-cave-card-vein-curve-nw-3 = Gold vein: curve north–west (III)
dark-cave-card-bridge-ns-3 = Bridge north–south (III)
dark-cave-card-tunnel-ne-3 = Tunnel between curves north–east and south–west (III)
dark-cave-card-rockfall-1 = Rockfall (I)
dark-cave-card-rockfall-2 = Rockfall (II)
dark-cave-card-rockfall-3 = Rockfall (III)
dark-cave-card-web-1 = Spider web (I)
dark-cave-card-web-2 = Spider web (II)
dark-cave-card-web-3 = Spider web (III)
dark-cave-card-boots-1 = Boots (I)
dark-cave-card-boots-2 = Boots (II)
dark-cave-card-boots-3 = Boots (III)
dark-cave-card-battle-axe-1 = Battle axe (I)
dark-cave-card-battle-axe-2 = Battle axe (II)
dark-cave-card-battle-axe-3 = Battle axe (III)
dark-cave-card-secret-info-1 = Secret information (I)
dark-cave-card-secret-info-2 = Secret information (II)
dark-cave-card-secret-info-3 = Secret information (III)
dark-cave-card-card-swap-1 = Card swap (I)
dark-cave-card-card-swap-2 = Card swap (II)
dark-cave-card-card-swap-3 = Card swap (III)
dark-cave-card-rat-1 = Rat (I)
dark-cave-card-rat-2 = Rat (II)
dark-cave-card-rat-3 = Rat (III)
dark-cave-card-lindworm-1 = Lindworm (I)
dark-cave-card-lindworm-2 = Lindworm (II)
dark-cave-card-lindworm-3 = Lindworm (III)
dark-cave-card-goblin-1 = Goblin (I)
dark-cave-card-goblin-2 = Goblin (II)
dark-cave-card-goblin-3 = Goblin (III)
dark-cave-card-start = Start card
dark-cave-card-exit = Exit
dark-cave-card-vein = Gold vein
dark-cave-card-lair = Dark lair
dark-cave-card-ladder = Ladder
dark-cave-card-hidden = Face-down goal card

## Events

dark-cave-event-place = { $turned ->
    [yes] { $player } places a path card at { $cell }: { $card-name }, turned.
   *[no] { $player } places a path card at { $cell }: { $card-name }.
    }
dark-cave-event-rockfall = { $player } plays a rockfall, which removes the card at { $cell }: { $card-name }.
dark-cave-event-web = { $player } spins a web: cell { $cell }, { dark-cave-side }.
dark-cave-event-equip = { $player } lays out equipment: { $card-name } – target: { $target }.
dark-cave-event-look-goal = { $player } looks at goal card { $goal }.
dark-cave-event-look-goal-seen = { $player } looks at goal card { $goal }: { dark-cave-kind }.
dark-cave-event-look-clan = { $player } looks at a clan card – target: { $target } ({ dark-cave-clan }).
dark-cave-event-look-clan-seen = { $player } looks at a clan card – target: { $target } ({ dark-cave-clan }), { dark-cave-role }.
dark-cave-event-swap = { $player } swaps hands – partner: { $target }.
dark-cave-event-swap-seen = { $player } swaps hands – partner: { $target }. Given: { $given }. Taken: { $taken }.
dark-cave-event-lure = { $player } lures a monster to { $cell }: { $card-name }.
dark-cave-event-discard = { $player } discards face down – levels: { $levels }.
dark-cave-event-discard-seen = { $player } discards face down: { $cards }.
dark-cave-event-draw = { $player } draws a card of level { $level }.
dark-cave-event-draw-seen = { $player } draws a card: { $card-name }.
dark-cave-event-cut = { $player } uses a battle axe on a web: cell { $cell }, { dark-cave-side }.
dark-cave-event-web-weakens = A web now shows side 1: cell { $cell }, { dark-cave-side }.
dark-cave-event-web-leaves = A web is gone: cell { $cell }, { dark-cave-side }.
dark-cave-event-step = { $player } walks to { $cell }.
dark-cave-event-monster-step = The { dark-cave-monster } moves to { $cell }.
dark-cave-event-attack = The { dark-cave-monster } attacks – target: { $target }.
dark-cave-event-slay = { $player } drives the { dark-cave-monster-acc } off with a battle axe.
dark-cave-event-paralysed = { $player }: the dwarf is paralysed and stays for a turn.
dark-cave-event-stands-up = { $player }: the dwarf gets up and stays in this turn.
dark-cave-event-monster-leaves = The { dark-cave-monster } leaves the cave.
dark-cave-event-lose-card = { $cause ->
    [rat] { $player } loses a card of level { $level } to the rat.
   *[bridge] { $player } loses a card of level { $level } on the bridge.
    }
dark-cave-event-lose-card-seen = { $cause ->
    [rat] { $player } loses a card to the rat: { $card-name }.
   *[bridge] { $player } loses a card on the bridge: { $card-name }.
    }
dark-cave-event-lose-nugget = { $loss ->
    [goblin] { $player } loses a nugget to the goblin.
   *[tunnel] { $player } loses a nugget in the tunnel.
    }
dark-cave-event-goal-revealed = { $player } reveals goal card { $goal }: { dark-cave-kind }.
dark-cave-event-goal-laid = { $turned ->
    [yes] { $player } lays goal card { $goal } turned and stops there.
   *[no] { $player } lays goal card { $goal } unturned and stops there.
    }
dark-cave-event-vein = { $player } takes a nugget from the gold vein.
dark-cave-event-clan-shown = { $player } turns up a clan card: { dark-cave-role }, { dark-cave-clan }.
dark-cave-event-escape = { $player } leaves the cave with { dark-cave-nuggets }.
dark-cave-event-aside-seen = { $player } looks at the clan cards put aside – cards: { $count }.
dark-cave-event-aside-seen-seen = { $player } looks at the clan cards put aside: { $aside }.
dark-cave-event-skipped = { $player } has no cards and is passed over.
dark-cave-event-propose = { $player } proposes to end the game.
dark-cave-event-agree = { $player } agrees to end the game.
dark-cave-event-decline = { $player } wants to play on.
dark-cave-event-game-over = The game is over – victory: { $winners }.

## Prompts

dark-cave-prompt-turn = Your turn: play a card, or discard one or two.
dark-cave-prompt-monster = Move the { dark-cave-monster-acc }. Left: { dark-cave-moves }.
dark-cave-prompt-move = Move your dwarf. Left: { dark-cave-moves }.
dark-cave-prompt-axe = Drive the { dark-cave-monster-acc } off with your battle axe?
dark-cave-prompt-turning = Goal card { $goal }: { dark-cave-kind }. Choose how to turn it.
dark-cave-prompt-last = Use a battle axe on a web, or end your turn.
dark-cave-prompt-vote = { $player } proposes to end the game. Do you agree?

## Choices

dark-cave-choice-place = { $turned ->
    [yes] Place at { $cell }: { $card-name }, turned
   *[no] Place at { $cell }: { $card-name }
    }
dark-cave-choice-rockfall = { $card-name }: remove the card at { $cell }
dark-cave-choice-web = { $card-name }: cell { $cell }, { dark-cave-side }
dark-cave-choice-equip = Lay out “{ $card-name }” → { $seat }
dark-cave-choice-look-goal = { $card-name }: look at goal card { $goal }
dark-cave-choice-look-clan = { $card-name }: look at the clan card → { $seat }
dark-cave-choice-swap = { $card-name } → { $seat }
dark-cave-choice-lure = { $card-name }: from { $cell } – { dark-cave-spot }
dark-cave-choice-discard = Discard “{ $card-name }”
dark-cave-choice-discard-two = Discard two cards: { $cards }
dark-cave-choice-cut = Axe on a web: cell { $cell }, { dark-cave-side }
dark-cave-choice-propose = Propose to end the game
dark-cave-choice-step = Go to { $cell } – { dark-cave-spot }
dark-cave-choice-stop = Stop here
dark-cave-choice-end-turn = End turn
dark-cave-choice-fight = Use the axe on the { dark-cave-monster-acc }
dark-cave-choice-endure = Keep the axe
dark-cave-choice-orient = { $turned ->
    [yes] Lay the goal card turned
   *[no] Lay the goal card unturned
    }
dark-cave-choice-agree = Agree
dark-cave-choice-decline = Play on

## Refusals

dark-cave-refusal-cell-taken = A card already lies at { $cell }; choose an empty cell.
dark-cave-refusal-turned-same = The card “{ $card-name }” looks the same when it is turned; lay it as it is.
dark-cave-refusal-side-mismatch = At { $cell } the card does not fit ({ dark-cave-side }), because a path must meet a path and a wall a wall; turn the card or choose another cell.
dark-cave-refusal-not-joined = A card at { $cell } would continue no path; lay it at an open end of one.
dark-cave-refusal-no-path-card = There is no path card at { $cell } for the rockfall to remove; choose a cell where one lies.
dark-cave-refusal-not-removable = The card at { $cell } stays, because a rockfall removes neither the start card nor the goals; choose a path card.
dark-cave-refusal-somebody-there = Somebody stands on the card at { $cell }, so it stays; choose another one.
dark-cave-refusal-web-there = There is a web already (cell { $cell }, { dark-cave-side }); choose another place.
dark-cave-refusal-no-open-side = No path leads there (cell { $cell }, { dark-cave-side }); choose a place where paths meet, or an open end.
dark-cave-refusal-has-boots = { $target } has boots already, and nobody can have two pairs; choose another player.
dark-cave-refusal-goal-revealed = Goal card { $goal } already lies face up; choose one that lies face down.
dark-cave-refusal-own-clan-card = You know your own clan card; choose another player.
dark-cave-refusal-clan-shown = The clan card of this player lies face up already: { $target }; choose another one.
dark-cave-refusal-swap-with-self = You cannot swap hands with yourself; choose another player.
dark-cave-refusal-no-lair = There is no dark lair from which the { dark-cave-monster } could come; play another card.
dark-cave-refusal-not-a-lair = There is no dark lair on that field at { $cell }; choose a field with a lair.
dark-cave-refusal-monster-in-play = The { dark-cave-monster } is in the cave already and goes on from { $cell }; move it from there.
dark-cave-refusal-no-web-there = There is no web (cell { $cell }, { dark-cave-side }); keep the axe.
dark-cave-refusal-no-axe = No battle axe lies before you, and one in your hand is of no use; play it first.
dark-cave-refusal-web-too-far = Your dwarf does not stand at that web (cell { $cell }, { dark-cave-side }); go to the field at the web first.
dark-cave-refusal-no-agreed-end = This table does not play with an agreed end; play or discard a card.
dark-cave-refusal-proposed-before = The end can be proposed once in a turn; play or discard a card.
dark-cave-refusal-no-step = No single move leads to that field at { $cell }; choose a field beside, or from ladder to ladder.
dark-cave-refusal-web-in-the-way = A web is in the way (cell { $cell }, { dark-cave-side }); go another way, or use a battle axe.

## Outcome

dark-cave-line-ended = { $reason ->
    [clan] The game is over: all dwarfs that work for one clan are out.
    [agreed] The game is over: all have agreed to end it.
   *[cards] The game is over: nobody has cards.
    }
dark-cave-line-saved = { $player }: { dark-cave-role } ({ dark-cave-clan }), gathers { dark-cave-works } and is out with { dark-cave-nuggets }.
dark-cave-line-left-inside = { $player }: { dark-cave-role } ({ dark-cave-clan }), gathers { dark-cave-works } and stays inside; lost: { dark-cave-nuggets }.
dark-cave-line-treasure = Treasure of the { dark-cave-clan }: { dark-cave-nuggets } × { $times } = { $value }.
dark-cave-line-tie = Both treasures are worth the same, and the first one out decides: { $player } – { dark-cave-clan }.
dark-cave-line-victory = Victory: { dark-cave-clan } – { $players }.
dark-cave-line-draw = Nobody is out, so nobody wins.

## Options

dark-cave-option-first = First player
dark-cave-option-first-help = Who begins; left open, chance decides.
dark-cave-option-agreed_end = Agreed end
dark-cave-option-agreed_end-help = Whether a player may propose to end the game early; all others must agree.
dark-cave-option-deck = Deck
dark-cave-option-deck-help = The reconstructed deck, or the contents of another one that keeps the printed numbers.

## Rules

dark-cave-rule-dc-1-1 = There are 50 path cards: 19 of level I, 17 of level II and 14 of level III.
dark-cave-rule-dc-1-2 = There are 9 lairs, 4 ladders, 4 bridges, 5 tunnels and 2 gold veins; 26 path cards are plain.
dark-cave-rule-dc-1-3 = Crossing a path takes one move on level I, two on level II and three on level III.
dark-cave-rule-dc-1-4 = On a bridge card two paths cross without meeting.
dark-cave-rule-dc-1-5 = There are 32 action cards: 10 of level I, 10 of level II and 12 of level III.
dark-cave-rule-dc-1-6 = There are nine kinds of action cards.
dark-cave-rule-dc-1-7 = The start card is a single field with a ladder, open on all four sides.
dark-cave-rule-dc-1-8 = The four goals are the exit, a gold vein, a lair and a ladder.
dark-cave-rule-dc-1-9 = The two paths of a double curve meet only through the tunnel, a field of its own.
dark-cave-rule-dc-1-10 = There are 46 nuggets; those that nobody has lie in the bank.
dark-cave-rule-dc-1-11 = Another deck must keep the printed numbers of cards and the moves that each level takes.
dark-cave-rule-dc-1-12 = Equal cards are one and the same, whichever copy is played.
dark-cave-rule-dc-2-1 = With 2 to 5 players the goals lie four cells from the start in both directions.
dark-cave-rule-dc-2-2 = With 6 to 8 players the goals lie three cells from the start in both directions.
dark-cave-rule-dc-2-3 = The number of players decides which clan cards are used.
dark-cave-rule-dc-2-4 = The clan is open to all, the role is secret, and cards left over are put aside unseen.
dark-cave-rule-dc-2-5 = With 3 or 4 players all wear one colour, and saboteurs work for the absent clan.
dark-cave-rule-dc-2-6 = Every dwarf begins on the start card with 3 nuggets.
dark-cave-rule-dc-2-7 = Five cards of each level go back into the box unseen.
dark-cave-rule-dc-2-8 = Everybody is dealt five cards, of levels that depend on the number of players.
dark-cave-rule-dc-2-9 = In the draw pile level I lies on level II, and level II on level III.
dark-cave-rule-dc-2-10 = A random player or one agreed on begins, and play goes clockwise.
dark-cave-rule-dc-2-11 = The four goals are shuffled and laid face down.
dark-cave-rule-dc-3-1 = In a turn you play or discard, then move your dwarf, then draw.
dark-cave-rule-dc-3-2 = At the start of your turn your monsters leave.
dark-cave-rule-dc-3-3 = At the start of your turn your webs weaken from 2 to 1, and from 1 to nothing.
dark-cave-rule-dc-3-4 = At the start of your turn a paralysed dwarf gets up, but does not move.
dark-cave-rule-dc-3-5 = You may discard one or two cards face down; the others see their backs.
dark-cave-rule-dc-3-6 = Without cards your turn is passed over, but what happens at its start still happens.
dark-cave-rule-dc-3-7 = You may always discard, but you may not pass while you hold cards.
dark-cave-rule-dc-3-8 = You can use only cards from your own hand.
dark-cave-rule-dc-3-9 = Only the player who is asked may act.
dark-cave-rule-dc-4-1 = A card can be laid only on an empty cell.
dark-cave-rule-dc-4-2 = A new card must continue a path of a face-up card.
dark-cave-rule-dc-4-3 = Touching sides of face-up cards must match.
dark-cave-rule-dc-4-4 = Face-down goals need not be matched, and they join nothing.
dark-cave-rule-dc-4-5 = No link to the start or to your dwarf is needed.
dark-cave-rule-dc-4-6 = A card may be turned by half a turn, but never laid crosswise.
dark-cave-rule-dc-4-7 = A card that looks the same when turned is laid unturned.
dark-cave-rule-dc-4-8 = Cards may be laid outside the playing area in every direction.
dark-cave-rule-dc-4-9 = A gold vein that is laid gets a nugget from the bank.
dark-cave-rule-dc-5-1 = Your dwarf moves by up to 3 fields, and may stop or stay at any time.
dark-cave-rule-dc-5-2 = With boots your dwarf moves by up to 4 fields.
dark-cave-rule-dc-5-3 = One move leads to the next field, or over an edge where both cards are open.
dark-cave-rule-dc-5-4 = Any number of dwarfs may stand on a field.
dark-cave-rule-dc-5-5 = Movement ends on a face-down goal, a monster’s field or the exit, or with the last move.
dark-cave-rule-dc-5-6 = From a ladder one move leads to any other ladder.
dark-cave-rule-dc-5-7 = A ladder on a face-down goal cannot be used.
dark-cave-rule-dc-5-8 = Stepping onto a wooden bridge costs a card, once for each bridge entered.
dark-cave-rule-dc-5-9 = The left neighbour draws the lost card unseen, and it is not replaced.
dark-cave-rule-dc-5-10 = With an empty hand you lose nothing on a bridge.
dark-cave-rule-dc-5-11 = The path beneath a bridge is free and leads nowhere onto the bridge.
dark-cave-rule-dc-5-12 = Entering a tunnel costs a nugget.
dark-cave-rule-dc-5-13 = Without nuggets a tunnel is free.
dark-cave-rule-dc-5-14 = A dwarf that stops on a gold vein takes the nugget there.
dark-cave-rule-dc-5-15 = Who takes a nugget from a vein turns up the own clan card.
dark-cave-rule-dc-6-1 = Secret information shows you a face-down goal or somebody’s clan card.
dark-cave-rule-dc-6-2 = The others learn which card you looked at, not what it shows.
dark-cave-rule-dc-6-3 = You cannot look at a card that lies face up, nor at your own clan card.
dark-cave-rule-dc-6-4 = You may look at the same face-down card again.
dark-cave-rule-dc-6-5 = A rockfall removes a path card without dwarfs and monsters on it.
dark-cave-rule-dc-6-6 = A rockfall cannot remove the start card or a goal.
dark-cave-rule-dc-6-7 = Webs on open ends of the removed card leave with it.
dark-cave-rule-dc-6-8 = A web where another card’s path meets the removed card stays.
dark-cave-rule-dc-6-9 = A nugget on a removed gold vein goes back to the bank.
dark-cave-rule-dc-6-10 = A rockfall may cut the paths in two, and both parts stay in play.
dark-cave-rule-dc-6-11 = A card swap exchanges whole hands with another player.
dark-cave-rule-dc-6-12 = After a card swap the partner draws, not you.
dark-cave-rule-dc-6-13 = An action card with nothing to act on can only be discarded.
dark-cave-rule-dc-7-1 = A web is put where two paths meet or on an open end.
dark-cave-rule-dc-7-2 = An open end may lead to an empty cell, a face-down goal or a wall.
dark-cave-rule-dc-7-3 = Where no face-up card is open, no web can be put.
dark-cave-rule-dc-7-4 = There is never more than one web in the same place.
dark-cave-rule-dc-7-5 = A web stops dwarfs and monsters in both directions.
dark-cave-rule-dc-7-6 = A web begins with side 2 up, and its card lies before its player.
dark-cave-rule-dc-7-7 = An axe turns a web from side 2 to side 1, or takes it away.
dark-cave-rule-dc-7-8 = To cut a web, the dwarf must stand on the field at the web.
dark-cave-rule-dc-7-9 = Only an axe that lies before you can be used.
dark-cave-rule-dc-7-10 = An axe can be used on a web at every decision of your own turn.
dark-cave-rule-dc-7-11 = If an axe could be used after movement, you are asked before drawing.
dark-cave-rule-dc-7-12 = An axe drives a monster off before it attacks anybody.
dark-cave-rule-dc-7-13 = After an axe has driven a monster off, your movement is over all the same.
dark-cave-rule-dc-7-14 = A path card may be laid at an end that has a web.
dark-cave-rule-dc-7-15 = Boots may be laid before any player, but nobody can have two.
dark-cave-rule-dc-7-16 = Battle axes may be laid before any player, also several.
dark-cave-rule-dc-8-1 = A monster comes out of any dark lair on a face-up card.
dark-cave-rule-dc-8-2 = Without a lair no monster can be lured.
dark-cave-rule-dc-8-3 = Appearing on a lair is not an attack.
dark-cave-rule-dc-8-4 = The rat moves by up to 3 fields, the lindworm by 4 and the goblin by 5.
dark-cave-rule-dc-8-5 = Monsters use ladders, bridges and tunnels freely; webs stop them.
dark-cave-rule-dc-8-6 = A monster already in the cave goes on from where it stands.
dark-cave-rule-dc-8-7 = The earlier card of a monster is discarded; it stays for its new player.
dark-cave-rule-dc-8-8 = A monster stops at dwarfs and attacks all of them.
dark-cave-rule-dc-8-9 = A dwarf that enters a monster’s field is attacked alone.
dark-cave-rule-dc-8-10 = Victims are asked for axes clockwise from the active player; the first axe protects all.
dark-cave-rule-dc-8-11 = Staying beside a monster or leaving it is no reason for an attack.
dark-cave-rule-dc-8-12 = Several monsters attack in the order rat, lindworm, goblin.
dark-cave-rule-dc-8-13 = The rat costs its victim a card.
dark-cave-rule-dc-8-14 = The lindworm paralyses its victim for one turn.
dark-cave-rule-dc-8-15 = A dwarf paralysed in its own turn before moving misses this movement and the next.
dark-cave-rule-dc-8-16 = The goblin costs its victim a nugget, if there is one.
dark-cave-rule-dc-8-17 = A monster may enter a face-down goal without revealing it.
dark-cave-rule-dc-9-1 = The first dwarf on a face-down goal reveals it and stops.
dark-cave-rule-dc-9-2 = A revealed goal is turned to let the dwarf in, and to fit if it can.
dark-cave-rule-dc-9-3 = The dwarf stands on the field at the side where it came in.
dark-cave-rule-dc-9-4 = A dwarf that enters the exit field leaves the cave at once.
dark-cave-rule-dc-9-5 = Who leaves the cave turns up the own clan card.
dark-cave-rule-dc-9-6 = The first one out looks at the clan cards put aside.
dark-cave-rule-dc-9-7 = Who is out goes on playing and drawing cards.
dark-cave-rule-dc-9-8 = What a revealed goal shows is in play at once.
dark-cave-rule-dc-9-9 = A monster on a revealed goal stands in the dwarf’s way and attacks.
dark-cave-rule-dc-9-10 = On an exit with a monster the attack comes before leaving.
dark-cave-rule-dc-9-11 = A revealed goal may mismatch its neighbours, but new cards must match it.
dark-cave-rule-dc-10-1 = You draw one card for a card played, or as many as you discarded.
dark-cave-rule-dc-10-2 = If the draw pile runs out, you draw what is left.
dark-cave-rule-dc-10-3 = The game is over when the draw pile and all hands are empty at the end of a turn.
dark-cave-rule-dc-10-4 = The game is over at once when all dwarfs that work for one clan are out.
dark-cave-rule-dc-10-5 = With an agreed end, a player may propose once in each turn to stop, and all must agree.
dark-cave-rule-dc-10-6 = When the game is over, all clan cards are turned up.
dark-cave-rule-dc-11-1 = Only nuggets that were carried out count.
dark-cave-rule-dc-11-2 = A treasure is worth its nuggets times the dwarfs that worked for the other clan.
dark-cave-rule-dc-11-3 = A loyal dwarf works for the own clan, a saboteur for the other one.
dark-cave-rule-dc-11-4 = The clan with the more valuable treasure wins.
dark-cave-rule-dc-11-5 = A tie is won by the clan for which the first dwarf out worked.
dark-cave-rule-dc-11-6 = If nobody is out, nobody wins.
dark-cave-rule-dc-11-7 = With two players the first one out wins.
dark-cave-rule-dc-12-1 = Clans, nuggets, cards before players and the backs of all cards are open to all.
dark-cave-rule-dc-12-2 = Players know which cards they have put away or lost.
dark-cave-rule-dc-12-3 = What you have looked at stays known to you.
dark-cave-rule-dc-12-4 = After a card swap you know where the cards you gave may be.
