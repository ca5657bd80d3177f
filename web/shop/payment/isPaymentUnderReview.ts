interface Order {
  paymentAttempts: readonly { status: string }[];
  transferReceipts: readonly { status: string }[];
}

/** True while staff review an online payment. The customer should not pay again during the review. */
export function isAttemptUnderReview({ paymentAttempts }: Pick<Order, 'paymentAttempts'>): boolean {
  return paymentAttempts.some(({ status }) => status === 'UNDER_REVIEW');
}

/** True while staff review an online payment or a transfer receipt. */
export function isPaymentUnderReview(order: Order): boolean {
  return isAttemptUnderReview(order) || order.transferReceipts.some(({ status }) => status === 'SUBMITTED');
}
