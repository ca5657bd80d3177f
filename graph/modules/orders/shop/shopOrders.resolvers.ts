import { canEditDetails, isCancellable } from '#domain/orders/orderLifecycle.ts';
import { awaitsConfirmation, isPaidWithoutReservation } from '#domain/orders/orderReservation.ts';
import type { PriceBreakdown } from '#domain/pricing/productPrice.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import { withUserErrors } from '#graph/errors/userErrors.ts';
import { toImage } from '#graph/media/images.ts';
import type { QueryOrdersArgs, Resolvers } from '#graph/schema/schema.generated.ts';
import { findOrder } from '../findOrder.ts';
import { getDiscountTerms, getOrderDiscountTerms } from '../getDiscountTerms.ts';
import { findLinePhoto, findLines, findTimeline } from '../orders.queries.ts';
import { type OrderPage, readOrderPage } from '../readOrderPage.ts';
import { toDeliveryWindow } from '../toDeliveryWindow.ts';
import { cancelOrder } from './cancelOrder.ts';

export const resolvers: Resolvers = {
  Query: {
    order: (_parent, args, context) => findOrder(context, args),
    orders: (_parent, args, context) => listOrders(context, args),
  },
  Mutation: {
    cancelOrder: (_parent, { input }, context) => withUserErrors('order', () => cancelOrder(context, input)),
  },
  Order: {
    lines: (order, _args, { prisma }) => findLines(prisma, order),
    staffDiscountTerms: async (order, _args, { prisma }) =>
      order.staffDiscount > 0 || order.staffDiscountBp !== null
        ? getOrderDiscountTerms(order, await findLines(prisma, order))
        : null,
    timeline: (order, _args, { prisma }) => findTimeline(prisma, order),
    totals: ({ itemsTotal: items, discount, shipping, shippingDiscount, tax, taxPercent, finalTotal }) => {
      const totalAmount = items - discount;
      return { items, discount, totalAmount, shipping, shippingDiscount, tax, taxPercent, finalTotal };
    },
    contact: ({ contactName, contactEmail, contactPhone }) => {
      return { name: contactName, email: contactEmail, phone: contactPhone };
    },
    shippingAddress: ({ shipName, shipPhone, province, district, municipality, ward, street, landmark }) => {
      return { name: shipName, phone: shipPhone, province, district, municipality, ward, street, landmark };
    },
    estimatedDelivery: toDeliveryWindow,
    awaitsConfirmation,
    isPaidWithoutStock: isPaidWithoutReservation,
    isCancellable: ({ status }) => isCancellable(status),
    isEditable: ({ status }) => canEditDetails(status),
    staff: (order) => order,
  },
  OrderLine: {
    image: async (line, _args, context) => {
      const photo = await findLinePhoto(context, line);
      return photo && toImage(photo, line);
    },
    // Written by placeOrder from the same type.
    priceBreakdown: ({ breakdown }) => breakdown as PriceBreakdown | null,
    staffDiscountTerms: getDiscountTerms,
  },
};

/** Returns the viewer's own orders, newest first. */
function listOrders(
  context: GraphContext,
  { status, ...args }: Partial<QueryOrdersArgs>,
): Promise<OrderPage> {
  const { id: userId } = requireViewer(context);
  return readOrderPage(context, { userId, ...(status && { status }) }, args);
}
