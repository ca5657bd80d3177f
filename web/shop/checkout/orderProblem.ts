import type { CartOffer } from '#domain/orders/cart/cart.ts';
import type { CheckedLine } from './cartCheck/cartCheck.ts';

/** The total rose; the cart is at the new prices already. NPR. */
export interface RisenPrice {
  kind: 'price';
  /** By which the store refused. */
  reason: string;
  was: number;
  now: number;
  changed: readonly CheckedLine[];
  /** What was taken off by itself, and turns out not to be for this buyer. */
  lostOffer: CartOffer | null;
}

/** Why an order was not placed. The cart is whole in every case. */
export type OrderProblem =
  | RisenPrice
  /** Fewer are left than asked for; the cart's check says of what. */
  | { kind: 'stock' }
  | { kind: 'coupon'; message: string }
  /** No answer came. The order may or may not be placed: the same attempt is to be sent again. */
  | { kind: 'unreached' }
  /** The store failed to answer. The same holds. */
  | { kind: 'unanswered' }
  /** More orders than are taken in so short a time, until then. */
  | { kind: 'tooMany'; againAt: Date }
  /** For the fields that the errors name. */
  | { kind: 'refused'; errors: readonly { field: string | null; message: string }[] }
  | { kind: 'other'; messages: readonly string[] };
