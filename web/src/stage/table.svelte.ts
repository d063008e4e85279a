/** One table as one person sees it: the connection, the decision in the making, and what is said about both. */
import { lessMotion, settings } from '../app/settings.svelte';
import { Chooser } from '../choose/chooser.svelte';
import type { Pick } from '../choose/narrow';
import type { ChoiceInfo, RouteInfo } from '../gen/wire';
import { t, text } from '../i18n/language.svelte';
import { GameText } from '../i18n/text';
import { api, Refusal } from '../net/api';
import { Link, type TableLink } from '../net/link.svelte';
import { kept } from './kept';
import { chime, soundOf } from './sound';
import type { Spot } from './spots';

export type Action = [number, number, number, number];
/** What was touched, as an action to ask about; null where the game has no such action. */
export type Encode = (picks: readonly Pick[]) => Action | null;

export interface Message {
  kind: 'reason' | 'error' | 'note';
  text: string;
  rule?: string;
  key: number;
}

const REMEMBERED = 8;

export class TableState {
  readonly link: TableLink;
  readonly chooser = new Chooser();
  message = $state.raw<Message | null>(null);
  busy = $state(false);
  discarding = $state.raw<number[] | null>(null); // the places in the hand of the cards to be put away
  held = $state<number | null>(null); // the place in the hand of the card that is picked
  route = $state.raw<RouteInfo | null>(null); // a way that is shown before it is gone
  walking = $state.raw<{ to: unknown; steps: Action[] } | null>(null);
  flash = $state.raw<Record<string, any> | null>(null); // what the log points at: the arguments of a line
  lit = $state.raw<readonly Spot[]>([]); // what can be touched on the board
  encode: Encode = () => null;

  readonly info = $derived.by(() => this.link.table);
  readonly update = $derived.by(() => this.link.update);
  private drawn: unknown = null;
  readonly view = $derived.by(() => (this.drawn = kept(this.drawn, this.link.update?.view ?? null)) as any);
  readonly seat = $derived.by(() => this.link.table?.seat ?? null);
  readonly game = $derived.by(() => this.link.table?.game ?? '');
  // as one text first: the table is told often, and all sentences would be made anew for the same names
  private readonly called = $derived.by(() => (this.link.table?.seats ?? []).map((_, seat) => this.name(seat)).join('\n'));
  readonly names = $derived.by(() => this.called.split('\n'));
  readonly say = $derived.by(() => new GameText(text(), this.game, this.names));
  readonly mine = $derived.by(() => this.chooser.decision !== null && this.chooser.decision === this.link.update?.decision && this.link.state === 'open');
  readonly paused = $derived.by(() => this.link.table?.paused ?? false);

  private asked = -1;
  private recalled: number | null | undefined = undefined; // the seat whose past was told
  private messages = 0;
  private readonly stop: () => void;

  constructor(id: string, link: TableLink = new Link(id)) {
    this.link = link;
    this.stop = $effect.root(() => {
      $effect(() => this.follow());
    });
  }

  close(): void {
    this.stop();
    this.link.close();
  }

  /** A new position: whatever was picked before is forgotten, unless a walk goes on. */
  private follow(): void {
    const update = this.link.update;
    const n = update?.n ?? -1;
    if (n === this.asked && this.chooser.decision === (update?.decision ?? null)) return;
    const fresh = n !== this.asked && update?.decision != null && this.chooser.decision === null;
    const before = this.asked;
    this.asked = n;
    this.chooser.ask(update?.decision ?? null);
    this.discarding = null;
    this.held = null;
    this.route = null;
    if (update && this.link.live && this.recalled !== this.seat) void this.recall();
    const heard = n === before ? undefined : soundOf(update?.events ?? []);
    if (heard && before >= 0) chime(heard); // what happened before one came is silent
    if (fresh) chime('turn');
    this.walkOn();
  }

  /** After coming, or coming back, the log begins with the last moves as this seat was told them. */
  private async recall(): Promise<void> {
    const viewer = (this.recalled = this.seat);
    const before = this.link.log.length;
    // a device that is passed around is told only what everybody may know
    const open = viewer === null || this.info?.settings.pass_around;
    const ask = (step: number) => api.replay(this.link.id, step, open ? 'public' : String(viewer));
    try {
      const { steps } = await ask(0);
      const first = Math.max(1, steps - REMEMBERED + 1);
      const told = await Promise.all(Array.from({ length: steps - first + 1 }, (_, i) => ask(first + i)));
      // whatever was told meanwhile is among them: then the log of this connection is enough
      if (this.seat === viewer && this.link.log.length === before) this.link.recall(told.flatMap((each) => each.update.events ?? []));
    } catch {
      // a table that does not tell its past: the log begins now
    }
  }

  name(seat: number): string {
    const info = this.link.table?.seats[seat];
    if (!info) return '';
    if (info.kind === 'bot') return t('server-bot-name', { number: seat + 1 });
    return info.name || (info.former ? t('server-former-player', { number: seat + 1 }) : '');
  }

  /** One sign for a player: the first letter of the name, or the number of a bot. */
  letter(seat: number): string {
    return this.link.table?.seats[seat]?.kind === 'bot' ? String(seat + 1) : this.name(seat).trim().charAt(0).toUpperCase();
  }

  note(kind: Message['kind'], said: string, rule?: string): void {
    this.message = { kind, text: said, key: ++this.messages, ...(rule ? { rule } : {}) };
  }

  fail(error: unknown): void {
    const refusal = error instanceof Refusal ? error : new Refusal('failed');
    const id = `error-table-${refusal.code}`;
    const said = text().has(id) ? text().format(id, this.say.shown(refusal.args)) : t('web-failed');
    this.note('error', said);
  }

  /** Send a message and show what comes of it if it is refused. */
  async send(message: Parameters<Link['send']>[0]): Promise<boolean> {
    try {
      await this.link.send(message);
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    }
  }

  async act(choice: ChoiceInfo | { action: readonly number[] }): Promise<void> {
    if (this.busy || !this.update) return;
    this.busy = true;
    this.message = null;
    await this.send({ type: 'act', n: this.update.n, action: [...choice.action] as Action });
    this.busy = false;
  }

  /** Carry out what is picked; false if nothing is. */
  confirm(): boolean {
    const { meant } = this.chooser;
    if (!this.mine || this.busy || !(this.route ?? meant)) return false;
    if (this.route) this.go();
    else void this.act(meant!);
    return true;
  }

  /** Show the way to a place, or go it when it is shown already. */
  pickRoute(route: RouteInfo): void {
    if (this.busy || !this.mine) return;
    const again = this.route !== null && this.route.to === route.to;
    this.chooser.clear();
    this.held = null;
    this.route = route;
    if (again || !settings.confirm) this.go();
  }

  /** Go the way that is shown. */
  go(): void {
    const route = this.route;
    this.route = null;
    if (route) this.walk(route.to, route.steps);
  }

  /** Walk along a route: one step at a time, as long as the next one is still offered. */
  walk(to: unknown, steps: readonly (readonly number[])[]): void {
    this.walking = { to, steps: steps.slice(1) as Action[] };
    void this.act({ action: steps[0]! });
  }

  private walkOn(): void {
    const walking = this.walking;
    if (!walking) return;
    const next = walking.steps[0];
    const offered = next && this.chooser.choices.some((choice) => choice.action.join() === next.join());
    if (!offered || this.paused) {
      this.walking = null;
      return;
    }
    this.walking = { to: walking.to, steps: walking.steps.slice(1) };
    setTimeout(() => void this.act({ action: next }), lessMotion() ? 0 : 140);
  }

  /** Touch something: it narrows the choice, or the server says why not. */
  touch(facet: string, value: unknown): boolean {
    if (!this.mine || this.busy) return false;
    const before = this.chooser.picks;
    if (this.chooser.touch(facet, value)) {
      this.message = null;
      const { meant, turnable } = this.chooser;
      if (meant && !settings.confirm && !turnable) void this.act(meant);
      return true;
    }
    void this.why([...before.filter((pick) => pick.facet !== facet), { facet, value }]);
    return false;
  }

  /** Ask the server why something cannot be done, and show the rule. */
  async why(picks: readonly Pick[]): Promise<void> {
    const action = this.encode(picks);
    if (!action || !this.update) return this.note('reason', t('web-not-possible'));
    try {
      const answer = await this.link.send({ type: 'why', n: this.update.n, action });
      if (answer.type !== 'reason' || answer.possible || !answer.code) return this.note('reason', t('web-not-possible'));
      const clause = answer.clause ? `${answer.clause}: ${this.say.rule(answer.clause)}` : undefined;
      this.note('reason', this.say.refusal(answer.code, answer.args ?? {}), clause);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Touch a card in the hand. */
  touchCard(key: string, place: number): void {
    if (this.discarding) return this.putAway(key, place);
    const again = this.held === place;
    if (this.held !== null && !again && this.chooser.isPicked('card', key)) {
      this.held = place; // another copy of the same card
      return;
    }
    if (this.touch('card', key)) this.held = again ? null : place;
  }

  /** In discarding, cards are put aside one by one. */
  private putAway(key: string, place: number): void {
    const hand: string[] = this.view?.you?.hand ?? [];
    const chosen = this.discarding!.includes(place)
      ? this.discarding!.filter((each) => each !== place)
      : [...this.discarding!, place];
    const allowed = this.chooser.holds(chosen.map((each) => hand[each]!));
    if (!allowed && chosen.length > 1) return this.setDiscards([place]);
    if (!allowed) return void this.why([{ facet: 'verb', value: 'discard' }, { facet: 'card', value: key }]);
    this.setDiscards(chosen);
  }

  setDiscards(places: number[] | null): void {
    const hand: string[] = this.view?.you?.hand ?? [];
    this.discarding = places;
    this.held = null;
    this.chooser.clear();
    if (places?.length) this.chooser.picks = [{ facet: 'discard', value: places.map((place) => hand[place]!) }];
  }

  cancel(): void {
    this.route = null;
    if (this.discarding) this.setDiscards(this.discarding.length ? [] : null);
    else this.chooser.back();
    if (this.chooser.picked('card') === undefined) this.held = null;
    this.message = null;
  }
}
