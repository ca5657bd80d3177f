import { couponTermsOf } from '#domain/orders/coupons/couponTerms.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/**
 * Counts the coupon of an order as used again, once, whatever its limits say by now: the buyer has paid with it. One that was
 * deleted since counts no more, and what it took off stays.
 */
export async function takeCouponAgain(tx: Transaction, order: Order, at: Date): Promise<void> {
  const { id: orderId, couponCode: code, userId, contactEmail, contactPhone } = order;
  if (code === null || (await tx.couponRedemption.findUnique({ where: { orderId } }))) return;
  // By its id: another coupon may have the code by now. An earlier version of the store kept the code alone.
  const kept = couponTermsOf(order);
  const where = kept ? { id: kept.id } : { code };
  const coupon = await tx.coupon.findUnique({ where, select: { id: true } });
  if (!coupon) return;
  const { _sum } = await tx.orderLine.aggregate({ where: { orderId }, _sum: { couponDiscount: true } });
  const discount = (_sum.couponDiscount ?? 0) + order.shippingDiscount;
  await tx.couponRedemption.create({
    data: {
      ...{ couponId: coupon.id, orderId, discount, userId, at },
      ...{ email: contactEmail || null, phone: contactPhone || null },
    },
  });
  await tx.coupon.updateMany({ where: { id: coupon.id }, data: { usedCount: { increment: 1 } } });
}
