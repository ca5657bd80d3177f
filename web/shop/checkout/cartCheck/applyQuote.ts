import type { CartState } from '#domain/orders/cart/cart.ts';
import { applyCoupon, takeOffer } from '#domain/orders/cart/cartCoupon.ts';
import type { CartCheckQuery } from './CartCheck.generated.ts';

type Quoted = Pick<CartCheckQuery['quote'], 'coupon' | 'unusedCoupon'>;

/** The cart with what the server takes off now: the coupon in it, or what applies by itself where that is more. */
export function takeQuoted(cart: CartState, quoted: Quoted): CartState {
  const typed = typedIn(cart, quoted);
  const isKnown = typed?.discount === cart.discount && typed.shippingDiscount === cart.shippingDiscount;
  const applied = typed && !isKnown ? applyCoupon(cart, typed) : cart;
  const { coupon } = quoted;
  if (!coupon?.isAutomatic) return takeOffer(applied, null);
  const { code, name, nameNe, discount, shippingDiscount } = coupon;
  return takeOffer(applied, { code, name: name ?? code, nameNe, discount, shippingDiscount });
}

/** What the quote says of the coupon in the cart; undefined where that does not hold. */
export function typedIn({ coupon }: Pick<CartState, 'coupon'>, quoted: Quoted) {
  return [quoted.coupon, quoted.unusedCoupon].find((one) => one?.code === coupon && !one?.isAutomatic);
}
