/** What cards are cut into: rock, forest and cave. */
import { H, W, blob, f1, toPath, type Point, type Random } from './geometry';
import type { Theme, ThemeName } from './themes';

export function rocks(
  T: Theme,
  rnd: Random,
  cx: number,
  cy: number,
  n: number,
  spread: number,
  size: number,
): string {
  // rubble heap, biggest at the back
  let s = '';
  const items: [number, number, number][] = [];
  for (let i = 0; i < n; i++) {
    const a = (i / n) * 6.283 + rnd(),
      d = i === 0 ? 0 : spread * (0.45 + 0.55 * rnd());
    items.push([
      cx + Math.cos(a) * d,
      cy + Math.sin(a) * d * 0.8,
      size * (i === 0 ? 1.25 : 0.62 + rnd() * 0.45),
    ]);
  }
  items.sort((a, b) => a[1] - b[1]);
  for (const [x, y, r] of items) {
    const b = blob(x, y, r, rnd, 7, 0.16, 0.88);
    s += `<path d="${toPath(b)}" fill="${T.boulder[0]}" stroke="${T.outline}" stroke-width="2" stroke-linejoin="round"/>`;
    s += `<path d="${toPath(b.map((p) => [x + (p[0] - x) * 0.62 - r * 0.14, y + (p[1] - y) * 0.55 - r * 0.2]))}" fill="${T.boulder[1]}"/>`;
  }
  return s;
}

/* ---------- ground ---------- */
export function ground(
  T: Theme,
  rnd: Random,
  theme: ThemeName,
  far: (x: number, y: number) => number,
  lo: boolean,
): string {
  let s = `<rect width="${W}" height="${H}" fill="${T.ground}"/>`;
  if (lo) return s;
  if (theme === 'mines') {
    for (let i = 0; i < 26; i++) {
      const x = rnd() * W,
        y = rnd() * H;
      s += `<path d="M${f1(x)} ${f1(y)}q1.2 -4 2.2 -4.4q-.2 2 .2 4.4q1.4 -3 2.6 -3q-1 1.6 -1 3.2z" fill="${T.facets[(rnd() * 5) | 0]}" opacity=".9"/>`;
    }
    const spots: Point[] = [];
    for (let i = 0; i < 60 && spots.length < 11; i++) {
      const x = 6 + rnd() * 88,
        y = 8 + rnd() * 126;
      if (far(x, y) > 28 && spots.every((q) => Math.hypot(q[0] - x, q[1] - y) > 15)) spots.push([x, y]);
    }
    spots.sort((a, b) => a[1] - b[1]);
    for (const [x, y] of spots) s += tree(x, y, 8 + rnd() * 3.5, rnd);
    return s;
  }
  const nx = 4,
    ny = 6,
    P: Point[] = [];
  for (let j = 0; j <= ny; j++)
    for (let i = 0; i <= nx; i++) {
      P.push([
        (i * W) / nx + (i === 0 || i === nx ? 0 : (rnd() - 0.5) * 16),
        (j * H) / ny + (j === 0 || j === ny ? 0 : (rnd() - 0.5) * 15),
      ]);
    }
  const col = () => T.facets[(rnd() * T.facets.length) | 0];
  for (let j = 0; j < ny; j++)
    for (let i = 0; i < nx; i++) {
      const a = P[j * (nx + 1) + i]!,
        b = P[j * (nx + 1) + i + 1]!,
        c = P[(j + 1) * (nx + 1) + i]!,
        d = P[(j + 1) * (nx + 1) + i + 1]!;
      const t =
        rnd() < 0.5
          ? [
              [a, b, c],
              [b, d, c],
            ]
          : [
              [a, b, d],
              [a, d, c],
            ];
      for (const q of t) {
        const k = col();
        s += `<path d="${toPath(q)}" fill="${k}" stroke="${k}" stroke-width=".6"/>`;
      }
    }
  for (let i = 0; i < 40; i++) {
    const x = 8 + rnd() * 84,
      y = 8 + rnd() * 124;
    if (far(x, y) < 27) continue;
    if (theme === 'base') {
      if (rnd() < 0.2)
        s += `<path d="M${f1(x)} ${f1(y)}l5 ${f1(3 + rnd() * 4)}l1 6l5 3" fill="none" stroke="${T.frame}" stroke-width="1.3" opacity=".8"/>`;
      else if (rnd() < 0.1) s += crystal(x, y, 4, '#8fb7c9', '#c7e2ec', T.outline);
    } else if (rnd() < 0.14) s += mushroom(x, y, 3.4 + rnd() * 2);
    else if (rnd() < 0.12) s += crystal(x, y, 4.5, '#7d6bd6', '#b4a6ff', T.outline);
  }
  return s;
}
export const tree = (x: number, y: number, r: number, rnd: Random): string => {
  const g = ['#1f4a2d', '#25552f', '#1b4330'][(rnd() * 3) | 0],
    hi = ['#3f7d45', '#4a8a4a', '#3a7350'][(rnd() * 3) | 0];
  if (rnd() < 0.45)
    return `<path d="M${f1(x - r * 0.75)} ${f1(y + r * 0.7)}L${f1(x)} ${f1(y - r * 1.25)}L${f1(x + r * 0.75)} ${f1(y + r * 0.7)}Z" fill="${g}" stroke="#122318" stroke-width="1.6" stroke-linejoin="round"/><path d="M${f1(x - r * 0.42)} ${f1(y + r * 0.3)}L${f1(x - 0.5)} ${f1(y - r)}L${f1(x + r * 0.05)} ${f1(y + r * 0.3)}Z" fill="${hi}"/>`;
  const b = blob(x, y, r, rnd, 8, 0.12);
  return `<ellipse cx="${f1(x + 1.5)}" cy="${f1(y + 2)}" rx="${f1(r)}" ry="${f1(r)}" fill="#10231688"/><path d="${toPath(b, 1)}" fill="${g}" stroke="#122318" stroke-width="1.6"/><path d="${toPath(blob(x - r * 0.25, y - r * 0.28, r * 0.55, rnd, 6, 0.15), 1)}" fill="${hi}"/>`;
};
export const crystal = (x: number, y: number, r: number, a: string, b: string, o: string): string =>
  `<g transform="translate(${f1(x)} ${f1(y)})"><path d="M0 ${-r * 1.6}L${r * 0.8} ${-r * 0.2}L${r * 0.3} ${r}H${-r * 0.4}L${-r * 0.8} ${-r * 0.1}Z" fill="${a}" stroke="${o}" stroke-width="1.2"/><path d="M0 ${-r * 1.6}L${-r * 0.1} ${r}H${-r * 0.4}L${-r * 0.8} ${-r * 0.1}Z" fill="${b}"/></g>`;
export const mushroom = (x: number, y: number, r: number): string =>
  `<g transform="translate(${f1(x)} ${f1(y)})"><circle r="${f1(r * 2)}" fill="#6fe3d0" opacity=".13"/><path d="M${-r * 0.3} 0h${r * 0.6}v${r}h${-r * 0.6}z" fill="#d8efe9"/><path d="M${-r} 0a${r} ${r * 0.9} 0 0 1 ${r * 2} 0z" fill="#58cdbb" stroke="#123" stroke-width=".8"/></g>`;
