import { isRemainingAmountDue } from '#domain/orders/booking/remainingAmountDue.ts';
import { calculateChange } from '#domain/orders/counter/tender.ts';
import { readCouponTerms } from '#domain/orders/coupons/couponTerms.ts';
import { calculateAmountDue, calculateRefundDue } from '#domain/orders/ledger.ts';
import { getNextStatuses } from '#domain/orders/orderLifecycle.ts';
import { lacksReservation } from '#domain/orders/orderReservation.ts';
import { getNextPaymentStatuses } from '#domain/orders/paymentLifecycle.ts';
import { viewerHasPermission } from '#graph/access/viewerHasPermission.ts';
import { withUserErrors } from '#graph/errors/userErrors.ts';
import { findActorName } from '#graph/modules/accounts/findActorName.ts';
import { NONE_CHANGED, type OrdersOutcome } from '#graph/modules/orders/change/changeEachOrder.ts';
import { findStaffTimeline } from '#graph/modules/orders/orders.queries.ts';
import { listDeletions } from '#graph/pagination/listDeletions.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { adminCancelOrder } from './adminCancelOrder.ts';
import { adminOrder } from './adminOrder.ts';
import { adminOrders } from './adminOrders.ts';
import { assignOrders } from './assignOrders.ts';
import { bulkUpdateOrders } from './bulkUpdateOrders.ts';
import { deleteOrder } from './deleteOrder.ts';
import { orderStats } from './orderStats.ts';
import { readOrderSales } from './readOrderSales.ts';
import { reopenOrder } from './reopenOrder.ts';
import { sendOrderEmail } from './sendOrderEmail.ts';
import { findAssignee, findCustomer, findPayments, loadMissingItems } from './staffOrders.queries.ts';
import { undoOrderStep } from './undoOrderStep.ts';
import { updateOrderStatus } from './updateOrderStatus.ts';

export const resolvers: Resolvers = {
  Query: {
    deletedOrders: (_parent, args, context) => listDeletions(context, 'ORDER', args),
    adminOrders: (_parent, args, context) => adminOrders(context, args),
    adminOrder: (_parent, { id }, context) => adminOrder(context, id),
    orderStats: (_parent, { filter }, context) => orderStats(context, filter),
  },
  Mutation: {
    adminCancelOrder: (_parent, { input }, context) => toOrderPayload(() => adminCancelOrder(context, input)),
    updateOrderStatus: (_parent, { input }, context) =>
      toOrderPayload(() => updateOrderStatus(context, input)),
    deleteOrder: (_parent, { input }, context) =>
      withUserErrors('deletedId', () => deleteOrder(context, input)),
    sendOrderEmail: async (_parent, { input }, context) => ({
      ...unsentPayload,
      ...(await withUserErrors('sent', () => sendOrderEmail(context, input))),
    }),
    reopenOrder: (_parent, { input }, context) => toOrderPayload(() => reopenOrder(context, input)),
    undoOrderStep: (_parent, { input }, context) => toOrderPayload(() => undoOrderStep(context, input)),
    bulkUpdateOrders: (_parent, { input }, context) =>
      toOrdersPayload(() => bulkUpdateOrders(context, input)),
    assignOrders: (_parent, { input }, context) => toOrdersPayload(() => assignOrders(context, input)),
  },
  OrderForStaff: {
    // The contact details in the order are enough to ship it. Reading the account requires the permission to read
    // customers.
    customer: (order, _args, { prisma, viewer }) =>
      viewer && !viewerHasPermission(viewer, 'readCustomers') ? null : findCustomer(prisma, order),
    nextStatuses: (order) => [...getNextStatuses(order.status, isRemainingAmountDue(order))],
    nextPaymentStatuses: ({ paymentStatus }) => [...getNextPaymentStatuses(paymentStatus)],
    payer: ({ payerName: accountHolder, payerBank: bank, payerRelation: relation }) =>
      accountHolder && bank && relation ? { accountHolder, bank, relation } : null,
    couponTerms: readCouponTerms,
    due: calculateAmountDue,
    refundDue: calculateRefundDue,
    sales: (order, _args, context) => readOrderSales(context, order),
    assignee: (order, _args, { prisma }) => findAssignee(prisma, order),
    payments: (order, _args, { prisma }) => findPayments(prisma, order),
    missingItems: (order, _args, { prisma }) =>
      lacksReservation(order) ? loadMissingItems(prisma, order) : [],
    history: (order, _args, { prisma }) => findStaffTimeline(prisma, order),
  },
  OrderPayment: {
    status: ({ kind }) => (kind === 'PAYMENT' ? 'PAID' : 'REFUNDED'),
    change: calculateChange,
    by: ({ actorId }, _args, { prisma }) => findActorName(prisma, { actorId }),
    voidedBy: ({ voidedById }, _args, { prisma }) => findActorName(prisma, { actorId: voidedById }),
  },
  OrderHistoryEntry: {
    by: (event, _args, { prisma }) => findActorName(prisma, event),
  },
};

// Payload if the entire input was refused.
const unsentPayload = { sent: false };

function toOrderPayload(change: () => Promise<Order>) {
  return withUserErrors('order', change);
}

async function toOrdersPayload(change: () => Promise<OrdersOutcome>) {
  return { ...NONE_CHANGED, ...(await withUserErrors(change)) };
}
