import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { createWebhookSecret, sealWebhookSecret } from '../inboxSecrets.ts';
import { readInbox } from './readInbox.ts';

/** Creates a new secret for the inbound address. It is shown only once. */
export function rotateInboundSecret(context: GraphContext): Promise<string> {
  const secret = createWebhookSecret();
  return context.work(async (work) => {
    await readInbox(work.db, context.now);
    await work.db.inbox.update({
      where: { id: 1 },
      data: { webhookSecret: sealWebhookSecret(secret, context.secrets) },
    });
    await recordAudit(work.db, context, { action: 'inbox.secret', entity: 'Inbox', entityId: '1' });
    return secret;
  });
}
