import type { AutomaticCoupon } from '#domain/orders/cart/cart.ts';
import type { CheckedLine } from './cartCheck/cartCheck.ts';

/** Increase of the total, in NPR. The cart already has the new prices. */
export interface PriceIncrease {
  kind: 'price';
  /** Reason code of the refusal. */
  reason: string;
  previousTotal: number;
  newTotal: number;
  changed: readonly CheckedLine[];
  /** Automatic coupon that turned out not to apply to this customer. */
  lostCoupon: AutomaticCoupon | null;
}

/** Reason why an order was not placed. The cart still contains all its lines. */
export type OrderProblem =
  | PriceIncrease
  /** Insufficient stock. The cart check lists the lines. */
  | { kind: 'stock' }
  | { kind: 'coupon'; message: string }
  /** No response. The order may have been placed, so the same attempt must be sent again. */
  | { kind: 'unreached' }
  /** Server error. As without a response, the order may have been placed. */
  | { kind: 'unanswered' }
  /** Rate limit on orders, until `retryAt`. */
  | { kind: 'tooMany'; retryAt: Date }
  /** Problems for the fields named in the errors. */
  | { kind: 'refused'; errors: readonly { field: string | null; message: string }[] }
  | { kind: 'other'; messages: readonly string[] };
