import { calculateMaxDiscount } from '#domain/accounts/limits.ts';
import { findIssues, parseInput } from '#domain/errors/problems.ts';
import { LEGAL_CASH_LIMIT } from '#domain/orders/cashLimit.ts';
import { calculateDiscountPercent } from '#domain/orders/counter/calculateStaffDiscount.ts';
import { counterDiscountsSchema } from '#domain/orders/counter/counterSaleSchema.ts';
import {
  BANK_ONLY_THRESHOLD,
  getRequiredCustomerDetails,
  SALE_RULES,
} from '#domain/orders/counter/saleLaw.ts';
import { normaliseCouponCode } from '#domain/orders/coupons/coupons.ts';
import { findMissedCoupons } from '#domain/orders/coupons/missedCoupons.ts';
import { calculateShippingByRule } from '#domain/orders/orderTotals.ts';
import { normalisePhone } from '#domain/text/phone.ts';
import { getLimits } from '#graph/access/getLimits.ts';
import type { GraphContext } from '#graph/context.ts';
import { createInvalidInputError, toUserErrors } from '#graph/errors/userErrors.ts';
import { countCouponGuess } from '#graph/modules/checkout/countCouponGuess.ts';
import { findSaleLocation } from '#graph/modules/checkout/findSaleLocation.ts';
import {
  type CouponUser,
  readCandidates,
  toAccountUser,
  toOrderingUser,
} from '#graph/modules/coupons/couponCandidates.ts';
import { getRatesAt } from '#graph/modules/pricing/pricing.snapshot.ts';
import { chooseVariants } from '#graph/modules/quotes/chooseVariants.ts';
import type { RequestedDiscounts } from '#graph/modules/quotes/counterTerms.ts';
import { toCouponLines } from '#graph/modules/quotes/couponLines.ts';
import type { StoredCouponCandidate } from '#graph/modules/quotes/couponRow.ts';
import {
  readLevels,
  readProductsForSale,
  readVariants,
  toLocations,
} from '#graph/modules/quotes/freshVariants.ts';
import { getBreakdown } from '#graph/modules/quotes/getBreakdown.ts';
import { type PricedQuote, quoteLines } from '#graph/modules/quotes/quoteLines.ts';
import type { CounterQuote, Fulfilment, QuoteCounterSaleInput } from '#graph/schema/schema.generated.ts';
import { addStockLocations } from './addStockLocations.ts';
import { chooseAmountDueMethod } from './amountDueMethod.ts';

/** Quotes a counter sale at current prices. The quote includes the customer details that the sale will require. */
export async function quoteCounterSale(
  context: GraphContext,
  input: QuoteCounterSaleInput,
): Promise<CounterQuote> {
  const { direct, snapshot, now } = context;
  await countCouponGuess(context, input.couponCode);
  const [selectedLines, discountInput] = [await chooseVariants(context, input.lines), readDiscounts(input)];
  const fulfilment = input.fulfilment ?? 'COUNTER';
  const place = { locationId: input.locationId ?? null, fulfilment };
  const locationId = await findSaleLocation(context.prisma, place, 'locationId');
  const [currentVariants, levels, forSale, candidates] = await direct.send(
    readVariants(selectedLines),
    readLevels(selectedLines, toLocations({ locationId, fulfilment })),
    readProductsForSale(selectedLines),
    readCandidates(context, { code: normaliseCouponCode(input.couponCode ?? ''), user: toCouponUser(input) }),
  );
  const rates = getRatesAt(snapshot.getRates(now), now);
  const quoteData = {
    chosen: selectedLines,
    currentVariants,
    levels,
    forSale,
    candidates,
    settings: snapshot.settings,
    rates,
    now,
  };
  const isCollectedInStore = fulfilment !== 'DELIVERY';
  const quote = quoteLines(
    { ...input, isTakenAlong: isCollectedInStore, discounts: discountInput.discounts },
    quoteData,
  );
  const paidAmount = input.payments?.reduce((sum, { amount }) => sum + amount, 0);
  const sale = { lines: input.lines, counterSale: { locationId, fulfilment } };
  return {
    ...toCounterQuote(context, { fulfilment, paidAmount }, quote),
    missedCoupons: toMissedCoupons(candidates, {
      lines: toCouponLines(quote.lines, rates),
      shipping: isCollectedInStore ? null : calculateShippingByRule(quote.totals.items, snapshot.settings),
      now,
    }),
    errors: [...(await addStockLocations(context, sale, quote.errors)), ...discountInput.errors],
  };
}

/** Returns the active automatic coupons that do not apply yet, with the reasons. */
function toMissedCoupons(
  candidates: readonly StoredCouponCandidate[],
  sale: Parameters<typeof findMissedCoupons>[1],
): CounterQuote['missedCoupons'] {
  if (sale.lines.length === 0) return [];
  const automaticCoupons = candidates.filter(({ coupon }) => coupon.isAutomatic);
  return findMissedCoupons(automaticCoupons, sale).flatMap(({ coupon: { name, nameNe, code }, problem }) =>
    toUserErrors(problem).map((userError) => ({ name: name ?? code, nameNe, problem: userError })),
  );
}

/** Returns the customer as far as known. Null without customer details. */
function toCouponUser({ buyer }: QuoteCounterSaleInput): CouponUser | null {
  if (!buyer) return null;
  const { customerId = null, email, phone } = buyer;
  const accountUser = toAccountUser(customerId);
  const contact = { email: email?.trim().toLowerCase() ?? '', phone: normalisePhone(phone ?? '') ?? '' };
  const orderingUser = toOrderingUser(customerId, contact);
  return {
    ...orderingUser,
    phone: orderingUser.phone ?? accountUser?.phone ?? null,
  };
}

/** Returns the discounts. If one is invalid, returns no discounts, only the errors. */
function readDiscounts({ lines, discount }: QuoteCounterSaleInput) {
  const discountFields = { lines, discount };
  const issues = findIssues(counterDiscountsSchema, discountFields);
  if (issues.length > 0) return { discounts: null, errors: issues.map(createInvalidInputError) };
  const parsedDiscounts = parseInput(counterDiscountsSchema, discountFields);
  const discounts: RequestedDiscounts = {
    lines: parsedDiscounts.lines.map((line) => line.discount),
    entireSale: parsedDiscounts.discount,
  };
  return { discounts, errors: [] };
}

/** Adds the details that the till needs to a quote. */
export function toCounterQuote(
  context: GraphContext,
  { fulfilment, paidAmount }: { fulfilment: Fulfilment; paidAmount: number | undefined },
  { lines, totals, coupon, unusedCoupon, staffDiscount, errors }: PricedQuote,
): CounterQuote {
  const { snapshot, now } = context;
  const limits = getLimits(context);
  const rates = getRatesAt(snapshot.getRates(now), now);
  const { finalTotal, items } = totals;
  const sale = { finalTotal, paid: paidAmount ?? finalTotal, isHandedOver: fulfilment === 'COUNTER' };

  return {
    lines: lines.map((line, position) => ({
      index: line.index,
      unitPrice: line.unitPrice,
      lineTotal: line.lineTotal,
      staffDiscount: staffDiscount.lines[position] ?? 0,
      priceBreakdown: getBreakdown(line, rates),
      stock: line.variant.stock,
    })),
    totals,
    coupon,
    unusedCoupon,
    missedCoupons: [],
    staffDiscount: staffDiscount.total,
    staffDiscountPercent: calculateDiscountPercent(staffDiscount.total, items),
    discountLimit: calculateMaxDiscount(items, limits),
    discountLimitPercent: limits.discountPercent,
    deferredPaymentMethod: chooseAmountDueMethod(
      { fulfilment, due: Math.max(0, finalTotal - (paidAmount ?? finalTotal)) },
      snapshot.settings,
    ),
    asks: getRequiredCustomerDetails(sale, snapshot.settings).map(({ fact, because }) => ({
      fact,
      because,
      says: SALE_RULES[because].says,
    })),
    cashLimit: LEGAL_CASH_LIMIT,
    isBankOnly: finalTotal >= BANK_ONLY_THRESHOLD,
    errors,
  };
}
