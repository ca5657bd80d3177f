import { parseInput } from '#domain/errors/problems.ts';
import { orderNoteSchema } from '#domain/orders/orderNoteSchema.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { lockOrder } from '#graph/modules/orders/change/lockOrder.ts';
import type { OrderEvent } from '#graph/prisma/generated/client.ts';
import type { AddOrderNoteInput } from '#graph/schema/schema.generated.ts';
import { findMentionedStaff, notifyMentionedStaff } from './notifyMentioned.ts';

/** Adds a staff note to an order. Mentioned colleagues are notified in the back office and by email. */
export async function addOrderNote(
  context: GraphContext,
  { id, ...input }: AddOrderNoteInput,
): Promise<OrderEvent> {
  const { text, mentions } = parseInput(orderNoteSchema, input);
  const members = await findMentionedStaff(context, mentions);
  return lockOrder(context, { id }, async (work, order) => {
    const note = await work.db.orderEvent.create({
      data: {
        orderId: order.id,
        kind: 'NOTE',
        status: order.status,
        note: text,
        isStaffOnly: true,
        actorId: context.viewer?.id,
        at: context.now,
      },
    });
    await notifyMentionedStaff(work.db, context, { order, note, members });
    await recordAudit(work.db, context, {
      action: 'order.note',
      entity: 'Order',
      entityId: order.id,
      after: { note: text, ...(members.length > 0 && { mentions: members.map(({ name }) => name) }) },
    });
    return note;
  });
}
