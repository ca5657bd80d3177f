import { DomainError } from '#domain/errors/errors.ts';
import { countAttempt } from '#graph/access/attempts/countAttempt.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import { sendEmailVerificationJob } from '../accounts.jobs.ts';

/** Queues a verification link for the viewer's address. */
export async function requestEmailVerification(context: GraphContext): Promise<void> {
  const { id } = requireViewer(context);
  await countAttempt(context, 'requestVerification', id);
  await context.work(async (work) => {
    const { emailVerifiedAt } = await work.db.user.findUniqueOrThrow({ where: { id } });
    if (emailVerifiedAt) throw new DomainError('EMAIL_ALREADY_VERIFIED');
    await work.enqueue(sendEmailVerificationJob, { userId: id });
  });
}
