# The words of Caverna’s table in the browser.

web-caverna-actions = Actions
web-caverna-at-home = at home
web-caverna-bonus = { $room } – bonus points
web-caverna-can-build = Can furnish: { $count }
web-caverna-changed = changed since your last turn
web-caverna-changed-count = Changed since your last turn: { $count ->
    [one] { $count } square
   *[other] { $count } squares
    }
web-caverna-choices = Choices
web-caverna-colour = { $colour ->
    [orange] Dwelling (orange)
    [green] Workshop (green)
   *[yellow] Hall or store (yellow)
    }
web-caverna-costs = Costs { $goods }
web-caverna-count = Count
web-caverna-do = { $verb ->
    [place] Send
    [imitate] Imitate
    [call] Call
    [take] Take
    [grow] Grow
    [lay] Lay
    [fence] Fence
    [stable] Build
    [sow] Sow
    [furnish] Furnish
    [site] Furnish
    [replace] Pay
    [forge] Forge
    [loot] Take
    [breed] Breed
    [trade] Sell
    [buy] Buy
    [swap] Exchange
    [gold] Exchange
    [work] Feed
   *[other] Confirm
    }
web-caverna-dwarf = dwarf, strength { $strength }: { $where }
web-caverna-dwarfs = Dwarfs
web-caverna-dwarfs-left = dwarfs at home: { $left } of { $count }
web-caverna-effect = Effect: { $effect ->
    [food] food
    [animals] animals
    [gold] gold
    [points] points
    [material] building materials
    [weapon] weapons
   *[beds] beds
    }
web-caverna-ends = { $event ->
    [none] no harvest
    [harvest] harvest
    [one_food] feeding at one food per dwarf
    [skip_one] harvest with one part left out
    [red] red harvest marker
   *[unknown] harvest marker not yet turned up
    }
web-caverna-filter = Filter
web-caverna-food-due = Feeding this round: { $have } of { $food } food.
web-caverna-food-missing = Missing: { $missing }
web-caverna-food-none = No feeding this round.
web-caverna-food-perhaps = If there is a harvest: { $have } of { $food } food.
web-caverna-free = free
web-caverna-have = { $good }: { $count }
web-caverna-here = can be chosen
web-caverna-hidden = { $count ->
    [one] { $cards }
   *[other] In any order: { $cards }
    }
web-caverna-home = Home
web-caverna-home-of = Home: { $player }
web-caverna-lacks = missing: { $goods }
web-caverna-letter = { $colour ->
    [orange] D
    [green] W
   *[yellow] S
    }
web-caverna-lies = { $goods } on it
web-caverna-line = { $line ->
    [animals] Farm animals
    [dogs] Dogs
    [missing] Missing types of farm animals
    [grain] Grain
    [veg] Vegetables
    [rubies] Rubies
    [dwarfs] Dwarfs
    [unused] Unused squares
    [small-pastures] Small pastures
    [large-pastures] Large pastures
    [ore-mines] Ore mines
    [ruby-mines] Ruby mines
    [gold] Gold
   *[begging] Begging markers
    }
web-caverna-lit = { $count ->
    [one] { $count } square is lit. Tap it.
   *[other] { $count } squares are lit. Tap one.
    }
web-caverna-loot = Loot
web-caverna-needs = strength { $strength }
web-caverna-new = new
web-caverna-newborn = newborn
web-caverna-not-now = not possible now
web-caverna-owned = owned by: { $player }
web-caverna-part = { $verb ->
    [lay] Lay: { $tile }
    [fence] { $pasture ->
        [small] Small pasture
       *[large] Large pasture
        }
    [stable] Build a stable
    [sow] Sow
    [furnish] Furnish a cavern
    [forge] Forge a weapon
    [loot] Expedition
    [trade] Sell ore
    [buy] Buy at the market
    [swap] Exchange
    [work] Working cave
    [breed] Breeding
   *[other] Choose
    }
web-caverna-part-of-board = Part of the board
web-caverna-parts = What you can do
web-caverna-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
web-caverna-points-short = Points
web-caverna-points-vary = points by what you have
web-caverna-price-now = You pay:
web-caverna-price-printed = Printed price:
web-caverna-printed = brings { $goods }
web-caverna-region = { $region ->
    [forest] Forest
    [mountain] Mountain
   *[all] All
    }
web-caverna-room = { $room }
web-caverna-rooms = Furnishings
web-caverna-round = round { $round }
web-caverna-rounds = { $count ->
    [one] Round { $rounds }
   *[other] Rounds { $rounds }
    }
web-caverna-score = Score
web-caverna-score-now = If the game ended now.
web-caverna-score-of = Score: { $player }
web-caverna-search = Search
web-caverna-shown = Shown here
web-caverna-since = Since your last turn:
web-caverna-sown = field with { $goods }
web-caverna-stable = stable
web-caverna-stands = { $player } stands there (strength { $strength })
web-caverna-starts = starting player
web-caverna-stays = stays at home
web-caverna-supply = Supply
web-caverna-tap-to-turn = Tap the tile to turn it.
web-caverna-tile = { $tile ->
    [forest] forest
    [mountain] mountain
    [meadow] meadow
    [field] empty field
    [cavern] cavern
    [tunnel] tunnel
    [deep_tunnel] deep tunnel
    [ore_mine] ore mine
    [ruby_mine] ruby mine
    [small_pasture] small pasture
   *[large_pasture] large pasture
    }
web-caverna-total = Total
web-caverna-track = Rounds
