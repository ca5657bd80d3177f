import { acceptInvitationSchema } from '#domain/accounts/accountSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { countAttempt, takeBackCount } from '#graph/access/attempts/countAttempt.ts';
import type { GraphContext } from '#graph/context.ts';
import type { AcceptInvitationInput } from '#graph/schema/schema.generated.ts';
import { customersChanged } from '#graph/work/storeEvents.ts';
import { invitationOfToken, isExpired } from '../invitations.queries.ts';
import { refuseCommon, refuseOwnWords } from '../newPassword.ts';
import { linkIsOver } from '../oneTimeLinks.ts';
import { hashPassword } from '../password.ts';
import { shutOutStrangers } from '../shutOutStrangers.ts';

/** Lets the invited in: with their password and their name, at an address that the link has shown to be theirs. */
export async function acceptInvitation(context: GraphContext, input: AcceptInvitationInput): Promise<void> {
  const { token, name, password } = parseInput(acceptInvitationSchema, input);
  const { now } = context;
  await refuseCommon(password, 'password');
  await countAttempt(context, 'mailedLink');
  const passwordHash = await hashPassword(password);

  await context.work(async (work) => {
    const invitation = await invitationOfToken(work.db, token);
    if (!invitation) throw linkIsOver();
    if (isExpired(invitation, now)) throw expired();
    const { user } = invitation;
    refuseOwnWords(password, { name, email: user.email }, 'password');
    // Whoever comes second finds it taken.
    const { count } = await work.db.invitation.deleteMany({
      where: { userId: user.id, tokenHash: invitation.tokenHash },
    });
    if (count === 0) throw linkIsOver();
    await shutOutStrangers(work.db, user, now);
    work.publish(customersChanged([user.id]));
    await work.db.user.update({
      where: { id: user.id },
      data: { name, passwordHash, emailVerifiedAt: now, version: { increment: 1 } },
    });
  });
  await takeBackCount(context, 'mailedLink');
}

function expired(): DomainError {
  return new DomainError('INVITATION_EXPIRED', 'token');
}
