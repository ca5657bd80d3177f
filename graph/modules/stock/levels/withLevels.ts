import { isOneOfAKind, type StockState, stockState } from '#domain/stock/stockState.ts';
import type { Location, PrismaClient, Product } from '#graph/prisma/generated/client.ts';
import { listLocations } from '../locations/locations.ts';
import { inTransit } from './inTransit.ts';
import { type AtLocation, reservedByOrders } from './reservedByOrders.ts';
import type { StockRow } from './stockSelection.ts';

/** Stock of a variant at a location. */
interface StockAt {
  location: Location;
  quantity: number;
  held: number;
  incoming: number;
}

/** A variant with its stock at each location. */
export interface StockItem extends Omit<StockRow, 'stock' | 'peakStock'> {
  product: Product;
  forSale: number;
  held: number;
  incoming: number;
  state: StockState;
  isOneOfAKind: boolean;
  levels: StockAt[];
}

/** Adds to variants their stock, reservations and transfers at each location, in four statements. */
export async function withLevels(
  prisma: PrismaClient,
  rows: readonly StockRow[],
  locationId?: string | null,
): Promise<StockItem[]> {
  const ids = rows.map(({ id }) => id);
  const [locations, levels, held, incoming, products] = await Promise.all([
    listLocations(prisma, { withInactive: true }),
    prisma.stockLevel.findMany({ where: { variantId: { in: ids } } }),
    reservedByOrders(prisma, ids),
    inTransit(prisma, ids),
    prisma.product.findMany({ where: { id: { in: rows.map(({ productId }) => productId) } } }),
  ]);
  const byId = new Map(products.map((product) => [product.id, product]));
  const at = { levels: byPlace(levels), held: byPlace(held), incoming: byPlace(incoming) };

  return rows.flatMap(({ stock, peakStock, ...row }) => {
    const product = byId.get(row.productId);
    if (!product) return [];
    const locationLevels = locations
      .map((location) => {
        const key = toKey(row.id, location.id);
        return {
          location,
          quantity: at.levels.get(key) ?? 0,
          held: at.held.get(key) ?? 0,
          incoming: at.incoming.get(key) ?? 0,
        };
      })
      .filter(({ quantity, held: reserved, incoming }) => quantity + reserved + incoming > 0);
    const counted = locationLevels.filter(({ location }) => locationId == null || location.id === locationId);
    return [
      {
        ...row,
        product,
        forSale: stock,
        held: addUp(counted.map((level) => level.held)),
        incoming: addUp(counted.map((level) => level.incoming)),
        state: stockState(row.quantity, row.lowStockThreshold),
        isOneOfAKind: isOneOfAKind({ peakStock }),
        levels: locationLevels,
      },
    ];
  });
}

function byPlace(rows: readonly AtLocation[]): Map<string, number> {
  return new Map(
    rows.map(({ variantId, locationId, quantity }) => [toKey(variantId, locationId), Number(quantity)]),
  );
}

function toKey(variantId: string, locationId: string): string {
  return `${variantId} ${locationId}`;
}

function addUp(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
