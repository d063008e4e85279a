/** Places on a board that can be touched now, and which of them a finger or an arrow means. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Spot extends Box {
  key: string;
  label: string;
  kind: 'cell' | 'card' | 'remove' | 'disc';
  text?: string;
  token?: string; // the icon of what would lie there
  picked?: boolean;
  faint?: boolean;
}

function distance(spot: Spot, x: number, y: number): number {
  const dx = Math.max(spot.x - x, 0, x - spot.x - spot.w);
  const dy = Math.max(spot.y - y, 0, y - spot.y - spot.h);
  return Math.hypot(dx, dy);
}

function centre(spot: Spot): [number, number] {
  return [spot.x + spot.w / 2, spot.y + spot.h / 2];
}

/** The spot under a finger, or the nearest one within reach. */
export function nearest(spots: readonly Spot[], x: number, y: number, reach: number): Spot | undefined {
  const near = spots
    .map((spot) => ({ spot, far: distance(spot, x, y), off: Math.hypot(centre(spot)[0] - x, centre(spot)[1] - y) }))
    .filter(({ far }) => far <= reach);
  near.sort((a, b) => a.far - b.far || a.off - b.off);
  return near[0]?.spot;
}

const WAYS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The nearest spot in the direction of an arrow key. */
export function toward(spots: readonly Spot[], from: Spot, key: string): Spot | undefined {
  const [wx, wy] = WAYS[key] ?? [0, 0];
  const [fx, fy] = centre(from);
  let best: Spot | undefined;
  let least = Infinity;
  for (const spot of spots) {
    const [x, y] = centre(spot);
    const along = (x - fx) * wx + (y - fy) * wy;
    const across = Math.abs((x - fx) * wy) + Math.abs((y - fy) * wx);
    if (spot.key === from.key || along <= 1) continue;
    if (along + 2 * across < least) [best, least] = [spot, along + 2 * across];
  }
  return best;
}

/** The box around some boxes, with a margin; null around none. */
export function around(boxes: readonly Box[], margin = 0): Box | null {
  if (!boxes.length) return null;
  const x = Math.min(...boxes.map((b) => b.x)) - margin;
  const y = Math.min(...boxes.map((b) => b.y)) - margin;
  const right = Math.max(...boxes.map((b) => b.x + b.w)) + margin;
  const bottom = Math.max(...boxes.map((b) => b.y + b.h)) + margin;
  return { x, y, w: right - x, h: bottom - y };
}
