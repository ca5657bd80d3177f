import { type Account, amountDue } from '#domain/orders/ledger.ts';
import { isCalledOff } from '#domain/orders/payment.ts';

const DAY_MS = 24 * 3_600_000;
/** A link opens so long at least: whoever pays for somebody else does not do so at once. */
const LINK_DAYS = 7;

interface ToPay extends Account {
  /** Until when the order waits for its money. */
  payBy: Date | null;
}

/** Whether an order can be paid by a link, or why not. */
export type LinkState = 'OPEN' | 'PAID' | 'CANCELLED' | 'EXPIRED';

/** Until when a link opens that is made now: as long as the order waits, where that is longer. */
export function linkExpiry({ payBy }: Pick<ToPay, 'payBy'>, now: Date): Date {
  return new Date(Math.max(now.getTime() + LINK_DAYS * DAY_MS, payBy?.getTime() ?? 0));
}

/** How an order stands for whoever has a link to pay it. */
export function linkState(order: ToPay, now: Date): LinkState {
  if (isCalledOff(order.status)) return 'CANCELLED';
  if (amountDue(order) === 0) return 'PAID';
  return order.payBy && order.payBy < now ? 'EXPIRED' : 'OPEN';
}
