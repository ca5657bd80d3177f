import { parseInput } from '#domain/errors/problems.ts';
import { orderNoteSchema } from '#domain/orders/orderNoteSchema.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { OrderEvent } from '#graph/prisma/generated/client.ts';
import type { EditOrderNoteInput } from '#graph/schema/schema.generated.ts';
import { mention, readMembers } from './mention.ts';
import { withOwnNote } from './ownNote.ts';

/** Changes what a note says; who is named for the first time is told. */
export async function editOrderNote(
  context: GraphContext,
  { id, ...input }: EditOrderNoteInput,
): Promise<OrderEvent> {
  const { text, mentions } = parseInput(orderNoteSchema, input);
  const members = await readMembers(context, mentions);
  return withOwnNote(context, id, async (tx, before, order) => {
    if (before.note === text && members.length === 0) return before;
    const note = await tx.orderEvent.update({
      where: { id },
      data: { note: text, data: { editedAt: context.now.toISOString() } },
    });
    await mention(tx, context, { order, note, members });
    await recordAudit(tx, context, {
      action: 'order.editNote',
      entity: 'Order',
      entityId: order.id,
      before: { note: before.note },
      after: { note: text },
    });
    return note;
  });
}
