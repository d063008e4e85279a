/** The cave in words. */
import { settings } from '../../app/settings.svelte';
import type { DarkCaveView } from '../../gen/dark_cave_view';
import { t } from '../../i18n/language.svelte';
import type { Spot } from '../../stage/spots';
import type { TableState } from '../../stage/table.svelte';
import type { Passage } from '../../stage/text';
import { edgeText, handText, pathText, playersText, rowsText, said, spotsText, type Lying } from '../text';
import { pathSpec } from './cards';
import { waterText } from './water';

export function describe(table: TableState, view: DarkCaveView, spots: readonly Spot[]): Passage[] {
  const { say } = table;
  return [
    { title: t('web-cave'), lines: [waterText(view), ...things(table, view)] },
    ...rowsText(lying(table, view)),
    ...spotsText(spots),
    playersText(table, (seat) => {
      const player = view.players[seat]!;
      const role = seat === table.seat || settings.hidden ? null : (player.role ?? view.you?.clans[seat] ?? null);
      return [
        say.noun('clan', { clan: player.clan }),
        player.place ? fieldText(t('web-dwarf-at', { player: table.name(seat), cell: said(player.place) }), player.place) : t('web-escaped'),
        player.paralysed ? t('web-paralysed') : null,
        t('web-text-hand', { count: player.hand.length }),
        t('web-text-nuggets', { count: player.nuggets }),
        ...[player.boots, ...player.axes].map((card) => card && say.card(card)),
        role && say.noun('role', { role }),
      ];
    }),
    ...handText(table),
  ];
}

const fieldText = (what: string, place: readonly number[]): string => `${what}, ${t('web-text-field', { field: place[2]! + 1 })}`;

/** What moves or hangs in the cave: monsters, webs, veins with gold left. */
function things(table: TableState, view: DarkCaveView): string[] {
  return [
    ...view.monsters.flatMap(({ monster, place }) => (place ? [fieldText(`${table.say.noun('monster', { monster })}, ${said(place)}`, place)] : [])),
    ...view.webs.map((web) => edgeText(`${t('web-web')} ${web.strength} (${table.name(web.owner)})`, web)),
    ...view.veins.map((vein) => fieldText(`${table.say.card('vein')}, ${said(vein)}`, vein)),
  ];
}

function lying(table: TableState, view: DarkCaveView): Lying[] {
  const path = (card: string, turned: boolean) => pathText(table.say.card(card), pathSpec(view, card, turned, ''));
  return [
    { cell: view.start, what: path('start', false) },
    ...view.cave.map(({ cell, card, turned }) => ({ cell, what: path(card, turned) })),
    ...view.goals.map(({ cell, kind, turned }, i) => {
      if (kind && turned !== null) return { cell, what: path(kind, turned) };
      const known = kind ?? (settings.hidden ? null : (view.you?.goals[i] ?? null));
      return { cell, what: known ? t('web-goal-known', { goal: i + 1, kind: table.say.card(known) }) : t('web-goal', { goal: i + 1 }) };
    }),
  ];
}
