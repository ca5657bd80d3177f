import { largestDiscount } from '#domain/accounts/limits.ts';
import { issuesIn, parseInput } from '#domain/errors/problems.ts';
import { LEGAL_CASH_LIMIT } from '#domain/orders/cashLimit.ts';
import { discountPercent } from '#domain/orders/counter/calculateStaffDiscount.ts';
import { counterDiscountsSchema } from '#domain/orders/counter/counterSaleSchema.ts';
import { BANK_ONLY_THRESHOLD, requiredCustomerDetails, SALE_RULES } from '#domain/orders/counter/saleLaw.ts';
import { normaliseCouponCode } from '#domain/orders/coupons/coupons.ts';
import { findMissedCoupons } from '#domain/orders/coupons/missedCoupons.ts';
import { shippingByRule } from '#domain/orders/orderTotals.ts';
import { normalisePhone } from '#domain/text/phone.ts';
import { limitsOf } from '#graph/access/limitsOf.ts';
import type { GraphContext } from '#graph/context.ts';
import { invalid, userErrors } from '#graph/errors/userErrors.ts';
import { countCouponGuess } from '#graph/modules/checkout/countCouponGuess.ts';
import { findSaleLocation } from '#graph/modules/checkout/findSaleLocation.ts';
import {
  type CouponUser,
  readCandidates,
  toAccountUser,
  toOrderingUser,
} from '#graph/modules/coupons/couponCandidates.ts';
import { ratesAt } from '#graph/modules/pricing/pricing.snapshot.ts';
import { breakdownAt } from '#graph/modules/quotes/breakdownAt.ts';
import { chooseVariants } from '#graph/modules/quotes/chooseVariants.ts';
import type { RequestedDiscounts } from '#graph/modules/quotes/counterTerms.ts';
import { toCouponLines } from '#graph/modules/quotes/couponLines.ts';
import type { StoredCouponCandidate } from '#graph/modules/quotes/couponRow.ts';
import { readForSale, readLevels, readVariants, toLocations } from '#graph/modules/quotes/freshVariants.ts';
import { type PricedQuote, quoteLines } from '#graph/modules/quotes/quoteLines.ts';
import type { CounterQuote, Fulfilment, QuoteCounterSaleInput } from '#graph/schema/schema.generated.ts';
import { addStockLocations } from './addStockLocations.ts';
import { amountDueMethod } from './amountDueMethod.ts';

/** Quotes a counter sale at current prices, with the customer details it will require. */
export async function quoteCounterSale(
  context: GraphContext,
  input: QuoteCounterSaleInput,
): Promise<CounterQuote> {
  const { direct, snapshot, now } = context;
  await countCouponGuess(context, input.couponCode);
  const [chosen, discountInput] = [await chooseVariants(context, input.lines), readDiscounts(input)];
  const fulfilment = input.fulfilment ?? 'COUNTER';
  const place = { locationId: input.locationId ?? null, fulfilment };
  const locationId = await findSaleLocation(context.prisma, place, 'locationId');
  const [currentVariants, levels, forSale, candidates] = await direct.send(
    readVariants(chosen),
    readLevels(chosen, toLocations({ locationId, fulfilment })),
    readForSale(chosen),
    readCandidates(context, { code: normaliseCouponCode(input.couponCode ?? ''), user: toCouponUser(input) }),
  );
  const rates = ratesAt(snapshot.rates(now), now);
  const facts = {
    chosen,
    currentVariants,
    levels,
    forSale,
    candidates,
    settings: snapshot.settings,
    rates,
    now,
  };
  const isTakenAlong = fulfilment !== 'DELIVERY';
  const quote = quoteLines({ ...input, isTakenAlong, discounts: discountInput.discounts }, facts);
  const paid = input.payments?.reduce((sum, { amount }) => sum + amount, 0);
  const sale = { lines: input.lines, counterSale: { locationId, fulfilment } };
  return {
    ...toCounterQuote(context, { fulfilment, paid }, quote),
    missedCoupons: missedCouponsOf(candidates, {
      lines: toCouponLines(quote.lines, rates),
      shipping: isTakenAlong ? null : shippingByRule(quote.totals.items, snapshot.settings),
      now,
    }),
    errors: [...(await addStockLocations(context, sale, quote.errors)), ...discountInput.errors],
  };
}

/** Returns why active automatic coupons do not apply yet. */
function missedCouponsOf(
  candidates: readonly StoredCouponCandidate[],
  sale: Parameters<typeof findMissedCoupons>[1],
): CounterQuote['missedCoupons'] {
  if (sale.lines.length === 0) return [];
  const automatic = candidates.filter(({ coupon }) => coupon.isAutomatic);
  return findMissedCoupons(automatic, sale).flatMap(({ coupon: { name, nameNe, code }, problem }) =>
    userErrors(problem).map((contact) => ({ name: name ?? code, nameNe, problem: contact })),
  );
}

/** Returns the customer as far as known. */
function toCouponUser({ buyer }: QuoteCounterSaleInput): CouponUser | null {
  if (!buyer) return null;
  const { customerId = null, email, phone } = buyer;
  const account = toAccountUser(customerId);
  const contact = { email: email?.trim().toLowerCase() ?? '', phone: normalisePhone(phone ?? '') ?? '' };
  const typed = toOrderingUser(customerId, contact);
  return {
    ...typed,
    phone: typed.phone ?? account?.phone ?? null,
  };
}

/** Returns the valid discounts. An incomplete one counts as none. */
function readDiscounts({ lines, discount }: QuoteCounterSaleInput) {
  const given = { lines, discount };
  const issues = issuesIn(counterDiscountsSchema, given);
  if (issues.length > 0) return { discounts: null, errors: issues.map(invalid) };
  const parsed = parseInput(counterDiscountsSchema, given);
  const discounts: RequestedDiscounts = {
    lines: parsed.lines.map((line) => line.discount),
    entireSale: parsed.discount,
  };
  return { discounts, errors: [] };
}

/** Adds the counter's facts to a quote. */
export function toCounterQuote(
  context: GraphContext,
  { fulfilment, paid }: { fulfilment: Fulfilment; paid: number | undefined },
  { lines, totals, coupon, unusedCoupon, staffDiscount, errors }: PricedQuote,
): CounterQuote {
  const { snapshot, now } = context;
  const limits = limitsOf(context);
  const rates = ratesAt(snapshot.rates(now), now);
  const { finalTotal, items } = totals;
  const sale = { finalTotal, paid: paid ?? finalTotal, isHandedOver: fulfilment === 'COUNTER' };

  return {
    lines: lines.map((line, place) => ({
      index: line.index,
      unitPrice: line.unitPrice,
      lineTotal: line.lineTotal,
      staffDiscount: staffDiscount.lines[place] ?? 0,
      priceBreakdown: breakdownAt(line, rates),
      stock: line.variant.stock,
    })),
    totals,
    coupon,
    unusedCoupon,
    missedCoupons: [],
    staffDiscount: staffDiscount.total,
    staffDiscountPercent: discountPercent(staffDiscount.total, items),
    discountLimit: largestDiscount(items, limits),
    discountLimitPercent: limits.discountPercent,
    restMethod: amountDueMethod(
      { fulfilment, due: Math.max(0, finalTotal - (paid ?? finalTotal)) },
      snapshot.settings,
    ),
    asks: requiredCustomerDetails(sale, snapshot.settings).map(({ fact, because }) => ({
      fact,
      because,
      says: SALE_RULES[because].says,
    })),
    cashLimit: LEGAL_CASH_LIMIT,
    isBankOnly: finalTotal >= BANK_ONLY_THRESHOLD,
    errors,
  };
}
