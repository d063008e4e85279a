// Written by `python -m tools.gen_web` from the Python sources; do not edit.

export interface Clock {
  kind?: 'none' | 'move' | 'day';
  seconds?: number;
  out?: 'bot' | 'policy' | 'show';
}

export interface TableSettings {
  game: string;
  seats: number;
  options?: Record<string, any>;
  public?: boolean;
  bots?: string[];
  clock?: Clock;
  leaving?: 'ask' | 'bot' | 'wait' | 'end' | null;
  grace?: number;
  talk?: 'phrases' | 'chat';
  spectators?: boolean;
  outside_bots?: boolean;
  pass_around?: boolean;
}

export interface Hello {
  type: 'hello';
  id: string;
  protocol: number;
  say?: 'en' | 'cs' | 'sk' | null;
  packed?: boolean;
}

export interface Act {
  type: 'act';
  id: string;
  n: number;
  action: [number, number, number, number];
}

export interface Why {
  type: 'why';
  id: string;
  n: number;
  action: [number, number, number, number];
}

export interface Undo {
  type: 'undo';
  id: string;
  n: number;
}

export interface Ballot {
  type: 'ballot';
  id: string;
  vote: number;
  choice: 'yes' | 'no' | 'bot' | 'wait' | 'end';
}

export interface Propose {
  type: 'propose';
  id: string;
  what: 'pause' | 'end' | 'bot';
  seat?: number | null;
}

export interface Resume {
  type: 'resume';
  id: string;
}

export interface Say {
  type: 'say';
  id: string;
  phrase?: string | null;
  text?: string | null;
}

export interface Mute {
  type: 'mute';
  id: string;
  seat: number;
  on?: boolean;
}

export interface Leave {
  type: 'leave';
  id: string;
}

export interface Claim {
  type: 'claim';
  id: string;
}

export interface Unlock {
  type: 'unlock';
  id: string;
  seat: number;
}

export interface Lock {
  type: 'lock';
  id: string;
}

export interface Watchers {
  type: 'watchers';
  id: string;
  allow: boolean;
}

export interface Ping {
  type: 'ping';
  id: string;
}

export interface Welcome {
  type: 'welcome';
  protocol: number;
  build: string;
  table: string;
  phrases: string[];
}

export interface SeatInfo {
  kind: 'free' | 'person' | 'bot' | 'outside';
  name?: string;
  level?: string;
  ready?: boolean;
  here?: boolean;
  grace?: number | null;
  stand_in?: string | null;
  former?: boolean;
}

export interface VoteInfo {
  vote: number;
  kind: 'undo' | 'pause' | 'end' | 'absent';
  by: number | null;
  about?: number | null;
  asked: number[];
  voted: number[];
  choices: string[];
  same_card?: boolean;
}

export interface ClockInfo {
  seat: number;
  left: number;
  running: boolean;
}

export interface TableInfo {
  type: 'table';
  table: string;
  n: number;
  game: string;
  status: 'open' | 'playing' | 'finished' | 'ended';
  settings: TableSettings;
  seats: SeatInfo[];
  host?: number | null;
  seat?: number | null;
  own?: number[];
  code?: string;
  watching?: number;
  watchers?: boolean;
  paused?: boolean;
  asleep?: boolean;
  vote?: VoteInfo | null;
  clock?: ClockInfo | null;
  starts_in?: number | null;
  ended?: string;
  again?: string;
}

export interface ChoiceInfo {
  action: number[];
  facets: Record<string, any>;
  cost?: Record<string, number>;
  says?: string;
}

export interface RouteInfo {
  to: any;
  steps: number[][];
  moves: number;
  cost?: Record<string, number>;
}

export interface DecisionInfo {
  prompt: string;
  args?: Record<string, any>;
  declinable?: boolean;
  choices: ChoiceInfo[];
  routes?: RouteInfo[];
  says?: string;
}

export interface AskedInfo {
  seat: number;
  prompt: string;
}

export interface EventInfo {
  name: string;
  args: Record<string, any>;
  seen?: boolean;
  says?: string;
}

export interface LineInfo {
  name: string;
  args: Record<string, any>;
  says?: string;
}

export interface OutcomeInfo {
  points: number[];
  winners: number[];
  lines: LineInfo[];
}

export interface Update {
  type: 'update';
  n: number;
  view: Record<string, any>;
  events?: EventInfo[];
  decision?: DecisionInfo | null;
  asked?: AskedInfo | null;
  outcome?: OutcomeInfo | null;
  clock?: ClockInfo | null;
  undo?: boolean;
}

export interface Ok {
  type: 'ok';
  re: string;
  n: number;
}

export interface Refused {
  type: 'refused';
  re: string;
  code: string;
  args?: Record<string, any>;
  says?: string;
}

export interface Reason {
  type: 'reason';
  re: string;
  possible?: boolean;
  code?: string;
  clause?: string;
  args?: Record<string, any>;
  says?: string;
}

export interface Said {
  type: 'said';
  seat: number;
  phrase?: string | null;
  text?: string | null;
  at: number;
  line: string;
  says?: string;
}

export interface Bye {
  type: 'bye';
  code: string;
}

export type ClientMessage =
  | Hello
  | Act
  | Why
  | Undo
  | Ballot
  | Propose
  | Resume
  | Say
  | Mute
  | Leave
  | Claim
  | Unlock
  | Lock
  | Watchers
  | Ping;

export type ServerMessage =
  | Welcome
  | TableInfo
  | Update
  | Ok
  | Refused
  | Reason
  | Said
  | Bye;

export const PROTOCOL = 1;
