import { Prisma, type User } from '../../prisma/generated/client.ts';
import type { Transaction } from '../../prisma/transaction.ts';
import { endSessionsOf } from './endSessionsOf.ts';

const NOBODY = 'Former customer';
const REMOVED = 'Removed';

/**
 * Takes out all that could name the account's owner. The row stays for its orders, which keep what was sold and the
 * district it went to, and for its reviews. Nobody can sign in with it again; doing it twice changes nothing.
 */
export async function anonymiseAccount(tx: Transaction, userId: string, now: Date): Promise<void> {
  const user = await tx.user.findUniqueOrThrow({ where: { id: userId } });
  if (user.anonymisedAt) return;

  await endSessionsOf(tx, userId, now);
  await tx.session.updateMany({ where: { userId }, data: { ip: null, userAgent: null } });
  await removeMails(tx, user);
  await removeBelongings(tx, userId);
  await tx.review.updateMany({ where: { userId }, data: { authorName: NOBODY } });
  await tx.order.updateMany({ where: { userId }, data: nobodysOrder(userId) });
  await tx.user.update({ where: { id: userId }, data: { ...nobody(userId), anonymisedAt: now } });
}

/**
 * Messages about the account's orders, and all others to its address if it is known to be theirs: an address that
 * was never verified may be somebody else's.
 */
async function removeMails(tx: Transaction, { id, email, emailVerifiedAt }: User) {
  await tx.mail.deleteMany({ where: { order: { userId: id } } });
  if (!emailVerifiedAt) return;
  await tx.mail.deleteMany({ where: { toEmail: email } });
  await tx.newsletterSubscriber.deleteMany({ where: { email } });
  await tx.contactMessage.deleteMany({ where: { email } });
}

async function removeBelongings(tx: Transaction, userId: string) {
  const where = { userId };
  await tx.oneTimeLink.deleteMany({ where });
  await tx.savedAddress.deleteMany({ where });
  await tx.wishlistItem.deleteMany({ where });
  await tx.recentlyViewedItem.deleteMany({ where });
  await tx.activity.deleteMany({ where });
  await tx.activitySession.deleteMany({ where });
}

function nobodysOrder(userId: string): Prisma.OrderUpdateManyMutationInput {
  return {
    contactName: NOBODY,
    contactEmail: nobodysAddress(userId),
    contactPhone: '',
    shipName: NOBODY,
    shipPhone: '',
    municipality: REMOVED,
    ward: null,
    street: REMOVED,
    landmark: null,
    notes: null,
    guestTokenHash: null,
    version: { increment: 1 },
  };
}

function nobody(userId: string): Prisma.UserUpdateInput {
  return {
    email: nobodysAddress(userId),
    holdsEmail: null,
    name: NOBODY,
    phone: null,
    passwordHash: '',
    role: 'CUSTOMER',
    blockedReason: null,
    emailVerifiedAt: null,
    activityConsent: null,
    consentAt: null,
    preferences: Prisma.DbNull,
    wishlistToken: null,
    version: { increment: 1 },
  };
}

/** Under a top-level domain that is reserved for being nobody's. */
function nobodysAddress(userId: string): string {
  return `deleted-${userId}@invalid`;
}
