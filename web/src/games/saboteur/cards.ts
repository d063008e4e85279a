/** The cards of Saboteur as drawings, and what is touched as an action to ask about. */
import { action, back, type ActionSpec } from '../../art/cards';
import type { PathSpec } from '../../art/path';
import type { Pick } from '../../choose/narrow';
import { ACTION_KEYS, CELLS, KEYS, PATHS, TOOLS, VERBS } from '../../gen/saboteur_cards';
import type { SaboteurView } from '../../gen/saboteur_view';
import type { Action } from '../../stage/table.svelte';
import { byFacet, cellNumber, draw } from '../paths';

interface Path {
  open: string;
  groups: readonly string[];
}
const FEATURES: Record<string, string> = { start: 'start', gold: 'gold', 'stone-east': 'stone', 'stone-west': 'stone' };

/** The deck in play: the printed one, or the content that the options carry. */
function paths(view: SaboteurView | null): Record<string, Path> {
  const deck = view?.options.deck;
  if (typeof deck !== 'object' || deck === null) return PATHS;
  const own = (deck.paths as { card: string; open: string; joined: string[] }[]).map((p) => [p.card, { open: p.open, groups: p.joined }]);
  return { ...PATHS, ...Object.fromEntries(own) };
}

export function isPath(view: SaboteurView | null, key: string): boolean {
  return key in paths(view);
}

export function pathSpec(view: SaboteurView | null, key: string, turned: boolean, seed: string): PathSpec {
  const path = paths(view)[key] ?? PATHS.cross;
  const feature = FEATURES[key];
  return {
    theme: 'base',
    open: path.open,
    groups: path.groups.length ? [...path.groups] : null,
    dead: path.groups.length === 0,
    seed: `${key}${seed}`,
    turned,
    ...(feature ? { feature } : {}),
  };
}

export function actionSpec(key: string): ActionSpec {
  const [kind, ...tools] = key.split('-');
  if (kind === 'broken') return { key, kind: 'hurt', icons: tools, broken: true };
  if (kind === 'repair') return { key, kind: 'help', icons: tools };
  return key === 'map' ? { key, kind: 'know', icons: ['map'] } : { key, kind: 'field', icons: ['rockfall'] };
}

/** The inside of a card of the hand. */
export function face(view: SaboteurView | null, key: string, named: boolean, turned = false): string {
  if (isPath(view, key)) return draw(pathSpec(view, key, turned, ''));
  return (ACTION_KEYS as readonly string[]).includes(key) ? action(actionSpec(key), { named }) : back('base');
}

function keys(view: SaboteurView): readonly string[] {
  const deck = view.options.deck;
  if (typeof deck !== 'object' || deck === null) return KEYS;
  return [...(deck.paths as { card: string }[]).map((path) => path.card), ...ACTION_KEYS];
}

/** An action made of what was touched, to ask why it cannot be. */
export function encode(view: SaboteurView, picks: readonly Pick[], turned: boolean): Action | null {
  const { verb, card, cell, seat, tool, goal } = byFacet(picks);
  const number = keys(view).indexOf(card);
  if (number < 0) return null;
  const at = cell ? cellNumber(CELLS, cell) : 0;
  if (verb === 'discard') return [VERBS.discard, number, 0, 0];
  if (isPath(view, card)) return cell ? [VERBS.place, number, at, Number(turned)] : [VERBS.place, number, 0, 0];
  if (card === 'rockfall') return cell ? [VERBS.rockfall, number, at, 0] : null;
  if (card === 'map') return goal === undefined ? null : [VERBS.map, number, goal, 0];
  if (seat === undefined) return null;
  if (card.startsWith('broken-')) return [VERBS.break, number, seat, 0];
  const mended = tool ?? card.split('-')[1];
  return [VERBS.repair, number, seat, (TOOLS as readonly string[]).indexOf(mended)];
}
