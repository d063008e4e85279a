import { describe, expect, it } from 'vitest';
import { pathSpec } from '../src/games/dark_cave/cards';
import type { DarkCaveView } from '../src/gen/dark_cave_view';

const card = (name: string, fields: string[], links: string[][], sides: Record<string, string>, features = {}) => ({ card: name, fields, links, sides, features, level: 2 });

describe('a deck of ones own', () => {
  const paths = [
    card('corner', ['n', 'e'], [['n', 'e']], { N: 'n', E: 'e' }),
    card('bridge', ['n', 's', 'e', 'w'], [['n', 's'], ['e', 'w']], { N: 'n', E: 'e', S: 's', W: 'w' }, { e: 'bridge', w: 'bridge' }),
    card('tunnel', ['c1', 'c2', 't'], [['c1', 't'], ['c2', 't']], { N: 'c1', E: 'c1', S: 'c2', W: 'c2' }, { t: 'tunnel' }),
  ];
  const view = { options: { deck: { paths, start: card('start', ['c'], [], { N: 'c', E: 'c', S: 'c', W: 'c' }), goals: [] } } } as unknown as DarkCaveView;

  it.each([
    ['corner', 'NE', ['NE']],
    ['bridge', 'NESW', ['NS', 'EW']],
    ['tunnel', 'NESW', ['NE', 'SW']], // nobody looks through a tunnel
    ['start', 'NESW', ['NESW']],
  ])('%s is drawn as it is written', (name, open, groups) => {
    const spec = pathSpec(view, name, false, '');
    expect([spec.open, spec.groups]).toEqual([open, groups]);
  });
});
