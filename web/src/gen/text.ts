// Written by `python -m tools.gen_web` from the Python sources; do not edit.

export const LANGUAGES = ["en", "cs", "sk"] as const;

export type Shown = 'card' | 'cards' | 'cell' | 'clan_cards' | 'from_one' | 'good_names' | 'goods' | 'level' | 'levels' | 'name' | 'names' | 'numbers' | 'part:exchange' | 'part:tile' | 'places' | 'tools';

export const SHOWN: Record<string, Shown> = {
  "animals": "good_names",
  "aside": "clan_cards",
  "cards": "cards",
  "cell": "cell",
  "counted": "numbers",
  "gains": "goods",
  "given": "cards",
  "goal": "from_one",
  "goods": "goods",
  "level": "level",
  "levels": "levels",
  "mine": "from_one",
  "miners": "names",
  "offer": "numbers",
  "player": "name",
  "players": "names",
  "saboteurs": "names",
  "seat": "name",
  "squares": "places",
  "taken": "cards",
  "target": "name",
  "tools": "tools",
  "treasure": "from_one",
  "winners": "names"
};

export const ADDED: Record<string, [string, Shown]> = {
  "card-name": [
    "card",
    "card"
  ],
  "exchange-name": [
    "exchange",
    "part:exchange"
  ],
  "furnishing-name": [
    "furnishing",
    "card"
  ],
  "loot-name": [
    "loot",
    "card"
  ],
  "space-name": [
    "space",
    "card"
  ],
  "tile-name": [
    "tile",
    "part:tile"
  ]
};
