/** Small things that stand on cards, and the people: emblem, dwarf, pawn. Never told apart by colour alone. */
export const ladder = () =>
  `<rect x="-11" y="-16" width="22" height="32" rx="8" fill="#120e1c" opacity=".55"/><path d="M-6.5 -17V17M6.5 -17V17" stroke="#3a2413" stroke-width="5.4" stroke-linecap="round"/><path d="M-6.5 -11H6.5M-6.5 -4H6.5M-6.5 3H6.5M-6.5 10H6.5" stroke="#3a2413" stroke-width="5"/><path d="M-6.5 -17V17M6.5 -17V17" stroke="#d39a55" stroke-width="2.8" stroke-linecap="round"/><path d="M-6.5 -11H6.5M-6.5 -4H6.5M-6.5 3H6.5M-6.5 10H6.5" stroke="#e8b873" stroke-width="2.4"/>`;

export const at = (x: number, y: number, s: number, inner: string): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${inner}</g>`;
export const CAMPFIRE =
  `<ellipse cy="11" rx="19" ry="9" fill="#3a2a1c"/>` +
  [-17, -11, -3, 6, 13, 18]
    .map(
      (x, i) =>
        `<ellipse cx="${x}" cy="${[9, 16, 19, 18, 15, 8][i]}" rx="4.6" ry="3.6" fill="#a9adb0" stroke="#2a2320" stroke-width="1.5"/>`,
    )
    .join('') +
  `<path d="M-13 14L13 8M-13 8L13 14" stroke="#6b4426" stroke-width="5" stroke-linecap="round"/><path d="M0 -24C10 -12 14 -4 11 5C9 11 4 13 0 13C-5 13 -10 10 -11 4C-12 -3 -6 -6 -5 -13C-2 -10 -1 -8 -1 -6C2 -11 2 -17 0 -24Z" fill="#ff7d2a" stroke="#5a1e08" stroke-width="2"/><path d="M1 -8C6 -1 7 3 5 8C4 11 -3 12 -5 7C-6 3 -2 1 -1 -3Z" fill="#ffd65a"/>`;
export const log = (x1: number, y1: number, x2: number, y2: number, w: number): string =>
  `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="#2a170b" stroke-width="${w * 2 + 3}" stroke-linecap="round"/><path d="M${x1} ${y1}L${x2} ${y2}" stroke="#8a5a31" stroke-width="${w * 2}" stroke-linecap="round"/><path d="M${x1 + 4} ${y1 - 2 + (y2 > y1 ? 0 : -1)}L${x2 - 4} ${y2 - 2.6}" stroke="#b98350" stroke-width="2.2" stroke-linecap="round" stroke-dasharray="9 5"/><circle cx="${x2}" cy="${y2}" r="${w * 0.72}" fill="#e3bd86" stroke="#5b3a1d" stroke-width="1.4"/><circle cx="${x2}" cy="${y2}" r="${w * 0.3}" fill="none" stroke="#8a5a31"/>`;
export const nug = (x: number, y: number, r: number, a = '#f3b62b', b = '#ffe48a', o = '#5f3d05') =>
  `<g transform="translate(${x} ${y})"><path d="M${-r} ${r * 0.2}L${-r * 0.55} ${-r * 0.75}L${r * 0.35} ${-r * 0.9}L${r} ${-r * 0.1}L${r * 0.6} ${r * 0.8}L${-r * 0.5} ${r * 0.85}Z" fill="${a}" stroke="${o}" stroke-width="1.6" stroke-linejoin="round"/><path d="M${-r * 0.55} ${-r * 0.75}L${r * 0.35} ${-r * 0.9}L${r * 0.1} ${-r * 0.1}L${-r * 0.6} ${r * 0.05}Z" fill="${b}"/></g>`;
export const gem = (x: number, y: number, a: string, b: string, r = 9): string =>
  `<g transform="translate(${x} ${y})"><path d="M${-r} ${-r * 0.35}L${-r * 0.5} ${-r * 0.9}H${r * 0.5}L${r} ${-r * 0.35}L0 ${r}Z" fill="${a}" stroke="#1c1420" stroke-width="1.8" stroke-linejoin="round"/><path d="M${-r * 0.5} ${-r * 0.9}L${-r * 0.3} ${-r * 0.3}H${-r}M${-r * 0.3} ${-r * 0.3}L0 ${r}L${-r} ${-r * 0.35}Z" fill="${b}"/></g>`;
export const chest = () =>
  nug(-17, 15, 7) +
  nug(17, 16, 7) +
  nug(0, -17, 8) +
  nug(-10, -13, 7) +
  nug(10, -13, 7) +
  `<path d="M-21 -8H21V17H-21Z" fill="#7a4a22" stroke="#2a170b" stroke-width="3" stroke-linejoin="round"/><path d="M-21 -8H21V0H-21Z" fill="#95602f"/><path d="M-14 -8V17M14 -8V17" stroke="#c9a24a" stroke-width="4"/><rect x="-6" y="-5" width="12" height="12" rx="2" fill="#f3c34b" stroke="#5f3d05" stroke-width="1.6"/><path d="M0 -1v4" stroke="#5f3d05" stroke-width="2.6" stroke-linecap="round"/>` +
  nug(-20, 19, 5) +
  nug(6, 20, 6) +
  nug(21, 20, 5);
export const tent = (a: string, d: string, em: string): string =>
  `<path d="M-30 22L0 -28L30 22Z" fill="${a}" stroke="#1a120a" stroke-width="3" stroke-linejoin="round"/><path d="M-30 22L0 -28L-6 22Z" fill="#fff" opacity=".22"/><path d="M-9 22L0 -2L9 22Z" fill="#1a120a"/><path d="M0 -28V-40" stroke="#1a120a" stroke-width="3"/><path d="M0 -41L18 -36L0 -31Z" fill="${a}" stroke="#1a120a" stroke-width="2"/>` +
  at(15, 9, 0.5, `<circle r="11" fill="${d}"/>` + emblem(em, '#fff'));
export const mineMouth = (inner: string): string =>
  at(
    50,
    70,
    1.02,
    `<path d="M-27 22V-6A27 25 0 0 1 27 -6V22Z" fill="#5b5048" stroke="#17110d" stroke-width="3"/><path d="M-19 22V-4A19 18 0 0 1 19 -4V22Z" fill="#0f0b09"/><path d="M-22 22V-4M22 22V-4" stroke="#2a170b" stroke-width="8"/><path d="M-22 22V-4M22 22V-4" stroke="#9b6a3c" stroke-width="5"/><path d="M-27 -8H27" stroke="#2a170b" stroke-width="9"/><path d="M-26 -8H26" stroke="#9b6a3c" stroke-width="5.6"/>${inner}`,
  );

/* emblems: one shape per seat, never colour alone */
export function emblem(k: string, c: string): string {
  const P: Record<string, string> = {
    sun:
      `<circle r="4.6" fill="${c}"/>` +
      [0, 45, 90, 135, 180, 225, 270, 315]
        .map(
          (a) =>
            `<path d="M0 -6.4V-9" stroke="${c}" stroke-width="2" stroke-linecap="round" transform="rotate(${a})"/>`,
        )
        .join(''),
    moon: `<path d="M3 -8A8.4 8.4 0 1 0 8 5A7 7 0 0 1 3 -8Z" fill="${c}"/>`,
    circle: `<circle r="7" fill="${c}"/>`,
    square: `<rect x="-6.4" y="-6.4" width="12.8" height="12.8" rx="1" fill="${c}"/>`,
    tri: `<path d="M0 -8L8 6H-8Z" fill="${c}"/>`,
    diamond: `<path d="M0 -9L7 0L0 9L-7 0Z" fill="${c}"/>`,
    star: `<path d="M0 -9L2.4 -3L9 -2.6L3.9 1.6L5.6 8L0 4.4L-5.6 8L-3.9 1.6L-9 -2.6L-2.4 -3Z" fill="${c}"/>`,
    hex: `<path d="M-4.2 -7.4H4.2L8.4 0L4.2 7.4H-4.2L-8.4 0Z" fill="${c}"/>`,
    cross: `<path d="M-2.6 -8H2.6V-2.6H8V2.6H2.6V8H-2.6V2.6H-8V-2.6H-2.6Z" fill="${c}"/>`,
    ring: `<circle r="6" fill="none" stroke="${c}" stroke-width="3.6"/>`,
    drop: `<path d="M0 -9C5 -3 7 0 7 3A7 6.4 0 0 1 -7 3C-7 0 -5 -3 0 -9Z" fill="${c}"/>`,
    bars: `<path d="M-7 -7H7V-3H-7ZM-7 3H7V7H-7Z" fill="${c}"/>`,
  };
  return P[k] || '';
}
export interface SeatStyle {
  c: string;
  i: string;
  t?: string;
  e: string;
  k?: number;
}
export const SEATS: readonly SeatStyle[] = [
  // spread for protan/deutan/tritan by search (contrast.py); amber is never a seat: lamplight means "you may"
  { c: '#8c670f', i: '#2a1a02', t: '#fff', e: 'circle' },
  { c: '#a4cfef', i: '#04202f', e: 'square' },
  { c: '#fca699', i: '#3a0f06', e: 'tri' },
  { c: '#18815e', i: '#03261b', t: '#fff', e: 'diamond' },
  { c: '#c4339d', i: '#2f0524', t: '#fff', e: 'star' },
  { c: '#c0f23a', i: '#1f2802', e: 'hex' },
  { c: '#f6f1e7', i: '#201c16', e: 'cross' },
  { c: '#7f98f0', i: '#0a0f35', e: 'moon' },
  { c: '#ed8222', i: '#2c1300', e: 'drop' },
  { c: '#92a0a6', i: '#12181b', e: 'ring' },
];

/* dwarf bust 64x64: hood colour + emblem + beard cut differ per seat */
export function dwarf(seat: number | SeatStyle): string {
  const S = typeof seat === 'number' ? SEATS[seat % SEATS.length]! : seat,
    c = S.c,
    k = typeof seat === 'number' ? seat : S.k || 0;
  const beards = [
    'M15 34C14 52 24 61 32 62C40 61 50 52 49 34C44 40 20 40 15 34Z',
    'M15 34C17 48 26 54 32 64C38 54 47 48 49 34C44 40 20 40 15 34Z',
    'M15 34C13 50 20 60 26 60L32 52L38 60C44 60 51 50 49 34C44 40 20 40 15 34Z',
    'M15 34C12 44 16 58 22 60H42C48 58 52 44 49 34C44 40 20 40 15 34Z',
    'M15 34C16 46 22 52 28 54L29 63H35L36 54C42 52 48 46 49 34C44 40 20 40 15 34Z',
  ];
  const bc = ['#e9e2d4', '#c9763b', '#5b4636', '#d9b45c', '#8d8f96'][(k * 3 + 1) % 5],
    bd = ['#b9ae99', '#8e4a1d', '#37291e', '#a27f2c', '#62646b'][(k * 3 + 1) % 5];
  return (
    `<path d="M6 64C7 50 16 44 32 44S57 50 58 64Z" fill="${c}" stroke="#15100c" stroke-width="2.4"/><path d="M33 3C24 2 12 14 12 35H52C52 16 44 8 41 7C43 4 47 4 50 6C46 -1 37 0 33 3Z" fill="${c}" stroke="#15100c" stroke-width="2.4" stroke-linejoin="round"/><path d="M14 33C15 20 22 9 31 6C24 14 21 22 20 33Z" fill="#fff" opacity=".28"/><path d="M18 37C17 27 22 22 32 22S47 27 46 37L42 46H22Z" fill="#e7b48b" stroke="#15100c" stroke-width="2"/>` +
    `<path d="${beards[k % 5]}" fill="${bc}" stroke="#15100c" stroke-width="2.2" stroke-linejoin="round"/><path d="M24 46q2 6 1 10M32 47v10M40 46q-2 6 -1 10" stroke="${bd}" stroke-width="2" fill="none" stroke-linecap="round"/>` +
    `<path d="M20 28q4 -3 8 -1M36 27q4 -2 8 1" stroke="${bd}" stroke-width="3.4" stroke-linecap="round" fill="none"/><circle cx="25.5" cy="32" r="2.1" fill="#1a120c"/><circle cx="38.5" cy="32" r="2.1" fill="#1a120c"/><ellipse cx="32" cy="36" rx="4.2" ry="3.6" fill="#d98f68" stroke="#15100c" stroke-width="1.4"/><path d="M26 41q6 3.6 12 0" stroke="${bd}" stroke-width="2.6" fill="none" stroke-linecap="round"/>` +
    `<g transform="translate(32 14.5) scale(.62)"><circle r="12" fill="${S.i}"/>${emblem(S.e, '#fff')}</g>`
  );
}
/* pawn 30x40, foot at (15,38) */
export function pawn(seat: number | SeatStyle, o: { down?: boolean } = {}): string {
  const S = typeof seat === 'number' ? SEATS[seat % SEATS.length]! : seat;
  return (
    `<ellipse cx="15" cy="37" rx="11" ry="3.4" fill="#000" opacity=".5"/>` +
    (o.down ? `<g transform="rotate(78 15 30)">` : '<g>') +
    `<path d="M4 37C4 26 8 22 15 22S26 26 26 37Z" fill="${S.c}" stroke="#120d09" stroke-width="2.2" stroke-linejoin="round"/><path d="M15 1C9 5 5.5 12 5 20H25C24.5 12 21 5 15 1Z" fill="${S.c}" stroke="#120d09" stroke-width="2.2" stroke-linejoin="round"/><path d="M7 19C8 12 10 7 14 4C12 9 11 14 10.5 19Z" fill="#fff" opacity=".35"/><path d="M8 19.5H22C22 27 19 32 15 34C11 32 8 27 8 19.5Z" fill="#f0e7d8" stroke="#120d09" stroke-width="1.6"/><circle cx="15" cy="21.5" r="2.3" fill="#d98f68" stroke="#120d09"/><g transform="translate(15 12.5) scale(.46)">${emblem(S.e, S.t || S.i)}</g></g>`
  );
}
