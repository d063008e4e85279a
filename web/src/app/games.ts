/** How the games are shown before anybody plays them. */
import { action, type ActionSpec } from '../art/cards';
import { pathInner, type PathSpec } from '../art/path';

/** Three cards a game, fanned out. */
export const FANS: Record<string, (PathSpec | ActionSpec)[]> = {
  saboteur: [
    { theme: 'base', open: 'NES', groups: ['NES'], seed: 'tee' },
    { theme: 'base', open: 'NESW', groups: ['NESW'], feature: 'gold', seed: 'gold' },
    { key: 'broken', kind: 'hurt', icons: ['lantern'], broken: true },
  ],
  'lost-mines': [
    { theme: 'mines', open: 'NES', groups: ['NES'], feature: 'campfire', seed: 'fire' },
    { theme: 'mines', open: 'NESW', groups: ['NESW'], feature: 'mine_gems', seed: 'gems' },
    { theme: 'mines', open: 'NW', groups: ['NW'], feature: 'lake', seed: 'lake' },
  ],
  'dark-cave': [
    { theme: 'cave', open: 'NESW', groups: ['NE', 'SW'], level: 'II', features: { t: 'tunnel' }, seed: 'tunnel' },
    { theme: 'cave', open: 'NS', groups: ['NS'], features: { c: 'exit' }, fields: ['c'], seed: 'exit' },
    { key: 'lindworm', kind: 'beast', icons: ['lindworm'], moves: 4 },
  ],
};

/** The insides of three cards; those of Caverna are drawn by its own art, which comes when it is needed. */
export async function fan(game: string): Promise<string[]> {
  if (game === 'caverna') return tiles();
  return (FANS[game] ?? []).map((spec) => ('theme' in spec ? pathInner(spec) : action(spec)));
}

async function tiles(): Promise<string[]> {
  const { fence, ICONS, square } = await import('../art/caverna');
  const on = (inner: string) => `<rect width="100" height="140" fill="#2f3d22"/><g transform="translate(0 20)">${inner}</g>`;
  const icon = (name: string) => `<g transform="translate(26 26)">${ICONS[name] ?? ''}</g>`;
  return [on(square('forest', 'home')), on(square('pasture', 'home') + fence('NESW') + icon('sheep')), on(square('cavern', 'home') + icon('ruby'))];
}

export const MINUTES: Record<string, number> = { saboteur: 30, 'lost-mines': 45, 'dark-cave': 45, caverna: 120 };
/** The level that bots have unless somebody wishes otherwise. */
export function usualLevel(levels: readonly string[]): string {
  return ['normal', 'easy'].find((level) => levels.includes(level)) ?? levels.at(-1) ?? '';
}
/** How many sit at a table for one person and bots. */
export const SEATS_WITH_BOTS: Record<string, number> = { saboteur: 5, 'lost-mines': 5, 'dark-cave': 4, caverna: 2 };
