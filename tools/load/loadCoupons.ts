import { idMaker } from './loadIds.ts';
import type { Period } from './period.ts';
import type { Row } from './tables.ts';

export interface LoadCoupon {
  id: string;
  code: string;
  kind: 'PERCENT' | 'FIXED';
  value: number;
  maxDiscount: number | null;
  minItems: number;
  uses: number;
}

/** The coupons that loaded orders used. */
export function makeCoupons({ start }: Period): LoadCoupon[] {
  const idOf = idMaker();
  return [
    { id: idOf(start), code: 'LOAD10', kind: 'PERCENT', value: 10, maxDiscount: 5000, minItems: 0, uses: 0 },
    {
      id: idOf(start),
      code: 'LOAD500',
      kind: 'FIXED',
      value: 500,
      maxDiscount: null,
      minItems: 10_000,
      uses: 0,
    },
  ];
}

export function couponRow(coupon: LoadCoupon, { start }: Period): Row<'coupons'> {
  const { id, code, kind, value, maxDiscount, minItems, uses } = coupon;
  return {
    id,
    code,
    kind,
    value,
    max_discount: maxDiscount,
    min_items: minItems,
    used_count: uses,
    created_at: new Date(start),
  };
}
