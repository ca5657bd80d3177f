import { normaliseCouponCode } from '#domain/orders/coupons/coupons.ts';
import { escapeLike } from '#graph/prisma/escapeLike.ts';
import type { Prisma, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { CouponFilter, CouponState } from '#graph/schema/schema.generated.ts';

/** Converts a filter to a condition at the given time. domain/orders/coupons/getCouponState.ts defines the states. */
export function buildCouponCondition(
  prisma: PrismaClient,
  { search, state, isAutomatic }: CouponFilter,
  now: Date,
): Prisma.CouponWhereInput {
  // There are so few coupons that codes can be matched anywhere, without an index.
  const code = escapeLike(normaliseCouponCode(search ?? ''));
  return {
    AND: [
      code
        ? { OR: [{ code: { contains: code } }, { name: { contains: escapeLike(search?.trim() ?? '') } }] }
        : {},
      state ? buildStateConditions(prisma, now)[state] : {},
      isAutomatic == null ? {} : { isAutomatic },
    ],
  };
}

function buildStateConditions(
  { coupon }: PrismaClient,
  now: Date,
): Record<CouponState, Prisma.CouponWhereInput> {
  const { usageLimit } = coupon.fields;
  const activeCondition = { isActive: true };
  const notExpiredCondition = { OR: [{ endsAt: null }, { endsAt: { gt: now } }] };
  const notUsedUpCondition = { OR: [{ usageLimit: null }, { usedCount: { lt: usageLimit } }] };
  return {
    OFF: { isActive: false },
    EXPIRED: { ...activeCondition, endsAt: { lte: now } },
    USED_UP: { AND: [activeCondition, notExpiredCondition, { usedCount: { gte: usageLimit } }] },
    UPCOMING: { AND: [activeCondition, notExpiredCondition, notUsedUpCondition, { startsAt: { gt: now } }] },
    ACTIVE: {
      AND: [
        activeCondition,
        notExpiredCondition,
        notUsedUpCondition,
        { OR: [{ startsAt: null }, { startsAt: { lte: now } }] },
      ],
    },
  };
}
