import { describe, expect, it } from 'vitest';
import { remaining } from '../../choose/narrow';
import { POSITIONS, position } from './fixtures';
import { actionKey, activePart, isButton, isListed, onSquare, panelOf, partsOf, picksOf, picksOfPart, squaresOf, touchSquare, turned, type Laid } from './parts';

const ASKED = POSITIONS.filter(({ decision }) => decision !== null);

describe.each(ASKED.map((each) => [each.name, each.decision!.choices] as const))('%s', (_, choices) => {
  it('sorts every choice into a button or into one part', () => {
    const sorted = [...choices.filter(isButton), ...partsOf(choices).flatMap((part) => part.choices)];
    expect(sorted.map(actionKey).sort()).toEqual(choices.map(actionKey).sort());
  });

  it('means one choice by all that it says', () => {
    for (const choice of choices) expect(remaining(choices, picksOf(choice)).map(actionKey)).toEqual([actionKey(choice)]);
  });

  it('knows the part that was picked', () => {
    const parts = partsOf(choices);
    for (const part of parts) {
      expect(activePart(parts, picksOfPart(part))?.verb).toBe(part.verb);
      for (const choice of part.choices) expect(activePart(parts, picksOf(choice))?.key).toBe(part.key);
    }
  });

  it('can reach every choice on squares by touching and turning', () => {
    const laying = partsOf(choices).flatMap((part) => part.choices).filter((choice) => squaresOf(choice).length > 0);
    for (const wanted of laying) {
      const [first] = squaresOf(wanted);
      let laid: Laid | null = touchSquare(laying, null, first!);
      for (let i = 0; i < onSquare(laying, first!).length && actionKey(laid!.choice) !== actionKey(wanted); i++) laid = turned(laying, laid!);
      expect(actionKey(laid!.choice)).toBe(actionKey(wanted));
    }
  });

  it('shows every part somewhere', () => {
    for (const part of partsOf(choices)) {
      const onBoard = part.choices.some((choice) => squaresOf(choice).length > 0);
      expect(onBoard || isListed(part) || panelOf(part.verb) !== 'home').toBe(true);
    }
  });
});

describe('touching squares', () => {
  const { choices } = position('twin').decision!;
  const tiles = choices.filter((choice) => choice.facets.verb === 'lay');

  it('begins where one touches', () => {
    const laid = touchSquare(tiles, null, 'M2,3')!;
    expect(squaresOf(laid.choice)[0]).toBe('M2,3');
  });

  it('makes a pair with a square that goes with it', () => {
    const laid = touchSquare(tiles, touchSquare(tiles, null, 'M2,3'), 'M3,3')!;
    expect(squaresOf(laid.choice)).toEqual(['M2,3', 'M3,3']);
  });

  it('turns what is there when it is touched again', () => {
    const laid = touchSquare(tiles, null, 'M2,3')!;
    const again = touchSquare(tiles, laid, 'M2,3')!;
    expect(actionKey(again.choice)).not.toBe(actionKey(laid.choice));
    expect(squaresOf(again.choice)).toContain('M2,3');
  });

  it('finds nothing where nothing can be laid', () => {
    expect(touchSquare(tiles, null, 'F1,1')).toBeNull();
  });
});
