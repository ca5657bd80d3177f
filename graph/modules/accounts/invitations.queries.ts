import { sha256 } from '#graph/access/sha256.ts';
import type { ReadContext } from '#graph/context.ts';
import { createBatchedLoader } from '#graph/prisma/createBatchedLoader.ts';
import type { Invitation, User, UserStatus } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

export type InvitationWithUser = Invitation & { user: User };

/** Returns the open invitations of accounts. */
export const findInvitation = createBatchedLoader(
  async ({ prisma }, userIds): Promise<Map<string, InvitationWithUser>> => {
    const invitationData = await prisma.invitation.findMany({
      where: { userId: { in: userIds }, user: { emailVerifiedAt: null, status: 'ACTIVE' } },
      include: { user: true },
    });
    return new Map(invitationData.map((invitation) => [invitation.userId, invitation]));
  },
);

/** Returns the account's state as shown in lists. */
export async function findAccountState(
  readContext: ReadContext,
  { id, status }: User,
): Promise<UserStatus | 'INVITED' | 'INVITATION_EXPIRED'> {
  const invitation = status === 'ACTIVE' ? await findInvitation(readContext, id) : undefined;
  if (!invitation) return status;
  return isExpired(invitation, readContext.now) ? 'INVITATION_EXPIRED' : 'INVITED';
}

/** Returns the invitation of an emailed link if the account has not been activated yet. */
export async function findInvitationByToken(
  tx: Transaction,
  token: string,
): Promise<InvitationWithUser | null> {
  const invitationData = await tx.invitation.findUnique({
    where: { tokenHash: sha256(token) },
    include: { user: true },
  });
  if (!invitationData) return null;
  const { emailVerifiedAt, status, anonymisedAt } = invitationData.user;
  return emailVerifiedAt === null && status === 'ACTIVE' && anonymisedAt === null ? invitationData : null;
}

/** Returns true if the invitation has expired or was sent to an earlier address of the account. */
export function isExpired({ expiresAt, email, user }: InvitationWithUser, now: Date): boolean {
  return expiresAt <= now || email !== user.email;
}
