/** Narrowing: what a person touches leaves fewer choices. Nothing here knows a rule of any game. */
import type { ChoiceInfo } from '../gen/wire';

export interface Pick {
  facet: string;
  value: unknown;
}

export function same(a: unknown, b: unknown): boolean {
  if (a === b || typeof a !== 'object' || typeof b !== 'object') return a === b;
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The cards that a choice is made of: one, a pair, or none. */
export function cardsOf(choice: ChoiceInfo): string[] {
  const { card, cards } = choice.facets;
  return Array.isArray(cards) ? (cards as string[]) : card === undefined ? [] : [card as string];
}

/** Whether all of the wanted cards are among those of the choice, copies counted. */
function holds(choice: ChoiceInfo, wanted: readonly string[]): boolean {
  const rest = [...cardsOf(choice)];
  return wanted.every((card) => {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

/** Whether the choice puts cards away. */
export function discards(choice: ChoiceInfo): boolean {
  return String(choice.facets.verb).startsWith('discard');
}

/** Whether the choice puts away all of these cards, and perhaps more. */
export function putsAway(choice: ChoiceInfo, cards: readonly string[]): boolean {
  return discards(choice) && holds(choice, cards);
}

function sameCards(a: readonly string[], b: readonly string[]): boolean {
  return same([...a].sort(), [...b].sort());
}

function fits(choice: ChoiceInfo, pick: Pick): boolean {
  if (pick.facet === 'discard') return discards(choice) && sameCards(cardsOf(choice), pick.value as string[]);
  if (pick.facet === 'card') return holds(choice, [pick.value as string]);
  if (isTable(pick.value)) return Object.entries(pick.value).every(([name, value]) => same(choice.facets[name], value));
  return same(choice.facets[pick.facet], pick.value);
}

/** Something touched that is several facets at once: an edge is a cell and a side. */
function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function remaining(choices: readonly ChoiceInfo[], picks: readonly Pick[]): ChoiceInfo[] {
  return choices.filter((choice) => picks.every((pick) => fits(choice, pick)));
}

export function mentions(choices: readonly ChoiceInfo[], facet: string, value: unknown): boolean {
  return choices.some((choice) => fits(choice, { facet, value }));
}

/** The values that a facet has among the choices, each once, in their order. */
export function values(choices: readonly ChoiceInfo[], facet: string): unknown[] {
  const found: unknown[] = [];
  for (const choice of choices) {
    const value = choice.facets[facet];
    if (value !== undefined && !found.some((other) => same(other, value))) found.push(value);
  }
  return found;
}

/** The facets by which the choices still differ. */
export function differing(choices: readonly ChoiceInfo[]): string[] {
  const names = new Set(choices.flatMap((choice) => Object.keys(choice.facets)));
  return [...names].filter((name) => choices.some((c) => !same(c.facets[name], choices[0]!.facets[name])));
}

/**
 * Add a pick. Earlier ones that contradict it give way, the latest first; null if nothing can be meant by it.
 * Picking the same again takes it back.
 */
export function pick(choices: readonly ChoiceInfo[], picks: readonly Pick[], added: Pick): Pick[] | null {
  if (picks.some((each) => each.facet === added.facet && same(each.value, added.value))) {
    return picks.filter((each) => each.facet !== added.facet && each.facet !== 'turned');
  }
  let kept = picks.filter((each) => each.facet !== added.facet);
  while (remaining(choices, [...kept, added]).length === 0) {
    if (kept.length === 0) return null;
    kept = kept.slice(0, -1);
  }
  return [...kept, added];
}
