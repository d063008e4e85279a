import { describe, expect, it } from 'vitest';
import { action, back, goldCard, monster, role, treasureCard } from '../src/art/cards';
import { ICON } from '../src/art/icons';
import { fieldPos, pathInner, turnSpec, type PathSpec } from '../src/art/path';
import { dwarf, pawn } from '../src/art/pieces';
import { KEYS as CAVE } from '../src/gen/dark_cave_cards';
import { KEYS as FOREST } from '../src/gen/lost_mines_cards';
import { KEYS as MINE } from '../src/gen/saboteur_cards';
import * as cave from '../src/games/dark_cave/cards';
import * as forest from '../src/games/lost_mines/cards';
import * as mine from '../src/games/saboteur/cards';

const specs: [string, PathSpec][] = [
  ...MINE.filter((key) => mine.isPath(null, key)).map((key): [string, PathSpec] => [`mine ${key}`, mine.pathSpec(null, key, false, '')]),
  ...FOREST.filter((key) => forest.isPath(null, key)).map((key): [string, PathSpec] => [`forest ${key}`, forest.pathSpec(null, key, false, '')]),
  ...[...CAVE, 'start', 'exit', 'vein', 'lair', 'ladder'].filter((key) => cave.isPath(null, key)).map((key): [string, PathSpec] => [`cave ${key}`, cave.pathSpec(null, key, false, '')]),
];

describe('drawings', () => {
  it('are there for every path card of three games', () => {
    expect(specs.length).toBe(90);
  });

  it.each(specs)('%s is drawn the same every time, and less of it when small', (_, spec) => {
    const drawn = pathInner(spec);
    expect(pathInner({ ...spec })).toBe(drawn);
    expect(drawn).not.toMatch(/NaN|undefined|style=/);
    expect(pathInner(spec, { lo: true }).length).toBeLessThan(drawn.length);
  });

  it.each(specs)('%s turned twice is itself', (_, spec) => {
    const twice = turnSpec(turnSpec(spec));
    expect(twice.open).toBe(spec.open);
    expect(pathInner(twice)).toBe(pathInner(spec));
  });

  it.each(specs.filter(([, spec]) => spec.fields))('%s has fields far enough apart for fingers', (_, spec) => {
    const points = spec.fields!.map((field) => fieldPos(spec, field));
    points.forEach((a, i) => points.slice(i + 1).forEach((b) => expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThanOrEqual(20)));
  });

  it('a field of a turned card lies opposite', () => {
    const [x, y] = cave.fieldPoint(null, 'straight-ns-2', false, 0);
    expect(cave.fieldPoint(null, 'straight-ns-2', true, 0)).toEqual([100 - x, 140 - y]);
  });

  it.each([...MINE.map((key) => mine.face(null, key, true)), ...FOREST.map((key) => forest.face(null, key, true)), ...CAVE.map((key) => cave.face(null, key, true))].map((inner, i) => [i, inner] as const))(
    'card %i needs no inline style',
    (_, inner) => expect(inner).not.toMatch(/style=|undefined|NaN/),
  );

  it('of people, backs and treasures are whole', () => {
    const all = [dwarf(3), pawn(4, { down: true }), back('goal'), back('role'), role('saboteur'), goldCard(2), treasureCard('gems', 5), monster('rat'), action({ key: 'map', kind: 'know', icons: ['map'] }), ...Object.values(ICON)];
    for (const inner of all) expect(inner).not.toMatch(/style=|undefined|NaN/);
  });
});
