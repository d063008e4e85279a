/** The stored positions, for tests. */
import type { DecisionInfo, EventInfo, OutcomeInfo } from '../../gen/wire';
import type { View } from './types';

export interface Position {
  name: string;
  seat: number;
  view: View;
  before: View | null;
  decision: DecisionInfo | null;
  events: EventInfo[];
  outcome: OutcomeInfo | null;
}
const FILES = import.meta.glob<Omit<Position, 'name'>>('./fixtures/*.json', { import: 'default', eager: true });

export const POSITIONS: Position[] = Object.entries(FILES).map(([path, stored]) => ({ name: path.replace(/^.*\/|\.json$/g, ''), ...stored }));

export function position(name: string): Position {
  return POSITIONS.find((each) => each.name === name)!;
}
