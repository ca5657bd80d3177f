import type { CartLine } from '#domain/orders/cart/cart.ts';
import type { RemoteCart } from '#domain/orders/cart/cartMerge.ts';
import { toCartLine } from '#web/shop/product/purchase/toCartLine.ts';
import type { SavedCart_CartFragment } from './SavedCart.generated.ts';

type CopiedLine = SavedCart_CartFragment['lines'][number];

/** Converts the account's saved cart into cart lines at current prices. */
export function remoteCart({ couponCode, lines }: SavedCart_CartFragment): RemoteCart {
  return {
    coupon: couponCode ?? null,
    lines: lines.map((line) => ({
      id: line.id,
      quantity: line.quantity,
      line: cartLine(line),
      stock: line.variant?.stock,
    })),
  };
}

function cartLine({ id, product, variant, quantity }: CopiedLine): CartLine | null {
  if (!product || !variant) return null;
  const added = toCartLine(product, { ...variant, size: variant.size ?? null });
  return { id, product: added.product, quantity, price: variant.price, variant: added.variant ?? null };
}
