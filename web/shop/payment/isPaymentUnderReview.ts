interface Order {
  paymentAttempts: readonly { status: string }[];
  transferSlips: readonly { status: string }[];
}

/** True while staff review an online payment. The customer should not pay again meanwhile. */
export function isAttemptUnderReview({ paymentAttempts }: Pick<Order, 'paymentAttempts'>): boolean {
  return paymentAttempts.some(({ status }) => status === 'HELD');
}

/** True while staff review an online payment or a transfer receipt. */
export function isPaymentUnderReview(order: Order): boolean {
  return isAttemptUnderReview(order) || order.transferSlips.some(({ status }) => status === 'SUBMITTED');
}
