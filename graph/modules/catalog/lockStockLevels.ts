import { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** A location as the stock sees it. */
interface Place {
  id: string;
  name: string;
  /** Whether what it holds is for sale: it is active and serves orders. */
  serves: boolean;
  isActive: boolean;
}

/** The stock of some variants, which nobody else changes until the transaction ends. */
export interface HeldLevels {
  variants: ReadonlyMap<string, { productId: string; sku: string; stock: number }>;
  /** Every location, in the order in which orders ask them. */
  places: readonly Place[];
  /** How many of a variant a location holds. */
  at: (variantId: string, locationId: string) => number;
}

/**
 * Holds the stock of some variants, by id as an order does, so that nobody waits in a ring. All of it is read under a
 * lock: what the transaction has read before may be older than what others have changed since.
 */
export async function holdLevels(tx: Transaction, variantIds: readonly string[]): Promise<HeldLevels> {
  // An empty list is no SQL.
  const ids = Prisma.join(variantIds.length > 0 ? [...new Set(variantIds)] : ['']);
  const variants = await tx.$queryRaw<{ id: string; productId: string; sku: string; stock: number }[]>`
    SELECT id, product_id AS productId, sku, stock FROM variants WHERE id IN (${ids}) ORDER BY id FOR UPDATE`;
  const levels = await tx.$queryRaw<{ variantId: string; locationId: string; quantity: number }[]>`
    SELECT variant_id AS variantId, location_id AS locationId, quantity FROM stock_levels
    WHERE variant_id IN (${ids}) FOR UPDATE`;
  const places = await tx.$queryRaw<{ id: string; name: string; is_active: number; serves: number }[]>`
    SELECT id, name, is_active, (is_active AND serves_orders) AS serves FROM locations
    ORDER BY position, id LOCK IN SHARE MODE`;

  const quantities = new Map(
    levels.map((level) => [toKey(level.variantId, level.locationId), level.quantity]),
  );
  return {
    variants: new Map(variants.map(({ id, ...variant }) => [id, variant])),
    places: places.map((place) => ({
      ...place,
      isActive: Boolean(place.is_active),
      serves: Boolean(place.serves),
    })),
    at: (variantId, locationId) => quantities.get(toKey(variantId, locationId)) ?? 0,
  };
}

function toKey(variantId: string, locationId: string): string {
  return `${variantId} ${locationId}`;
}
