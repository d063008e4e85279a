import { describe, expect, it, test } from 'vitest';
import { agreement, breaks, type Explanation, nextDifference, parts, percents, same, scope, spread, suspicion, untilReady, WAITS } from '../src/app/opinion';

const move = (text: string) => ({ text, says: text });
/** Three seats; seat 2 is the saboteur at first, then seat 0. */
const found: Explanation = {
  roles: ['miner', 'saboteur'],
  steps: [
    { seat: 0, played: move('a'), advice: move('a'), roles: [0, 0, 1], beliefs: [believed(0, 0.5, 0.5), believed(0.4, 0, 0.6), believed(0, 0, 1)] },
    { seat: 1, played: move('a'), advice: move('b'), roles: [0, 0, 1], beliefs: [believed(0, 0.1, 0.9), believed(0.2, 0, 0.8), believed(0, 0, 1)] },
    { seat: 2, played: move('a'), advice: move('c'), roles: [1, 0, 0], beliefs: [believed(1, 0, 0), believed(0.5, 0, 0.5), believed(0.5, 0.5, 0)] },
  ],
};
function believed(...suspected: number[]): number[][] {
  return suspected.map((share) => [1 - share, share]);
}

describe('what these eyes may see', () => {
  const step = found.steps[1]!;
  test.each([
    ['all', true, true, { believer: 1, advice: true }],
    ['all', false, true, { believer: null, advice: true }], // guesses would give the roles away
    ['1', false, true, { believer: 1, advice: true }],
    ['0', true, true, { believer: 0, advice: false }], // of a hand that these eyes do not see
    ['public', true, true, { believer: null, advice: false }],
    ['public', false, false, { believer: null, advice: true }], // nothing is hidden in this game
    ['0', false, false, { believer: null, advice: true }],
  ])('as %s, roles shown: %s, hidden roles: %s', (viewer, spoilers, roles, seen) => {
    expect(scope(viewer, spoilers, roles, step)).toEqual(seen);
  });

  it('is nothing after the last step', () => {
    for (const viewer of ['all', '1', 'public']) expect(scope(viewer, true, true, undefined)).toEqual({ believer: null, advice: false });
  });
});

describe('what is drawn', () => {
  it('is what one seat believes, or all the others on the average', () => {
    expect(suspicion(found, 2, 1, 0)).toEqual([0.5, 0.9, 0]);
    expect(suspicion(found, 2, 1, null)).toEqual([(0.5 + 0.6) / 2, (0.9 + 0.8) / 2, 0.25]);
  });

  it('is broken where roles are dealt anew', () => {
    expect(breaks(found, [])).toEqual([2]);
    expect(breaks(found, [1, 2, 3])).toEqual([1, 2]); // the same roles by chance; the end is no break
    expect(parts([1, 2, 3], [2])).toEqual([
      { from: 0, values: [1, 2] },
      { from: 2, values: [3] },
    ]);
  });

  it('has marks that do not lie on one another', () => {
    expect(spread([50, 20], 10, 100)).toEqual([50, 20]);
    expect(spread([50, 50, 50], 10, 100)).toEqual([50, 60, 70]);
    expect(spread([99, 98, 0], 10, 100)).toEqual([95, 85, 5]);
    const full = spread(Array<number>(10).fill(3), 10, 100);
    expect(full).toEqual([5, 15, 25, 35, 45, 55, 65, 75, 85, 95]);
  });
});

test.each([
  [[0.935, 0.065], [94, 6]],
  [[1 / 3, 1 / 3, 1 / 3], [34, 33, 33]],
  [[0, 1], [0, 100]],
  [[0.333, 0.333, 0.333], [34, 33, 33]], // as it comes, rounded
  [[], []],
])('%j in percents is a hundred together', (shares, whole) => {
  expect(percents(shares)).toEqual(whole);
});

test('who chose as the bot would', () => {
  expect(found.steps.map(same)).toEqual([true, false, false]);
  expect(agreement(found, 3)).toEqual([
    { same: 1, all: 1 },
    { same: 0, all: 1 },
    { same: 0, all: 1 },
  ]);
  expect(nextDifference(found, 0, () => true)).toBe(1);
  expect(nextDifference(found, 0, (step) => step.seat === 2)).toBe(2);
  expect(nextDifference(found, 2, () => true)).toBeNull();
});

describe('asking', () => {
  const answers = (...ready: boolean[]) => () => Promise.resolve({ ready: ready.shift() ?? false });
  const noted: number[] = [];
  const pause = (ms: number) => Promise.resolve(void noted.push(ms));

  it('goes on until it is there; what was left out is empty', async () => {
    expect(await untilReady(answers(false, false, true), pause, () => true)).toEqual({ roles: [], steps: [] });
    expect(noted.splice(0)).toEqual(WAITS.slice(0, 2));
  });

  it('ends after five minutes', async () => {
    expect(await untilReady(answers(), pause, () => true)).toBeUndefined();
    expect(noted.splice(0).reduce((sum, ms) => sum + ms)).toBe(300_000);
  });

  it('ends when nobody wants it any more', async () => {
    let wanted = 2;
    expect(await untilReady(answers(), pause, () => wanted-- > 0)).toBeNull();
    expect(noted.splice(0)).toHaveLength(1);
  });
});
