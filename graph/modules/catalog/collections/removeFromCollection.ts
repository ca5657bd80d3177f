import type { GraphContext } from '#graph/context.ts';
import { writeSearchTextsJob } from '#graph/modules/storefront/storefront.jobs.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import { productsChanged } from '#graph/work/storeEvents.ts';
import type { Work } from '#graph/work/work.ts';

/** Removes products from their collection. A job then removes the name of the collection from their search text. */
export async function removeFromCollection(
  work: Work,
  _context: GraphContext,
  where: Prisma.ProductWhereInput,
): Promise<void> {
  const products = await work.db.product.findMany({ where, select: { id: true }, orderBy: { id: 'asc' } });
  const productIds = products.map(({ id }) => id);
  if (productIds.length === 0) return;
  await work.db.product.updateMany({
    where: { id: { in: productIds } },
    data: { collectionId: null, version: { increment: 1 } },
  });
  work.publish(productsChanged(productIds));
  await work.enqueue(writeSearchTextsJob, { productIds });
}
