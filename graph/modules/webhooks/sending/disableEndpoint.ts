import { DISABLED_AFTER_MS } from '#domain/webhooks/retrySchedule.ts';
import { queueMails } from '#graph/mail/queueMail.ts';
import type { WebhookEndpoint } from '#graph/prisma/generated/client.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import { webhooksChanged } from '#graph/snapshot/shopChange.ts';
import type { WebhookSender } from '../webhookSender.ts';

export function isFailingForLong(failingSince: Date | null, now: Date): boolean {
  return failingSince !== null && now.getTime() - failingSince.getTime() >= DISABLED_AFTER_MS;
}

const WHY = {
  GONE: 'It answered 410, which says that it wants no more.',
  FAILING: 'It has taken nothing for three days.',
} as const;

/** Switches an endpoint off, once, and tells the owners of the store. */
export async function disableEndpoint(
  { prisma, publicUrl, now }: WebhookSender,
  { id, url, description }: WebhookEndpoint,
  why: keyof typeof WHY,
): Promise<void> {
  await inTransaction(prisma, async (tx) => {
    const { count } = await tx.webhookEndpoint.updateMany({
      where: { id, state: 'ON' },
      data: { state: 'DISABLED', version: { increment: 1 } },
    });
    if (count === 0) return;
    await webhooksChanged(tx);
    const owners = await tx.user.findMany({ where: { role: 'SUPER_ADMIN', status: 'ACTIVE' } });
    const subject = `A webhook was switched off: ${description || new URL(url).hostname}`;
    const body = [
      `The store no longer tells ${url} what happens. ${WHY[why]}`,
      'What happens from now on is not kept for it. When it is well again, switch it on in the back office; what waits is sent then:',
      `${publicUrl}/#/admin/webhooks/${id}`,
    ].join('\n\n');
    await queueMails(
      tx,
      { now: now(), publicUrl },
      owners.map((to) => ({ message: { template: 'custom' as const, to, subject, body } })),
    );
  });
}
