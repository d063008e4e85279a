/** What can be touched on a board of cards: made of the choices, of the routes, and of where things lie. */
import type { Pick } from '../choose/narrow';
import { remaining, same } from '../choose/narrow';
import type { ChoiceInfo, RouteInfo } from '../gen/wire';
import { t } from '../i18n/language.svelte';
import type { Box, Spot } from '../stage/spots';
import type { TableState } from '../stage/table.svelte';
import { boxOf, cellKey, left, top, type Cell } from './paths';

const PLACES = ['cell', 'edge', 'place', 'turned', 'treasure'];
const STEP = 'step';

export interface Touchable extends Spot {
  pick?: Pick;
  route?: RouteInfo;
}

export interface Layout {
  taken: (cell: Cell) => boolean;
  removes: readonly string[]; // verbs that take a card away
  tokens?: Record<string, string>; // by verb: the icon of what is laid on an edge
  fieldPoint?: (cell: Cell, field: number) => [number, number];
  treasureBox?: (place: number) => Box;
  routePoint: (to: unknown) => [number, number];
}

/** The middle of an edge of a cell. */
export function edgePoint(cell: Cell, side: string): [number, number] {
  const [x, y] = [left(cell[0]!), top(cell[1]!)];
  const points: Record<string, [number, number]> = { north: [x + 50, y - 2], east: [x + 102, y + 70], south: [x + 50, y + 142], west: [x - 2, y + 70] };
  return points[side] ?? [x + 50, y + 70];
}

function disc([x, y]: [number, number], size: number): Box {
  return { x: x - size / 2, y: y - size / 2, w: size, h: size };
}

const said = (cell: Cell) => cell.join(', ').replace(/-/g, '−');

/** Everything that can be touched now. */
export function touchables(table: TableState, layout: Layout): Touchable[] {
  if (!table.mine || table.discarding) return [];
  const { chooser } = table;
  const routes = chooser.decision?.routes ?? [];
  if (routes.length && chooser.picked('card') === undefined) return [...routes.map((route) => routeSpot(table, route, layout)), ...bare(table, layout)];
  const others = chooser.picks.filter((pick) => !PLACES.includes(pick.facet));
  const card = chooser.picked('card') !== undefined;
  const found = new Map<string, Touchable>();
  for (const choice of remaining(chooser.choices, others)) {
    const spot = spotOf(table, choice, layout, card || choice.facets.card === undefined);
    if (spot && !found.has(spot.key)) found.set(spot.key, spot);
  }
  return [...found.values()];
}

/** While walking, what is not a step: a web to be cut, for example. */
function bare(table: TableState, layout: Layout): Touchable[] {
  const rest = table.chooser.choices.filter((choice) => choice.facets.verb !== STEP && choice.facets.card === undefined);
  return rest.flatMap((choice) => spotOf(table, choice, layout, true) ?? []);
}

function routeSpot(table: TableState, route: RouteInfo, layout: Layout): Touchable {
  const to = route.to as number[];
  const cost = Object.entries(route.cost ?? {}).map(([name, count]) => t(`web-cost-${name}`, { count })).join(', ');
  const label = [t('web-spot-route', { cell: said(to.slice(0, 2)), field: (to[2] ?? 0) + 1, moves: route.moves }), cost].filter(Boolean).join(', ');
  const size = layout.fieldPoint ? 34 : 52;
  return { ...disc(layout.routePoint(to), size), key: `r:${cellKey(to)}`, kind: 'disc', text: String(route.moves), picked: table.route?.to === route.to, label, route };
}

function spotOf(table: TableState, choice: ChoiceInfo, layout: Layout, sure: boolean): Touchable | null {
  const { verb, cell, side, field, treasure } = choice.facets as Record<string, any>;
  const label = sure ? table.say.choice(choice.facets) : t('web-spot-free', { cell: said(cell ?? []) });
  const made = (key: string, pick: Pick, box: Box, more: Partial<Spot> & { kind: Spot['kind'] }): Touchable => ({
    ...box, key, pick, label, picked: table.chooser.isPicked(pick.facet, pick.value), faint: !sure, ...more,
  });
  if (cell && side !== undefined) {
    const token = layout.tokens?.[verb];
    return sure ? made(`e:${cellKey(cell)},${side}`, { facet: 'edge', value: { cell, side } }, disc(edgePoint(cell, side), 44), { kind: 'disc', ...(token ? { token } : {}) }) : null;
  }
  if (cell && field !== undefined && layout.fieldPoint) {
    return sure ? made(`f:${cellKey(cell)},${field}`, { facet: 'place', value: { cell, field } }, disc(layout.fieldPoint(cell, field), 40), { kind: 'disc' }) : null;
  }
  if (treasure !== undefined && layout.treasureBox) {
    return sure ? made(`t:${treasure}`, { facet: 'treasure', value: treasure }, layout.treasureBox(treasure), { kind: 'card' }) : null;
  }
  if (!cell) return null;
  const kind = layout.removes.includes(verb) ? 'remove' : layout.taken(cell) ? 'card' : 'cell';
  if (!sure && kind !== 'cell') return null; // before a card is picked, only free places show faintly
  return made(`c:${cellKey(cell)}`, { facet: 'cell', value: cell }, boxOf(cell), { kind });
}

/** Where something that the log tells of lies on the board. */
export function placeBox(told: Record<string, any> | null, hidden: readonly { cell: Cell }[], layout: Partial<Layout> = {}): Box | null {
  if (!told) return null;
  const cell: Cell | undefined = told.cell ?? hidden[told.goal ?? told.mine]?.cell;
  if (cell && told.side !== undefined) return disc(edgePoint(cell, told.side), 56);
  if (cell && told.field !== undefined && layout.fieldPoint) return disc(layout.fieldPoint(cell, told.field), 48);
  if (cell) return boxOf(cell);
  return told.treasure !== undefined && layout.treasureBox ? layout.treasureBox(told.treasure) : null;
}

/** Touch a spot: pick it; again, turn or confirm what it means. */
export function touchSpot(table: TableState, spots: readonly Touchable[], key: string): void {
  const spot = spots.find((each) => each.key === key);
  if (!spot) return;
  if (spot.route) return table.pickRoute(spot.route);
  const { chooser } = table;
  if (spot.picked && chooser.meant) {
    if (chooser.turnable) chooser.turn();
    else void table.act(chooser.meant);
    return;
  }
  table.route = null;
  if (spot.pick) table.touch(spot.pick.facet, spot.pick.value);
}

/** The points of a route that is shown, from where the walker stands. */
export function routePoints(table: TableState, from: [number, number] | null, point: (to: unknown) => [number, number]): [number, number][] {
  const route = table.route;
  if (!route || !from) return [];
  const all = table.chooser.decision?.routes ?? [];
  // the way to each field on the way is itself the beginning of this way
  const on = route.steps.map((_, i) => all.find((other) => other.steps.length === i + 1 && other.steps.every((step, j) => same(step, route.steps[j]))));
  return [from, ...on.flatMap((each) => (each ? [point(each.to)] : [])), point(route.to)];
}
