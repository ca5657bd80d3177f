import { paymentProblem } from '#domain/orders/payment.ts';
import type { StoreSettings } from '#domain/store/storeSettings.ts';
import { countWithin } from '#graph/access/attempts/countAttempt.ts';
import type { GraphContext } from '#graph/context.ts';
import { userError, userErrors } from '#graph/errors.ts';
import { queueJob } from '#graph/jobs/queueJob.ts';
import { takeOrderedFromCart } from '#graph/modules/customers/takeOrderedFromCart.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import { inTransaction, type Transaction, violatedUnique } from '#graph/prisma/transaction.ts';
import type { PlaceOrderInput, UserError } from '#graph/schema/schema.generated.ts';
import { signGuestToken } from '../guestToken.ts';
import { markFiguresStale } from '../markFiguresStale.ts';
import { closeCounterSale } from './closeCounterSale.ts';
import { countCouponGuess } from './countCouponGuess.ts';
import { earlierOrder, toAttempt } from './earlierOrder.ts';
import { mailOrderPlacedJob } from './mailOrderPlaced.ts';
import { type PricedQuote, quoteLines } from './quoteLines.ts';
import { type OrderToPlace, readPlaceOrderInput } from './readPlaceOrderInput.ts';
import { redeemCoupon } from './redeemCoupon.ts';
import { requireCounter } from './requireCounter.ts';
import { findVariantIds, lockVariants, takeStock } from './stock.ts';
import { writeOrder } from './writeOrder.ts';

interface PlacedOrder {
  order?: Order;
  guestToken?: string | null;
  /** What the lines cost now, where that is more than the buyer saw. */
  quote?: PricedQuote;
  errors: UserError[];
}

/** Places an order at the prices of the database, all or nothing. The same key with the same input is one order. */
export async function placeOrder(context: GraphContext, rawInput: PlaceOrderInput): Promise<PlacedOrder> {
  const input = readPlaceOrderInput(rawInput);
  const { counterSale } = input;
  if (counterSale) await requireCounter(context, counterSale);
  await countCouponGuess(context, input.couponCode);
  const attempt = toAttempt(context.viewer, input);
  const settings = await readSettings(context.prisma);
  const variantIds = await findVariantIds(context.prisma, input.lines);

  const place = async (tx: Transaction): Promise<PlacedOrder> => {
    await lockVariants(tx, variantIds);
    const earlier = await earlierOrder(tx, attempt);
    if (earlier) return placed(context, earlier);

    const wanted = { ...input, isTakenAlong: counterSale?.isTakenAlong };
    const quote = await quoteLines(tx, wanted, { settings, now: context.now });
    const refusal = findRefusal(input, quote, settings);
    if (refusal) return refusal;

    if (isGuest(context)) await countWithin(tx, context, 'guestOrder', input.contact.email);
    await takeStock(tx, quote.lines);
    if (quote.coupon) await redeemCoupon(tx, quote.coupon.row);
    const sale = { input, quote, attempt, taxPercent: settings.taxPercent };
    const order = await writeOrder(tx, context, sale);
    await markFiguresStale(tx, order.placedAt);
    if (context.viewer && !counterSale)
      await takeOrderedFromCart(tx, context.viewer.id, order.placedAt, {
        pieces: quote.lines.map(({ variant: { productId, size } }) => ({ productId, size })),
        couponCode: quote.coupon?.row.code,
      });
    if (counterSale) return placed(context, await closeCounterSale(tx, context, order, counterSale));
    await queueJob(tx, context, mailOrderPlacedJob, { orderId: order.id });
    return placed(context, order);
  };
  return againIfTaken(() => inTransaction(context.prisma, place));
}

/** Neither an account nor a program with a key. */
function isGuest({ viewer, apiKey }: GraphContext): boolean {
  return viewer === null && apiKey === null;
}

function placed({ viewer, tokens }: GraphContext, order: Order): PlacedOrder {
  return { order, guestToken: viewer ? null : signGuestToken(order.number, tokens), errors: [] };
}

function findRefusal(input: OrderToPlace, quote: PricedQuote, settings: StoreSettings): PlacedOrder | null {
  if (quote.errors.length > 0) return { errors: quote.errors };

  const { finalTotal } = quote.totals;
  const payment = paymentProblem(input.paymentMethod, finalTotal, settings.codLimit);
  const errors = payment ? userErrors(payment) : [];
  if (input.expectedTotal !== null && finalTotal > input.expectedTotal)
    return {
      quote,
      errors: [...errors, userError('TOTAL_CHANGED', { totalNpr: finalTotal }, 'expectedTotal')],
    };
  return payment ? { errors } : null;
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
