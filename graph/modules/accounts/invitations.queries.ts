import { sha256 } from '#graph/access/sha256.ts';
import type { Reading } from '#graph/context.ts';
import { batched } from '#graph/prisma/batched.ts';
import type { Invitation, User, UserStatus } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

export type Invited = Invitation & { user: User };

/** What was mailed to an account that its owner has not come into yet. */
export const findInvitation = batched(async ({ prisma }, userIds): Promise<Map<string, Invited>> => {
  const found = await prisma.invitation.findMany({
    where: { userId: { in: userIds }, user: { emailVerifiedAt: null, status: 'ACTIVE' } },
    include: { user: true },
  });
  return new Map(found.map((invitation) => [invitation.userId, invitation]));
});

/** How an account stands, as lists say it. */
export async function findAccountState(
  reading: Reading,
  { id, status }: User,
): Promise<UserStatus | 'INVITED' | 'INVITATION_EXPIRED'> {
  const invitation = status === 'ACTIVE' ? await findInvitation(reading, id) : undefined;
  if (!invitation) return status;
  return isExpired(invitation, reading.now) ? 'INVITATION_EXPIRED' : 'INVITED';
}

/** The invitation of a mailed link, if the account still waits for its owner. */
export async function invitationOfToken(tx: Transaction, token: string): Promise<Invited | null> {
  const found = await tx.invitation.findUnique({
    where: { tokenHash: sha256(token) },
    include: { user: true },
  });
  if (!found) return null;
  const { emailVerifiedAt, status, anonymisedAt } = found.user;
  return emailVerifiedAt === null && status === 'ACTIVE' && anonymisedAt === null ? found : null;
}

/** Whether its time is over, or it went to an address that is not the account's any more. */
export function isExpired({ expiresAt, email, user }: Invited, now: Date): boolean {
  return expiresAt <= now || email !== user.email;
}
