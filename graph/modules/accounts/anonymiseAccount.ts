import { DomainError } from '#domain/errors/errors.ts';
import { isUnderWay, ORDER_STATUSES } from '#domain/orders/orderLifecycle.ts';
import { releaseReviewPhotos } from '#graph/media/releaseReviewPhotos.ts';
import { removeThreads } from '#graph/modules/messages/removeThreads.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import { escapeLike } from '#graph/prisma/escapeLike.ts';
import { Prisma, type User } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { recordDeletions } from '#graph/prisma/writes/recordDeletions.ts';
import { customersChanged, orderChanged, productsChanged } from '#graph/work/storeEvents.ts';
import type { Work } from '#graph/work/work.ts';
import { endSessions } from './endSessions.ts';
import { removeFactor } from './twoFactor/removeFactor.ts';

const NOBODY = 'Former customer';
const REMOVED = 'Removed';

/**
 * Takes out all that could name the account's owner. The row stays for its orders, which keep what was sold and the
 * district it went to, and for its reviews, which lose their photographs. Nobody can sign in with it again; doing it
 * twice changes nothing. Refused while an order is under way, which could not be brought to anybody.
 */
export async function anonymiseAccount(work: Work, userId: string, now: Date): Promise<void> {
  const user = await work.db.user.findUniqueOrThrow({ where: { id: userId } });
  if (user.anonymisedAt) return;
  const underWay = { userId, status: { in: ORDER_STATUSES.filter(isUnderWay) } };
  if (await work.db.order.findFirst({ where: underWay, select: { id: true } }))
    throw new DomainError('ORDER_UNDER_WAY');

  await endSessions(work.db, userId, now);
  await work.db.session.updateMany({ where: { userId }, data: { ip: null, userAgent: null } });
  await removeMails(work.db, user, now);
  await removeThreads(work.db, { now }, { OR: [{ customerId: userId }, { order: { userId } }] });
  await removeBelongings(work.db, userId);
  await clearRecords(work.db, userId);
  await clearCorrections(work.db, userId);
  await releaseReviewPhotos(work.db, { now }, { review: { userId } });
  await forgetReviewer(work, userId);
  const orders = await work.db.order.findMany({ where: { userId } });
  work.publish(orders.map(orderChanged));
  await work.db.order.updateMany({ where: { userId }, data: nobodysOrder(userId) });
  await work.db.couponRedemption.updateMany({
    where: { OR: [{ userId }, { order: { userId } }] },
    data: { userId: null, email: null, phone: null },
  });
  work.publish(customersChanged([userId]));
  await forgetEvents(work.db, [userId, ...orders.map(({ id }) => id)]);
  await work.db.user.update({ where: { id: userId }, data: { ...nobody(userId), anonymisedAt: now } });
  if (user.role === 'CUSTOMER') await recordDeletions(work.db, 'CUSTOMER', [{ id: userId }]);
}

/** What other programs were to be told of the account and its orders: they are told that it is no more. */
async function forgetEvents(tx: Transaction, subjectIds: string[]) {
  await tx.webhookEvent.updateMany({
    where: { subjectId: { in: subjectIds } },
    data: { object: Prisma.DbNull },
  });
  await tx.webhookAttempt.deleteMany({ where: { delivery: { subjectId: { in: subjectIds } } } });
}

/** Its reviews stay, by nobody. */
async function forgetReviewer(work: Work, userId: string) {
  const reviews = await work.db.review.findMany({ where: { userId }, select: { productId: true } });
  await work.db.review.updateMany({ where: { userId }, data: { authorName: NOBODY } });
  work.publish(productsChanged(reviews.map(({ productId }) => productId)));
}

/**
 * Messages about the account's orders, and all others to its address if it is known to be theirs: an address that
 * was never verified may be somebody else's.
 */
async function removeMails(tx: Transaction, { id, email, emailVerifiedAt }: User, now: Date) {
  await tx.mail.deleteMany({ where: { order: { userId: id } } });
  if (!emailVerifiedAt) return;
  await tx.mail.deleteMany({ where: { toEmail: email } });
  await tx.newsletterSubscriber.deleteMany({ where: { email } });
  await removeThreads(tx, { now }, { email });
  await tx.failingAddress.deleteMany({ where: { email } });
  await tx.alert.deleteMany({ where: { email } });
  await removeNotices(tx, email);
}

/** What the store was mailed of the messages that it got from the address. */
async function removeNotices(tx: Transaction, email: string) {
  const { email: store } = await readSettings(tx);
  await tx.mail.deleteMany({ where: { toEmail: store, text: { contains: escapeLike(email) } } });
}

async function removeBelongings(tx: Transaction, userId: string) {
  const where = { userId };
  await tx.oneTimeLink.deleteMany({ where });
  await removeEmailChanges(tx, userId);
  await removeFactor(tx, userId);
  await tx.savedAddress.deleteMany({ where });
  await tx.wishlistItem.deleteMany({ where });
  await tx.alert.deleteMany({ where });
  await tx.recentlyViewedItem.deleteMany({ where });
  await tx.cartCopy.deleteMany({ where });
  await tx.activity.deleteMany({ where });
  await tx.activitySession.deleteMany({ where });
  await tx.customerNote.deleteMany({ where: { customerId: userId } });
  await tx.customerGroupMember.deleteMany({ where: { customerId: userId } });
}

/** Addresses that were entered for the account, with the mails about them. */
async function removeEmailChanges(tx: Transaction, userId: string) {
  const changes = await tx.emailChange.findMany({ where: { userId } });
  const emails = changes.flatMap(({ fromEmail, toEmail }) => [fromEmail, toEmail]);
  const template = { in: ['emailChangeVerification', 'emailChangeNotice'] };
  await tx.mail.deleteMany({ where: { toEmail: { in: emails }, template } });
  await tx.emailChange.deleteMany({ where: { userId } });
}

/** What staff changed of the account and of its orders stays on record, but not from what to what. */
async function clearRecords(tx: Transaction, userId: string) {
  const orders = await tx.order.findMany({ where: { userId }, select: { id: true } });
  const nothing = { before: Prisma.DbNull, after: Prisma.DbNull };
  await tx.auditEntry.updateMany({ where: { entity: 'User', entityId: userId }, data: nothing });
  await tx.auditEntry.updateMany({
    where: { entity: 'Order', entityId: { in: orders.map(({ id }) => id) } },
    data: nothing,
  });
}

/** What corrections of its orders said of whom they were for, and with whom they were agreed. */
async function clearCorrections(tx: Transaction, userId: string) {
  const order = { userId };
  await tx.orderEvent.updateMany({ where: { order, kind: 'EDIT' }, data: { data: Prisma.DbNull } });
  await tx.orderProposal.deleteMany({ where: { order } });
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
    placedFrom: null,
    version: { increment: 1 },
  };
}

function nobody(userId: string): Prisma.UserUpdateInput {
  return {
    email: nobodysAddress(userId),
    name: NOBODY,
    phone: null,
    passwordHash: '',
    role: 'CUSTOMER',
    blockedReason: null,
    emailVerifiedAt: null,
    hasActivityConsent: null,
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
