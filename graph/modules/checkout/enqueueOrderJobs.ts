import { emailOrderPlacedJob, expireUnpaidOrderJob } from '#graph/modules/orders/orders.jobs.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Work } from '#graph/work/work.ts';

/** Enqueues the jobs of a new order: its email, and its cancellation if it is not paid in time. */
export async function enqueueOrderJobs(
  { enqueue }: Pick<Work, 'enqueue'>,
  { id: orderId, payBy }: Pick<Order, 'id' | 'payBy'>,
): Promise<void> {
  await enqueue(emailOrderPlacedJob, { orderId });
  if (payBy) await enqueue(expireUnpaidOrderJob, { orderId }, { runAfter: payBy });
}
