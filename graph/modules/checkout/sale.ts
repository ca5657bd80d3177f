import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import type { OrderingUser } from '#graph/modules/coupons/couponCandidates.ts';
import type { PricedQuote } from '#graph/modules/quotes/quoteLines.ts';
import type { Statement } from '#graph/prisma/direct/statement.ts';
import type { Language, UserError } from '#graph/schema/schema.generated.ts';
import type { DirectWork } from '#graph/work/work.ts';
import type { Attempt } from './earlierOrder.ts';
import type { OrderToPlace } from './readPlaceOrderInput.ts';
import type { Taking } from './stock.ts';

/** An order that is about to be written. */
export interface Sale {
  input: OrderToPlace;
  quote: PricedQuote;
  /** Identity of the buyer for the limits of coupons. */
  couponUser: OrderingUser;
  attempt: Attempt | null;
  /** Account of the buyer; null for a guest. */
  buyerId: string | null;
  language: Language;
  /** True if the buyer has not ordered before. Always false for an anonymous walk-in. */
  isFirst: boolean;
  taxPercent: number;
  /** Locations that its pieces are taken from at once. Empty if none are reserved. */
  takings: readonly Taking[];
  /** True if its pieces are taken out of stock at once. */
  stockHeld: boolean;
  /** Payment method for the unpaid rest, if it is not the order's own. */
  restBy?: PaymentMethod | undefined;
  /** Account that approved a discount above the seller's own limit. Null if none did. */
  approvedBy?: string | null | undefined;
}

/** Rules of a sale at the counter, beside those of the shop. */
export interface CounterRules {
  /** The problems of the sale; none if it may be made. */
  refuse: (work: Pick<DirectWork, 'send'>, quote: PricedQuote) => Promise<UserError[]>;
  /** Verifies that the rules hold beside simultaneous sales. Throws a conflict, which starts over, if they do not. */
  check: (orderId: string) => Statement<unknown>[];
  /** The method by which the unpaid rest is to come. */
  restBy: (quote: PricedQuote) => PaymentMethod;
  /** Account that approved a discount above the seller's own limit. Null if none did. */
  approvedBy: string | null;
}
