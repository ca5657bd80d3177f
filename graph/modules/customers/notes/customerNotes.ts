import { customerNoteSchema } from '#domain/customers/customerNoteSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { CustomerNote, PrismaClient } from '#graph/prisma/generated/client.ts';
import { touch } from '#graph/prisma/writes/touch.ts';
import type { AddCustomerNoteInput, DeleteCustomerNoteInput } from '#graph/schema/schema.generated.ts';
import { withLockedCustomer } from '../customers.queries.ts';

const MAX_NOTES = 200;

/** Returns the staff notes about a customer, newest first. Prisma batches the calls for a list of customers. */
export async function findNotes(prisma: PrismaClient, customerId: string): Promise<CustomerNote[]> {
  const notes = await prisma.user
    .findUnique({ where: { id: customerId } })
    .customerNotes({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: MAX_NOTES });
  return notes ?? [];
}

export async function findAuthor(prisma: PrismaClient, { authorId }: CustomerNote): Promise<string | null> {
  if (authorId === null) return null;
  return (await prisma.user.findUnique({ where: { id: authorId } }))?.name ?? null;
}

/** Adds a note to a customer. The note and its audit entry are deleted with the account. */
export function addCustomerNote(
  context: GraphContext,
  { id: customerId, ...input }: AddCustomerNoteInput,
): Promise<CustomerNote> {
  const { text } = parseInput(customerNoteSchema, input);
  const { viewer, now } = context;
  return withLockedCustomer(context, { id: customerId }, async (work) => {
    const note = await work.db.customerNote.create({
      data: { customerId, text, authorId: viewer?.id, createdAt: now },
    });
    await recordAudit(work.db, context, {
      action: 'customer.note',
      entity: 'User',
      entityId: customerId,
      after: { note: text },
    });
    return note;
  });
}

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
