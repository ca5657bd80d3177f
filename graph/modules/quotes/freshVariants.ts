import type { Fulfilment } from '#domain/orders/counter/counterSaleSchema.ts';
import type { LevelAt } from '#domain/stock/allocate.ts';
import { MAIN_LOCATION_ID } from '#domain/stock/locations.ts';
import { rows, type Statement } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import type { ChosenLine } from './chooseVariants.ts';

/** How many of a size a location holds, and whether orders are served from it. */
export interface FreshLevel extends LevelAt {
  serves: number;
}

/** What an order must know of a size as it is at this moment. */
export interface FreshVariant {
  id: string;
  price: number;
  stock: number;
}

/** The lines' sizes as they are now. */
export function readVariants(chosen: readonly ChosenLine[]): Statement<FreshVariant[]> {
  return rows(Prisma.sql`SELECT id, price, stock FROM variants WHERE id IN (${toIds(chosen, 'variant')})`);
}

/**
 * The same, held until the transaction ends, so that orders for one size come one after another. It must be the
 * transaction's first statement: what is read afterwards is then as the order before left it.
 */
export function lockVariants(chosen: readonly ChosenLine[]): Statement<FreshVariant[]> {
  return rows(Prisma.sql`
    SELECT id, price, stock FROM variants WHERE id IN (${toIds(chosen, 'variant')}) ORDER BY id FOR UPDATE`);
}

/**
 * What the locations hold of the lines' sizes, in the order in which this order asks them: one place alone, or those that serve
 * orders with the one that is asked first. To be read behind `lockVariants`: whoever changes a level holds its size.
 */
export function readLevels(
  chosen: readonly ChosenLine[],
  { only, first }: { only?: string | null; first?: string | null },
): Statement<FreshLevel[]> {
  const where = only
    ? Prisma.sql`l.id = ${only} AND l.is_active`
    : Prisma.sql`l.is_active AND (l.serves_orders OR l.id = ${first ?? ''})`;
  return rows(Prisma.sql`
    SELECT s.variant_id AS variantId, s.location_id AS locationId, s.quantity, l.serves_orders AS serves
    FROM stock_levels s JOIN locations l ON l.id = s.location_id
    WHERE s.variant_id IN (${toIds(chosen, 'variant')}) AND ${where}
    ORDER BY l.id <> ${first ?? ''}, l.position, l.id`);
}

/**
 * Where a sale at the counter takes its pieces from: what is taken along lies where it is made, the rest is looked for there
 * before elsewhere, and first at the store's first location where that is not said. An order of the shop has no such wish.
 */
export function toPlaces(counterSale: { locationId: string | null; fulfilment: Fulfilment } | null) {
  if (!counterSale) return {};
  const { locationId, fulfilment } = counterSale;
  return { only: fulfilment === 'COUNTER' ? locationId : null, first: locationId ?? MAIN_LOCATION_ID };
}

/** A product that is for sale now, with what one of it cost the store, NPR. */
export interface ForSale {
  id: string;
  cost: number | null;
}

/** Those of the lines' products that are for sale now. */
export function readForSale(chosen: readonly ChosenLine[]): Statement<ForSale[]> {
  return rows(Prisma.sql`
    SELECT id, cost FROM products WHERE id IN (${toIds(chosen, 'product')}) AND status = 'ACTIVE'`);
}

function toIds(chosen: readonly ChosenLine[], what: 'product' | 'variant'): Prisma.Sql {
  const ids = chosen.flatMap((line) => line[what]?.id ?? []);
  // An empty list is no SQL.
  return Prisma.join(ids.length > 0 ? [...new Set(ids)] : ['']);
}
