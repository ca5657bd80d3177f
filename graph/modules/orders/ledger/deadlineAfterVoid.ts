import { amountDue } from '#domain/orders/ledger.ts';
import { termsOf } from '#domain/orders/orderTerms.ts';
import { paymentTerm, termAfterPart } from '#domain/payments/paymentTerm.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Work } from '#graph/work/work.ts';
import type { Acting } from '../acting.ts';
import { endUnpaidOrderJob } from '../orders.jobs.ts';

/**
 * Returns a new term for an order that awaits money again because a payment was voided, and queues its end. While it was paid
 * its earlier term passed, or it was given none, so its pieces would stay reserved. Returns null if the term is still to come,
 * or if the order waits without an end, such as one of the counter.
 */
export async function termAfterVoid(
  work: Work,
  acting: Acting,
  order: Order,
): Promise<Pick<Order, 'payBy'> | null> {
  const { id: orderId, status, bookedUntil, payBy: earlier, channel, stockHeld, paymentMethod } = order;
  const { now } = acting;
  const isHere = status === 'PENDING' || status === 'CONFIRMED';
  if (!isHere || bookedUntil || amountDue(order) === 0) return null;
  if (earlier && earlier > now) return null;
  const isOfCounter = channel === 'COUNTER' || channel === 'PHONE';
  if (!earlier && (isOfCounter || !stockHeld)) return null;
  const terms = termsOf(order, await readSettings(work.db));
  const payBy = earlier ? termAfterPart(earlier, terms, now) : paymentTerm(paymentMethod, terms, now);
  if (!payBy) return null;
  await work.enqueue(endUnpaidOrderJob, { orderId }, { runAfter: payBy });
  return { payBy };
}
