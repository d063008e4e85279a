/** The water that rises in the cave: as high as the pile has been drawn down, level by level. */
import { LEVELS } from '../../gen/dark_cave_cards';
import type { DarkCaveView } from '../../gen/dark_cave_view';
import { t } from '../../i18n/language.svelte';

/** The level from which cards are drawn now, from 0; as many as there are when the pile is empty. */
export function levelOf(pile: readonly number[]): number {
  const level = pile.findIndex((count) => count > 0);
  return level < 0 ? pile.length : level;
}

/** How high the water stands, from 0 to 1. */
export function height(pile: readonly number[]): number {
  const level = levelOf(pile);
  if (level === pile.length) return 1;
  const drawn = 1 - Math.min(1, pile[level]! / LEVELS[level]!);
  return (level + drawn) / pile.length;
}

export function waterText(view: DarkCaveView): string {
  const level = levelOf(view.pile);
  if (level === view.pile.length) return t('web-cave-flooded');
  return t('web-cave-water', { level: 'I'.repeat(level + 1), count: view.pile.reduce((sum, count) => sum + count, 0) });
}
