import type { Prisma, PrismaClient } from '#graph/prisma/generated/client.ts';
import { DAY } from './time.ts';

/** Adds the coupons that are missing: two that hold, one that is over and one that is used up. */
export async function seedCoupons(prisma: PrismaClient, now: Date): Promise<number> {
  const data: Prisma.CouponCreateManyInput[] = [
    { code: 'WELCOME10', kind: 'PERCENT', value: 10, maxDiscount: 5000 },
    { code: 'DASHAIN500', kind: 'FIXED', value: 500, minItems: 10_000 },
    {
      code: 'TEEJ2026',
      kind: 'PERCENT',
      value: 15,
      maxDiscount: 7500,
      endsAt: new Date(now.getTime() - 60 * DAY),
    },
    { code: 'FIRST50', kind: 'FIXED', value: 1000, minItems: 20_000, usageLimit: 50, usedCount: 50 },
  ];
  const { count } = await prisma.coupon.createMany({ data, skipDuplicates: true });
  return count;
}
