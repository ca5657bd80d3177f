/** A rate that moves by more has to be confirmed: it is more often a slip of the finger than the market. */
export const MAX_UNCONFIRMED_PERCENT = 8;

/** By how many percent a figure moved, to a hundredth; with a minus downwards. */
export function changePercent(before: number, after: number): number {
  return Math.round(((after - before) * 10_000) / before) / 100;
}

/** Whether a figure moved by more than so many percent, up or down. */
export function movedBeyond(before: number, after: number, percent: number): boolean {
  return Math.abs(after - before) * 100 > before * percent;
}

/** Whether a rate moves so far that whoever publishes it has to say so. The first rate of a metal moves nothing. */
export function needsConfirmation(before: number | null, after: number): boolean {
  return before !== null && movedBeyond(before, after, MAX_UNCONFIRMED_PERCENT);
}
