import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import type { DeleteOrderTagInput } from '#graph/schema/schema.generated.ts';
import { ordersChanged } from '#graph/snapshot/shopChange.ts';
import { lockTag } from './orderTags.queries.ts';

/** Deletes a tag; the orders that had it go without, and count as changed. */
export function deleteOrderTag(context: GraphContext, { id }: DeleteOrderTagInput): Promise<string> {
  return inTransaction(context.prisma, async (tx) => {
    const { name, colour } = await lockTag(tx, id);
    await ordersChanged(tx, await tx.order.findMany({ where: { taggings: { some: { tagId: id } } } }));
    const orders =
      await tx.$executeRaw`UPDATE orders SET updated_at = CURRENT_TIMESTAMP(3) WHERE id IN (SELECT order_id FROM order_taggings WHERE tag_id = ${id}) ORDER BY id`;
    await tx.orderTag.delete({ where: { id } });
    await recordAudit(tx, context, {
      action: 'orderTag.delete',
      entity: 'OrderTag',
      entityId: id,
      before: { name, colour },
      after: { orders },
    });
    return id;
  });
}
