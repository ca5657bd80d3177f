import type { PriceBreakdown } from '#domain/piecePrice.ts';
import type { GraphContext } from '#graph/context.ts';
import { variantsOf } from '#graph/modules/catalog/catalog.queries.ts';
import type { Product } from '#graph/prisma/generated/client.ts';
import { pieceBreakdown } from './pieceBreakdown.ts';
import { ratesOfRequest } from './ratesInForce.ts';

/** How the product's price is made: that of its lowest-priced size. */
export async function productBreakdown(
  context: GraphContext,
  product: Product,
): Promise<PriceBreakdown | null> {
  if (product.pricingMode === 'FIXED') return null;
  const [rates, variants] = await Promise.all([ratesOfRequest(context), variantsOf(context.prisma, product)]);
  const weights = variants.map(({ weightMg }) => weightMg);
  // At one rate the lightest size is the cheapest.
  return weights.length > 0 ? pieceBreakdown(product, Math.min(...weights), rates) : null;
}
