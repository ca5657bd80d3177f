import type { EditTarget } from '#graph/modules/edits/planEdit.ts';
import type { Order, OrderLine, OrderProposal, PrismaClient } from '#graph/prisma/generated/client.ts';

const DAY_MS = 86_400_000;

/** Creates an open proposal that sets the order's shipping fee to NPR 300. No stock is reserved for it. */
export async function aProposal(
  prisma: PrismaClient,
  order: Order & { lines: OrderLine[] },
  expiresAt = new Date(Date.now() + DAY_MS),
): Promise<OrderProposal> {
  const { itemsTotal: items, discount, shipping: oldShipping, tax, taxPercent, staffDiscount, lines } = order;
  const totalAmount = items - discount;
  const shipping = 300;
  const finalTotal = totalAmount + shipping + tax;
  const target: EditTarget = {
    lines,
    totals: {
      items,
      discount,
      totalAmount,
      shipping,
      shippingDiscount: 0,
      tax,
      taxPercent,
      finalTotal,
      couponDiscount: discount - staffDiscount,
      staffDiscount,
    },
    couponCode: order.couponCode,
    staffDiscountReason: order.staffDiscountReason,
    staffDiscountBp: order.staffDiscountBp,
    staffDiscountBasis: order.staffDiscountBasis,
    paymentMethod: order.paymentMethod,
  };
  return prisma.orderProposal.create({
    data: {
      orderId: order.id,
      target: JSON.parse(JSON.stringify(target)),
      changes: [{ part: 'SHIPPING', before: oldShipping, after: shipping }],
      reserved: [],
      expiresAt,
    },
  });
}
