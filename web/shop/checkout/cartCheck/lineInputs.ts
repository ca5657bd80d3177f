import type { CartLine } from '#domain/orders/cart/cart.ts';
import type { LineInput } from '#web/graphql/types.generated.ts';

export function toLineInputs(lines: readonly CartLine[]): LineInput[] {
  return lines.map(({ product, quantity, variant }) => ({
    productId: product._id,
    quantity,
    ...(variant && { size: variant.size }),
  }));
}

export function toProductIds(lines: readonly CartLine[]): string[] {
  return [...new Set(lines.map(({ product }) => product._id))];
}
