import { largestDiscount } from '#domain/accounts/limits.ts';
import { issuesIn, parseInput } from '#domain/errors/problems.ts';
import { LEGAL_CASH_LIMIT } from '#domain/orders/cashLimit.ts';
import { counterDiscountsSchema } from '#domain/orders/counter/counterSaleSchema.ts';
import { askedOfBuyer, BANK_ONLY_FROM, SALE_RULES } from '#domain/orders/counter/saleLaw.ts';
import { discountPercent } from '#domain/orders/counter/staffDiscount.ts';
import { normaliseCouponCode } from '#domain/orders/coupons/coupons.ts';
import { missedOffers } from '#domain/orders/coupons/missedOffers.ts';
import { shippingByRule } from '#domain/orders/orderTotals.ts';
import { normalisePhone } from '#domain/text/phone.ts';
import { limitsOf } from '#graph/access/limitsOf.ts';
import type { GraphContext } from '#graph/context.ts';
import { invalid, userErrors } from '#graph/errors/userErrors.ts';
import { countCouponGuess } from '#graph/modules/checkout/countCouponGuess.ts';
import { placeOfSale } from '#graph/modules/checkout/placeOfSale.ts';
import {
  accountUser,
  type CouponUser,
  orderingUser,
  readCandidates,
} from '#graph/modules/coupons/couponCandidates.ts';
import { ratesAt } from '#graph/modules/pricing/pricing.snapshot.ts';
import { breakdownAt } from '#graph/modules/quotes/breakdownAt.ts';
import { chooseVariants } from '#graph/modules/quotes/chooseVariants.ts';
import type { AskedDiscounts } from '#graph/modules/quotes/counterTerms.ts';
import { toCouponLines } from '#graph/modules/quotes/couponLines.ts';
import type { CouponCandidate } from '#graph/modules/quotes/couponRow.ts';
import { readForSale, readLevels, readVariants, toPlaces } from '#graph/modules/quotes/freshVariants.ts';
import { type PricedQuote, quoteLines } from '#graph/modules/quotes/quoteLines.ts';
import type { CounterQuote, Fulfilment, QuoteCounterSaleInput } from '#graph/schema/schema.generated.ts';
import { methodOfRest } from './methodOfRest.ts';
import { sayWhere } from './sayWhere.ts';

/** What lies on the counter at the prices of now, and what will be asked before it is sold. */
export async function quoteCounterSale(
  context: GraphContext,
  input: QuoteCounterSaleInput,
): Promise<CounterQuote> {
  const { direct, snapshot, now } = context;
  await countCouponGuess(context, input.couponCode);
  const [chosen, asked] = [await chooseVariants(context, input.lines), readDiscounts(input)];
  const fulfilment = input.fulfilment ?? 'COUNTER';
  const place = { locationId: input.locationId ?? null, fulfilment };
  const locationId = await placeOfSale(context.prisma, place, 'locationId');
  const [fresh, levels, forSale, candidates] = await direct.send(
    readVariants(chosen),
    readLevels(chosen, toPlaces({ locationId, fulfilment })),
    readForSale(chosen),
    readCandidates(context, { code: normaliseCouponCode(input.couponCode ?? ''), user: toUser(input) }),
  );
  const rates = ratesAt(snapshot.rates(now), now);
  const facts = { chosen, fresh, levels, forSale, candidates, settings: snapshot.settings, rates, now };
  const isTakenAlong = fulfilment !== 'DELIVERY';
  const quote = quoteLines({ ...input, isTakenAlong, discounts: asked.discounts }, facts);
  const paid = input.payments?.reduce((sum, { amount }) => sum + amount, 0);
  const sale = { lines: input.lines, counterSale: { locationId, fulfilment } };
  return {
    ...toCounterQuote(context, { fulfilment, paid }, quote),
    missedCoupons: toMissed(candidates, {
      lines: toCouponLines(quote.lines, rates),
      shipping: isTakenAlong ? null : shippingByRule(quote.totals.items, snapshot.settings),
      now,
    }),
    errors: [...(await sayWhere(context, sale, quote.errors)), ...asked.errors],
  };
}

/** Why those without a code that are on do not count yet. */
function toMissed(
  candidates: readonly CouponCandidate[],
  sale: Parameters<typeof missedOffers>[1],
): CounterQuote['missedCoupons'] {
  if (sale.lines.length === 0) return [];
  const automatic = candidates.filter(({ coupon }) => coupon.isAutomatic);
  return missedOffers(automatic, sale).flatMap(({ coupon: { name, nameNe, code }, problem }) =>
    userErrors(problem).map((said) => ({ name: name ?? code, nameNe, problem: said })),
  );
}

/** Who buys, as far as it is said by now. */
function toUser({ buyer }: QuoteCounterSaleInput): CouponUser | null {
  if (!buyer) return null;
  const { customerId = null, email, phone } = buyer;
  const account = accountUser(customerId);
  const said = { email: email?.trim().toLowerCase() ?? '', phone: normalisePhone(phone ?? '') ?? '' };
  const typed = orderingUser(customerId, said);
  return {
    ...typed,
    phone: typed.phone ?? account?.phone ?? null,
  };
}

/** The discounts as far as they can be given; one that is still being filled in counts as none. */
function readDiscounts({ lines, discount }: QuoteCounterSaleInput) {
  const given = { lines, discount };
  const issues = issuesIn(counterDiscountsSchema, given);
  if (issues.length > 0) return { discounts: null, errors: issues.map(invalid) };
  const parsed = parseInput(counterDiscountsSchema, given);
  const discounts: AskedDiscounts = {
    lines: parsed.lines.map((line) => line.discount),
    whole: parsed.discount,
  };
  return { discounts, errors: [] };
}

/** A quote with what the counter has to know beside it. */
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
    restMethod: methodOfRest(
      { fulfilment, due: Math.max(0, finalTotal - (paid ?? finalTotal)) },
      snapshot.settings,
    ),
    asks: askedOfBuyer(sale, snapshot.settings).map(({ fact, because }) => ({
      fact,
      because,
      says: SALE_RULES[because].says,
    })),
    cashLimit: LEGAL_CASH_LIMIT,
    isBankOnly: finalTotal >= BANK_ONLY_FROM,
    errors,
  };
}
