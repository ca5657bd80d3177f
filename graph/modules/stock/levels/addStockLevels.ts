import { getStockState, isOneOfAKind, type StockState } from '#domain/stock/getStockState.ts';
import type { Location, PrismaClient, Product } from '#graph/prisma/generated/client.ts';
import { listLocations } from '../locations/locations.ts';
import { readQuantitiesInTransit } from './readQuantitiesInTransit.ts';
import { type LocationQuantity, readReservedQuantities } from './readReservedQuantities.ts';
import type { StockRow } from './stockSelection.ts';

/** Stock of a variant at a location. */
interface LocationStock {
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
  levels: LocationStock[];
}

/** Adds the stock, reservations and transfers at each location to the variants, in four statements. */
export async function addStockLevels(
  prisma: PrismaClient,
  rows: readonly StockRow[],
  locationId?: string | null,
): Promise<StockItem[]> {
  const ids = rows.map(({ id }) => id);
  const [locations, levels, held, incoming, products] = await Promise.all([
    listLocations(prisma, { withInactive: true }),
    prisma.stockLevel.findMany({ where: { variantId: { in: ids } } }),
    readReservedQuantities(prisma, ids),
    readQuantitiesInTransit(prisma, ids),
    prisma.product.findMany({ where: { id: { in: rows.map(({ productId }) => productId) } } }),
  ]);
  const productById = new Map(products.map((product) => [product.id, product]));
  const quantities = {
    levels: toQuantityMap(levels),
    held: toQuantityMap(held),
    incoming: toQuantityMap(incoming),
  };

  return rows.flatMap(({ stock, peakStock, ...row }) => {
    const product = productById.get(row.productId);
    if (!product) return [];
    const locationLevels = locations
      .map((location) => {
        const key = toKey(row.id, location.id);
        return {
          location,
          quantity: quantities.levels.get(key) ?? 0,
          held: quantities.held.get(key) ?? 0,
          incoming: quantities.incoming.get(key) ?? 0,
        };
      })
      .filter(({ quantity, held: reserved, incoming }) => quantity + reserved + incoming > 0);
    const countedLevels = locationLevels.filter(
      ({ location }) => locationId == null || location.id === locationId,
    );
    return [
      {
        ...row,
        product,
        forSale: stock,
        held: addUp(countedLevels.map((level) => level.held)),
        incoming: addUp(countedLevels.map((level) => level.incoming)),
        state: getStockState(row.quantity, row.lowStockThreshold),
        isOneOfAKind: isOneOfAKind({ peakStock }),
        levels: locationLevels,
      },
    ];
  });
}

function toQuantityMap(rows: readonly LocationQuantity[]): Map<string, number> {
  return new Map(
    rows.map(({ variantId, locationId, quantity }) => [toKey(variantId, locationId), Number(quantity)]),
  );
}

function toKey(variantId: string, locationId: string): string {
  return `${variantId} ${locationId}`;
}

function addUp(values: readonly number[]): number {
  return values.reduce((sum, number) => sum + number, 0);
}
