import { calculateAmountDue } from '#domain/orders/ledger.ts';
import type { OrderTerms } from '#domain/orders/toOrderTerms.ts';
import { getDeadlineAfterPartialPayment } from '#domain/payments/getPaymentDeadline.ts';
import type { Order } from '#graph/prisma/generated/client.ts';

/**
 * Returns the payment deadline for the remaining amount after the first partial payment. Later payments do not extend
 * it.
 */
export function getRemainingAmountDeadline(
  order: Order,
  { isSetAside, now, ...terms }: Pick<OrderTerms, 'transferHours'> & { isSetAside: boolean; now: Date },
): Pick<Order, 'payBy'> | null {
  if (order.bookedUntil || calculateAmountDue(order) === 0) return null;
  // An order awaiting confirmation has no deadline, since nothing was reserved for it. A partial payment reserves its
  // items only for a while, even if transfers have no deadline.
  return { payBy: getDeadlineAfterPartialPayment(order.payBy ?? (isSetAside ? now : null), terms, now) };
}
