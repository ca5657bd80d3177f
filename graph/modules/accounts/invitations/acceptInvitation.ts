import { acceptInvitationSchema } from '#domain/accounts/accountSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { countAttempt, takeBackCount } from '#graph/access/attempts/countAttempt.ts';
import type { GraphContext } from '#graph/context.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import type { AcceptInvitationInput } from '#graph/schema/schema.generated.ts';
import { customersChanged } from '#graph/snapshot/shopChange.ts';
import { invitationOfToken, isExpired } from '../invitations.queries.ts';
import { refuseCommon, refuseOwnWords } from '../newPassword.ts';
import { linkIsOver } from '../oneTimeLinks.ts';
import { hashPassword } from '../password.ts';
import { shutOutStrangers } from '../shutOutStrangers.ts';

/** Lets the invited in: with their password and their name, at an address that the link has shown to be theirs. */
export async function acceptInvitation(context: GraphContext, input: AcceptInvitationInput): Promise<void> {
  const { token, name, password } = parseInput(acceptInvitationSchema, input);
  const { prisma, now } = context;
  await refuseCommon(password, 'password');
  await countAttempt(context, 'mailedLink');
  const passwordHash = await hashPassword(password);

  await inTransaction(prisma, async (tx) => {
    const invitation = await invitationOfToken(tx, token);
    if (!invitation) throw linkIsOver();
    if (isExpired(invitation, now)) throw expired();
    const { user } = invitation;
    refuseOwnWords(password, { name, email: user.email }, 'password');
    // Whoever comes second finds it taken.
    const { count } = await tx.invitation.deleteMany({
      where: { userId: user.id, tokenHash: invitation.tokenHash },
    });
    if (count === 0) throw linkIsOver();
    await shutOutStrangers(tx, user, now);
    await customersChanged(tx, [user.id]);
    await tx.user.update({
      where: { id: user.id },
      data: { name, passwordHash, emailVerifiedAt: now, version: { increment: 1 } },
    });
  });
  await takeBackCount(context, 'mailedLink');
}

function expired(): DomainError {
  return new DomainError('INVITATION_EXPIRED', 'token');
}
