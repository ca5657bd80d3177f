import { getCouponState } from '#domain/orders/coupons/getCouponState.ts';
import { withUserErrors } from '#graph/errors/userErrors.ts';
import { getRatesAt } from '#graph/modules/pricing/pricing.snapshot.ts';
import { toCouponLines } from '#graph/modules/quotes/couponLines.ts';
import { readIds } from '#graph/modules/quotes/couponRow.ts';
import type { Coupon } from '#graph/prisma/generated/client.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import {
  createCoupon,
  deleteCoupon,
  findCoupon,
  findTotalDiscount,
  listCoupons,
  updateCoupon,
} from './coupons.ts';
import { simulateCoupons } from './simulateCoupons.ts';

export const resolvers: Resolvers = {
  Query: {
    coupons: (_parent, args, context) => listCoupons(context, args),
    coupon: (_parent, { id }, context) => findCoupon(context, id),
    simulateCoupons: (_parent, { input }, context) => simulateCoupons(context, input),
  },
  Mutation: {
    createCoupon: (_parent, { input }, context) => withCouponErrors(() => createCoupon(context, input)),
    updateCoupon: (_parent, { input }, context) => withCouponErrors(() => updateCoupon(context, input)),
    deleteCoupon: (_parent, { input }, context) =>
      withUserErrors('deleted', () => deleteCoupon(context, input)),
  },
  SimulatedLine: {
    making: (line, _args, { snapshot, now }) =>
      toCouponLines([line], getRatesAt(snapshot.getRates(now), now))[0]?.making ?? 0,
  },
  Coupon: {
    state: (coupon, _args, { now }) => getCouponState(coupon, now),
    collectionIds: ({ collectionIds }) => readIds(collectionIds),
    productIds: ({ productIds }) => readIds(productIds),
    groupIds: ({ groupIds }) => readIds(groupIds),
    discounted: (coupon, _args, context) => findTotalDiscount(context, coupon),
  },
};

function withCouponErrors(write: () => Promise<Coupon>) {
  return withUserErrors('coupon', write);
}
