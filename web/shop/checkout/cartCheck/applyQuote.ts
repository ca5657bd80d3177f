import type { CartState } from '#domain/orders/cart/cart.ts';
import { applyAutomaticCoupon, applyCoupon } from '#domain/orders/cart/cartCoupon.ts';
import type { CartCheckQuery } from './CartCheck.generated.ts';

type QuoteDiscount = Pick<CartCheckQuery['quote'], 'coupon' | 'unusedCoupon'>;

/** Returns the cart with its current discount: its coupon, or an automatic coupon that saves more. */
export function applyQuote(cart: CartState, quote: QuoteDiscount): CartState {
  const validCoupon = findEnteredCoupon(cart, quote);
  const isAlreadyApplied =
    validCoupon?.discount === cart.discount && validCoupon.shippingDiscount === cart.shippingDiscount;
  const updatedCart = validCoupon && !isAlreadyApplied ? applyCoupon(cart, validCoupon) : cart;
  const { coupon } = quote;
  if (!coupon?.isAutomatic) return applyAutomaticCoupon(updatedCart, null);
  const { code, name, nameNe, discount, shippingDiscount } = coupon;
  return applyAutomaticCoupon(updatedCart, { code, name: name ?? code, nameNe, discount, shippingDiscount });
}

/** Returns the quote's result for the coupon in the cart; undefined if the coupon is not valid. */
export function findEnteredCoupon({ coupon }: Pick<CartState, 'coupon'>, quote: QuoteDiscount) {
  return [quote.coupon, quote.unusedCoupon].find(
    (candidate) => candidate?.code === coupon && !candidate?.isAutomatic,
  );
}
