/** The server over HTTP: who I am, the games, the tables. */
import type { EventInfo, TableSettings, Update } from '../gen/wire';

/** What the server refused, as a message code with its arguments. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly args: Record<string, unknown> = {},
    readonly status = 0,
  ) {
    super(code);
  }
}

export interface Me {
  id: string;
  name: string;
  kind: string;
}
export interface OptionInfo {
  name: string;
  kind: 'whole' | 'choice' | 'flag' | 'seat' | 'deck';
  default: any;
  low?: number | null;
  high?: number | null;
  choices?: string[];
  optional?: boolean;
  seats?: number[] | null;
}
/** A level against the one below it, as it was measured: points or wins a game. */
export interface Strength {
  level: string;
  over: string;
  players: number;
  counts: 'points' | 'wins';
  games: number;
  result: number;
  result_over: number;
}
export interface GameInfo {
  id: string;
  seats: number[];
  rules_version: number;
  levels: string[];
  options: OptionInfo[];
  strength?: Strength[];
}
export interface SeatSummary {
  kind: string;
  name?: string;
  level?: string;
}
export interface TableSummary {
  table: string;
  game: string;
  status: string;
  seats: SeatSummary[];
  free: number;
  quick?: boolean;
  created: number;
  updated: number;
  your_turn?: boolean;
  outcome?: any;
}
export interface Key {
  key: string;
  kind: string;
  label: string;
  created: number;
  here?: boolean;
}
export interface Blocked {
  key: string;
  name: string;
}
/** One step of a replay; who may see everything is also told what every seat knows. */
export interface Step {
  steps: number;
  update: Update;
  seats?: Record<string, any>[];
}
/** An action as the game writes it, and in words. */
export interface Move {
  text: string;
  says?: string;
}
/** One move, what a bot would have played, and what all believed just before: by believing seat, seat and role. */
export interface ExplainedStep {
  seat: number;
  played: Move;
  advice: Move;
  roles?: number[];
  beliefs?: number[][][];
}
/** What bots thought of a finished game. Until it is ready, ask again. */
export interface Explanation {
  ready: boolean;
  roles?: string[];
  steps?: ExplainedStep[];
}
export interface Joined {
  table: string;
  seat: number;
  code: string;
}

const CSRF_COOKIE = 'permonik-csrf';
const CSRF_HEADER = 'x-csrftoken';

function csrf(): Record<string, string> {
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${CSRF_COOKIE}=`));
  return found ? { [CSRF_HEADER]: decodeURIComponent(found.slice(CSRF_COOKIE.length + 1)) } : {};
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: method === 'GET' ? {} : { 'content-type': 'application/json', ...csrf() },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    });
  } catch {
    throw new Refusal('offline');
  }
  const content: any = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refusal(content?.code ?? content?.extra?.code ?? 'failed', content?.args ?? {}, answer.status);
  return content as T;
}

export const api = {
  session: () => call<Me>('POST', '/session'),
  rename: (name: string) => call<Me>('PATCH', '/me', { name }),
  forget: () => call<void>('DELETE', '/me'),
  code: () => call<{ secret: string }>('POST', '/me/code'),
  recover: (code: string) => call<Me>('POST', '/recover', { code }),
  feed: () => call<{ secret: string }>('POST', '/me/feed'),
  keys: () => call<Key[]>('GET', '/me/keys'),
  revoke: (key: string) => call<void>('DELETE', `/me/keys/${key}`),
  block: (table: string, seat: number) => call<void>('POST', '/blocks', { table, seat }),
  report: (table: string, seat: number, text: string) => call<void>('POST', '/reports', { table, seat, text }),
  blocks: () => call<Blocked[]>('GET', '/me/blocks'),
  unblock: (key: string) => call<void>('DELETE', `/me/blocks/${key}`),
  games: () => call<GameInfo[]>('GET', '/games'),
  tables: () => call<TableSummary[]>('GET', '/tables'),
  table: (table: string) => call<TableSummary>('GET', `/tables/${table}`),
  mine: (page = 0) => call<TableSummary[]>('GET', `/my/games?page=${page}`),
  finished: (wanted: Record<string, string>) => call<TableSummary[]>('GET', `/finished?${new URLSearchParams(wanted)}`),
  create: (settings: TableSettings) => call<Joined>('POST', '/tables', settings),
  join: (table: string, seat?: number) => call<Joined>('POST', `/tables/${table}/join`, seat === undefined ? {} : { seat }),
  joinByCode: (code: string) => call<Joined>('POST', '/join', { code }),
  ready: (table: string, ready: boolean) => call<void>('POST', `/tables/${table}/ready`, { ready }),
  start: (table: string) => call<void>('POST', `/tables/${table}/start`),
  seatBot: (table: string, seat: number, level: string) => call<void>('POST', `/tables/${table}/bots`, { seat, level }),
  stand: (table: string, seat: number) => call<void>('DELETE', `/tables/${table}/seats/${seat}`),
  replay: (table: string, step: number, viewer: string) => call<Step>('GET', `/tables/${table}/replay?step=${step}&viewer=${viewer}`),
  story: (table: string, viewer: string) => call<{ steps: EventInfo[][] }>('GET', `/tables/${table}/story?viewer=${viewer}`),
  explanation: (table: string, language: string) => call<Explanation>('GET', `/tables/${table}/explanation?lang=${language}`),
  rematch: (table: string, same_deal = false) => call<Joined>('POST', `/tables/${table}/rematch`, { same_deal }),
};
