import type { GraphContext } from '#graph/context.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { stockChanged } from '#graph/snapshot/shopChange.ts';
import { missingPieces } from './missingPieces.ts';
import type { Piece } from './pieces.ts';
import { quantities } from './quantities.ts';

/**
 * Takes pieces of a held order out of stock, all or none, with a move in the ledger for each; as when an order takes them,
 * variants come before products and each by id. Answers the pieces of which there are not enough any more: then nothing
 * was taken.
 */
export async function holdStock(
  tx: Transaction,
  { viewer, now }: Pick<GraphContext, 'viewer' | 'now'>,
  { orderId, pieces: lines }: { orderId: string; pieces: readonly Piece[] },
): Promise<string[]> {
  const variants = quantities(lines, ({ variantId }) => variantId);
  const products = quantities(lines, ({ productId }) => productId);
  const stocks = await lockStocks(
    tx,
    variants.map(([id]) => id),
  );
  const missing = missingPieces(lines, stocks);
  if (missing.length > 0) return missing;

  for (const [id, quantity] of variants)
    await tx.variant.update({ where: { id }, data: { stock: { decrement: quantity } } });
  for (const [id, quantity] of products)
    await tx.product.update({ where: { id }, data: { stock: { decrement: quantity } } });
  await tx.stockMove.createMany({
    data: variants.map(([variantId, quantity]) => {
      return { variantId, delta: -quantity, reason: 'ORDER', orderId, actorId: viewer?.id, at: now };
    }),
  });
  await stockChanged(
    tx,
    products.map(([id]) => id),
  );
  return [];
}

async function lockStocks(tx: Transaction, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const found = await tx.$queryRaw<{ id: string; stock: number }[]>`
    SELECT id, stock FROM variants WHERE id IN (${Prisma.join(ids)}) ORDER BY id FOR UPDATE`;
  return new Map(found.map(({ id, stock }) => [id, stock]));
}
