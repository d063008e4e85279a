/** The table of Caverna in words: the action board, everybody's home and goods, what is for sale. */
import { t, text } from '../../i18n/language.svelte';
import type { TableState } from '../../stage/table.svelte';
import type { Passage } from '../../stage/text';
import { spaceLabel, squareLabel } from './labels';
import { BASE } from './squares';
import type { Player, View } from './types';
import { cardName, goodsText, playerName } from './words';

export function describe(table: TableState, view: View): Passage[] {
  const rounds = new Map(view.cards.shown.map(({ space, round }) => [space, round]));
  const seats = view.players.map((_, i) => (i + (table.seat ?? 0)) % view.seats); // one's own home first
  return [
    { title: t('web-caverna-actions'), lines: [t('web-caverna-round', { round: view.round }), ...view.spaces.map((space) => spaceLabel(table, space, rounds.get(space.space) ?? null, rounds.get(space.space) === view.round))] },
    ...seats.map((seat) => homeText(table, view, seat)),
    { title: t('web-caverna-rooms'), lines: [text().listed(view.for_sale.map(cardName))] },
  ];
}

function homeText(table: TableState, view: View, seat: number): Passage {
  const player = view.players[seat] as Player;
  const left = player.dwarfs.filter(({ placed }) => !placed).length;
  const { begging, ...goods } = player.goods;
  const beyond = player.home.filter(({ square }) => !BASE.includes(square)).map(({ square }) => squareLabel(player, square));
  return {
    title: t('web-caverna-home-of', { player: playerName(table, seat) }),
    rows: [1, 2, 3, 4].map((row) => BASE.filter((name) => name[1] === String(row)).map((name) => squareLabel(player, name))),
    lines: [
      ...beyond,
      [...(seat === view.to_act ? [t('web-to-play')] : []), t('web-caverna-dwarfs-left', { left, count: player.dwarfs.length }), goodsText(goods), ...(begging ? [goodsText({ begging })] : []), t('web-caverna-points', { points: player.score.total })].join(', '),
    ],
  };
}
