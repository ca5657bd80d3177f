import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { OrderTag } from '#graph/prisma/generated/client.ts';
import type { MergeOrderTagsInput } from '#graph/schema/schema.generated.ts';
import { orderChanged } from '#graph/work/storeEvents.ts';
import { lockTag } from './orderTags.queries.ts';

/** Merges one tag into another. Orders with the first tag get the second one, without duplicates. */
export async function mergeOrderTags(
  context: GraphContext,
  { id, intoId }: MergeOrderTagsInput,
): Promise<OrderTag> {
  if (id === intoId) throw new DomainError('TAG_INTO_ITSELF', 'intoId');
  return context.work(async (work) => {
    // Locked in a fixed order, so that merges in both directions cannot deadlock.
    for (const tagId of [id, intoId].toSorted()) await lockTag(work.db, tagId);
    const [source, target] = [await lockTag(work.db, id), await lockTag(work.db, intoId)];
    const taggedOrders = await work.db.order.findMany({ where: { taggings: { some: { tagId: id } } } });
    work.publish(taggedOrders.map(orderChanged));
    const orders = await work.db
      .$executeRaw`INSERT IGNORE INTO order_taggings (order_id, tag_id) SELECT order_id, ${intoId} FROM order_taggings WHERE tag_id = ${id}`;
    await work.db
      .$executeRaw`UPDATE orders SET updated_at = CURRENT_TIMESTAMP(3) WHERE id IN (SELECT order_id FROM order_taggings WHERE tag_id = ${id}) ORDER BY id`;
    await work.db.orderTag.delete({ where: { id } });
    await recordAudit(work.db, context, {
      action: 'orderTag.merge',
      entity: 'OrderTag',
      entityId: intoId,
      before: { name: source.name },
      after: { name: target.name, orders },
    });
    return target;
  });
}
