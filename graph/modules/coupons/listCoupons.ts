import type { Reading } from '#graph/context.ts';
import { desc, instant, keyset, text } from '#graph/pagination/keyset.ts';
import type { Page } from '#graph/pagination/page.ts';
import { readTable } from '#graph/pagination/readTable.ts';
import type { Coupon, Prisma } from '#graph/prisma/generated/client.ts';
import type { QueryCouponsArgs } from '#graph/schema/schema.generated.ts';
import { couponCondition } from './couponCondition.ts';

export type CouponPage = Page<Coupon>;

const newestFirst = keyset<Coupon, Prisma.CouponWhereInput>({ createdAt: desc(instant), id: desc(text) });

/** A page of the coupons. */
export function listCoupons(
  { prisma, now }: Reading,
  { filter, ...args }: Partial<QueryCouponsArgs>,
): Promise<CouponPage> {
  const where = couponCondition(prisma, filter ?? {}, now);
  return readTable(prisma.coupon, { ...args, where, order: newestFirst });
}
