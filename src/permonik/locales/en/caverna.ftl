caverna-name = Caverna: The Cave Farmers
caverna-about = Dwarfs clear the forest, dig into the mountain and furnish their caves (1–7 players).

## Nouns

caverna-nothing = nothing
caverna-good = { $good ->
    [wood] wood
    [stone] stone
    [ore] ore
    [ruby] ruby
    [gold] gold
    [food] food
    [grain] grain
    [veg] vegetable
    [sheep] sheep
    [donkey] donkey
    [boar] wild boar
    [cattle] cattle
    [dog] dog
   *[begging] begging marker
    }
caverna-goods = { $good ->
    [wood] { $count ->
        [one] { $count } wood
       *[other] { $count } wood
        }
    [stone] { $count ->
        [one] { $count } stone
       *[other] { $count } stone
        }
    [ore] { $count ->
        [one] { $count } ore
       *[other] { $count } ore
        }
    [ruby] { $count ->
        [one] { $count } ruby
       *[other] { $count } rubies
        }
    [gold] { $count ->
        [one] { $count } gold
       *[other] { $count } gold
        }
    [food] { $count ->
        [one] { $count } food
       *[other] { $count } food
        }
    [grain] { $count ->
        [one] { $count } grain
       *[other] { $count } grain
        }
    [veg] { $count ->
        [one] { $count } vegetable
       *[other] { $count } vegetables
        }
    [sheep] { $count ->
        [one] { $count } sheep
       *[other] { $count } sheep
        }
    [donkey] { $count ->
        [one] { $count } donkey
       *[other] { $count } donkeys
        }
    [boar] { $count ->
        [one] { $count } wild boar
       *[other] { $count } wild boars
        }
    [cattle] { $count ->
        [one] { $count } cattle
       *[other] { $count } cattle
        }
    [dog] { $count ->
        [one] { $count } dog
       *[other] { $count } dogs
        }
   *[begging] { $count ->
        [one] { $count } begging marker
       *[other] { $count } begging markers
        }
    }
caverna-begging = { $count ->
    [one] { $count } begging marker
   *[other] { $count } begging markers
    }
caverna-furnishing-acc = { $furnishing ->
    [entry_dwelling] Entry-level dwelling
   *[dwelling] Dwelling
    [simple_dwelling_a] Simple dwelling (wood)
    [simple_dwelling_b] Simple dwelling (stone)
    [mixed_dwelling] Mixed dwelling
    [couple_dwelling] Couple dwelling
    [additional_dwelling] Additional dwelling
    [cuddle_room] Cuddle room
    [breakfast_room] Breakfast room
    [stubble_room] Stubble room
    [work_room] Work room
    [guest_room] Guest room
    [office_room] Office room
    [carpenter] Carpenter
    [stone_carver] Stone carver
    [blacksmith] Blacksmith
    [miner] Miner
    [builder] Builder
    [trader] Trader
    [wood_supplier] Wood supplier
    [stone_supplier] Stone supplier
    [ruby_supplier] Ruby supplier
    [dog_school] Dog school
    [quarry] Quarry
    [seam] Seam
    [slaughtering_cave] Slaughtering cave
    [cooking_cave] Cooking cave
    [working_cave] Working cave
    [mining_cave] Mining cave
    [breeding_cave] Breeding cave
    [peaceful_cave] Peaceful cave
    [weaving_parlor] Weaving parlor
    [milking_parlor] Milking parlor
    [state_parlor] State parlor
    [hunting_parlor] Hunting parlor
    [beer_parlor] Beer parlor
    [blacksmithing_parlor] Blacksmithing parlor
    [stone_storage] Stone storage
    [ore_storage] Ore storage
    [spare_part_storage] Spare part storage
    [main_storage] Main storage
    [weapon_storage] Weapon storage
    [supplies_storage] Supplies storage
    [broom_chamber] Broom chamber
    [treasure_chamber] Treasure chamber
    [food_chamber] Food chamber
    [prayer_chamber] Prayer chamber
    [writing_chamber] Writing chamber
    [fodder_chamber] Fodder chamber
    }
caverna-harvest = { $event ->
    [none] no harvest
    [harvest] harvest
    [one_food] feeding at one food per dwarf
   *[skip_one] harvest with one part left out
    }
caverna-land = { $land ->
    [meadow] meadow
    [field] field
    [cavern] cavern
    [tunnel] tunnel
    [deep_tunnel] deep tunnel
    [ore_mine] ore mine
   *[ruby_mine] ruby mine
    }
caverna-pasture = { $pasture ->
    [small] small pasture
   *[large] large pasture
    }
caverna-stable = stable
caverna-priced = { $choice } – pay { $goods }
caverna-phase = { $phase ->
    [field] the fields
   *[breeding] breeding
    }
caverna-payment = { $payment ->
    [wood] 1 wood
    [stone] 1 stone
   *[ore] 2 ore
    }

## Cards: furnishings, spaces, loot, tiles, exchanges

caverna-card-entry_dwelling = Entry-level dwelling
caverna-card-dwelling = Dwelling
caverna-card-simple_dwelling_a = Simple dwelling (wood)
caverna-card-simple_dwelling_b = Simple dwelling (stone)
caverna-card-mixed_dwelling = Mixed dwelling
caverna-card-couple_dwelling = Couple dwelling
caverna-card-additional_dwelling = Additional dwelling
caverna-card-cuddle_room = Cuddle room
caverna-card-breakfast_room = Breakfast room
caverna-card-stubble_room = Stubble room
caverna-card-work_room = Work room
caverna-card-guest_room = Guest room
caverna-card-office_room = Office room
caverna-card-carpenter = Carpenter
caverna-card-stone_carver = Stone carver
caverna-card-blacksmith = Blacksmith
caverna-card-miner = Miner
caverna-card-builder = Builder
caverna-card-trader = Trader
caverna-card-wood_supplier = Wood supplier
caverna-card-stone_supplier = Stone supplier
caverna-card-ruby_supplier = Ruby supplier
caverna-card-dog_school = Dog school
caverna-card-quarry = Quarry
caverna-card-seam = Seam
caverna-card-slaughtering_cave = Slaughtering cave
caverna-card-cooking_cave = Cooking cave
caverna-card-working_cave = Working cave
caverna-card-mining_cave = Mining cave
caverna-card-breeding_cave = Breeding cave
caverna-card-peaceful_cave = Peaceful cave
caverna-card-weaving_parlor = Weaving parlor
caverna-card-milking_parlor = Milking parlor
caverna-card-state_parlor = State parlor
caverna-card-hunting_parlor = Hunting parlor
caverna-card-beer_parlor = Beer parlor
caverna-card-blacksmithing_parlor = Blacksmithing parlor
caverna-card-stone_storage = Stone storage
caverna-card-ore_storage = Ore storage
caverna-card-spare_part_storage = Spare part storage
caverna-card-main_storage = Main storage
caverna-card-weapon_storage = Weapon storage
caverna-card-supplies_storage = Supplies storage
caverna-card-broom_chamber = Broom chamber
caverna-card-treasure_chamber = Treasure chamber
caverna-card-food_chamber = Food chamber
caverna-card-prayer_chamber = Prayer chamber
caverna-card-writing_chamber = Writing chamber
caverna-card-fodder_chamber = Fodder chamber
caverna-card-ruby_mining = Ruby mining
caverna-card-housework = Housework
caverna-card-slash_and_burn = Slash-and-burn
caverna-card-drift_mining = Drift mining
caverna-card-excavation = Excavation
caverna-card-starting_player = Starting player
caverna-card-imitation = Imitation
caverna-card-logging = Logging
caverna-card-supplies = Supplies
caverna-card-growth = Growth
caverna-card-ore_mining = Ore mining
caverna-card-wood_gathering = Wood gathering
caverna-card-forest_exploration = Forest exploration
caverna-card-clearing = Clearing
caverna-card-sustenance = Sustenance
caverna-card-strip_mining = Strip mining
caverna-card-depot = Depot
caverna-card-small_drift_mining = Small-scale drift mining
caverna-card-drift_mining_2 = Drift mining (2)
caverna-card-weekly_market = Weekly market
caverna-card-imitation_2 = Imitation (2)
caverna-card-hardware_rental = Hardware rental
caverna-card-fence_building = Fence building
caverna-card-large_depot = Large depot
caverna-card-imitation_3 = Imitation (3)
caverna-card-extension = Extension
caverna-card-blacksmithing = Blacksmithing
caverna-card-sheep_farming = Sheep farming
caverna-card-ore_mine_construction = Ore mine construction
caverna-card-wish_for_children = Wish for children
caverna-card-urgent_wish = Urgent wish for children
caverna-card-donkey_farming = Donkey farming
caverna-card-ruby_mine_construction = Ruby mine construction
caverna-card-family_life = Family life
caverna-card-ore_delivery = Ore delivery
caverna-card-exploration = Exploration
caverna-card-adventure = Adventure
caverna-card-ore_trading = Ore trading
caverna-card-ruby_delivery = Ruby delivery
caverna-card-loot_weapons = all weapons +1
caverna-card-loot_dog = 1 dog
caverna-card-loot_wood = 1 wood
caverna-card-loot_sheep = 1 sheep
caverna-card-loot_grain = 1 grain
caverna-card-loot_donkey = 1 donkey
caverna-card-loot_stone = 1 stone
caverna-card-loot_veg = 1 vegetable
caverna-card-loot_ore = 2 ore
caverna-card-loot_boar = 1 wild boar
caverna-card-loot_gold = 2 gold
caverna-card-loot_furnish = furnish a cavern
caverna-card-loot_stable = 1 stable (free)
caverna-card-loot_tunnel = 1 tunnel
caverna-card-loot_small_pasture = small pasture for 1 wood
caverna-card-loot_cattle = 1 cattle
caverna-card-loot_large_pasture = large pasture for 2 wood
caverna-card-loot_meadow = 1 meadow
caverna-card-loot_dwelling = Dwelling for 2 wood and 2 stone
caverna-card-loot_field = 1 field
caverna-card-loot_sow = sow
caverna-card-loot_cavern = 1 cavern
caverna-card-loot_breed = breed up to 2 types
caverna-card-tile_meadow_field = meadow and field
caverna-card-tile_cavern_tunnel = cavern and tunnel
caverna-card-tile_cavern_cavern = two caverns
caverna-card-tile_ore_mine = ore mine and deep tunnel
caverna-card-tile_ruby_mine = ruby mine
caverna-card-tile_meadow = meadow
caverna-card-tile_field = field
caverna-card-tile_tunnel = tunnel
caverna-card-tile_cavern = cavern
caverna-card-exchange_grain_to_food = grain
caverna-card-exchange_veg_to_food = vegetable
caverna-card-exchange_sheep_to_food = sheep
caverna-card-exchange_donkey_to_food = donkey
caverna-card-exchange_donkeys_to_food = two donkeys
caverna-card-exchange_boar_to_food = wild boar
caverna-card-exchange_cattle_to_food = cattle
caverna-card-exchange_ruby_to_food = ruby
caverna-card-exchange_gold_to_food = gold for food
caverna-card-exchange_cook = Cooking cave: grain and vegetable
caverna-card-exchange_brew_food = Beer parlor: two grain
caverna-card-exchange_brew_gold = Beer parlor: two grain
caverna-card-exchange_hunt = Hunting parlor: two wild boars
caverna-card-exchange_smelt = Blacksmithing parlor: ore and ruby
caverna-card-exchange_weapon_to_food = Peaceful cave: weapon
caverna-card-exchange_trade_gold = Trader: two gold
caverna-card-exchange_sell_parts = Spare part storage: wood, stone and ore
caverna-card-exchange_ruby_to_dog = ruby
caverna-card-exchange_ruby_to_grain = ruby
caverna-card-exchange_ruby_to_veg = ruby
caverna-card-exchange_ruby_to_sheep = ruby
caverna-card-exchange_ruby_to_wood = ruby
caverna-card-exchange_ruby_to_donkey = ruby
caverna-card-exchange_ruby_to_stone = ruby
caverna-card-exchange_ruby_to_boar = ruby
caverna-card-exchange_ruby_to_ore = ruby
caverna-card-exchange_ruby_to_cattle = ruby and food
caverna-card-exchange_ruby_to_gold = ruby
caverna-card-exchange_ruby_to_meadow = ruby for a meadow
caverna-card-exchange_ruby_to_field = ruby for a field
caverna-card-exchange_ruby_to_tunnel = ruby for a tunnel
caverna-card-exchange_ruby_to_cavern = two rubies for a cavern

## Events

caverna-event-round-begins = Round { $round } begins; starting player: { $player }. New space: “{ $space-name }”.
caverna-event-wish-turned = The Wish for children gives way to “{ $space-name }”.
caverna-event-marker = Harvest marker of round { $round }: { caverna-harvest }.
caverna-event-emptied = The space “{ $space-name }” is emptied and loses { $goods }.
caverna-event-kept = { $player } pays a ruby and keeps the goods on “{ $space-name }”.
caverna-event-income = { $player } gains { $goods } at the start of the round.
caverna-event-place = { $player } sends a dwarf (strength { $strength }) to “{ $space-name }”.
caverna-event-call = { $player } pays a ruby and calls another dwarf (strength { $strength }).
caverna-event-stays-home = { $player } has no space for a dwarf (strength { $strength }), so it stays home.
caverna-event-imitate = { $player } imitates the space “{ $space-name }”.
caverna-event-take = { $player } takes { $goods } (space “{ $space-name }”).
caverna-event-token = { $player } takes the starting player token.
caverna-event-gain = { $player } gains { $goods }.
caverna-event-lay = { $player } lays a tile – { $tile-name }: { $squares }.
caverna-event-fence = { $player } fences a pasture ({ $squares }), paying: { $goods }.
caverna-event-stable = { $player } builds a stable ({ $square }), paying: { $goods }.
caverna-event-sow = { $player } sows { $goods }.
caverna-event-furnish = { $player } furnishes: { caverna-furnishing-acc } ({ $square }), paying: { $goods }.
caverna-event-forge = { $player } forges a weapon of strength { $strength }, paying: { $goods }.
caverna-event-loot = { $player } brings loot from the expedition: { $loot-name }.
caverna-event-expedition-ends = { $player } ends the expedition; the dwarf now has strength { $strength }.
caverna-event-grow = { $player } has a new dwarf; dwarfs in all: { $count }.
caverna-event-exchange = { $player } exchanges { $goods } for { $gains }.
caverna-event-disarm = { $player } gives up a weapon of strength { $strength } for as much food.
caverna-event-no-harvest = Round { $round } ends without a harvest.
caverna-event-skips = { $player } leaves out one part: { caverna-phase }.
caverna-event-reap = { $player } harvests { $goods }.
caverna-event-working-cave = { $player } feeds one dwarf thanks to the Working cave, paying: { $goods }.
caverna-event-feed = { $player } feeds the family and pays { $goods }.
caverna-event-beg = { $player } takes { caverna-begging }.
caverna-event-breed = { $player } has newborn animals and gains { $goods }.
caverna-event-game-over = The game is over – victory: { $winners } (points: { $points }).

## Prompts

caverna-prompt-purge = The space “{ $space-name }” is to be emptied. Pay a ruby and leave { $goods } there?
caverna-prompt-turn = Round { $round }: send a dwarf to a space (strength { $strength }).
caverna-prompt-space = Space “{ $space-name }”: choose what to do.
caverna-prompt-expedition = Expedition: choose loot. Items left: { $count }; strength: { $strength }.
caverna-prompt-furnish = Choose a furnishing.
caverna-prompt-site = Choose a square for the furnishing: { $furnishing-name }.
caverna-prompt-payment = Choose how to pay for the furnishing: { $furnishing-name }.
caverna-prompt-overflow = Not all animals have room. Choose which of them to give up.
caverna-prompt-exchange = Exchange goods, or go back.
caverna-prompt-square = Choose a square for the tile: { $tile-name }.
caverna-prompt-gold = Choose how much gold to exchange for food.
caverna-prompt-imitate = Choose the space to imitate.
caverna-prompt-market = Buy at the market, in the order of the list.
caverna-prompt-skip = Choose which part of the harvest to leave out.
caverna-prompt-feed = Feeding. Food to pay: { $food }; missing: { $missing }.
caverna-prompt-breed = Breeding: choose the types that have a newborn.
caverna-prompt-litter = Choose one or two types that have a newborn.
caverna-prompt-fence = { $pasture ->
    [small] Choose the meadow for a small pasture.
   *[large] Choose the two meadows for a large pasture.
    }
caverna-prompt-stable = Choose a square for the stable.
caverna-prompt-sow = Choose how many fields to sow with what.

## Choices

caverna-choice-keep = Pay a ruby and keep what lies on “{ $space-name }”
caverna-choice-let-go = Let the space “{ $space-name }” be emptied
caverna-choice-place = Place the dwarf: { $space-name }
caverna-choice-call = Call another dwarf (strength { $strength })
caverna-choice-pass = Leave the dwarf at home (strength { $strength })
caverna-choice-take = Take { $goods }
caverna-choice-grow = Family growth
caverna-choice-lay = Lay a tile – { $tile-name }: { $squares }
caverna-choice-fence = { $pasture ->
    [small] Small pasture: { $squares }
   *[large] Large pasture: { $squares }
    }
caverna-choice-stable = Build a stable: { $square }
caverna-choice-sow = Sow fields – grain: { $grain }, vegetables: { $veg }
caverna-choice-furnish = Furnish: { $furnishing-name }
caverna-choice-site = Furnish: { $furnishing-name } ({ $square })
caverna-choice-replace = Pay with ore instead – wood: { $wood }, stone: { $stone }
caverna-choice-forge = Forge a weapon of strength { $strength }
caverna-choice-loot = Take loot: { $loot-name }
caverna-choice-breed = Newborn animals: { $animals }
caverna-choice-imitate = Imitate: { $space-name }
caverna-choice-trade = Sell ore, times: { $count }
caverna-choice-buy = Buy: { caverna-good }
caverna-choice-exchange = Exchange goods…
caverna-choice-swap = { $where ->
    [home] { $exchange-name } (a dwarf at home) → { $gains }
    [space] { $exchange-name } (a dwarf on a space) → { $gains }
    [acting] { $exchange-name } (the acting dwarf) → { $gains }
    [asks] { $exchange-name } → up to { $gains }
   *[none] { $exchange-name } → { $gains }
    }
caverna-choice-gold = Exchange gold: { $count } → { $gains }
caverna-choice-feed = Feed the family – food: { $food }, begging markers: { $begging }
caverna-choice-work = { $eater ->
    [adult] Feed one dwarf with { caverna-payment }
   *[newborn] Feed a newborn dwarf with { caverna-payment }
    }
caverna-choice-skip = Leave out: { caverna-phase }
caverna-choice-stop = Done
caverna-choice-back = Back

## Refusals

caverna-refusal-not-this-space = The question is about the space “{ $space-name }”; answer that one first.
caverna-refusal-space-not-in-play = The space “{ $space-name }” is not in play; choose another one.
caverna-refusal-space-taken = The space “{ $space-name }” is taken; choose a free one.
caverna-refusal-nothing-to-do = On the space “{ $space-name }” there is nothing you could do now; choose another one.
caverna-refusal-nothing-to-imitate = There is no space that you could imitate from “{ $space-name }”; choose another one.
caverna-refusal-cannot-pay = You cannot pay { $goods }; choose something cheaper or gather more first.
caverna-refusal-called-already = A ruby has already called this dwarf; place it now.
caverna-refusal-no-such-dwarf = You have no dwarf of strength { $strength } at home; choose another strength.
caverna-refusal-dwarf-is-next = The dwarf of strength { $strength } is the next one anyway; just place it.
caverna-refusal-nowhere-to-go = A dwarf of strength { $strength } has no space to go to; choose another one.
caverna-refusal-must-be-placed = There is still a space for this dwarf; place it.
caverna-refusal-never-imitated = The space “{ $space-name }” can never be imitated; choose another one.
caverna-refusal-own-space = Your own dwarf stands on “{ $space-name }”; choose a space of an opponent.
caverna-refusal-not-occupied = Nobody stands on “{ $space-name }”; choose a space with an opponent’s dwarf.
caverna-refusal-part-closed = That part of “{ $space-name }” is not open now; choose one that is, or stop.
caverna-refusal-not-on-this-space = The space “{ $space-name }” does not allow that; choose what it offers.
caverna-refusal-nothing-lies-here = There is nothing to take on “{ $space-name }”; choose another part.
caverna-refusal-too-many-dwarfs = With this many dwarfs ({ $count }) the family cannot grow; a sixth needs an Additional dwelling.
caverna-refusal-no-bed = There is no free bed (dwarfs: { $count }); furnish a dwelling first.
caverna-refusal-other-tile = Another tile is to be laid: { $tile-name }; choose a square for it.
caverna-refusal-wrong-ground = This tile does not belong on { $square }; choose squares on the right side of the board.
caverna-refusal-square-taken = There is already a tile on { $square }; choose an empty square.
caverna-refusal-squares-apart = The square { $square } does not touch the other one; choose two that touch.
caverna-refusal-turned-same = The tile looks the same when it is turned ({ $square }); name the squares in the other order.
caverna-refusal-off-the-board = The square { $square } is outside the board; only an Office room lets one half of a twin tile hang over.
caverna-refusal-field-on-stable = A stable stands on { $square }; put the meadow there, not the field.
caverna-refusal-not-joined = The tile at { $square } would not touch your land; choose a square beside it.
caverna-refusal-not-a-tunnel = There is no suitable empty tunnel on { $square }; choose another square.
caverna-refusal-other-pasture = This loot is for a pasture of the other size; choose the right number of meadows.
caverna-refusal-not-a-meadow = There is no bare meadow on { $square }; choose one.
caverna-refusal-no-stable-left = All three of your stables are built; choose something else.
caverna-refusal-stable-there = There is already a stable on { $square }; choose another square.
caverna-refusal-no-ground-for-stable = A stable cannot stand on { $square }; choose bare forest, a meadow or a pasture.
caverna-refusal-too-many-fields = At most two fields of each crop are sown at once; sow fewer.
caverna-refusal-sow-something = To sow means at least one field; choose a crop.
caverna-refusal-too-few-fields = You have too few empty fields ({ $count }); sow fewer.
caverna-refusal-not-a-dwelling = The furnishing “{ $furnishing-name }” is not a dwelling; choose an orange tile.
caverna-refusal-not-for-sale = The furnishing “{ $furnishing-name }” is not for sale; choose another one.
caverna-refusal-no-cavern = You have no empty cavern; dig one first.
caverna-refusal-other-furnishing = The furnishing chosen is “{ $furnishing-name }”; choose its square.
caverna-refusal-not-furnishable = The square { $square } cannot be furnished with it; choose one of those on offer.
caverna-refusal-too-much-ore = The Builder replaces at most one wood and one stone; choose less.
caverna-refusal-nothing-to-replace = The price has nothing of that kind to replace; choose another way to pay.
caverna-refusal-armed-already = This dwarf is already armed, and weapons are not improved by forging; choose something else.
caverna-refusal-no-such-weapon = There is no such weapon of strength { $strength } here; choose one on offer.
caverna-refusal-three-times-at-most = Ore is sold one to three times; choose such a number.
caverna-refusal-market-order = At the market you have passed this by: { caverna-good }; buy something further down the list.
caverna-refusal-unarmed = An unarmed dwarf goes on no expedition; forge a weapon first.
caverna-refusal-too-weak = This loot takes strength { $strength }; choose something lower on the list.
caverna-refusal-loot-taken = This loot has been taken on this expedition: { $loot-name }; choose another item.
caverna-refusal-loot-impossible = This loot cannot be carried out now: { $loot-name }; choose another item.
caverna-refusal-one-or-two-types = Choose one or two types of animals.
caverna-refusal-no-pair = There are not two animals of this type: { caverna-good }; choose other types.
caverna-refusal-no-room = The newborn animals would not all have room; choose fewer types.
caverna-refusal-not-before-the-first-part = Exchanges come after the first part of the space; carry one out first.
caverna-refusal-exchanges-just-left = You have just left the exchanges; do something else first.
caverna-refusal-nothing-to-exchange = You have nothing to exchange.
caverna-refusal-give-up-animals = Some animals have no room; give up animals first.
caverna-refusal-no-gold-for-rubies = At this table rubies are not exchanged for gold; choose something else.
caverna-refusal-not-owned = For that you need the furnishing “{ $furnishing-name }”; choose something else.
caverna-refusal-no-square = There is no square for this tile: { $tile-name }; choose something else.
caverna-refusal-two-gold-at-least = At least two gold are exchanged at once; choose more.
caverna-refusal-fed-already = The Working cave has already fed a dwarf this time; pay with food.
caverna-refusal-no-newborn = There is no newborn dwarf to feed; choose a grown-up one.
caverna-refusal-do-something-first = At least one part must be carried out; choose one.

## Outcome

caverna-line-animals = { $player } – farm animals: { $count } → { $points }
caverna-line-dogs = { $player } – dogs: { $count } → { $points }
caverna-line-missing = { $player } – missing types: { $count } → { $points }
caverna-line-grain = { $player } – grain: { $count } → { $points }
caverna-line-veg = { $player } – vegetables: { $count } → { $points }
caverna-line-rubies = { $player } – rubies: { $count } → { $points }
caverna-line-dwarfs = { $player } – dwarfs: { $count } → { $points }
caverna-line-unused = { $player } – unused squares: { $count } → { $points }
caverna-line-small-pastures = { $player } – small pastures: { $count } → { $points }
caverna-line-large-pastures = { $player } – large pastures: { $count } → { $points }
caverna-line-ore-mines = { $player } – ore mines: { $count } → { $points }
caverna-line-ruby-mines = { $player } – ruby mines: { $count } → { $points }
caverna-line-gold = { $player } – gold: { $count } → { $points }
caverna-line-begging = { $player } – begging markers: { $count } → { $points }
caverna-line-furnishing = { $player } – furnishing: { $furnishing-name } ({ $count }) → { $points }
caverna-line-bonus = { $player } – bonus points: { $furnishing-name } ({ $count }) → { $points }
caverna-line-total = { $player } – total: { $points }
caverna-line-victory = Victory: { $players } (points: { $points })

## Options

caverna-option-set = Furnishings
caverna-option-set-help = Which furnishing tiles are for sale: all 48 kinds, or the 27 of a first game.
caverna-option-set-full = full game
caverna-option-set-introductory = introductory game
caverna-option-ruby_to_gold = Ruby → gold
caverna-option-ruby_to_gold-help = Whether a ruby may be exchanged for a gold.
caverna-option-solo_purge_threshold = Full spaces are emptied from
caverna-option-solo_purge_threshold-help = Alone: from how many pieces on a space is emptied before it is replenished.
caverna-option-purge_counts_total = All pieces count
caverna-option-purge_counts_total-help = Alone: all pieces on a space count together, or only the most frequent kind.
caverna-option-marker_reveal = Harvest markers
caverna-option-marker_reveal-help = When the harvest marker of a round is turned up.
caverna-option-marker_reveal-round_start = at the start of the round
caverna-option-marker_reveal-before_harvest = just before the harvest
caverna-option-single_tile_overhang = Single tiles hang over
caverna-option-single_tile_overhang-help = Whether single tiles too may hang over the edge with an Office room.
caverna-option-first_player = First player
caverna-option-first_player-help = Who begins the first round; left open, chance decides.

## Rules

caverna-rule-cav-1-1 = One to seven players play, and the most points win.
caverna-rule-cav-1-2 = A player may own any number of goods.
caverna-rule-cav-1-3 = Every farm animal needs a place at home.
caverna-rule-cav-1-4 = Dogs are no farm animals and never need a place.
caverna-rule-cav-1-5 = Only dwarfs, stables and furnishing tiles are limited.
caverna-rule-cav-2-1 = A home board has twelve forest and twelve mountain squares.
caverna-rule-cav-2-2 = An entry-level dwelling and one empty cavern are there from the start.
caverna-rule-cav-2-3 = Squares touch only from the side, and forest and mountain do not touch.
caverna-rule-cav-2-4 = What a square shows is gained once, by the first tile laid on it.
caverna-rule-cav-2-5 = A stable does not bring what its square shows.
caverna-rule-cav-2-6 = Tiles that have been laid stay where they are.
caverna-rule-cav-3-1 = The spaces in play depend on the number of players.
caverna-rule-cav-3-2 = Everybody begins with two unarmed dwarfs.
caverna-rule-cav-3-3 = Everybody has three stables and no goods but food.
caverna-rule-cav-3-4 = Starting food depends on the seats of the first round.
caverna-rule-cav-3-5 = There are 48 kinds of furnishings, 27 of them in the introductory game.
caverna-rule-cav-3-6 = A random player starts unless the table agrees on one.
caverna-rule-cav-4-1 = A round has five phases in a fixed order.
caverna-rule-cav-4-2 = Twelve rounds are played, eleven with one or two players.
caverna-rule-cav-4-3 = Each round reveals one action card of its stage.
caverna-rule-cav-4-4 = Family life turns the Wish for children into the Urgent wish.
caverna-rule-cav-4-5 = The start of a round has a fixed order, with income last.
caverna-rule-cav-4-6 = Accumulating spaces are replenished every round.
caverna-rule-cav-4-7 = Income comes after replenishing and before the first dwarf.
caverna-rule-cav-4-8 = Only the cards and markers to come are unknown.
caverna-rule-cav-4-9 = All dwarfs return home, and newborns are grown from the next round.
caverna-rule-cav-4-10 = The game ends after round 12 and the last exchanges.
caverna-rule-cav-5-1 = Players place one dwarf at a time, clockwise.
caverna-rule-cav-5-2 = The dwarf with the weakest weapon goes first.
caverna-rule-cav-5-3 = A ruby lets another dwarf go first.
caverna-rule-cav-5-4 = A space takes only one dwarf.
caverna-rule-cav-5-5 = A space may be used only if something can really be done there.
caverna-rule-cav-5-6 = A dwarf stays home only if no space is open to it.
caverna-rule-cav-5-7 = Either – or means exactly one part.
caverna-rule-cav-5-8 = And/or means at least one part in any order.
caverna-rule-cav-5-9 = And then means the first part, and perhaps the second.
caverna-rule-cav-5-10 = And then / or means at least one part in the order given.
caverna-rule-cav-5-11 = Goods on a space are taken all together or not at all.
caverna-rule-cav-5-12 = The starting player token takes effect in the next round.
caverna-rule-cav-5-13 = Stopping is possible after one part.
caverna-rule-cav-5-14 = The only part possible is carried out at once if it leaves no choice.
caverna-rule-cav-6-1 = A twin tile covers two touching squares of its region.
caverna-rule-cav-6-2 = A forest tile touches the cave entrance or another forest tile.
caverna-rule-cav-6-3 = Both squares of a twin tile are empty, and one of them touches.
caverna-rule-cav-6-4 = The meadow half goes on the stable, never the field.
caverna-rule-cav-6-5 = Two caverns may be laid only on Excavation.
caverna-rule-cav-6-6 = A mountain tile touches a square already in use.
caverna-rule-cav-6-7 = A single tile covers one empty square that touches.
caverna-rule-cav-6-8 = A single field is never laid on a stable.
caverna-rule-cav-6-9 = An ore mine goes on two touching ordinary tunnels.
caverna-rule-cav-6-10 = A ruby mine goes on an empty tunnel or deep tunnel.
caverna-rule-cav-6-11 = A small pasture costs 2 wood.
caverna-rule-cav-6-12 = A large pasture takes two touching meadows and 4 wood.
caverna-rule-cav-6-13 = One action fences at most one small and one large pasture.
caverna-rule-cav-6-14 = Stables stay on fenced meadows, and pastures are never joined.
caverna-rule-cav-6-15 = A stable costs 1 stone, one an action, three in all.
caverna-rule-cav-6-16 = A stable stands on bare forest, a meadow or a pasture, one a square.
caverna-rule-cav-6-17 = At most two fields of each crop are sown in an action.
caverna-rule-cav-6-18 = A sown field holds 3 grain or 2 vegetables.
caverna-rule-cav-7-1 = A furnishing needs an empty cavern.
caverna-rule-cav-7-2 = Only orange tiles are dwellings.
caverna-rule-cav-7-3 = The price is paid in full, after discounts.
caverna-rule-cav-7-4 = Each tile is sold once, the ordinary Dwelling any number of times.
caverna-rule-cav-7-5 = Furnished squares are not furnished again and never become mines.
caverna-rule-cav-7-6 = First the tile is chosen, then the square, then the payment.
caverna-rule-cav-7-7 = The later of Trader and Spare part storage covers the earlier.
caverna-rule-cav-7-8 = A covered tile is out of the game.
caverna-rule-cav-8-1 = A weapon costs as much ore as its strength.
caverna-rule-cav-8-2 = After an expedition the weapon grows by 1.
caverna-rule-cav-8-3 = All weapons +1 comes after the expedition, for all armed dwarfs.
caverna-rule-cav-8-4 = The level is the number of different items.
caverna-rule-cav-8-5 = The strength at the start decides what can be taken.
caverna-rule-cav-8-6 = No weapon grows beyond 14.
caverna-rule-cav-8-7 = Loot that cannot be used now cannot be chosen.
caverna-rule-cav-8-8 = Nobody is disarmed on an expedition.
caverna-rule-cav-8-9 = Strength 1: all weapons +1.
caverna-rule-cav-8-10 = Strength 1: one dog.
caverna-rule-cav-8-11 = Strength 1: one wood.
caverna-rule-cav-8-12 = Strength 2: one sheep.
caverna-rule-cav-8-13 = Strength 2: one grain.
caverna-rule-cav-8-14 = Strength 3: one donkey.
caverna-rule-cav-8-15 = Strength 3: one stone.
caverna-rule-cav-8-16 = Strength 4: one vegetable.
caverna-rule-cav-8-17 = Strength 4: two ore as one item.
caverna-rule-cav-8-18 = Strength 5: one wild boar.
caverna-rule-cav-8-19 = Strength 6: two gold.
caverna-rule-cav-8-20 = Strength 7: furnish a cavern at the normal price.
caverna-rule-cav-8-21 = Strength 8: one stable for nothing.
caverna-rule-cav-8-22 = Strength 9: one single tunnel.
caverna-rule-cav-8-23 = Strength 9: a small pasture for 1 wood.
caverna-rule-cav-8-24 = Strength 10: one cattle.
caverna-rule-cav-8-25 = Strength 10: a large pasture for 2 wood.
caverna-rule-cav-8-26 = Strength 11: one single meadow.
caverna-rule-cav-8-27 = Strength 11: a Dwelling for 2 wood and 2 stone.
caverna-rule-cav-8-28 = Strength 12: one single field.
caverna-rule-cav-8-29 = Strength 12: sow.
caverna-rule-cav-8-30 = Strength 14: one single cavern.
caverna-rule-cav-8-31 = Strength 14: one or two types of animals breed.
caverna-rule-cav-8-32 = Only an unarmed dwarf can forge.
caverna-rule-cav-8-33 = Any strength from 1 to 8 that can be paid may be forged.
caverna-rule-cav-8-34 = Fewer items may be taken, but at least one.
caverna-rule-cav-8-35 = Items are taken one by one, and the first may pay for the next.
caverna-rule-cav-8-36 = A second expedition starts stronger and may repeat loot.
caverna-rule-cav-8-37 = Only an armed dwarf goes on an expedition.
caverna-rule-cav-9-1 = Family growth needs a free place in a dwelling.
caverna-rule-cav-9-2 = Entry-level and Couple dwelling sleep two, other dwellings one.
caverna-rule-cav-9-3 = Without an Additional dwelling there are at most five dwarfs.
caverna-rule-cav-9-4 = The Additional dwelling is for the sixth dwarf only.
caverna-rule-cav-9-5 = The new dwarf stands with its parent and does not work this round.
caverna-rule-cav-9-6 = The new dwarf counts at once.
caverna-rule-cav-9-7 = One action brings one new dwarf.
caverna-rule-cav-10-1 = All farm animals have a place at every moment.
caverna-rule-cav-10-2 = Pastures hold one type, and each stable doubles the room.
caverna-rule-cav-10-3 = A stable in the forest holds one wild boar.
caverna-rule-cav-10-4 = A meadow with a stable holds one farm animal.
caverna-rule-cav-10-5 = Entry-level and Mixed dwelling hold two animals of one type.
caverna-rule-cav-10-6 = Each mine holds one donkey.
caverna-rule-cav-10-7 = Dogs on a meadow or pasture let one sheep more than dogs live there.
caverna-rule-cav-10-8 = Dogs use no room and change nothing elsewhere.
caverna-rule-cav-10-9 = Room is checked after every gain and every loss of room.
caverna-rule-cav-10-10 = Animals without room are turned into food or sold.
caverna-rule-cav-10-11 = With an Office room one half of a twin tile may hang over.
caverna-rule-cav-10-12 = Every overhanging tile brings 2 gold.
caverna-rule-cav-10-13 = Squares outside the board are ordinary and never unused.
caverna-rule-cav-10-14 = Outside the board stables need a meadow or pasture.
caverna-rule-cav-10-15 = Single tiles do not hang over.
caverna-rule-cav-10-16 = The first forest tile may hang over too.
caverna-rule-cav-11-1 = The Dwelling has room for one dwarf and never runs out.
caverna-rule-cav-11-2 = The wooden Simple dwelling has room for one dwarf.
caverna-rule-cav-11-3 = The stone Simple dwelling has room for one dwarf.
caverna-rule-cav-11-4 = The Mixed dwelling has room for a dwarf and two animals of one type.
caverna-rule-cav-11-5 = The Couple dwelling has room for two dwarfs.
caverna-rule-cav-11-6 = The Additional dwelling has room for the sixth dwarf.
caverna-rule-cav-11-7 = The Cuddle room holds as many sheep as there are dwarfs.
caverna-rule-cav-11-8 = The Breakfast room holds three cattle.
caverna-rule-cav-11-9 = With the Stubble room each empty field holds one animal.
caverna-rule-cav-11-10 = With the Work room tunnels may be furnished.
caverna-rule-cav-11-11 = The Guest room turns either – or into and/or.
caverna-rule-cav-11-12 = With the Office room twin tiles may hang over for 2 gold.
caverna-rule-cav-11-13 = The Carpenter saves 1 wood on furnishings and pastures.
caverna-rule-cav-11-14 = The Stone carver brings 2 stone, saves 1 stone and makes stables free.
caverna-rule-cav-11-15 = The Blacksmith brings 2 ore and saves 2 ore on forging.
caverna-rule-cav-11-16 = The Miner brings 1 ore for each ore mine with a donkey.
caverna-rule-cav-11-17 = The Builder replaces 1 wood and 1 stone of a furnishing by ore.
caverna-rule-cav-11-18 = The Trader sells wood, stone and ore together for 2 gold.
caverna-rule-cav-11-19 = The Wood supplier brings 1 wood in each of the next 7 rounds.
caverna-rule-cav-11-20 = The Stone supplier brings 1 stone in each of the next 5 rounds.
caverna-rule-cav-11-21 = The Ruby supplier brings 1 ruby in each of the next 4 rounds.
caverna-rule-cav-11-22 = The Dog school brings 1 wood for each dog gained.
caverna-rule-cav-11-23 = The Quarry brings 1 stone for each newborn donkey.
caverna-rule-cav-11-24 = The Seam brings 1 ore for each stone gained.
caverna-rule-cav-11-25 = The Slaughtering cave adds 1 food for each animal eaten.
caverna-rule-cav-11-26 = The Cooking cave turns grain and vegetable into 5 food.
caverna-rule-cav-11-27 = The Working cave feeds one dwarf with wood, stone or 2 ore.
caverna-rule-cav-11-28 = The Mining cave saves 1 food for each donkey in a mine.
caverna-rule-cav-11-29 = The Breeding cave brings food for newborn animals.
caverna-rule-cav-11-30 = The Peaceful cave turns weapons into food.
caverna-rule-cav-11-31 = The Weaving parlor brings food and points for sheep.
caverna-rule-cav-11-32 = The Milking parlor brings food and points for cattle.
caverna-rule-cav-11-33 = The State parlor brings food and points for dwellings beside it.
caverna-rule-cav-11-34 = The Hunting parlor turns 2 wild boars into 2 gold and 2 food.
caverna-rule-cav-11-35 = The Beer parlor turns 2 grain into 3 gold or 4 food.
caverna-rule-cav-11-36 = The Blacksmithing parlor turns ore and ruby into 2 gold and 1 food.
caverna-rule-cav-11-37 = The Stone storage scores 1 point for each stone.
caverna-rule-cav-11-38 = The Ore storage scores 1 point for every 2 ore.
caverna-rule-cav-11-39 = The Spare part storage turns wood, stone and ore into 2 gold.
caverna-rule-cav-11-40 = The Main storage scores 2 points for each yellow tile.
caverna-rule-cav-11-41 = The Weapon storage scores 3 points for each armed dwarf.
caverna-rule-cav-11-42 = The Supplies storage scores 8 points if all dwarfs are armed.
caverna-rule-cav-11-43 = The Broom chamber scores for five or six dwarfs.
caverna-rule-cav-11-44 = The Treasure chamber scores 1 point more for each ruby.
caverna-rule-cav-11-45 = The Food chamber scores 2 points for grain with vegetable.
caverna-rule-cav-11-46 = The Prayer chamber scores 8 points if no dwarf is armed.
caverna-rule-cav-11-47 = The Writing chamber cancels up to 7 lost points.
caverna-rule-cav-11-48 = The Fodder chamber scores 1 point for every 3 farm animals.
caverna-rule-cav-12-1 = Points are counted at the end, and the sheet can be drawn up any time.
caverna-rule-cav-12-2 = Farm animals and dogs are worth 1 point each.
caverna-rule-cav-12-3 = Each missing type of farm animal costs 2 points.
caverna-rule-cav-12-4 = Grain is worth half a point, rounded up.
caverna-rule-cav-12-5 = Each vegetable is worth 1 point.
caverna-rule-cav-12-6 = Each ruby is worth 1 point.
caverna-rule-cav-12-7 = Each dwarf is worth 1 point.
caverna-rule-cav-12-8 = Each unused square costs 1 point.
caverna-rule-cav-12-9 = Furnishings bring their printed points.
caverna-rule-cav-12-10 = A small pasture is worth 2 points, a large one 4.
caverna-rule-cav-12-11 = An ore mine is worth 3 points, a ruby mine 4.
caverna-rule-cav-12-12 = Yellow tiles bring a bonus on top.
caverna-rule-cav-12-13 = Each gold is worth 1 point, building materials and food nothing.
caverna-rule-cav-12-14 = Each begging marker costs 3 points.
caverna-rule-cav-12-15 = With equal points the victory is shared.
caverna-rule-cav-13-1 = A round ends in one of four ways.
caverna-rule-cav-13-2 = What ends rounds 1 to 5 is fixed.
caverna-rule-cav-13-3 = From round 6 a marker decides, turned up at the start of the round.
caverna-rule-cav-13-4 = There are four green and three red harvest markers.
caverna-rule-cav-13-5 = The three red markers mean three different things.
caverna-rule-cav-13-6 = At the third red marker each player leaves out fields or breeding.
caverna-rule-cav-13-7 = Harvest decisions go clockwise from the starting player.
caverna-rule-cav-13-8 = One crop is taken from every sown field.
caverna-rule-cav-13-9 = A dwarf eats 2 food, a newborn 1.
caverna-rule-cav-13-10 = At the cheap feeding everybody eats 1 food.
caverna-rule-cav-13-11 = Food in the supply must be used.
caverna-rule-cav-13-12 = Missing food is begged for, and markers stay.
caverna-rule-cav-13-13 = Nobody has to turn other goods into food.
caverna-rule-cav-13-14 = Goods may be exchanged before paying.
caverna-rule-cav-13-15 = The bill is drawn up when it is paid.
caverna-rule-cav-13-16 = Exchanges are possible between feeding and breeding.
caverna-rule-cav-13-17 = A type with two animals has one newborn.
caverna-rule-cav-13-18 = All newborn animals need room at once.
caverna-rule-cav-13-19 = A player may let any types breed, or none.
caverna-rule-cav-13-20 = Dogs never breed.
caverna-rule-cav-13-21 = Nothing is exchanged during breeding.
caverna-rule-cav-13-22 = A stubble field emptied in this harvest counts already.
caverna-rule-cav-13-23 = The Working cave is used once a feeding, if wanted.
caverna-rule-cav-14-1 = Exchanges may be made at one’s own decisions, any number of times.
caverna-rule-cav-14-2 = 1 grain gives 1 food.
caverna-rule-cav-14-3 = 1 vegetable gives 2 food.
caverna-rule-cav-14-4 = 1 sheep gives 1 food.
caverna-rule-cav-14-5 = 1 donkey gives 1 food.
caverna-rule-cav-14-6 = 2 donkeys eaten together give 3 food.
caverna-rule-cav-14-7 = 1 wild boar gives 2 food.
caverna-rule-cav-14-8 = Gold gives 1 food less than the gold, from 2 gold on.
caverna-rule-cav-14-9 = 1 cattle gives 3 food.
caverna-rule-cav-14-10 = 1 ruby gives 2 food.
caverna-rule-cav-14-11 = 1 ruby gives one of nine goods or animals.
caverna-rule-cav-14-12 = 1 ruby and 1 food give 1 cattle.
caverna-rule-cav-14-13 = 1 ruby gives a single meadow, field or tunnel.
caverna-rule-cav-14-14 = 2 rubies give a single cavern.
caverna-rule-cav-14-15 = Dogs cannot be eaten.
caverna-rule-cav-14-16 = Rubies are not exchanged for gold.
caverna-rule-cav-14-17 = With a Peaceful cave any own weapon may be given up.
caverna-rule-cav-14-18 = No exchange comes before the first part of a space.
caverna-rule-cav-14-19 = Exchanges are possible between later parts.
caverna-rule-cav-14-20 = No exchange comes while something chosen is being finished.
caverna-rule-cav-14-21 = Sets are exchanged whole.
caverna-rule-cav-14-22 = No chain of exchanges leads back to its beginning.
caverna-rule-cav-14-23 = Who leaves the exchanges does something else first.
caverna-rule-cav-14-24 = What an exchange brings can be used at once.
caverna-rule-cav-14-25 = After the last round everybody may exchange once more.
caverna-rule-cav-14-26 = Nothing is exchanged during scoring.
caverna-rule-cav-15-1 = Ruby mining: the rubies, one more with a ruby mine.
caverna-rule-cav-15-2 = Housework: a dog and/or a furnishing.
caverna-rule-cav-15-3 = Slash-and-burn: meadow and field, and then / or sow.
caverna-rule-cav-15-4 = Drift mining: stone and/or cavern and tunnel.
caverna-rule-cav-15-5 = Excavation: stone and/or cavern with tunnel or cavern.
caverna-rule-cav-15-6 = Starting player: the token, food, and ore or a ruby.
caverna-rule-cav-15-7 = Imitation: for 4 food with three players, otherwise for 2.
caverna-rule-cav-15-8 = Logging: wood, and then / or an expedition of level 1.
caverna-rule-cav-15-9 = Supplies: wood, stone, ore, food and 2 gold.
caverna-rule-cav-15-10 = Growth: either goods or family growth.
caverna-rule-cav-15-11 = Ore mining: the ore, and 2 more for each ore mine.
caverna-rule-cav-15-12 = Wood gathering: the wood.
caverna-rule-cav-15-13 = Forest exploration: wood, and a vegetable or 2 food.
caverna-rule-cav-15-14 = Clearing: wood and/or meadow and field.
caverna-rule-cav-15-15 = Sustenance: goods and/or meadow and field.
caverna-rule-cav-15-16 = Strip mining: ore and stone, and 2 wood.
caverna-rule-cav-15-17 = Depot: the wood and the ore.
caverna-rule-cav-15-18 = Small-scale drift mining: 1 stone and/or cavern and tunnel.
caverna-rule-cav-15-19 = The second Drift mining works as the first.
caverna-rule-cav-15-20 = Weekly market: 4 gold, and then / or buy one of each.
caverna-rule-cav-15-21 = The second Imitation costs 4 food with five players, then 1.
caverna-rule-cav-15-22 = Hardware rental: an expedition of level 2, and then / or sow.
caverna-rule-cav-15-23 = Fence building: wood, and then / or fences.
caverna-rule-cav-15-24 = Large depot: wood, ore and stone.
caverna-rule-cav-15-25 = The third Imitation costs nothing.
caverna-rule-cav-15-26 = Extension: either a forest tile with wood or a mountain tile with stone.
caverna-rule-cav-15-27 = Blacksmithing: forge, and then / or an expedition of level 3.
caverna-rule-cav-15-28 = Sheep farming: fences and a stable, and then / or the sheep.
caverna-rule-cav-15-29 = Ore mine construction: a mine with 3 ore, and then / or an expedition.
caverna-rule-cav-15-30 = Wish for children: either family growth or a dwelling.
caverna-rule-cav-15-31 = Urgent wish: either a dwelling and then growth, or 3 gold.
caverna-rule-cav-15-32 = Donkey farming: fences and a stable, and then / or the donkeys.
caverna-rule-cav-15-33 = Ruby mine construction: a mine on a tunnel, or on a deep one with a ruby.
caverna-rule-cav-15-34 = Family life: family growth and/or sow.
caverna-rule-cav-15-35 = Ore delivery: stone and ore, and 2 ore for each ore mine.
caverna-rule-cav-15-36 = Exploration: an expedition of level 4.
caverna-rule-cav-15-37 = Adventure: forge, and then / or two expeditions of level 1.
caverna-rule-cav-15-38 = Ore trading: up to three times 2 ore for 2 gold and 1 food.
caverna-rule-cav-15-39 = Ruby delivery: the rubies, one more with two ruby mines.
caverna-rule-cav-16-1 = The food is paid first, then a usable space is imitated.
caverna-rule-cav-16-2 = Only an opponent’s space can be imitated.
caverna-rule-cav-16-3 = One’s own space can never be imitated.
caverna-rule-cav-16-4 = Starting player can never be imitated.
caverna-rule-cav-16-5 = An Imitation can never be imitated.
caverna-rule-cav-16-6 = The dwarf stands on the Imitation space, and goods left may be taken.
caverna-rule-cav-16-7 = With seven players the 2-food Imitation may be used again.
caverna-rule-cav-16-8 = A Guest room helps on an imitated space too.
caverna-rule-cav-17-1 = Alone, a player begins with 2 food.
caverna-rule-cav-17-2 = Alone, four spaces are covered.
caverna-rule-cav-17-3 = Alone, the cards come in a fixed order.
caverna-rule-cav-17-4 = With one or two players there is no Exploration.
caverna-rule-cav-17-5 = Alone, every round from the fifth on has a full harvest.
caverna-rule-cav-17-6 = Alone, spaces with six or more pieces are emptied.
caverna-rule-cav-17-7 = One ruby saves one such space for this round.
caverna-rule-cav-17-8 = Alone, the order of dwarfs applies as always.
caverna-rule-cav-17-9 = With two players Ruby mining is empty until round 3.
caverna-rule-cav-17-10 = With two players one green marker is left out.
caverna-rule-cav-17-11 = Suppliers count only rounds that are played.
caverna-rule-cav-18-1 = The set of furnishings is full or introductory.
caverna-rule-cav-18-2 = The table may allow 1 ruby for 1 gold.
caverna-rule-cav-18-3 = Alone, spaces may be emptied at seven pieces.
caverna-rule-cav-18-4 = Alone, only the most frequent kind may be counted.
caverna-rule-cav-18-5 = Markers may be turned up just before the harvest.
caverna-rule-cav-18-6 = Single tiles may be allowed to hang over.
caverna-rule-cav-18-7 = The first starting player may be agreed on.
