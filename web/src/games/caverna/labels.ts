/** What a space and a square of a home are called, with all that is on them. */
import { ICONS_OF_SQUARES } from '../../gen/caverna_cards';
import { t } from '../../i18n/language.svelte';
import type { TableState } from '../../stage/table.svelte';
import type { Player, Space } from './types';
import { cardName, goodsText, playerName } from './words';

export function spaceLabel(table: TableState, space: Space, round: number | null, fresh: boolean): string {
  const parts = [cardName(space.space)];
  if (round) parts.push(t('web-caverna-round', { round }));
  if (Object.keys(space.goods).length) parts.push(t('web-caverna-lies', { goods: goodsText(space.goods) }));
  for (const dwarf of space.dwarfs) parts.push(t('web-caverna-stands', { player: playerName(table, dwarf.player), strength: dwarf.strength }));
  if (fresh) parts.push(t('web-caverna-new'));
  return parts.join(', ');
}

/** The goods that are printed on a square and come when it is built on. */
export const printedOn = (name: string): Record<string, number> | undefined => (ICONS_OF_SQUARES as Record<string, Record<string, number>>)[name];

export function squareLabel(player: Player, name: string): string {
  const tile = player.home.find(({ square }) => square === name);
  const room = player.furnishings.find(({ square }) => square === name)?.furnishing;
  const said = [name];
  if (room) said.push(cardName(room));
  else if (tile?.crop) said.push(t('web-caverna-sown', { goods: goodsText({ [tile.crop]: tile.count ?? 1 }) }));
  else said.push(t('web-caverna-tile', { tile: tile?.tile ?? (name.startsWith('F') ? 'forest' : 'mountain') }));
  if (tile?.stable) said.push(t('web-caverna-stable'));
  for (const { square, animal, count } of player.animals) if (square === name) said.push(goodsText({ [animal]: count }));
  const icons = printedOn(name);
  if (icons && !room && !tile?.tile) said.push(t('web-caverna-printed', { goods: goodsText(icons) }));
  return said.join(', ');
}
