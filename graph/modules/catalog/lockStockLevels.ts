import { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Location with the fields that stock operations need. */
interface StockLocation {
  id: string;
  name: string;
  /** True if its stock is for sale: it is active and serves orders. */
  servesOrders: boolean;
  isActive: boolean;
}

/** Stock of the given variants, locked until the transaction ends. */
export interface LockedStock {
  variants: ReadonlyMap<string, { productId: string; sku: string; stock: number }>;
  /** All locations, in the sequence in which orders take stock from them. */
  locations: readonly StockLocation[];
  /** Stock level of a variant at a location. */
  getLevel: (variantId: string, locationId: string) => number;
}

/**
 * Locks the stock of the given variants by id, in the same order as order placement does, so that transactions cannot
 * deadlock. Reads everything again under the lock, because earlier reads in the transaction may be outdated.
 */
export async function lockStockLevels(tx: Transaction, variantIds: readonly string[]): Promise<LockedStock> {
  // An IN list cannot be empty in SQL.
  const ids = Prisma.join(variantIds.length > 0 ? [...new Set(variantIds)] : ['']);
  const variants = await tx.$queryRaw<{ id: string; productId: string; sku: string; stock: number }[]>`
    SELECT id, product_id AS productId, sku, stock FROM variants WHERE id IN (${ids}) ORDER BY id FOR UPDATE`;
  const levels = await tx.$queryRaw<{ variantId: string; locationId: string; quantity: number }[]>`
    SELECT variant_id AS variantId, location_id AS locationId, quantity FROM stock_levels
    WHERE variant_id IN (${ids}) FOR UPDATE`;
  const locationRows = await tx.$queryRaw<
    { id: string; name: string; is_active: number; servesOrders: number }[]
  >`
    SELECT id, name, is_active, (is_active AND serves_orders) AS servesOrders FROM locations
    ORDER BY position, id LOCK IN SHARE MODE`;

  const quantities = new Map(
    levels.map((level) => [toKey(level.variantId, level.locationId), level.quantity]),
  );
  return {
    variants: new Map(variants.map(({ id, ...variant }) => [id, variant])),
    locations: locationRows.map((locationRow) => ({
      ...locationRow,
      isActive: Boolean(locationRow.is_active),
      servesOrders: Boolean(locationRow.servesOrders),
    })),
    getLevel: (variantId, locationId) => quantities.get(toKey(variantId, locationId)) ?? 0,
  };
}

function toKey(variantId: string, locationId: string): string {
  return `${variantId} ${locationId}`;
}
