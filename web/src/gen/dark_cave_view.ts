// Written by `python -m tools.gen_web` from the Python sources; do not edit.

export interface DarkCaveView {
  game: string;
  seats: number;
  options: Record<string, any>;
  phase: string;
  turn: number;
  to_act: number | null;
  ended: string | null;
  moves: number | null;
  may_move: boolean;
  proposed: boolean;
  draws: {
    player: number;
    count: number;
  } | null;
  start: number[];
  cave: {
    cell: number[];
    card: string;
    turned: boolean;
  }[];
  goals: ({
    cell: number[];
    kind: string | null;
    turned: boolean | null;
  })[];
  veins: number[][];
  webs: {
    cell: number[];
    side: string;
    strength: number;
    owner: number;
    card: string;
  }[];
  monsters: ({
    monster: string;
    place: number[] | null;
    owner: number | null;
    card: string | null;
    moving: boolean;
  })[];
  attack: {
    monsters: string[];
    victims: number[];
    asked: number;
  } | null;
  players: ({
    clan: string;
    role: string | null;
    place: number[] | null;
    nuggets: number;
    paralysed: boolean;
    boots: string | null;
    axes: string[];
    before: string[];
    hand: number[];
    discards: number[];
  })[];
  out: number[];
  aside: ({
    clan: string;
    role: string | null;
  })[];
  pile: number[];
  played: string[];
  you?: {
    seat: number;
    role: string;
    hand: string[];
    discards: string[];
    goals: (string | null)[];
    clans: (string | null)[];
    aside: string[] | null;
    given: ({
      holder: number | null;
      cards: string[];
      away: number[][];
    })[];
    unseen: Record<string, any>;
  };
}
