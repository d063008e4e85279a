/** The geometry of cards: a box of 100 by 140, sides N, E, S and W, and bands with a hand-cut edge. */
export const W = 100,
  H = 140,
  CX = 50,
  CY = 70;
export type Side = 'N' | 'E' | 'S' | 'W';
export type Point = [number, number];
export type Random = () => number;
export const SIDE: Record<string, Point> = { N: [50, 0], E: [100, 70], S: [50, 140], W: [0, 70] };
export const OUT: Record<string, Point> = { N: [50, -10], E: [110, 70], S: [50, 150], W: [-10, 70] };
export const OPP: Record<string, string> = { N: 'S', S: 'N', E: 'W', W: 'E' };
export const ANG: Record<string, number> = { N: -90, E: 0, S: 90, W: 180 };
export const f1 = (n: number): number => Math.round(n * 10) / 10;

export function rng(seed: string): Random {
  let h = 2166136261;
  for (const ch of String(seed)) h = Math.imul(h ^ ch.charCodeAt(0), 16777619);
  return () => {
    h += 0x6d2b79f5;
    let t = h;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
/* ---------- geometry ---------- */
export const lerp = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];
export const quad = (a: Point, c: Point, b: Point, t: number): Point => lerp(lerp(a, c, t), lerp(c, b, t), t);
export const inCorner = (a: string, b: string): Point => {
  // control point of a double curve, pulled to its corner
  const p: Record<string, Point> = { NE: [61, 55], NW: [39, 55], ES: [61, 85], SW: [39, 85] };
  return (p[a + b] || p[b + a])!;
};

export function lineThrough(a: string, b: string, ctrl?: Point | null): Point[] {
  // side to side
  const pts = [OUT[a]!];
  const A = SIDE[a]!,
    B = SIDE[b]!;
  if (OPP[a] === b) for (let i = 0; i <= 10; i++) pts.push(lerp(A, B, i / 10));
  else {
    const c: Point = ctrl || [CX, CY];
    for (let i = 0; i <= 10; i++) pts.push(quad(A, c, B, i / 10));
  }
  pts.push(OUT[b]!);
  return pts;
}
export function arm(a: string, to: Point): Point[] {
  const pts = [OUT[a]!];
  for (let i = 0; i <= 6; i++) pts.push(lerp(SIDE[a]!, to, i / 6));
  return pts;
}

export class Ribbon {
  // a band with the same hand-cut wobble at every inset
  p: Point[];
  n: Point[];
  jl: number[];
  jr: number[];
  o: { stub?: boolean };
  g = '';
  constructor(pts: Point[], rnd: Random, jit: number, o: { stub?: boolean } = {}) {
    this.p = pts;
    this.o = o;
    const n = pts.length;
    this.n = [];
    for (let i = 0; i < n; i++) {
      const a = pts[Math.max(0, i - 1)]!,
        b = pts[Math.min(n - 1, i + 1)]!;
      const dx = b[0] - a[0],
        dy = b[1] - a[1],
        l = Math.hypot(dx, dy) || 1;
      this.n.push([-dy / l, dx / l]);
    }
    const edge = (p: Point) => Math.min(p[0], p[1], W - p[0], H - p[1]);
    this.jl = pts.map((p) => (edge(p) < 5 ? 0 : (rnd() - 0.5) * 2 * jit));
    this.jr = pts.map((p) => (edge(p) < 5 ? 0 : (rnd() - 0.5) * 2 * jit));
  }
  poly(hw: number, dx = 0, dy = 0): Point[] {
    const L: Point[] = [],
      R: Point[] = [],
      n = this.p.length;
    for (let i = 0; i < n; i++) {
      let k = 1;
      if (this.o.stub) {
        const t = i / (n - 1);
        k = t > 0.98 ? 0.35 : t > 0.8 ? 0.8 : 1;
      }
      const [x, y] = this.p[i]!,
        [nx, ny] = this.n[i]!,
        jl = this.jl[i]!,
        jr = this.jr[i]!;
      L.push([x + nx * (hw * k + jl) + dx, y + ny * (hw * k + jl) + dy]);
      R.push([x - nx * (hw * k + jr) + dx, y - ny * (hw * k + jr) + dy]);
    }
    return L.concat(R.reverse());
  }
}
export const toPath = (pts: Point[], smooth: boolean | number = false): string => {
  if (!smooth) return 'M' + pts.map((p) => f1(p[0]) + ' ' + f1(p[1])).join('L') + 'Z';
  const n = pts.length,
    mid = (i: number) => lerp(pts[i % n]!, pts[(i + 1) % n]!, 0.5);
  let m = mid(n - 1),
    s = `M${f1(m[0])} ${f1(m[1])}`;
  for (let i = 0; i < n; i++) {
    const q = mid(i);
    s += `Q${f1(pts[i]![0])} ${f1(pts[i]![1])} ${f1(q[0])} ${f1(q[1])}`;
  }
  return s + 'Z';
};
export function blob(cx: number, cy: number, r: number, rnd: Random, k = 9, j = 0.16, sy = 1): Point[] {
  const a0 = rnd() * 6.28,
    a: Point[] = [];
  for (let i = 0; i < k; i++) {
    const t = a0 + (i / k) * 6.283,
      q = r * (1 + (rnd() - 0.5) * 2 * j);
    a.push([cx + Math.cos(t) * q, cy + Math.sin(t) * q * sy]);
  }
  return a;
}
