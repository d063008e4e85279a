lost-mines-name = The Lost Mines
lost-mines-about = Two clans of dwarfs race through the forest to four hidden mines, and not every dwarf is loyal (3–9 players).

## Nouns

lost-mines-role = { $role ->
    [selfish] selfish dwarf
    [saboteur] saboteur
   *[loyal] loyal dwarf
    }
lost-mines-clan = { $clan ->
    [blue] blue clan
   *[yellow] yellow clan
    }
lost-mines-kind = { $kind ->
    [gold] gold
    [gems] gems
    [dragon] dragon
   *[silver] silver
    }
lost-mines-mine = { $kind ->
    [gold] gold mine
    [gems] gem mine
    [dragon] dragon mine
   *[silver] silver mine
    }
lost-mines-tool = { $tool ->
    [boat] boat
    [rope] rope
   *[axe] axe
    }
lost-mines-tool-acc = { $tool ->
    [boat] a boat
    [rope] a rope
   *[axe] an axe
    }
lost-mines-obstacle = { $obstacle ->
    [lake] lake
    [pit] pit
   *[fallen-trees] fallen trees
    }
lost-mines-obstacle-acc = { $obstacle ->
    [lake] the lake
    [pit] the pit
   *[fallen-trees] the fallen trees
    }
lost-mines-feature = { $feature ->
    [rocks] Rocks
    [campfire] Campfire
    [fallen-trees] Fallen trees
    [lake] Lake
    [pit] Pit
   *[plain] Path
    }
lost-mines-overcome = overcome obstacle
lost-mines-token = { $token ->
    [boat] boat
    [rope] rope
    [trap] trap
    [troll] troll
   *[axe] axe
    }
lost-mines-side = { $side ->
    [east] east side
    [south] south side
    [west] west side
   *[north] north side
    }
lost-mines-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
lost-mines-value = { $value ->
    [one] { $value } point
   *[other] { $value } points
    }
lost-mines-cards-acc = { $count ->
    [one] a card
   *[other] { $count } cards
    }
lost-mines-treasures = { $count ->
    [one] { $count } treasure
   *[other] { $count } treasures
    }

## Cards

lost-mines-card-cross = Cross
lost-mines-card-tee-north = T-junction north
lost-mines-card-tee-east = T-junction east
lost-mines-card-straight-ns = Straight north–south
lost-mines-card-straight-ew = Straight east–west
lost-mines-card-curve-ne = Curve north–east
lost-mines-card-curve-nw = Curve north–west
lost-mines-card-rocks-tee-north = Rocks: T-junction north
lost-mines-card-rocks-tee-east = Rocks: T-junction east
lost-mines-card-rocks-straight-ns = Rocks: straight north–south
lost-mines-card-rocks-straight-ew = Rocks: straight east–west
lost-mines-card-campfire-cross = Campfire: cross
lost-mines-card-campfire-tee-north = Campfire: T-junction north
lost-mines-card-campfire-tee-east = Campfire: T-junction east
lost-mines-card-campfire-curve-ne = Campfire: curve north–east
lost-mines-card-fallen-trees-tee-east = Fallen trees: T-junction east
lost-mines-card-fallen-trees-straight-ns = Fallen trees: straight north–south
lost-mines-card-fallen-trees-curve-ne = Fallen trees: curve north–east
lost-mines-card-lake-tee-north = Lake: T-junction north
lost-mines-card-lake-straight-ew = Lake: straight east–west
lost-mines-card-lake-curve-nw = Lake: curve north–west
lost-mines-card-pit-cross = Pit: cross
lost-mines-card-pit-straight-ns = Pit: straight north–south
lost-mines-card-pit-straight-ew = Pit: straight east–west
lost-mines-card-axe = Axe
lost-mines-card-boat = Boat
lost-mines-card-rope = Rope
lost-mines-card-info-mine-treasure = Information: mine / treasure
lost-mines-card-info-mine-dwarf = Information: mine / dwarf
lost-mines-card-info-treasure-dwarf = Information: treasure / dwarf
lost-mines-card-trap = Trap
lost-mines-card-troll = Troll
lost-mines-card-storm = Storm
lost-mines-card-start = Start card
lost-mines-card-silver = Silver mine
lost-mines-card-gold = Gold mine
lost-mines-card-gems = Gem mine
lost-mines-card-dragon = Dragon mine
lost-mines-card-hidden = Face-down mine

## Events

lost-mines-event-round-begins = Round { $round } begins; { $player } is first to play.
lost-mines-event-dealt = { $player } joins the { lost-mines-clan } and is dealt { lost-mines-cards-acc }.
lost-mines-event-dealt-seen = { $player } joins the { lost-mines-clan } as { lost-mines-role } and is dealt these cards: { $cards }.
lost-mines-event-place = { $turned ->
    [yes] { $player } lays a path card at { $cell }: { $card-name }, turned.
   *[no] { $player } lays a path card at { $cell }: { $card-name }.
    }
lost-mines-event-use = { $player } plays { lost-mines-tool-acc } and overcomes { lost-mines-obstacle-acc } at { $cell }.
lost-mines-event-look-mine = { $player } looks at mine { $mine }.
lost-mines-event-look-mine-seen = { $player } looks at mine { $mine }: { lost-mines-mine }.
lost-mines-event-look-treasure = { $player } looks at treasure { $treasure } ({ lost-mines-kind }).
lost-mines-event-look-treasure-seen = { $player } looks at treasure { $treasure } ({ lost-mines-kind }): { lost-mines-value }.
lost-mines-event-look-dwarf = { $player } looks at a dwarf card – target: { $target }.
lost-mines-event-look-dwarf-seen = { $player } looks at a dwarf card – target: { $target }, { lost-mines-role }.
lost-mines-event-trap = { $player } lays a trap at { $cell }, { lost-mines-side }.
lost-mines-event-troll = { $player } calls a troll to { $cell }, { lost-mines-side }.
lost-mines-event-troll-leaves = The troll leaves { $cell }, { lost-mines-side } – played by: { $player }.
lost-mines-event-storm = { $player } plays a storm and removes the card at { $cell }: { $card-name }.
lost-mines-event-blown = The storm blows away a token at { $cell }, { lost-mines-side }: { lost-mines-token }.
lost-mines-event-discard = { $player } discards { lost-mines-cards-acc }.
lost-mines-event-discard-seen = { $player } discards { lost-mines-cards-acc }: { $cards }.
lost-mines-event-draw = { $player } draws { lost-mines-cards-acc }.
lost-mines-event-draw-seen = { $player } draws { lost-mines-cards-acc }: { $cards }.
lost-mines-event-propose = { $player } proposes to end the round.
lost-mines-event-agree = { $player } agrees to end the round.
lost-mines-event-refuse = { $player } wants to play on.
lost-mines-event-step = { $player } moves to { $cell }.
lost-mines-event-trap-sprung = { $player } steps into a trap and loses a card.
lost-mines-event-trap-sprung-seen = { $player } steps into a trap and loses a card: { $card-name }.
lost-mines-event-trap-empty = { $player } steps into a trap, but has no card to lose.
lost-mines-event-mine-revealed = { $player } reveals mine { $mine }: { lost-mines-mine }.
lost-mines-event-mine-laid = { $turned ->
    [yes] { $player } lays mine { $mine } turned.
   *[no] { $player } lays mine { $mine } unturned.
    }
lost-mines-event-dragon = { $player } wakes the dragon: −2 points at the end of the round.
lost-mines-event-treasure = { $player } takes treasure { $treasure }: { lost-mines-kind }.
lost-mines-event-treasure-seen = { $player } takes treasure { $treasure }: { lost-mines-kind }, { lost-mines-value }.
lost-mines-event-decline = { $player } takes no further treasure.
lost-mines-event-out = { $player } has no cards left and is out until the round ends.
lost-mines-event-round-ends = { $reason ->
    [treasures] Round { $round } is over: all treasures are taken.
    [agreed] Round { $round } is over: all have agreed to end it.
   *[cards] Round { $round } is over: there are no cards left.
    }
lost-mines-event-role = { $player } shows the dwarf card: { lost-mines-role }, { lost-mines-clan }.
lost-mines-event-shows = { $player } shows { lost-mines-treasures } worth { lost-mines-points }.
lost-mines-event-gain = { $player } gains { lost-mines-points }.
lost-mines-event-game-over = The game is over – victory: { $winners } ({ lost-mines-points }).

## Prompts

lost-mines-prompt-play = Your turn: play a card, or discard one or two.
lost-mines-prompt-move = { $moves ->
    [one] Move your dwarf: { $moves } step left.
   *[other] Move your dwarf: { $moves } steps left.
    }
lost-mines-prompt-turning = Mine { $mine } is the { lost-mines-mine }. Choose how to lay it.
lost-mines-prompt-treasure = Choose a treasure: { lost-mines-kind }.
lost-mines-prompt-more-treasure = Your dwarf stays in the mine. Take one more treasure ({ lost-mines-kind }), or leave it.
lost-mines-prompt-vote = { $player } proposes to end the round. Do you agree?

## Choices

lost-mines-choice-place = { $turned ->
    [yes] Lay { $card-name } at { $cell }, turned
   *[no] Lay { $card-name } at { $cell }
    }
lost-mines-choice-use = { $card-name }: overcome the obstacle at { $cell }
lost-mines-choice-look-mine = { $card-name }: look at mine { $mine }
lost-mines-choice-look-treasure = { $card-name }: look at treasure { $treasure } ({ lost-mines-kind })
lost-mines-choice-look-dwarf = { $card-name }: look at a dwarf card → { $seat }
lost-mines-choice-trap = Trap: at { $cell }, { lost-mines-side }
lost-mines-choice-troll = Troll: at { $cell }, { lost-mines-side }
lost-mines-choice-storm = Storm: remove the card at { $cell }
lost-mines-choice-discard = Discard { $card-name }
lost-mines-choice-discard-two = Discard { $cards }
lost-mines-choice-propose = Propose to end the round
lost-mines-choice-step = Go to { $cell }
lost-mines-choice-stop = Stop here
lost-mines-choice-lay-mine = { $turned ->
    [yes] Lay the mine turned
   *[no] Lay the mine unturned
    }
lost-mines-choice-take = Take treasure { $treasure }: { lost-mines-kind }
lost-mines-choice-decline = Take no treasure
lost-mines-choice-refuse = Play on
lost-mines-choice-agree = Agree

## Refusals

lost-mines-refusal-off-board = { $cell } is not on the board; choose a cell of the board.
lost-mines-refusal-cell-taken = There is a card at { $cell } already; choose an empty cell.
lost-mines-refusal-turned-same = { $card-name } looks the same when turned; lay it as it is.
lost-mines-refusal-side-mismatch = At { $cell } the card does not join on its { lost-mines-side }: path goes to path and wall to wall; turn it or choose another cell.
lost-mines-refusal-no-path-continued = At { $cell } the card would continue no path; lay it at an open end.
lost-mines-refusal-no-such-obstacle = At { $cell } there is nothing to overcome with { lost-mines-tool-acc }; it is for this obstacle: { lost-mines-obstacle }.
lost-mines-refusal-already-overcome = The obstacle at { $cell } is overcome already; keep { lost-mines-tool-acc } for another one.
lost-mines-refusal-no-token = The bank has no token left of this kind: { lost-mines-token }; play another card.
lost-mines-refusal-not-on-the-card = { $look ->
    [mine] { $card-name } does not let you look at a mine; choose one of the two things it shows.
    [treasure] { $card-name } does not let you look at a treasure; choose one of the two things it shows.
   *[dwarf] { $card-name } does not let you look at a dwarf card; choose one of the two things it shows.
    }
lost-mines-refusal-mine-revealed = Mine { $mine } is revealed already; choose one that is face down.
lost-mines-refusal-treasure-taken = Treasure { $treasure } has been taken; choose another one.
lost-mines-refusal-own-dwarf = You know your own dwarf; choose another player.
lost-mines-refusal-edge-off-board = At { $cell }, { lost-mines-side }, the path leaves the board; choose a place between two cells of the board.
lost-mines-refusal-edge-taken = At { $cell }, { lost-mines-side }, a token lies already; choose another place.
lost-mines-refusal-edge-to-hidden = At { $cell }, { lost-mines-side }, there is a face-down mine; choose another place.
lost-mines-refusal-no-path-there = No path leads through { $cell }, { lost-mines-side }; choose a place where paths join, or an open end.
lost-mines-refusal-no-path-card = There is no path card at { $cell } that a storm could remove; choose a cell with one.
lost-mines-refusal-not-removable = The card at { $cell } stays: a storm removes neither starts nor mines; choose a path card.
lost-mines-refusal-dwarf-there = A dwarf stands at { $cell }, so the card stays; choose one that nobody stands on.
lost-mines-refusal-no-agreed-end = This table does not play with an agreed end; play or discard a card.
lost-mines-refusal-already-proposed = You have proposed to stop in this turn already; play or discard a card.
lost-mines-refusal-no-way = No path leads to { $cell } from where your dwarf stands; choose a card that its path joins.
lost-mines-refusal-troll-there = A troll stands in the way to { $cell }; go another way, or wait until it leaves.
lost-mines-refusal-obstacle-there = { $cell } cannot be entered until somebody overcomes this obstacle: { lost-mines-obstacle }.
lost-mines-refusal-one-dwarf-only = There is room for one dwarf only at { $cell }, and somebody stands there; go another way, or wait.
lost-mines-refusal-mine-does-not-fit = The mine would not join the path your dwarf came by, or match less; lay it the other way.
lost-mines-refusal-wrong-kind = Treasure { $treasure } belongs to another mine ({ lost-mines-kind }); choose one of this mine.
lost-mines-refusal-must-take = A dwarf that ends its movement in a mine takes a treasure; choose one.

## Result

lost-mines-line-dwarf = Round { $round } – { $player }: { lost-mines-role }, { lost-mines-clan }; { lost-mines-treasures } worth { lost-mines-points }.
lost-mines-line-selfish = Round { $round } – { $player } keeps everything: { lost-mines-points }.
lost-mines-line-clan = Round { $round } – { lost-mines-clan }: { lost-mines-points } for { $players }; each gets { $share }, remainder { $rest }.
lost-mines-line-rest = Round { $round } – remainder { $rest } for the most valuable treasure ({ $value }): { $players } get { $points } each, { $lost } lost.
lost-mines-line-dragon = Round { $round } – the dragon takes { lost-mines-points }: { $player }.
lost-mines-line-gain = Round { $round } – { $player }: { lost-mines-points }.
lost-mines-line-total = Total – { $player }: { lost-mines-points }.
lost-mines-line-victory = Victory: { $players } ({ lost-mines-points }).

## Options

lost-mines-option-rounds = Rounds
lost-mines-option-rounds-help = How many rounds the game has; usually 2.
lost-mines-option-first = First player
lost-mines-option-first-help = Who begins the first round; left open, chance decides.
lost-mines-option-agreed_end = Agreed end
lost-mines-option-agreed_end-help = Whether a player may propose to end the round early; all others must agree.
lost-mines-option-deck = Deck
lost-mines-option-deck-help = The reconstructed deck, or the contents of another one with the same numbers of cards.

## Rules

lost-mines-rule-lm-1-1 = The board has 11 columns and 7 rows, two starts in the west and four mines in the east.
lost-mines-rule-lm-1-2 = There are 40 path cards, and on each of them all open sides are joined.
lost-mines-rule-lm-1-3 = 23 path cards are plain.
lost-mines-rule-lm-1-4 = 4 path cards lead over rocks, and 4 have a campfire.
lost-mines-rule-lm-1-5 = 9 path cards have an obstacle: fallen trees, a lake or a pit.
lost-mines-rule-lm-1-6 = The start cards are open on all four sides.
lost-mines-rule-lm-1-7 = Three of the four mines hold treasure, and one the dragon.
lost-mines-rule-lm-1-8 = There are 23 action cards: tools, information, traps, trolls and storms.
lost-mines-rule-lm-1-9 = There are 14 forest tokens.
lost-mines-rule-lm-1-10 = There are 12 treasures, with the kind on the back and the value on the front.
lost-mines-rule-lm-1-11 = Each clan has three loyal dwarfs, a selfish one and a saboteur.
lost-mines-rule-lm-1-12 = Another deck must hold the same numbers of cards, tokens and treasures.
lost-mines-rule-lm-2-1 = How many loyal dwarfs take part depends on the number of players.
lost-mines-rule-lm-2-2 = Everybody is dealt one dwarf card, and the rest is left aside unseen.
lost-mines-rule-lm-2-3 = Clans are public, roles are secret until the round is over.
lost-mines-rule-lm-2-4 = The four mines are shuffled and laid face down.
lost-mines-rule-lm-2-5 = As many treasures are laid out face down as there are players.
lost-mines-rule-lm-2-6 = Each dwarf begins on the start card of its clan.
lost-mines-rule-lm-2-7 = Ten path and action cards are set aside unseen.
lost-mines-rule-lm-2-8 = Everybody is dealt 5 cards, with 7 or more players 4.
lost-mines-rule-lm-2-9 = A random player or one agreed on begins, and play goes clockwise.
lost-mines-rule-lm-3-1 = In a turn you play or discard, then move, then draw.
lost-mines-rule-lm-3-2 = A player with cards must play or discard.
lost-mines-rule-lm-3-3 = You draw one card after playing, or as many as you discarded.
lost-mines-rule-lm-3-4 = Nothing is drawn from an empty draw pile.
lost-mines-rule-lm-3-5 = Discarded cards are put away face down.
lost-mines-rule-lm-3-6 = You may always discard any one or two cards.
lost-mines-rule-lm-3-7 = You can play and discard only cards from your own hand.
lost-mines-rule-lm-3-8 = Only the player who is asked may act.
lost-mines-rule-lm-3-9 = Who has no cards at the beginning of a turn is out until the round is over.
lost-mines-rule-lm-3-10 = The dwarf of a player who is out stays where it is and goes on blocking.
lost-mines-rule-lm-3-11 = Who plays the last card still moves in that turn.
lost-mines-rule-lm-3-12 = Only one card is played in a turn, and before the movement.
lost-mines-rule-lm-4-1 = A card is laid on an empty cell only.
lost-mines-rule-lm-4-2 = Cards are laid on the board only.
lost-mines-rule-lm-4-3 = Sides of face-up cards must match: path to path, wall to wall.
lost-mines-rule-lm-4-4 = Face-down mines need not be matched.
lost-mines-rule-lm-4-5 = Every new card must continue a path.
lost-mines-rule-lm-4-6 = Lying next to a face-down mine does not continue a path.
lost-mines-rule-lm-4-7 = Any path on the board may be continued, also far from your own dwarf.
lost-mines-rule-lm-4-8 = A path may run up to the edge of the board.
lost-mines-rule-lm-4-9 = A card may be turned by half a turn, never laid crosswise.
lost-mines-rule-lm-4-10 = A card that looks the same when turned is laid unturned.
lost-mines-rule-lm-4-11 = A card may be laid at an open end with a trap or a troll on it.
lost-mines-rule-lm-5-1 = After playing or discarding you may move your dwarf by up to three cards.
lost-mines-rule-lm-5-2 = A dwarf that begins its movement on a campfire may go up to five cards.
lost-mines-rule-lm-5-3 = A campfire on the way does not help.
lost-mines-rule-lm-5-4 = A step leads through two touching open sides, or onto a face-down mine.
lost-mines-rule-lm-5-5 = An obstacle cannot be entered until it is overcome.
lost-mines-rule-lm-5-6 = On rocks there is room for one dwarf, and nobody passes it.
lost-mines-rule-lm-5-7 = On an overcome obstacle there is room for one dwarf, and nobody passes it.
lost-mines-rule-lm-5-8 = On all other cards there is room for any number of dwarfs.
lost-mines-rule-lm-5-9 = Nobody passes a troll.
lost-mines-rule-lm-5-10 = You may stop at any time.
lost-mines-rule-lm-6-1 = A trap or a troll is laid where the paths of two cards join.
lost-mines-rule-lm-6-2 = A trap or a troll may also be laid on an open end.
lost-mines-rule-lm-6-3 = For traps and trolls, starts and revealed mines count like path cards.
lost-mines-rule-lm-6-4 = No trap and no troll is laid at a face-down mine.
lost-mines-rule-lm-6-5 = No trap and no troll is laid where a path leaves the board.
lost-mines-rule-lm-6-6 = Only one token lies in one place.
lost-mines-rule-lm-6-7 = A trap or a troll needs a token from the bank.
lost-mines-rule-lm-6-8 = Each step over a trap costs a card.
lost-mines-rule-lm-6-9 = The lost card is drawn at random, and only its owner knows which one it was.
lost-mines-rule-lm-6-10 = A lost card is not replaced.
lost-mines-rule-lm-6-11 = Who has no cards loses none, and may pass the trap.
lost-mines-rule-lm-6-12 = A trap stays until the round is over.
lost-mines-rule-lm-6-13 = A troll leaves when its player is next to play.
lost-mines-rule-lm-6-14 = The troll of a player who is out leaves too.
lost-mines-rule-lm-7-1 = The axe is for fallen trees, the boat for lakes, the rope for pits.
lost-mines-rule-lm-7-2 = A tool is played only on an obstacle of its kind on the board.
lost-mines-rule-lm-7-3 = An obstacle takes only one tool.
lost-mines-rule-lm-7-4 = A tool needs a token from the bank.
lost-mines-rule-lm-7-5 = An overcome obstacle is open to every dwarf.
lost-mines-rule-lm-8-1 = An information card lets you look at a mine, a treasure or a dwarf card in secret.
lost-mines-rule-lm-8-2 = Each information card offers two of the three.
lost-mines-rule-lm-8-3 = The others learn which card was looked at, not what it shows.
lost-mines-rule-lm-8-4 = A revealed mine cannot be looked at.
lost-mines-rule-lm-8-5 = A treasure that is taken cannot be looked at.
lost-mines-rule-lm-8-6 = You cannot look at your own dwarf card.
lost-mines-rule-lm-8-7 = You may look at the same card again.
lost-mines-rule-lm-8-8 = Without anything to look at, an information card can only be discarded.
lost-mines-rule-lm-9-1 = A storm removes any one path card.
lost-mines-rule-lm-9-2 = A storm does not remove a card on which a dwarf stands.
lost-mines-rule-lm-9-3 = A storm removes neither starts nor mines.
lost-mines-rule-lm-9-4 = A tool on the removed card goes back to the bank.
lost-mines-rule-lm-9-5 = A trap or a troll leaves only if both cells beside it are empty.
lost-mines-rule-lm-9-6 = The hole may be filled again.
lost-mines-rule-lm-9-7 = Without a card to remove, a storm can only be discarded.
lost-mines-rule-lm-10-1 = The first dwarf in a face-down mine reveals it and stops there.
lost-mines-rule-lm-10-2 = A revealed mine is turned to let the dwarf in, and to match its neighbours if it can.
lost-mines-rule-lm-10-3 = Only a mine may mismatch its neighbours.
lost-mines-rule-lm-10-4 = If a mine can be laid in two ways, the player chooses.
lost-mines-rule-lm-10-5 = A revealed mine is part of the paths.
lost-mines-rule-lm-10-6 = Who only walks through a mine takes nothing.
lost-mines-rule-lm-10-7 = Who ends a movement in a mine must take a treasure of its kind.
lost-mines-rule-lm-10-8 = The player chooses among the treasures of the kind that are left.
lost-mines-rule-lm-10-9 = Only its owner knows the value of a treasure.
lost-mines-rule-lm-10-10 = Who stays in a mine may take one more treasure in each own turn.
lost-mines-rule-lm-10-11 = A dwarf that goes out and comes back has moved.
lost-mines-rule-lm-10-12 = Without a treasure of the kind nothing is taken.
lost-mines-rule-lm-10-13 = Who reveals the dragon takes the dragon token.
lost-mines-rule-lm-10-14 = After that the dragon mine is like any path card.
lost-mines-rule-lm-11-1 = The round is over at once when all treasures are taken.
lost-mines-rule-lm-11-2 = The round is over when a turn ends with no cards in the pile and in all hands.
lost-mines-rule-lm-11-3 = With an agreed end, a player may propose once in each turn to end the round.
lost-mines-rule-lm-11-4 = All others are asked clockwise until somebody refuses.
lost-mines-rule-lm-11-5 = If all agree, the round is scored as it stands.
lost-mines-rule-lm-11-6 = At the end of the round everybody shows the dwarf card and the treasures.
lost-mines-rule-lm-11-7 = What a finished round has shown can be looked up for the rest of the game.
lost-mines-rule-lm-12-1 = A selfish dwarf keeps the own treasures and shares in nothing else.
lost-mines-rule-lm-12-2 = Loyal dwarfs gather for their clan, saboteurs for the other one.
lost-mines-rule-lm-12-3 = What was gathered for a clan is divided evenly among those who gathered for it.
lost-mines-rule-lm-12-4 = The remainder goes to the finder of the most valuable treasure among them.
lost-mines-rule-lm-12-5 = Equal finders divide the remainder, and what is left is lost.
lost-mines-rule-lm-12-6 = The dragon costs 2 points of the round.
lost-mines-rule-lm-12-7 = The dragon takes no more than was gained in the round.
lost-mines-rule-lm-12-8 = A clan for which nobody gathers gets nothing.
lost-mines-rule-lm-13-1 = For a new round everything is set up and dealt again.
lost-mines-rule-lm-13-2 = The left neighbour of whoever used the last card begins the next round.
lost-mines-rule-lm-13-3 = After a round without a card played, the same player begins again.
lost-mines-rule-lm-13-4 = The game has two rounds, unless the table agrees on another number.
lost-mines-rule-lm-13-5 = The player with the most points wins.
lost-mines-rule-lm-13-6 = Players with equally many points share the victory.
lost-mines-rule-lm-13-7 = When the game is over, nothing can be played any more.
