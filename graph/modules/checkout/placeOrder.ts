import { buyerProblem } from '#domain/orders/coupons/coupons.ts';
import { CHECKOUT_METHODS, type PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { bookingMethodProblem } from '#domain/orders/payment.ts';
import { type CheckoutMethod, checkoutProblem, payerRequired } from '#domain/payments/allowedMethods.ts';
import { allocate } from '#domain/stock/allocate.ts';
import type { GraphContext } from '#graph/context.ts';
import { userError, userErrors } from '#graph/errors/userErrors.ts';
import { orderingUser, readCandidates } from '#graph/modules/coupons/couponCandidates.ts';
import { bookingRefusal } from '#graph/modules/orders/booking/acceptedTerms.ts';
import { guestTokenOf } from '#graph/modules/orders/guestToken.ts';
import { quantities } from '#graph/modules/orders/held/quantities.ts';
import type { ShownOrder } from '#graph/modules/orders/orders.queries.ts';
import { offeredMethods, unavailableMethods } from '#graph/modules/payments/offeredMethods.ts';
import { providerUnavailable } from '#graph/modules/payments/payments.providers.ts';
import { ratesAt } from '#graph/modules/pricing/pricing.snapshot.ts';
import { type ChosenLine, chooseVariants } from '#graph/modules/quotes/chooseVariants.ts';
import type { CouponCandidate } from '#graph/modules/quotes/couponRow.ts';
import {
  type FreshLevel,
  lockVariants,
  readForSale,
  readLevels,
  toPlaces,
} from '#graph/modules/quotes/freshVariants.ts';
import { countPieces } from '#graph/modules/quotes/lineRows.ts';
import type { PricedLine } from '#graph/modules/quotes/priceLines.ts';
import { type PricedQuote, quoteLines } from '#graph/modules/quotes/quoteLines.ts';
import type { Statement } from '#graph/prisma/direct/statement.ts';
import { violatedUnique } from '#graph/prisma/transaction.ts';
import { writeConflict } from '#graph/prisma/writeConflict.ts';
import type { PlaceOrderInput, UserError } from '#graph/schema/schema.generated.ts';
import type { DirectWork } from '#graph/work/work.ts';
import { readBuyer, toLanguage } from './buyer.ts';
import { countBuyerGuess, countCouponGuess } from './countCouponGuess.ts';
import { findEarlierOrder, readRequest, toAttempt } from './earlierOrder.ts';
import { type Hold, readHold } from './held/readHold.ts';
import {
  type Buyer,
  expectStillWithinLimits,
  holdsStock,
  readStanding,
  rowsOfBuyer,
  toBuyer,
} from './openUnpaid.ts';
import { type OrderToPlace, readPlaceOrderInput } from './readPlaceOrderInput.ts';
import { requireCounter } from './requireCounter.ts';
import type { Taking } from './stock.ts';
import { writeOrder } from './writeOrder.ts';

export interface PlacedOrder {
  order?: ShownOrder;
  guestToken?: string | null;
  /** What the lines cost now, where that is more than the buyer saw. */
  quote?: PricedQuote;
  errors: UserError[];
}

/**
 * Places an order at the prices of the database, all or nothing. The same key with the same input is one order. Three
 * round trips: what it depends on, with its sizes held; all that it writes; the commit.
 */
export async function placeOrder(context: GraphContext, rawInput: PlaceOrderInput): Promise<PlacedOrder> {
  const input = readPlaceOrderInput(rawInput);
  const counterSale = input.counterSale && (await requireCounter(context, input.counterSale));
  return placeRead(context, { ...input, counterSale });
}

/** What a sale at the counter has to keep to beside the rules of the shop. */
export interface CounterRules {
  /** Why it may not be sold so; nothing where it may. */
  refuse: (work: Pick<DirectWork, 'send'>, quote: PricedQuote) => Promise<UserError[]>;
  /** Whether that still holds beside what others sell in this very moment: a conflict, which starts over, where not. */
  check: (orderId: string) => Statement<unknown>[];
  /** How what is not paid at once is to come. */
  restBy: (quote: PricedQuote) => PaymentMethod;
  /** Who approved a discount beyond the seller's own limit. */
  approvedBy: string | null;
}

/** Places an order whose input is read: the one way in which the shop, the counter and programs sell. */
export async function placeRead(
  context: GraphContext,
  input: OrderToPlace,
  rules?: CounterRules,
): Promise<PlacedOrder> {
  const { counterSale } = input;
  await countCouponGuess(context, input.couponCode);
  const { settings } = context.snapshot;
  const attempt = toAttempt(context, input);
  const chosen = await chooseVariants(context, input.lines);
  const hold = await readHold(context, input.quoteId);
  const buyerId = counterSale ? counterSale.customerId : (context.viewer?.id ?? null);

  const debtor = toBuyer(context, input);
  const couponUser = orderingUser(buyerId, input.contact);
  /** A coupon that was refused to a guest for who they say they are. */
  let refusedCoupon: string | undefined;

  const place = async (work: DirectWork): Promise<PlacedOrder> => {
    const [fresh, levels, forSale, [request], candidates, [buyer], standing] = await work.send(
      lockVariants(chosen),
      readLevels(chosen, toPlaces(counterSale)),
      readForSale(chosen),
      readRequest(attempt),
      readCandidates(context, { code: input.couponCode ?? '', user: couponUser }),
      readBuyer(buyerId, input.contact),
      readStanding(debtor, settings),
    );
    const earlier = attempt && request && (await findEarlierOrder(context, attempt, request));
    if (earlier) return placed(context, earlier);

    const isTakenAlong = Boolean(counterSale && counterSale.fulfilment !== 'DELIVERY');
    const wanted = { ...input, isTakenAlong, discounts: counterSale?.discounts };
    const rates = ratesAt(context.snapshot.rates(context.now), context.now);
    const held = hold.live?.prices;
    const facts = { chosen, fresh, levels, forSale, held, candidates, settings, rates, now: context.now };
    const quote = quoteLines(wanted, facts);
    refusedCoupon = debtor && !debtor.accountId ? refusedToBuyer(candidates) : undefined;
    const refusal = findRefusal(context, input, quote, hold);
    if (refusal) return refusal;
    const refused = rules ? await rules.refuse(work, quote) : payerRefusal(input, quote);
    if (refused.length > 0) return { errors: refused };

    const wish = { finalTotal: quote.totals.finalTotal, pieces: countPieces(quote.lines) };
    const stockHeld = standing === null || holdsStock(wish, standing, settings);
    const isLimited = debtor !== null && standing !== null && stockHeld && !standing.hasPaid;
    const order = await writeOrder(work, context, {
      input,
      quote,
      couponUser,
      takings: stockHeld ? toTakings(quote.lines, levels) : [],
      stockHeld,
      checks: (id) =>
        isLimited
          ? expectStillWithinLimits(debtor, id, { settings, now: context.now }, (open) =>
              holdsStock(wish, { ...standing, buyer: open }, settings),
            )
          : (rules?.check(id) ?? []),
      restBy: rules?.restBy(quote),
      approvedBy: rules?.approvedBy,
      attempt,
      buyerId,
      language: input.language ?? toLanguage(buyer),
      // Of somebody who says nothing of themselves nobody knows.
      isFirst: !buyer?.hasOrdered && isKnown(input.contact),
      taxPercent: settings.taxPercent,
    });
    return placed(context, order);
  };
  const result = await againIfTaken(() =>
    context.directWork(place, {
      isolation: 'READ COMMITTED',
      rows: toRows(input, chosen, debtor),
      place: context.place,
    }),
  );
  if (!result.order && refusedCoupon) await countBuyerGuess(context, input.contact, refusedCoupon);
  return result;
}

function toTakings(lines: readonly PricedLine[], levels: readonly FreshLevel[]): Taking[] {
  const wanted = quantities(lines, ({ variant }) => variant.id);
  const taken = allocate(wanted, levels);
  // The lines were refused if there were too few.
  if (!taken) throw writeConflict();
  return taken.map((part) => {
    const { variantId, locationId } = part;
    const line = lines.find(({ variant }) => variant.id === variantId);
    const level = levels.find((one) => one.variantId === variantId && one.locationId === locationId);
    return { ...part, productId: line?.product.id ?? '', serves: Boolean(level?.serves) };
  });
}

/** The first coupon that its buyer has used up, or that is for a first order only. */
function refusedToBuyer(candidates: readonly CouponCandidate[]): string | undefined {
  return candidates.find(({ coupon, buyer }) => buyerProblem({ ...coupon, groupIds: null }, buyer))?.coupon
    .id;
}

function isKnown({ email, phone }: OrderToPlace['contact']): boolean {
  return email !== '' || phone !== '';
}

/** The rows where orders wait for each other: the stock of a product, the uses of a coupon, the open orders of a buyer. */
function toRows({ couponCode }: OrderToPlace, chosen: readonly ChosenLine[], debtor: Buyer | null): string[] {
  return [
    ...toProductIds(chosen).map((id) => `product ${id}`),
    ...(couponCode ? [`coupon ${couponCode}`] : []),
    ...(debtor ? rowsOfBuyer(debtor) : []),
  ];
}

function toProductIds(chosen: readonly ChosenLine[]): string[] {
  return chosen.flatMap(({ product }) => product?.id ?? []);
}

function placed({ viewer, secrets }: GraphContext, order: ShownOrder): PlacedOrder {
  return { order, guestToken: viewer ? null : guestTokenOf(order, secrets), errors: [] };
}

const ENDED_REASONS = { TIME_OVER: 'HELD_PRICE_OVER', RATE_MOVED: 'HELD_RATE_MOVED' } as const;

function findRefusal(
  context: GraphContext,
  input: OrderToPlace,
  quote: PricedQuote,
  hold: Hold,
): PlacedOrder | null {
  if (quote.errors.length > 0) return { errors: quote.errors };
  const quoteProblem = quoteRefusal(input, quote, hold);
  if (quoteProblem) return { errors: [quoteProblem] };
  const { ended, shownTotal } = hold;

  const { finalTotal } = quote.totals;
  const payment = paymentRefusal(context, input, finalTotal);
  const errors = payment ? [payment] : [];
  const expected = input.expectedTotal ?? shownTotal;
  if (expected !== null && finalTotal > expected) {
    const reason = ended ? ENDED_REASONS[ended] : 'TOTAL_CHANGED';
    return { quote, errors: [...errors, userError(reason, { totalNpr: finalTotal }, 'expectedTotal')] };
  }
  const { snapshot, now } = context;
  const booking =
    input.booking &&
    (input.counterSale
      ? userError('BOOKING_NOT_OFFERED', 'booking')
      : bookingRefusal(input.booking, { finalTotal, settings: snapshot.settings, now }));
  if (booking) errors.push(booking);
  return errors.length > 0 ? { errors, ...(booking?.code === 'PRICE_CHANGED' && { quote }) } : null;
}

/** A quote that cannot be honoured is refused: it would be charged at today's price without a word. */
function quoteRefusal(
  { counterSale, quoteId }: OrderToPlace,
  { lines }: PricedQuote,
  { isRefused, variantIds }: Hold,
): UserError | null {
  if (counterSale && quoteId !== null) return userError('QUOTE_AT_COUNTER', 'quoteId');
  if (isRefused) return userError('QUOTE_NOT_VALID', 'quoteId');
  const isOfOtherLines = variantIds !== null && lines.some(({ variant }) => !variantIds.has(variant.id));
  return isOfOtherLines ? userError('QUOTE_OF_OTHER_LINES', 'quoteId') : null;
}

/** At the counter one pays by other ways, which its own rules look at. */
function paymentRefusal(
  context: GraphContext,
  { paymentMethod: method, booking, counterSale }: OrderToPlace,
  finalTotal: number,
): UserError | null {
  if (booking && method === 'COD') return userError('BOOKING_NOT_AT_THE_DOOR', 'paymentMethod');
  const { codLimit, leastPartPercent } = context.snapshot.settings;
  const notBooked = booking && bookingMethodProblem(method);
  const isOfCheckout = CHECKOUT_METHODS.some((one) => one === method);
  const problem =
    notBooked ??
    (isOfCheckout
      ? checkoutProblem(
          method as CheckoutMethod,
          { due: booking?.advance ?? finalTotal, finalTotal },
          { codLimit, leastPartPercent, offered: offeredMethods(context) },
        )
      : null);
  const unavailable = counterSale ? undefined : unavailableMethods(context).find((one) => one === method);
  // An order that cannot be paid now would reserve its pieces and end unpaid.
  const refused = problem ?? (unavailable ? providerUnavailable(unavailable) : null);
  const [refusal] = refused ? userErrors(refused) : [];
  return refusal ? { ...refusal, field: 'paymentMethod' } : null;
}

/** Of a large transfer is kept whose account pays. At a provider's page that is asked where the payment begins. */
function payerRefusal({ paymentMethod, payer }: OrderToPlace, { totals }: PricedQuote): UserError[] {
  const isAsked = paymentMethod === 'BANK_TRANSFER' && payerRequired(totals.finalTotal);
  return isAsked && !payer ? [userError('PAYER_ASKED', 'payer')] : [];
}

/** An order number that exists, or a key that a request at the same moment has used, is met by a second try. */
async function againIfTaken(place: () => Promise<PlacedOrder>): Promise<PlacedOrder> {
  try {
    return await place();
  } catch (error) {
    if (violatedUnique(error) === null) throw error;
    return place();
  }
}
