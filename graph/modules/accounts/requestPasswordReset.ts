import { requestPasswordResetSchema } from '#domain/validation/account.ts';
import { parseInput } from '#domain/validation/problems.ts';
import { countAttempt } from '../../attempts/countAttempt.ts';
import type { GraphContext } from '../../context.ts';
import { queueJob } from '../../jobs/queueJob.ts';
import { inTransaction } from '../../prisma/transaction.ts';
import type { RequestPasswordResetInput } from '../../schema.generated.ts';

/** Answers the same, after the same work, whether or not the address has an account; the mail is written later. */
export async function requestPasswordReset(
  context: GraphContext,
  input: RequestPasswordResetInput,
): Promise<void> {
  const { email } = parseInput(requestPasswordResetSchema, input);
  await countAttempt(context, 'requestReset', email);
  await inTransaction(context.prisma, async (tx) => {
    const user = await tx.user.findUnique({ where: { email } });
    await queueJob(tx, context, { kind: 'mailPasswordReset', payload: { userId: user?.id ?? null } });
  });
}
