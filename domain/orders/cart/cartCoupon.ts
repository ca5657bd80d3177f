import { type AppliedDiscounts, type AutomaticCoupon, type CartState, updateContents } from './cart.ts';

export interface CartCoupon extends AppliedDiscounts {
  code: string;
}

export function applyCoupon(state: CartState, { code, discount, shippingDiscount }: CartCoupon): CartState {
  const offer = findBetterAutomaticCoupon(state, { discount, shippingDiscount });
  return updateContents(state, { coupon: code, discount, shippingDiscount, offer });
}

/** Returns the automatic coupon if its discount is larger than the entered coupon's. The next quote confirms it. */
export function findBetterAutomaticCoupon(
  { offer }: Pick<CartState, 'offer'>,
  coupon: AppliedDiscounts,
): AutomaticCoupon | null {
  return offer && sumDiscounts(offer) > sumDiscounts(coupon) ? offer : null;
}

function sumDiscounts({ discount, shippingDiscount }: AppliedDiscounts): number {
  return discount + shippingDiscount;
}

/** Applies the server's automatic coupon to the cart. Null removes it. */
export function applyAutomaticCoupon(state: CartState, automaticCoupon: AutomaticCoupon | null): CartState {
  const currentCoupon = state.offer;
  const isUnchanged =
    automaticCoupon?.code === currentCoupon?.code &&
    automaticCoupon?.name === currentCoupon?.name &&
    automaticCoupon?.nameNe === currentCoupon?.nameNe &&
    automaticCoupon?.discount === currentCoupon?.discount &&
    automaticCoupon?.shippingDiscount === currentCoupon?.shippingDiscount;
  return isUnchanged ? state : updateContents(state, { offer: automaticCoupon });
}

export function removeCoupon(state: CartState): CartState {
  return updateContents(state, { coupon: null });
}
