import type { Transaction } from '#graph/prisma/transaction.ts';
import { writeConflict } from '#graph/prisma/writeConflict.ts';
import type { PricedLine } from './priceLines.ts';

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
