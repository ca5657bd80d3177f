import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { DeleteOrderTagInput } from '#graph/schema/schema.generated.ts';
import { orderChanged } from '#graph/work/storeEvents.ts';
import { lockTag } from './orderTags.queries.ts';

/** Deletes a tag; the orders that had it go without, and count as changed. */
export function deleteOrderTag(context: GraphContext, { id }: DeleteOrderTagInput): Promise<string> {
  return context.work(async (work) => {
    const { name, colour } = await lockTag(work.db, id);
    const tagged = await work.db.order.findMany({ where: { taggings: { some: { tagId: id } } } });
    work.publish(tagged.map(orderChanged));
    const orders = await work.db
      .$executeRaw`UPDATE orders SET updated_at = CURRENT_TIMESTAMP(3) WHERE id IN (SELECT order_id FROM order_taggings WHERE tag_id = ${id}) ORDER BY id`;
    await work.db.orderTag.delete({ where: { id } });
    await recordAudit(work.db, context, {
      action: 'orderTag.delete',
      entity: 'OrderTag',
      entityId: id,
      before: { name, colour },
      after: { orders },
    });
    return id;
  });
}
