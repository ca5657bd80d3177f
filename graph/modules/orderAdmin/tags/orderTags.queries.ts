import { DomainError } from '#domain/errors/errors.ts';
import { createBatchedLoader } from '#graph/prisma/createBatchedLoader.ts';
import type { Order, OrderTag, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Returns all tags, sorted by name. There are too few for pagination. */
export function listTags(prisma: PrismaClient): Promise<OrderTag[]> {
  return prisma.orderTag.findMany({ orderBy: { name: 'asc' } });
}

/** Returns the tags of an order, sorted by name. Prisma batches these reads for all orders in a list. */
export async function findTags(prisma: PrismaClient, { id }: Pick<Order, 'id'>): Promise<OrderTag[]> {
  const taggings = await prisma.order
    .findUnique({ where: { id } })
    .taggings({ include: { tag: true }, orderBy: { tag: { name: 'asc' } } });
  return taggings?.map(({ tag }) => tag) ?? [];
}

/** Returns the number of orders with each tag. */
export const countTaggedOrders = createBatchedLoader(
  async ({ prisma }, tagIds): Promise<Map<string, number>> => {
    const groups = await prisma.orderTagging.groupBy({
      by: ['tagId'],
      where: { tagId: { in: tagIds } },
      _count: true,
    });
    return new Map(groups.map(({ tagId, _count }) => [tagId, _count]));
  },
);

/** Locks a tag for a change in this transaction. */
export async function lockTag(tx: Transaction, id: string): Promise<OrderTag> {
  await tx.$queryRaw`SELECT id FROM order_tags WHERE id = ${id} FOR UPDATE`;
  const tag = await tx.orderTag.findUnique({ where: { id } });
  if (!tag) throw new DomainError('TAG_NOT_FOUND', 'id');
  return tag;
}
