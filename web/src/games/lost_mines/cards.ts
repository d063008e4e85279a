/** The cards of The Lost Mines as drawings, and what is touched as an action to ask about. */
import { action, back, type ActionSpec } from '../../art/cards';
import type { PathSpec } from '../../art/path';
import type { SeatStyle } from '../../art/pieces';
import type { Pick } from '../../choose/narrow';
import { ACTION_KEYS, CELLS, EDGES, KEYS, MINES, PATHS, VERBS } from '../../gen/lost_mines_cards';
import type { LostMinesView } from '../../gen/lost_mines_view';
import type { Action } from '../../stage/table.svelte';
import { byFacet, cellNumber, draw } from '../paths';

interface Path {
  open: string;
  groups: readonly string[];
  feature?: string;
}
export const CLAN: Record<string, SeatStyle> = {
  yellow: { c: '#f2b632', i: '#3a2500', e: 'sun' },
  blue: { c: '#4c9be8', i: '#06203f', e: 'moon' },
};
const KINDS: Record<string, ActionSpec['kind']> = { axe: 'help', boat: 'help', rope: 'help', trap: 'hurt', troll: 'beast', storm: 'field' };

/** The deck in play: the built-in one, or the content that the options carry. */
function paths(view: LostMinesView | null): Record<string, Path> {
  const deck = view?.options.deck;
  if (typeof deck !== 'object' || deck === null) return PATHS;
  const own = (deck.paths as { card: string; open: string; feature?: string }[]).map((p) => [p.card, { open: p.open, groups: [p.open], feature: p.feature ?? 'plain' }]);
  return Object.fromEntries(own);
}

export function isPath(view: LostMinesView | null, key: string): boolean {
  return key in paths(view);
}

export function pathSpec(view: LostMinesView | null, key: string, turned: boolean, seed: string): PathSpec {
  const path = paths(view)[key] ?? PATHS.cross;
  return spec(path, turned, `${key}${seed}`);
}

function spec(path: Path, turned: boolean, seed: string): PathSpec {
  const feature = path.feature && path.feature !== 'plain' ? { feature: path.feature } : {};
  return { theme: 'mines', open: path.open, groups: [...path.groups], seed, turned, ...feature };
}

export function startSpec(clan: string): PathSpec {
  return { theme: 'mines', open: 'NESW', groups: ['NESW'], feature: clan === 'yellow' ? 'start_y' : 'start_b', seed: `start${clan}` };
}

export function mineSpec(view: LostMinesView, kind: string, turned: boolean): PathSpec {
  const deck = view.options.deck;
  const open: string = (typeof deck === 'object' && deck?.mines?.[kind]) || (MINES as Record<string, Path>)[kind]!.open;
  return { theme: 'mines', open, groups: [open], feature: `mine_${kind}`, seed: `mine${kind}`, turned };
}

export function actionSpec(key: string): ActionSpec {
  if (key.startsWith('info-')) return { key, kind: 'know', icons: key.split('-').slice(1) };
  return { key, kind: KINDS[key] ?? 'field', icons: [key] };
}

export function face(view: LostMinesView | null, key: string, named: boolean, turned = false): string {
  if (isPath(view, key)) return draw(pathSpec(view, key, turned, ''));
  return (ACTION_KEYS as readonly string[]).includes(key) ? action(actionSpec(key), { named }) : back('mines');
}

function keys(view: LostMinesView): readonly string[] {
  const deck = view.options.deck;
  if (typeof deck !== 'object' || deck === null) return KEYS;
  return [...(deck.paths as { card: string }[]).map((path) => path.card), ...ACTION_KEYS];
}

/** An action made of what was touched, to ask why it cannot be. */
export function encode(view: LostMinesView, picks: readonly Pick[], turned: boolean): Action | null {
  const { verb, card, cell, seat, edge } = byFacet(picks);
  const at = cell ? cellNumber(CELLS, cell) : 0;
  if (view.phase === 'move') return cell ? [VERBS.step, at, 0, 0] : null;
  const number = keys(view).indexOf(card);
  if (number < 0) return null;
  if (verb === 'discard') return [VERBS.discard, number, 0, 0];
  if (isPath(view, card)) return [VERBS.place, number, at, Number(turned)];
  const edgeNumber = edge ? 2 * cellNumber(CELLS, edge.cell) + (EDGES as Record<string, number>)[edge.side]! : null;
  if (card === 'trap' || card === 'troll') return edgeNumber === null ? null : [VERBS[card as 'trap' | 'troll'], number, edgeNumber, 0];
  if (card === 'storm') return cell ? [VERBS.storm, number, at, 0] : null;
  if (card.startsWith('info-')) return seat === undefined ? null : [VERBS.look, number, 2, seat];
  return cell ? [VERBS.use, number, at, 0] : null;
}
