import type { GraphContext } from '#graph/context.ts';
import {
  type OrderContactUser,
  readCandidates,
  toOrderingUser,
} from '#graph/modules/coupons/couponCandidates.ts';
import { type ChosenLine, chooseVariants } from '#graph/modules/quotes/chooseVariants.ts';
import type { StoredCouponCandidate } from '#graph/modules/quotes/couponRow.ts';
import {
  type FreshLevel,
  type FreshVariant,
  lockVariants,
  type ProductForSale,
  readLevels,
  readProductsForSale,
  toLocations,
} from '#graph/modules/quotes/freshVariants.ts';
import type { DirectWork } from '#graph/work/work.ts';
import { type CheckoutCustomer, readCheckoutCustomer } from './customerFacts.ts';
import {
  type EarlierRequest,
  type IdempotencyRecord,
  selectEarlierRequest,
  toIdempotencyRecord,
} from './idempotency.ts';
import { type PriceHoldState, readPriceHold } from './priceHold/readPriceHold.ts';
import type { OrderToPlace } from './readPlaceOrderInput.ts';
import {
  type CustomerExposure,
  type CustomerIdentity,
  getCustomerLockNames,
  readUnpaidExposure,
  toCustomerIdentity,
} from './unpaidExposure.ts';

/** Order to place, with all data available before its transaction. */
export interface Checkout {
  input: OrderToPlace;
  attempt: IdempotencyRecord | null;
  selectedLines: readonly ChosenLine[];
  priceHold: PriceHoldState;
  /** Account of the customer. Null for a guest. */
  customerId: string | null;
  couponUser: OrderContactUser;
  /** Identity of the customer for the limits on open unpaid orders. Null if no limit applies. */
  limitedCustomer: CustomerIdentity | null;
}

export async function prepareCheckout(context: GraphContext, input: OrderToPlace): Promise<Checkout> {
  const { counterSale, contact } = input;
  const attempt = toIdempotencyRecord(context, input);
  const selectedLines = await chooseVariants(context, input.lines);
  const priceHold = await readPriceHold(context, input.quoteId);
  const customerId = counterSale ? counterSale.customerId : (context.viewer?.id ?? null);
  const couponUser = toOrderingUser(customerId, contact);
  return {
    input,
    attempt,
    selectedLines,
    priceHold,
    customerId,
    couponUser,
    limitedCustomer: toCustomerIdentity(context, input),
  };
}

/** Database state that an order depends on. */
export interface CheckoutData {
  currentVariants: FreshVariant[];
  levels: FreshLevel[];
  forSale: ProductForSale[];
  /** Earlier request with the same idempotency key. */
  request: EarlierRequest | undefined;
  candidates: StoredCouponCandidate[];
  customer: CheckoutCustomer | undefined;
  /** Open unpaid orders of the customer. Null if no limit applies. */
  unpaidExposure: CustomerExposure | null;
}

/** Reads all data the order depends on in one round trip, and locks its variants. */
export async function readCheckoutData(
  work: DirectWork,
  context: GraphContext,
  checkout: Checkout,
): Promise<CheckoutData> {
  const { input, attempt, selectedLines, customerId, couponUser, limitedCustomer } = checkout;
  const [currentVariants, levels, forSale, [request], candidates, [customer], unpaidExposure] =
    await work.send(
      lockVariants(selectedLines),
      readLevels(selectedLines, toLocations(input.counterSale)),
      readProductsForSale(selectedLines),
      selectEarlierRequest(attempt),
      readCandidates(context, { code: input.couponCode ?? '', user: couponUser }),
      readCheckoutCustomer(customerId, input.contact),
      readUnpaidExposure(limitedCustomer, context.snapshot.settings),
    );
  return { currentVariants, levels, forSale, request, candidates, customer, unpaidExposure };
}

/**
 * Returns the names of the rows for which simultaneous orders wait: a product's stock, a coupon's uses and a customer's
 * open orders.
 */
export function listLockedRows({
  input: { couponCode },
  selectedLines,
  limitedCustomer,
}: Checkout): string[] {
  return [
    ...selectedLines.flatMap(({ product }) => (product ? [`product ${product.id}`] : [])),
    ...(couponCode ? [`coupon ${couponCode}`] : []),
    ...(limitedCustomer ? getCustomerLockNames(limitedCustomer) : []),
  ];
}
