import { DomainError } from '#domain/errors.ts';
import { countAttempt } from '../../attempts/countAttempt.ts';
import type { GraphContext } from '../../context.ts';
import { queueJob } from '../../jobs/queueJob.ts';
import { inTransaction } from '../../prisma/transaction.ts';
import { requireViewer } from './requireViewer.ts';

/** Asks for a link to be mailed to the viewer's address. */
export async function requestEmailVerification(context: GraphContext): Promise<void> {
  const { id } = requireViewer(context);
  await countAttempt(context, 'requestVerification', id);
  await inTransaction(context.prisma, async (tx) => {
    const { emailVerifiedAt } = await tx.user.findUniqueOrThrow({ where: { id } });
    if (emailVerifiedAt)
      throw new DomainError('NOT_ALLOWED', /*i18n*/ 'Your email address is already verified.');
    await queueJob(tx, context, { kind: 'mailEmailVerification', payload: { userId: id } });
  });
}
