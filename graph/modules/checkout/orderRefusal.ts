import { buyerProblem } from '#domain/orders/coupons/coupons.ts';
import { CHECKOUT_METHODS } from '#domain/orders/orderLifecycle.ts';
import { bookingMethodProblem } from '#domain/orders/payment.ts';
import { type CheckoutMethod, checkoutProblem, payerRequired } from '#domain/payments/allowedMethods.ts';
import type { GraphContext } from '#graph/context.ts';
import { userError, userErrors } from '#graph/errors/userErrors.ts';
import { bookingRefusal } from '#graph/modules/bookings/acceptedTerms.ts';
import { offeredMethods, unavailableMethods } from '#graph/modules/payments/offeredMethods.ts';
import { providerUnavailable } from '#graph/modules/payments/responding.ts';
import type { PricedQuote } from '#graph/modules/quotes/quoteLines.ts';
import type { UserError } from '#graph/schema/schema.generated.ts';
import type { DirectWork } from '#graph/work/work.ts';
import type { Checkout, CheckoutFacts } from './checkoutFacts.ts';
import type { Hold } from './held/readHold.ts';
import type { OrderToPlace } from './readPlaceOrderInput.ts';
import type { CounterRules } from './sale.ts';

export interface Refusal {
  errors: UserError[];
  /** The current quote, if the buyer agreed to another total or other terms. */
  quote?: PricedQuote;
}

interface ToJudge {
  checkout: Checkout;
  quote: PricedQuote;
  rules: CounterRules | undefined;
}

/** The first reason why an order is refused: its lines, its held quote, what was agreed, then who pays. Null if it stands. */
export async function findRefusal(
  work: Pick<DirectWork, 'send'>,
  context: GraphContext,
  { checkout: { input, hold }, quote, rules }: ToJudge,
): Promise<Refusal | null> {
  return (
    refuseIfAny(quote.errors) ??
    refuseIfAny(quoteProblems(input, quote, hold)) ??
    agreementRefusal(context, input, quote, hold) ??
    refuseIfAny(rules ? await rules.refuse(work, quote) : payerProblems(input, quote))
  );
}

/** The coupon that a guest was refused because of their contact: it is used up, or is for a first order only. */
export function refusedCoupon({ debtor }: Checkout, { candidates }: CheckoutFacts): string | undefined {
  if (!debtor || debtor.accountId) return undefined;
  return candidates.find(({ coupon, buyer }) => buyerProblem({ ...coupon, groupIds: null }, buyer))?.coupon
    .id;
}

function refuseIfAny(errors: UserError[]): Refusal | null {
  return errors.length > 0 ? { errors } : null;
}

/** A quote that cannot be honoured is refused: otherwise the buyer would silently pay today's price. */
function quoteProblems(
  { counterSale, quoteId }: OrderToPlace,
  { lines }: PricedQuote,
  { isRefused, variantIds }: Hold,
): UserError[] {
  if (counterSale && quoteId !== null) return [userError('QUOTE_AT_COUNTER', 'quoteId')];
  if (isRefused) return [userError('QUOTE_NOT_VALID', 'quoteId')];
  const isOfOtherLines = variantIds !== null && lines.some(({ variant }) => !variantIds.has(variant.id));
  return isOfOtherLines ? [userError('QUOTE_OF_OTHER_LINES', 'quoteId')] : [];
}

/** Refuses an order that differs from what the buyer agreed to: the method, the total, the terms of a booking. */
function agreementRefusal(
  context: GraphContext,
  input: OrderToPlace,
  quote: PricedQuote,
  hold: Hold,
): Refusal | null {
  const { finalTotal } = quote.totals;
  const payment = paymentProblem(context, input, finalTotal);
  const total = totalProblem(input, finalTotal, hold);
  if (total) return { quote, errors: payment ? [payment, total] : [total] };
  const booking = bookingProblem(context, input, finalTotal);
  const refusal = refuseIfAny([payment, booking].flatMap((problem) => problem ?? []));
  return refusal && { ...refusal, ...(booking?.code === 'PRICE_CHANGED' && { quote }) };
}

const ENDED_REASONS = { TIME_OVER: 'HELD_PRICE_OVER', RATE_MOVED: 'HELD_RATE_MOVED' } as const;

function totalProblem(
  { expectedTotal }: OrderToPlace,
  finalTotal: number,
  { ended, shownTotal }: Hold,
): UserError | null {
  const expected = expectedTotal ?? shownTotal;
  if (expected === null || finalTotal <= expected) return null;
  const reason = ended ? ENDED_REASONS[ended] : 'TOTAL_CHANGED';
  return userError(reason, { totalNpr: finalTotal }, 'expectedTotal');
}

function bookingProblem(
  { snapshot: { settings }, now }: GraphContext,
  { booking, counterSale }: OrderToPlace,
  finalTotal: number,
): UserError | null {
  if (!booking) return null;
  if (counterSale) return userError('BOOKING_NOT_OFFERED', 'booking');
  return bookingRefusal(booking, { finalTotal, settings, now });
}

function paymentProblem(context: GraphContext, input: OrderToPlace, finalTotal: number): UserError | null {
  const { paymentMethod: method, booking, counterSale } = input;
  if (booking && method === 'COD') return userError('BOOKING_NOT_AT_THE_DOOR', 'paymentMethod');
  const notBooked = booking && bookingMethodProblem(method);
  const problem = notBooked ?? methodProblem(context, input, finalTotal);
  const unavailable = counterSale ? undefined : unavailableMethods(context).find((one) => one === method);
  // An order that cannot be paid now would reserve its pieces and end unpaid.
  const refused = problem ?? (unavailable ? providerUnavailable(unavailable) : null);
  const [refusal] = refused ? userErrors(refused) : [];
  return refusal ? { ...refusal, field: 'paymentMethod' } : null;
}

/** The methods of the counter follow its own rules. */
function methodProblem(context: GraphContext, { paymentMethod, booking }: OrderToPlace, finalTotal: number) {
  if (!CHECKOUT_METHODS.some((one) => one === paymentMethod)) return null;
  const { codLimit, leastPartPercent } = context.snapshot.settings;
  return checkoutProblem(
    paymentMethod as CheckoutMethod,
    { due: booking?.advance ?? finalTotal, finalTotal },
    { codLimit, leastPartPercent, offered: offeredMethods(context) },
  );
}

/** A large transfer needs the holder of the paying account. At a provider that is asked when the payment begins. */
function payerProblems({ paymentMethod, payer }: OrderToPlace, { totals }: PricedQuote): UserError[] {
  const isAsked = paymentMethod === 'BANK_TRANSFER' && payerRequired(totals.finalTotal);
  return isAsked && !payer ? [userError('PAYER_ASKED', 'payer')] : [];
}
