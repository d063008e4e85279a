import { expect, test } from 'vitest';
import { kept } from '../src/stage/kept';

test('what is equal is the same object as before', () => {
  const old = { pile: 3, players: [{ hand: 6, broken: ['lamp'] }, { hand: 5, broken: [] }], goals: [{ cell: [8, 0] }] };
  const now = kept(old, structuredClone({ ...old, pile: 2 }));
  expect(now).toEqual({ ...old, pile: 2 });
  expect(now.players).toBe(old.players);
  expect(now.goals).toBe(old.goals);
  expect(kept(old, structuredClone(old))).toBe(old);
});

test('one that changed does not keep its neighbours from staying', () => {
  const old = [{ a: 1 }, { a: 2 }];
  const now = kept(old, [{ a: 1 }, { a: 3 }]);
  expect(now).toEqual([{ a: 1 }, { a: 3 }]);
  expect(now[0]).toBe(old[0]);
});

test.each([
  [null, { a: 1 }],
  [{ a: 1 }, null],
  [[1, 2], [1]],
  [[1], [1, 2]],
  [{ a: undefined }, { b: undefined }],
  [{ 0: 1 }, [1]],
  [{ a: 1, b: 2 }, { a: 1 }],
])('%j becomes %j', (old, value) => {
  expect(kept<unknown>(old, value)).toStrictEqual(value);
});
