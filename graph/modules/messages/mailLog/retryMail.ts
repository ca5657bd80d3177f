import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext, StaffAtWork } from '#graph/context.ts';
import type { Mail } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { RetryMailInput } from '#graph/schema/schema.generated.ts';

/** Has a mail that failed, or that waits for its next attempt, sent at once, with all its attempts before it again. */
export function retryMail(context: GraphContext, { id }: RetryMailInput): Promise<Mail> {
  return context.work((work) => sendAgain(work.db, context, id));
}

/** The same within a transaction. */
export async function sendAgain(tx: Transaction, context: StaffAtWork, id: string): Promise<Mail> {
  const mail = await tx.mail.findUnique({ where: { id } });
  if (!mail) throw new DomainError('MAIL_NOT_FOUND', 'id');
  if (mail.isSecret && mail.html === '') throw new DomainError('MAIL_LINK_OVER', 'id');

  const again = await tx.mail.updateMany({
    where: { id, status: { in: ['QUEUED', 'FAILED'] } },
    data: { status: 'QUEUED', attempts: 0, nextAttemptAt: context.now, handedOverAt: null },
  });
  if (again.count === 0) throw new DomainError('MAIL_ALREADY_SENT', 'id');
  await recordAudit(tx, context, {
    action: 'mail.retry',
    entity: 'Mail',
    entityId: id,
    before: { status: mail.status },
    after: { status: 'QUEUED' },
  });
  return tx.mail.findUniqueOrThrow({ where: { id } });
}
