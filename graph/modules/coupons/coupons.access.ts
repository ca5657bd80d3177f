import { staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    coupons: staff('manageCoupons'),
    coupon: staff('manageCoupons'),
    simulateCoupons: staff('manageCoupons'),
  },
  Mutation: {
    createCoupon: staff('manageCoupons'),
    updateCoupon: staff('manageCoupons'),
    deleteCoupon: staff('manageCoupons'),
  },
} satisfies AccessTable;
