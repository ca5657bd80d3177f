import { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { writeConflict } from '#graph/prisma/writeConflict.ts';
import type { LineInput } from '#graph/schema/schema.generated.ts';
import type { PricedLine } from './priceLines.ts';

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

/** Takes the lines out of stock, variants before products and each by id, so that two orders never wait in a ring. */
export async function takeStock(tx: Transaction, lines: readonly PricedLine[]): Promise<void> {
  for (const [id, quantity] of quantities(lines, ({ variant }) => variant.id)) {
    const { count } = await tx.variant.updateMany({
      where: { id, stock: { gte: quantity } },
      data: { stock: { decrement: quantity } },
    });
    if (count === 0) throw writeConflict();
  }
  for (const [id, quantity] of quantities(lines, ({ product }) => product.id))
    await tx.product.updateMany({ where: { id }, data: { stock: { decrement: quantity } } });
}

function quantities(lines: readonly PricedLine[], idOf: (line: PricedLine) => string): [string, number][] {
  const sums = new Map<string, number>();
  for (const line of lines) sums.set(idOf(line), (sums.get(idOf(line)) ?? 0) + line.quantity);
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1));
}
