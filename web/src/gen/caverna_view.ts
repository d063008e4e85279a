// Written by `python -m tools.gen_web` from the Python sources; do not edit.

export interface CavernaView {
  game: string;
  seats: number;
  options: Record<string, any>;
  round: number;
  rounds: number[];
  phase: string;
  to_act: number | null;
  starting_player: number;
  next_starting_player: number;
  harvest: string;
  markers: {
    shown: {
      round: number;
      red: boolean;
    }[];
    to_come: {
      green: number;
      red: number;
    };
  };
  cards: {
    shown: {
      round: number;
      space: string;
    }[];
    to_come: {
      rounds: number[];
      spaces: string[];
    }[];
  };
  spaces: ({
    space: string;
    goods: {
      ruby?: number;
      stone?: number;
      wood?: number;
      ore?: number;
      food?: number;
      sheep?: number;
      donkey?: number;
      grain?: number;
      veg?: number;
    };
    dwarfs: {
      player: number;
      strength: number;
      newborn: boolean;
    }[];
    food: number | null;
  })[];
  for_sale: string[];
  players: ({
    goods: {
      wood: number;
      stone: number;
      ore: number;
      ruby: number;
      gold: number;
      food: number;
      grain: number;
      veg: number;
      sheep: number;
      donkey: number;
      boar: number;
      cattle: number;
      dog: number;
      begging: number;
    };
    dwarfs: ({
      strength: number;
      space: string | null;
      placed: boolean;
      stayed: boolean;
      newborn: boolean;
    })[];
    home: ({
      square: string;
      tile: string | null;
      stable?: boolean;
      crop?: string;
      count?: number;
      with?: string;
    })[];
    furnishings: {
      furnishing: string;
      square: string;
    }[];
    animals: {
      square: string;
      animal: string;
      count: number;
      dogs: number;
    }[];
    stables_left: number;
    suppliers: {
      wood: number;
      stone: number;
      ruby: number;
    };
    score: {
      total: number;
      lines: {
        name: string;
        count: number;
        points: number;
        furnishing?: string;
      }[];
    };
    feeding: {
      event: string;
      food: number;
      missing: number;
    };
    affordable: string[];
  })[];
  you?: {
    seat: number;
    prices: Record<string, any>;
  };
}
