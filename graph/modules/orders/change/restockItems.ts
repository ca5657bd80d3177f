import { MAIN_LOCATION_ID } from '#domain/stock/locations.ts';
import { type HeldLevels, holdLevels } from '#graph/modules/catalog/holdLevels.ts';
import { type MovingStock, moveStock } from '#graph/modules/catalog/moveStock.ts';
import type { StockMove, StockReason } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { Work } from '#graph/work/work.ts';
import type { Piece } from './pieces.ts';
import { quantities } from './quantities.ts';

/** A piece that comes back, and where it is put if not where it came from. */
interface ReturningPiece extends Piece {
  locationId?: string | null | undefined;
  note?: string | null | undefined;
}

interface Comeback {
  orderId: string;
  reason: StockReason;
  pieces: readonly ReturningPiece[];
}

/**
 * Puts pieces of an order back into stock, with a move in the ledger for each: where the order took them from, as far as that
 * is in use. Variants come before products and each by id, as when an order takes them, so that nobody waits in a ring. A
 * size that is no more takes nothing back. The order has to be held.
 */
export async function putBackStock(
  work: Work,
  context: MovingStock,
  { orderId, reason, pieces }: Comeback,
): Promise<StockMove[]> {
  const back = byWay(pieces);
  const held = await holdLevels(
    work.db,
    back.map(({ variantId }) => variantId),
  );
  const taken = await readTaken(work.db, orderId);
  const moves = back
    .filter(({ variantId }) => held.variants.has(variantId))
    .flatMap(({ variantId, quantity, locationId, note }) => {
      const takenAt = (placeId: string) => {
        if (locationId) return placeId === locationId ? quantity : 0;
        return taken.get(`${variantId} ${placeId}`) ?? 0;
      };
      return toParts(held, quantity, takenAt).map((part) => {
        const key = `${variantId} ${part.locationId}`;
        taken.set(key, (taken.get(key) ?? 0) - part.delta);
        return { variantId, ...part, reason, orderId, note: note ?? null };
      });
    });
  return moveStock(work, context, held, moves);
}

/** What goes the same way together, in the order in which orders take it. */
function byWay(pieces: readonly ReturningPiece[]) {
  const ways = [...new Set(pieces.map(wayOf))].sort();
  return ways.flatMap((way) => {
    const same = pieces.filter((piece) => wayOf(piece) === way);
    const { locationId, note } = same[0] ?? {};
    return quantities(same, ({ variantId }) => variantId).map(([variantId, quantity]) => {
      return { variantId, quantity, locationId, note };
    });
  });
}

function wayOf({ variantId, locationId, note }: ReturningPiece): string {
  return [variantId, locationId, note].join(' ');
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
  for (const { id } of places.filter(({ isActive }) => isActive)) {
    const delta = Math.min(left, Math.max(takenAt(id), 0));
    if (delta > 0) parts.push({ locationId: id, delta });
    left -= delta;
  }
  return left > 0 ? [...parts, { locationId: MAIN_LOCATION_ID, delta: left }] : parts;
}
