import { describe, expect, it } from 'vitest';
import { BASE, boxOf, fencedSides, frameOf, REGIONS } from './squares';

describe('the board', () => {
  it('has 24 squares that do not overlap', () => {
    const boxes = BASE.map(boxOf);
    expect(boxes).toHaveLength(24);
    for (const [i, a] of boxes.entries())
      for (const b of boxes.slice(i + 1)) expect(a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y).toBe(true);
  });

  it('shows a region, and more of it where tiles hang over', () => {
    expect(frameOf('forest', BASE)).toEqual(REGIONS.forest);
    const wider = frameOf('forest', [...BASE, 'F2,0', 'M2,4']);
    expect(wider.x).toBeLessThan(REGIONS.forest!.x);
    expect(wider.x + wider.w).toBe(REGIONS.forest!.x + REGIONS.forest!.w);
  });
});

describe('fences', () => {
  it('stand around a small pasture', () => expect(fencedSides('F1,1')).toBe('NESW'));
  it('are left out between the halves of a large one', () => {
    expect(fencedSides('F1,1', 'F1,2')).toBe('NSW');
    expect(fencedSides('F1,2', 'F1,1')).toBe('NES');
    expect(fencedSides('F1,1', 'F2,1')).toBe('NEW');
    expect(fencedSides('F2,1', 'F1,1')).toBe('ESW');
  });
});
