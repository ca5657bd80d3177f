import { awaitsConfirmation } from '#domain/orders/orderReservation.ts';
import { isPaymentDue } from '#domain/orders/payment.ts';
import { withDoneFlag, withUserErrors } from '#graph/errors/userErrors.ts';
import { findTimeline } from '#graph/modules/orders/orders.queries.ts';
import { toDeliveryWindow } from '#graph/modules/orders/toDeliveryWindow.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { openOrder } from './openOrder.ts';
import { requestTrackingLinks } from './requestTrackingLinks.ts';
import { trackOrder } from './trackOrder.ts';

export const resolvers: Resolvers = {
  Query: {
    trackOrder: (_parent, { number }, context) => trackOrder(context, number),
  },
  Mutation: {
    openOrder: (_parent, { input }, context) => withUserErrors(() => openOrder(context, input)),
    requestTrackingLinks: (_parent, { input }, context) =>
      withDoneFlag('requested', () => requestTrackingLinks(context, input)),
  },
  TrackedOrder: {
    awaitsConfirmation,
    payBy: (order) => (isPaymentDue(order) ? order.payBy : null),
    estimatedDelivery: toDeliveryWindow,
    timeline: (order, _args, { prisma }) => findTimeline(prisma, order),
  },
};
