import { verifyEmailSchema } from '#domain/accounts/accountSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { countAttempt, takeBackCount } from '#graph/access/attempts/countAttempt.ts';
import { sha256 } from '#graph/access/sha256.ts';
import type { GraphContext } from '#graph/context.ts';
import type { VerifyEmailInput } from '#graph/schema/schema.generated.ts';
import { verifyEmailChange } from '../emailChange/verifyEmailChange.ts';
import { takeLink } from '../oneTimeLinks.ts';
import { proveAddress } from '../proveAddress.ts';

/**
 * Verifies the address of an account, or a new one that was requested for it, with a link that was mailed to that address.
 * Only who is signed in with the account can: the link shows that its address is read, not that whoever reads it opened the
 * account. The link of somebody else's account is refused and stays good.
 */
export async function verifyEmail(context: GraphContext, input: VerifyEmailInput): Promise<void> {
  const { token } = parseInput(verifyEmailSchema, input);
  const { prisma } = context;
  await countAttempt(context, 'mailedLink');
  const change = await prisma.emailChange.findUnique({ where: { verifyTokenHash: sha256(token) } });
  try {
    await (change ? verifyEmailChange(context, { change, token }) : verifyAddress(context, token));
  } catch (error) {
    // A link of another account is no guess: its reader signs in and opens it again.
    if (isLinkOfAnother(error)) await takeBackCount(context, 'mailedLink');
    throw error;
  }
  await takeBackCount(context, 'mailedLink');
}

async function verifyAddress({ work: doWork, now, viewer }: GraphContext, token: string): Promise<void> {
  await doWork(async (work) => {
    const user = await takeLink(work.db, now, { token, purpose: 'VERIFY_EMAIL' });
    if (viewer?.id !== user.id) throw new DomainError('LINK_OF_ANOTHER_ACCOUNT');
    await proveAddress(work, user, now);
  });
}

function isLinkOfAnother(error: unknown): boolean {
  return (
    error instanceof DomainError && ['LINK_OF_ANOTHER_ACCOUNT', 'SIGN_IN_OR_WAIT'].includes(error.reason)
  );
}
