import { type AppliedDiscounts, type AutomaticCoupon, type CartState, updateContents } from './cart.ts';

export interface CartCoupon extends AppliedDiscounts {
  code: string;
}

export function applyCoupon(state: CartState, { code, discount, shippingDiscount }: CartCoupon): CartState {
  const offer = betterAutomaticCoupon(state, { discount, shippingDiscount });
  return updateContents(state, { coupon: code, discount, shippingDiscount, offer });
}

/** Returns the automatic coupon if its discount is larger than the entered coupon's. The next quote confirms it. */
export function betterAutomaticCoupon(
  { offer }: Pick<CartState, 'offer'>,
  coupon: AppliedDiscounts,
): AutomaticCoupon | null {
  return offer && totalDiscount(offer) > totalDiscount(coupon) ? offer : null;
}

function totalDiscount({ discount, shippingDiscount }: AppliedDiscounts): number {
  return discount + shippingDiscount;
}

/** Applies the server's automatic coupon to the cart. Null removes it. */
export function applyAutomaticCoupon(state: CartState, offer: AutomaticCoupon | null): CartState {
  const current = state.offer;
  const isUnchanged =
    offer?.code === current?.code &&
    offer?.name === current?.name &&
    offer?.nameNe === current?.nameNe &&
    offer?.discount === current?.discount &&
    offer?.shippingDiscount === current?.shippingDiscount;
  return isUnchanged ? state : updateContents(state, { offer });
}

export function removeCoupon(state: CartState): CartState {
  return updateContents(state, { coupon: null });
}
