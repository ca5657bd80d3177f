import { requestPasswordResetSchema } from '#domain/accounts/accountSchema.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { countAttempt } from '#graph/access/attempts/countAttempt.ts';
import type { GraphContext } from '#graph/context.ts';
import type { RequestPasswordResetInput } from '#graph/schema/schema.generated.ts';
import { sendPasswordResetJob } from '../accounts.jobs.ts';

/**
 * Responds in the same way and after the same work whether or not the address has an account. The email is written
 * later.
 */
export async function requestPasswordReset(
  context: GraphContext,
  input: RequestPasswordResetInput,
): Promise<void> {
  const { email } = parseInput(requestPasswordResetSchema, input);
  await countAttempt(context, 'requestReset', email);
  await context.work(async (work) => {
    const user = await work.db.user.findUnique({ where: { email } });
    await work.enqueue(sendPasswordResetJob, { userId: user?.id ?? null });
  });
}
