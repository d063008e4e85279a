/** Action cards, backs, roles and treasures: the inside of a card of 100 by 140. Names are set as text by whoever shows them. */
import { f1, toPath, type Point } from './geometry';
import { ICON as I } from './icons';
import { at, dwarf, gem, nug, type SeatStyle } from './pieces';

/* broken(icon): the same icon, split along a jagged crack */
export const broken = (name: string): string => {
  const a = `crack-left-${name}`,
    b = `crack-right-${name}`,
    z = 'M-8 -8H27L22 10L29 20L19 29L25 40L21 56H-8Z',
    y = 'M56 -8H30L25 10L32 20L22 29L28 40L24 56H56Z';
  return `<clipPath id="${a}"><path d="${z}"/></clipPath><clipPath id="${b}"><path d="${y}"/></clipPath><g transform="rotate(-9 20 40) translate(-2.5 1)"><g clip-path="url(#${a})">${I[name]}</g></g><g transform="rotate(10 28 40) translate(3 1)"><g clip-path="url(#${b})">${I[name]}</g></g>`;
};
export type ActionKind = 'hurt' | 'help' | 'know' | 'field' | 'beast';
export interface ActionSpec {
  key: string;
  kind: ActionKind;
  icons: string[];
  broken?: boolean;
  moves?: number;
  level?: string;
}
export const FRAME: Record<ActionKind, [string, string, string]> = {
  hurt: ['#5a1d14', '#8f3321', '#ff8a66'],
  help: ['#0f3b33', '#1c6a58', '#5fe0b8'],
  know: ['#1a2c4d', '#2b4c82', '#8fc0ff'],
  field: ['#3f3320', '#6b562f', '#ffd27a'],
  beast: ['#33183f', '#5b2c70', '#f0b8f5'],
};
/* action card: a wooden plaque, colour + edge shape tell the kind:
   hurt = saw-tooth, help = round, know = eye-lens (lozenge), field = square stone, beast = claw hexagon */
export const action = (spec: ActionSpec, o: { named?: boolean } = {}): string => {
  const [d, m, h] = FRAME[spec.kind];
  let s = `<rect width="100" height="140" fill="${d}"/>`;
  s += `<path d="M0 0H100V140H0Z M5 5V135H95V5Z" fill="${m}" fill-rule="evenodd"/><path d="M0 0H100V2H2V140H0Z" fill="#fff" opacity=".16"/>`;
  const cy = o.named ? 62 : 70;
  let m0: string;
  if (spec.kind === 'hurt') {
    const n = 16,
      P: Point[] = [];
    for (let i = 0; i < n * 2; i++) {
      const t = (i / n / 2) * 6.283,
        r = i % 2 ? 33 : 40;
      P.push([50 + Math.cos(t) * r, cy + Math.sin(t) * r]);
    }
    m0 = toPath(P);
  } else if (spec.kind === 'help') m0 = `M50 ${cy - 38}a38 38 0 1 1 -.1 0Z`;
  else if (spec.kind === 'know') m0 = `M50 ${cy - 43}L91 ${cy}L50 ${cy + 43}L9 ${cy}Z`;
  else if (spec.kind === 'beast')
    m0 = `M50 ${cy - 42}L86 ${cy - 22}V${cy + 22}L50 ${cy + 42}L14 ${cy + 22}V${cy - 22}Z`;
  else m0 = `M15 ${cy - 36}H85V${cy + 36}H15Z`;
  s += `<path d="${m0}" fill="#000" opacity=".35" transform="translate(1.5 3)"/><path d="${m0}" fill="${spec.kind === 'beast' ? '#1c1030' : '#f3e6c8'}" stroke="${h}" stroke-width="3.5" stroke-linejoin="round"/>`;
  if (spec.icons.length === 1)
    s += `<g transform="translate(${50 - 29} ${cy - 29}) scale(1.21)">${spec.broken ? broken(spec.icons[0]!) : I[spec.icons[0]!]}</g>`;
  else
    s += `<path d="M24 ${cy + 27}L76 ${cy - 27}" stroke="#8a744a" stroke-width="2.5" stroke-dasharray="4 4"/><g transform="translate(17 ${cy - 34}) scale(.8)">${I[spec.icons[0]!]}</g><g transform="translate(45 ${cy - 4}) scale(.8)">${I[spec.icons[1]!]}</g>`;
  if (spec.kind === 'hurt')
    s += at(
      85,
      15,
      0.9,
      `<circle r="10" fill="#14100c"/><path d="M-4.5 -4.5L4.5 4.5M4.5 -4.5L-4.5 4.5" stroke="${h}" stroke-width="3.4" stroke-linecap="round"/>`,
    );
  if (spec.kind === 'help')
    s += at(
      85,
      15,
      0.9,
      `<circle r="10" fill="#14100c"/><path d="M-5 .5L-1.5 4.5L5.5 -4" fill="none" stroke="${h}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>`,
    );
  if (spec.kind === 'know')
    s += at(
      85,
      15,
      0.9,
      `<circle r="10" fill="#14100c"/><path d="M-6.5 0Q0 -7 6.5 0Q0 7 -6.5 0Z" fill="none" stroke="${h}" stroke-width="2"/><circle r="2.4" fill="${h}"/>`,
    );
  if (spec.moves)
    s += at(
      85,
      15,
      0.95,
      `<circle r="10" fill="#14100c" stroke="${h}" stroke-width="1.5"/><text y="4.6" font-size="14" font-weight="800" text-anchor="middle" fill="${h}" font-family="Alegreya Sans,sans-serif">${spec.moves}</text>`,
    );
  if (spec.level) {
    s += `<g>` + `<path d="M3 3h${7 + spec.level.length * 6}v11l-4 4H3z" fill="#0d0b1a" opacity=".9"/>`;
    for (let i = 0; i < spec.level.length; i++)
      s += `<rect x="${7 + i * 6}" y="6" width="3" height="8.5" rx="1" fill="#e9e4ff"/>`;
    s += '</g>';
  }
  if (o.named) s += '<path d="M7 111H93V133H7Z" fill="#14100cdd"/>';
  return s;
};

/* backs */
export const back = (kind: string, o: { level?: string } = {}): string => {
  const BACKS: Record<string, [string, string, string]> = {
    base: ['#2c2a30', '#3b3840', '#e2a945'],
    mines: ['#1d3826', '#295036', '#e8c57a'],
    cave: ['#211d3d', '#302a57', '#b9a9ff'],
    role: ['#3a1f16', '#57301f', '#ffb268'],
    gold: ['#3b2c0c', '#5b4512', '#ffd75e'],
    goal: ['#262329', '#3a353f', '#ffc14a'],
    minecard: ['#2a2118', '#43351f', '#f0cf88'],
    silver: ['#2b3138', '#414a54', '#dfe8f0'],
    gems: ['#321a33', '#4e2a52', '#ff9fc1'],
  };
  const T = BACKS[kind] ?? BACKS.base!;
  let s = `<rect width="100" height="140" fill="${T[0]}"/>`;
  for (let i = -6; i < 12; i++)
    s += `<path d="M${i * 14} 140L${i * 14 + 70} 0" stroke="${T[1]}" stroke-width="4"/><path d="M${i * 14} 0L${i * 14 + 70} 140" stroke="${T[1]}" stroke-width="1.5"/>`;
  s += `<rect x="6" y="6" width="88" height="128" rx="5" fill="none" stroke="${T[2]}" stroke-width="2" opacity=".8"/><path d="M6 22L22 6M78 6L94 22M94 118L78 134M22 134L6 118" stroke="${T[2]}" stroke-width="2" opacity=".8"/>`;
  const med = (inner: string) =>
    `<path d="M50 32L82 51V89L50 108L18 89V51Z" fill="${T[0]}" stroke="${T[2]}" stroke-width="3"/>` + inner;
  if (kind === 'goal' || kind === 'minecard')
    s += med(
      `<text x="50" y="${90}" font-size="58" font-weight="700" text-anchor="middle" fill="${T[2]}" font-family="Grenze,serif">?</text>`,
    );
  else if (o.level)
    s += med(
      [...o.level]
        .map(
          (_, i) =>
            `<rect x="${50 - o.level!.length * 7 + i * 14 + 3}" y="50" width="8" height="40" rx="3" fill="${T[2]}"/>`,
        )
        .join(''),
    );
  else if (kind === 'role')
    s += med(
      `<g transform="translate(26 45) scale(.76)" opacity=".96">${dwarf({ c: '#20140e', i: '#20140e', e: '', k: 0 })}</g><rect x="32" y="62" width="36" height="11" rx="5" fill="${T[0]}" stroke="${T[2]}" stroke-width="1.5"/>`,
    );
  else if (kind === 'gold') s += med(nug(50, 71, 19));
  else if (kind === 'silver') s += med(nug(50, 71, 19, '#c9d3dc', '#eef4f8', '#46515c'));
  else if (kind === 'gems') s += med(gem(50, 70, '#e0527a', '#ffa0bb', 20));
  else s += med(`<g transform="translate(26 46)">${I[kind === 'mines' ? 'axe' : 'pickaxe']}</g>`);
  return s;
};

/* role card */
export const role = (r: string, o: { named?: boolean } = {}): string => {
  const ROLE: Record<string, { bg: string; hi: string; seat: SeatStyle }> = {
    digger: { bg: '#4a3413', hi: '#f5b83d', seat: { c: '#3f7fb8', i: '#0b2338', e: 'sun', k: 0 } },
    saboteur: { bg: '#46170f', hi: '#ff7a5c', seat: { c: '#5a2a3a', i: '#1b0710', e: 'tri', k: 1 } },
    loyal_y: { bg: '#4a3a0d', hi: '#f5c542', seat: { c: '#e8ae2c', i: '#3a2500', e: 'sun', k: 0 } },
    loyal_b: { bg: '#10305a', hi: '#6fb2ff', seat: { c: '#3f86d6', i: '#06203f', e: 'moon', k: 3 } },
    selfish_y: { bg: '#33413a', hi: '#b8e0c4', seat: { c: '#e8ae2c', i: '#3a2500', e: 'sun', k: 2 } },
    saboteur_y: { bg: '#46170f', hi: '#ff7a5c', seat: { c: '#e8ae2c', i: '#3a2500', e: 'sun', k: 1 } },
  };
  const R = ROLE[r] ?? ROLE.digger!;
  let s = `<rect width="100" height="140" fill="${R.bg}"/>`;
  for (let i = 0; i < 12; i++)
    s += `<path d="M50 78L${f1(50 + Math.cos(i * 0.5236) * 120)} ${f1(78 + Math.sin(i * 0.5236) * 120)}L${f1(50 + Math.cos(i * 0.5236 + 0.22) * 120)} ${f1(78 + Math.sin(i * 0.5236 + 0.22) * 120)}Z" fill="${R.hi}" opacity=".10"/>`;
  s += `<circle cx="50" cy="66" r="37" fill="${R.hi}" opacity=".16"/><g transform="translate(9 20) scale(1.28)">${dwarf(R.seat)}</g>`;
  if (/saboteur/.test(r))
    s +=
      `<path d="M24 59Q37 52 50 58Q63 52 76 59Q75 70 63 69Q55 68 50 64Q45 68 37 69Q25 70 24 59Z" fill="#15100c" stroke="${R.hi}" stroke-width="1.5"/><ellipse cx="38" cy="62" rx="4.5" ry="3" fill="#fff2dc"/><ellipse cx="62" cy="62" rx="4.5" ry="3" fill="#fff2dc"/><circle cx="39" cy="62" r="1.8" fill="#15100c"/><circle cx="61" cy="62" r="1.8" fill="#15100c"/>` +
      at(
        80,
        103,
        0.8,
        `<circle r="13" fill="#23222a" stroke="#0d0b0a" stroke-width="2.5"/><path d="M6 -12q4 -8 10 -6" fill="none" stroke="#d9b26d" stroke-width="3"/><path d="M16 -18l3 -3M17 -15l5 1M14 -21l0 -5" stroke="#ffc14a" stroke-width="2.5" stroke-linecap="round"/><circle cx="-4" cy="-4" r="3" fill="#6a6978"/>`,
      );
  else if (r === 'digger') s += `<g transform="translate(62 82) scale(.72)">${I.pickaxe}</g>`;
  else if (/selfish/.test(r)) s += nug(80, 104, 11) + nug(68, 110, 7);
  s += `<path d="M0 0H100V140H0Z M4 4V136H96V4Z" fill="${R.hi}" fill-rule="evenodd"/>`;
  if (o.named) s += '<path d="M4 114H96V136H4Z" fill="#100c0a"/>';
  return s;
};
export const goldCard = (n: number): string => {
  let s = `<rect width="100" height="140" fill="#3b2c0c"/><path d="M0 0H100V140H0Z M4 4V136H96V4Z" fill="#d9a531" fill-rule="evenodd"/><circle cx="50" cy="70" r="40" fill="#ffd75e" opacity=".16"/>`;
  const P: Record<number, [number, number, number][]> = {
    1: [[50, 70, 22]],
    2: [
      [36, 55, 17],
      [62, 86, 19],
    ],
    3: [
      [34, 48, 15],
      [66, 62, 16],
      [44, 96, 18],
    ],
  };
  for (const q of P[n] ?? []) s += nug(...q);
  s += `<text x="13" y="27" font-size="22" font-weight="700" fill="#ffe08a" font-family="Grenze,serif">${n}</text>`;
  return s;
};
export const treasureCard = (k: string, n: number): string => {
  const COLOURS: Record<string, [string, string]> = {
    silver: ['#2b3138', '#c9d3dc'],
    gold: ['#3b2c0c', '#f3b62b'],
    gems: ['#321a33', '#ff9fc1'],
  };
  const C = COLOURS[k] ?? COLOURS.silver!;
  let s = `<rect width="100" height="140" fill="${C[0]}"/><path d="M0 0H100V140H0Z M4 4V136H96V4Z" fill="${C[1]}" fill-rule="evenodd"/>`;
  const pos = (
    [
      [50, 84, 17],
      [30, 66, 12],
      [70, 66, 12],
      [38, 104, 12],
      [64, 106, 12],
    ] as [number, number, number][]
  ).slice(0, n);
  for (const [x, y, r] of pos)
    s +=
      k === 'gems'
        ? gem(x, y, ['#e0527a', '#3cc2a4', '#6fa8ff'][x % 3]!, '#fff6', r)
        : k === 'gold'
          ? nug(x, y, r)
          : nug(x, y, r, '#c9d3dc', '#eef4f8', '#46515c');
  s += `<text x="50" y="40" font-size="36" font-weight="700" text-anchor="middle" fill="#fff4d6" font-family="Grenze,serif">${n}</text>`;
  return s;
};
/* monster token 40x40: hexagon, never a pawn shape */
export const monster = (k: string): string =>
  `<path d="M20 2L37 11V30L20 39L3 30V11Z" fill="#1c1030" stroke="#f0b8f5" stroke-width="2.6" stroke-linejoin="round"/><g transform="translate(5 5.5) scale(.62)">${I[k]}</g>`;
