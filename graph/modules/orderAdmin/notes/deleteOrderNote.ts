import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { DeleteOrderNoteInput } from '#graph/schema/schema.generated.ts';
import { withLockedNote } from './ownNote.ts';

/** Deletes a note with its mentions. */
export function deleteOrderNote(context: GraphContext, { id }: DeleteOrderNoteInput): Promise<string> {
  return withLockedNote(context, id, async (tx, note, order) => {
    await tx.orderEvent.delete({ where: { id } });
    await recordAudit(tx, context, {
      action: 'order.deleteNote',
      entity: 'Order',
      entityId: order.id,
      before: { note: note.note },
    });
    return id;
  });
}
