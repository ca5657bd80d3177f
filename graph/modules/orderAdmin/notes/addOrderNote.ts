import { parseInput } from '#domain/errors/problems.ts';
import { orderNoteSchema } from '#domain/orders/orderNoteSchema.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { withOrder } from '#graph/modules/orders/held/withOrder.ts';
import type { OrderEvent } from '#graph/prisma/generated/client.ts';
import type { AddOrderNoteInput } from '#graph/schema/schema.generated.ts';
import { mention, readMembers } from './mention.ts';

/** Notes something about an order. Whom it names is told, in the back-office and by mail. */
export async function addOrderNote(
  context: GraphContext,
  { id, ...input }: AddOrderNoteInput,
): Promise<OrderEvent> {
  const { text, mentions } = parseInput(orderNoteSchema, input);
  const members = await readMembers(context, mentions);
  return withOrder(context, { id }, async (work, order) => {
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
    await mention(work.db, context, { order, note, members });
    await recordAudit(work.db, context, {
      action: 'order.note',
      entity: 'Order',
      entityId: order.id,
      after: { note: text, ...(members.length > 0 && { mentions: members.map(({ name }) => name) }) },
    });
    return note;
  });
}
