import { DomainError } from '#domain/errors/errors.ts';
import { MAX_TAGS } from '#domain/orders/orderTagSchema.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext, StaffActionContext } from '#graph/context.ts';
import { changeEachOrder, type OrdersOutcome } from '#graph/modules/orders/change/changeEachOrder.ts';
import type { Order, OrderTag } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { TagOrdersInput } from '#graph/schema/schema.generated.ts';

/** Adds tags to orders and removes tags from them. Each change is recorded in the order's audit log. */
export async function tagOrders(
  context: GraphContext,
  { orderIds, add = [], remove = [] }: TagOrdersInput,
): Promise<OrdersOutcome> {
  const change = await readTagChange(context, { add, remove });
  return changeEachOrder(context, orderIds, async (work, order) => {
    await changeOrderTags(work.db, context, order, change);
    // The version stays unchanged, because no dialog edits tags. `lockOrder` has recorded the change.
    return work.db.order.findUniqueOrThrow({ where: { id: order.id } });
  });
}

type Tag = Pick<OrderTag, 'id' | 'name'>;

/** Tags to add to and remove from orders. */
export interface TagChange {
  added: readonly Tag[];
  removed: readonly Tag[];
}

export async function readTagChange(
  context: GraphContext,
  { add, remove }: Record<'add' | 'remove', readonly string[]>,
): Promise<TagChange> {
  return {
    added: await readTags(context, add, 'add'),
    removed: await readTags(context, remove, 'remove'),
  };
}

async function readTags(
  { prisma }: GraphContext,
  ids: readonly string[],
  field: 'add' | 'remove',
): Promise<OrderTag[]> {
  const uniqueIds = [...new Set(ids)];
  if (uniqueIds.length > MAX_TAGS) throw new DomainError('TOO_MANY_TAGS', { most: MAX_TAGS }, field);
  const tags = await prisma.orderTag.findMany({ where: { id: { in: uniqueIds } } });
  if (tags.length < uniqueIds.length) throw new DomainError('TAG_NOT_FOUND', field);
  return tags;
}

/** Changes the tags of a locked order. Returns false if nothing changes. */
export async function changeOrderTags(
  tx: Transaction,
  context: StaffActionContext,
  { id: orderId }: Pick<Order, 'id'>,
  { added, removed }: TagChange,
): Promise<boolean> {
  const previousTagIds = new Set(
    (await tx.orderTagging.findMany({ where: { orderId } })).map(({ tagId }) => tagId),
  );
  const tagsToAdd = added.filter(({ id }) => !previousTagIds.has(id));
  const tagsToRemove = removed.filter(({ id }) => previousTagIds.has(id));
  if (tagsToAdd.length === 0 && tagsToRemove.length === 0) return false;

  await tx.orderTagging.createMany({ data: tagsToAdd.map(({ id: tagId }) => ({ orderId, tagId })) });
  await tx.orderTagging.deleteMany({ where: { orderId, tagId: { in: tagsToRemove.map(({ id }) => id) } } });
  await recordAudit(tx, context, {
    action: 'order.tags',
    entity: 'Order',
    entityId: orderId,
    before: { tags: tagsToRemove.map(({ name }) => name) },
    after: { tags: tagsToAdd.map(({ name }) => name) },
  });
  return true;
}
