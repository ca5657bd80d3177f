/** Cancels an order whose money has not come in time. Its payload is `{ orderId }`. */
export const END_UNPAID_ORDER = { name: 'endUnpaidOrder' } as const;
