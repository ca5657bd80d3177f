import { normaliseCouponCode } from '#domain/orders/coupons/coupons.ts';
import type { GraphContext, Reading } from '#graph/context.ts';
import { batched } from '#graph/prisma/batched.ts';
import type { Coupon } from '#graph/prisma/generated/client.ts';

/** The coupon with this id or code. */
export function findCoupon({ prisma }: GraphContext, idOrCode: string): Promise<Coupon | null> {
  return prisma.coupon.findFirst({
    where: { OR: [{ id: idOrCode }, { code: normaliseCouponCode(idOrCode) }] },
  });
}

/** What a coupon took off in all, NPR. */
export async function discountedBy(context: Reading, { id }: Coupon): Promise<number> {
  return (await discounts(context, id)) ?? 0;
}

const discounts = batched<number>(async ({ prisma }, ids) => {
  const groups = await prisma.couponRedemption.groupBy({
    by: ['couponId'],
    where: { couponId: { in: ids } },
    _sum: { discount: true },
  });
  return new Map(groups.map(({ couponId, _sum }) => [couponId, Number(_sum.discount ?? 0)]));
});
