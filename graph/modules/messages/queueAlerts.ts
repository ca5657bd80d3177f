import { Prisma } from '#graph/prisma/generated/client.ts';
import type { Work } from '#graph/work/work.ts';
import { sendAlertsJob } from './messages.jobs.ts';

/**
 * To be called in the transaction that brings pieces back or changes what they cost, after it has written them: if
 * anybody waits for one, a job looks whether there is something to tell. The read locks, so that it also sees an alert
 * that was made while this transaction was under way.
 */
export async function queueAlerts(work: Work, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return;
  const awaited = await work.db.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT product_id AS id FROM alerts
    WHERE product_id IN (${Prisma.join([...productIds])}) AND sent_at IS NULL LOCK IN SHARE MODE`;
  if (awaited.length > 0) await work.enqueue(sendAlertsJob, { productIds: awaited.map(({ id }) => id) });
}
