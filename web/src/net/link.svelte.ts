/** The connection to one table: it comes back by itself, and a move sent twice is carried out once. */
import { PROTOCOL, type ClientMessage, type EventInfo, type Ok, type Reason, type Refused, type Said, type ServerMessage, type TableInfo, type Update } from '../gen/wire';
import { Refusal } from './api';
import { unpacked } from './packing';

type Outgoing = ClientMessage extends infer M ? (M extends { id: string } ? Omit<M, 'id'> : never) : never;
type Answer = Ok | Reason;
interface Waiting {
  message: ClientMessage;
  done: (answer: Answer) => void;
  fail: (refusal: Refusal) => void;
}
export interface LogEntry extends EventInfo {
  key: number;
}

/** What a table needs of its connection; a replay has one too, which leads to the past. */
export type TableLink = Pick<Link, 'id' | 'live' | 'state' | 'bye' | 'attempt' | 'retryAt' | 'table' | 'tableAt' | 'update' | 'log' | 'said' | 'phrases' | 'build' | 'connect' | 'close' | 'recall' | 'send'>;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;
const MOST_LOG = 500;

export class Link {
  readonly live: boolean = true;
  state = $state<'connecting' | 'open' | 'lost' | 'closed'>('connecting');
  bye = $state('');
  attempt = $state(0);
  retryAt = $state(0);
  table = $state.raw<TableInfo | null>(null);
  tableAt = $state(0); // when its clocks were true
  update = $state.raw<Update | null>(null);
  log = $state.raw<LogEntry[]>([]);
  said = $state.raw<Said[]>([]);
  phrases = $state.raw<string[]>([]);
  build = $state('');

  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private count = 0;
  private keys = 0;
  private readonly visit = Math.random().toString(36).slice(2, 10);

  constructor(readonly id: string) {
    this.connect();
  }

  /** Try at once instead of waiting. */
  connect(): void {
    clearTimeout(this.timer);
    this.socket?.close();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${this.id}`);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.binaryType = 'arraybuffer';
    let told = Promise.resolve(); // unpacking takes a moment, and messages keep their order
    socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
      told = told.then(async () => {
        const text = typeof data === 'string' ? data : await unpacked(data);
        if (socket === this.socket) this.received(JSON.parse(text) as ServerMessage);
      });
    };
    socket.onclose = () => socket === this.socket && this.lost();
  }

  close(): void {
    this.state = 'closed';
    clearTimeout(this.timer);
    clearInterval(this.pinging);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private opened(): void {
    this.socket!.send(JSON.stringify({ type: 'hello', id: this.next(), protocol: PROTOCOL, packed: true }));
    clearInterval(this.pinging);
    this.pinging = setInterval(() => void this.send({ type: 'ping' }).catch(() => undefined), PING_EVERY);
  }

  private welcomed(): void {
    this.state = 'open';
    this.attempt = 0;
    for (const { message } of this.waiting.values()) this.socket!.send(JSON.stringify(message));
  }

  private lost(): void {
    clearInterval(this.pinging);
    if (this.state === 'closed') return;
    if (this.bye) {
      this.state = 'closed';
      return;
    }
    this.state = 'lost';
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempt);
    this.attempt += 1;
    this.retryAt = Date.now() + wait;
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private received(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.phrases = message.phrases;
        this.build = message.build;
        this.said = []; // the last lines are told again
        return this.welcomed();
      case 'table':
        return this.told(message);
      case 'update':
        return this.updated(message);
      case 'said':
        this.said = [...this.said, message];
        return;
      case 'bye':
        this.bye = message.code;
        return;
      default:
        return this.answered(message);
    }
  }

  private told(table: TableInfo): void {
    if (this.table && this.table.seat !== table.seat) {
      // another seat is shown on this device now, or none: nothing of the one before stays
      this.update = null;
      this.log = [];
    }
    this.table = table;
    this.tableAt = Date.now();
  }

  /** What happened before this connection, told once more: it goes in front of what was told since. */
  recall(events: readonly EventInfo[]): void {
    this.log = [...events.map((event) => ({ ...event, key: this.keys++ })), ...this.log].slice(-MOST_LOG);
  }

  private updated(update: Update): void {
    const events = (update.events ?? []).map((event) => ({ ...event, key: this.keys++ }));
    if (events.length) this.log = [...this.log, ...events].slice(-MOST_LOG);
    this.update = update;
  }

  private answered(answer: Ok | Reason | Refused): void {
    const waiting = this.waiting.get(answer.re);
    if (!waiting) return;
    this.waiting.delete(answer.re);
    if (answer.type === 'refused') waiting.fail(new Refusal(answer.code, answer.args ?? {}));
    else waiting.done(answer);
  }

  private next(): string {
    return `${this.visit}-${++this.count}`;
  }

  /** Send a message; what was not answered when the connection broke is sent again with the same id. */
  send(message: Outgoing): Promise<Answer> {
    const whole = { ...message, id: this.next() } as ClientMessage;
    return new Promise((done, fail) => {
      this.waiting.set(whole.id, { message: whole, done, fail });
      if (this.state === 'open' && this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(whole));
    });
  }
}
