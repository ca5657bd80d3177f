interface PartPaymentInput {
  /** Total of the order, NPR. */
  finalTotal: number;
  /** Amount still due, NPR. */
  due: number;
  /** Largest single payment with the method, NPR. Undefined means no limit. */
  maxPayment?: number;
}

/**
 * Returns the smallest part payment, NPR: a percentage of the total, or the method's largest payment if that is less.
 * The last part may be smaller.
 */
export function minPartPayment(
  { finalTotal, due, maxPayment = Number.POSITIVE_INFINITY }: PartPaymentInput,
  percent: number,
): number {
  const share = Math.max(1, Math.ceil((finalTotal * percent) / 100));
  return Math.min(due, share, maxPayment);
}
