interface Part {
  /** Total of the order, NPR. */
  finalTotal: number;
  /** Amount still due, NPR. */
  due: number;
  /** The most that the payment method takes in one payment, NPR; without a limit where it is left out. */
  mostAtOnce?: number;
}

/**
 * The smallest amount that counts as a part payment, NPR: a share of the total in percent, or all that the payment method
 * takes in one payment where that is less. The last part may be smaller.
 */
export function leastPart(
  { finalTotal, due, mostAtOnce = Number.POSITIVE_INFINITY }: Part,
  percent: number,
): number {
  const share = Math.max(1, Math.ceil((finalTotal * percent) / 100));
  return Math.min(due, share, mostAtOnce);
}
