import { may } from '#graph/access/rules.ts';
import type { Permissions } from '#graph/access/toShield.ts';

const mayManage = may('manageCoupons');

export const permissions: Permissions = {
  Query: { coupons: mayManage, coupon: mayManage },
  Mutation: { createCoupon: mayManage, updateCoupon: mayManage, deleteCoupon: mayManage },
};
