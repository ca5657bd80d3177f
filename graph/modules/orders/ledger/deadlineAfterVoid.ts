import { amountDue } from '#domain/orders/ledger.ts';
import { readOrderTerms } from '#domain/orders/orderTerms.ts';
import { deadlineAfterPart, paymentDeadline } from '#domain/payments/paymentDeadline.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Work } from '#graph/work/work.ts';
import type { ChangeContext } from '../changeContext.ts';
import { endUnpaidOrderJob } from '../orders.jobs.ts';

/**
 * Returns a new payment deadline for an order that is due again because a payment was voided, and queues its expiry. The
 * earlier deadline passed or was removed while the order was paid, so its items would stay reserved. Returns null if
 * the deadline is still ahead, or if the order has none, such as a counter sale.
 */
export async function deadlineAfterVoid(
  work: Work,
  context: ChangeContext,
  order: Order,
): Promise<Pick<Order, 'payBy'> | null> {
  const { id: orderId, status, bookedUntil, payBy: earlier, channel, isStockReserved, paymentMethod } = order;
  const { now } = context;
  const isUnprocessed = status === 'PENDING' || status === 'CONFIRMED';
  if (!isUnprocessed || bookedUntil || amountDue(order) === 0) return null;
  if (earlier && earlier > now) return null;
  const isOfCounter = channel === 'COUNTER' || channel === 'PHONE';
  if (!earlier && (isOfCounter || !isStockReserved)) return null;
  const terms = readOrderTerms(order, await readSettings(work.db));
  const payBy = earlier ? deadlineAfterPart(earlier, terms, now) : paymentDeadline(paymentMethod, terms, now);
  if (!payBy) return null;
  await work.enqueue(endUnpaidOrderJob, { orderId }, { runAfter: payBy });
  return { payBy };
}
