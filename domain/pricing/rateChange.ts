/** A larger change needs confirmation, since it is more likely a typing error than a change in the market. */
export const MAX_UNCONFIRMED_PERCENT = 8;

/** Returns the change of a value in percent, with two decimals. Negative for a decrease. */
export function calculateChangePercent(before: number, after: number): number {
  return Math.round(((after - before) * 10_000) / before) / 100;
}

/** Returns true if a value changed by more than `percent` in either direction. */
export function hasChangedBeyond(before: number, after: number, percent: number): boolean {
  return Math.abs(after - before) * 100 > before * percent;
}

/** Returns true if publishing the rate needs confirmation. A metal's first rate never does. */
export function needsConfirmation(before: number | null, after: number): boolean {
  return before !== null && hasChangedBeyond(before, after, MAX_UNCONFIRMED_PERCENT);
}
