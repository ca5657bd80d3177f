import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import type { OrderContactUser } from '#graph/modules/coupons/couponCandidates.ts';
import type { PricedQuote } from '#graph/modules/quotes/quoteLines.ts';
import type { Statement } from '#graph/prisma/direct/statement.ts';
import type { Language, UserError } from '#graph/schema/schema.generated.ts';
import type { DirectWork } from '#graph/work/work.ts';
import type { IdempotencyRecord } from './idempotency.ts';
import type { OrderToPlace } from './readPlaceOrderInput.ts';
import type { StockDeduction } from './stock.ts';

/** Order about to be written. */
export interface Sale {
  input: OrderToPlace;
  quote: PricedQuote;
  /** Identity of the customer for coupon limits. */
  couponUser: OrderContactUser;
  attempt: IdempotencyRecord | null;
  /** Account of the customer. Null for a guest. */
  customerId: string | null;
  language: Language;
  /** True if this is the customer's first order. Always false without an email address and phone number. */
  isFirst: boolean;
  taxPercent: number;
  /** Quantities to take from stock now, by location. Empty if no stock is reserved. */
  stockDeductions: readonly StockDeduction[];
  /** True if stock is taken immediately. */
  isStockReserved: boolean;
  /** Payment method for the amount due, if it differs from the order's own. */
  amountDueMethod?: PaymentMethod | undefined;
  /** Account that approved a discount above the seller's limit. Null if none did. */
  approvedBy?: string | null | undefined;
}

/** Additional rules for a counter sale. */
export interface CounterRules {
  /** Returns the problems of the sale. Empty if it is allowed. */
  findProblems: (work: Pick<DirectWork, 'send'>, quote: PricedQuote) => Promise<UserError[]>;
  /**
   * Returns statements that verify that simultaneous sales have not broken the rules. They throw a conflict otherwise,
   * which restarts the order.
   */
  verify: (orderId: string) => Statement<unknown>[];
  /** Returns the payment method for the amount due. */
  findAmountDueMethod: (quote: PricedQuote) => PaymentMethod;
  /** Account that approved a discount above the seller's limit. Null if none did. */
  approvedBy: string | null;
}
