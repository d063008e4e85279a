saboteur-name = Saboteur
saboteur-about = Dwarfs dig for gold, and some of them secretly want the mine to fail (3–10 players).

## Nouns

saboteur-role = { $role ->
    [saboteur] saboteur
   *[miner] gold miner
    }
saboteur-tool = { $tool ->
    [lantern] lantern
    [cart] mine cart
   *[pickaxe] pickaxe
    }
saboteur-tool-acc = { $tool ->
    [lantern] lantern
    [cart] mine cart
   *[pickaxe] pickaxe
    }
saboteur-broken-acc = { $tool ->
    [lantern] broken lantern
    [cart] broken mine cart
   *[pickaxe] broken pickaxe
    }
saboteur-kind = { $kind ->
    [gold] gold treasure
    [stone-east] stone (east–south)
    [stone-west] stone (south–west)
   *[other] stone
    }
# Half a turn swaps north with south and east with west.
saboteur-kind-turned = { $kind ->
    [gold] gold treasure
    [stone-east] stone (north–west)
    [stone-west] stone (north–east)
   *[other] stone
    }
saboteur-nuggets = { $nuggets ->
    [one] { $nuggets } nugget
   *[other] { $nuggets } nuggets
    }
saboteur-gold-cards = { $cards ->
    [one] { $cards } gold card
   *[other] { $cards } gold cards
    }
saboteur-cards-acc = { $count ->
    [one] a card
   *[other] { $count } cards
    }

## Cards

saboteur-card-cross = Cross
saboteur-card-tee-north = T-junction north
saboteur-card-tee-east = T-junction east
saboteur-card-straight-ns = Straight north–south
saboteur-card-straight-ew = Straight east–west
saboteur-card-curve-ne = Curve north–east
saboteur-card-curve-nw = Curve north–west
saboteur-card-dead-cross = Dead-end cross
saboteur-card-dead-tee-north = Dead-end T-junction north
saboteur-card-dead-tee-east = Dead-end T-junction east
saboteur-card-dead-straight-ns = Dead-end straight north–south
saboteur-card-dead-straight-ew = Dead-end straight east–west
saboteur-card-dead-curve-ne = Dead-end curve north–east
saboteur-card-dead-curve-nw = Dead-end curve north–west
saboteur-card-dead-north = Dead end north
saboteur-card-dead-east = Dead end east
saboteur-card-broken-pickaxe = Broken pickaxe
saboteur-card-broken-lantern = Broken lantern
saboteur-card-broken-cart = Broken cart
saboteur-card-repair-pickaxe = Repair: pickaxe
saboteur-card-repair-lantern = Repair: lantern
saboteur-card-repair-cart = Repair: cart
saboteur-card-repair-pickaxe-lantern = Repair: pickaxe / lantern
saboteur-card-repair-pickaxe-cart = Repair: pickaxe / cart
saboteur-card-repair-lantern-cart = Repair: lantern / cart
saboteur-card-rockfall = Rockfall
saboteur-card-map = Map
saboteur-card-start = Start card
saboteur-card-gold = Gold treasure
saboteur-card-stone-east = Stone (east–south)
saboteur-card-stone-west = Stone (south–west)
saboteur-card-hidden = Face-down card

## Events

saboteur-event-round-begins = Round { $round } begins; { $player } plays first.
saboteur-event-dealt = { $player } is dealt { saboteur-cards-acc }.
saboteur-event-dealt-seen = { $player } is dealt a role: { saboteur-role }, and these cards: { $cards }.
saboteur-event-place = { $turned ->
    [yes] { $player } places a path card at { $cell }: { $card-name }, turned.
   *[no] { $player } places a path card at { $cell }: { $card-name }.
    }
saboteur-event-break = { $player } breaks a { saboteur-tool-acc } – target: { $target }.
saboteur-event-repair = { $player } repairs a { saboteur-tool-acc } – target: { $target }.
saboteur-event-rockfall = { $player } plays a rockfall, which removes the card at { $cell }: { $card-name }.
saboteur-event-look = { $player } looks at goal card { $goal }.
saboteur-event-look-seen = { $player } looks at goal card { $goal }: { saboteur-kind }.
saboteur-event-discard = { $player } discards a card.
saboteur-event-discard-seen = { $player } discards a card: { $card-name }.
saboteur-event-draw = { $player } draws a card.
saboteur-event-draw-seen = { $player } draws a card: { $card-name }.
saboteur-event-goal-revealed = { $turned ->
    [yes] Goal card { $goal } is revealed: { saboteur-kind-turned }.
   *[no] Goal card { $goal } is revealed: { saboteur-kind }.
    }
saboteur-event-miners-win = Round { $round }: the gold miners win – { $player } completes the path to the treasure.
saboteur-event-saboteurs-win = Round { $round }: the saboteurs win – no path leads to the treasure.
saboteur-event-role = { $player } reveals a role: { saboteur-role }.
saboteur-event-role-aside = The dwarf card left aside is revealed: { saboteur-role }.
saboteur-event-goal-shown = Goal card { $goal } is turned up too: { saboteur-kind }.
saboteur-event-gold-offered = { $player } is to choose a gold card – cards on offer: { $count }.
saboteur-event-gold-offered-seen = { $player } is to choose a gold card – nuggets on the cards: { $offer }.
saboteur-event-gold-taken = { $player } takes a gold card.
saboteur-event-gold-taken-seen = { $player } takes a gold card with { saboteur-nuggets }.
saboteur-event-paid = { $player } receives { saboteur-nuggets }, counted out as { $counted }.
saboteur-event-nobody-paid = Round { $round }: there is no saboteur at the table, so nobody is paid.
saboteur-event-game-over = The game is over – victory: { $winners } ({ saboteur-nuggets }).

## Prompts

saboteur-prompt-turn = Your turn: play a card or discard one.
saboteur-prompt-gold = Choose a gold card. Cards on offer: { $count }.

## Choices

saboteur-choice-place = { $turned ->
    [yes] Place at { $cell }: { $card-name }, turned
   *[no] Place at { $cell }: { $card-name }
    }
saboteur-choice-break = Play “{ $card-name }” → { $seat }
saboteur-choice-repair = Repair a { saboteur-tool-acc } → { $seat } ({ $card-name })
saboteur-choice-rockfall = Rockfall: remove the card at { $cell }
saboteur-choice-map = Map: look at goal card { $goal }
saboteur-choice-discard = Discard “{ $card-name }”
saboteur-choice-take = Take a gold card: { saboteur-nuggets }

## Refusals

saboteur-refusal-tool-broken = You cannot lay path cards while you have a broken tool ({ $tools }); play an action card or discard one card.
saboteur-refusal-cell-taken = A card already lies at { $cell }; choose an empty cell.
saboteur-refusal-side-mismatch = At { $cell } the card does not fit its { $side ->
    [north] northern
    [east] eastern
    [south] southern
   *[west] western
    } neighbour, because a path must meet a path and a wall a wall; turn the card or choose another cell.
saboteur-refusal-not-joined = A card at { $cell } would not be joined to the path from the start; lay it at an open end of that path.
saboteur-refusal-outside-margin = { $margin ->
    [0] The cell { $cell } is too far away, because this table plays inside the frame; choose a cell nearer by.
    [one] The cell { $cell } is too far away, because cards lie at most { $margin } cell outside the frame; choose one nearer by.
   *[other] The cell { $cell } is too far away, because cards lie at most { $margin } cells outside the frame; choose one nearer by.
    }
saboteur-refusal-turned-same = The card “{ $card-name }” looks the same when it is turned; lay it as it is.
saboteur-refusal-already-broken = { $target } already has a { saboteur-broken-acc }, and the same tool cannot be broken twice; choose another player or another card.
saboteur-refusal-repair-wrong-tool = The card “{ $card-name }” does not mend a { saboteur-tool-acc }, only what it shows; choose a tool that is on the card.
saboteur-refusal-not-broken = { $target } has no { saboteur-broken-acc }, so there is nothing to mend; choose a tool that is broken.
saboteur-refusal-no-path-card = There is no path card at { $cell } for the rockfall to remove; choose a cell where one lies, or discard the rockfall.
saboteur-refusal-not-removable = The card at { $cell } stays, because a rockfall removes neither the start card nor the goals; choose a path card.
saboteur-refusal-goal-revealed = Goal card { $goal } already lies face up, so a map shows nothing new; choose one that lies face down.
saboteur-refusal-not-offered = No card with { saboteur-nuggets } is on offer; choose one of the cards in front of you.

## Outcome

saboteur-line-round-miners = Round { $round }: the gold miners win – { $player } completes the path. Gold miners: { $miners }. Saboteurs: { $saboteurs }.
saboteur-line-round-saboteurs = Round { $round }: the saboteurs win. Gold miners: { $miners }. Saboteurs: { $saboteurs }.
saboteur-line-round-pay = Round { $round } – { $player }: { saboteur-nuggets } ({ saboteur-gold-cards }).
saboteur-line-total = In all – { $player }: { saboteur-nuggets } ({ saboteur-gold-cards }).
saboteur-line-victory = Victory: { $players } ({ saboteur-nuggets }).

## Options

saboteur-option-rounds = Rounds
saboteur-option-rounds-help = How many rounds the game has; the usual number is 3.
saboteur-option-pay = Gold for the miners
saboteur-option-pay-help = How many gold cards the miners share out after a round they win.
saboteur-option-pay-digger = one card per miner
saboteur-option-pay-player = one card per player
saboteur-option-first = First player
saboteur-option-first-help = Who begins the first round; left open, chance decides.
saboteur-option-margin = Margin
saboteur-option-margin-help = How many cells outside the frame cards may be laid; left open, there is no limit.
saboteur-option-deck = Deck
saboteur-option-deck-help = The printed deck, or the contents of another one with the same number of cards.

## Rules

saboteur-rule-sab-1-1 = There are 40 path cards: 31 joined ones and 9 dead ends.
saboteur-rule-sab-1-2 = The joined path cards are crosses, T-junctions, straights and curves.
saboteur-rule-sab-1-3 = On a dead end no two sides are joined.
saboteur-rule-sab-1-4 = There are 27 action cards: broken tools, repairs, maps and rockfalls.
saboteur-rule-sab-1-5 = There are 28 gold cards with one to three nuggets each.
saboteur-rule-sab-1-6 = The start card is open and joined on all four sides.
saboteur-rule-sab-1-7 = The three goal cards are the gold treasure and two stones.
saboteur-rule-sab-1-8 = Another deck must have the same numbers of path, action and gold cards.
saboteur-rule-sab-2-1 = The number of miners and saboteurs depends on the number of players.
saboteur-rule-sab-2-2 = Everybody gets one dwarf card, and one more is left aside unseen.
saboteur-rule-sab-2-3 = Until the round is over, players know only their own role.
saboteur-rule-sab-2-4 = Seven free cells lie between the start and the middle goal, and one between neighbouring goals.
saboteur-rule-sab-2-5 = The three goal cards are shuffled and laid face down.
saboteur-rule-sab-2-6 = Depending on the number of players, everybody is dealt 6, 5 or 4 cards.
saboteur-rule-sab-2-7 = A random or agreed player begins the first round, and play goes clockwise.
saboteur-rule-sab-3-1 = In a turn you lay a path card, play an action card or discard one card.
saboteur-rule-sab-3-2 = At the end of a turn you draw one card while there are any.
saboteur-rule-sab-3-3 = Cards are discarded face down.
saboteur-rule-sab-3-4 = You may always discard, but you may not pass while you hold cards.
saboteur-rule-sab-3-5 = The turn of a player without cards is passed over.
saboteur-rule-sab-3-6 = You can use only cards from your own hand.
saboteur-rule-sab-3-7 = Only the player whose turn it is may act.
saboteur-rule-sab-4-1 = With a broken tool you cannot lay path cards.
saboteur-rule-sab-4-2 = A card can be laid only on an empty cell.
saboteur-rule-sab-4-3 = Touching sides of face-up cards must match: open to open, wall to wall.
saboteur-rule-sab-4-4 = Face-down goals need not be matched.
saboteur-rule-sab-4-5 = A new card must be joined to an unbroken path from the start.
saboteur-rule-sab-4-6 = No path leads through a dead end.
saboteur-rule-sab-4-7 = Lying next to a face-down goal does not count as being joined.
saboteur-rule-sab-4-8 = A card may be turned by half a turn, but never laid crosswise.
saboteur-rule-sab-4-9 = A card that looks the same when turned is laid unturned.
saboteur-rule-sab-4-10 = Cards may be laid outside the frame in every direction.
saboteur-rule-sab-4-11 = With an agreed margin, cards may lie only so many cells outside the frame.
saboteur-rule-sab-4-12 = A part of the mine that is cut off cannot be extended until it is joined again.
saboteur-rule-sab-5-1 = A tool may be broken for any player, yourself included.
saboteur-rule-sab-5-2 = Nobody can have two broken tools of the same kind.
saboteur-rule-sab-5-3 = One player can have up to three different broken tools.
saboteur-rule-sab-5-4 = With broken tools you may still play action cards and discard.
saboteur-rule-sab-6-1 = A repair may be played for any player, yourself included.
saboteur-rule-sab-6-2 = A repair mends only a tool that it shows.
saboteur-rule-sab-6-3 = Only a broken tool can be mended.
saboteur-rule-sab-6-4 = A card that shows two tools mends one of them.
saboteur-rule-sab-6-5 = The repair and the broken tool are both discarded face up.
saboteur-rule-sab-7-1 = A rockfall removes any one path card from the mine.
saboteur-rule-sab-7-2 = A rockfall cannot remove the start card or a goal.
saboteur-rule-sab-7-3 = Where there is no path card to remove, a rockfall can only be discarded.
saboteur-rule-sab-7-4 = The hole may be filled again by a card that fits.
saboteur-rule-sab-7-5 = With a map you look at one face-down goal in secret.
saboteur-rule-sab-7-6 = A map cannot be played on a revealed goal.
saboteur-rule-sab-7-7 = You may look at the same goal again.
saboteur-rule-sab-8-1 = A goal that an unbroken path reaches is turned up at once.
saboteur-rule-sab-8-2 = A dead end does not reveal a goal.
saboteur-rule-sab-8-3 = A card that joins the path to two goals reveals both.
saboteur-rule-sab-8-4 = A revealed goal is turned so that the path runs on into it.
saboteur-rule-sab-8-5 = Only a revealed stone may mismatch its other neighbours.
saboteur-rule-sab-8-6 = A revealed stone then counts as an ordinary path card.
saboteur-rule-sab-8-7 = After each card laid, every goal that the path touches is revealed.
saboteur-rule-sab-8-8 = When the gold treasure is revealed, the round is over at once.
saboteur-rule-sab-9-1 = The miners win when the gold treasure is revealed.
saboteur-rule-sab-9-2 = The saboteurs win when the cards run out before the gold treasure is reached.
saboteur-rule-sab-9-3 = At the end of a round all roles and goals are turned up.
saboteur-rule-sab-9-4 = What a finished round has shown can be looked up for the rest of the game.
saboteur-rule-sab-10-1 = As many gold cards are drawn as there are miners at the table.
saboteur-rule-sab-10-2 = The miner who completes the path to the gold chooses first.
saboteur-rule-sab-10-3 = If a saboteur completes the path, the next miner counter-clockwise chooses first.
saboteur-rule-sab-10-4 = Each miner keeps one gold card and passes the rest counter-clockwise to the next.
saboteur-rule-sab-10-5 = Which gold card somebody takes is secret.
saboteur-rule-sab-10-6 = With pay per player there are as many gold cards as players, but at most 9.
saboteur-rule-sab-10-7 = If the gold runs short, those who choose first are served first.
saboteur-rule-sab-10-8 = Gold cards are drawn at random from all that are left.
saboteur-rule-sab-11-1 = One saboteur takes 4 nuggets, two or three take 3 each, and four take 2 each.
saboteur-rule-sab-11-2 = Only saboteurs at the table are paid.
saboteur-rule-sab-11-3 = If nobody at the table is a saboteur, nobody is paid.
saboteur-rule-sab-11-4 = Saboteurs are paid openly, with as few cards as possible.
saboteur-rule-sab-11-5 = If the gold does not suffice, saboteurs are paid in the order of seats as far as it goes.
saboteur-rule-sab-12-1 = For a new round all roles, goals and cards are dealt anew and tools are whole again.
saboteur-rule-sab-12-2 = The left neighbour of whoever played the last card begins the next round.
saboteur-rule-sab-12-3 = Everybody keeps the gold.
saboteur-rule-sab-12-4 = The number of gold cards is public, the nuggets on them are secret.
saboteur-rule-sab-12-5 = The game has three rounds unless the table agrees otherwise.
saboteur-rule-sab-12-6 = The player with the most nuggets wins.
saboteur-rule-sab-12-7 = Players with equally many nuggets share the victory.
saboteur-rule-sab-12-8 = At the end everybody counts the gold openly.
