/** The cards of The Dark Cave as drawings, and what is touched as an action to ask about. */
import { action, back, type ActionSpec } from '../../art/cards';
import { fieldPos, type PathSpec } from '../../art/path';
import type { SeatStyle } from '../../art/pieces';
import type { Pick } from '../../choose/narrow';
import { ACTION_KEYS, CELLS, EDGES, KEYS, MONSTER_MOVES, PATHS, PLACES, VERBS } from '../../gen/dark_cave_cards';
import type { DarkCaveView } from '../../gen/dark_cave_view';
import type { Action } from '../../stage/table.svelte';
import { byFacet, cellNumber, draw } from '../paths';

interface Path {
  open: string;
  groups: readonly string[];
  level: number;
  fields: readonly string[];
  features: Readonly<Record<string, string>>;
}
export const CLAN: Record<string, SeatStyle> = {
  yellow: { c: '#f2b632', i: '#3a2500', e: 'sun' },
  blue: { c: '#4c9be8', i: '#06203f', e: 'moon' },
};
const KINDS: Record<string, [ActionSpec['kind'], string]> = {
  rockfall: ['field', 'rockfall'],
  web: ['hurt', 'web'],
  boots: ['help', 'boots'],
  'battle-axe': ['help', 'battleaxe'],
  'secret-info': ['know', 'eye'],
  'card-swap': ['field', 'swap'],
  rat: ['beast', 'rat'],
  lindworm: ['beast', 'lindworm'],
  goblin: ['beast', 'goblin'],
};
const ROMAN = ['', 'I', 'II', 'III'];

/** A path card as a deck writes it. */
interface Written {
  card: string;
  fields: string[];
  links: [string, string][];
  sides: Record<string, string>;
  features: Record<string, string>;
  level?: number;
}

const SIDES = ['N', 'E', 'S', 'W'];

/** A card of a deck as it is drawn: sides between which one can walk, other than through a tunnel, are one path. */
function read(card: Written): Path {
  const group = new Map(card.fields.map((field) => [field, field]));
  for (const [a, b] of card.links) {
    if (card.features[a] === 'tunnel' || card.features[b] === 'tunnel') continue;
    const [from, to] = [group.get(a), group.get(b)!];
    for (const [field, of] of group) if (of === from) group.set(field, to);
  }
  const open = SIDES.filter((side) => side in card.sides);
  const path = (side: string) => group.get(card.sides[side]!)!;
  const groups = [...new Set(open.map(path))].map((each) => open.filter((side) => path(side) === each).join(''));
  return { open: open.join(''), groups, level: card.level ?? 0, fields: card.fields, features: card.features };
}

const decks = new WeakMap<object, Record<string, Path>>(); // each deck is read once

/** The deck in play: the built-in one, or the content that the options carry. */
function paths(view: DarkCaveView | null): Record<string, Path> {
  const deck = view?.options.deck;
  if (typeof deck !== 'object' || deck === null) return PATHS;
  const known = decks.get(deck);
  if (known) return known;
  const cards = [...(deck.paths as Written[]), deck.start as Written, ...(deck.goals as Written[])];
  const made = Object.fromEntries(cards.map((card) => [card.card, read(card)]));
  decks.set(deck, made);
  return made;
}

export function isPath(view: DarkCaveView | null, key: string): boolean {
  return key in paths(view);
}

function keys(view: DarkCaveView): readonly string[] {
  const deck = view.options.deck;
  if (typeof deck !== 'object' || deck === null) return KEYS;
  return [...(deck.paths as Written[]).map((path) => path.card), ...ACTION_KEYS];
}

/** Sides and fields of a card; one without a pile is grooved by the fields that it has. */
export function pathSpec(view: DarkCaveView | null, key: string, turned: boolean, seed: string): PathSpec {
  const path = paths(view)[key] ?? PATHS['cross-1'];
  const fields = [...path.fields];
  const level = path.level || (fields.length === 1 ? 1 : 3);
  return {
    theme: 'cave',
    open: path.open,
    groups: [...path.groups],
    level: ROMAN[level]!,
    unmarked: path.level === 0,
    fields,
    features: { ...path.features },
    seed: `${key}${seed}`,
    turned,
  };
}

const OPPOSITE: Record<string, string> = { n: 's', s: 'n', e: 'w', w: 'e' };

/** Where a field lies on its card: the number of a field does not change when the card is turned. */
export function fieldPoint(view: DarkCaveView | null, key: string, turned: boolean, field: number): [number, number] {
  const spec = pathSpec(view, key, turned, '');
  const name = spec.fields![field] ?? 'c';
  return fieldPos(spec, turned ? (OPPOSITE[name] ?? name) : name);
}

export function kindOf(key: string): string {
  return key.replace(/-\d$/, '');
}

export function actionSpec(key: string): ActionSpec {
  const kind = kindOf(key);
  const [frame, icon] = KINDS[kind] ?? ['field', 'eye'];
  const moves = (MONSTER_MOVES as Record<string, number>)[kind];
  return { key, kind: frame, icons: [icon], level: ROMAN[Number(key.at(-1))] ?? '', ...(moves ? { moves } : {}) };
}

export function face(view: DarkCaveView | null, key: string, named: boolean, turned = false): string {
  if (isPath(view, key)) return draw(pathSpec(view, key, turned, ''));
  return (ACTION_KEYS as readonly string[]).includes(key) ? action(actionSpec(key), { named }) : back('cave');
}

/** An action made of what was touched, to ask why it cannot be. */
export function encode(view: DarkCaveView, picks: readonly Pick[], turned: boolean): Action | null {
  const { verb, card, cell, seat, edge, place } = byFacet(picks);
  const at = cell ? cellNumber(CELLS, cell) : 0;
  const where = place ? cellNumber(PLACES, place.cell) + place.field : null;
  if (view.phase === 'move' || view.phase === 'monster') return where === null ? null : [VERBS.step, where, 0, 0];
  const number = keys(view).indexOf(card);
  if (number < 0) return null;
  if (verb === 'discard') return [VERBS.discard, number, 0, 0];
  if (isPath(view, card)) return [VERBS.place, number, at, Number(turned)];
  const edgeNumber = edge ? 2 * cellNumber(CELLS, edge.cell) + (EDGES as Record<string, number>)[edge.side]! : null;
  switch (kindOf(card)) {
    case 'rockfall':
      return cell ? [VERBS.rockfall, number, at, 0] : null;
    case 'web':
      return edgeNumber === null ? null : [VERBS.web, number, edgeNumber, 0];
    case 'boots':
    case 'battle-axe':
      return seat === undefined ? null : [VERBS.equip, number, seat, 0];
    case 'card-swap':
      return seat === undefined ? null : [VERBS.swap, number, seat, 0];
    case 'secret-info':
      return seat === undefined ? null : [VERBS['look-clan'], number, seat, 0];
    default:
      return where === null ? null : [VERBS.lure, number, where, 0];
  }
}
