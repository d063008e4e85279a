/** What the path games say of their boards in words. */
import { settings } from '../app/settings.svelte';
import type { PathSpec } from '../art/path';
import { t, text } from '../i18n/language.svelte';
import type { TableState } from '../stage/table.svelte';
import type { Passage } from '../stage/text';
import type { Touchable } from './board';
import type { Cell } from './paths';

export interface Lying {
  cell: Cell;
  what: string;
}
const SIDES: Record<string, string> = { N: 'north', E: 'east', S: 'south', W: 'west' };
const ACROSS: Record<string, string> = { N: 'S', S: 'N', E: 'W', W: 'E' };

export const said = (cell: Cell): string => cell.slice(0, 2).join(', ').replace(/-/g, '−');

/** A path card as it lies: what it is, and which of its sides are open. */
export function pathText(name: string, spec: PathSpec): string {
  const open = [...spec.open].map((side) => (spec.turned ? ACROSS[side]! : side));
  const sides = Object.keys(SIDES).filter((side) => open.includes(side)).map((side) => t('web-text-side', { side: SIDES[side]! }));
  return [name, t('web-text-sides', { sides: text().listed(sides) }), ...(spec.dead ? [t('web-text-dead-end')] : [])].join(', ');
}

/** What lies on a board, row by row from the top. */
export function rowsText(lying: readonly Lying[]): Passage[] {
  const rows = [...new Set(lying.map(({ cell }) => cell[1]!))].sort((a, b) => a - b);
  return rows.map((row) => ({
    title: t('web-text-row', { row: said([row]) }),
    lines: lying.filter(({ cell }) => cell[1] === row).sort((a, b) => a.cell[0]! - b.cell[0]!).map(({ cell, what }) => `${said(cell)}: ${what}`),
  }));
}

/** One line a player: the name, whether it is their turn, and what is told of them. */
export function playersText(table: TableState, parts: (seat: number) => (string | null)[]): Passage {
  const lines = (table.view.players as unknown[]).map((_, seat) => {
    const name = seat === table.seat ? t('web-you') : table.name(seat);
    const turn = seat === table.view.to_act ? [t('web-to-play')] : [];
    return `${name}: ${[...turn, ...parts(seat)].filter(Boolean).join(', ')}`;
  });
  return { title: t('web-players'), lines };
}

export function handText(table: TableState): Passage[] {
  const hand: string[] | undefined = table.view.you?.hand;
  if (!hand) return [];
  return [{ title: t('web-hand'), lines: hand.map((key) => (settings.hidden ? t('web-card-covered') : table.say.card(key))) }];
}

/** What can be chosen on the board now. */
export function spotsText(spots: readonly Pick<Touchable, 'label'>[]): Passage[] {
  return spots.length ? [{ title: t('web-text-lit'), lines: spots.map(({ label }) => label) }] : [];
}

/** Something that lies between two cards. */
export function edgeText(what: string, at: { cell: Cell; side: string }): string {
  return t('web-text-edge', { what, cell: said(at.cell), side: t('web-text-side', { side: at.side }) });
}
