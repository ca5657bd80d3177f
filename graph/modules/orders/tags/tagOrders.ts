import { DomainError } from '#domain/errors/errors.ts';
import { MAX_TAGS } from '#domain/orders/orderTagSchema.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Order, OrderTag } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { touch } from '#graph/prisma/writes/touch.ts';
import type { TagOrdersInput } from '#graph/schema/schema.generated.ts';
import { eachOrder, type OrdersOutcome } from '../lifecycle/eachOrder.ts';

/** Tags orders and takes tags off them; what changes stands on each order's own record. */
export async function tagOrders(
  context: GraphContext,
  { orderIds, add = [], remove = [] }: TagOrdersInput,
): Promise<OrdersOutcome> {
  const added = await readTags(context, add, 'add');
  const removed = await readTags(context, remove, 'remove');
  return eachOrder(context, orderIds, (tx, order) => retag(tx, context, order, { added, removed }));
}

async function readTags(
  { prisma }: GraphContext,
  ids: readonly string[],
  field: 'add' | 'remove',
): Promise<OrderTag[]> {
  const unique = [...new Set(ids)];
  if (unique.length > MAX_TAGS) throw new DomainError('TOO_MANY_TAGS', { most: MAX_TAGS }, field);
  const tags = await prisma.orderTag.findMany({ where: { id: { in: unique } } });
  if (tags.length < unique.length) throw new DomainError('TAG_NOT_FOUND', field);
  return tags;
}

async function retag(
  tx: Transaction,
  context: GraphContext,
  order: Order,
  { added, removed }: { added: readonly OrderTag[]; removed: readonly OrderTag[] },
): Promise<Order> {
  const { id: orderId } = order;
  const before = new Set((await tx.orderTagging.findMany({ where: { orderId } })).map(({ tagId }) => tagId));
  const gets = added.filter(({ id }) => !before.has(id));
  const loses = removed.filter(({ id }) => before.has(id));
  if (gets.length === 0 && loses.length === 0) return order;

  await tx.orderTagging.createMany({ data: gets.map(({ id: tagId }) => ({ orderId, tagId })) });
  await tx.orderTagging.deleteMany({ where: { orderId, tagId: { in: loses.map(({ id }) => id) } } });
  await recordAudit(tx, context, {
    action: 'order.tags',
    entity: 'Order',
    entityId: orderId,
    before: { tags: loses.map(({ name }) => name) },
    after: { tags: gets.map(({ name }) => name) },
  });
  // What lists are kept in step by; its version stays, since no dialog is about its tags.
  await touch(tx, 'orders', [orderId]);
  return tx.order.findUniqueOrThrow({ where: { id: orderId } });
}
