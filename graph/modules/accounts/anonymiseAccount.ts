import { DomainError } from '#domain/errors/errors.ts';
import { isOpen, ORDER_STATUSES } from '#domain/orders/orderLifecycle.ts';
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

const ANONYMOUS_NAME = 'Former customer';
const REMOVED_TEXT = 'Removed';

/**
 * Removes everything that could identify the account's owner. The row stays for the account's orders, which keep the
 * items sold and the delivery district, and for its reviews, which lose their photos. Nobody can sign in to the account
 * again. A second call changes nothing. Throws a DomainError while an order is open, because the order could no longer
 * be delivered.
 */
export async function anonymiseAccount(work: Work, userId: string, now: Date): Promise<void> {
  const user = await work.db.user.findUniqueOrThrow({ where: { id: userId } });
  if (user.anonymisedAt) return;
  const openOrderFilter = { userId, status: { in: ORDER_STATUSES.filter(isOpen) } };
  if (await work.db.order.findFirst({ where: openOrderFilter, select: { id: true } }))
    throw new DomainError('ACCOUNT_HAS_OPEN_ORDER');

  await endSessions(work.db, userId, now);
  await work.db.session.updateMany({ where: { userId }, data: { ip: null, userAgent: null } });
  await removeEmails(work.db, user, now);
  await removeThreads(work.db, { now }, { OR: [{ customerId: userId }, { order: { userId } }] });
  await deleteAccountData(work.db, userId);
  await clearAuditValues(work.db, userId);
  await clearOrderEdits(work.db, userId);
  await releaseReviewPhotos(work.db, { now }, { review: { userId } });
  await anonymiseReviews(work, userId);
  const orders = await work.db.order.findMany({ where: { userId } });
  work.publish(orders.map(orderChanged));
  await work.db.order.updateMany({ where: { userId }, data: buildAnonymousOrderColumns(userId) });
  await work.db.couponRedemption.updateMany({
    where: { OR: [{ userId }, { order: { userId } }] },
    data: { userId: null, email: null, phone: null },
  });
  work.publish(customersChanged([userId]));
  await clearWebhookEvents(work.db, [userId, ...orders.map(({ id }) => id)]);
  await work.db.user.update({
    where: { id: userId },
    data: { ...buildAnonymousUserColumns(userId), anonymisedAt: now },
  });
  if (user.role === 'CUSTOMER') await recordDeletions(work.db, 'CUSTOMER', [{ id: userId }]);
}

/** Removes the data of the account and its orders from queued webhook events. Receivers get only the deletion. */
async function clearWebhookEvents(tx: Transaction, subjectIds: string[]) {
  await tx.webhookEvent.updateMany({
    where: { subjectId: { in: subjectIds } },
    data: { object: Prisma.DbNull },
  });
  await tx.webhookAttempt.deleteMany({ where: { delivery: { subjectId: { in: subjectIds } } } });
}

/** Keeps the account's reviews, without an author. */
async function anonymiseReviews(work: Work, userId: string) {
  const reviews = await work.db.review.findMany({ where: { userId }, select: { productId: true } });
  await work.db.review.updateMany({ where: { userId }, data: { authorName: ANONYMOUS_NAME } });
  work.publish(productsChanged(reviews.map(({ productId }) => productId)));
}

/**
 * Removes messages about the account's orders, and all others to its address if the address is verified. An
 * unverified address may belong to someone else.
 */
async function removeEmails(tx: Transaction, { id, email, emailVerifiedAt }: User, now: Date) {
  await tx.mail.deleteMany({ where: { order: { userId: id } } });
  if (!emailVerifiedAt) return;
  await tx.mail.deleteMany({ where: { toEmail: email } });
  await tx.newsletterSubscriber.deleteMany({ where: { email } });
  await removeThreads(tx, { now }, { email });
  await tx.bouncingAddress.deleteMany({ where: { email } });
  await tx.alert.deleteMany({ where: { email } });
  await deleteStoreNotices(tx, email);
}

/** Removes the emails that notified the store of messages from the address. */
async function deleteStoreNotices(tx: Transaction, email: string) {
  const { email: store } = await readSettings(tx);
  await tx.mail.deleteMany({ where: { toEmail: store, text: { contains: escapeLike(email) } } });
}

async function deleteAccountData(tx: Transaction, userId: string) {
  const where = { userId };
  await tx.oneTimeLink.deleteMany({ where });
  await removeEmailChanges(tx, userId);
  await removeFactor(tx, userId);
  await tx.savedAddress.deleteMany({ where });
  await tx.wishlistItem.deleteMany({ where });
  await tx.alert.deleteMany({ where });
  await tx.recentlyViewedItem.deleteMany({ where });
  await tx.savedCart.deleteMany({ where });
  await tx.activity.deleteMany({ where });
  await tx.activitySession.deleteMany({ where });
  await tx.customerNote.deleteMany({ where: { customerId: userId } });
  await tx.customerGroupMember.deleteMany({ where: { customerId: userId } });
}

/** Removes requested email changes of the account and the emails about them. */
async function removeEmailChanges(tx: Transaction, userId: string) {
  const changes = await tx.emailChange.findMany({ where: { userId } });
  const emails = changes.flatMap(({ fromEmail, toEmail }) => [fromEmail, toEmail]);
  const template = { in: ['emailChangeVerification', 'emailChangeNotice'] };
  await tx.mail.deleteMany({ where: { toEmail: { in: emails }, template } });
  await tx.emailChange.deleteMany({ where: { userId } });
}

/**
 * Clears the old and new values from the audit entries of the account and its orders. The entries themselves stay.
 */
async function clearAuditValues(tx: Transaction, userId: string) {
  const orders = await tx.order.findMany({ where: { userId }, select: { id: true } });
  const emptyValues = { before: Prisma.DbNull, after: Prisma.DbNull };
  await tx.auditEntry.updateMany({ where: { entity: 'User', entityId: userId }, data: emptyValues });
  await tx.auditEntry.updateMany({
    where: { entity: 'Order', entityId: { in: orders.map(({ id }) => id) } },
    data: emptyValues,
  });
}

/** Clears the edits of the account's orders and deletes their proposals, which contain contact details. */
async function clearOrderEdits(tx: Transaction, userId: string) {
  const order = { userId };
  await tx.orderEvent.updateMany({ where: { order, kind: 'EDIT' }, data: { data: Prisma.DbNull } });
  await tx.orderProposal.deleteMany({ where: { order } });
}

function buildAnonymousOrderColumns(userId: string): Prisma.OrderUpdateManyMutationInput {
  return {
    contactName: ANONYMOUS_NAME,
    contactEmail: createUndeliverableAddress(userId),
    contactPhone: '',
    shipName: ANONYMOUS_NAME,
    shipPhone: '',
    municipality: REMOVED_TEXT,
    ward: null,
    street: REMOVED_TEXT,
    landmark: null,
    notes: null,
    guestTokenHash: null,
    placedFrom: null,
    version: { increment: 1 },
  };
}

function buildAnonymousUserColumns(userId: string): Prisma.UserUpdateInput {
  return {
    email: createUndeliverableAddress(userId),
    name: ANONYMOUS_NAME,
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

/** Returns an address under a reserved top-level domain, so that it can never be delivered. */
function createUndeliverableAddress(userId: string): string {
  return `deleted-${userId}@invalid`;
}
