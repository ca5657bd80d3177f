import type { GraphContext } from '#graph/context.ts';
import { queueJob } from '#graph/jobs/queueJob.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { productsChanged } from '#graph/snapshot/shopChange.ts';
import { writeSearchTextsJob } from '../catalog.jobs.ts';

/** Has pieces name no collection any more; soon after they are no longer found by its name. */
export async function leaveCollection(
  tx: Transaction,
  context: GraphContext,
  where: Prisma.ProductWhereInput,
): Promise<void> {
  const found = await tx.product.findMany({ where, select: { id: true }, orderBy: { id: 'asc' } });
  const productIds = found.map(({ id }) => id);
  if (productIds.length === 0) return;
  await tx.product.updateMany({
    where: { id: { in: productIds } },
    data: { collectionId: null, version: { increment: 1 } },
  });
  await productsChanged(tx, productIds);
  await queueJob(tx, context, writeSearchTextsJob, { productIds });
}
