import { queueAlerts } from '#graph/modules/messages/queueAlerts.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import { productsChanged } from '#graph/work/storeEvents.ts';
import type { Work } from '#graph/work/work.ts';
import { computeNewPrices, type ProductToPrice } from './computeNewPrices.ts';
import type { RatesInForce } from './readRatesInForce.ts';

/**
 * Updates the price of each size and of each product (its cheapest size), and records product price changes in the
 * history. Uses a few statements for any number of products. Returns the number of products whose price changed.
 */
export async function writePrices(
  work: Work,
  products: readonly ProductToPrice[],
  { rates, now }: { rates: RatesInForce; now: Date },
): Promise<number> {
  const pricedProducts = products.map((product) => ({
    productId: product.id,
    ...computeNewPrices(product, rates),
  }));
  const sizes = pricedProducts.flatMap((product) => product.sizes);
  const priceChanges = pricedProducts.flatMap(({ productId, change }) =>
    change ? [{ productId, ...change, at: now }] : [],
  );
  if (sizes.length > 0)
    await work.db.$executeRaw`UPDATE variants SET price = ${buildCases(sizes)} WHERE id IN (${toIds(sizes)})`;
  if (priceChanges.length > 0) {
    const prices = priceChanges.map(({ productId, newPrice }) => ({ id: productId, price: newPrice }));
    await work.db
      .$executeRaw`UPDATE products SET price = ${buildCases(prices)} WHERE id IN (${toIds(prices)})`;
    await work.db.priceChange.createMany({ data: priceChanges });
  }
  const repricedProducts = pricedProducts.filter(({ sizes, change }) => sizes.length > 0 || change);
  const ids = repricedProducts.map(({ productId }) => productId);
  work.publish(productsChanged(ids));
  await queueAlerts(work, ids);
  return priceChanges.length;
}

function buildCases(rows: readonly { id: string; price: number }[]): Prisma.Sql {
  const cases = rows.map(({ id, price }) => Prisma.sql`WHEN ${id} THEN ${price}`);
  return Prisma.sql`CASE id ${Prisma.join(cases, ' ')} ELSE price END`;
}

function toIds(rows: readonly { id: string }[]): Prisma.Sql {
  return Prisma.join(rows.map(({ id }) => id));
}
