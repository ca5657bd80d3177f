import type { UnpaidExposure } from '#domain/orders/unpaidLimits.ts';
import { allocate } from '#domain/stock/allocate.ts';
import type { GraphContext } from '#graph/context.ts';
import { sumQuantities } from '#graph/modules/orders/change/sumQuantities.ts';
import { getGuestToken } from '#graph/modules/orders/guestToken.ts';
import type { OrderWithParts } from '#graph/modules/orders/orders.queries.ts';
import { getRatesAt } from '#graph/modules/pricing/pricing.snapshot.ts';
import type { FreshLevel } from '#graph/modules/quotes/freshVariants.ts';
import { countItems } from '#graph/modules/quotes/lineRows.ts';
import type { PricedLine } from '#graph/modules/quotes/priceLines.ts';
import { type PricedQuote, quoteLines } from '#graph/modules/quotes/quoteLines.ts';
import { createWriteConflict } from '#graph/prisma/createWriteConflict.ts';
import { findViolatedIndex } from '#graph/prisma/transaction.ts';
import type { PlaceOrderInput, UserError } from '#graph/schema/schema.generated.ts';
import type { DirectWork } from '#graph/work/work.ts';
import {
  type Checkout,
  type CheckoutData,
  listLockedRows,
  prepareCheckout,
  readCheckoutData,
} from './checkoutFacts.ts';
import { countCouponGuess, countCustomerGuess } from './countCouponGuess.ts';
import { toLanguage } from './customerFacts.ts';
import { findEarlierOrder } from './idempotency.ts';
import { findRefusal, findRefusedCoupon } from './orderRefusal.ts';
import { type OrderToPlace, readPlaceOrderInput } from './readPlaceOrderInput.ts';
import { resolveCounterSale } from './resolveCounterSale.ts';
import type { CounterRules } from './sale.ts';
import type { StockDeduction } from './stock.ts';
import { shouldReserveStock, verifyUnpaidLimits } from './unpaidExposure.ts';
import { type OrderChecks, writeOrder } from './writeOrder.ts';

export interface PlacedOrder {
  order?: OrderWithParts;
  guestToken?: string | null;
  /** Current quote, if the lines cost more than the customer saw. */
  quote?: PricedQuote;
  errors: UserError[];
}

/**
 * Places an order at the database's prices, in one transaction. Repeated requests with the same key and input return
 * the same order. Takes three round trips: reading the data and locking the variants, writing all rows, and the commit.
 */
export async function placeOrder(context: GraphContext, rawInput: PlaceOrderInput): Promise<PlacedOrder> {
  const input = readPlaceOrderInput(rawInput);
  const counterSale = input.counterSale && (await resolveCounterSale(context, input.counterSale));
  return placeValidatedOrder(context, { ...input, counterSale });
}

/** Places an order whose input has been validated. Used by the shop, the counter and integrations. */
export async function placeValidatedOrder(
  context: GraphContext,
  input: OrderToPlace,
  rules?: CounterRules,
): Promise<PlacedOrder> {
  await countCouponGuess(context, input.couponCode);
  const checkout = await prepareCheckout(context, input);
  const { refusedCouponId, ...placed } = await retryOnDuplicate(() =>
    context.directWork((work) => placeInTransaction(work, context, checkout, rules), {
      isolation: 'READ COMMITTED',
      rows: listLockedRows(checkout),
      slot: context.slot,
    }),
  );
  if (refusedCouponId) await countCustomerGuess(context, input.contact, refusedCouponId);
  return placed;
}

interface Placement extends PlacedOrder {
  /** Coupon refused to a guest because of the contact they entered. */
  refusedCouponId?: string | undefined;
}

async function placeInTransaction(
  work: DirectWork,
  context: GraphContext,
  checkout: Checkout,
  rules: CounterRules | undefined,
): Promise<Placement> {
  const checkoutData = await readCheckoutData(work, context, checkout);
  const earlierOrder = await findEarlierOrder(context, checkout.attempt, checkoutData.request);
  if (earlierOrder) return toPlacedOrder(context, earlierOrder);

  const quote = quoteCheckout(context, checkout, checkoutData);
  const refusal = await findRefusal(work, context, { checkout, quote, rules });
  if (refusal) return { ...refusal, refusedCouponId: findRefusedCoupon(checkout, checkoutData) };

  const { input, attempt, customerId, couponUser } = checkout;
  const order = await writeOrder(work, context, {
    ...{ input, quote, attempt, customerId, couponUser },
    ...reserveStock(context, { checkout, checkoutData, quote, rules }),
    amountDueMethod: rules?.findAmountDueMethod(quote),
    approvedBy: rules?.approvedBy,
    language: input.language ?? toLanguage(checkoutData.customer),
    isFirst: isFirstOrder(input, checkoutData),
    taxPercent: context.snapshot.settings.taxPercent,
  });
  return toPlacedOrder(context, order);
}

function quoteCheckout(
  { snapshot, now }: GraphContext,
  { input, selectedLines, priceHold }: Checkout,
  { currentVariants, levels, forSale, candidates }: CheckoutData,
): PricedQuote {
  const { counterSale } = input;
  const isCollectedInStore = Boolean(counterSale && counterSale.fulfilment !== 'DELIVERY');
  const rates = getRatesAt(snapshot.getRates(now), now);
  return quoteLines(
    { ...input, isTakenAlong: isCollectedInStore, discounts: counterSale?.discounts },
    {
      ...{ chosen: selectedLines, currentVariants, levels, forSale, candidates, rates, now },
      priceHolds: priceHold.activeHold?.prices,
      settings: snapshot.settings,
    },
  );
}

interface ReservationInput {
  checkout: Checkout;
  checkoutData: CheckoutData;
  quote: PricedQuote;
  rules: CounterRules | undefined;
}

interface Reservation {
  /** True if stock is taken immediately. */
  isStockReserved: boolean;
  stockDeductions: StockDeduction[];
  /** Statements that verify, after the order is written, that simultaneous orders do not change the decision. */
  verificationStatements: OrderChecks;
}

/** Reserves the order's stock unless the customer has too many open unpaid orders. */
function reserveStock(
  { snapshot: { settings }, now }: GraphContext,
  { checkout: { limitedCustomer }, checkoutData: { unpaidExposure, levels }, quote, rules }: ReservationInput,
): Reservation {
  const orderSize = { finalTotal: quote.totals.finalTotal, quantity: countItems(quote.lines) };
  const isStockReserved = unpaidExposure === null || shouldReserveStock(orderSize, unpaidExposure, settings);
  const stockDeductions = isStockReserved ? toStockDeductions(quote.lines, levels) : [];
  if (limitedCustomer === null || unpaidExposure === null || !isStockReserved || unpaidExposure.hasPaid)
    return {
      isStockReserved,
      stockDeductions,
      verificationStatements: (orderId) => rules?.verify(orderId) ?? [],
    };
  const isWithin = (customer: UnpaidExposure) =>
    shouldReserveStock(orderSize, { ...unpaidExposure, customer }, settings);
  return {
    ...{ isStockReserved, stockDeductions },
    verificationStatements: (orderId) =>
      verifyUnpaidLimits(limitedCustomer, orderId, { settings, now }, isWithin),
  };
}

function toStockDeductions(lines: readonly PricedLine[], levels: readonly FreshLevel[]): StockDeduction[] {
  const requestedQuantities = sumQuantities(lines, ({ variant }) => variant.id);
  const allocations = allocate(requestedQuantities, levels);
  // Unreachable, because lines without enough stock were refused earlier.
  if (!allocations) throw createWriteConflict();
  return allocations.map((part) => {
    const { variantId, locationId } = part;
    const line = lines.find(({ variant }) => variant.id === variantId);
    const level = levels.find(
      (candidate) => candidate.variantId === variantId && candidate.locationId === locationId,
    );
    return { ...part, productId: line?.product.id ?? '', servesOrders: Boolean(level?.serves) };
  });
}

/** An order without an email address and phone number never counts as a first order. */
function isFirstOrder({ contact: { email, phone } }: OrderToPlace, { customer }: CheckoutData): boolean {
  return !customer?.hasOrdered && (email !== '' || phone !== '');
}

function toPlacedOrder({ viewer, secrets }: GraphContext, order: OrderWithParts): PlacedOrder {
  return { order, guestToken: viewer ? null : getGuestToken(order, secrets), errors: [] };
}

/** Retries if the order number is taken, or if a simultaneous request has used the idempotency key. */
async function retryOnDuplicate(placeOnce: () => Promise<Placement>): Promise<Placement> {
  try {
    return await placeOnce();
  } catch (error) {
    if (findViolatedIndex(error) === null) throw error;
    return placeOnce();
  }
}
