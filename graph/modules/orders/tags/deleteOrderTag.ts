import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import type { DeleteOrderTagInput } from '#graph/schema/schema.generated.ts';
import { lockTag } from './orderTags.queries.ts';

/** Deletes a tag; the orders that had it go without. */
export function deleteOrderTag(context: GraphContext, { id }: DeleteOrderTagInput): Promise<string> {
  return inTransaction(context.prisma, async (tx) => {
    const { name, colour } = await lockTag(tx, id);
    await tx.orderTag.delete({ where: { id } });
    await recordAudit(tx, context, {
      action: 'orderTag.delete',
      entity: 'OrderTag',
      entityId: id,
      before: { name, colour },
    });
    return id;
  });
}
