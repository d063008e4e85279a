/** A path card drawn from its data. Turning by half a turn swaps the data, not the picture: light stays upright. */
import { FEATURE } from './features';
import {
  ANG,
  CX,
  CY,
  H,
  OPP,
  Ribbon,
  SIDE,
  W,
  arm,
  blob,
  f1,
  inCorner,
  lerp,
  lineThrough,
  quad,
  rng,
  toPath,
  type Point,
} from './geometry';
import { ground, rocks } from './ground';
import { ladder } from './pieces';
import { THEME, type Theme, type ThemeName } from './themes';

export interface PathSpec {
  theme: ThemeName;
  open: string; // sides, as in "NES"
  groups?: string[] | null; // ["NS", "EW"]: a bridge, or two curves
  dead?: boolean; // stubs that do not meet
  feature?: string;
  level?: string; // "I", "II" or "III"
  unmarked?: boolean; // it has fields, but belongs to no pile
  fields?: string[];
  features?: Record<string, string>; // by field
  seed: string;
  turned?: boolean;
}

export function turnSpec(s: PathSpec): PathSpec {
  const t = (x: string) =>
    x.replace(/[NESW]/g, (c) => OPP[c]!).replace(/[nesw]/g, (c) => OPP[c.toUpperCase()]!.toLowerCase());
  return {
    ...s,
    open: [...t(s.open)].sort((a, b) => 'NESW'.indexOf(a) - 'NESW'.indexOf(b)).join(''),
    groups: s.groups && s.groups.map(t),
    features:
      s.features &&
      Object.fromEntries(Object.entries(s.features).map(([k, v]) => [/^[nesw]$/.test(k) ? t(k) : k, v])),
    fields: s.fields && s.fields.map((k) => (/^[nesw]$/.test(k) ? t(k) : k)),
    turned: false,
  };
}
export function fieldPos(s: PathSpec, f: string): Point {
  // where a pawn stands; also the tap target
  if (s.turned) s = turnSpec(s);
  const P: Record<string, Point> = { n: [50, 22], s: [50, 118], e: [84, 70], w: [16, 70], t: [50, 70] };
  const lowIII =
    s.level === 'III' &&
    s.groups &&
    s.groups.length === 2 &&
    Object.values(s.features || {}).includes('bridge'); // path under a level III bridge: three fields, middle one peeps out
  if (lowIII && !(s.features || {})[f]) {
    const q: Record<string, Point> = { w: [10, 70], e: [90, 70], n: [50, 14], s: [50, 126] };
    if (q[f]) return q[f]!;
    return /E/.test(s.groups![f === 'c2' ? 1 : 0]!) ? [30, 70] : [50, 44];
  }
  if (P[f]) return P[f]!;
  const two = s.groups && s.groups.length === 2;
  if (two) {
    const g = s.groups![f === 'c2' ? 1 : 0]!;
    const [ga, gb] = [g[0]!, g[1]!];
    if (OPP[ga] !== gb) {
      const c = inCorner(ga, gb);
      return quad(SIDE[ga]!, c, SIDE[gb]!, 0.5);
    }
    const up = s.features && s.features[f] === 'bridge';
    if (up) return [50, 70];
    const sub = s.fields && s.fields.includes(ga.toLowerCase());
    return /N/.test(g) ? [50, sub ? 50 : 24] : [sub ? 34 : 17, 70];
  }
  const g = s.groups ? s.groups[0]! : s.open;
  if (g.length === 2 && OPP[g[0]!] !== g[1]) return quad(SIDE[g[0]!]!, [CX, CY], SIDE[g[1]!]!, 0.5);
  return [CX, CY];
}
export function pathInner(spec: PathSpec, opt: { lo?: boolean } = {}): string {
  const s = spec.turned ? turnSpec(spec) : spec;
  const theme = s.theme || 'base',
    T = THEME[theme],
    rnd = rng((s.seed || s.open) + theme),
    lo = !!opt.lo;
  const open = [...s.open],
    two = s.groups && s.groups.length === 2,
    dead = s.dead,
    smooth = theme === 'mines';
  const hw = two ? 14.5 : 16.5,
    jit = smooth ? 2.2 : 2.6;
  const bands: Ribbon[] = [];
  let upper: Ribbon | null = null,
    lower: string | null = null;
  if (dead)
    for (const a of open) {
      const d = lerp(SIDE[a]!, [CX, CY], a === 'N' || a === 'S' ? 0.52 : 0.46);
      bands.push(new Ribbon(arm(a, d), rnd, jit, { stub: true }));
    }
  else if (two)
    for (const g of s.groups!) {
      const a = g[0]!,
        b = g[1]!;
      const bridge =
        s.features &&
        Object.entries(s.features).some(
          ([k, v]) =>
            v === 'bridge' &&
            (g.toLowerCase().includes(k) ||
              (k === 'c1' && s.groups![0] === g) ||
              (k === 'c2' && s.groups![1] === g)),
        );
      const r = new Ribbon(
        lineThrough(a, b, OPP[a] === b ? null : inCorner(a, b)),
        rnd,
        bridge ? 0.5 : jit * 0.8,
      );
      if (bridge) {
        upper = r;
        upper.g = g;
      } else {
        bands.push(r);
        lower = g;
      }
    }
  else if (open.length === 2) bands.push(new Ribbon(lineThrough(open[0]!, open[1]!), rnd, jit));
  else {
    if (open.includes('N') && open.includes('S')) bands.push(new Ribbon(lineThrough('N', 'S'), rnd, jit));
    if (open.includes('E') && open.includes('W')) bands.push(new Ribbon(lineThrough('E', 'W'), rnd, jit));
    for (const a of open) if (!open.includes(OPP[a]!)) bands.push(new Ribbon(arm(a, [CX, CY]), rnd, jit));
  }
  const hub = !dead && !two && open.length > 2 ? blob(CX, CY, 24, rnd, 11, 0.07) : null;
  const all = bands.concat(upper ? [upper] : []);
  const pts = all.flatMap((b) => b.p);
  const far = (x: number, y: number) =>
    Math.min(dead ? Math.hypot(x - CX, y - CY) : 99, ...pts.map((p) => Math.hypot(p[0] - x, p[1] - y)));
  let o = ground(T, rnd, theme, far, lo);
  const crawl =
    two && s.features && s.features.t
      ? (() => {
          const [p, q] = s.groups!.map((g) =>
            quad(SIDE[g[0]!]!, inCorner(g[0]!, g[1]!), SIDE[g[1]!]!, 0.5),
          ) as [Point, Point];
          return `<path d="M${f1(p[0])} ${f1(p[1])}L${f1(q[0])} ${f1(q[1])}" stroke="${T.outline}" stroke-width="25"/><path d="M${f1(p[0])} ${f1(p[1])}L${f1(q[0])} ${f1(q[1])}" stroke="#1b1733" stroke-width="19"/><path d="M${f1(p[0])} ${f1(p[1])}L${f1(q[0])} ${f1(q[1])}" stroke="#4b4578" stroke-width="15" stroke-dasharray="3 4"/>`;
        })()
      : '';
  if (!lo)
    o += `<path d="M0 0H${W}V${H}H0Z M3 3V${H - 3}H${W - 3}V3Z" fill="#000" opacity=".18"/><path d="M0 0H${W}V2H2V${H}H0Z" fill="#fff" opacity=".10"/>`;
  const P = (hw: number, dx: number, dy: number) =>
    bands
      .map((b) => toPath(b.poly(hw, dx, dy), smooth))
      .concat(
        hub
          ? toPath(
              hub.map((p) => [CX + (p[0] - CX) * (hw / 16.5) + dx, CY + (p[1] - CY) * (hw / 16.5) + dy]),
              1,
            )
          : [],
      );
  const G = (ds: string[], attr: string) =>
    `<g ${attr}>` + ds.map((d) => `<path d="${d}"/>`).join('') + '</g>';
  if (crawl) o += crawl;
  o += G(P(hw, 0, 0), `fill="${T.outline}" stroke="${T.outline}" stroke-width="8" stroke-linejoin="round"`);
  if (!lo) o += G(P(hw, 0, 0), `fill="${T.lip}" stroke="${T.lip}" stroke-width="3" stroke-linejoin="round"`);
  o += G(P(hw, 0, 0), `fill="${T.shade}"`);
  o += G(P(hw - 2.6, 0.8, 1.6), `fill="${T.floor}"`);
  if (!lo) {
    o += G(P(hw * 0.5, 0.6, 1.2), `fill="${T.hi}" opacity=".5"`); // pebbles on the floor
    for (let i = 0; i < 16; i++) {
      const b = bands[(rnd() * bands.length) | 0] ?? upper!,
        k = (rnd() * b.p.length) | 0,
        q = (rnd() - 0.5) * hw * 1.2,
        x = b.p[k]![0] + b.n[k]![0] * q,
        y = b.p[k]![1] + b.n[k]![1] * q;
      if (x < 3 || y < 3 || x > 97 || y > 137) continue;
      const r = 0.9 + rnd() * 1.3;
      o += `<ellipse cx="${f1(x)}" cy="${f1(y)}" rx="${f1(r * 1.2)}" ry="${f1(r)}" fill="${rnd() < 0.6 ? T.peb : T.pebHi}"/>`;
    }
  }
  if (theme === 'base' && !lo && !dead) for (const a of open) o += posts(a, T, hw);
  if (theme === 'base' && dead && !lo) for (const a of open) o += posts(a, T, hw);
  if (dead) {
    const n = open.length;
    if (n === 1) {
      const a = open[0]!,
        [x, y] = lerp(SIDE[a]!, [CX, CY], 0.66);
      o += rocks(T, rnd, x, y, 7, 14, 10);
    } else
      o +=
        `<ellipse cx="${CX}" cy="${CY + 4}" rx="31" ry="28" fill="#16161b" opacity=".55"/>` +
        rocks(T, rnd, CX, CY, 11, 21, 12);
  }
  if (s.level) o += seams(s, T, lower);
  if (upper) o += bridge(upper, T, s);
  if (s.level) o += pads(s, T);
  if (s.features)
    for (const [f, k] of Object.entries(s.features)) {
      if (k === 'bridge') continue;
      const [x, y] = fieldPos(s, f);
      o += fieldFeature(k, x, y, T, f, s);
    }
  if (s.feature && FEATURE[s.feature]) o += FEATURE[s.feature]!(T, rnd, s);
  if (s.level && !s.unmarked) o += levelMark(s.level, T);
  return o;
}
function posts(a: string, T: Theme, hw: number): string {
  const v = a === 'N' || a === 'S',
    e = hw + 1;
  let s = '';
  for (const k of [-1, 1]) {
    let x, y, w, h;
    if (v) {
      w = 6;
      h = 9;
      x = CX + k * e - 3;
      y = a === 'N' ? 7 : H - 16;
    } else {
      w = 9;
      h = 6;
      y = CY + k * e - 3;
      x = a === 'W' ? 7 : W - 16;
    }
    s += `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="1.4" fill="${T.post}" stroke="${T.outline}" stroke-width="1.6"/><rect x="${x + 1.2}" y="${y + 1.2}" width="${v ? 1.7 : w - 2.4}" height="${v ? h - 2.4 : 1.7}" fill="${T.postHi}"/>`;
  }
  return s;
}

/* Dark Cave: a groove on the floor = one move */
function seams(s: PathSpec, T: Theme, lower: string | null): string {
  const L = (x1: number, y1: number, x2: number, y2: number) => `M${f1(x1)} ${f1(y1)}L${f1(x2)} ${f1(y2)}`;
  let d = '';
  const perpAt = (p: Point, q: Point, h: number) => {
    const dx = q[0] - p[0],
      dy = q[1] - p[1],
      l = Math.hypot(dx, dy) || 1,
      nx = (-dy / l) * h,
      ny = (dx / l) * h,
      m = p;
    d += L(m[0] - nx, m[1] - ny, m[0] + nx, m[1] + ny);
  };
  const groups = s.groups ?? [];
  for (const g of groups) {
    const a = g[0]!,
      b = g[1]!,
      isB = s.features && groups.length === 2 && OPP[a] === b && lower !== g;
    if (isB) continue;
    if (s.level === 'I') continue;
    if (g.length === 2) {
      const A = SIDE[a]!,
        B = SIDE[b]!,
        at = (t: number) =>
          OPP[a] === b ? lerp(A, B, t) : quad(A, groups.length === 2 ? inCorner(a, b) : [CX, CY], B, t);
      const hs = groups.length === 2 ? 13 : 15;
      const under = groups.length === 2 && OPP[a] === b;
      for (const t of s.level === 'II' ? [0.5] : under ? [0.2, 0.8] : [0.34, 0.66])
        perpAt(at(t), at(t + 0.01), hs);
    } else if (s.level === 'II') {
      const as = [...g].map((x) => ANG[x]!).sort((x, y) => x - y);
      for (let i = 0; i < as.length; i++) {
        const x = as[i]!,
          y = as[(i + 1) % as.length]! + (i === as.length - 1 ? 360 : 0),
          m = (((x + y) / 2) * Math.PI) / 180,
          r = y - x > 120 ? 18 : 24;
        d += L(CX, CY, CX + Math.cos(m) * r, CY + Math.sin(m) * r);
      }
    } else
      for (const x of g) {
        const r = x === 'N' || x === 'S' ? 27 : 23,
          q = lerp([CX, CY], SIDE[x]!, r / (x === 'N' || x === 'S' ? 70 : 50));
        perpAt(q, SIDE[x]!, 15);
      }
  }
  return d
    ? `<path d="${d}" stroke="#f4f6ff" stroke-width="1.2" transform="translate(.9 1.1)" opacity=".7"/><path d="${d}" stroke="${T.outline}" stroke-width="2.6" stroke-linecap="round" opacity=".82"/>`
    : '';
}
function pads(s: PathSpec, T: Theme): string {
  let o = '';
  for (const f of s.fields ?? []) {
    const [x, y] = fieldPos(s, f);
    if (f === 't') continue;
    o += `<ellipse cx="${f1(x)}" cy="${f1(y)}" rx="7.5" ry="6.6" fill="#fff" opacity=".20"/><ellipse cx="${f1(x)}" cy="${f1(y)}" rx="7.5" ry="6.6" fill="none" stroke="${T.outline}" stroke-width="1" stroke-dasharray="2.4 2" opacity=".65"/>`;
  }
  return o;
}
function levelMark(l: string, T: Theme): string {
  const n = l.length;
  let s = `<path d="M3 3h${7 + n * 6}v11l-4 4H3z" fill="${T.outline}" opacity=".88"/>`;
  for (let i = 0; i < n; i++)
    s += `<rect x="${7 + i * 6}" y="6" width="3" height="8.5" rx="1" fill="#e9e4ff"/>`;
  return s;
}
function bridge(r: Ribbon, T: Theme, s: PathSpec): string {
  const v = r.g.includes('N'),
    len = v ? H : W,
    a = v ? 26 : 17,
    b = len - a,
    w = 13;
  let o = '';
  const id = `bridge-${s.seed}-${v ? 'v' : 'h'}`;
  const base = toPath(r.poly(14.5));
  o += `<clipPath id="${id}"><path d="${v ? `M0 -10H100V${a + 4}H0Z M0 ${b - 4}H100V150H0Z` : `M-10 0H${a + 4}V140H-10Z M${b - 4} 0H110V140H${b - 4}Z`}"/></clipPath><g clip-path="url(#${id})"><path d="${toPath(r.poly(17))}" fill="${T.outline}"/><path d="${base}" fill="${T.shade}"/><path d="${toPath(r.poly(12, 0.8, 1.4))}" fill="${T.floor}"/></g>`;
  o += v
    ? `<rect x="${CX - w + 4}" y="${a}" width="${2 * w}" height="${b - a + 3}" fill="#000" opacity=".45"/>`
    : `<rect x="${a}" y="${CY - w + 5}" width="${b - a}" height="${2 * w}" fill="#000" opacity=".45"/>`;
  const n = v ? 11 : 8,
    st = (b - a) / n;
  for (let i = 0; i < n; i++) {
    const c = ['#a8763f', '#b9854a', '#996a37'][i % 3];
    o += v
      ? `<rect x="${CX - w}" y="${f1(a + i * st)}" width="${2 * w}" height="${f1(st - 1.1)}" rx="1" fill="${c}" stroke="#3a2413" stroke-width="1.2"/>`
      : `<rect x="${f1(a + i * st)}" y="${CY - w}" width="${f1(st - 1.1)}" height="${2 * w}" rx="1" fill="${c}" stroke="#3a2413" stroke-width="1.2"/>`;
  }
  for (const k of [-1, 1])
    o += v
      ? `<path d="M${CX + k * w} ${a - 3}V${b + 3}" stroke="#3a2413" stroke-width="4" stroke-linecap="round"/><path d="M${CX + k * w} ${a - 3}V${b + 3}" stroke="#d9aa6a" stroke-width="1.6" stroke-linecap="round"/>`
      : `<path d="M${a - 3} ${CY + k * w}H${b + 3}" stroke="#3a2413" stroke-width="4" stroke-linecap="round"/><path d="M${a - 3} ${CY + k * w}H${b + 3}" stroke="#d9aa6a" stroke-width="1.6" stroke-linecap="round"/>`;
  if (s.level !== 'I') {
    const m = s.level === 'II' ? [0.5] : [0.34, 0.66];
    for (const t of m) {
      const p = (v ? H : W) * t;
      o += v
        ? `<path d="M${CX - w} ${p}H${CX + w}" stroke="#1d1208" stroke-width="3"/>`
        : `<path d="M${p} ${CY - w}V${CY + w}" stroke="#1d1208" stroke-width="3"/>`;
    }
  }
  return o;
}
function fieldFeature(k: string, x: number, y: number, T: Theme, f: string, s: PathSpec): string {
  const g = (inner: string, sc = 1) =>
    `<g transform="translate(${f1(x)} ${f1(y)}) scale(${sc})">${inner}</g>`;
  const small = s.level === 'I' || f === 'c' ? 1 : 0.86;
  if (k === 'lair')
    return g(
      `<ellipse rx="15" ry="12.5" fill="#0b0916" stroke="#4a2740" stroke-width="3"/><path d="M-13 -4l4 5l4 -7l5 7l5 -7l4 6l4 -4" fill="none" stroke="#efe6da" stroke-width="0"/><path d="M-8 -1.5q3 -4 6 0q-3 3 -6 0z M2 -1.5q3 -4 6 0q-3 3 -6 0z" fill="#ff9d3c"/><circle cx="-5" cy="-1.6" r="1.1" fill="#0b0916"/><circle cx="5" cy="-1.6" r="1.1" fill="#0b0916"/><path d="M-7 6l2 -3l2.4 3l2.6 -3l2.6 3l2.4 -3l2 3" fill="none" stroke="#f1e9dd" stroke-width="1.6" stroke-linejoin="round"/>`,
      small,
    );
  if (k === 'ladder') return g(ladder(), small);
  if (k === 'vein')
    return g(
      `<path d="M-15 9L-9 -10L2 -13L13 -7L15 6L5 12L-6 13Z" fill="#4a3b22" stroke="${T.outline}" stroke-width="2" stroke-linejoin="round"/><path d="M-12 6L-5 -5L1 2L7 -8L12 1" fill="none" stroke="#ffcf4a" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/><path d="M-11 5L-5 -5.6L1 1" fill="none" stroke="#fff0b8" stroke-width="1.3"/><circle cx="7" cy="7" r="2.6" fill="#ffcf4a" stroke="#5a3c08"/>`,
      small,
    );
  if (k === 'tunnel')
    return g(
      `<path d="M-15 11V-1A15 13 0 0 1 15 -1V11Z" fill="#3a3560" stroke="${T.outline}" stroke-width="2.4"/><path d="M-9 11V1A9 9 0 0 1 9 1V11Z" fill="#0b0916"/><path d="M-15 0l4 1M-12 -7l4 3M-5 -12l2 4M5 -12l-2 4M12 -7l-4 3M15 0l-4 1" stroke="#8f88c4" stroke-width="1.6"/><path d="M-3 4.6l3 -2.6l3.4 1.4l.6 3.4l-3.6 1.6l-3.4 -1.4z" fill="#ffcf4a" stroke="#5a3c08" stroke-width=".8"/>`,
      0.95,
    );
  if (k === 'exit')
    return g(
      `<circle r="25" fill="#fff6cf" opacity=".35"/><path d="M-15 15V-4A15 15 0 0 1 15 -4V15Z" fill="#fff3bd" stroke="#5a4a2a" stroke-width="3"/><path d="M-15 15V7q8 -7 15 -2q7 -4 15 1V15Z" fill="#74b857"/><circle cx="5" cy="-6" r="4.5" fill="#ffc23a"/><path d="M5 -14v-2M12 -10l2 -2M-2 -11l-2 -2" stroke="#e89a1b" stroke-width="1.6"/>`,
      1.05,
    );
  return '';
}
