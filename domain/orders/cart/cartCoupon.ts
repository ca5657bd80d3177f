import { type CartOffer, type CartState, type TakenOff, withContents } from './cart.ts';

export interface CartCoupon extends TakenOff {
  code: string;
}

export function applyCoupon(state: CartState, { code, discount, shippingDiscount }: CartCoupon): CartState {
  const offer = offerAbove(state, { discount, shippingDiscount });
  return withContents(state, { coupon: code, discount, shippingDiscount, offer });
}

/** The offer that applies by itself, if it takes off more than a coupon. The next quote tells for sure. */
export function offerAbove({ offer }: Pick<CartState, 'offer'>, coupon: TakenOff): CartOffer | null {
  return offer && sumOf(offer) > sumOf(coupon) ? offer : null;
}

function sumOf({ discount, shippingDiscount }: TakenOff): number {
  return discount + shippingDiscount;
}

/** The cart with what the server takes off by itself; null where that is nothing. */
export function takeOffer(state: CartState, offer: CartOffer | null): CartState {
  const known = state.offer;
  const isKnown =
    offer?.code === known?.code &&
    offer?.name === known?.name &&
    offer?.nameNe === known?.nameNe &&
    offer?.discount === known?.discount &&
    offer?.shippingDiscount === known?.shippingDiscount;
  return isKnown ? state : withContents(state, { offer });
}

export function removeCoupon(state: CartState): CartState {
  return withContents(state, { coupon: null });
}
