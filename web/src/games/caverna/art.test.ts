import { describe, expect, it } from 'vitest';
import { COLOURS, fence, furnished, ICONS, square } from '../../art/caverna';
import { formula, FORMULAS } from '../../art/caverna-formulas';
import { FURNISHINGS, LOOT, SPACES } from '../../gen/caverna_cards';

const SIGN = /^[−+×≤=/→().\d½]+$/;
const KINDS = ['forest', 'mountain', 'meadow', 'field', 'cavern', 'tunnel', 'deep_tunnel', 'ore_mine', 'ruby_mine', 'small_pasture', 'large_pasture'];

describe('drawings', () => {
  it.each(KINDS)('%s is the same every time', (kind) => {
    expect(square(kind, 'a')).toBe(square(kind, 'a'));
    expect(square(kind, 'a')).toContain('<');
    expect(square(kind, 'a')).not.toMatch(/NaN|undefined/);
  });

  it('show as much as grows', () => {
    const one = square('field', 'x', 'grain', 1).split('<ellipse').length;
    expect(square('field', 'x', 'grain', 3).split('<ellipse').length).toBeGreaterThan(one);
  });

  it('of furnishings are whole', () => {
    for (const key of Object.keys(FURNISHINGS)) expect(furnished(key, 'green', formula(key).filter((token) => ICONS[token]))).not.toMatch(/undefined/);
    expect(Object.keys(COLOURS)).toEqual(['orange', 'green', 'yellow']);
    expect(fence('NESW').split('<rect').length).toBe(17);
  });
});

describe('rows of icons', () => {
  it('are there for every furnishing, and for loot that is more than goods', () => {
    for (const key of Object.keys(FURNISHINGS)) expect(formula(key).length, key).toBeGreaterThan(0);
    for (const [key, item] of Object.entries(LOOT)) expect(Object.keys(item.gains).length || formula(key).length, key).toBeGreaterThan(0);
  });

  it('hold icons and signs only: no words', () => {
    const spaces = Object.values(SPACES as unknown as Record<string, [number, number, string[]][]>).flat().flatMap(([, , row]) => row);
    for (const token of [...Object.keys(FORMULAS).flatMap(formula), ...spaces]) expect(token in ICONS || SIGN.test(token), token).toBe(true);
  });
});
