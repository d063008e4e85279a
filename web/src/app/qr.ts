/** QR codes of short addresses: byte mode, error correction M, versions 1 to 10. */

// by version: error correction words a block, and how many blocks of how many data words
const BLOCKS: [number, [number, number][]][] = [
  [10, [[1, 16]]], [16, [[1, 28]]], [26, [[1, 44]]], [18, [[2, 32]]], [24, [[2, 43]]],
  [16, [[4, 27]]], [18, [[4, 31]]], [22, [[2, 38], [2, 39]]], [22, [[3, 36], [2, 37]]], [26, [[4, 43], [1, 44]]],
];
const ALIGN: number[][] = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 128 ? 0x11d : 0);
}

function correction(data: number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = new Array<number>(generator.length + 1).fill(0);
    generator.forEach((c, j) => {
      next[j]! ^= c;
      if (c) next[j + 1]! ^= EXP[LOG[c]! + i]!;
    });
    generator = next;
  }
  const rest = [...data, ...new Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i]!;
    if (lead) generator.forEach((c, j) => (rest[i + j]! ^= c ? EXP[LOG[c]! + LOG[lead]!]! : 0));
  }
  return rest.slice(data.length);
}

/** The words of the code: data, padding, and error correction, interleaved. */
function words(bytes: Uint8Array, version: number): number[] {
  const [extra, blocks] = BLOCKS[version - 1]!;
  const room = blocks.reduce((sum, [n, size]) => sum + n * size, 0);
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => put(byte, 8));
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(parseInt(bits.slice(i, i + 8).join(''), 2));
  for (let i = 0; data.length < room; i++) data.push(i % 2 ? 17 : 236);
  const parts: number[][] = [];
  let at = 0;
  for (const [n, size] of blocks) for (let i = 0; i < n; i++) parts.push(data.slice(at, (at += size)));
  const checks = parts.map((part) => correction(part, extra));
  const made: number[] = [];
  for (let i = 0; i < Math.max(...parts.map((p) => p.length)); i++) for (const part of parts) if (i < part.length) made.push(part[i]!);
  for (let i = 0; i < extra; i++) for (const check of checks) made.push(check[i]!);
  return made;
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0, (_, y) => y % 2 === 0, (x) => x % 3 === 0, (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0, (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0, (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

type Grid = (boolean | null)[][];

function frame(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null));
  const set = (x: number, y: number, dark: boolean) => {
    if (x >= 0 && y >= 0 && x < size && y < size) grid[y]![x] = dark;
  };
  for (const [fx, fy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const)
    for (let dy = -4; dy <= 4; dy++) for (let dx = -4; dx <= 4; dx++) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy));
      set(fx + dx, fy + dy, ring !== 2 && ring !== 4);
    }
  for (let i = 8; i < size - 8; i++) {
    set(i, 6, i % 2 === 0);
    set(6, i, i % 2 === 0);
  }
  const marks = ALIGN[version - 1]!;
  const last = marks.at(-1);
  for (const x of marks) for (const y of marks) {
    if ((x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6)) continue;
    for (let dy = -2; dy <= 2; dy++) for (let dx = -2; dx <= 2; dx++) set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
  }
  return grid;
}

function bch(value: number, polynomial: number, bits: number): number {
  let rest = value << bits;
  const top = 31 - Math.clz32(polynomial);
  while (rest && 31 - Math.clz32(rest) >= top) rest ^= polynomial << (31 - Math.clz32(rest) - top);
  return (value << bits) | rest;
}

function format(grid: Grid, version: number, mask: number): void {
  const size = grid.length;
  const bits = bch(mask, 0x537, 10) ^ 0x5412; // correction M is 00
  const bit = (i: number) => ((bits >> i) & 1) === 1;
  for (let i = 0; i < 6; i++) grid[i]![8] = bit(i);
  grid[7]![8] = bit(6);
  grid[8]![8] = bit(7);
  grid[8]![7] = bit(8);
  for (let i = 9; i < 15; i++) grid[8]![14 - i] = bit(i);
  for (let i = 0; i < 8; i++) grid[8]![size - 1 - i] = bit(i);
  for (let i = 8; i < 15; i++) grid[size - 15 + i]![8] = bit(i);
  grid[size - 8]![8] = true;
  if (version < 7) return;
  const number = bch(version, 0x1f25, 12);
  for (let i = 0; i < 18; i++) {
    const dark = ((number >> i) & 1) === 1;
    grid[Math.floor(i / 3)]![size - 11 + (i % 3)] = dark;
    grid[size - 11 + (i % 3)]![Math.floor(i / 3)] = dark;
  }
}

function fill(grid: Grid, empty: Grid, data: number[], mask: number): void {
  const size = grid.length;
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) for (const x of [right, right - 1]) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - i : i;
      if (empty[y]![x] !== null) continue;
      const dark = at < data.length * 8 && ((data[at >> 3]! >> (7 - (at & 7))) & 1) === 1;
      at++;
      grid[y]![x] = dark !== MASKS[mask]!(x, y);
    }
  }
}

/** How hard a code is to read, by its runs and blocks of one colour. */
function penalty(grid: Grid): number {
  const size = grid.length;
  let sum = 0;
  for (let a = 0; a < size; a++) for (const at of [(b: number) => grid[a]![b], (b: number) => grid[b]![a]]) {
    let run = 1;
    for (let b = 1; b <= size; b++) {
      if (b < size && at(b) === at(b - 1)) run++;
      else {
        if (run >= 5) sum += run - 2;
        run = 1;
      }
    }
  }
  for (let y = 1; y < size; y++) for (let x = 1; x < size; x++)
    if (grid[y]![x] === grid[y - 1]![x] && grid[y]![x] === grid[y]![x - 1] && grid[y]![x] === grid[y - 1]![x - 1]) sum += 3;
  return sum;
}

/** The dark squares of a code, row by row. */
export function qr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const room = (version: number) => BLOCKS[version - 1]![1].reduce((sum, [n, size]) => sum + n * size, 0) - (version < 10 ? 2 : 3);
  const version = BLOCKS.findIndex((_, i) => room(i + 1) >= bytes.length) + 1;
  if (version === 0) throw new RangeError('too long for a code');
  const data = words(bytes, version);
  const tries = MASKS.map((_, mask) => {
    const grid = frame(version);
    format(grid, version, mask);
    const empty = grid.map((row) => [...row]);
    fill(grid, empty, data, mask);
    return grid;
  });
  const best = tries.reduce((a, b) => (penalty(b) < penalty(a) ? b : a));
  return best.map((row) => row.map(Boolean));
}
