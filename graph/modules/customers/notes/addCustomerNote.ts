import { customerNoteSchema } from '#domain/customers/customerNoteSchema.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { CustomerNote } from '#graph/prisma/generated/client.ts';
import type { AddCustomerNoteInput } from '#graph/schema/schema.generated.ts';
import { withCustomer } from '../customers.queries.ts';

/** Notes something about a customer. Its record goes with the account, as the note does. */
export function addCustomerNote(
  context: GraphContext,
  { customerId, ...input }: AddCustomerNoteInput,
): Promise<CustomerNote> {
  const { text } = parseInput(customerNoteSchema, input);
  const { viewer, now } = context;
  return withCustomer(context, { id: customerId }, async (work) => {
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
