import { readCouponTerms } from '#domain/orders/coupons/couponTerms.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/**
 * Restores the redemption of an order's coupon if it has none, regardless of the coupon's current limits, since the
 * customer has paid with it. If the coupon was deleted, nothing is restored, but the discount stays.
 */
export async function restoreRedemption(tx: Transaction, order: Order, redeemedAt: Date): Promise<void> {
  const { id: orderId, couponCode: code, userId, contactEmail, contactPhone } = order;
  if (code === null || (await tx.couponRedemption.findUnique({ where: { orderId } }))) return;
  // Looks the coupon up by id, since another coupon may have the code now. Orders written by an earlier version have
  // only the code.
  const terms = readCouponTerms(order);
  const where = terms ? { id: terms.id } : { code };
  const coupon = await tx.coupon.findUnique({ where, select: { id: true } });
  if (!coupon) return;
  const { _sum } = await tx.orderLine.aggregate({ where: { orderId }, _sum: { couponDiscount: true } });
  const discount = (_sum.couponDiscount ?? 0) + order.shippingDiscount;
  await tx.couponRedemption.create({
    data: {
      ...{ couponId: coupon.id, orderId, discount, userId, at: redeemedAt },
      ...{ email: contactEmail || null, phone: contactPhone || null },
    },
  });
  await tx.coupon.updateMany({ where: { id: coupon.id }, data: { usedCount: { increment: 1 } } });
}
