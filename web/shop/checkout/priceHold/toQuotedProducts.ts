import type { CurrentProduct } from '../cartCheck/cartCheck.ts';
import type { HeldCartQuery } from './HeldCart.generated.ts';

/** Returns the products with the prices that would be charged for an order. Unavailable products keep their current price. */
export function toQuotedProducts(data: HeldCartQuery): CurrentProduct[] {
  const { lines } = data.quoteWithPriceHold.quote;
  return data.products.edges.map(({ node }) => ({
    ...node,
    variants: node.variants.map((variant) => ({
      ...variant,
      price: lines.find((line) => line.variant.id === variant.id)?.unitPrice ?? variant.price,
    })),
  }));
}
