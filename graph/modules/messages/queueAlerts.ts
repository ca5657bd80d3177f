import { Prisma } from '#graph/prisma/generated/client.ts';
import type { Work } from '#graph/work/work.ts';
import { sendAlertsJob } from './messages.jobs.ts';

/**
 * Enqueues the alert job if an alert for one of these products is pending. Call it in the transaction that adds stock
 * or changes prices, after its writes. The query is a locking read, so that it also finds alerts created while this
 * transaction was running.
 */
export async function queueAlerts(work: Work, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return;
  const awaitedProducts = await work.db.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT product_id AS id FROM alerts
    WHERE product_id IN (${Prisma.join([...productIds])}) AND sent_at IS NULL LOCK IN SHARE MODE`;
  if (awaitedProducts.length > 0)
    await work.enqueue(sendAlertsJob, { productIds: awaitedProducts.map(({ id }) => id) });
}
