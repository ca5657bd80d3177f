import { DomainError } from '#domain/errors/errors.ts';
import { NO_DISCOUNT, type StaffDiscount, staffDiscount } from '#domain/orders/counter/staffDiscount.ts';
import { calculateDiscount, couponProblem, normaliseCouponCode } from '#domain/orders/coupons/coupons.ts';
import { sumItems, type Totals, totalsOf } from '#domain/orders/orderTotals.ts';
import type { StoreSettings } from '#domain/store/storeSettings.ts';
import { userErrors } from '#graph/errors.ts';
import type { Rates } from '#graph/modules/pricing/priceBreakdown.ts';
import type { Coupon } from '#graph/prisma/generated/client.ts';
import type { AppliedCoupon, LineInput, UserError } from '#graph/schema/schema.generated.ts';
import { breakdownAt } from './breakdownAt.ts';
import type { AskedDiscounts } from './counterTerms.ts';
import { type LineFacts, type PricedLine, priceLines } from './priceLines.ts';

export interface PricedQuote {
  lines: PricedLine[];
  totals: Totals;
  coupon: (AppliedCoupon & { row: Coupon }) | null;
  /** What the staff take off at the counter. */
  staffDiscount: StaffDiscount;
  errors: UserError[];
}

interface Asked {
  lines: readonly LineInput[];
  isTakenAlong?: boolean | null | undefined;
  discounts?: AskedDiscounts | null | undefined;
  /** As it was typed; empty for none. */
  couponCode?: string | null | undefined;
}

interface Facts extends LineFacts {
  /** That the code names. */
  coupon: Coupon | null;
  settings: StoreSettings;
  now: Date;
  /** NPR of each metal, by which a making charge is told; asked for where staff reduce it. */
  rates?: Rates;
}

/** What the lines cost now, with the coupon taken off where it holds. */
export function quoteLines({ lines, couponCode, isTakenAlong, discounts }: Asked, facts: Facts): PricedQuote {
  const { settings, now } = facts;
  const priced = priceLines(lines, facts);
  const items = priced.lines.map(({ unitPrice, quantity }) => ({ price: unitPrice, quantity }));
  const isAsked = normaliseCouponCode(couponCode ?? '') !== '';
  const { coupon, errors } = isAsked
    ? takeCoupon(facts.coupon, { items: sumItems(items), now })
    : { coupon: null, errors: [] };
  const staff = discounts ? reduce(priced.lines, discounts, facts.rates ?? {}) : reduced(NO_DISCOUNT);
  const rules = isTakenAlong ? { ...settings, shippingFee: 0 } : settings;

  return {
    lines: priced.lines,
    totals: totalsOf({
      lines: items,
      discount: (coupon?.discount ?? 0) + staff.staffDiscount.total,
      rules,
    }),
    coupon,
    staffDiscount: staff.staffDiscount,
    errors: [...priced.errors, ...errors, ...staff.errors],
  };
}

/** What the staff take off; nothing where it cannot be taken. */
function reduce(
  lines: readonly PricedLine[],
  { lines: ofLines, whole }: AskedDiscounts,
  rates: Rates,
): Pick<PricedQuote, 'staffDiscount' | 'errors'> {
  try {
    const priced = lines.map((line) => ({
      index: line.index,
      lineTotal: line.lineTotal,
      making: (breakdownAt(line, rates)?.making ?? 0) * line.quantity,
      discount: ofLines[line.index] ?? null,
    }));
    return reduced(staffDiscount(priced, whole));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { staffDiscount: NO_DISCOUNT, errors: userErrors(error) };
  }
}

function reduced(discount: StaffDiscount): Pick<PricedQuote, 'staffDiscount' | 'errors'> {
  return { staffDiscount: discount, errors: [] };
}

function takeCoupon(
  row: Coupon | null,
  sale: { items: number; now: Date },
): Pick<PricedQuote, 'coupon' | 'errors'> {
  const problem = couponProblem(row, sale);
  if (problem || !row) return { coupon: null, errors: problem ? userErrors(problem) : [] };
  return { coupon: { code: row.code, discount: calculateDiscount(row, sale.items), row }, errors: [] };
}
