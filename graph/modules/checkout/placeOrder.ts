import type { OpenUnpaid } from '#domain/orders/unpaidLimits.ts';
import { allocate } from '#domain/stock/allocate.ts';
import type { GraphContext } from '#graph/context.ts';
import { guestTokenOf } from '#graph/modules/orders/guestToken.ts';
import { quantities } from '#graph/modules/orders/held/quantities.ts';
import type { ShownOrder } from '#graph/modules/orders/orders.queries.ts';
import { ratesAt } from '#graph/modules/pricing/pricing.snapshot.ts';
import type { FreshLevel } from '#graph/modules/quotes/freshVariants.ts';
import { countPieces } from '#graph/modules/quotes/lineRows.ts';
import type { PricedLine } from '#graph/modules/quotes/priceLines.ts';
import { type PricedQuote, quoteLines } from '#graph/modules/quotes/quoteLines.ts';
import { violatedUnique } from '#graph/prisma/transaction.ts';
import { writeConflict } from '#graph/prisma/writeConflict.ts';
import type { PlaceOrderInput, UserError } from '#graph/schema/schema.generated.ts';
import type { DirectWork } from '#graph/work/work.ts';
import { toLanguage } from './buyer.ts';
import {
  type Checkout,
  type CheckoutFacts,
  lockedRows,
  prepareCheckout,
  readFacts,
} from './checkoutFacts.ts';
import { countBuyerGuess, countCouponGuess } from './countCouponGuess.ts';
import { findEarlierOrder } from './earlierOrder.ts';
import { expectStillWithinLimits, holdsStock } from './openUnpaid.ts';
import { findRefusal, refusedCoupon } from './orderRefusal.ts';
import { type OrderToPlace, readPlaceOrderInput } from './readPlaceOrderInput.ts';
import { requireCounter } from './requireCounter.ts';
import type { CounterRules } from './sale.ts';
import type { Taking } from './stock.ts';
import { type OrderChecks, writeOrder } from './writeOrder.ts';

export interface PlacedOrder {
  order?: ShownOrder;
  guestToken?: string | null;
  /** The current quote, if the lines cost more than the buyer saw. */
  quote?: PricedQuote;
  errors: UserError[];
}

/**
 * Places an order at the prices of the database, all or nothing. The same key with the same input is one order. Three
 * round trips: the facts, with the sizes locked; all rows of the order; the commit.
 */
export async function placeOrder(context: GraphContext, rawInput: PlaceOrderInput): Promise<PlacedOrder> {
  const input = readPlaceOrderInput(rawInput);
  const counterSale = input.counterSale && (await requireCounter(context, input.counterSale));
  return placeValidatedOrder(context, { ...input, counterSale });
}

/** Places an order whose input was validated. The shop, the counter and programs all sell through it. */
export async function placeValidatedOrder(
  context: GraphContext,
  input: OrderToPlace,
  rules?: CounterRules,
): Promise<PlacedOrder> {
  await countCouponGuess(context, input.couponCode);
  const checkout = await prepareCheckout(context, input);
  const { refusedCouponId, ...placed } = await retryIfTaken(() =>
    context.directWork((work) => placeIn(work, context, checkout, rules), {
      isolation: 'READ COMMITTED',
      rows: lockedRows(checkout),
      place: context.place,
    }),
  );
  if (refusedCouponId) await countBuyerGuess(context, input.contact, refusedCouponId);
  return placed;
}

interface Placement extends PlacedOrder {
  /** A coupon that was refused to a guest because of the contact that they entered. */
  refusedCouponId?: string | undefined;
}

async function placeIn(
  work: DirectWork,
  context: GraphContext,
  checkout: Checkout,
  rules: CounterRules | undefined,
): Promise<Placement> {
  const facts = await readFacts(work, context, checkout);
  const earlier = await findEarlierOrder(context, checkout.attempt, facts.request);
  if (earlier) return toPlaced(context, earlier);

  const quote = quoteCheckout(context, checkout, facts);
  const refusal = await findRefusal(work, context, { checkout, quote, rules });
  if (refusal) return { ...refusal, refusedCouponId: refusedCoupon(checkout, facts) };

  const { input, attempt, buyerId, couponUser } = checkout;
  const order = await writeOrder(work, context, {
    ...{ input, quote, attempt, buyerId, couponUser },
    ...reserveStock(context, { checkout, facts, quote, rules }),
    restBy: rules?.restBy(quote),
    approvedBy: rules?.approvedBy,
    language: input.language ?? toLanguage(facts.buyer),
    isFirst: isFirstOrder(input, facts),
    taxPercent: context.snapshot.settings.taxPercent,
  });
  return toPlaced(context, order);
}

function quoteCheckout(
  { snapshot, now }: GraphContext,
  { input, chosen, hold }: Checkout,
  { fresh, levels, forSale, candidates }: CheckoutFacts,
): PricedQuote {
  const { counterSale } = input;
  const isTakenAlong = Boolean(counterSale && counterSale.fulfilment !== 'DELIVERY');
  const rates = ratesAt(snapshot.rates(now), now);
  return quoteLines(
    { ...input, isTakenAlong, discounts: counterSale?.discounts },
    {
      ...{ chosen, fresh, levels, forSale, candidates, rates, now },
      held: hold.live?.prices,
      settings: snapshot.settings,
    },
  );
}

interface ToReserve {
  checkout: Checkout;
  facts: CheckoutFacts;
  quote: PricedQuote;
  rules: CounterRules | undefined;
}

interface Reservation {
  /** True if the pieces are taken out of stock at once. */
  stockHeld: boolean;
  takings: Taking[];
  /** Verifies, once the order is written, that simultaneous orders have not changed the decision. */
  checks: OrderChecks;
}

/** Reserves the pieces of an order, unless the buyer has too many open unpaid orders. */
function reserveStock(
  { snapshot: { settings }, now }: GraphContext,
  { checkout: { debtor }, facts: { standing, levels }, quote, rules }: ToReserve,
): Reservation {
  const size = { finalTotal: quote.totals.finalTotal, pieces: countPieces(quote.lines) };
  const stockHeld = standing === null || holdsStock(size, standing, settings);
  const takings = stockHeld ? toTakings(quote.lines, levels) : [];
  if (debtor === null || standing === null || !stockHeld || standing.hasPaid)
    return { stockHeld, takings, checks: (orderId) => rules?.check(orderId) ?? [] };
  const isWithin = (buyer: OpenUnpaid) => holdsStock(size, { ...standing, buyer }, settings);
  return {
    ...{ stockHeld, takings },
    checks: (orderId) => expectStillWithinLimits(debtor, orderId, { settings, now }, isWithin),
  };
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

/** An anonymous walk-in never counts as a new customer. */
function isFirstOrder({ contact: { email, phone } }: OrderToPlace, { buyer }: CheckoutFacts): boolean {
  return !buyer?.hasOrdered && (email !== '' || phone !== '');
}

function toPlaced({ viewer, secrets }: GraphContext, order: ShownOrder): PlacedOrder {
  return { order, guestToken: viewer ? null : guestTokenOf(order, secrets), errors: [] };
}

/** Tries once more if the order number exists, or if a simultaneous request has used the idempotency key. */
async function retryIfTaken(place: () => Promise<Placement>): Promise<Placement> {
  try {
    return await place();
  } catch (error) {
    if (violatedUnique(error) === null) throw error;
    return place();
  }
}
