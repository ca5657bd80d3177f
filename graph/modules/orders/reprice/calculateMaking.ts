import type { PriceBreakdown } from '#domain/pricing/productPrice.ts';
import type { OrderLine } from '#graph/prisma/generated/client.ts';

/** Returns the making charge in a line's price, in NPR; 0 for a price without one. */
export function calculateMaking({ breakdown, quantity }: Pick<OrderLine, 'breakdown' | 'quantity'>): number {
  // Written by placeOrder from the same type.
  return ((breakdown as PriceBreakdown | null)?.making ?? 0) * quantity;
}
