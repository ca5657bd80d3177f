import { DISABLED_AFTER_MS } from '#domain/webhooks/retrySchedule.ts';
import { queueEmails } from '#graph/mail/queueEmail.ts';
import type { WebhookEndpoint } from '#graph/prisma/generated/client.ts';
import { webhooksChanged } from '#graph/work/storeEvents.ts';
import type { WebhookSender } from '../webhookSender.ts';

export function hasFailedTooLong(failingSince: Date | null, now: Date): boolean {
  return failingSince !== null && now.getTime() - failingSince.getTime() >= DISABLED_AFTER_MS;
}

const REENABLE_ADVICE =
  'Once the endpoint works again, switch the webhook on in the back office. Waiting events will then be sent:';

const DISABLE_REASONS = {
  GONE: {
    state: 'DISABLED',
    why: 'It responded with status 410, which means that it no longer accepts events.',
    advice: REENABLE_ADVICE,
  },
  FAILING: {
    state: 'DISABLED',
    why: 'It has not accepted any events for three days.',
    advice: REENABLE_ADVICE,
  },
  KEY_INACTIVE: {
    state: 'KEY_INACTIVE',
    why: 'The API key of the integration that created the webhook was revoked or has expired.',
    advice:
      'If it should still receive events, switch the webhook on in the back office. It will then belong to the store, and waiting events will be sent:',
  },
} as const;

/** Switches an endpoint off and emails the store's owners. Does nothing if it is already off. */
export async function disableEndpoint(
  { createWriter, publicUrl, secrets, now }: WebhookSender,
  { id, url, description }: WebhookEndpoint,
  reason: keyof typeof DISABLE_REASONS,
): Promise<void> {
  const { state, why, advice } = DISABLE_REASONS[reason];
  await createWriter({ now: now() }).work(async (work) => {
    const { count } = await work.db.webhookEndpoint.updateMany({
      where: { id, state: 'ON' },
      data: { state, version: { increment: 1 } },
    });
    if (count === 0) return;
    work.publish(webhooksChanged());
    const owners = await work.db.user.findMany({ where: { role: 'SUPER_ADMIN', status: 'ACTIVE' } });
    const subject = `Webhook switched off: ${description || new URL(url).hostname}`;
    const body = [
      `The store no longer sends events to ${url}. ${why}`,
      `New events are not being stored for this webhook. ${advice}`,
      `${publicUrl}/#/admin/webhooks/${id}`,
    ].join('\n\n');
    await queueEmails(
      work.db,
      { now: now(), publicUrl, secrets },
      owners.map((to) => ({ message: { template: 'custom' as const, to, subject, body } })),
    );
  });
}
