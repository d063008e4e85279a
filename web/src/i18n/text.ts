/** What the games say: codes and arguments come in, sentences go out. The twin of text.py over the same files. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { ADDED, SHOWN, type Shown } from '../gen/text';

export type Args = Record<string, unknown>;

/** Czech and Slovak text with the spaces at which no line may break. */
export function bind(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}_])([ksvzouai]) /giu, '$1\u00a0')
    .replace(/(\d\.?) (?=\p{L}|[%×])/gu, '$1\u00a0')
    .replace(/(?<=\d) – (?=\d)/g, '\u00a0–\u00a0');
}

/** The language as it is written where the reader lives, as far as the browser says so. */
function regional(language: string): string {
  return globalThis.navigator?.languages?.find((tag) => tag.split('-')[0] === language) ?? language;
}

/** The pseudo-language: every word of the files is marked and twice as long, so what is not from them shows. */
export function stretch(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => `${word}${word.toLowerCase()}`).replace(/[aeiou]/gi, (v) => MARKED[v]!);
}
const MARKED: Record<string, string> = { a: 'å', e: 'ë', i: 'ï', o: 'ø', u: 'ü', A: 'Å', E: 'Ë', I: 'Ï', O: 'Ø', U: 'Ü' };

export class Text {
  private readonly bundle: FluentBundle;
  private readonly lists: Intl.ListFormat; // making one takes long

  constructor(
    readonly language: string,
    sources: readonly string[],
    pseudo = false,
  ) {
    this.lists = new Intl.ListFormat(language, { type: 'conjunction' });
    this.bundle = new FluentBundle(language, {
      useIsolating: false,
      ...(pseudo ? { transform: stretch } : {}),
    });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    return this.bundle.getMessage(id)?.value != null;
  }

  /** The message with its arguments as they are; an unknown one is its own id. */
  format(id: string, args: Record<string, FluentVariable> = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (pattern == null) return id;
    const said = this.bundle.formatPattern(pattern, args, []);
    return this.language === 'en' ? said : bind(said);
  }

  /** A, B and C. */
  listed(items: readonly string[]): string {
    return this.lists.format(items).replace(/, and /, ' and ');
  }

  date(seconds: number): string {
    return new Intl.DateTimeFormat(regional(this.language), { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);
  }
}

/** One game at one table: what it says, among whom. */
export class GameText {
  constructor(
    readonly text: Text,
    readonly game: string,
    readonly names: readonly string[],
  ) {}

  event(name: string, args: Args, seen: boolean): string {
    return this.say(`${this.game}-event-${name}${seen ? '-seen' : ''}`, args);
  }

  prompt(name: string, args: Args): string {
    return this.say(`${this.game}-prompt-${name}`, args);
  }

  choice(facets: Args): string {
    return this.say(`${this.game}-choice-${String(facets.verb)}`, facets);
  }

  line(name: string, args: Args): string {
    return this.say(`${this.game}-line-${name}`, args);
  }

  /** Why not, in the game's own words if it has any. */
  refusal(code: string, args: Args): string {
    const own = `${this.game}-refusal-${code}`;
    return this.say(this.text.has(own) ? own : `refusal-${code}`, args);
  }

  /** A clause in one sentence. */
  rule(clause: string): string {
    return this.text.format(`${this.game}-rule-${clause.toLowerCase().replace(/\./g, '-')}`);
  }

  card(key: string): string {
    const own = `${this.game}-card-${key}`;
    return this.text.has(own) ? this.text.format(own) : this.text.format('card-other', { card: key });
  }

  name(seat: number): string {
    return this.names[seat] ?? '';
  }

  /** A noun of the game, such as saboteur-role. */
  noun(id: string, args: Args): string {
    return this.say(`${this.game}-${id}`, args);
  }

  private say(id: string, args: Args): string {
    return this.text.format(id, this.shown(args));
  }

  /** The arguments of a message as Fluent takes them. */
  shown(args: Args): Record<string, FluentVariable> {
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) values[name] = this.show(SHOWN[name], value);
    for (const [name, [of, how]] of Object.entries(ADDED)) if (of in args) values[name] = this.show(how, args[of]);
    return values;
  }

  private show(how: Shown | undefined, value: unknown): FluentVariable {
    if (how === undefined) return plain(value);
    return how.startsWith('part:') ? this.card(`${how.slice(5)}_${String(value)}`) : SHOW[how as Plain](this, value);
  }
}

/** Numbers, and keys for selectors to choose by: Fluent has no truth and no nothing. */
function plain(value: unknown): FluentVariable {
  if (value == null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? value : String(value);
}

type Plain = Exclude<Shown, `part:${string}`>;
type Show = (scene: GameText, value: any) => FluentVariable;

const SHOW: Record<Plain, Show> = {
  card: (scene, key: string) => scene.card(key),
  cards: (scene, cards: string[] | number) =>
    typeof cards === 'number' ? cards : scene.text.listed(cards.map((key) => scene.card(key))),
  cell: (_, cell: number[]) => cell.join(', ').replace(/-/g, '−'),
  clan_cards: (scene, cards: string[]) =>
    scene.text.listed(cards.map((card) => card.split('-')).map(([clan, role]) => scene.text.format(`${scene.game}-clan-card`, { clan: clan!, role: role! }))),
  good_names: (scene, goods: string[]) =>
    goods.length ? scene.text.listed(goods.map((good) => scene.text.format(`${scene.game}-good`, { good }))) : scene.text.format(`${scene.game}-nothing`),
  goods: (scene, goods: Record<string, number>) => {
    const said = Object.entries(goods)
      .filter(([, count]) => count)
      .map(([good, count]) => scene.text.format(`${scene.game}-goods`, { good, count }));
    return said.length ? scene.text.listed(said) : scene.text.format(`${scene.game}-nothing`);
  },
  level: (_, level: number) => 'I'.repeat(level),
  levels: (scene, levels: number[]) => scene.text.listed(levels.map((level) => 'I'.repeat(level))),
  places: (scene, places: string[]) => scene.text.listed(places),
  from_one: (_, index: number) => index + 1,
  name: (scene, seat: number) => scene.name(seat),
  names: (scene, seats: number[]) =>
    seats.length ? scene.text.listed(seats.map((seat) => scene.name(seat))) : scene.text.format('nobody'),
  numbers: (scene, numbers: number[]) => scene.text.listed(numbers.map(String)),
  tools: (scene, tools: string[]) =>
    scene.text.listed(tools.map((tool) => scene.text.format(`${scene.game}-tool`, { tool }))),
};
