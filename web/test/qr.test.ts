import { describe, expect, it } from 'vitest';
import { qr } from '../src/app/qr';

describe('QR codes', () => {
  it('have the three eyes, and grow with the address', () => {
    for (const length of [5, 20, 40, 60, 90, 120, 150, 180, 210]) {
      const rows = qr('x'.repeat(length));
      const size = rows.length;
      expect((size - 17) % 4).toBe(0);
      for (const [x, y] of [[0, 0], [size - 7, 0], [0, size - 7]] as const) {
        expect(rows[y]!.slice(x, x + 7).every(Boolean)).toBe(true);
        expect(rows[y + 1]![x + 1]).toBe(false);
        expect(rows[y + 3]![x + 3]).toBe(true);
      }
    }
  });

  // the first example of the standard's well-known test vectors, read back bit by bit
  it('hold the format of correction M', () => {
    const rows = qr('HELLO');
    const bits = [0, 1, 2, 3, 4, 5].map((i) => Number(rows[i]![8])).concat(Number(rows[7]![8]), Number(rows[8]![8]), Number(rows[8]![7]));
    const rest = [5, 4, 3, 2, 1, 0].map((x) => Number(rows[8]![x]));
    const word = [...bits, ...rest].reduce((sum, bit, i) => sum | (bit << i), 0) ^ 0x5412;
    expect(word >> 13).toBe(0); // 00 is M
  });

  it('refuse what is too long', () => {
    expect(() => qr('x'.repeat(400))).toThrow(RangeError);
  });
});
