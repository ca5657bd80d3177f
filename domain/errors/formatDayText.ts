/** Params that can be days. Cells of imported files are quoted as they are, so their param is not in this list. */
const DATE_PARAMS = new Set(['day', 'from', 'to', 'until']);

/** Returns true if a problem's param is a day, such as `2026-11-29`. */
export function isDayValue(name: string, value: string): boolean {
  return DATE_PARAMS.has(name) && /^\d{4}-\d{2}-\d{2}$/.test(value);
}

/** Returns the day as English readers see it, `29 Nov 2026`, or null if the value is not a day. */
export function formatDayText(name: string, value: string): string | null {
  if (!isDayValue(name, value)) return null;
  return new Date(`${value}T00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
}
