import { verifyEmailSchema } from '#domain/accounts/accountSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { countAttempt, takeBackCount } from '#graph/access/attempts/countAttempt.ts';
import type { GraphContext } from '#graph/context.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import type { VerifyEmailInput } from '#graph/schema/schema.generated.ts';
import { takeLink } from '../oneTimeLinks.ts';
import { proveAddress } from './proveAddress.ts';

/**
 * Verifies the address of the viewer's account with a link that was mailed to it. Only who is signed in with the account
 * can: the link shows that its address is read, not that whoever reads it opened the account. The link of somebody else's
 * account is refused and stays good.
 */
export async function verifyEmail(context: GraphContext, input: VerifyEmailInput): Promise<void> {
  const { token } = parseInput(verifyEmailSchema, input);
  const { prisma, now, viewer } = context;
  await countAttempt(context, 'mailedLink');
  await inTransaction(prisma, async (tx) => {
    const user = await takeLink(tx, now, { token, purpose: 'VERIFY_EMAIL' });
    if (viewer?.id !== user.id) throw new DomainError('LINK_OF_ANOTHER_ACCOUNT');
    await proveAddress(tx, user, now);
  });
  await takeBackCount(context, 'mailedLink');
}
