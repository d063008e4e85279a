/** Caverna: squares of 100 by 100 with the same light and outline as the cards, fences, furnished caves. */
import { f1, blob, rng, toPath, type Point, type Random } from './geometry';
import { GOODS } from './goods';
import { tree } from './ground';
import { ICON } from './icons';
import { K, l, p } from './pen';

/** All icons that Caverna uses, by name. */
export const ICONS: Readonly<Record<string, string>> = {
  ...ICON,
  ...GOODS,
  store: `<path d="M8 44V22A16 16 0 0 1 40 22V44Z" fill="#f0c23c" stroke="${K}" stroke-width="2.2"/><path d="M16 44V28H32V44Z" fill="#4a3600"/>`,
  swap: ICON['ui-swap'] ?? '',
  market: p('M6 20L10 7H38L42 20Z', '#d2452b') + p('M15 20L17 7H24V20ZM33 20L31 7', '#f4ead6', 1.4) + p('M9 20H39V43H9Z', '#8a5a31') + p('M14 26H34V36H14Z', '#3a2012', 1.6) + l('M6 20H42', K, 3),
};

const ROCK = ['#3c3e48', '#454751', '#4e505b', '#585a66'];
const DEEP = ['#26262d', '#2b2b33', '#31313a', '#1f1f26'];

function facets(rnd: Random, colours: readonly string[], n = 3): string {
  const points: Point[] = [];
  const step = 100 / n;
  for (let j = 0; j <= n; j++)
    for (let i = 0; i <= n; i++)
      points.push([i * step + (i % n ? (rnd() - 0.5) * 16 : 0), j * step + (j % n ? (rnd() - 0.5) * 16 : 0)]);
  let s = '';
  for (let j = 0; j < n; j++)
    for (let i = 0; i < n; i++) {
      const at = j * (n + 1) + i;
      const [a, b, c, d] = [points[at]!, points[at + 1]!, points[at + n + 1]!, points[at + n + 2]!];
      for (const three of rnd() < 0.5 ? [[a, b, c], [b, d, c]] : [[a, b, d], [a, d, c]]) {
        const colour = colours[(rnd() * colours.length) | 0];
        s += `<path d="${toPath(three)}" fill="${colour}" stroke="${colour}" stroke-width=".7"/>`;
      }
    }
  return s;
}

const tuft = (x: number, y: number, colour: string): string =>
  `<path d="M${f1(x)} ${f1(y)}q1.5 -7 3 -7.5q0 4 .5 7.5q2 -5 4 -5q-1.5 3 -1.5 5z" fill="${colour}"/>`;

function forest(rnd: Random): string {
  let s = '<rect width="100" height="100" fill="#2f5a3a"/>';
  for (let i = 0; i < 10; i++) s += tuft(rnd() * 92, 10 + rnd() * 86, '#264c31');
  const spots: Point[] = [];
  for (let i = 0; i < 60 && spots.length < 9; i++) {
    const [x, y] = [12 + rnd() * 76, 16 + rnd() * 72];
    if (spots.every((q) => Math.hypot(q[0] - x, q[1] - y) > 21)) spots.push([x, y]);
  }
  spots.sort((a, b) => a[1] - b[1]);
  for (const [x, y] of spots) s += tree(x, y, 11 + rnd() * 3, rnd);
  return s;
}

function meadow(rnd: Random): string {
  let s = '<rect width="100" height="100" fill="#7fb950"/>';
  for (let i = 0; i < 5; i++)
    s += `<ellipse cx="${f1(rnd() * 100)}" cy="${f1(rnd() * 100)}" rx="26" ry="14" fill="#8cc65a" opacity=".7"/>`;
  for (let i = 0; i < 11; i++) s += tuft(5 + rnd() * 85, 14 + rnd() * 80, '#4f8f35');
  for (let i = 0; i < 4; i++)
    s += `<circle cx="${f1(10 + rnd() * 80)}" cy="${f1(10 + rnd() * 80)}" r="2.6" fill="${['#fff', '#ffe27a', '#f6b6d2'][i % 3]}"/>`;
  return s;
}

function field(crop: string | undefined, count: number): string {
  let s = '<rect width="100" height="100" fill="#8a5a31"/>';
  for (let i = 0; i < 6; i++) {
    const y = i * 16;
    s += `<path d="M-4 ${12 + y}C22 ${6 + y} 70 ${18 + y} 104 ${11 + y}" stroke="#6a4222" stroke-width="5.5" fill="none"/><path d="M-4 ${9 + y}C22 ${3 + y} 70 ${15 + y} 104 ${8 + y}" stroke="#a67242" stroke-width="2.2" fill="none"/>`;
  }
  if (crop)
    for (let i = 0; i < count; i++)
      s += `<g transform="translate(${[29, 8, 50][i] ?? 29} ${[6, 48, 48][i] ?? 6}) scale(.88)">${GOODS[crop] ?? ''}</g>`;
  return s;
}

function cavern(rnd: Random): string {
  const edge = blob(50, 51, 37, rnd, 13, 0.06);
  const inner = edge.map(([x, y]): Point => [50 + (x - 50) * 0.9, 52 + (y - 51) * 0.88 + 2]);
  let s = `${facets(rnd, ROCK)}<path d="${toPath(edge)}" fill="#9a7444" stroke="#1d1a1c" stroke-width="5" stroke-linejoin="round"/><path d="${toPath(inner)}" fill="#d3ac78"/><ellipse cx="50" cy="58" rx="22" ry="17" fill="#e5c593" opacity=".6"/>`;
  for (let i = 0; i < 5; i++)
    s += `<circle cx="${f1(30 + rnd() * 40)}" cy="${f1(36 + rnd() * 38)}" r="1.7" fill="#a9804e"/>`;
  return s;
}

function tunnel(rnd: Random, kind: string): string {
  const deep = kind === 'deep_tunnel';
  const [shade, floor] = deep ? ['#5d4a3a', '#7d6550'] : ['#9a7444', '#c9a06a'];
  let s = `${facets(rnd, deep ? DEEP : ROCK)}<path d="M-4 30L20 27L50 31L78 27L104 30V72L78 74L50 70L22 74L-4 71Z" fill="${shade}" stroke="#1d1a1c" stroke-width="5"/><path d="M-4 36L20 33L50 37L78 33L104 36V70L78 71L50 67L22 71L-4 69Z" fill="${floor}"/>`;
  for (const x of [14, 86])
    s += `<rect x="${x - 4}" y="24" width="8" height="53" rx="2" fill="#6b4426" stroke="${K}" stroke-width="2"/><rect x="${x - 2.5}" y="26" width="2.5" height="49" fill="#9b6a3c"/>`;
  if (deep)
    s += '<path d="M40 44l10 9l10 -9M40 54l10 9l10 -9" stroke="#c9a06a" stroke-width="4" fill="none" stroke-linecap="round"/>';
  if (kind === 'ore_mine' || kind === 'ruby_mine')
    s += `<path d="M20 86V46A30 28 0 0 1 80 46V86Z" fill="#5b5048" stroke="${K}" stroke-width="3"/><path d="M28 86V48A22 21 0 0 1 72 48V86Z" fill="#120e0c"/><g transform="translate(26 38)">${GOODS[kind === 'ore_mine' ? 'ore' : 'ruby']}</g>`;
  return s;
}

const drawn = new Map<string, string>();

/** The inside of a square. Drawing takes a while, so each is drawn once. */
export function square(kind: string, seed: string, crop?: string, count = 0): string {
  const key = `${kind}|${seed}|${crop ?? ''}${count}`;
  let made = drawn.get(key);
  if (made === undefined) drawn.set(key, (made = draw(kind, rng(seed + kind), crop, count)));
  return made;
}

function draw(kind: string, rnd: Random, crop: string | undefined, count: number): string {
  switch (kind) {
    case 'forest':
      return forest(rnd);
    case 'meadow':
    case 'small_pasture':
    case 'large_pasture':
      return meadow(rnd);
    case 'field':
      return field(crop, count);
    case 'cavern':
      return cavern(rnd);
    case 'mountain':
      return `${facets(rnd, ROCK)}<path d="M18 30l12 7l3 14M70 66l-10 8l2 12" stroke="#2a2a31" stroke-width="2" fill="none"/>`;
    default:
      return tunnel(rnd, kind);
  }
}

/** Fences along some sides: a large pasture has none between its two squares. */
export function fence(sides: string): string {
  const post = (x: number, y: number) =>
    `<rect x="${x - 3.5}" y="${y - 6}" width="7" height="13" rx="2" fill="#cf9a62" stroke="${K}" stroke-width="1.8"/>`;
  let s = '';
  for (const side of sides) {
    const upright = side === 'E' || side === 'W';
    const at = side === 'N' || side === 'W' ? 6 : 94;
    for (const off of [-2.5, 3]) {
      const d = upright ? `M${at + off * 0.6} 4V96` : `M4 ${at + off}H96`;
      s += `<path d="${d}" stroke="${K}" stroke-width="4.5"/><path d="${d}" stroke="#b98350" stroke-width="2.5"/>`;
    }
    for (const along of [6, 35, 65, 94]) s += upright ? post(at, along) : post(along, at);
  }
  return s;
}

/** An icon with a number beside it. */
export function counted(icon: string, count: number, x: number, y: number, scale = 1): string {
  const number =
    count > 1
      ? `<g transform="translate(42 40)"><circle r="14" fill="#14100c" stroke="#f6ecd9" stroke-width="2"/><text y="7" font-size="21" font-weight="800" text-anchor="middle" fill="#fff" font-family="Alegreya Sans,sans-serif">${count}</text></g>`
      : '';
  return `<g transform="translate(${x} ${y}) scale(${scale})">${ICONS[icon] ?? ''}${number}</g>`;
}

/** What is printed on an empty square. */
export function printed(icon: string, count: number): string {
  const number =
    count > 1
      ? `<text x="19" y="21" font-size="22" font-weight="800" fill="#fff" stroke="#000" stroke-width="4" paint-order="stroke" font-family="Alegreya Sans,sans-serif">${count}</text>`
      : '';
  return `<g transform="translate(50 50)"><circle r="22" fill="#0e0b09aa"/><g transform="translate(-17 -17) scale(.7)">${ICONS[icon] ?? ''}</g>${number}</g>`;
}

export type Colour = 'orange' | 'green' | 'yellow';
/** The colours of furnishings; each has a shape as well, and a letter that comes from the language. */
export const COLOURS: Record<Colour, { light: string; dark: string }> = {
  orange: { light: '#e8853a', dark: '#4a2008' },
  green: { light: '#5fae5a', dark: '#123317' },
  yellow: { light: '#f0c23c', dark: '#4a3600' },
};

/** A furnished square: a frame in the colour, its icons; letter and points are set as text by whoever shows it. */
export function furnished(key: string, colour: Colour, icons: readonly string[]): string {
  const { light, dark } = COLOURS[colour];
  const badge = { orange: '<circle cx="20" cy="20" r="8.5"/>', green: '<rect x="12" y="12" width="16" height="16" rx="3"/>', yellow: '<path d="M12 28V20A8 8 0 0 1 28 20V28Z"/>' }[colour];
  const two = icons.length > 1;
  return (
    square('cavern', key) +
    `<rect x="7" y="9" width="86" height="82" rx="9" fill="${dark}" stroke="${light}" stroke-width="5"/><path d="M7 30V18A9 9 0 0 1 16 9H84A9 9 0 0 1 93 18V30Z" fill="${light}"/><g fill="${dark}">${badge}</g>` +
    `<g transform="translate(${two ? 10 : 26} ${two ? 40 : 36}) scale(${two ? 0.82 : 1})">${ICONS[icons[0] ?? 'furnish'] ?? ''}</g>` +
    (two ? `<g transform="translate(51 40) scale(.82)">${ICONS[icons[1]!] ?? ''}</g>` : '')
  );
}

/** The way from the forest into the mountain, between two squares at the same height. */
export function entrance(x0: number, x1: number, y: number): string {
  return `<path d="M${x0 - 2} ${y + 36}C${x0 + 18} ${y + 30} ${x1 - 16} ${y + 30} ${x1 + 4} ${y + 36}V${y + 70}C${x1 - 16} ${y + 76} ${x0 + 18} ${y + 76} ${x0 - 2} ${y + 70}Z" fill="#c9a06a" stroke="#1d1a1c" stroke-width="4"/>`;
}
