import { randomBytes } from 'node:crypto';
import type { Coupon, Prisma, PrismaClient } from '#graph/prisma/generated/client.ts';

/** An active coupon of 10 percent without limits, unless said otherwise. */
export function aCoupon(
  prisma: PrismaClient,
  given: Partial<Prisma.CouponUncheckedCreateInput> = {},
): Promise<Coupon> {
  const code = `TEST${randomBytes(4).toString('hex').toUpperCase()}`;
  return prisma.coupon.create({ data: { code, kind: 'PERCENT', value: 10, ...given } });
}
