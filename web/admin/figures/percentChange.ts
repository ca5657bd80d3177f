/** By how much a figure moved, as a share of what it was: 0.25 for a quarter more; null where there was nothing. */
export function percentChange(now: number, before: number): number | null {
  return before === 0 ? null : (now - before) / before;
}
