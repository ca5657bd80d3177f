import type { GraphContext } from '#graph/context.ts';
import { queueAlerts } from '#graph/modules/messages/queueAlerts.ts';
import type { StockMove, StockReason } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

export interface Move {
  variantId: string;
  delta: number;
  reason: StockReason;
  note?: string | null;
}

/** Changes the stock of a product's sizes and of the product, each change with its line in the ledger. */
export async function moveStock(
  tx: Transaction,
  { viewer, now, requestId }: Pick<GraphContext, 'viewer' | 'now' | 'requestId'>,
  { productId, moves }: { productId: string; moves: readonly Move[] },
): Promise<StockMove[]> {
  const real = moves.filter(({ delta }) => delta !== 0);
  const written: StockMove[] = [];
  for (const { variantId, delta, reason, note } of real) {
    await tx.variant.update({ where: { id: variantId }, data: { stock: { increment: delta } } });
    written.push(
      await tx.stockMove.create({ data: { variantId, delta, reason, note, actorId: viewer?.id, at: now } }),
    );
  }
  const sum = real.reduce((total, { delta }) => total + delta, 0);
  if (sum !== 0) await tx.product.update({ where: { id: productId }, data: { stock: { increment: sum } } });
  if (real.some(({ delta }) => delta > 0)) await queueAlerts(tx, { now, requestId }, [productId]);
  return written;
}
