import { verifyEmailSchema } from '#domain/validation/account.ts';
import { parseInput } from '#domain/validation/problems.ts';
import { countAttempt, takeBackCount } from '../../attempts/countAttempt.ts';
import type { GraphContext } from '../../context.ts';
import { inTransaction } from '../../prisma/transaction.ts';
import type { VerifyEmailInput } from '../../schema.generated.ts';
import { claimAddress } from './claimAddress.ts';
import { linkIsOver, takeLink } from './oneTimeLinks.ts';

/** Whoever opens the link reads the address, so its account becomes the address's holder, signed in or not. */
export async function verifyEmail(context: GraphContext, input: VerifyEmailInput): Promise<void> {
  const { token } = parseInput(verifyEmailSchema, input);
  const { prisma, now } = context;
  await countAttempt(context, 'mailedLink');
  await inTransaction(prisma, async (tx) => {
    const user = await takeLink(tx, now, { token, purpose: 'VERIFY_EMAIL' });
    if (!(await claimAddress(tx, user, now))) throw linkIsOver();
  });
  await takeBackCount(context, 'mailedLink');
}
