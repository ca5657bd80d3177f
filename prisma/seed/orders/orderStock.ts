import type { Prisma } from '#graph/prisma/generated/client.ts';
import { HOUR } from '../time.ts';
import type { OrderRow } from './orderRow.ts';

export type StoredOrder = OrderRow & { orderId: string };

/**
 * Returns the stock moves of the orders. Items are received shortly before the first order of their variant, and
 * returned items are sold in the shop. Every stock ledger thus matches the stock in the catalogue.
 */
export function toStockMoves(orders: readonly StoredOrder[]): Prisma.StockMoveCreateManyInput[] {
  const soldQuantities = orders.flatMap(toSoldMoves);
  return [...toReceivedMoves(soldQuantities), ...soldQuantities, ...orders.flatMap(toReturnedMoves)];
}

function toSoldMoves({ orderId, lines, order }: StoredOrder) {
  return lines.map(({ variantId, quantity }) => ({
    variantId,
    orderId,
    delta: -quantity,
    reason: 'ORDER' as const,
    actorId: order.userId,
    at: order.placedAt,
  }));
}

function toReceivedMoves(soldQuantities: readonly { variantId: string; delta: number; at: Date }[]) {
  return [...new Set(soldQuantities.map(({ variantId }) => variantId))].map((variantId) => {
    const moves = soldQuantities.filter((move) => move.variantId === variantId);
    const firstSoldAt = Math.min(...moves.map(({ at }) => at.getTime()));
    return {
      variantId,
      delta: -moves.reduce((sum, { delta }) => sum + delta, 0),
      reason: 'RECEIVED' as const,
      at: new Date(firstSoldAt - 3 * HOUR),
    };
  });
}

function toReturnedMoves({ orderId, lines, statusHistory, order, staffId }: StoredOrder) {
  const endStep = statusHistory.find(({ status }) => status === 'CANCELLED' || status === 'RETURNED');
  if (!endStep) return [];
  const reason = endStep.status === 'CANCELLED' ? ('CANCELLATION' as const) : ('RETURN' as const);
  const actorId = endStep.by === 'STAFF' ? staffId : order.userId;
  return lines.flatMap(({ variantId, quantity: delta }) => [
    { variantId, orderId, delta, reason, actorId, at: endStep.at },
    {
      variantId,
      delta: -delta,
      reason: 'CORRECTION' as const,
      note: 'Sold in the shop',
      actorId: staffId,
      at: endStep.at,
    },
  ]);
}
