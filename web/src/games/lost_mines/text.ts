/** The forest in words. */
import { settings } from '../../app/settings.svelte';
import type { LostMinesView } from '../../gen/lost_mines_view';
import { t } from '../../i18n/language.svelte';
import type { Spot } from '../../stage/spots';
import type { TableState } from '../../stage/table.svelte';
import type { Passage } from '../../stage/text';
import { edgeText, handText, pathText, playersText, rowsText, said, spotsText, type Lying } from '../text';
import { mineSpec, pathSpec, startSpec } from './cards';

export function describe(table: TableState, view: LostMinesView, spots: readonly Spot[]): Passage[] {
  const { say } = table;
  return [
    { title: t('web-forest'), lines: [t('web-round-of', { round: view.round, rounds: view.options.rounds ?? 2 }), t('web-text-pile', { count: view.pile }), ...edges(table, view)] },
    ...rowsText(lying(table, view)),
    { title: t('web-treasures'), lines: view.treasures.map((treasure, i) => treasureText(table, view, treasure, i)) },
    ...spotsText(spots),
    playersText(table, (seat) => {
      const player = view.players[seat]!;
      const role = seat === table.seat || settings.hidden ? null : (player.role ?? view.you?.roles[seat] ?? null);
      return [
        say.noun('clan', { clan: player.clan }),
        player.out ? t('web-out') : t('web-dwarf-at', { player: table.name(seat), cell: said(player.dwarf) }),
        t('web-text-hand', { count: player.hand }),
        t('web-text-treasures', { count: player.treasures }),
        t('web-points', { count: player.points }),
        role && say.noun('role', { role }),
      ];
    }),
    ...handText(table),
  ];
}

function lying(table: TableState, view: LostMinesView): Lying[] {
  const { say } = table;
  return [
    ...Object.entries(view.starts).map(([clan, cell]) => ({ cell, what: pathText(`${say.card('start')}, ${say.noun('clan', { clan })}`, startSpec(clan)) })),
    ...view.board.map(({ cell, card, turned, overcome }) => ({ cell, what: pathText(say.card(card), pathSpec(view, card, turned, '')) + (overcome ? `, ${t('web-overcome')}` : '') })),
    ...view.mines.map(({ cell, kind, turned }, i) => {
      if (kind && turned !== null) return { cell, what: pathText(say.card(kind), mineSpec(view, kind, turned)) };
      const known = kind ?? (settings.hidden ? null : (view.you?.mines[i] ?? null));
      return { cell, what: known ? t('web-mine-known', { mine: i + 1, kind: say.card(known) }) : t('web-mine-hidden', { mine: i + 1 }) };
    }),
  ];
}

function edges(table: TableState, view: LostMinesView): string[] {
  return [
    ...view.traps.map((trap) => edgeText(table.say.card('trap'), trap)),
    ...view.trolls.map((troll) => edgeText(`${table.say.card('troll')} (${table.name(troll.player)})`, troll)),
  ];
}

function treasureText(table: TableState, view: LostMinesView, treasure: LostMinesView['treasures'][number], place: number): string {
  const worth = treasure.value ?? (settings.hidden ? null : (view.you?.treasures[place] ?? null));
  const parts = [t('web-treasure', { treasure: place + 1, kind: table.say.noun('kind', { kind: treasure.kind }) })];
  if (worth !== null) parts.push(t('web-text-worth', { count: worth }));
  if (treasure.taken_by !== null) parts.push(t('web-text-taken', { player: table.name(treasure.taken_by) }));
  return parts.join(', ');
}
