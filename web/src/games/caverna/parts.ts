/** The choices of a decision, sorted by what they are about. Nothing here knows what is allowed: that is in the choices. */
import { remaining, type Pick } from '../../choose/narrow';
import type { ChoiceInfo } from '../../gen/wire';

export type Choice = ChoiceInfo;
/** Choices that differ only in where or how much: laying one kind of tile, forging, the loot of an expedition. */
export interface Part {
  key: string;
  verb: string;
  choices: Choice[];
}

/** Answered by a button of the prompt: there is nothing on the table that stands for them. */
const BUTTONS = ['stop', 'back', 'exchange', 'pass', 'keep', 'let-go', 'skip', 'feed'];
/** Facets that tell one part from another, beside the verb. */
const KINDS = ['tile', 'pasture'];

export const verbOf = (choice: Choice): string => String(choice.facets.verb);
export const actionKey = (choice: Choice): string => choice.action.join();

export function squaresOf(choice: Choice): string[] {
  const { squares, square } = choice.facets;
  return Array.isArray(squares) ? (squares as string[]) : square === undefined ? [] : [String(square)];
}

export const isButton = (choice: Choice): boolean => BUTTONS.includes(verbOf(choice));

function partKey(choice: Choice): string {
  const kind = KINDS.map((facet) => choice.facets[facet]).find((value) => value !== undefined);
  // goods that are taken differ by the part of the space they belong to
  const taken = verbOf(choice) === 'take' ? choice.action[1] : undefined;
  return [verbOf(choice), kind, taken].filter((each) => each !== undefined).join(' ');
}

export function partsOf(choices: readonly Choice[]): Part[] {
  const found = new Map<string, Part>();
  for (const choice of choices) {
    if (isButton(choice)) continue;
    const key = partKey(choice);
    const part = found.get(key);
    if (part) part.choices.push(choice);
    else found.set(key, { key, verb: verbOf(choice), choices: [choice] });
  }
  return [...found.values()];
}

/** What must be picked for the choice to be meant: all that it says. */
export function picksOf(choice: Choice): Pick[] {
  // narrowing reads a table as several facets at once, so goods are wrapped in one
  const table = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
  return Object.entries(choice.facets).map(([facet, value]) => ({ facet, value: table(value) ? { [facet]: value } : value }));
}

/** What all choices of a part have in common. */
export function picksOfPart(part: Part): Pick[] {
  const [first] = part.choices;
  return first ? picksOf(first).filter(({ facet }) => facet === 'verb' || KINDS.includes(facet)) : [];
}

/** The part that is being carried out: the one that was picked, or the only one there is. */
export function activePart(parts: readonly Part[], picks: readonly Pick[]): Part | null {
  if (parts.length === 1) return parts[0]!;
  if (!picks.some(({ facet }) => facet === 'verb')) return null;
  return parts.find((part) => remaining(part.choices, picks).length > 0) ?? null;
}

/** The choices that lay something on a square, best first: those that begin there. */
export function onSquare(choices: readonly Choice[], square: string): Choice[] {
  const there = choices.filter((choice) => squaresOf(choice).includes(square));
  return [...there.filter((choice) => squaresOf(choice)[0] === square), ...there.filter((choice) => squaresOf(choice)[0] !== square)];
}

export interface Laid {
  anchor: string; // the square that was touched first
  choice: Choice;
}

/**
 * What touching a square means. Touching what is shown already turns it; touching a square that goes with the first one
 * makes a pair; anything else begins anew. Null if nothing can be laid there.
 */
export function touchSquare(choices: readonly Choice[], laid: Laid | null, square: string): Laid | null {
  if (laid && squaresOf(laid.choice).includes(square)) return turned(choices, laid);
  if (laid) {
    const pair = onSquare(choices, laid.anchor).find((choice) => squaresOf(choice).includes(square));
    if (pair) return { anchor: laid.anchor, choice: pair };
  }
  const [choice] = onSquare(choices, square);
  return choice ? { anchor: square, choice } : null;
}

/** The next way to lay something on the same first square. */
export function turned(choices: readonly Choice[], laid: Laid): Laid {
  const ways = onSquare(choices, laid.anchor);
  const at = ways.findIndex((choice) => actionKey(choice) === actionKey(laid.choice));
  return { anchor: laid.anchor, choice: ways[(at + 1) % ways.length] ?? laid.choice };
}

/** Which part of the table a part is answered on; lists stand beside the home board. */
export function panelOf(verb: string | null): 'actions' | 'home' | 'rooms' {
  if (verb === 'place' || verb === 'imitate' || verb === 'call') return 'actions';
  return verb === 'furnish' ? 'rooms' : 'home';
}

/** Whether the choices of a part are told apart by words only, so that they need a list. */
export function isListed(part: Part): boolean {
  return part.choices.length > 0 && panelOf(part.verb) === 'home' && part.choices.every((choice) => squaresOf(choice).length === 0);
}
