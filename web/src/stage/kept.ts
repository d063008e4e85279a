/**
 * The new value, with whatever did not change taken from the old one: what is drawn from a part that is the same object
 * as before is not worked out again.
 */
export function kept<T>(old: unknown, value: T): T {
  if (old === value || !isTable(old) || !isTable(value) || Array.isArray(old) !== Array.isArray(value)) return value;
  const [was, now] = [old as Record<string, unknown>, value as Record<string, unknown>];
  const names = Object.keys(now);
  let same = names.length === Object.keys(was).length;
  const made: Record<string, unknown> = Array.isArray(value) ? ([] as unknown as Record<string, unknown>) : {};
  for (const name of names) {
    made[name] = kept(was[name], now[name]);
    if (made[name] !== was[name] || !(name in was)) same = false;
  }
  return (same ? old : made) as T;
}

function isTable(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
