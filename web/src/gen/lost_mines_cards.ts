// Written by `python -m tools.gen_web` from the Python sources; do not edit.

export const PATHS = {
 "cross": {
  "open": "NESW",
  "groups": [
   "NESW"
  ],
  "feature": "plain"
 },
 "tee-north": {
  "open": "NEW",
  "groups": [
   "NEW"
  ],
  "feature": "plain"
 },
 "tee-east": {
  "open": "NES",
  "groups": [
   "NES"
  ],
  "feature": "plain"
 },
 "straight-ns": {
  "open": "NS",
  "groups": [
   "NS"
  ],
  "feature": "plain"
 },
 "straight-ew": {
  "open": "EW",
  "groups": [
   "EW"
  ],
  "feature": "plain"
 },
 "curve-ne": {
  "open": "NE",
  "groups": [
   "NE"
  ],
  "feature": "plain"
 },
 "curve-nw": {
  "open": "NW",
  "groups": [
   "NW"
  ],
  "feature": "plain"
 },
 "rocks-tee-north": {
  "open": "NEW",
  "groups": [
   "NEW"
  ],
  "feature": "rocks"
 },
 "rocks-tee-east": {
  "open": "NES",
  "groups": [
   "NES"
  ],
  "feature": "rocks"
 },
 "rocks-straight-ns": {
  "open": "NS",
  "groups": [
   "NS"
  ],
  "feature": "rocks"
 },
 "rocks-straight-ew": {
  "open": "EW",
  "groups": [
   "EW"
  ],
  "feature": "rocks"
 },
 "campfire-cross": {
  "open": "NESW",
  "groups": [
   "NESW"
  ],
  "feature": "campfire"
 },
 "campfire-tee-north": {
  "open": "NEW",
  "groups": [
   "NEW"
  ],
  "feature": "campfire"
 },
 "campfire-tee-east": {
  "open": "NES",
  "groups": [
   "NES"
  ],
  "feature": "campfire"
 },
 "campfire-curve-ne": {
  "open": "NE",
  "groups": [
   "NE"
  ],
  "feature": "campfire"
 },
 "fallen-trees-tee-east": {
  "open": "NES",
  "groups": [
   "NES"
  ],
  "feature": "fallen-trees"
 },
 "fallen-trees-straight-ns": {
  "open": "NS",
  "groups": [
   "NS"
  ],
  "feature": "fallen-trees"
 },
 "fallen-trees-curve-ne": {
  "open": "NE",
  "groups": [
   "NE"
  ],
  "feature": "fallen-trees"
 },
 "lake-tee-north": {
  "open": "NEW",
  "groups": [
   "NEW"
  ],
  "feature": "lake"
 },
 "lake-straight-ew": {
  "open": "EW",
  "groups": [
   "EW"
  ],
  "feature": "lake"
 },
 "lake-curve-nw": {
  "open": "NW",
  "groups": [
   "NW"
  ],
  "feature": "lake"
 },
 "pit-cross": {
  "open": "NESW",
  "groups": [
   "NESW"
  ],
  "feature": "pit"
 },
 "pit-straight-ns": {
  "open": "NS",
  "groups": [
   "NS"
  ],
  "feature": "pit"
 },
 "pit-straight-ew": {
  "open": "EW",
  "groups": [
   "EW"
  ],
  "feature": "pit"
 }
} as const;

export const MINES = {
 "silver": {
  "open": "NES",
  "groups": [
   "NES"
  ]
 },
 "gold": {
  "open": "NEW",
  "groups": [
   "NEW"
  ]
 },
 "gems": {
  "open": "NESW",
  "groups": [
   "NESW"
  ]
 },
 "dragon": {
  "open": "NE",
  "groups": [
   "NE"
  ]
 }
} as const;

export const KEYS = [
 "cross",
 "tee-north",
 "tee-east",
 "straight-ns",
 "straight-ew",
 "curve-ne",
 "curve-nw",
 "rocks-tee-north",
 "rocks-tee-east",
 "rocks-straight-ns",
 "rocks-straight-ew",
 "campfire-cross",
 "campfire-tee-north",
 "campfire-tee-east",
 "campfire-curve-ne",
 "fallen-trees-tee-east",
 "fallen-trees-straight-ns",
 "fallen-trees-curve-ne",
 "lake-tee-north",
 "lake-straight-ew",
 "lake-curve-nw",
 "pit-cross",
 "pit-straight-ns",
 "pit-straight-ew",
 "axe",
 "boat",
 "rope",
 "info-mine-treasure",
 "info-mine-dwarf",
 "info-treasure-dwarf",
 "trap",
 "troll",
 "storm"
] as const;

export const ACTION_KEYS = [
 "axe",
 "boat",
 "rope",
 "info-mine-treasure",
 "info-mine-dwarf",
 "info-treasure-dwarf",
 "trap",
 "troll",
 "storm"
] as const;

export const LOOKS = [
 "mine",
 "treasure",
 "dwarf"
] as const;

export const VERBS = {
 "place": 0,
 "use": 1,
 "look": 2,
 "trap": 3,
 "troll": 4,
 "storm": 5,
 "discard": 6,
 "propose": 7,
 "step": 8,
 "stop": 9,
 "lay-mine": 10,
 "take": 11,
 "decline": 12
} as const;

export const CELLS = {
 "origin": 32,
 "dx": 1,
 "dy": 15
} as const;

export const EDGES = {
 "north": -29,
 "east": 0,
 "south": 1,
 "west": -2
} as const;

export const COLUMNS = 11 as const;

export const ROWS = 7 as const;
