import { describe, expect, it } from 'vitest';
import { position } from './fixtures';
import { clauseOf, filtered, missing, roomsOf, type Filter } from './rooms';

const ANY: Filter = { affordable: false, colour: null, effect: null, words: '' };
const said = (key: string) => key;

describe('furnishings', () => {
  const { view, seat, decision } = position('furnish');
  const rooms = roomsOf(view, seat, decision!.choices);

  it('are those for sale and those somebody has', () => {
    for (const key of view.for_sale) expect(rooms.some((room) => room.key === key)).toBe(true);
    expect(rooms.every((room) => room.left || room.owners.length > 0)).toBe(true);
  });

  it('cost what the server says', () => {
    for (const choice of decision!.choices.filter((each) => each.facets.verb === 'furnish')) {
      const room = rooms.find((each) => each.key === choice.facets.furnishing)!;
      expect(room.exact).toBe(true);
      expect(room.cost).toEqual(choice.cost ?? {});
      expect(room.missing).toEqual({});
    }
  });

  it('cost what the view tells where no choice does', () => {
    const told = structuredClone(view);
    told.you = { seat, prices: { dwelling: { wood: 1 } } };
    const room = roomsOf(told, seat, []).find((each) => each.key === 'dwelling')!;
    expect(room).toMatchObject({ exact: true, cost: { wood: 1 } });
  });

  it('can be filtered by what one can pay, by colour, by effect and by words', () => {
    const open = filtered(rooms, { ...ANY, affordable: true }, said);
    expect(open.map((room) => room.key).sort()).toEqual(decision!.choices.filter((each) => each.facets.verb === 'furnish').map((each) => String(each.facets.furnishing)).sort());
    expect(filtered(rooms, { ...ANY, colour: 'orange' }, said).every((room) => room.colour === 'orange')).toBe(true);
    expect(filtered(rooms, { ...ANY, effect: 'weapon' }, said).map((room) => room.key)).toContain('blacksmith');
    expect(filtered(rooms, { ...ANY, words: 'Küchen cave' }, () => 'kuchen cave')).toHaveLength(rooms.length);
    expect(filtered(rooms, { ...ANY, words: 'nowhere' }, said)).toHaveLength(0);
  });

  it('are all shown to somebody who only watches', () => {
    const watched = roomsOf(view, null, []);
    expect(watched.length).toBe(rooms.length);
    expect(watched.every((room) => !room.affordable && Object.keys(room.missing).length === 0)).toBe(true);
  });

  it('know their clause', () => expect(clauseOf('dwelling')).toBe('cav-11-1'));
});

it('what is missing is the price less what one has', () => {
  expect(missing({ wood: 4, stone: 2 }, { wood: 1, stone: 3 })).toEqual({ wood: 3 });
});
