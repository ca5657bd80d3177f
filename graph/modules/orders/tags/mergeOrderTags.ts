import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { OrderTag } from '#graph/prisma/generated/client.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import type { MergeOrderTagsInput } from '#graph/schema/schema.generated.ts';
import { ordersChanged } from '#graph/snapshot/shopChange.ts';
import { lockTag } from './orderTags.queries.ts';

/** Makes one tag of two: whatever has the first gets the second, once. */
export async function mergeOrderTags(
  context: GraphContext,
  { id, intoId }: MergeOrderTagsInput,
): Promise<OrderTag> {
  if (id === intoId) throw new DomainError('TAG_INTO_ITSELF', 'intoId');
  return inTransaction(context.prisma, async (tx) => {
    // In one order whoever asks, so that two who merge both ways do not wait for each other.
    for (const each of [id, intoId].toSorted()) await lockTag(tx, each);
    const [gone, kept] = [await lockTag(tx, id), await lockTag(tx, intoId)];
    await ordersChanged(tx, await tx.order.findMany({ where: { taggings: { some: { tagId: id } } } }));
    const orders =
      await tx.$executeRaw`INSERT IGNORE INTO order_taggings (order_id, tag_id) SELECT order_id, ${intoId} FROM order_taggings WHERE tag_id = ${id}`;
    await tx.$executeRaw`UPDATE orders SET updated_at = CURRENT_TIMESTAMP(3) WHERE id IN (SELECT order_id FROM order_taggings WHERE tag_id = ${id}) ORDER BY id`;
    await tx.orderTag.delete({ where: { id } });
    await recordAudit(tx, context, {
      action: 'orderTag.merge',
      entity: 'OrderTag',
      entityId: intoId,
      before: { name: gone.name },
      after: { name: kept.name, orders },
    });
    return kept;
  });
}
