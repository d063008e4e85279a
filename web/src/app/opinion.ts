/** What a bot thought of a finished game: what of it these eyes may see, and how it is drawn. It knows no game. */
import type { ExplainedStep, Explanation as Told } from '../net/api';

export type Explanation = Required<Pick<Told, 'roles' | 'steps'>>;

const SECOND = 1000;
/** How long to wait before asking once more; the bot thinks when nothing else is to be done. Five minutes in all. */
export const WAITS: readonly number[] = [1, 1, 2, 3, 5, 8, ...Array<number>(28).fill(10)].map((seconds) => seconds * SECOND);

/** Ask until it is there. Null: nobody wants it any more. Undefined: it is still not there. */
export async function untilReady(
  ask: () => Promise<Told>,
  pause: (ms: number) => Promise<void>,
  wanted: () => boolean,
): Promise<Explanation | null | undefined> {
  for (const wait of [...WAITS, null]) {
    const found = await ask();
    if (!wanted()) return null;
    if (found.ready) return { roles: found.roles ?? [], steps: found.steps ?? [] };
    if (wait !== null) await pause(wait);
    if (!wanted()) return null;
  }
  return undefined;
}

/** What these eyes may see of one step: whose guesses, and whether what the bot would have played. */
export interface Scope {
  believer: number | null;
  advice: boolean;
}

/** Guesses tell the role of who guesses, and advice tells a hand: both follow the eyes of the replay. */
export function scope(viewer: string, spoilers: boolean, roles: boolean, step: ExplainedStep | undefined): Scope {
  const seat = /^\d+$/.test(viewer) ? Number(viewer) : null;
  const mover = step?.seat ?? null;
  if (!roles) return { believer: null, advice: mover !== null };
  if (seat !== null) return { believer: step ? seat : null, advice: mover === seat };
  if (viewer !== 'all') return { believer: null, advice: false };
  return { believer: spoilers ? mover : null, advice: mover !== null };
}

export function same(step: ExplainedStep): boolean {
  return step.advice.text === step.played.text;
}

/** How likely a seat has a role at each step: as one seat believes, or all the others on the average. */
export function suspicion(found: Explanation, of: number, role: number, believer: number | null): number[] {
  return found.steps.map((step) => {
    const views = step.beliefs ?? [];
    const asked = believer === null ? views.filter((_, seat) => seat !== of) : [views[believer]!];
    return asked.reduce((sum, view) => sum + view[of]![role]!, 0) / asked.length;
  });
}

/** Shares as whole percents that are a hundred together, as the shares are one. */
export function percents(shares: readonly number[]): number[] {
  const exact = shares.map((share) => share * 100);
  const whole = exact.map(Math.floor);
  const missing = Math.round(exact.reduce((sum, each) => sum + each, 0)) - whole.reduce((sum, each) => sum + each, 0);
  const byRest = exact.map((each, i) => ({ i, rest: each - whole[i]! })).sort((a, b) => b.rest - a.rest || a.i - b.i);
  for (const { i } of byRest.slice(0, missing)) whole[i]!++;
  return whole;
}

/** The steps at which roles were dealt anew: what was believed before does not lead to what is believed after. */
export function breaks(found: Explanation, rounds: readonly number[]): number[] {
  const dealt = found.steps.flatMap((step, i) => (i && String(step.roles) !== String(found.steps[i - 1]!.roles) ? [i] : []));
  return [...new Set([...dealt, ...rounds])].filter((step) => step > 0 && step < found.steps.length).sort((a, b) => a - b);
}

/** The parts of a line between those steps, each with the step that it begins with. */
export function parts(values: readonly number[], cuts: readonly number[]): { from: number; values: number[] }[] {
  const from = [0, ...cuts];
  return from.map((start, i) => ({ from: start, values: values.slice(start, from[i + 1]) }));
}

/** Where marks of a size are drawn that belong at these heights, none over another, all within the whole. */
export function spread(heights: readonly number[], size: number, whole: number): number[] {
  const order = heights.map((height, i) => ({ height, i })).sort((a, b) => a.height - b.height || a.i - b.i);
  const placed = new Array<number>(heights.length).fill(0);
  let free = size / 2;
  for (const { height, i } of order) {
    placed[i] = Math.max(height, free);
    free = placed[i]! + size;
  }
  let limit = whole - size / 2;
  for (const { i } of order.reverse()) {
    placed[i] = Math.min(placed[i]!, limit);
    limit = placed[i]! - size;
  }
  return placed;
}

/** How often each seat chose as the bot would have, of how many. */
export function agreement(found: Explanation, seats: number): { same: number; all: number }[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = found.steps.filter((step) => step.seat === seat);
    return { same: own.filter(same).length, all: own.length };
  });
}

/** The next step at which the bot would have chosen otherwise, as far as these eyes see. */
export function nextDifference(found: Explanation, after: number, seen: (step: ExplainedStep) => boolean): number | null {
  const at = found.steps.findIndex((step, i) => i > after && !same(step) && seen(step));
  return at < 0 ? null : at;
}
