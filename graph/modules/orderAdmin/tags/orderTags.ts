import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { MAX_TAGS, orderTagSchema } from '#domain/orders/orderTagSchema.ts';
import { getChangedFields } from '#graph/audit/changedFields.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { OrderTag } from '#graph/prisma/generated/client.ts';
import { refuseDuplicate } from '#graph/prisma/refuseDuplicate.ts';
import type {
  CreateOrderTagInput,
  DeleteOrderTagInput,
  UpdateOrderTagInput,
} from '#graph/schema/schema.generated.ts';
import { orderChanged } from '#graph/work/storeEvents.ts';
import { lockTag } from './orderTags.queries.ts';

export function createOrderTag(context: GraphContext, input: CreateOrderTagInput): Promise<OrderTag> {
  const data = parseInput(orderTagSchema, input);
  return withUniqueName(() =>
    context.work(async (work) => {
      if ((await work.db.orderTag.count()) >= MAX_TAGS)
        throw new DomainError('TOO_MANY_TAGS', { most: MAX_TAGS }, 'name');
      const tag = await work.db.orderTag.create({ data: { ...data, createdAt: context.now } });
      await recordAudit(work.db, context, {
        action: 'orderTag.create',
        entity: 'OrderTag',
        entityId: tag.id,
        after: data,
      });
      return tag;
    }),
  );
}

/** Updates the given fields. */
export function updateOrderTag(
  context: GraphContext,
  { id, ...input }: UpdateOrderTagInput,
): Promise<OrderTag> {
  return withUniqueName(() =>
    context.work(async (work) => {
      const before = await lockTag(work.db, id);
      const data = parseInput(orderTagSchema, { ...before, ...input });
      const changes = getChangedFields({ ...before }, data);
      if (!changes) return before;
      const tag = await work.db.orderTag.update({ where: { id }, data });
      await recordAudit(work.db, context, {
        action: 'orderTag.update',
        entity: 'OrderTag',
        entityId: id,
        ...changes,
      });
      return tag;
    }),
  );
}

function withUniqueName(write: () => Promise<OrderTag>): Promise<OrderTag> {
  return refuseDuplicate(write, () => new DomainError('TAG_NAME_TAKEN', 'name'));
}

/** Deletes a tag and removes it from its orders, which then count as changed. */
export function deleteOrderTag(context: GraphContext, { id }: DeleteOrderTagInput): Promise<string> {
  return context.work(async (work) => {
    const { name, colour } = await lockTag(work.db, id);
    const taggedOrders = await work.db.order.findMany({ where: { taggings: { some: { tagId: id } } } });
    work.publish(taggedOrders.map(orderChanged));
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
