import { randomBytes } from 'node:crypto';
import type { Coupon, Prisma, PrismaClient } from '#graph/prisma/generated/client.ts';

/** Creates an active coupon of 10 percent without limits, with the given changes. */
export function aCoupon(
  prisma: PrismaClient,
  overrides: Partial<Prisma.CouponUncheckedCreateInput> = {},
): Promise<Coupon> {
  const code = `TEST${randomBytes(4).toString('hex').toUpperCase()}`;
  return prisma.coupon.create({ data: { code, kind: 'PERCENT', value: 10, ...overrides } });
}
