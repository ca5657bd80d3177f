import { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { LineInput } from '#graph/schema/schema.generated.ts';

/** The variants that lines are about, by id, in one order for everybody. */
export async function findVariantIds(prisma: Transaction, lines: readonly LineInput[]): Promise<string[]> {
  const variants = await prisma.variant.findMany({
    where: { OR: lines.map(({ productId, size }) => ({ productId, size: size ?? null })) },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  return variants.map(({ id }) => id);
}

/**
 * Holds the variants until the transaction ends, so that orders for one piece come one after another. It must be the
 * transaction's first statement: what is read afterwards is then as the order before left it.
 */
export async function lockVariants(tx: Transaction, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.$queryRaw`SELECT id FROM variants WHERE id IN (${Prisma.join(ids)}) ORDER BY id FOR UPDATE`;
}
