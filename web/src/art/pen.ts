/** The pen that icons are drawn with: a dark outline and flat colour. */
export const K = '#1a1310';
export const st = (w = 2.2) =>
  `stroke="${K}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"`;
export const p = (d: string, f: string, w?: number): string => `<path d="${d}" fill="${f}" ${st(w)}/>`;
export const l = (d: string, c: string, w: number): string =>
  `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const c = (x: number, y: number, r: number, f: string, w?: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${f}" ${st(w)}/>`;
