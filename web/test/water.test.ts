import { expect, test } from 'vitest';
import { LEVELS } from '../src/gen/dark_cave_cards';
import { height, levelOf } from '../src/games/dark_cave/water';

test('the water rises as the pile is drawn, and never falls', () => {
  const pile: number[] = [...LEVELS];
  let before = height(pile);
  expect(before).toBe(0);
  for (const [level] of LEVELS.entries()) {
    while (pile[level]! > 0) {
      expect(levelOf(pile)).toBe(level);
      pile[level]! -= 1;
      expect(height(pile)).toBeGreaterThanOrEqual(before);
      before = height(pile);
    }
  }
  expect(before).toBe(1);
});
