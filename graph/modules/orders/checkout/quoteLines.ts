import { calculateDiscount, couponProblem, normaliseCouponCode } from '#domain/orders/coupons/coupons.ts';
import { sumItems, type Totals, totalsOf } from '#domain/orders/orderTotals.ts';
import type { StoreSettings } from '#domain/store/storeSettings.ts';
import { userErrors } from '#graph/errors.ts';
import type { Coupon } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { AppliedCoupon, QuoteInput, UserError } from '#graph/schema/schema.generated.ts';
import { type PricedLine, priceLines } from './priceLines.ts';

export interface PricedQuote {
  lines: PricedLine[];
  totals: Totals;
  coupon: (AppliedCoupon & { row: Coupon }) | null;
  errors: UserError[];
}

/** What the lines cost now, with the coupon taken off where it holds. Reads only. */
export async function quoteLines(
  tx: Transaction,
  { lines, couponCode, isTakenAlong }: QuoteInput,
  { settings, now }: { settings: StoreSettings; now: Date },
): Promise<PricedQuote> {
  const priced = await priceLines(tx, lines);
  const items = priced.lines.map(({ unitPrice, quantity }) => ({ price: unitPrice, quantity }));
  const { coupon, errors } = await takeCoupon(tx, couponCode, { items: sumItems(items), now });
  const rules = isTakenAlong ? { ...settings, shippingFee: 0 } : settings;

  return {
    lines: priced.lines,
    totals: totalsOf({ lines: items, discount: coupon?.discount, rules }),
    coupon,
    errors: [...priced.errors, ...errors],
  };
}

async function takeCoupon(
  tx: Transaction,
  text: string | null | undefined,
  sale: { items: number; now: Date },
): Promise<Pick<PricedQuote, 'coupon' | 'errors'>> {
  const code = normaliseCouponCode(text ?? '');
  if (!code) return { coupon: null, errors: [] };

  const row = await tx.coupon.findUnique({ where: { code } });
  const problem = couponProblem(row, sale);
  if (problem || !row) return { coupon: null, errors: problem ? userErrors(problem) : [] };
  return { coupon: { code: row.code, discount: calculateDiscount(row, sale.items), row }, errors: [] };
}
