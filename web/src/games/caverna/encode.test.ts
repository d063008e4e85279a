import { expect, it } from 'vitest';
import { encode } from './encode';
import { POSITIONS } from './fixtures';
import { picksOf } from './parts';
import { squareNumber } from './squares';

const ASKED_ABOUT = ['place', 'imitate', 'call', 'lay', 'fence', 'stable', 'furnish', 'site', 'loot', 'buy'];

it.each(POSITIONS.filter(({ decision }) => decision).map((each) => [each.name, each.decision!] as const))('%s: what is touched is the action that the server knows', (_, decision) => {
  for (const choice of decision.choices) {
    const { verb } = choice.facets;
    if (!ASKED_ABOUT.includes(String(verb))) continue;
    // a dwarf is called by its strength alone; sent, it is the one that is next
    expect(encode(decision.prompt, picksOf(choice))).toEqual(choice.action);
  }
});

it('asks about a whole pair where only one square was touched', () => {
  const picks = [{ facet: 'verb', value: 'lay' }, { facet: 'tile', value: 'meadow_field' }, { facet: 'squares', value: ['F1,1'] }];
  expect(encode('space', picks)).toEqual([7, 0, squareNumber('F1,1'), squareNumber('F1,2')]);
});

it('has nothing to ask where nothing was touched', () => {
  expect(encode('turn', [])).toBeNull();
});
