import type { CartLine } from '#domain/orders/cart/cart.ts';
import type { RemoteCart } from '#domain/orders/cart/cartMerge.ts';
import { toCartLine } from '#web/shop/product/purchase/toCartLine.ts';
import type { SavedCart_CartFragment } from './SavedCart.generated.ts';

type SavedCartLine = SavedCart_CartFragment['lines'][number];

/** Converts the account's saved cart into cart lines at current prices. */
export function toRemoteCart({ couponCode, lines }: SavedCart_CartFragment): RemoteCart {
  return {
    coupon: couponCode ?? null,
    lines: lines.map((line) => ({
      id: line.id,
      quantity: line.quantity,
      line: toLocalLine(line),
      stock: line.variant?.stock,
    })),
  };
}

function toLocalLine({ id, product, variant, quantity }: SavedCartLine): CartLine | null {
  if (!product || !variant) return null;
  const addedLine = toCartLine(product, { ...variant, size: variant.size ?? null });
  return {
    id,
    product: addedLine.product,
    quantity,
    price: variant.price,
    variant: addedLine.variant ?? null,
  };
}
