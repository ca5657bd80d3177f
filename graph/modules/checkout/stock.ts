import type { LocationQuantity } from '#domain/stock/allocate.ts';
import { sumQuantities } from '#graph/modules/orders/change/sumQuantities.ts';
import { type Statement, write, writeExactly } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import { buildTouchStatement } from '#graph/prisma/writes/touch.ts';

/**
 * Quantity of a variant that an order takes from a location. `servesOrders` is true if the location serves all orders.
 */
export interface StockDeduction extends LocationQuantity {
  productId: string;
  servesOrders: boolean;
}

/**
 * Returns the statements that subtract an order's items from the stock levels and from the available stock of variants
 * and products. Updates variants before products, both by id, so that orders cannot deadlock. The lock on a variant
 * also covers its stock levels.
 */
export function deductStock(deductions: readonly StockDeduction[]): Statement<number>[] {
  const forSale = deductions.filter(({ servesOrders }) => servesOrders);
  const variants = sumQuantities(forSale, ({ variantId }) => variantId);
  const products = sumQuantities(forSale, ({ productId }) => productId);
  const levelCases = Prisma.join(
    deductions.map(
      ({ variantId, locationId, quantity }) =>
        Prisma.sql`WHEN variant_id = ${variantId} AND location_id = ${locationId} THEN ${quantity}`,
    ),
    ' ',
  );
  const levels = Prisma.join(
    deductions.map(
      ({ variantId, locationId }) => Prisma.sql`(variant_id = ${variantId} AND location_id = ${locationId})`,
    ),
    ' OR ',
  );
  const levelUpdate = writeExactly(
    deductions.length,
    Prisma.sql`
      UPDATE stock_levels SET quantity = quantity - CASE ${levelCases} END
      WHERE (${levels}) AND quantity >= CASE ${levelCases} END`,
  );
  const unlistedVariantIds = deductions.flatMap(({ variantId, servesOrders }) =>
    servesOrders ? [] : [variantId],
  );
  if (variants.length === 0) return [levelUpdate, ...touchVariants(unlistedVariantIds)];
  const variantCases = buildCases(variants);
  return [
    levelUpdate,
    ...touchVariants(unlistedVariantIds),
    writeExactly(
      variants.length,
      Prisma.sql`
        UPDATE variants SET stock = stock - ${variantCases}
        WHERE id IN (${toIds(variants)}) AND stock >= ${variantCases} ORDER BY id`,
    ),
    write(Prisma.sql`
      UPDATE products SET stock = stock - ${buildCases(products)} WHERE id IN (${toIds(products)}) ORDER BY id`),
  ];
}

/** Touches variants whose stock levels change while their available stock does not. */
function touchVariants(variantIds: readonly string[]): Statement<number>[] {
  return variantIds.length > 0 ? [write(buildTouchStatement('variants', variantIds))] : [];
}

function buildCases(sums: readonly [string, number][]): Prisma.Sql {
  const cases = sums.map(([id, quantity]) => Prisma.sql`WHEN ${id} THEN ${quantity}`);
  return Prisma.sql`CASE id ${Prisma.join(cases, ' ')} END`;
}

function toIds(sums: readonly [string, number][]): Prisma.Sql {
  return Prisma.join(sums.map(([id]) => id));
}
