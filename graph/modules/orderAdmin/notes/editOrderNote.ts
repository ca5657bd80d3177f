import { parseInput } from '#domain/errors/problems.ts';
import { orderNoteSchema } from '#domain/orders/orderNoteSchema.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { OrderEvent } from '#graph/prisma/generated/client.ts';
import type { EditOrderNoteInput } from '#graph/schema/schema.generated.ts';
import { findMentionedStaff, notifyMentionedStaff } from './notifyMentioned.ts';
import { withLockedNote } from './ownNote.ts';

/** Updates the text of a note. Newly mentioned colleagues are notified. */
export async function editOrderNote(
  context: GraphContext,
  { id, ...input }: EditOrderNoteInput,
): Promise<OrderEvent> {
  const { text, mentions } = parseInput(orderNoteSchema, input);
  const members = await findMentionedStaff(context, mentions);
  return withLockedNote(context, id, async (tx, before, order) => {
    if (before.note === text && members.length === 0) return before;
    const note = await tx.orderEvent.update({
      where: { id },
      data: { note: text, data: { editedAt: context.now.toISOString() } },
    });
    await notifyMentionedStaff(tx, context, { order, note, members });
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
