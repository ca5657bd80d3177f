import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { touch } from '#graph/prisma/writes/touch.ts';
import type { DeleteCustomerNoteInput } from '#graph/schema/schema.generated.ts';

export function deleteCustomerNote(context: GraphContext, { id }: DeleteCustomerNoteInput): Promise<string> {
  return context.work(async (work) => {
    await work.db.$queryRaw`SELECT id FROM customer_notes WHERE id = ${id} FOR UPDATE`;
    const note = await work.db.customerNote.findUnique({ where: { id } });
    if (!note) throw new DomainError('NOTE_NOT_FOUND', 'id');
    await work.db.customerNote.delete({ where: { id } });
    await touch(work.db, 'users', [note.customerId]);
    await recordAudit(work.db, context, {
      action: 'customer.deleteNote',
      entity: 'User',
      entityId: note.customerId,
      before: { note: note.text },
    });
    return id;
  });
}
