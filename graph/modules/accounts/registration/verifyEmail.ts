import { verifyEmailSchema } from '#domain/accounts/accountSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { countAttempt, uncountAttempt } from '#graph/access/attempts/countAttempt.ts';
import { sha256 } from '#graph/access/sha256.ts';
import type { GraphContext } from '#graph/context.ts';
import type { VerifyEmailInput } from '#graph/schema/schema.generated.ts';
import { confirmAddress } from '../confirmAddress.ts';
import { verifyEmailChange } from '../emailChange/verifyEmailChange.ts';
import { consumeLink } from '../oneTimeLinks.ts';

/**
 * Verifies the address of an account, or a new one requested for it, through a link emailed to that address. The viewer
 * must be signed in to the account: the link proves that the viewer reads the address, not that they created the
 * account. A link for another account is refused and stays valid.
 */
export async function verifyEmail(context: GraphContext, input: VerifyEmailInput): Promise<void> {
  const { token } = parseInput(verifyEmailSchema, input);
  const { prisma } = context;
  await countAttempt(context, 'mailedLink');
  const change = await prisma.emailChange.findUnique({ where: { verifyTokenHash: sha256(token) } });
  try {
    await (change ? verifyEmailChange(context, { change, token }) : verifyAddress(context, token));
  } catch (error) {
    // Opening a link for another account is not a guess. The reader can sign in to that account and open it again.
    if (isOtherAccountLinkError(error)) await uncountAttempt(context, 'mailedLink');
    throw error;
  }
  await uncountAttempt(context, 'mailedLink');
}

async function verifyAddress({ work: doWork, now, viewer }: GraphContext, token: string): Promise<void> {
  await doWork(async (work) => {
    const user = await consumeLink(work.db, now, { token, purpose: 'VERIFY_EMAIL' });
    if (viewer?.id !== user.id) throw new DomainError('LINK_ACCOUNT_MISMATCH');
    await confirmAddress(work, user, now);
  });
}

function isOtherAccountLinkError(error: unknown): boolean {
  return (
    error instanceof DomainError && ['LINK_ACCOUNT_MISMATCH', 'LINK_REQUIRES_SIGN_IN'].includes(error.reason)
  );
}
