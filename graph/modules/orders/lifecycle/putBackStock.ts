import { MAIN_LOCATION_ID } from '#domain/stock/locations.ts';
import { type HeldLevels, holdLevels } from '#graph/modules/catalog/holdLevels.ts';
import { type MovingStock, moveStock } from '#graph/modules/catalog/moveStock.ts';
import type { StockReason } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { Piece } from './pieces.ts';
import { quantities } from './quantities.ts';

interface Comeback {
  orderId: string;
  reason: StockReason;
  pieces: readonly Piece[];
  /** Where they are put, if not where they came from. */
  locationId?: string | null;
}

/**
 * Puts pieces of an order back into stock, with a move in the ledger for each: where the order took them from, as far as that
 * is in use. Variants come before products and each by id, as when an order takes them, so that nobody waits in a ring. A
 * size that is no more takes nothing back. The order has to be held.
 */
export async function putBackStock(
  tx: Transaction,
  context: MovingStock,
  { orderId, reason, pieces, locationId }: Comeback,
): Promise<void> {
  const back = quantities(pieces, ({ variantId }) => variantId);
  const held = await holdLevels(
    tx,
    back.map(([id]) => id),
  );
  const taken = await readTaken(tx, orderId);
  const moves = back
    .filter(([id]) => held.variants.has(id))
    .flatMap(([variantId, quantity]) =>
      toParts(held, quantity, (placeId) =>
        locationId ? (placeId === locationId ? quantity : 0) : (taken.get(`${variantId} ${placeId}`) ?? 0),
      ).map((part) => ({ variantId, ...part, reason, orderId })),
    );
  await moveStock(tx, context, held, moves);
}

/** What the order has of each size from each location. */
async function readTaken(tx: Transaction, orderId: string): Promise<Map<string, number>> {
  const sums = await tx.stockMove.groupBy({
    by: ['variantId', 'locationId'],
    where: { orderId },
    _sum: { delta: true },
  });
  return new Map(
    sums.map(({ variantId, locationId, _sum }) => [`${variantId} ${locationId}`, -(_sum.delta ?? 0)]),
  );
}

/** What came from nowhere that is in use goes to the store's first location. */
function toParts({ places }: HeldLevels, quantity: number, takenAt: (placeId: string) => number) {
  const parts: { locationId: string; delta: number }[] = [];
  let left = quantity;
  for (const { id } of places.filter(({ active }) => active)) {
    const delta = Math.min(left, Math.max(takenAt(id), 0));
    if (delta > 0) parts.push({ locationId: id, delta });
    left -= delta;
  }
  return left > 0 ? [...parts, { locationId: MAIN_LOCATION_ID, delta: left }] : parts;
}
