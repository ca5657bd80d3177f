import type { Fulfilment } from '#domain/orders/counter/counterSaleSchema.ts';
import type { LocationQuantity } from '#domain/stock/allocate.ts';
import { MAIN_LOCATION_ID } from '#domain/stock/locations.ts';
import { type Statement, selectRows } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import type { ChosenLine } from './chooseVariants.ts';

/** Quantity of a variant at a location, and whether the location serves orders. */
export interface FreshLevel extends LocationQuantity {
  serves: number;
}

/** Current price and stock of a variant. */
export interface FreshVariant {
  id: string;
  price: number;
  stock: number;
}

/** Reads the current price and stock of the lines' variants. */
export function readVariants(selectedLines: readonly ChosenLine[]): Statement<FreshVariant[]> {
  return selectRows(
    Prisma.sql`SELECT id, price, stock FROM variants WHERE id IN (${toIds(selectedLines, 'variant')})`,
  );
}

/**
 * Reads and locks the variants until the transaction ends, so that orders for one variant run one after another. Must
 * be the transaction's first statement, so that later reads see the previous order's changes.
 */
export function lockVariants(selectedLines: readonly ChosenLine[]): Statement<FreshVariant[]> {
  return selectRows(Prisma.sql`
    SELECT id, price, stock FROM variants WHERE id IN (${toIds(selectedLines, 'variant')}) ORDER BY id FOR UPDATE`);
}

/**
 * Reads the stock levels of the lines' variants at the location `only`, or else at all locations that serve orders,
 * beginning with `first`. Orders use the locations in this sequence. Run it after `lockVariants`, since every change to
 * a level locks its variant.
 */
export function readLevels(
  selectedLines: readonly ChosenLine[],
  { only: onlyLocationId, first: preferredLocationId }: { only?: string | null; first?: string | null },
): Statement<FreshLevel[]> {
  const where = onlyLocationId
    ? Prisma.sql`l.id = ${onlyLocationId} AND l.is_active`
    : Prisma.sql`l.is_active AND (l.serves_orders OR l.id = ${preferredLocationId ?? ''})`;
  return selectRows(Prisma.sql`
    SELECT s.variant_id AS variantId, s.location_id AS locationId, s.quantity, l.serves_orders AS serves
    FROM stock_levels s JOIN locations l ON l.id = s.location_id
    WHERE s.variant_id IN (${toIds(selectedLines, 'variant')}) AND ${where}
    ORDER BY l.id <> ${preferredLocationId ?? ''}, l.position, l.id`);
}

/**
 * Returns the locations that supply the items of a counter sale. Items that the customer takes along come only from the
 * sale's location. Other items come first from that location, or from the main location if none is given. Online orders
 * have no preferred location.
 */
export function toLocations(counterSale: { locationId: string | null; fulfilment: Fulfilment } | null) {
  if (!counterSale) return {};
  const { locationId, fulfilment } = counterSale;
  return { only: fulfilment === 'COUNTER' ? locationId : null, first: locationId ?? MAIN_LOCATION_ID };
}

/** A product for sale now, with its cost in NPR. */
export interface ProductForSale {
  id: string;
  cost: number | null;
}

/** Reads which of the lines' products are for sale now. */
export function readProductsForSale(selectedLines: readonly ChosenLine[]): Statement<ProductForSale[]> {
  return selectRows(Prisma.sql`
    SELECT id, cost FROM products WHERE id IN (${toIds(selectedLines, 'product')}) AND status = 'ACTIVE'`);
}

function toIds(selectedLines: readonly ChosenLine[], field: 'product' | 'variant'): Prisma.Sql {
  const ids = selectedLines.flatMap((line) => line[field]?.id ?? []);
  // An empty list is invalid SQL.
  return Prisma.join(ids.length > 0 ? [...new Set(ids)] : ['']);
}
