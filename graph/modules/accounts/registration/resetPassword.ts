import { resetPasswordSchema } from '#domain/accounts/accountSchema.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { countAttempt, uncountAttempt } from '#graph/access/attempts/countAttempt.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ResetPasswordInput } from '#graph/schema/schema.generated.ts';
import { forgiveSignInFailures } from '../claimSignInAttempt.ts';
import { confirmAddress } from '../confirmAddress.ts';
import { requireNoPersonalData, requireUncommonPassword } from '../newPassword.ts';
import { consumeLink } from '../oneTimeLinks.ts';
import { hashPassword } from '../password.ts';
import { revokeUnverifiedAccess } from '../revokeUnverifiedAccess.ts';

/** Sets a new password through an emailed link, which also verifies the address. Every session ends. */
export async function resetPassword(context: GraphContext, input: ResetPasswordInput): Promise<void> {
  const { token, newPassword } = parseInput(resetPasswordSchema, input);
  const { now } = context;
  await requireUncommonPassword(newPassword, 'newPassword');
  await countAttempt(context, 'mailedLink');
  const passwordHash = await hashPassword(newPassword);

  const { email } = await context.work(async (work) => {
    const user = await consumeLink(work.db, now, { token, purpose: 'RESET_PASSWORD' });
    requireNoPersonalData(newPassword, user, 'newPassword');
    await revokeUnverifiedAccess(work.db, user, now);
    await confirmAddress(work, user, now);
    return work.db.user.update({ where: { id: user.id }, data: { passwordHash } });
  });
  await uncountAttempt(context, 'mailedLink');
  await forgiveSignInFailures(context, email);
}
