import { describe, expect, it } from 'vitest';
import { cardsOf, differing, mentions, pick, putsAway, remaining, values } from '../src/choose/narrow';
import type { ChoiceInfo } from '../src/gen/wire';

const choice = (...facets: [string, unknown][]): ChoiceInfo => ({ action: [facets.length, 0, 0, 0], facets: Object.fromEntries(facets) });
const place = (card: string, cell: number[], turned: boolean) => choice(['verb', 'place'], ['card', card], ['cell', cell], ['turned', turned]);
const CHOICES = [
  place('tee', [1, 0], false),
  place('tee', [1, 0], true),
  place('tee', [2, -1], true),
  place('curve', [1, 0], false),
  choice(['verb', 'break'], ['card', 'broken-cart'], ['seat', 2]),
  choice(['verb', 'discard'], ['card', 'tee']),
  choice(['verb', 'discard-two'], ['cards', ['tee', 'tee']]),
  choice(['verb', 'trap'], ['card', 'trap'], ['cell', [3, 3]], ['side', 'east']),
];

describe('narrowing', () => {
  it('leaves what was touched', () => {
    expect(remaining(CHOICES, [{ facet: 'card', value: 'curve' }])).toEqual([CHOICES[3]]);
    expect(remaining(CHOICES, [{ facet: 'cell', value: [1, 0] }])).toHaveLength(3);
  });

  it('never invents a choice: whatever is picked, each one left was offered', () => {
    for (const facet of ['card', 'cell', 'seat', 'verb'])
      for (const value of values(CHOICES, facet)) for (const left of remaining(CHOICES, [{ facet, value }])) expect(CHOICES).toContain(left);
  });

  it('lights only what some choice mentions', () => {
    const left = remaining(CHOICES, [{ facet: 'card', value: 'tee' }]);
    expect(mentions(left, 'cell', [2, -1])).toBe(true);
    expect(mentions(left, 'cell', [9, 9])).toBe(false);
    expect(mentions(left, 'seat', 2)).toBe(false);
  });

  it('lets an earlier pick give way to a later one, the latest first', () => {
    const picks = pick(CHOICES, [{ facet: 'card', value: 'tee' }, { facet: 'cell', value: [2, -1] }], { facet: 'card', value: 'curve' });
    expect(picks).toEqual([{ facet: 'card', value: 'curve' }]);
  });

  it('takes a pick back when it is touched again', () => {
    expect(pick(CHOICES, [{ facet: 'card', value: 'tee' }], { facet: 'card', value: 'tee' })).toEqual([]);
  });

  it('refuses what nothing can be meant by', () => {
    expect(pick(CHOICES, [], { facet: 'cell', value: [9, 9] })).toBeNull();
  });

  it('knows the facets by which choices differ', () => {
    expect(differing(CHOICES.slice(0, 2))).toEqual(['turned']);
    expect(differing(CHOICES.slice(0, 1))).toEqual([]);
  });

  it('counts copies of cards', () => {
    expect(putsAway(CHOICES[5]!, ['tee', 'tee'])).toBe(false);
    expect(putsAway(CHOICES[6]!, ['tee', 'tee'])).toBe(true);
    expect(remaining(CHOICES, [{ facet: 'discard', value: ['tee'] }])).toEqual([CHOICES[5]]);
  });

  it('leaves the choices as they were', () => {
    const before = JSON.stringify(CHOICES);
    remaining(CHOICES, [{ facet: 'card', value: 'tee' }, { facet: 'cell', value: [1, 0] }]);
    expect(JSON.stringify(CHOICES)).toBe(before);
    expect(cardsOf(CHOICES[6]!)).toEqual(['tee', 'tee']);
  });

  it('takes an edge as a cell and a side', () => {
    expect(remaining(CHOICES, [{ facet: 'edge', value: { cell: [3, 3], side: 'east' } }])).toEqual([CHOICES[7]]);
    expect(remaining(CHOICES, [{ facet: 'edge', value: { cell: [3, 3], side: 'north' } }])).toEqual([]);
  });
});
