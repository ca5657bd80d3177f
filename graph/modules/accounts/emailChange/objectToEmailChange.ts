import { objectToEmailChangeSchema } from '#domain/accounts/accountSchema.ts';
import { DAY_MS } from '#domain/calendar/kathmandu.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { countAttempt, uncountAttempt } from '#graph/access/attempts/countAttempt.ts';
import { sha256 } from '#graph/access/sha256.ts';
import { withAccount } from '#graph/access/withAccount.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { EmailChange, User } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { ObjectToEmailChangeInput } from '#graph/schema/schema.generated.ts';
import { customersChanged, orderChanged } from '#graph/work/storeEvents.ts';
import type { Work } from '#graph/work/work.ts';
import { sendPasswordResetJob } from '../accounts.jobs.ts';
import { withEmailConflict } from '../addressAvailability.ts';
import { EMAIL_CHANGE_DAYS } from '../emailChangeDays.ts';
import { endSessions } from '../endSessions.ts';
import { createLinkExpiredError } from '../oneTimeLinks.ts';
import { revokeUnverifiedAccess } from '../revokeUnverifiedAccess.ts';

/** Result of an objection. */
export interface Objection {
  /** True if a completed change was undone. The account then has no password. */
  isUndone: boolean;
}

/**
 * Cancels a change of an account's address through the link emailed to the earlier address. A completed change is
 * undone together with every later one: the account gets its address back and loses its password, sessions and links.
 * No further change can be requested for a period.
 */
export async function objectToEmailChange(
  context: GraphContext,
  input: ObjectToEmailChangeInput,
): Promise<Objection> {
  const { token } = parseInput(objectToEmailChangeSchema, input);
  await countAttempt(context, 'mailedLink');
  const tokenHash = sha256(token);
  const where = { OR: [{ objectTokenHash: tokenHash }, { undoTokenHash: tokenHash }] };
  const emailChange = await context.prisma.emailChange.findFirst({ where, select: { userId: true } });
  if (!emailChange) throw createLinkExpiredError();

  const objection = await withEmailConflict(
    () =>
      withAccount(context, emailChange.userId, async (work) => {
        const currentChange = await work.db.emailChange.findFirst({ where, include: { user: true } });
        if (
          !currentChange ||
          currentChange.expiresAt <= context.now ||
          currentChange.user.role !== 'CUSTOMER'
        )
          throw createLinkExpiredError();
        const { user, ...change } = currentChange;
        return applyObjection(work, context, { user, change });
      }),
    'token',
  );
  await uncountAttempt(context, 'mailedLink');
  return objection;
}

async function applyObjection(
  work: Work,
  context: GraphContext,
  { user, change }: { user: User; change: EmailChange },
): Promise<Objection> {
  const { now } = context;
  const isUndone = change.status === 'VERIFIED';
  const clearedTokens = { verifyTokenHash: null, objectTokenHash: null, undoTokenHash: null };
  await work.db.emailChange.updateMany({
    where: { userId: user.id, id: { not: change.id }, requestedAt: { gte: change.requestedAt } },
    data: { status: 'CANCELLED', ...clearedTokens },
  });
  const expiresAt = new Date(now.getTime() + EMAIL_CHANGE_DAYS * DAY_MS);
  await work.db.emailChange.update({
    where: { id: change.id },
    data: { status: 'OBJECTED', ...clearedTokens, expiresAt },
  });
  work.publish(customersChanged([user.id]));
  if (isUndone) await undoChange(work, context, { user, change });
  else await cancelChange(work.db, context, user);
  await recordAudit(work.db, context, {
    action: 'account.objectToEmailChange',
    entity: 'User',
    entityId: user.id,
    before: { email: isUndone ? user.email : change.toEmail },
    after: { email: change.fromEmail },
  });
  return { isUndone };
}

async function cancelChange(tx: Transaction, { now }: GraphContext, user: User): Promise<void> {
  await endSessions(tx, user.id, now);
  await tx.oneTimeLink.deleteMany({ where: { userId: user.id } });
  await tx.user.update({ where: { id: user.id }, data: { version: { increment: 1 } } });
}

async function undoChange(
  work: Work,
  context: GraphContext,
  { user, change }: { user: User; change: EmailChange },
): Promise<void> {
  const { id: userId } = user;
  // The current user of the account is treated as a stranger, even with a verified address.
  await revokeUnverifiedAccess(work.db, { ...user, emailVerifiedAt: null }, context.now);
  await detachGuestOrders(work, { userId, requestedSince: change.requestedAt });
  await work.db.user.update({
    where: { id: userId },
    data: {
      email: change.fromEmail,
      emailVerifiedAt: change.fromVerifiedAt,
      passwordHash: '',
      version: { increment: 1 },
    },
  });
  await work.enqueue(sendPasswordResetJob, { userId });
}

/** Detaches the guest orders placed with the addresses of the undone changes. They are not the owner's. */
async function detachGuestOrders(
  work: Work,
  { userId, requestedSince }: { userId: string; requestedSince: Date },
): Promise<void> {
  const changes = await work.db.emailChange.findMany({
    where: { userId, requestedAt: { gte: requestedSince }, verifiedAt: { not: null } },
  });
  const emails = changes.map(({ toEmail }) => toEmail);
  const orders = await work.db.order.findMany({
    where: { userId, contactEmail: { in: emails }, guestTokenHash: { not: null } },
  });
  if (orders.length === 0) return;
  const orderIds = orders.map(({ id }) => id);
  work.publish(orders.map(orderChanged));
  await work.db.order.updateMany({ where: { id: { in: orderIds } }, data: { userId: null } });
  await work.db.couponRedemption.updateMany({
    where: { userId, orderId: { in: orderIds } },
    data: { userId: null },
  });
}
