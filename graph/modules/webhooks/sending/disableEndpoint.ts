import { DISABLED_AFTER_MS } from '#domain/webhooks/retrySchedule.ts';
import { queueMails } from '#graph/mail/queueMail.ts';
import type { WebhookEndpoint } from '#graph/prisma/generated/client.ts';
import { webhooksChanged } from '#graph/work/storeEvents.ts';
import type { WebhookSender } from '../webhookSender.ts';

export function isFailingForLong(failingSince: Date | null, now: Date): boolean {
  return failingSince !== null && now.getTime() - failingSince.getTime() >= DISABLED_AFTER_MS;
}

const WELL_AGAIN = 'When it is well again, switch it on in the back office; what waits is sent then:';

const WHY = {
  GONE: { state: 'DISABLED', why: 'It answered 410, which says that it wants no more.', advice: WELL_AGAIN },
  FAILING: { state: 'DISABLED', why: 'It has taken nothing for three days.', advice: WELL_AGAIN },
  KEY_ENDED: {
    state: 'KEY_ENDED',
    why: 'The API key of the program that made it was revoked, or is over.',
    advice:
      'If it is still to be told, switch it on in the back office: from then on it is the store’s own, and what waits is sent:',
  },
} as const;

/** Switches an endpoint off, once, and tells the owners of the store. */
export async function disableEndpoint(
  { writingFor, publicUrl, secrets, now }: WebhookSender,
  { id, url, description }: WebhookEndpoint,
  reason: keyof typeof WHY,
): Promise<void> {
  const { state, why, advice } = WHY[reason];
  await writingFor({ now: now() }).work(async (work) => {
    const { count } = await work.db.webhookEndpoint.updateMany({
      where: { id, state: 'ON' },
      data: { state, version: { increment: 1 } },
    });
    if (count === 0) return;
    work.publish(webhooksChanged());
    const owners = await work.db.user.findMany({ where: { role: 'SUPER_ADMIN', status: 'ACTIVE' } });
    const subject = `A webhook was switched off: ${description || new URL(url).hostname}`;
    const body = [
      `The store no longer tells ${url} what happens. ${why}`,
      `What happens from now on is not kept for it. ${advice}`,
      `${publicUrl}/#/admin/webhooks/${id}`,
    ].join('\n\n');
    await queueMails(
      work.db,
      { now: now(), publicUrl, secrets },
      owners.map((to) => ({ message: { template: 'custom' as const, to, subject, body } })),
    );
  });
}
