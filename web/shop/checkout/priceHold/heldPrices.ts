import type { ProductNow } from '../cartCheck/cartCheck.ts';
import type { HeldCartQuery } from './HeldCart.generated.ts';

/** What the store has, at the prices that an order would be charged: a piece that cannot be had keeps its own. */
export function atHeldPrices(data: HeldCartQuery): ProductNow[] {
  const { lines } = data.heldQuote.quote;
  return data.products.edges.map(({ node }) => ({
    ...node,
    variants: node.variants.map((variant) => ({
      ...variant,
      price: lines.find((line) => line.variant.id === variant.id)?.unitPrice ?? variant.price,
    })),
  }));
}
