// Written by `python -m tools.gen_web` from the Python sources; do not edit.

export interface SaboteurView {
  game: string;
  seats: number;
  options: Record<string, any>;
  round: number;
  phase: string;
  to_act: number | null;
  start: number[];
  mine: {
    cell: number[];
    card: string;
    turned: boolean;
  }[];
  goals: ({
    cell: number[];
    kind: string | null;
    turned: boolean | null;
  })[];
  players: ({
    hand: number;
    broken: string[];
    discards: number;
    gold: number;
    role: string | null;
    nuggets: number | null;
  })[];
  pile: number;
  played: string[];
  gold_pile: number;
  offer: number;
  joined_by: number | null;
  aside: string | null;
  history: ({
    roles: string[];
    aside: string;
    goals: string[];
    joined_by: number | null;
    last: number;
    taken: number[];
    picks: {
      player: number;
      nuggets: number;
    }[] | null;
    paid: {
      player: number;
      cards: number[];
    }[];
  })[];
  you?: {
    seat: number;
    role: string;
    hand: string[];
    discards: string[];
    goals: (string | null)[];
    gold: number[];
    offers: ({
      round: number;
      offer: number[];
      taken: number | null;
    })[];
    unseen: Record<string, any>;
  };
}
