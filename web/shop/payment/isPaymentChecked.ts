interface Order {
  paymentAttempts: readonly { status: string }[];
  transferSlips: readonly { status: string }[];
}

/** Whether staff check an online payment, which the buyer should not pay again meanwhile. */
export function isAttemptChecked({ paymentAttempts }: Pick<Order, 'paymentAttempts'>): boolean {
  return paymentAttempts.some(({ status }) => status === 'HELD');
}

/** Whether staff check an online payment or a transfer slip. */
export function isPaymentChecked(order: Order): boolean {
  return isAttemptChecked(order) || order.transferSlips.some(({ status }) => status === 'SUBMITTED');
}
