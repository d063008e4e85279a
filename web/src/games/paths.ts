/** What the three path games share: where cells lie, and drawings that are made once. */
import { pathInner, type PathSpec } from '../art/path';
import type { Pick } from '../choose/narrow';
import type { Box } from '../stage/spots';

export const GAP = 4;
export const left = (x: number): number => x * (100 + GAP);
export const top = (y: number): number => y * (140 + GAP);
export type Cell = readonly number[];
export const cellKey = (cell: Cell): string => cell.join(',');
export const boxOf = (cell: Cell): Box => ({ x: left(cell[0]!), y: top(cell[1]!), w: 100, h: 140 });

/** The cell at a point of the board. */
export function cellAt(x: number, y: number): [number, number] {
  return [Math.floor((x + GAP / 2) / (100 + GAP)), Math.floor((y + GAP / 2) / (140 + GAP))];
}

/** A box of cells, both corners included. */
export function boxOfCells(cells: readonly Cell[], margin: number): Box {
  const xs = cells.map((cell) => cell[0]!);
  const ys = cells.map((cell) => cell[1]!);
  const [x0, x1, y0, y1] = [Math.min(...xs) - margin, Math.max(...xs) + margin, Math.min(...ys) - margin, Math.max(...ys) + margin];
  return { x: left(x0) - 8, y: top(y0) - 8, w: left(x1 - x0 + 1) + 16 - GAP, h: top(y1 - y0 + 1) + 16 - GAP };
}

const drawn = new Map<string, string>();

/** The inside of a path card. Drawing takes a while, so each is drawn once. */
export function draw(spec: PathSpec, low = false): string {
  const key = `${spec.theme}|${spec.seed}|${spec.turned ? 1 : 0}|${low ? 1 : 0}|${spec.open}`;
  let inner = drawn.get(key);
  if (inner === undefined) drawn.set(key, (inner = pathInner(spec, { lo: low })));
  return inner;
}

/** What was picked, by facet. */
export function byFacet(picks: readonly Pick[]): Record<string, any> {
  return Object.fromEntries(picks.map((pick) => [pick.facet, pick.value]));
}

export interface Coding {
  origin: number;
  dx: number;
  dy: number;
}

/** A cell as the one number that actions hold. */
export function cellNumber(code: Coding, cell: Cell): number {
  return code.origin + cell[0]! * code.dx + cell[1]! * code.dy;
}
