import type { CartState } from '#domain/orders/cart/cart.ts';
import { applyAutomaticCoupon, applyCoupon } from '#domain/orders/cart/cartCoupon.ts';
import type { CartCheckQuery } from './CartCheck.generated.ts';

type QuoteDiscount = Pick<CartCheckQuery['quote'], 'coupon' | 'unusedCoupon'>;

/** Returns the cart with its current discount: its coupon, or an automatic coupon that saves more. */
export function applyQuote(cart: CartState, quoted: QuoteDiscount): CartState {
  const entered = enteredCoupon(cart, quoted);
  const isAlreadyApplied =
    entered?.discount === cart.discount && entered.shippingDiscount === cart.shippingDiscount;
  const applied = entered && !isAlreadyApplied ? applyCoupon(cart, entered) : cart;
  const { coupon } = quoted;
  if (!coupon?.isAutomatic) return applyAutomaticCoupon(applied, null);
  const { code, name, nameNe, discount, shippingDiscount } = coupon;
  return applyAutomaticCoupon(applied, { code, name: name ?? code, nameNe, discount, shippingDiscount });
}

/** Returns the quote's result for the coupon in the cart; undefined if the coupon is not valid. */
export function enteredCoupon({ coupon }: Pick<CartState, 'coupon'>, quoted: QuoteDiscount) {
  return [quoted.coupon, quoted.unusedCoupon].find(
    (candidate) => candidate?.code === coupon && !candidate?.isAutomatic,
  );
}
