/** Shows a stored position without a server: /dev/caverna.html#twin. For looking at and for screenshots; never in the build. */
import { mount } from 'svelte';
import '../../app/app.css';
import { choose, speak, speakOf } from '../../i18n/language.svelte';
import { keepSettings, settings } from '../../app/settings.svelte';
import { TableState } from '../../stage/table.svelte';
import Page from './Table.svelte';

const FIXTURES = import.meta.glob<any>('./fixtures/*.json', { import: 'default' });
const NAMES = ['Matěj', 'Zuzka', 'Bára', 'Kutílek', 'Ondra', 'Vendelín', 'Ema'];
const [name = 'twin', language = 'cs', theme = 'dark'] = location.hash.slice(1).split(',');
const position = await FIXTURES[`./fixtures/${name}.json`]!();

/** A server that tells one position and says yes to everything. */
class Told {
  static readonly OPEN = 1;
  readonly readyState = 1;
  onopen = () => {};
  onclose = () => {};
  onmessage = (_: { data: string }) => {};

  constructor() {
    setTimeout(() => this.onopen());
  }
  close(): void {}
  private tell(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  send(text: string): void {
    const message = JSON.parse(text) as { type: string; id: string };
    if (message.type !== 'hello') {
      this.tell(message.type === 'why' ? { type: 'reason', re: message.id, possible: true } : { type: 'ok', re: message.id, n: 2 });
      return;
    }
    const over = position.decision === null;
    const seats = position.view.players.map((_: unknown, seat: number) => (seat % 3 === 2 ? { kind: 'bot', level: 'easy' } : { kind: 'person', name: NAMES[seat], here: true, ready: true }));
    this.tell({ type: 'welcome', protocol: 1, build: 'dev', table: 'dev', phrases: [] });
    this.tell({ type: 'table', table: 'dev', n: 1, game: 'caverna', status: over ? 'finished' : 'playing', settings: { game: 'caverna', seats: seats.length }, seats, seat: position.seat });
    if (position.before) this.tell({ type: 'update', n: 0, view: position.before, decision: { prompt: 'sow', choices: [] } });
    if (position.before) setTimeout(() => this.tell({ type: 'update', n: 1, view: position.before }), 50);
    setTimeout(() => this.tell({ type: 'update', n: 2, view: position.view, events: position.events, decision: position.decision, outcome: position.outcome, undo: true }), 100);
  }
}
(globalThis as any).WebSocket = Told;

keepSettings();
settings.theme = theme as typeof settings.theme;
await choose(language);
await speak();
await speakOf('caverna');
const table = new TableState('dev');
const wait = setInterval(() => {
  if (!table.view || (table.update?.n ?? 0) < 1) return;
  clearInterval(wait);
  mount(Page, { target: document.getElementById('app')!, props: { table } });
}, 20);
