import { DomainError } from '#domain/errors/errors.ts';
import { NO_DISCOUNT, type StaffDiscount, staffDiscount } from '#domain/orders/counter/staffDiscount.ts';
import {
  clampDiscount,
  shippingByRule,
  sumItems,
  type Totals,
  totalsOf,
} from '#domain/orders/orderTotals.ts';
import { shareOut } from '#domain/pricing/shareOut.ts';
import type { StoreSettings } from '#domain/store/storeSettings.ts';
import { userErrors } from '#graph/errors/userErrors.ts';
import type { Rates } from '#graph/modules/pricing/priceBreakdown.ts';
import type { LineInput, UserError } from '#graph/schema/schema.generated.ts';
import { breakdownAt } from './breakdownAt.ts';
import type { AskedDiscounts } from './counterTerms.ts';
import type { CouponCandidate } from './couponRow.ts';
import { type LineFacts, type PricedLine, priceLines } from './priceLines.ts';
import { type QuotedCoupon, type TakenCoupon, takeCoupon } from './takeCoupon.ts';

export interface PricedQuote {
  lines: PricedLine[];
  totals: Totals;
  coupon: QuotedCoupon | null;
  unusedCoupon: TakenCoupon['unusedCoupon'];
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
  /** The coupon that the code names, and those that apply by themselves. */
  candidates: readonly CouponCandidate[];
  settings: StoreSettings;
  now: Date;
  /** NPR of each metal, by which a making charge is told. */
  rates: Rates;
}

/** What the lines cost now, with the coupon taken off where it holds. */
export function quoteLines({ lines, couponCode, isTakenAlong, discounts }: Asked, facts: Facts): PricedQuote {
  const { settings, rates } = facts;
  const priced = priceLines(lines, facts);
  const items = priced.lines.map(({ unitPrice, quantity }) => ({ price: unitPrice, quantity }));
  const staff = discounts ? reduce(priced.lines, discounts, rates) : reduced(NO_DISCOUNT);
  const shipping = isTakenAlong ? null : shippingByRule(sumItems(items), settings);
  const taken = takeCoupon(priced.lines, couponCode, { ...facts, shipping });
  const coupon = taken.coupon && within(taken.coupon, sumItems(items) - staff.staffDiscount.total);
  const rules = isTakenAlong ? { ...settings, shippingFee: 0 } : settings;

  return {
    lines: priced.lines,
    totals: totalsOf({
      lines: items,
      discount: (coupon?.discount ?? 0) + staff.staffDiscount.total,
      shippingDiscount: coupon?.shippingDiscount,
      rules,
    }),
    coupon,
    unusedCoupon: taken.unusedCoupon,
    staffDiscount: staff.staffDiscount,
    errors: [...priced.errors, ...taken.errors, ...staff.errors],
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

/** The coupon takes off no more than the staff leave. */
function within(coupon: QuotedCoupon, left: number): QuotedCoupon {
  const discount = clampDiscount(coupon.discount, Math.max(0, left));
  return discount === coupon.discount
    ? coupon
    : { ...coupon, discount, lines: shareOut(discount, coupon.lines) };
}
