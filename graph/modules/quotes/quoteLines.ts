import { DomainError } from '#domain/errors/errors.ts';
import {
  calculateStaffDiscount,
  NO_DISCOUNT,
  type StaffDiscount,
} from '#domain/orders/counter/calculateStaffDiscount.ts';
import {
  calculateShippingByRule,
  calculateTotals,
  clampDiscount,
  sumItems,
  type Totals,
} from '#domain/orders/orderTotals.ts';
import { splitByWeight } from '#domain/pricing/splitByWeight.ts';
import type { StoreSettings } from '#domain/store/storeSettings.ts';
import { toUserErrors } from '#graph/errors/userErrors.ts';
import type { Rates } from '#graph/modules/pricing/computePriceBreakdown.ts';
import type { LineInput, UserError } from '#graph/schema/schema.generated.ts';
import { applyBestCoupon, type CouponResult, type QuotedCoupon } from './applyBestCoupon.ts';
import type { RequestedDiscounts } from './counterTerms.ts';
import type { StoredCouponCandidate } from './couponRow.ts';
import { getBreakdown } from './getBreakdown.ts';
import { type PricedLine, type PricingData, priceLines } from './priceLines.ts';

export interface PricedQuote {
  lines: PricedLine[];
  totals: Totals;
  coupon: QuotedCoupon | null;
  unusedCoupon: CouponResult['unusedCoupon'];
  /** Discount given by staff at the counter. */
  staffDiscount: StaffDiscount;
  errors: UserError[];
}

interface QuoteRequest {
  lines: readonly LineInput[];
  isTakenAlong?: boolean | null | undefined;
  discounts?: RequestedDiscounts | null | undefined;
  /** Code as typed; empty for none. */
  couponCode?: string | null | undefined;
}

interface QuoteData extends PricingData {
  /** The coupon with this code and the automatic coupons. */
  candidates: readonly StoredCouponCandidate[];
  settings: StoreSettings;
  now: Date;
  /** NPR per tola of each metal, used to compute making charges. */
  rates: Rates;
}

/** Prices the lines now, with the best valid coupon applied. */
export function quoteLines(
  { lines, couponCode, isTakenAlong, discounts }: QuoteRequest,
  data: QuoteData,
): PricedQuote {
  const { settings, rates } = data;
  const pricedLines = priceLines(lines, data);
  const items = pricedLines.lines.map(({ unitPrice, quantity }) => ({ price: unitPrice, quantity }));
  const staffReduction = discounts
    ? applyStaffDiscount(pricedLines.lines, discounts, rates)
    : toReduction(NO_DISCOUNT);
  const shipping = isTakenAlong ? null : calculateShippingByRule(sumItems(items), settings);
  const couponResult = applyBestCoupon(pricedLines.lines, couponCode, { ...data, shipping });
  const coupon =
    couponResult.coupon &&
    limitCoupon(couponResult.coupon, sumItems(items) - staffReduction.staffDiscount.total);
  const rules = isTakenAlong ? { ...settings, shippingFee: 0 } : settings;

  return {
    lines: pricedLines.lines,
    totals: calculateTotals({
      lines: items,
      discount: (coupon?.discount ?? 0) + staffReduction.staffDiscount.total,
      shippingDiscount: coupon?.shippingDiscount,
      rules,
    }),
    coupon,
    unusedCoupon: couponResult.unusedCoupon,
    staffDiscount: staffReduction.staffDiscount,
    errors: [...pricedLines.errors, ...couponResult.errors, ...staffReduction.errors],
  };
}

/** Applies the staff discounts, or none if they are invalid. */
function applyStaffDiscount(
  lines: readonly PricedLine[],
  { lines: lineDiscounts, entireSale }: RequestedDiscounts,
  rates: Rates,
): Pick<PricedQuote, 'staffDiscount' | 'errors'> {
  try {
    const pricedLines = lines.map((line) => ({
      index: line.index,
      lineTotal: line.lineTotal,
      making: (getBreakdown(line, rates)?.making ?? 0) * line.quantity,
      discount: lineDiscounts[line.index] ?? null,
    }));
    return toReduction(calculateStaffDiscount(pricedLines, entireSale));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { staffDiscount: NO_DISCOUNT, errors: toUserErrors(error) };
  }
}

function toReduction(discount: StaffDiscount): Pick<PricedQuote, 'staffDiscount' | 'errors'> {
  return { staffDiscount: discount, errors: [] };
}

/** Limits the coupon to the amount left after the staff discount. */
function limitCoupon(coupon: QuotedCoupon, maxDiscount: number): QuotedCoupon {
  const discount = clampDiscount(coupon.discount, Math.max(0, maxDiscount));
  return discount === coupon.discount
    ? coupon
    : { ...coupon, discount, lines: splitByWeight(discount, coupon.lines) };
}
