import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import { newHookSecret, sealHookSecret } from '../inbound/inboxSecrets.ts';
import { readInbox } from './readInbox.ts';

/** Makes a new secret for the address at which mails come in; it is shown this once. */
export function renewInboundSecret(context: GraphContext): Promise<string> {
  const secret = newHookSecret();
  return inTransaction(context.prisma, async (tx) => {
    await readInbox(tx, context.now);
    await tx.inbox.update({
      where: { id: 1 },
      data: { hookSecret: sealHookSecret(secret, context.secrets) },
    });
    await recordAudit(tx, context, { action: 'inbox.secret', entity: 'Inbox', entityId: '1' });
    return secret;
  });
}
