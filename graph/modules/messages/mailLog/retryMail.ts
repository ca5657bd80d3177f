import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext, StaffActionContext } from '#graph/context.ts';
import type { Mail } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { RetryMailInput } from '#graph/schema/schema.generated.ts';

/** Queues a failed or waiting email to be sent now, with its attempts reset. */
export function retryMail(context: GraphContext, { id }: RetryMailInput): Promise<Mail> {
  return context.work((work) => requeueEmail(work.db, context, id));
}

/** Requeues an email within a transaction, like `retryMail`. */
export async function requeueEmail(tx: Transaction, context: StaffActionContext, id: string): Promise<Mail> {
  const email = await tx.mail.findUnique({ where: { id } });
  if (!email) throw new DomainError('MAIL_NOT_FOUND', 'id');
  if (email.isSecret && email.html === '') throw new DomainError('MAIL_LINK_EXPIRED', 'id');

  const requeueResult = await tx.mail.updateMany({
    where: { id, status: { in: ['QUEUED', 'FAILED'] } },
    data: { status: 'QUEUED', attempts: 0, nextAttemptAt: context.now, handedOverAt: null },
  });
  if (requeueResult.count === 0) throw new DomainError('MAIL_ALREADY_SENT', 'id');
  await recordAudit(tx, context, {
    action: 'mail.retry',
    entity: 'Mail',
    entityId: id,
    before: { status: email.status },
    after: { status: 'QUEUED' },
  });
  return tx.mail.findUniqueOrThrow({ where: { id } });
}
