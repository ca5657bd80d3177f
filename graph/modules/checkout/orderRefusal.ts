import { findCustomerProblem } from '#domain/orders/coupons/coupons.ts';
import { CHECKOUT_METHODS } from '#domain/orders/orderLifecycle.ts';
import { findBookingMethodProblem } from '#domain/orders/payment.ts';
import {
  type CheckoutMethod,
  findCheckoutProblem,
  isPayerRequired,
} from '#domain/payments/listPaymentOptions.ts';
import type { GraphContext } from '#graph/context.ts';
import { createUserError, toUserErrors } from '#graph/errors/userErrors.ts';
import { findBookingRefusal } from '#graph/modules/bookings/acceptedTerms.ts';
import { listOfferedMethods, listUnavailableMethods } from '#graph/modules/payments/listOfferedMethods.ts';
import { createUnavailableError } from '#graph/modules/payments/responding.ts';
import type { PricedQuote } from '#graph/modules/quotes/quoteLines.ts';
import type { UserError } from '#graph/schema/schema.generated.ts';
import type { DirectWork } from '#graph/work/work.ts';
import type { Checkout, CheckoutData } from './checkoutFacts.ts';
import type { PriceHoldState } from './priceHold/readPriceHold.ts';
import type { OrderToPlace } from './readPlaceOrderInput.ts';
import type { CounterRules } from './sale.ts';

export interface Refusal {
  errors: UserError[];
  /** Current quote, if the customer agreed to another total or other terms. */
  quote?: PricedQuote;
}

interface OrderDecisionInput {
  checkout: Checkout;
  quote: PricedQuote;
  rules: CounterRules | undefined;
}

/**
 * Returns the first reason to refuse an order. Checks its lines, its price hold, the agreed total and terms, and then
 * the payer or the counter rules. Null if it is accepted.
 */
export async function findRefusal(
  work: Pick<DirectWork, 'send'>,
  context: GraphContext,
  { checkout: { input, priceHold }, quote, rules }: OrderDecisionInput,
): Promise<Refusal | null> {
  return (
    toRefusal(quote.errors) ??
    toRefusal(findQuoteProblems(input, quote, priceHold)) ??
    findAgreementRefusal(context, input, quote, priceHold) ??
    toRefusal(rules ? await rules.findProblems(work, quote) : findPayerProblems(input, quote))
  );
}

/**
 * Returns the id of the coupon that was refused to a guest because of the contact: it was already used, or is for first
 * orders only.
 */
export function findRefusedCoupon(
  { limitedCustomer }: Checkout,
  { candidates }: CheckoutData,
): string | undefined {
  if (!limitedCustomer || limitedCustomer.accountId) return undefined;
  return candidates.find(({ coupon, customer }) =>
    findCustomerProblem({ ...coupon, groupIds: null }, customer),
  )?.coupon.id;
}

function toRefusal(errors: UserError[]): Refusal | null {
  return errors.length > 0 ? { errors } : null;
}

/** Refuses an invalid quote. Otherwise the customer would be charged today's price without notice. */
function findQuoteProblems(
  { counterSale, quoteId }: OrderToPlace,
  { lines }: PricedQuote,
  { isRefused, variantIds }: PriceHoldState,
): UserError[] {
  if (counterSale && quoteId !== null) return [createUserError('QUOTE_AT_COUNTER', 'quoteId')];
  if (isRefused) return [createUserError('QUOTE_NOT_VALID', 'quoteId')];
  const hasUnquotedLines = variantIds !== null && lines.some(({ variant }) => !variantIds.has(variant.id));
  return hasUnquotedLines ? [createUserError('QUOTE_LINES_MISMATCH', 'quoteId')] : [];
}

/** Refuses an order whose payment method, total or booking terms differ from those the customer agreed to. */
function findAgreementRefusal(
  context: GraphContext,
  input: OrderToPlace,
  quote: PricedQuote,
  priceHold: PriceHoldState,
): Refusal | null {
  const { finalTotal } = quote.totals;
  const paymentProblem = findPaymentProblem(context, input, finalTotal);
  const totalProblem = findTotalProblem(input, finalTotal, priceHold);
  if (totalProblem)
    return { quote, errors: paymentProblem ? [paymentProblem, totalProblem] : [totalProblem] };
  const bookingProblem = findBookingProblem(context, input, finalTotal);
  const refusal = toRefusal([paymentProblem, bookingProblem].flatMap((problem) => problem ?? []));
  return refusal && { ...refusal, ...(bookingProblem?.code === 'PRICE_CHANGED' && { quote }) };
}

const ENDED_REASONS = { EXPIRED: 'PRICE_HOLD_EXPIRED', RATE_CHANGED: 'PRICE_HOLD_RATE_CHANGED' } as const;

function findTotalProblem(
  { expectedTotal }: OrderToPlace,
  finalTotal: number,
  { endReason, displayedTotal }: PriceHoldState,
): UserError | null {
  const agreedTotal = expectedTotal ?? displayedTotal;
  if (agreedTotal === null || finalTotal <= agreedTotal) return null;
  const reason = endReason ? ENDED_REASONS[endReason] : 'TOTAL_CHANGED';
  return createUserError(reason, { totalNpr: finalTotal }, 'expectedTotal');
}

function findBookingProblem(
  { snapshot: { settings }, now }: GraphContext,
  { booking, counterSale }: OrderToPlace,
  finalTotal: number,
): UserError | null {
  if (!booking) return null;
  if (counterSale) return createUserError('BOOKING_NOT_OFFERED', 'booking');
  return findBookingRefusal(booking, { finalTotal, settings, now });
}

function findPaymentProblem(
  context: GraphContext,
  input: OrderToPlace,
  finalTotal: number,
): UserError | null {
  const { paymentMethod: method, booking, counterSale } = input;
  if (booking && method === 'COD') return createUserError('BOOKING_NOT_PAYABLE_ON_DELIVERY', 'paymentMethod');
  const bookingMethodError = booking && findBookingMethodProblem(method);
  const problem = bookingMethodError ?? findMethodProblem(context, input, finalTotal);
  const unavailableProvider = counterSale
    ? undefined
    : listUnavailableMethods(context).find((candidate) => candidate === method);
  // An order that cannot be paid now would reserve stock and expire unpaid.
  const refusalError = problem ?? (unavailableProvider ? createUnavailableError(unavailableProvider) : null);
  const [refusal] = refusalError ? toUserErrors(refusalError) : [];
  return refusal ? { ...refusal, field: 'paymentMethod' } : null;
}

/** Returns null for counter methods, which have their own rules. */
function findMethodProblem(
  context: GraphContext,
  { paymentMethod, booking }: OrderToPlace,
  finalTotal: number,
) {
  if (!CHECKOUT_METHODS.some((candidate) => candidate === paymentMethod)) return null;
  const { codLimit, minPartialPaymentPercent } = context.snapshot.settings;
  return findCheckoutProblem(
    paymentMethod as CheckoutMethod,
    { due: booking?.advance ?? finalTotal, finalTotal },
    { codLimit, minPartialPaymentPercent, enabledProviders: listOfferedMethods(context) },
  );
}

/**
 * Returns a problem if a large bank transfer does not name the holder of the paying account. For a provider, this is
 * checked when the payment starts.
 */
function findPayerProblems({ paymentMethod, payer }: OrderToPlace, { totals }: PricedQuote): UserError[] {
  const isRequired = paymentMethod === 'BANK_TRANSFER' && isPayerRequired(totals.finalTotal);
  return isRequired && !payer ? [createUserError('PAYER_REQUIRED_BY_LAW', 'payer')] : [];
}
