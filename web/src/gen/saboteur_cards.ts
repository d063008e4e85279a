// Written by `python -m tools.gen_web` from the Python sources; do not edit.

export const PATHS = {
 "cross": {
  "open": "NESW",
  "groups": [
   "NESW"
  ]
 },
 "tee-north": {
  "open": "NEW",
  "groups": [
   "NEW"
  ]
 },
 "tee-east": {
  "open": "NES",
  "groups": [
   "NES"
  ]
 },
 "straight-ns": {
  "open": "NS",
  "groups": [
   "NS"
  ]
 },
 "straight-ew": {
  "open": "EW",
  "groups": [
   "EW"
  ]
 },
 "curve-ne": {
  "open": "NE",
  "groups": [
   "NE"
  ]
 },
 "curve-nw": {
  "open": "NW",
  "groups": [
   "NW"
  ]
 },
 "dead-cross": {
  "open": "NESW",
  "groups": []
 },
 "dead-tee-north": {
  "open": "NEW",
  "groups": []
 },
 "dead-tee-east": {
  "open": "NES",
  "groups": []
 },
 "dead-straight-ns": {
  "open": "NS",
  "groups": []
 },
 "dead-straight-ew": {
  "open": "EW",
  "groups": []
 },
 "dead-curve-ne": {
  "open": "NE",
  "groups": []
 },
 "dead-curve-nw": {
  "open": "NW",
  "groups": []
 },
 "dead-north": {
  "open": "N",
  "groups": []
 },
 "dead-east": {
  "open": "E",
  "groups": []
 },
 "start": {
  "open": "NESW",
  "groups": [
   "NESW"
  ]
 },
 "gold": {
  "open": "NESW",
  "groups": [
   "NESW"
  ]
 },
 "stone-east": {
  "open": "ES",
  "groups": [
   "ES"
  ]
 },
 "stone-west": {
  "open": "SW",
  "groups": [
   "SW"
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
 "dead-cross",
 "dead-tee-north",
 "dead-tee-east",
 "dead-straight-ns",
 "dead-straight-ew",
 "dead-curve-ne",
 "dead-curve-nw",
 "dead-north",
 "dead-east",
 "broken-pickaxe",
 "broken-lantern",
 "broken-cart",
 "repair-pickaxe",
 "repair-lantern",
 "repair-cart",
 "repair-pickaxe-lantern",
 "repair-pickaxe-cart",
 "repair-lantern-cart",
 "rockfall",
 "map"
] as const;

export const ACTION_KEYS = [
 "broken-pickaxe",
 "broken-lantern",
 "broken-cart",
 "repair-pickaxe",
 "repair-lantern",
 "repair-cart",
 "repair-pickaxe-lantern",
 "repair-pickaxe-cart",
 "repair-lantern-cart",
 "rockfall",
 "map"
] as const;

export const TOOLS = [
 "pickaxe",
 "lantern",
 "cart"
] as const;

export const VERBS = {
 "place": 0,
 "break": 1,
 "repair": 2,
 "rockfall": 3,
 "map": 4,
 "discard": 5,
 "take": 6
} as const;

export const CELLS = {
 "origin": 3954,
 "dx": 1,
 "dy": 91
} as const;
