import { randomBytes } from 'node:crypto';
import { isStaff } from '#domain/accounts/roles.ts';
import { DAY_MS } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { countAttemptInTransaction } from '#graph/access/attempts/countAttempt.ts';
import { sha256 } from '#graph/access/sha256.ts';
import type { GraphContext } from '#graph/context.ts';
import { isRateLimited } from '#graph/errors/rateLimited.ts';
import { queueEmail } from '#graph/mail/queueEmail.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { INVITATION_DAYS } from './invitations/invitationDays.ts';

/**
 * Emails an invitation link to the owner of an account without a password. Earlier links stop working. Throws an error
 * for `field` if the mailbox has received three invitations within an hour.
 */
export async function invite(
  tx: Transaction,
  context: GraphContext,
  { account, field = 'email' }: { account: User; field?: string },
): Promise<void> {
  await countAttemptInTransaction(tx, context, 'invitation', account.email).catch((error: unknown) => {
    throw isRateLimited(error) ? new DomainError('INVITED_TOO_OFTEN', field) : error;
  });
  const { now: sentAt, publicUrl, viewer } = context;
  const { id: userId, email, role } = account;
  const token = randomBytes(32).toString('base64url');
  const inviter = viewer && (await tx.user.findUnique({ where: { id: viewer.id }, select: { name: true } }));
  const inviterName = inviter?.name ?? null;
  const expiresAt = new Date(sentAt.getTime() + INVITATION_DAYS * DAY_MS);
  const invitationFields = { email, tokenHash: sha256(token), inviterName, sentAt, expiresAt };

  await tx.invitation.upsert({
    where: { userId },
    create: { userId, ...invitationFields },
    update: invitationFields,
  });
  await queueEmail(tx, context, {
    template: 'invitation',
    to: account,
    link: `${publicUrl}/#/invitation?token=${token}`,
    inviterName,
    isForStaff: isStaff(role),
  });
}
