// Written by `python -m tools.gen_web` from the Python sources; do not edit.

export const PATHS = {
 "cross-1": {
  "open": "NESW",
  "groups": [
   "NESW"
  ],
  "level": 1,
  "fields": [
   "c"
  ],
  "features": {}
 },
 "tee-north-1": {
  "open": "NEW",
  "groups": [
   "NEW"
  ],
  "level": 1,
  "fields": [
   "c"
  ],
  "features": {}
 },
 "tee-east-1": {
  "open": "NES",
  "groups": [
   "NES"
  ],
  "level": 1,
  "fields": [
   "c"
  ],
  "features": {}
 },
 "straight-ns-1": {
  "open": "NS",
  "groups": [
   "NS"
  ],
  "level": 1,
  "fields": [
   "c"
  ],
  "features": {}
 },
 "straight-ew-1": {
  "open": "EW",
  "groups": [
   "EW"
  ],
  "level": 1,
  "fields": [
   "c"
  ],
  "features": {}
 },
 "curve-ne-1": {
  "open": "NE",
  "groups": [
   "NE"
  ],
  "level": 1,
  "fields": [
   "c"
  ],
  "features": {}
 },
 "curve-nw-1": {
  "open": "NW",
  "groups": [
   "NW"
  ],
  "level": 1,
  "fields": [
   "c"
  ],
  "features": {}
 },
 "lair-tee-north-1": {
  "open": "NEW",
  "groups": [
   "NEW"
  ],
  "level": 1,
  "fields": [
   "c"
  ],
  "features": {
   "c": "lair"
  }
 },
 "lair-tee-east-1": {
  "open": "NES",
  "groups": [
   "NES"
  ],
  "level": 1,
  "fields": [
   "c"
  ],
  "features": {
   "c": "lair"
  }
 },
 "lair-cross-1": {
  "open": "NESW",
  "groups": [
   "NESW"
  ],
  "level": 1,
  "fields": [
   "c"
  ],
  "features": {
   "c": "lair"
  }
 },
 "ladder-tee-north-1": {
  "open": "NEW",
  "groups": [
   "NEW"
  ],
  "level": 1,
  "fields": [
   "c"
  ],
  "features": {
   "c": "ladder"
  }
 },
 "bridge-ew-1": {
  "open": "NESW",
  "groups": [
   "NS",
   "EW"
  ],
  "level": 1,
  "fields": [
   "c1",
   "c2"
  ],
  "features": {
   "c2": "bridge"
  }
 },
 "tunnel-ne-1": {
  "open": "NESW",
  "groups": [
   "NE",
   "SW"
  ],
  "level": 1,
  "fields": [
   "c1",
   "c2",
   "t"
  ],
  "features": {
   "t": "tunnel"
  }
 },
 "tunnel-nw-1": {
  "open": "NESW",
  "groups": [
   "NW",
   "ES"
  ],
  "level": 1,
  "fields": [
   "c1",
   "c2",
   "t"
  ],
  "features": {
   "t": "tunnel"
  }
 },
 "cross-2": {
  "open": "NESW",
  "groups": [
   "NESW"
  ],
  "level": 2,
  "fields": [
   "n",
   "e",
   "s",
   "w"
  ],
  "features": {}
 },
 "tee-north-2": {
  "open": "NEW",
  "groups": [
   "NEW"
  ],
  "level": 2,
  "fields": [
   "n",
   "e",
   "w"
  ],
  "features": {}
 },
 "tee-east-2": {
  "open": "NES",
  "groups": [
   "NES"
  ],
  "level": 2,
  "fields": [
   "n",
   "e",
   "s"
  ],
  "features": {}
 },
 "straight-ns-2": {
  "open": "NS",
  "groups": [
   "NS"
  ],
  "level": 2,
  "fields": [
   "n",
   "s"
  ],
  "features": {}
 },
 "straight-ew-2": {
  "open": "EW",
  "groups": [
   "EW"
  ],
  "level": 2,
  "fields": [
   "e",
   "w"
  ],
  "features": {}
 },
 "curve-ne-2": {
  "open": "NE",
  "groups": [
   "NE"
  ],
  "level": 2,
  "fields": [
   "n",
   "e"
  ],
  "features": {}
 },
 "curve-nw-2": {
  "open": "NW",
  "groups": [
   "NW"
  ],
  "level": 2,
  "fields": [
   "n",
   "w"
  ],
  "features": {}
 },
 "lair-straight-ns-2": {
  "open": "NS",
  "groups": [
   "NS"
  ],
  "level": 2,
  "fields": [
   "n",
   "s"
  ],
  "features": {
   "n": "lair"
  }
 },
 "lair-straight-ew-2": {
  "open": "EW",
  "groups": [
   "EW"
  ],
  "level": 2,
  "fields": [
   "e",
   "w"
  ],
  "features": {
   "e": "lair"
  }
 },
 "lair-tee-north-2": {
  "open": "NEW",
  "groups": [
   "NEW"
  ],
  "level": 2,
  "fields": [
   "n",
   "e",
   "w"
  ],
  "features": {
   "n": "lair"
  }
 },
 "ladder-straight-ns-2": {
  "open": "NS",
  "groups": [
   "NS"
  ],
  "level": 2,
  "fields": [
   "n",
   "s"
  ],
  "features": {
   "n": "ladder"
  }
 },
 "ladder-straight-ew-2": {
  "open": "EW",
  "groups": [
   "EW"
  ],
  "level": 2,
  "fields": [
   "e",
   "w"
  ],
  "features": {
   "e": "ladder"
  }
 },
 "vein-curve-ne-2": {
  "open": "NE",
  "groups": [
   "NE"
  ],
  "level": 2,
  "fields": [
   "n",
   "e"
  ],
  "features": {
   "n": "vein"
  }
 },
 "bridge-ns-2": {
  "open": "NESW",
  "groups": [
   "NS",
   "EW"
  ],
  "level": 2,
  "fields": [
   "n",
   "s",
   "e",
   "w"
  ],
  "features": {
   "n": "bridge",
   "s": "bridge"
  }
 },
 "bridge-ew-2": {
  "open": "NESW",
  "groups": [
   "NS",
   "EW"
  ],
  "level": 2,
  "fields": [
   "n",
   "s",
   "e",
   "w"
  ],
  "features": {
   "e": "bridge",
   "w": "bridge"
  }
 },
 "tunnel-ne-2": {
  "open": "NESW",
  "groups": [
   "NE",
   "SW"
  ],
  "level": 2,
  "fields": [
   "n",
   "e",
   "s",
   "w",
   "t"
  ],
  "features": {
   "t": "tunnel"
  }
 },
 "tunnel-nw-2": {
  "open": "NESW",
  "groups": [
   "NW",
   "ES"
  ],
  "level": 2,
  "fields": [
   "n",
   "w",
   "e",
   "s",
   "t"
  ],
  "features": {
   "t": "tunnel"
  }
 },
 "cross-3": {
  "open": "NESW",
  "groups": [
   "NESW"
  ],
  "level": 3,
  "fields": [
   "n",
   "e",
   "s",
   "w",
   "c"
  ],
  "features": {}
 },
 "tee-north-3": {
  "open": "NEW",
  "groups": [
   "NEW"
  ],
  "level": 3,
  "fields": [
   "n",
   "e",
   "w",
   "c"
  ],
  "features": {}
 },
 "tee-east-3": {
  "open": "NES",
  "groups": [
   "NES"
  ],
  "level": 3,
  "fields": [
   "n",
   "e",
   "s",
   "c"
  ],
  "features": {}
 },
 "straight-ns-3": {
  "open": "NS",
  "groups": [
   "NS"
  ],
  "level": 3,
  "fields": [
   "n",
   "s",
   "c"
  ],
  "features": {}
 },
 "straight-ew-3": {
  "open": "EW",
  "groups": [
   "EW"
  ],
  "level": 3,
  "fields": [
   "e",
   "w",
   "c"
  ],
  "features": {}
 },
 "curve-ne-3": {
  "open": "NE",
  "groups": [
   "NE"
  ],
  "level": 3,
  "fields": [
   "n",
   "e",
   "c"
  ],
  "features": {}
 },
 "curve-nw-3": {
  "open": "NW",
  "groups": [
   "NW"
  ],
  "level": 3,
  "fields": [
   "n",
   "w",
   "c"
  ],
  "features": {}
 },
 "lair-tee-east-3": {
  "open": "NES",
  "groups": [
   "NES"
  ],
  "level": 3,
  "fields": [
   "n",
   "e",
   "s",
   "c"
  ],
  "features": {
   "c": "lair"
  }
 },
 "lair-curve-ne-3": {
  "open": "NE",
  "groups": [
   "NE"
  ],
  "level": 3,
  "fields": [
   "n",
   "e",
   "c"
  ],
  "features": {
   "c": "lair"
  }
 },
 "lair-curve-nw-3": {
  "open": "NW",
  "groups": [
   "NW"
  ],
  "level": 3,
  "fields": [
   "n",
   "w",
   "c"
  ],
  "features": {
   "c": "lair"
  }
 },
 "ladder-cross-3": {
  "open": "NESW",
  "groups": [
   "NESW"
  ],
  "level": 3,
  "fields": [
   "n",
   "e",
   "s",
   "w",
   "c"
  ],
  "features": {
   "c": "ladder"
  }
 },
 "vein-curve-nw-3": {
  "open": "NW",
  "groups": [
   "NW"
  ],
  "level": 3,
  "fields": [
   "n",
   "w",
   "c"
  ],
  "features": {
   "c": "vein"
  }
 },
 "bridge-ns-3": {
  "open": "NESW",
  "groups": [
   "NS",
   "EW"
  ],
  "level": 3,
  "fields": [
   "n",
   "s",
   "c1",
   "e",
   "w",
   "c2"
  ],
  "features": {
   "n": "bridge",
   "s": "bridge",
   "c1": "bridge"
  }
 },
 "tunnel-ne-3": {
  "open": "NESW",
  "groups": [
   "NE",
   "SW"
  ],
  "level": 3,
  "fields": [
   "n",
   "e",
   "c1",
   "s",
   "w",
   "c2",
   "t"
  ],
  "features": {
   "t": "tunnel"
  }
 },
 "start": {
  "open": "NESW",
  "groups": [
   "NESW"
  ],
  "level": 0,
  "fields": [
   "c"
  ],
  "features": {
   "c": "ladder"
  }
 },
 "exit": {
  "open": "NESW",
  "groups": [
   "NESW"
  ],
  "level": 0,
  "fields": [
   "n",
   "e",
   "s",
   "w",
   "c"
  ],
  "features": {
   "c": "exit"
  }
 },
 "vein": {
  "open": "NE",
  "groups": [
   "NE"
  ],
  "level": 0,
  "fields": [
   "n",
   "e",
   "c"
  ],
  "features": {
   "c": "vein"
  }
 },
 "lair": {
  "open": "NW",
  "groups": [
   "NW"
  ],
  "level": 0,
  "fields": [
   "n",
   "w",
   "c"
  ],
  "features": {
   "c": "lair"
  }
 },
 "ladder": {
  "open": "NEW",
  "groups": [
   "NEW"
  ],
  "level": 0,
  "fields": [
   "n",
   "e",
   "w",
   "c"
  ],
  "features": {
   "c": "ladder"
  }
 }
} as const;

export const KEYS = [
 "cross-1",
 "tee-north-1",
 "tee-east-1",
 "straight-ns-1",
 "straight-ew-1",
 "curve-ne-1",
 "curve-nw-1",
 "lair-tee-north-1",
 "lair-tee-east-1",
 "lair-cross-1",
 "ladder-tee-north-1",
 "bridge-ew-1",
 "tunnel-ne-1",
 "tunnel-nw-1",
 "cross-2",
 "tee-north-2",
 "tee-east-2",
 "straight-ns-2",
 "straight-ew-2",
 "curve-ne-2",
 "curve-nw-2",
 "lair-straight-ns-2",
 "lair-straight-ew-2",
 "lair-tee-north-2",
 "ladder-straight-ns-2",
 "ladder-straight-ew-2",
 "vein-curve-ne-2",
 "bridge-ns-2",
 "bridge-ew-2",
 "tunnel-ne-2",
 "tunnel-nw-2",
 "cross-3",
 "tee-north-3",
 "tee-east-3",
 "straight-ns-3",
 "straight-ew-3",
 "curve-ne-3",
 "curve-nw-3",
 "lair-tee-east-3",
 "lair-curve-ne-3",
 "lair-curve-nw-3",
 "ladder-cross-3",
 "vein-curve-nw-3",
 "bridge-ns-3",
 "tunnel-ne-3",
 "rockfall-1",
 "rockfall-2",
 "rockfall-3",
 "web-1",
 "web-2",
 "web-3",
 "boots-1",
 "boots-2",
 "boots-3",
 "battle-axe-1",
 "battle-axe-2",
 "battle-axe-3",
 "secret-info-1",
 "secret-info-2",
 "secret-info-3",
 "card-swap-1",
 "card-swap-2",
 "card-swap-3",
 "rat-1",
 "rat-2",
 "rat-3",
 "lindworm-1",
 "lindworm-2",
 "lindworm-3",
 "goblin-1",
 "goblin-2",
 "goblin-3"
] as const;

export const ACTION_KEYS = [
 "rockfall-1",
 "rockfall-2",
 "rockfall-3",
 "web-1",
 "web-2",
 "web-3",
 "boots-1",
 "boots-2",
 "boots-3",
 "battle-axe-1",
 "battle-axe-2",
 "battle-axe-3",
 "secret-info-1",
 "secret-info-2",
 "secret-info-3",
 "card-swap-1",
 "card-swap-2",
 "card-swap-3",
 "rat-1",
 "rat-2",
 "rat-3",
 "lindworm-1",
 "lindworm-2",
 "lindworm-3",
 "goblin-1",
 "goblin-2",
 "goblin-3"
] as const;

export const KINDS = [
 "rockfall",
 "web",
 "boots",
 "battle-axe",
 "secret-info",
 "card-swap",
 "rat",
 "lindworm",
 "goblin"
] as const;

export const LEVELS = [
 29,
 27,
 26
] as const;

export const MONSTER_MOVES = {
 "rat": 3,
 "lindworm": 4,
 "goblin": 5
} as const;

export const VERBS = {
 "place": 0,
 "rockfall": 1,
 "web": 2,
 "equip": 3,
 "look-goal": 4,
 "look-clan": 5,
 "swap": 6,
 "lure": 7,
 "discard": 8,
 "cut": 9,
 "propose": 10,
 "step": 11,
 "stop": 12,
 "end-turn": 13,
 "fight": 14,
 "endure": 15,
 "orient": 16,
 "agree": 17,
 "decline": 18
} as const;

export const CELLS = {
 "origin": 6160,
 "dx": 1,
 "dy": 111
} as const;

export const EDGES = {
 "north": -221,
 "east": 0,
 "south": 1,
 "west": -2
} as const;

export const PLACES = {
 "origin": 49280,
 "dx": 8,
 "dy": 888
} as const;
