/** What a whole card shows on its path: treasure, obstacles, tents, mines. */
import { CX, CY, OPP, SIDE, blob, quad, toPath, type Point, type Random } from './geometry';
import { rocks } from './ground';
import { ICON } from './icons';
import type { PathSpec } from './path';
import { CAMPFIRE, at, chest, gem, ladder, log, mineMouth, nug, tent } from './pieces';
import type { Theme } from './themes';

const bendPt = (s: PathSpec): Point => {
  const g = s.open;
  return g.length === 2 && OPP[g[0]!] !== g[1] ? quad(SIDE[g[0]!]!, [CX, CY], SIDE[g[1]!]!, 0.5) : [CX, CY];
};
const toolBadge = (name: string): string =>
  `<g transform="translate(3 3)"><path d="M0 0h24v18l-6 6H0z" fill="#14110fdd"/><g transform="translate(2 1) scale(.42)">${ICON[name]}</g></g>`;
export const FEATURE: Record<string, (T: Theme, rnd: Random, s: PathSpec) => string> = {
  start: () => at(50, 70, 1.35, ladder()),
  gold: () => at(50, 72, 1, `<circle r="34" fill="#ffd75e" opacity=".20"/>` + chest()),
  stone: (T, rnd) => rocks(T, rnd, 50, 72, 7, 13, 9.5),
  rocks: (T, rnd, s) => {
    const [x, y] = bendPt(s);
    return (
      rocks(T, rnd, x, y, 6, 14, 9.5) +
      `<g transform="translate(3 3)"><path d="M0 0h24v18l-6 6H0z" fill="#14110fdd"/><g transform="translate(2.4 2) scale(.4)">${ICON.dwarf1}</g></g>`
    );
  },
  campfire: (_T, _rnd, s) => {
    const [x, y] = bendPt(s);
    return (
      `<circle cx="${x}" cy="${y}" r="30" fill="#ffb340" opacity=".22"/><circle cx="${x}" cy="${y}" r="20" fill="#ffb340" opacity=".22"/>` +
      at(x, y, 0.9, CAMPFIRE)
    );
  },
  'fallen-trees': (_T, _rnd, s) => {
    const [x, y] = bendPt(s);
    return at(x, y, 1, log(-26, -8, 26, 10, 5.6) + log(-22, 13, 24, -12, 5)) + toolBadge('axe');
  },
  lake: (_T, rnd, s) => {
    const [x, y] = bendPt(s);
    const b = blob(x, y, 27, rnd, 10, 0.1, 0.9);
    return (
      `<path d="${toPath(b, 1)}" fill="#1c5f8f" stroke="#12304a" stroke-width="3"/><path d="${toPath(
        b.map((p) => [x + (p[0] - x) * 0.82, y + (p[1] - y) * 0.8 + 1]),
        1,
      )}" fill="#3b95cf"/><path d="M${x - 15} ${y - 5}q4 -4 8 0t8 0M${x - 8} ${y + 6}q4 -4 8 0t8 0t6 0M${x - 16} ${y + 13}q3 -3 6 0t6 0" fill="none" stroke="#bfe4fb" stroke-width="2" stroke-linecap="round"/>` +
      toolBadge('boat')
    );
  },
  pit: (_T, rnd, s) => {
    const [x, y] = bendPt(s);
    const b = blob(x, y, 25, rnd, 9, 0.1, 0.86);
    return (
      `<path d="${toPath(b)}" fill="#5a4026" stroke="#1e140a" stroke-width="3" stroke-linejoin="round"/><path d="${toPath(b.map((p) => [x + (p[0] - x) * 0.76, y + (p[1] - y) * 0.7 + 3.4]))}" fill="#0d0906"/><path d="M${x - 16} ${y - 12}l5 8M${x - 5} ${y - 18}l2 9M${x + 7} ${y - 18}l-2 9M${x + 17} ${y - 10}l-6 6" stroke="#8f6a41" stroke-width="2.2" stroke-linecap="round"/>` +
      toolBadge('rope')
    );
  },
  start_y: () => at(50, 70, 1, tent('#f2b632', '#8a5a06', 'sun')),
  start_b: () => at(50, 70, 1, tent('#4c9be8', '#123f70', 'moon')),
  mine_gems: () =>
    mineMouth(
      at(
        0,
        6,
        0.62,
        gem(-9, 4, '#e0527a', '#ffa0bb') + gem(9, 4, '#3cc2a4', '#a7f3df') + gem(0, -7, '#6fa8ff', '#cfe2ff'),
      ),
    ),
  mine_gold: () => mineMouth(at(0, 6, 0.8, nug(-8, 3, 6) + nug(7, 4, 7) + nug(0, -4, 6.4))),
  mine_silver: () =>
    mineMouth(
      at(
        0,
        6,
        0.8,
        nug(-8, 3, 6, '#c9d3dc', '#eef4f8', '#46515c') +
          nug(7, 4, 7, '#c9d3dc', '#eef4f8', '#46515c') +
          nug(0, -4, 6.4, '#c9d3dc', '#eef4f8', '#46515c'),
      ),
    ),
  mine_dragon: () => mineMouth(at(-14, -10, 0.6, ICON.dragon!)),
};
