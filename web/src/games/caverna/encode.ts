/** What was touched, as an action to ask about: why is it not possible? */
import type { Pick } from '../../choose/narrow';
import { FURNISHINGS, LOOT, MARKET, SPACES, TILES, TILES_OF_TWO, VERBS } from '../../gen/caverna_cards';
import type { Action } from '../../stage/table.svelte';
import { byFacet } from '../paths';
import { beside, squareNumber } from './squares';

const order = (table: object) => Object.keys(table);
const at = (names: readonly string[], name: unknown) => names.indexOf(String(name));

export function encode(prompt: string, picks: readonly Pick[]): Action | null {
  const { space, furnishing, loot, good, strength, tile, square, squares, verb } = byFacet(picks);
  if (space !== undefined) return [prompt === 'imitate' ? VERBS.imitate : VERBS.place, at(order(SPACES), space), 0, 0];
  if (loot !== undefined) return [VERBS.loot, at(order(LOOT), loot), 0, 0];
  if (good !== undefined) return [VERBS.buy, at(MARKET, good), 0, 0];
  if (Array.isArray(squares)) return onSquares(verb, tile, squares as string[]);
  if (furnishing !== undefined && square !== undefined) return [VERBS.site, at(order(FURNISHINGS), furnishing), squareNumber(square), 0];
  if (furnishing !== undefined) return [VERBS.furnish, at(order(FURNISHINGS), furnishing), 0, 0];
  if (square !== undefined && verb === 'stable') return [VERBS.stable, squareNumber(square), 0, 0];
  if (strength !== undefined) return [VERBS.call, Number(strength), 0, 0];
  return null;
}

function onSquares(verb: unknown, tile: unknown, squares: readonly string[]): Action | null {
  const [first, second] = squares;
  if (!first) return null;
  if (verb === 'fence') return [VERBS.fence, squareNumber(first), second ? squareNumber(second) : 0, 0];
  const two = (TILES_OF_TWO as readonly string[]).includes(String(tile));
  const other = second ?? (two ? beside(first) : null);
  return tile === undefined ? null : [VERBS.lay, at(TILES, tile), squareNumber(first), other ? squareNumber(other) : 0];
}
