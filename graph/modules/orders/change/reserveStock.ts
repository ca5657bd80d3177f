import { allocate, type LevelAt } from '#domain/stock/allocate.ts';
import { type HeldLevels, holdLevels } from '#graph/modules/catalog/holdLevels.ts';
import { type MovingStock, moveStock } from '#graph/modules/catalog/moveStock.ts';
import type { StockReason } from '#graph/prisma/generated/client.ts';
import type { Work } from '#graph/work/work.ts';
import { missingPieces } from './missingPieces.ts';
import type { Piece } from './pieces.ts';
import { quantities } from './quantities.ts';

interface Wanted {
  orderId: string;
  pieces: readonly Piece[];
  /** The one location that they are taken from, as for a sale at its counter; else those that serve orders. */
  locationId?: string | null;
  /** As the ledger tells it: sold, unless it says otherwise. */
  reason?: StockReason;
}

/**
 * Takes pieces of a held order out of stock, all or none, with a move in the ledger for each; as when an order takes them,
 * variants come before products and each by id. Answers the pieces of which there are not enough any more: then nothing
 * was taken.
 */
export async function holdStock(
  work: Work,
  context: MovingStock,
  { orderId, pieces, locationId, reason = 'ORDER' }: Wanted,
): Promise<string[]> {
  const wanted = quantities(pieces, ({ variantId }) => variantId);
  const ids = wanted.map(([id]) => id);
  const held = await holdLevels(work.db, ids);
  const levels = levelsOf(held, ids, locationId);
  const stocks = new Map(quantities(levels, ({ variantId }) => variantId));
  const missing = missingPieces(pieces, stocks);
  if (missing.length > 0) return missing;

  const taken = allocate(wanted, levels) ?? [];
  await moveStock(
    work,
    context,
    held,
    taken.map(({ quantity, ...from }) => ({ ...from, delta: -quantity, reason, orderId })),
  );
  return [];
}

function levelsOf(
  { places, at }: HeldLevels,
  variantIds: readonly string[],
  locationId: string | null | undefined,
): LevelAt[] {
  return places
    .filter(({ id, isActive, serves }) => (locationId ? id === locationId && isActive : serves))
    .flatMap(({ id }) =>
      variantIds.map((variantId) => ({ variantId, locationId: id, quantity: at(variantId, id) })),
    );
}
