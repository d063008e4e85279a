/** The mine in words. */
import { settings } from '../../app/settings.svelte';
import type { SaboteurView } from '../../gen/saboteur_view';
import { t } from '../../i18n/language.svelte';
import type { Spot } from '../../stage/spots';
import type { TableState } from '../../stage/table.svelte';
import type { Passage } from '../../stage/text';
import { handText, pathText, playersText, rowsText, spotsText, type Lying } from '../text';
import { pathSpec } from './cards';

export function describe(table: TableState, view: SaboteurView, spots: readonly Spot[]): Passage[] {
  return [
    { title: t('web-mine'), lines: [t('web-round-of', { round: view.round, rounds: view.options.rounds }), t('web-text-pile', { count: view.pile })] },
    ...rowsText(lying(table, view)),
    ...spotsText(spots),
    playersText(table, (seat) => {
      const { hand, broken, gold, nuggets } = view.players[seat]!;
      return [t('web-text-hand', { count: hand }), ...broken.map((tool) => t('saboteur-broken-acc', { tool })), gold ? t('web-text-gold', { count: gold }) : null, nuggets === null ? null : t('web-text-nuggets', { count: nuggets })];
    }),
    ...handText(table),
  ];
}

function lying(table: TableState, view: SaboteurView): Lying[] {
  const path = (card: string, turned: boolean) => pathText(table.say.card(card), pathSpec(view, card, turned, ''));
  return [
    { cell: view.start, what: path('start', false) },
    ...view.mine.map(({ cell, card, turned }) => ({ cell, what: path(card, turned) })),
    ...view.goals.map(({ cell, kind, turned }, i) => {
      if (kind && turned !== null) return { cell, what: path(kind, turned) };
      const known = kind ?? (settings.hidden ? null : (view.you?.goals[i] ?? null));
      return { cell, what: known ? t('web-goal-known', { goal: i + 1, kind: table.say.noun('kind', { kind: known }) }) : t('web-goal', { goal: i + 1 }) };
    }),
  ];
}
