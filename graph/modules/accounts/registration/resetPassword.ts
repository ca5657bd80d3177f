import { resetPasswordSchema } from '#domain/accounts/accountSchema.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { countAttempt, takeBackCount } from '#graph/access/attempts/countAttempt.ts';
import type { GraphContext } from '#graph/context.ts';
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
  const { now } = context;
  await refuseCommon(newPassword, 'newPassword');
  await countAttempt(context, 'mailedLink');
  const passwordHash = await hashPassword(newPassword);

  const { email } = await context.work(async (work) => {
    const user = await takeLink(work.db, now, { token, purpose: 'RESET_PASSWORD' });
    refuseOwnWords(newPassword, user, 'newPassword');
    await shutOutStrangers(work.db, user, now);
    await proveAddress(work, user, now);
    return work.db.user.update({ where: { id: user.id }, data: { passwordHash } });
  });
  await takeBackCount(context, 'mailedLink');
  await forgiveSignInFailures(context, email);
}
