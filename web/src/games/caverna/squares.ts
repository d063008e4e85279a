/** Where the squares of a home board lie in its drawing. A name is the region, the row and the column: F1,3. */
import { SQUARE_WIDTH } from '../../gen/caverna_cards';
import type { Box } from '../../stage/spots';

export const SIZE = 100;
const STEP = 104;
const PATH = 46; // between forest and mountain
const ROWS = [1, 2, 3, 4];
const COLUMNS = [1, 2, 3];

interface Place {
  region: string;
  row: number;
  column: number;
}

export function placeOf(name: string): Place {
  const [, region, row, column] = /^([FM])(\d),(\d)$/.exec(name) ?? [];
  return { region: region ?? 'F', row: Number(row), column: Number(column) };
}

export function boxOf(name: string): Box {
  const { region, row, column } = placeOf(name);
  const x = (column - 1) * STEP + (region === 'M' ? 3 * STEP + PATH : 0);
  return { x, y: (row - 1) * STEP, w: SIZE, h: SIZE };
}

/** The squares of the board itself, row by row: forest first, then mountain. */
export const BASE: readonly string[] = ['F', 'M'].flatMap((region) => ROWS.flatMap((row) => COLUMNS.map((column) => `${region}${row},${column}`)));

const MARGIN = 18;
const FOREST: Box = { x: -MARGIN, y: -MARGIN, w: 3 * STEP + 2 * MARGIN, h: 4 * STEP + 2 * MARGIN - 4 };
const MOUNTAIN: Box = { ...FOREST, x: 3 * STEP + PATH - MARGIN };
export const REGIONS: Record<string, Box> = {
  forest: FOREST,
  mountain: MOUNTAIN,
  all: { ...FOREST, w: MOUNTAIN.x + MOUNTAIN.w - FOREST.x },
};

/** A part of the board, made large enough for tiles that hang over its edge. */
export function frameOf(region: string, squares: Iterable<string>): Box {
  let { x, y, w, h } = REGIONS[region] ?? REGIONS.all!;
  const side = { forest: 'F', mountain: 'M' }[region];
  for (const name of squares) {
    const box = boxOf(name);
    if (side && !name.startsWith(side)) continue;
    const [right, bottom] = [Math.max(x + w, box.x + box.w + MARGIN), Math.max(y + h, box.y + box.h + MARGIN)];
    x = Math.min(x, box.x - MARGIN);
    y = Math.min(y, box.y - MARGIN);
    [w, h] = [right - x, bottom - y];
  }
  return { x, y, w, h };
}

/** The number of a square in actions. */
export function squareNumber(name: string): number {
  const { region, row, column } = placeOf(name);
  return row * SQUARE_WIDTH + column + (region === 'M' ? 3 : 0);
}

/** A square of the same region beside this one, to have two to ask about. */
export function beside(name: string): string {
  const { region, row, column } = placeOf(name);
  return `${region}${row},${column > 1 ? column - 1 : column + 1}`;
}

/** The sides of a pasture's square that carry a fence. */
export function fencedSides(name: string, joined?: string): string {
  if (!joined) return 'NESW';
  const [here, there] = [placeOf(name), placeOf(joined)];
  const open = here.row === there.row ? (here.column < there.column ? 'E' : 'W') : here.row < there.row ? 'S' : 'N';
  return 'NESW'.replace(open, '');
}
