import type { PrismaClient } from '#graph/prisma/generated/client.ts';

/** Automatic coupon in the snapshot. Its conditions are checked when an order is placed. */
export interface AutomaticCoupon {
  id: string;
  startsAt: Date | null;
  endsAt: Date | null;
}

export function readAutomaticCoupons(prisma: PrismaClient): Promise<AutomaticCoupon[]> {
  return prisma.coupon.findMany({
    where: { isAutomatic: true, isActive: true },
    select: { id: true, startsAt: true, endsAt: true },
    orderBy: { id: 'asc' },
  });
}

/** Returns the automatic coupons valid at a time. */
export function selectValidCoupons(
  automaticCoupons: readonly AutomaticCoupon[],
  now: Date,
): AutomaticCoupon[] {
  return automaticCoupons.filter(
    ({ startsAt, endsAt }) => (!startsAt || startsAt <= now) && (!endsAt || now < endsAt),
  );
}
