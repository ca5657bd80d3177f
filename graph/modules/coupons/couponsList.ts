import { getCouponState } from '#domain/orders/coupons/getCouponState.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import type { Coupon } from '#graph/prisma/generated/client.ts';
import type { CouponFilter } from '#graph/schema/schema.generated.ts';
import { instant, number, text } from '#graph/spreadsheets/columns.ts';
import { defineExportedList } from '#graph/spreadsheets/defineExportedList.ts';
import { findTotalDiscount, listCoupons } from './coupons.ts';

export const coupons = defineExportedList<Coupon, CouponFilter>({
  action: 'manageCoupons',
  sorts: ['NEWEST'],
  page: (context, { sort: _sort, ...listArgs }) => listCoupons(context, listArgs),
  columns: {
    code: text((coupon) => coupon.code, 18),
    name: text((coupon) => coupon.name, 24),
    applies: text(({ isAutomatic }) => (isAutomatic ? 'BY_ITSELF' : 'BY_CODE'), 12),
    value: text(formatValue, 36),
    state: text((coupon, { now }) => getCouponState(coupon, now), 14),
    usedCount: number((coupon) => coupon.usedCount, 8),
    discounted: number((coupon, context) => findTotalDiscount(context, coupon), 14),
    minItems: number((coupon) => coupon.minItems),
    startsAt: instant((coupon) => coupon.startsAt),
    endsAt: instant((coupon) => coupon.endsAt),
    createdAt: instant((coupon) => coupon.createdAt),
  },
});

/** Formats the value of a coupon: `NPR 500`, `10 %`, `10 % (≤ NPR 5,000)` or `Shipping`. */
function formatValue(coupon: Coupon): string {
  const amount = formatAmount(coupon);
  return coupon.basis === 'MAKING' ? `${amount} of the making charge` : amount;
}

function formatAmount({ kind, value, maxDiscount }: Coupon): string {
  if (kind === 'FIXED') return formatNpr(value);
  const discountText = kind === 'SHIPPING' ? 'Shipping' : `${value} %`;
  return maxDiscount === null ? discountText : `${discountText} (≤ ${formatNpr(maxDiscount)})`;
}
