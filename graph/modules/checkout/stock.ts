import type { LevelAt } from '#domain/stock/allocate.ts';
import { quantities } from '#graph/modules/orders/held/quantities.ts';
import { type Statement, write, writeExactly } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import { toTouch } from '#graph/prisma/writes/touch.ts';

/** What an order takes of a size at a location; `serves` where that is for sale to everybody. */
export interface Taking extends LevelAt {
  productId: string;
  serves: boolean;
}

/**
 * Takes an order's pieces out of stock: from the locations, and from what is for sale of each size and product. Variants
 * before products and each by id, so that two orders never wait in a ring; the levels of a size are held with it.
 */
export function takeStock(takings: readonly Taking[]): Statement<number>[] {
  const forSale = takings.filter(({ serves }) => serves);
  const variants = quantities(forSale, ({ variantId }) => variantId);
  const products = quantities(forSale, ({ productId }) => productId);
  const ofLevels = Prisma.join(
    takings.map(
      ({ variantId, locationId, quantity }) =>
        Prisma.sql`WHEN variant_id = ${variantId} AND location_id = ${locationId} THEN ${quantity}`,
    ),
    ' ',
  );
  const levels = Prisma.join(
    takings.map(
      ({ variantId, locationId }) => Prisma.sql`(variant_id = ${variantId} AND location_id = ${locationId})`,
    ),
    ' OR ',
  );
  const fromLevels = writeExactly(
    takings.length,
    Prisma.sql`
      UPDATE stock_levels SET quantity = quantity - CASE ${ofLevels} END
      WHERE (${levels}) AND quantity >= CASE ${ofLevels} END`,
  );
  const elsewhere = takings.flatMap(({ variantId, serves }) => (serves ? [] : [variantId]));
  if (variants.length === 0) return [fromLevels, ...stamped(elsewhere)];
  const ofVariants = buildCases(variants);
  return [
    fromLevels,
    ...stamped(elsewhere),
    writeExactly(
      variants.length,
      Prisma.sql`
        UPDATE variants SET stock = stock - ${ofVariants}
        WHERE id IN (${toIds(variants)}) AND stock >= ${ofVariants} ORDER BY id`,
    ),
    write(Prisma.sql`
      UPDATE products SET stock = stock - ${buildCases(products)} WHERE id IN (${toIds(products)}) ORDER BY id`),
  ];
}

/** What lies elsewhere than it did is told of, though as many are for sale as before. */
function stamped(variantIds: readonly string[]): Statement<number>[] {
  return variantIds.length > 0 ? [write(toTouch('variants', variantIds))] : [];
}

function buildCases(sums: readonly [string, number][]): Prisma.Sql {
  const cases = sums.map(([id, quantity]) => Prisma.sql`WHEN ${id} THEN ${quantity}`);
  return Prisma.sql`CASE id ${Prisma.join(cases, ' ')} END`;
}

function toIds(sums: readonly [string, number][]): Prisma.Sql {
  return Prisma.join(sums.map(([id]) => id));
}
