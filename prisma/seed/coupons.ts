import type { Prisma, PrismaClient } from '#graph/prisma/generated/client.ts';
import { DAY } from './time.ts';

/** Adds missing coupons: two valid, one expired, and one whose usage limit the demo orders reach. */
export async function seedCoupons(prisma: PrismaClient, now: Date): Promise<number> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);
  const data: Prisma.CouponCreateManyInput[] = [
    { code: 'WELCOME10', kind: 'PERCENT', value: 10, maxDiscount: 5000, createdAt: daysAgo(200) },
    { code: 'DASHAIN500', kind: 'FIXED', value: 500, minItems: 10_000, createdAt: daysAgo(120) },
    {
      code: 'TEEJ15',
      kind: 'PERCENT',
      value: 15,
      maxDiscount: 7500,
      startsAt: daysAgo(80),
      endsAt: daysAgo(60),
      createdAt: daysAgo(85),
    },
    {
      code: 'FIRST20',
      kind: 'FIXED',
      value: 1000,
      minItems: 20_000,
      usageLimit: 20,
      createdAt: daysAgo(200),
    },
  ];
  const { count } = await prisma.coupon.createMany({ data, skipDuplicates: true });
  return count;
}
