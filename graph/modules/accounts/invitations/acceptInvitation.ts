import { acceptInvitationSchema } from '#domain/accounts/accountSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { countAttempt, uncountAttempt } from '#graph/access/attempts/countAttempt.ts';
import type { GraphContext } from '#graph/context.ts';
import type { AcceptInvitationInput } from '#graph/schema/schema.generated.ts';
import { customersChanged } from '#graph/work/storeEvents.ts';
import { findInvitationByToken, isExpired } from '../invitations.queries.ts';
import { requireNoPersonalData, requireUncommonPassword } from '../newPassword.ts';
import { createLinkExpiredError } from '../oneTimeLinks.ts';
import { hashPassword } from '../password.ts';
import { revokeUnverifiedAccess } from '../revokeUnverifiedAccess.ts';

/**
 * Activates an invited account with the password and name its owner chose. The link proves that the address is theirs.
 */
export async function acceptInvitation(context: GraphContext, input: AcceptInvitationInput): Promise<void> {
  const { token, name, password } = parseInput(acceptInvitationSchema, input);
  const { now } = context;
  await requireUncommonPassword(password, 'password');
  await countAttempt(context, 'mailedLink');
  const passwordHash = await hashPassword(password);

  await context.work(async (work) => {
    const invitation = await findInvitationByToken(work.db, token);
    if (!invitation) throw createLinkExpiredError();
    if (isExpired(invitation, now)) throw createExpiredError();
    const { user } = invitation;
    requireNoPersonalData(password, { name, email: user.email }, 'password');
    // The second of two simultaneous requests finds no invitation.
    const { count } = await work.db.invitation.deleteMany({
      where: { userId: user.id, tokenHash: invitation.tokenHash },
    });
    if (count === 0) throw createLinkExpiredError();
    await revokeUnverifiedAccess(work.db, user, now);
    work.publish(customersChanged([user.id]));
    await work.db.user.update({
      where: { id: user.id },
      data: { name, passwordHash, emailVerifiedAt: now, version: { increment: 1 } },
    });
  });
  await uncountAttempt(context, 'mailedLink');
}

function createExpiredError(): DomainError {
  return new DomainError('INVITATION_EXPIRED', 'token');
}
