// Written by `python -m tools.gen_web` from the Python sources; do not edit.

export const GOODS = [
 "wood",
 "stone",
 "ore",
 "ruby",
 "gold",
 "food",
 "grain",
 "veg",
 "sheep",
 "donkey",
 "boar",
 "cattle",
 "dog",
 "begging"
] as const;

export const FURNISHINGS = {
 "entry_dwelling": {
  "colour": "orange",
  "cost": {},
  "points": 0,
  "counts": false,
  "introductory": true
 },
 "dwelling": {
  "colour": "orange",
  "cost": {
   "wood": 4,
   "stone": 3
  },
  "points": 3,
  "counts": false,
  "introductory": true
 },
 "simple_dwelling_a": {
  "colour": "orange",
  "cost": {
   "wood": 4,
   "stone": 2
  },
  "points": 0,
  "counts": false,
  "introductory": true
 },
 "simple_dwelling_b": {
  "colour": "orange",
  "cost": {
   "wood": 3,
   "stone": 3
  },
  "points": 0,
  "counts": false,
  "introductory": true
 },
 "mixed_dwelling": {
  "colour": "orange",
  "cost": {
   "wood": 5,
   "stone": 4
  },
  "points": 4,
  "counts": false,
  "introductory": false
 },
 "couple_dwelling": {
  "colour": "orange",
  "cost": {
   "wood": 8,
   "stone": 6
  },
  "points": 5,
  "counts": false,
  "introductory": false
 },
 "additional_dwelling": {
  "colour": "orange",
  "cost": {
   "wood": 4,
   "stone": 3
  },
  "points": 5,
  "counts": false,
  "introductory": false
 },
 "cuddle_room": {
  "colour": "green",
  "cost": {
   "wood": 1
  },
  "points": 2,
  "counts": false,
  "introductory": true
 },
 "breakfast_room": {
  "colour": "green",
  "cost": {
   "wood": 1
  },
  "points": 0,
  "counts": false,
  "introductory": true
 },
 "stubble_room": {
  "colour": "green",
  "cost": {
   "wood": 1,
   "ore": 1
  },
  "points": 1,
  "counts": false,
  "introductory": true
 },
 "work_room": {
  "colour": "green",
  "cost": {
   "stone": 1
  },
  "points": 2,
  "counts": false,
  "introductory": false
 },
 "guest_room": {
  "colour": "green",
  "cost": {
   "wood": 1,
   "stone": 1
  },
  "points": 0,
  "counts": false,
  "introductory": false
 },
 "office_room": {
  "colour": "green",
  "cost": {
   "stone": 1
  },
  "points": 0,
  "counts": false,
  "introductory": false
 },
 "carpenter": {
  "colour": "green",
  "cost": {
   "stone": 1
  },
  "points": 0,
  "counts": false,
  "introductory": true
 },
 "stone_carver": {
  "colour": "green",
  "cost": {
   "wood": 1
  },
  "points": 1,
  "counts": false,
  "introductory": true
 },
 "blacksmith": {
  "colour": "green",
  "cost": {
   "wood": 1,
   "stone": 2
  },
  "points": 3,
  "counts": false,
  "introductory": true
 },
 "miner": {
  "colour": "green",
  "cost": {
   "wood": 1,
   "stone": 1
  },
  "points": 3,
  "counts": false,
  "introductory": false
 },
 "builder": {
  "colour": "green",
  "cost": {
   "stone": 1
  },
  "points": 2,
  "counts": false,
  "introductory": false
 },
 "trader": {
  "colour": "green",
  "cost": {
   "wood": 1
  },
  "points": 2,
  "counts": false,
  "introductory": false
 },
 "wood_supplier": {
  "colour": "green",
  "cost": {
   "stone": 1
  },
  "points": 2,
  "counts": false,
  "introductory": true
 },
 "stone_supplier": {
  "colour": "green",
  "cost": {
   "wood": 1
  },
  "points": 1,
  "counts": false,
  "introductory": true
 },
 "ruby_supplier": {
  "colour": "green",
  "cost": {
   "wood": 2,
   "stone": 2
  },
  "points": 2,
  "counts": false,
  "introductory": true
 },
 "dog_school": {
  "colour": "green",
  "cost": {},
  "points": 0,
  "counts": false,
  "introductory": false
 },
 "quarry": {
  "colour": "green",
  "cost": {
   "wood": 1
  },
  "points": 2,
  "counts": false,
  "introductory": false
 },
 "seam": {
  "colour": "green",
  "cost": {
   "wood": 2
  },
  "points": 1,
  "counts": false,
  "introductory": false
 },
 "slaughtering_cave": {
  "colour": "green",
  "cost": {
   "wood": 2,
   "stone": 2
  },
  "points": 2,
  "counts": false,
  "introductory": true
 },
 "cooking_cave": {
  "colour": "green",
  "cost": {
   "stone": 2
  },
  "points": 2,
  "counts": false,
  "introductory": true
 },
 "working_cave": {
  "colour": "green",
  "cost": {
   "wood": 1,
   "stone": 1
  },
  "points": 2,
  "counts": false,
  "introductory": true
 },
 "mining_cave": {
  "colour": "green",
  "cost": {
   "wood": 3,
   "stone": 2
  },
  "points": 2,
  "counts": false,
  "introductory": false
 },
 "breeding_cave": {
  "colour": "green",
  "cost": {
   "stone": 1,
   "grain": 1
  },
  "points": 2,
  "counts": false,
  "introductory": false
 },
 "peaceful_cave": {
  "colour": "green",
  "cost": {
   "wood": 2,
   "stone": 2
  },
  "points": 2,
  "counts": false,
  "introductory": false
 },
 "weaving_parlor": {
  "colour": "yellow",
  "cost": {
   "wood": 2,
   "stone": 1
  },
  "points": 0,
  "counts": true,
  "introductory": true
 },
 "milking_parlor": {
  "colour": "yellow",
  "cost": {
   "wood": 2,
   "stone": 2
  },
  "points": 0,
  "counts": true,
  "introductory": true
 },
 "state_parlor": {
  "colour": "yellow",
  "cost": {
   "stone": 3,
   "gold": 5
  },
  "points": 0,
  "counts": true,
  "introductory": false
 },
 "hunting_parlor": {
  "colour": "yellow",
  "cost": {
   "wood": 2
  },
  "points": 1,
  "counts": false,
  "introductory": true
 },
 "beer_parlor": {
  "colour": "yellow",
  "cost": {
   "wood": 2
  },
  "points": 3,
  "counts": false,
  "introductory": true
 },
 "blacksmithing_parlor": {
  "colour": "yellow",
  "cost": {
   "ore": 3
  },
  "points": 2,
  "counts": false,
  "introductory": false
 },
 "stone_storage": {
  "colour": "yellow",
  "cost": {
   "wood": 3,
   "ore": 1
  },
  "points": 0,
  "counts": true,
  "introductory": true
 },
 "ore_storage": {
  "colour": "yellow",
  "cost": {
   "wood": 1,
   "stone": 2
  },
  "points": 0,
  "counts": true,
  "introductory": true
 },
 "spare_part_storage": {
  "colour": "yellow",
  "cost": {
   "wood": 2
  },
  "points": 0,
  "counts": false,
  "introductory": false
 },
 "main_storage": {
  "colour": "yellow",
  "cost": {
   "wood": 2,
   "stone": 1
  },
  "points": 0,
  "counts": true,
  "introductory": true
 },
 "weapon_storage": {
  "colour": "yellow",
  "cost": {
   "wood": 3,
   "stone": 2
  },
  "points": 0,
  "counts": true,
  "introductory": true
 },
 "supplies_storage": {
  "colour": "yellow",
  "cost": {
   "wood": 1,
   "food": 3
  },
  "points": 0,
  "counts": true,
  "introductory": false
 },
 "broom_chamber": {
  "colour": "yellow",
  "cost": {
   "wood": 1
  },
  "points": 0,
  "counts": true,
  "introductory": false
 },
 "treasure_chamber": {
  "colour": "yellow",
  "cost": {
   "wood": 1,
   "stone": 1
  },
  "points": 0,
  "counts": true,
  "introductory": true
 },
 "food_chamber": {
  "colour": "yellow",
  "cost": {
   "wood": 2,
   "veg": 2
  },
  "points": 0,
  "counts": true,
  "introductory": true
 },
 "prayer_chamber": {
  "colour": "yellow",
  "cost": {
   "wood": 2
  },
  "points": 0,
  "counts": true,
  "introductory": false
 },
 "writing_chamber": {
  "colour": "yellow",
  "cost": {
   "stone": 2
  },
  "points": 0,
  "counts": true,
  "introductory": true
 },
 "fodder_chamber": {
  "colour": "yellow",
  "cost": {
   "stone": 1,
   "grain": 2
  },
  "points": 0,
  "counts": true,
  "introductory": true
 }
} as const;

export const SPACES = {
 "ruby_mining": [
  [
   1,
   7,
   [
    "+",
    "ruby",
    "(1",
    "rubymine",
    ")"
   ]
  ]
 ],
 "housework": [
  [
   1,
   7,
   [
    "dog",
    "+",
    "furnish"
   ]
  ]
 ],
 "slash_and_burn": [
  [
   1,
   7,
   [
    "meadow",
    "field",
    "→",
    "sow"
   ]
  ]
 ],
 "drift_mining": [
  [
   2,
   3,
   [
    "+",
    "cavern",
    "tunnel"
   ]
  ],
  [
   4,
   7,
   [
    "+",
    "cavern",
    "tunnel"
   ]
  ]
 ],
 "excavation": [
  [
   1,
   3,
   [
    "+",
    "cavern",
    "tunnel",
    "/",
    "cavern",
    "cavern"
   ]
  ],
  [
   4,
   7,
   [
    "+",
    "cavern",
    "tunnel",
    "/",
    "cavern",
    "cavern"
   ]
  ]
 ],
 "starting_player": [
  [
   2,
   3,
   [
    "first",
    "+",
    "ore",
    "×2"
   ]
  ],
  [
   4,
   7,
   [
    "first",
    "+",
    "ruby"
   ]
  ]
 ],
 "imitation": [
  [
   3,
   3,
   [
    "food",
    "−4",
    "→",
    "swap"
   ]
  ],
  [
   4,
   7,
   [
    "food",
    "−2",
    "→",
    "swap"
   ]
  ]
 ],
 "logging": [
  [
   1,
   3,
   [
    "→",
    "expedition",
    "1"
   ]
  ],
  [
   4,
   7,
   [
    "→",
    "expedition",
    "1"
   ]
  ]
 ],
 "supplies": [
  [
   2,
   3,
   [
    "wood",
    "stone",
    "ore",
    "food",
    "gold",
    "×2"
   ]
  ]
 ],
 "growth": [
  [
   4,
   7,
   [
    "wood",
    "stone",
    "ore",
    "food",
    "gold",
    "×2",
    "/",
    "child"
   ]
  ]
 ],
 "ore_mining": [
  [
   1,
   3,
   [
    "+",
    "2×",
    "oremine"
   ]
  ],
  [
   4,
   7,
   [
    "+",
    "2×",
    "oremine"
   ]
  ]
 ],
 "wood_gathering": [
  [
   1,
   3,
   []
  ]
 ],
 "forest_exploration": [
  [
   3,
   3,
   [
    "+",
    "veg"
   ]
  ],
  [
   4,
   7,
   [
    "+",
    "food",
    "×2"
   ]
  ]
 ],
 "clearing": [
  [
   2,
   3,
   [
    "+",
    "meadow",
    "field"
   ]
  ],
  [
   4,
   7,
   [
    "+",
    "meadow",
    "field"
   ]
  ]
 ],
 "sustenance": [
  [
   1,
   3,
   [
    "+",
    "grain",
    "+",
    "meadow",
    "field"
   ]
  ],
  [
   4,
   7,
   [
    "+",
    "meadow",
    "field"
   ]
  ]
 ],
 "strip_mining": [
  [
   3,
   3,
   [
    "+",
    "wood",
    "×2"
   ]
  ]
 ],
 "depot": [
  [
   5,
   7,
   []
  ]
 ],
 "small_drift_mining": [
  [
   5,
   5,
   [
    "stone",
    "+",
    "cavern",
    "tunnel"
   ]
  ]
 ],
 "drift_mining_2": [
  [
   6,
   7,
   [
    "+",
    "cavern",
    "tunnel"
   ]
  ]
 ],
 "weekly_market": [
  [
   5,
   7,
   [
    "gold",
    "×4",
    "→",
    "market"
   ]
  ]
 ],
 "imitation_2": [
  [
   5,
   5,
   [
    "food",
    "−4",
    "→",
    "swap"
   ]
  ],
  [
   6,
   7,
   [
    "food",
    "−1",
    "→",
    "swap"
   ]
  ]
 ],
 "hardware_rental": [
  [
   5,
   5,
   [
    "expedition",
    "2",
    "→",
    "sow"
   ]
  ],
  [
   6,
   7,
   [
    "wood",
    "×2",
    "→",
    "expedition",
    "2",
    "→",
    "sow"
   ]
  ]
 ],
 "fence_building": [
  [
   5,
   5,
   [
    "→",
    "fence",
    "+",
    "fence",
    "×2"
   ]
  ],
  [
   6,
   7,
   [
    "→",
    "fence",
    "+",
    "fence",
    "×2"
   ]
  ]
 ],
 "large_depot": [
  [
   7,
   7,
   []
  ]
 ],
 "imitation_3": [
  [
   7,
   7,
   [
    "→",
    "swap"
   ]
  ]
 ],
 "extension": [
  [
   7,
   7,
   [
    "meadow",
    "field",
    "+",
    "wood",
    "/",
    "cavern",
    "tunnel",
    "+",
    "stone"
   ]
  ]
 ],
 "blacksmithing": [
  [
   1,
   7,
   [
    "forge",
    "→",
    "expedition",
    "3"
   ]
  ]
 ],
 "sheep_farming": [
  [
   1,
   7,
   [
    "fence",
    "+",
    "fence",
    "×2",
    "+",
    "stable"
   ]
  ]
 ],
 "ore_mine_construction": [
  [
   1,
   7,
   [
    "oremine",
    "deep",
    "+",
    "ore",
    "×3",
    "→",
    "expedition",
    "2"
   ]
  ]
 ],
 "wish_for_children": [
  [
   1,
   7,
   [
    "child",
    "/",
    "bed"
   ]
  ]
 ],
 "urgent_wish": [
  [
   1,
   7,
   [
    "bed",
    "→",
    "child",
    "/",
    "gold",
    "×3"
   ]
  ]
 ],
 "donkey_farming": [
  [
   1,
   7,
   [
    "fence",
    "+",
    "fence",
    "×2",
    "+",
    "stable"
   ]
  ]
 ],
 "ruby_mine_construction": [
  [
   1,
   7,
   [
    "tunnel",
    "→",
    "rubymine",
    "/",
    "deep",
    "→",
    "rubymine",
    "+",
    "ruby"
   ]
  ]
 ],
 "family_life": [
  [
   1,
   7,
   [
    "child",
    "+",
    "sow"
   ]
  ]
 ],
 "ore_delivery": [
  [
   1,
   7,
   [
    "+",
    "2×",
    "oremine"
   ]
  ]
 ],
 "exploration": [
  [
   3,
   7,
   [
    "expedition",
    "4"
   ]
  ]
 ],
 "adventure": [
  [
   1,
   7,
   [
    "forge",
    "→",
    "expedition",
    "1",
    "→",
    "expedition",
    "1"
   ]
  ]
 ],
 "ore_trading": [
  [
   1,
   7,
   [
    "ore",
    "×2",
    "→",
    "gold",
    "×2",
    "food"
   ]
  ]
 ],
 "ruby_delivery": [
  [
   1,
   7,
   [
    "+",
    "ruby",
    "(2",
    "rubymine",
    ")"
   ]
  ]
 ]
} as const;

export const LOOT = {
 "loot_weapons": {
  "strength": 1,
  "gains": {}
 },
 "loot_dog": {
  "strength": 1,
  "gains": {
   "dog": 1
  }
 },
 "loot_wood": {
  "strength": 1,
  "gains": {
   "wood": 1
  }
 },
 "loot_sheep": {
  "strength": 2,
  "gains": {
   "sheep": 1
  }
 },
 "loot_grain": {
  "strength": 2,
  "gains": {
   "grain": 1
  }
 },
 "loot_donkey": {
  "strength": 3,
  "gains": {
   "donkey": 1
  }
 },
 "loot_stone": {
  "strength": 3,
  "gains": {
   "stone": 1
  }
 },
 "loot_veg": {
  "strength": 4,
  "gains": {
   "veg": 1
  }
 },
 "loot_ore": {
  "strength": 4,
  "gains": {
   "ore": 2
  }
 },
 "loot_boar": {
  "strength": 5,
  "gains": {
   "boar": 1
  }
 },
 "loot_gold": {
  "strength": 6,
  "gains": {
   "gold": 2
  }
 },
 "loot_furnish": {
  "strength": 7,
  "gains": {}
 },
 "loot_stable": {
  "strength": 8,
  "gains": {}
 },
 "loot_tunnel": {
  "strength": 9,
  "gains": {}
 },
 "loot_small_pasture": {
  "strength": 9,
  "gains": {}
 },
 "loot_cattle": {
  "strength": 10,
  "gains": {
   "cattle": 1
  }
 },
 "loot_large_pasture": {
  "strength": 10,
  "gains": {}
 },
 "loot_meadow": {
  "strength": 11,
  "gains": {}
 },
 "loot_dwelling": {
  "strength": 11,
  "gains": {}
 },
 "loot_field": {
  "strength": 12,
  "gains": {}
 },
 "loot_sow": {
  "strength": 12,
  "gains": {}
 },
 "loot_cavern": {
  "strength": 14,
  "gains": {}
 },
 "loot_breed": {
  "strength": 14,
  "gains": {}
 }
} as const;

export const ICONS_OF_SQUARES = {
 "F1,3": {
  "boar": 1
 },
 "F3,1": {
  "boar": 1
 },
 "F4,2": {
  "food": 1
 },
 "M4,2": {
  "food": 1
 },
 "M1,3": {
  "food": 2
 }
} as const;

export const ENTRANCE = "F4,3" as const;

export const ENTRY_DWELLING = "M4,1" as const;

export const SQUARE_WIDTH = 8 as const;

export const ROUND_ENDS = {
 "alone": [
  "none",
  "none",
  "harvest",
  "one_food",
  "harvest",
  "harvest",
  "harvest",
  "harvest",
  "harvest",
  "harvest",
  "harvest",
  "harvest"
 ],
 "together": [
  "none",
  "none",
  "harvest",
  "one_food",
  "harvest",
  null,
  null,
  null,
  null,
  null,
  null,
  null
 ]
} as const;

export const TILES = [
 "meadow_field",
 "cavern_tunnel",
 "cavern_cavern",
 "ore_mine",
 "ruby_mine",
 "meadow",
 "field",
 "tunnel",
 "cavern"
] as const;

export const TILES_OF_TWO = [
 "meadow_field",
 "cavern_tunnel",
 "cavern_cavern",
 "ore_mine"
] as const;

export const EXCHANGES = [
 "grain_to_food",
 "veg_to_food",
 "sheep_to_food",
 "donkey_to_food",
 "donkeys_to_food",
 "boar_to_food",
 "cattle_to_food",
 "ruby_to_food",
 "gold_to_food",
 "cook",
 "brew_food",
 "brew_gold",
 "hunt",
 "smelt",
 "weapon_to_food",
 "trade_gold",
 "sell_parts",
 "ruby_to_dog",
 "ruby_to_grain",
 "ruby_to_veg",
 "ruby_to_sheep",
 "ruby_to_wood",
 "ruby_to_donkey",
 "ruby_to_stone",
 "ruby_to_boar",
 "ruby_to_ore",
 "ruby_to_cattle",
 "ruby_to_gold",
 "ruby_to_meadow",
 "ruby_to_field",
 "ruby_to_tunnel",
 "ruby_to_cavern"
] as const;

export const MARKET = [
 "dog",
 "sheep",
 "donkey",
 "boar",
 "cattle",
 "wood",
 "stone",
 "ore",
 "grain",
 "veg"
] as const;

export const VERBS = {
 "place": 2,
 "call": 3,
 "take": 5,
 "lay": 7,
 "fence": 8,
 "stable": 9,
 "furnish": 11,
 "site": 12,
 "loot": 15,
 "imitate": 17,
 "buy": 19
} as const;
