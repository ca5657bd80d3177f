import { type Account, calculateAmountDue } from '#domain/orders/ledger.ts';
import { isCancelledOrReturned } from '#domain/orders/payment.ts';

const DAY_MS = 24 * 3_600_000;
/** Minimum validity of a payment link in days. */
const LINK_DAYS = 7;

interface LinkedOrder extends Account {
  /** Payment deadline. */
  payBy: Date | null;
}

/** State of an order for someone with a payment link. */
export type LinkState = 'OPEN' | 'PAID' | 'CANCELLED' | 'EXPIRED';

/** Returns the expiry of a payment link created now: the minimum, or the payment deadline if that is later. */
export function getLinkExpiry({ payBy }: Pick<LinkedOrder, 'payBy'>, now: Date): Date {
  return new Date(Math.max(now.getTime() + LINK_DAYS * DAY_MS, payBy?.getTime() ?? 0));
}

/** Returns the state of an order for someone with a payment link. */
export function getLinkState(order: LinkedOrder, now: Date): LinkState {
  if (isCancelledOrReturned(order.status)) return 'CANCELLED';
  if (calculateAmountDue(order) === 0) return 'PAID';
  return order.payBy && order.payBy < now ? 'EXPIRED' : 'OPEN';
}
