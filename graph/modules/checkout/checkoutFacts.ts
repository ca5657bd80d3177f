import type { GraphContext } from '#graph/context.ts';
import { type OrderingUser, orderingUser, readCandidates } from '#graph/modules/coupons/couponCandidates.ts';
import { type ChosenLine, chooseVariants } from '#graph/modules/quotes/chooseVariants.ts';
import type { CouponCandidate } from '#graph/modules/quotes/couponRow.ts';
import {
  type ForSale,
  type FreshLevel,
  type FreshVariant,
  lockVariants,
  readForSale,
  readLevels,
  toPlaces,
} from '#graph/modules/quotes/freshVariants.ts';
import type { DirectWork } from '#graph/work/work.ts';
import { type KnownBuyer, readBuyer } from './buyer.ts';
import { type Attempt, type EarlierRequest, readRequest, toAttempt } from './earlierOrder.ts';
import { type Hold, readHold } from './held/readHold.ts';
import { type Buyer, type BuyerStanding, readStanding, rowsOfBuyer, toBuyer } from './openUnpaid.ts';
import type { OrderToPlace } from './readPlaceOrderInput.ts';

/** An order to place, with what is known before its transaction. */
export interface Checkout {
  input: OrderToPlace;
  attempt: Attempt | null;
  chosen: readonly ChosenLine[];
  hold: Hold;
  /** Account of the buyer; null for a guest. */
  buyerId: string | null;
  couponUser: OrderingUser;
  /** The buyer whose open unpaid orders are limited; null if no limit applies. */
  debtor: Buyer | null;
}

export async function prepareCheckout(context: GraphContext, input: OrderToPlace): Promise<Checkout> {
  const { counterSale, contact } = input;
  const attempt = toAttempt(context, input);
  const chosen = await chooseVariants(context, input.lines);
  const hold = await readHold(context, input.quoteId);
  const buyerId = counterSale ? counterSale.customerId : (context.viewer?.id ?? null);
  const couponUser = orderingUser(buyerId, contact);
  return { input, attempt, chosen, hold, buyerId, couponUser, debtor: toBuyer(context, input) };
}

/** The state of the database that an order depends on. */
export interface CheckoutFacts {
  fresh: FreshVariant[];
  levels: FreshLevel[];
  forSale: ForSale[];
  /** The request that has used the idempotency key. */
  request: EarlierRequest | undefined;
  candidates: CouponCandidate[];
  buyer: KnownBuyer | undefined;
  /** Null where no limit on unpaid orders applies. */
  standing: BuyerStanding | null;
}

/** Reads everything that the order depends on in one round trip, and locks its sizes. */
export async function readFacts(
  work: DirectWork,
  context: GraphContext,
  checkout: Checkout,
): Promise<CheckoutFacts> {
  const { input, attempt, chosen, buyerId, couponUser, debtor } = checkout;
  const [fresh, levels, forSale, [request], candidates, [buyer], standing] = await work.send(
    lockVariants(chosen),
    readLevels(chosen, toPlaces(input.counterSale)),
    readForSale(chosen),
    readRequest(attempt),
    readCandidates(context, { code: input.couponCode ?? '', user: couponUser }),
    readBuyer(buyerId, input.contact),
    readStanding(debtor, context.snapshot.settings),
  );
  return { fresh, levels, forSale, request, candidates, buyer, standing };
}

/** The rows that orders wait for: the stock of a product, the uses of a coupon, the open orders of a buyer. */
export function lockedRows({ input: { couponCode }, chosen, debtor }: Checkout): string[] {
  return [
    ...chosen.flatMap(({ product }) => (product ? [`product ${product.id}`] : [])),
    ...(couponCode ? [`coupon ${couponCode}`] : []),
    ...(debtor ? rowsOfBuyer(debtor) : []),
  ];
}
