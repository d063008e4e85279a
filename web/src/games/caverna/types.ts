/** The view of Caverna, and short names for its parts. */
import type { CavernaView } from '../../gen/caverna_view';

export type View = CavernaView;
export type Player = CavernaView['players'][number];
export type Space = CavernaView['spaces'][number];
export type Square = CavernaView['players'][number]['home'][number];
export type Goods = Record<string, number>;
export type Panel = 'actions' | 'home' | 'rooms';

export const MATERIALS = ['wood', 'stone', 'ore', 'ruby', 'gold', 'food', 'grain', 'veg'] as const;
export const ANIMALS = ['dog', 'sheep', 'donkey', 'boar', 'cattle'] as const;
