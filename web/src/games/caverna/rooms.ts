/** Furnishings to browse: which are shown, and what they cost. Prices come from the server where it tells them. */
import { FURNISHINGS } from '../../gen/caverna_cards';
import type { Colour } from '../../art/caverna';
import { formula } from '../../art/caverna-formulas';
import type { Choice } from './parts';
import type { Goods, Player, View } from './types';

export interface Room {
  key: string;
  colour: Colour;
  cost: Goods;
  exact: boolean; // what this player pays now, not the printed price
  points: number;
  counts: boolean; // points that depend on what one has
  affordable: boolean;
  choice: Choice | null;
  owners: number[];
  left: boolean;
  missing: Goods;
}
export interface Filter {
  affordable: boolean;
  colour: Colour | null;
  effect: string | null;
  words: string;
}
interface Printed {
  colour: Colour;
  cost: Goods;
  points: number;
  counts: boolean;
}
const ALL = FURNISHINGS as unknown as Record<string, Printed>;

/** Effects to filter by: the icons that stand for them in the formulas. */
export const EFFECTS: Readonly<Record<string, readonly string[]>> = {
  food: ['food'],
  animals: ['sheep', 'donkey', 'boar', 'cattle', 'dog', 'child'],
  gold: ['gold'],
  points: ['vp'],
  material: ['wood', 'stone', 'ore', 'ruby'],
  weapon: ['weapon'],
  beds: ['bed', 'dwarf1'],
};

/** What a player lacks of a price. */
export function missing(cost: Goods, goods: Goods): Goods {
  const lacks = Object.entries(cost).map(([good, count]): [string, number] => [good, count - (goods[good] ?? 0)]);
  return Object.fromEntries(lacks.filter(([, count]) => count > 0));
}

/** Every furnishing of this game: those for sale and those somebody has. */
export function roomsOf(view: View, seat: number | null, choices: readonly Choice[]): Room[] {
  const player = seat === null ? null : (view.players[seat] as Player | undefined);
  const prices = view.you?.seat === seat ? (view.you?.prices as Record<string, Goods> | undefined) : undefined; // one's own, where they are not the printed ones
  const offered = new Map(choices.filter((choice) => choice.facets.verb === 'furnish').map((choice) => [String(choice.facets.furnishing), choice]));
  const sale = new Set(view.for_sale);
  const affordable = new Set(player?.affordable ?? []);
  return Object.keys(ALL).flatMap((key): Room[] => {
    const printed = ALL[key]!;
    const owners = view.players.flatMap((each, at) => (each.furnishings.some(({ furnishing }) => furnishing === key) ? [at] : []));
    if (key === 'entry_dwelling' || (!sale.has(key) && !owners.length)) return [];
    const choice = offered.get(key) ?? null;
    const told = choice ? (choice.cost ?? {}) : prices && (prices[key] ?? printed.cost);
    const cost = told ?? printed.cost;
    return [{ ...printed, key, cost, exact: told !== undefined, affordable: affordable.has(key), choice, owners, left: sale.has(key), missing: player ? missing(cost, player.goods) : {} }];
  });
}

const plain = (said: string) => said.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

export function filtered(rooms: readonly Room[], filter: Filter, said: (key: string) => string): Room[] {
  const words = plain(filter.words).split(/\s+/).filter(Boolean);
  const icons = filter.effect ? EFFECTS[filter.effect] : undefined;
  return rooms.filter((room) => {
    if (filter.affordable && !(room.choice || (room.affordable && room.left))) return false;
    if (filter.colour && room.colour !== filter.colour) return false;
    if (icons && !formula(room.key).some((token) => icons.includes(token))) return false;
    if (!words.length) return true; // what a room says is read only if somebody asks for words
    const text = plain(said(room.key));
    return words.every((word) => text.includes(word));
  });
}

/** The clause that says what a furnishing does, by its place among them. */
export const clauseOf = (key: string): string => `cav-11-${Object.keys(ALL).indexOf(key)}`;
