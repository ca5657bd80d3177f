import { calculateAmountDue } from '#domain/orders/ledger.ts';
import { readOrderTerms } from '#domain/orders/toOrderTerms.ts';
import { getDeadlineAfterPartialPayment, getPaymentDeadline } from '#domain/payments/getPaymentDeadline.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Work } from '#graph/work/work.ts';
import type { ChangeContext } from '../changeContext.ts';
import { expireUnpaidOrderJob } from '../orders.jobs.ts';

/**
 * Returns a new payment deadline for an order that has an amount due again because a payment was voided, and queues its
 * expiry. The earlier deadline passed or was removed while the order was paid, so without a new one its items would
 * stay reserved. Returns null if the deadline is still ahead, or if the order has none, such as a counter sale.
 */
export async function renewDeadlineAfterVoid(
  work: Work,
  context: ChangeContext,
  order: Order,
): Promise<Pick<Order, 'payBy'> | null> {
  const {
    id: orderId,
    status,
    bookedUntil,
    payBy: earlierDeadline,
    channel,
    isStockReserved,
    paymentMethod,
  } = order;
  const { now } = context;
  const isUnprocessed = status === 'PENDING' || status === 'CONFIRMED';
  if (!isUnprocessed || bookedUntil || calculateAmountDue(order) === 0) return null;
  if (earlierDeadline && earlierDeadline > now) return null;
  const isStaffChannel = channel === 'COUNTER' || channel === 'PHONE';
  if (!earlierDeadline && (isStaffChannel || !isStockReserved)) return null;
  const terms = readOrderTerms(order, await readSettings(work.db));
  const payBy = earlierDeadline
    ? getDeadlineAfterPartialPayment(earlierDeadline, terms, now)
    : getPaymentDeadline(paymentMethod, terms, now);
  if (!payBy) return null;
  await work.enqueue(expireUnpaidOrderJob, { orderId }, { runAfter: payBy });
  return { payBy };
}
