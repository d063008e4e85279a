/** Caverna's nouns, in the language of the page. */
import { t, text } from '../../i18n/language.svelte';
import type { TableState } from '../../stage/table.svelte';
import type { Part } from './parts';
import type { Goods } from './types';

/** A, B and C, each counted. */
export function goodsText(goods: Goods): string {
  const said = Object.entries(goods).filter(([, count]) => count).map(([good, count]) => t('caverna-goods', { good, count }));
  return said.length ? text().listed(said) : t('caverna-nothing');
}

/** What one has of a good, as a label: wood: 4. */
export const goodLabel = (good: string, count: number): string => t('web-caverna-have', { good: t('caverna-good', { good }), count });

export const cardName = (key: string): string => t(`caverna-card-${key}`);

/** The first letter of a player's name, beside the emblem of the seat. */
export function letterOf(table: TableState, seat: number): string {
  const name = seat === table.seat ? t('web-you') : table.name(seat);
  return [...name.trim()][0]?.toUpperCase() ?? String(seat + 1);
}

export const playerName = (table: TableState, seat: number): string => (seat === table.seat ? t('web-you') : table.name(seat));

const TILE_ICONS: Record<string, string[]> = {
  meadow_field: ['meadow', 'field'],
  cavern_tunnel: ['cavern', 'tunnel'],
  cavern_cavern: ['cavern', 'cavern'],
  ore_mine: ['oremine', 'deep'],
  ruby_mine: ['rubymine'],
};
const PART_ICONS: Record<string, string[]> = { stable: ['stable'], sow: ['sow'], furnish: ['furnish'], forge: ['forge'], loot: ['expedition'], grow: ['child'], trade: ['ore', 'gold'], buy: ['market'], breed: ['child'], work: ['food'] };

/** A part of a decision, in a few words. */
export function partLabel(table: TableState, part: Part): string {
  const [first, ...more] = part.choices;
  if (first && !more.length) return table.say.choice(first.facets);
  const { tile, pasture } = first?.facets ?? {};
  return t('web-caverna-part', { verb: part.verb, tile: tile ? cardName(`tile_${String(tile)}`) : '', pasture: String(pasture ?? '') });
}

/** The same in icons. */
export function partIcons(part: Part): string[] {
  const { tile, pasture, goods } = part.choices[0]?.facets ?? {};
  if (tile) return TILE_ICONS[String(tile)] ?? [String(tile)];
  if (pasture) return pasture === 'small' ? ['fence'] : ['fence', '×2'];
  if (goods) return Object.entries(goods as Goods).flatMap(([good, count]) => [good, String(count)]);
  return PART_ICONS[part.verb] ?? [];
}
