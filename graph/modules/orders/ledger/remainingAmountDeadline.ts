import { amountDue } from '#domain/orders/ledger.ts';
import type { OrderTerms } from '#domain/orders/orderTerms.ts';
import { termAfterPart } from '#domain/payments/paymentTerm.ts';
import type { Order } from '#graph/prisma/generated/client.ts';

/** The term for the rest of an order once its first part is here. Later parts do not extend it. */
export function restTerm(
  order: Order,
  { isSetAside, now, ...terms }: Pick<OrderTerms, 'transferHours'> & { isSetAside: boolean; now: Date },
): Pick<Order, 'payBy'> | null {
  if (order.bookedUntil || amountDue(order) === 0) return null;
  // An order that waited for the store's confirmation had no term: nothing was reserved for it. A part reserves its pieces for
  // a while only, also where transfers are waited for without an end.
  return { payBy: termAfterPart(order.payBy ?? (isSetAside ? now : null), terms, now) };
}
