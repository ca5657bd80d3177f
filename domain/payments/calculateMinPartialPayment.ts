interface PartialPaymentInput {
  /** Total of the order, in NPR. */
  finalTotal: number;
  /** Amount still due, in NPR. */
  due: number;
  /** Largest single payment with the method, in NPR. Undefined means no limit. */
  maxPayment?: number;
}

/**
 * Returns the smallest partial payment in NPR: a percentage of the total, or the method's largest payment if that
 * is less. The last payment may be smaller.
 */
export function calculateMinPartialPayment(
  { finalTotal, due, maxPayment = Number.POSITIVE_INFINITY }: PartialPaymentInput,
  percent: number,
): number {
  const share = Math.max(1, Math.ceil((finalTotal * percent) / 100));
  return Math.min(due, share, maxPayment);
}
