import type { PriceBreakdown } from '#domain/pricing/productPrice.ts';
import type { GraphContext } from '#graph/context.ts';
import { computePriceBreakdown } from '#graph/modules/pricing/computePriceBreakdown.ts';
import { getRatesAt } from '#graph/modules/pricing/pricing.snapshot.ts';
import { findVariants } from './products.queries.ts';
import type { ProductWithParts } from './snapshot/shopProduct.ts';

/** Returns the price breakdown of the product's cheapest variant. */
export function computeProductBreakdown(
  context: GraphContext,
  product: ProductWithParts,
): PriceBreakdown | null | Promise<PriceBreakdown | null> {
  if (product.pricingMode === 'FIXED') return null;
  const { prisma, snapshot, now } = context;
  const rates = getRatesAt(snapshot.getRates(now), now);
  // At the same rate, the lightest variant is the cheapest.
  const computeForLightest = (sizes: readonly { weightMg: number }[]) =>
    sizes.length > 0
      ? computePriceBreakdown(product, Math.min(...sizes.map(({ weightMg }) => weightMg)), rates)
      : null;
  return product.parts
    ? computeForLightest(product.parts.variants)
    : findVariants(prisma, product).then(computeForLightest);
}
