import type { Metal } from '#domain/catalog/metals.ts';
import { Prisma, type PrismaClient } from '#graph/prisma/generated/client.ts';
import type { PricedProduct } from '../computePriceBreakdown.ts';

const BATCH_SIZE = 5000;

/** A product priced by rate, with the weight of its lightest size, which is the cheapest one. */
export type RateBasedProduct = PricedProduct & { id: string; price: number; weightMg: number };

/** Yields the unarchived products of these metals that are priced by rate, in batches. */
export async function* readRateBasedProducts(
  prisma: PrismaClient,
  metals: readonly Metal[],
): AsyncGenerator<RateBasedProduct[]> {
  for (let lastId = ''; ; ) {
    const batch = await prisma.$queryRaw<RateBasedProduct[]>`
      SELECT p.id, p.sku, p.price, p.metal, p.purity, p.pricing_mode AS pricingMode, p.fixed_price AS fixedPrice,
        p.making_basis_points AS makingBasisPoints, p.making_fixed AS makingFixed, p.stones_price AS stonesPrice,
        (SELECT MIN(v.weight_mg) FROM variants v WHERE v.product_id = p.id) AS weightMg
      FROM products p
      WHERE p.id > ${lastId} AND p.status <> 'ARCHIVED' AND p.pricing_mode = 'RATE'
        AND p.metal IN (${Prisma.join([...metals])})
      HAVING weightMg IS NOT NULL ORDER BY p.id LIMIT ${BATCH_SIZE}`;
    yield batch;
    if (batch.length < BATCH_SIZE) return;
    lastId = batch.at(-1)?.id ?? lastId;
  }
}
