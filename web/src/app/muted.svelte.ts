/** Whom this browser does not want to hear, table by table. Storage may be forbidden: then it lasts for the visit. */
const KEY = 'permonik:muted';
const MOST_TABLES = 50;

function read(): Record<string, number[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number[]>;
  } catch {
    return {};
  }
}

const muted = $state<{ at: Record<string, number[]> }>({ at: read() });

export function isMuted(table: string, seat: number): boolean {
  return muted.at[table]?.includes(seat) ?? false;
}

export function mute(table: string, seat: number, on: boolean): void {
  const others = (muted.at[table] ?? []).filter((each) => each !== seat);
  const { [table]: _, ...rest } = muted.at;
  const kept = Object.entries(rest).slice(-MOST_TABLES);
  muted.at = { ...Object.fromEntries(kept), [table]: on ? [...others, seat] : others };
  try {
    localStorage.setItem(KEY, JSON.stringify(muted.at));
  } catch {
    // storage is forbidden here
  }
}
