import { may } from '../../permissions/rules.ts';
import type { Permissions } from '../../permissions/toShield.ts';

const mayManage = may('manageCoupons');

export const permissions: Permissions = {
  Query: { coupons: mayManage, coupon: mayManage },
  Mutation: { createCoupon: mayManage, updateCoupon: mayManage, deleteCoupon: mayManage },
};
