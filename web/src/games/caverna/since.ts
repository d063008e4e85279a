/** What has changed on home boards since one's own last turn. */
import type { Player, View } from './types';

/** What stands on each square, in one word a square. */
function contents(player: Player): Map<string, string> {
  const found = new Map<string, string>();
  for (const { square, ...rest } of player.home) found.set(square, JSON.stringify(rest));
  for (const { square, furnishing } of player.furnishings) found.set(square, furnishing);
  return found;
}

/** By seat: the squares that look different now. */
export function changes(before: View | null, now: View): Set<string>[] {
  return now.players.map((player, seat) => {
    const old = before?.players[seat];
    if (!old || old === player) return new Set(); // what did not change is the same object
    const was = contents(old);
    return new Set([...contents(player)].filter(([square, content]) => was.get(square) !== content).map(([square]) => square));
  });
}

/** By seat: goods gained or lost, those that changed only. */
export function goodsChanges(before: View | null, now: View, seat: number): [string, number][] {
  const old = before?.players[seat]?.goods as Record<string, number> | undefined;
  if (!old) return [];
  const goods = now.players[seat]!.goods as Record<string, number>;
  return Object.entries(goods).map(([good, count]): [string, number] => [good, count - (old[good] ?? 0)]).filter(([, by]) => by !== 0);
}

/** Remembers the table as one left it. */
export class Since {
  private mine = false;
  private base: View | null = null;

  /** A new view came, and whether one decides now: the view to compare with. */
  note(view: View, mine: boolean): View | null {
    if (this.mine && !mine) this.base = view;
    this.mine = mine;
    return this.base;
  }
}
