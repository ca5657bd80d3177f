import { resetPasswordSchema } from '#domain/accounts/accountSchema.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { countAttempt, takeBackCount } from '#graph/access/attempts/countAttempt.ts';
import type { GraphContext } from '#graph/context.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import type { ResetPasswordInput } from '#graph/schema/schema.generated.ts';
import { forgiveSignInFailures } from '../claimSignInAttempt.ts';
import { refuseCommon, refuseOwnWords } from '../newPassword.ts';
import { takeLink } from '../oneTimeLinks.ts';
import { hashPassword } from '../password.ts';
import { proveAddress } from '../proveAddress.ts';
import { shutOutStrangers } from '../shutOutStrangers.ts';

/** Sets a new password with a mailed link, which also shows that its address is read. Every session ends. */
export async function resetPassword(context: GraphContext, input: ResetPasswordInput): Promise<void> {
  const { token, newPassword } = parseInput(resetPasswordSchema, input);
  const { prisma, now } = context;
  await refuseCommon(newPassword, 'newPassword');
  await countAttempt(context, 'mailedLink');
  const passwordHash = await hashPassword(newPassword);

  const { email } = await inTransaction(prisma, async (tx) => {
    const user = await takeLink(tx, now, { token, purpose: 'RESET_PASSWORD' });
    refuseOwnWords(newPassword, user, 'newPassword');
    await shutOutStrangers(tx, user, now);
    await proveAddress(tx, user, now);
    return tx.user.update({ where: { id: user.id }, data: { passwordHash } });
  });
  await takeBackCount(context, 'mailedLink');
  await forgiveSignInFailures(context, email);
}
