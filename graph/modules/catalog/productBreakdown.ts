import type { PriceBreakdown } from '#domain/pricing/productPrice.ts';
import type { GraphContext } from '#graph/context.ts';
import { ratesOfRequest } from '#graph/modules/pricing/ratesInForce.ts';
import type { Product } from '#graph/prisma/generated/client.ts';
import { priceBreakdown } from '../pricing/priceBreakdown.ts';
import { findVariants } from './catalog.queries.ts';

/** How the product's price is made: that of its lowest-priced size. */
export async function productBreakdown(
  context: GraphContext,
  product: Product,
): Promise<PriceBreakdown | null> {
  if (product.pricingMode === 'FIXED') return null;
  const [rates, variants] = await Promise.all([
    ratesOfRequest(context),
    findVariants(context.prisma, product),
  ]);
  const weights = variants.map(({ weightMg }) => weightMg);
  // At one rate the lightest size is the cheapest.
  return weights.length > 0 ? priceBreakdown(product, Math.min(...weights), rates) : null;
}
