// Written by `python -m tools.gen_web` from the Python sources; do not edit.

export interface LostMinesView {
  game: string;
  seats: number;
  options: Record<string, any>;
  round: number;
  phase: string;
  turn: number;
  to_act: number | null;
  starts: {
    yellow: number[];
    blue: number[];
  };
  board: {
    cell: number[];
    card: string;
    turned: boolean;
    overcome: boolean;
  }[];
  mines: ({
    cell: number[];
    kind: string | null;
    turned: boolean | null;
  })[];
  treasures: ({
    kind: string;
    taken_by: number | null;
    value: number | null;
  })[];
  traps: {
    cell: number[];
    side: string;
  }[];
  trolls: {
    cell: number[];
    side: string;
    player: number;
  }[];
  bank: Record<string, any>;
  dragon: number | null;
  players: ({
    clan: string;
    role: string | null;
    dwarf: number[];
    hand: number;
    discards: number;
    treasures: number;
    out: boolean;
    points: number;
  })[];
  pile: number;
  aside: number;
  played: string[];
  moves: number;
  moved: boolean;
  draws: number;
  proposed: boolean;
  agreed: never[];
  last: number;
  history: ({
    clans: string[];
    roles: string[];
    treasures: {
      player: number;
      kind: string;
      value: number;
    }[];
    dragon: number | null;
    last: number;
    gains: number[];
  })[];
  you?: {
    seat: number;
    role: string;
    hand: string[];
    discards: string[];
    mines: (string | null)[];
    treasures: (number | null)[];
    roles: (string | null)[];
    unseen: Record<string, any>;
  };
}
