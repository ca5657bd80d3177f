import { requestPasswordResetSchema } from '#domain/accounts/accountSchema.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { countAttempt } from '#graph/access/attempts/countAttempt.ts';
import type { GraphContext } from '#graph/context.ts';
import type { RequestPasswordResetInput } from '#graph/schema/schema.generated.ts';
import { sendPasswordResetJob } from '../accounts.jobs.ts';

/**
 * Requests a password reset. The response and the work are the same whether or not the address has an account, because
 * a job writes the email later.
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
