import { calculateDiscount, couponProblem, normaliseCouponCode } from '#domain/orders/coupons/coupons.ts';
import { sumItems, type Totals, totalsOf } from '#domain/orders/orderTotals.ts';
import type { StoreSettings } from '#domain/store/storeSettings.ts';
import { userErrors } from '#graph/errors.ts';
import type { Coupon } from '#graph/prisma/generated/client.ts';
import type { AppliedCoupon, LineInput, UserError } from '#graph/schema/schema.generated.ts';
import { type LineFacts, type PricedLine, priceLines } from './priceLines.ts';

export interface PricedQuote {
  lines: PricedLine[];
  totals: Totals;
  coupon: (AppliedCoupon & { row: Coupon }) | null;
  errors: UserError[];
}

interface Asked {
  lines: readonly LineInput[];
  isTakenAlong?: boolean | null | undefined;
  /** As it was typed; empty for none. */
  couponCode?: string | null | undefined;
}

interface Facts extends LineFacts {
  /** That the code names. */
  coupon: Coupon | null;
  settings: StoreSettings;
  now: Date;
}

/** What the lines cost now, with the coupon taken off where it holds. */
export function quoteLines({ lines, couponCode, isTakenAlong }: Asked, facts: Facts): PricedQuote {
  const { settings, now } = facts;
  const priced = priceLines(lines, facts);
  const items = priced.lines.map(({ unitPrice, quantity }) => ({ price: unitPrice, quantity }));
  const isAsked = normaliseCouponCode(couponCode ?? '') !== '';
  const { coupon, errors } = isAsked
    ? takeCoupon(facts.coupon, { items: sumItems(items), now })
    : { coupon: null, errors: [] };
  const rules = isTakenAlong ? { ...settings, shippingFee: 0 } : settings;

  return {
    lines: priced.lines,
    totals: totalsOf({ lines: items, discount: coupon?.discount, rules }),
    coupon,
    errors: [...priced.errors, ...errors],
  };
}

function takeCoupon(
  row: Coupon | null,
  sale: { items: number; now: Date },
): Pick<PricedQuote, 'coupon' | 'errors'> {
  const problem = couponProblem(row, sale);
  if (problem || !row) return { coupon: null, errors: problem ? userErrors(problem) : [] };
  return { coupon: { code: row.code, discount: calculateDiscount(row, sale.items), row }, errors: [] };
}
