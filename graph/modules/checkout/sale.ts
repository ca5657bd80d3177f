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
  /** By what its buyer is known to coupons. */
  couponUser: OrderingUser;
  attempt: Attempt | null;
  /** The account that it is for; null for a guest. */
  buyerId: string | null;
  language: Language;
  /** Whether its e-mail address has ordered nothing before. */
  isFirst: boolean;
  taxPercent: number;
  /** From where its pieces are taken at once; nothing where it holds none. */
  takings: readonly Taking[];
  /** Whether its pieces are taken out of stock for it at once. */
  stockHeld: boolean;
  /** How what is not paid at once is to come, where that is not the order's own method. */
  restBy?: PaymentMethod | undefined;
  /** Who approved a discount beyond the seller's own limit. */
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
  /** Who approved a discount beyond the seller's own limit. */
  approvedBy: string | null;
}
