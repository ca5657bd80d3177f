import { row } from '#graph/schema/mappers.ts';

/** What its resolvers hand on in the place of the contract's types. */
export const mappers = {
  Coupon: row('Coupon'),
  TriedLine: '../modules/quotes/priceLines.ts#PricedLine',
  CouponConnection: '../modules/coupons/listCoupons.ts#CouponPage',
};
