import { describe, expect, it } from 'vitest';
import { position } from './fixtures';
import { changes, goodsChanges, Since } from './since';

const { view, before } = position('twin');

describe('changes', () => {
  it('are none without an earlier view, or against the same one', () => {
    expect(changes(null, view).every((each) => each.size === 0)).toBe(true);
    expect(changes(view, view).every((each) => each.size === 0)).toBe(true);
  });

  it('are the squares that look different', () => {
    const later = structuredClone(view);
    later.players[0]!.home.push({ square: 'F1,1', tile: 'meadow' });
    later.players[2]!.furnishings.push({ furnishing: 'carpenter', square: 'M3,1' });
    const found = changes(view, later);
    expect([...found[0]!]).toEqual(['F1,1']);
    expect([...found[2]!]).toEqual(['M3,1']);
    expect(found[1]!.size).toBe(0);
  });

  it('of goods are told with their sign', () => {
    const later = structuredClone(view);
    later.players[1]!.goods.wood += 3;
    later.players[1]!.goods.stone -= 1;
    expect(goodsChanges(view, later, 1)).toEqual([['wood', 3], ['stone', -1]]);
    expect(goodsChanges(null, later, 1)).toEqual([]);
  });
});

it('one compares with the table as one left it', () => {
  const since = new Since();
  expect(since.note(before!, true)).toBeNull();
  const left = structuredClone(before!);
  expect(since.note(left, false)).toBe(left);
  expect(since.note(view, false)).toBe(left);
  expect(since.note(view, true)).toBe(left);
});
