/** A game of the past as a table: one step at a time, as one viewer sees it. */
import type { EventInfo, TableInfo } from '../gen/wire';
import { api, Refusal, type Step, type TableSummary } from '../net/api';
import type { LogEntry, TableLink } from '../net/link.svelte';

/** Whose eyes: everybody's, one seat's, or all at once with the roles kept for the end or not. */
export type Viewer = 'public' | 'all' | `${number}`;

const MOST_KEPT = 60; // positions that are remembered
const ROUND = 'round-begins'; // what games with rounds tell first in each of them

export class Replay implements TableLink {
  readonly live = false;
  state = $state<TableLink['state']>('connecting');
  bye = $state('');
  attempt = $state(0);
  retryAt = $state(0);
  table = $state.raw<TableInfo | null>(null);
  tableAt = $state(0);
  update = $state.raw<TableLink['update']>(null);
  log = $state.raw<LogEntry[]>([]);
  said = $state.raw<TableLink['said']>([]);
  phrases = $state.raw<string[]>([]);
  build = $state('');

  at = $state(0); // the step that is wanted
  shown = $state(-1); // the step that is drawn
  steps = $state(0);
  viewer = $state<Viewer>('public');
  spoilers = $state(false); // whether roles are shown before the end
  opinion = $state(false); // whether what a bot thought is shown
  summary = $state.raw<TableSummary | null>(null);
  failed = $state.raw<unknown>(null);
  private story = $state.raw<EventInfo[][]>([]);
  private looks = 0;
  private readonly kept = new Map<string, Promise<Step>>();
  readonly rounds = $derived.by(() => this.story.flatMap((events, i) => (events.some((event) => event.name === ROUND) ? [i + 1] : [])));

  constructor(readonly id: string) {}

  get over(): boolean {
    return this.summary?.status === 'finished' || this.summary?.status === 'ended';
  }

  /** Begin with what the address says. */
  async open(viewer: Viewer | null, step: number | null, spoilers: boolean): Promise<void> {
    this.spoilers = spoilers;
    try {
      this.summary = await api.table(this.id);
      await this.look(viewer ?? (this.over ? 'all' : 'public'));
      await this.to(step ?? (this.over ? 0 : this.steps));
      this.state = 'open';
    } catch (error) {
      this.fail(error);
    }
  }

  /** See the game with other eyes. What the log may tell depends on them. */
  async look(viewer: Viewer): Promise<void> {
    const look = ++this.looks;
    const { steps } = await api.story(this.id, this.told(viewer));
    if (look !== this.looks) return; // other eyes are wanted meanwhile
    this.viewer = viewer;
    this.story = steps;
    this.steps = steps.length;
  }

  /** The roles are among what is told to those who see everything. */
  private told(viewer: Viewer): string {
    return viewer === 'all' && !this.spoilers ? 'public' : viewer;
  }

  async see(viewer: Viewer, spoilers: boolean): Promise<void> {
    this.spoilers = spoilers;
    try {
      await this.look(viewer);
      await this.to(this.at);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Show a step; if another one is wanted meanwhile, that one. */
  async to(step: number): Promise<void> {
    const at = (this.at = Math.max(0, Math.min(this.steps, step)));
    const viewer = this.viewer;
    try {
      const found = await this.fetch(at, viewer);
      if (at !== this.at || viewer !== this.viewer) return;
      this.draw(at, found);
      if (at < this.steps) void this.fetch(at + 1, viewer).catch(() => undefined);
    } catch (error) {
      this.fail(error);
    }
  }

  private fetch(step: number, viewer: Viewer): Promise<Step> {
    const key = `${viewer}/${step}`;
    const known = this.kept.get(key);
    if (known) return known;
    const asked = api.replay(this.id, step, viewer);
    asked.catch(() => this.kept.delete(key));
    this.kept.set(key, asked);
    if (this.kept.size > MOST_KEPT) this.kept.delete(this.kept.keys().next().value!);
    return asked;
  }

  private draw(at: number, step: Step): void {
    this.table = this.described(at === this.steps && this.over);
    this.update = { ...step.update, n: at, view: this.opened(step), decision: null };
    this.log = this.story.slice(0, at).flatMap((events, i) => events.map((event, j) => ({ ...event, key: i * 1000 + j })));
    this.shown = at;
    this.failed = null;
  }

  /** The view with what these eyes see besides: the hand of whoever is to play, and the roles. */
  private opened(step: Step): Record<string, any> {
    const { view } = step.update;
    const players: Record<string, any>[] = view.players;
    if (this.viewer === 'all') {
      const you = view.to_act == null ? undefined : step.seats?.[view.to_act];
      // without roles, nothing is told of what this seat has found out about the others either
      if (!this.spoilers) return you ? { ...view, you: { ...you, roles: [], clans: [] } } : view;
      return { ...view, ...(you ? { you } : {}), players: players.map((player, seat) => ({ ...player, role: step.seats?.[seat]?.role ?? player.role })) };
    }
    const own = view.you as { seat: number; role?: string } | undefined;
    if (own?.role === undefined) return view;
    return { ...view, players: players.map((player, seat) => (seat === own.seat ? { ...player, role: own.role } : player)) };
  }

  private described(ended: boolean): TableInfo {
    const { game, seats, status } = this.summary!;
    return {
      type: 'table',
      table: this.id,
      n: 0,
      game,
      status: ended ? (status as TableInfo['status']) : 'playing',
      settings: { game, seats: seats.length },
      seats: seats.map(({ kind, name, level }) => ({ kind: kind as 'person', name: name ?? '', level: level ?? '', here: true, former: kind === 'person' && !name })),
    };
  }

  private fail(error: unknown): void {
    this.failed = error;
    if (this.state === 'connecting') this.state = 'lost';
  }

  connect(): void {
    void this.to(this.at);
  }

  close(): void {
    this.state = 'closed';
  }

  recall(): void {
    // a replay knows its whole past
  }

  send(): Promise<never> {
    return Promise.reject(new Refusal('not-your-turn'));
  }
}
