import { DomainError } from '#domain/errors/errors.ts';
import { staffWithPermission } from '#graph/access/staffWithPermission.ts';
import type { GraphContext } from '#graph/context.ts';
import { queueEmails } from '#graph/mail/queueEmail.ts';
import type { Order, OrderEvent, User } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Returns the mentioned colleagues. Throws if one of them cannot read orders. */
export async function findMentionedStaff(context: GraphContext, ids: readonly string[]): Promise<User[]> {
  if (ids.length === 0) return [];
  const staffMembers = (await staffWithPermission(context, 'readOrders')).filter(({ id }) =>
    ids.includes(id),
  );
  if (staffMembers.length < ids.length) throw new DomainError('ASSIGNEE_NOT_FOUND', 'mentions');
  return staffMembers;
}

interface NoteMentions {
  order: Order;
  note: OrderEvent;
  members: readonly User[];
}

/** Notifies each mentioned colleague, once per note. The author is not notified. */
export async function notifyMentionedStaff(
  tx: Transaction,
  context: GraphContext,
  { order, note, members: staffMembers }: NoteMentions,
): Promise<void> {
  const { viewer, now } = context;
  const author = viewer && (await tx.user.findUnique({ where: { id: viewer.id }, select: { name: true } }));
  const earlierMentions = await tx.mention.findMany({
    where: { eventId: note.id },
    select: { userId: true },
  });
  const newlyMentionedStaff = staffMembers.filter(
    ({ id }) => id !== viewer?.id && !earlierMentions.some(({ userId }) => userId === id),
  );
  await tx.mention.createMany({
    data: newlyMentionedStaff.map(({ id: userId }) => ({ eventId: note.id, userId, at: now })),
  });
  await queueEmails(
    tx,
    context,
    newlyMentionedStaff.map(({ email, name }) => ({
      message: {
        template: 'mentioned' as const,
        to: { email, name },
        by: author?.name ?? '',
        orderNumber: order.number,
        text: note.note ?? '',
      },
    })),
  );
}
