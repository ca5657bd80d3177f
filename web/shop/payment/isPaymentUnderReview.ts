interface Order {
  paymentAttempts: readonly { status: string }[];
  transferSlips: readonly { status: string }[];
}

/** True while staff check an online payment. The buyer should not pay again meanwhile. */
export function isAttemptChecked({ paymentAttempts }: Pick<Order, 'paymentAttempts'>): boolean {
  return paymentAttempts.some(({ status }) => status === 'HELD');
}

/** True while staff check an online payment or a transfer slip. */
export function isPaymentChecked(order: Order): boolean {
  return isAttemptChecked(order) || order.transferSlips.some(({ status }) => status === 'SUBMITTED');
}
