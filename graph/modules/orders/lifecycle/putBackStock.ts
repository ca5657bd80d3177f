import type { GraphContext } from '#graph/context.ts';
import { queueAlerts } from '#graph/modules/messages/queueAlerts.ts';
import type { StockReason } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { stockChanged } from '#graph/snapshot/shopChange.ts';
import type { Piece } from './pieces.ts';
import { quantities } from './quantities.ts';

interface Comeback {
  orderId: string;
  reason: StockReason;
  pieces: readonly Piece[];
}

/**
 * Puts pieces of an order back into stock, with a move in the ledger for each. Variants come before products and each
 * by id, as when an order takes them, so that nobody waits in a ring. A size that is no more takes nothing back.
 */
export async function putBackStock(
  tx: Transaction,
  { viewer, now, requestId }: GraphContext,
  { orderId, reason, pieces }: Comeback,
): Promise<void> {
  const lines = pieces.filter(({ variantId }) => variantId !== null);

  for (const [id, quantity] of quantities(lines, ({ variantId }) => variantId))
    await tx.variant.updateMany({ where: { id }, data: { stock: { increment: quantity } } });
  const products = quantities(lines, ({ productId }) => productId);
  for (const [id, quantity] of products)
    await tx.product.updateMany({ where: { id }, data: { stock: { increment: quantity } } });
  await tx.stockMove.createMany({
    data: quantities(lines, ({ variantId }) => variantId).map(([variantId, delta]) => {
      return { variantId, delta, reason, orderId, actorId: viewer?.id, at: now };
    }),
  });
  const ids = products.map(([id]) => id);
  await stockChanged(tx, ids);
  await queueAlerts(tx, { now, requestId }, ids);
}
