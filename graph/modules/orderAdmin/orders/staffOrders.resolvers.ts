import { isRemainingAmountDue } from '#domain/orders/booking/remainingAmountDue.ts';
import { cashChange } from '#domain/orders/counter/tender.ts';
import { readCouponTerms } from '#domain/orders/coupons/couponTerms.ts';
import { amountDue, refundDue } from '#domain/orders/ledger.ts';
import { nextStatuses } from '#domain/orders/orderLifecycle.ts';
import { lacksReservation } from '#domain/orders/orderReservation.ts';
import { nextPaymentStatuses } from '#domain/orders/paymentLifecycle.ts';
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
import { orderSales } from './orderSales.ts';
import { orderStats } from './orderStats.ts';
import { reopenOrder } from './reopenOrder.ts';
import { sendOrderEmail } from './sendOrderEmail.ts';
import { findAssignee, findCustomer, findMissingItems, findPayments } from './staffOrders.queries.ts';
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
    adminCancelOrder: (_parent, { input }, context) => changed(() => adminCancelOrder(context, input)),
    updateOrderStatus: (_parent, { input }, context) => changed(() => updateOrderStatus(context, input)),
    deleteOrder: (_parent, { input }, context) =>
      withUserErrors('deletedId', () => deleteOrder(context, input)),
    sendOrderEmail: async (_parent, { input }, context) => ({
      ...unsent,
      ...(await withUserErrors('sent', () => sendOrderEmail(context, input))),
    }),
    reopenOrder: (_parent, { input }, context) => changed(() => reopenOrder(context, input)),
    undoOrderStep: (_parent, { input }, context) => changed(() => undoOrderStep(context, input)),
    bulkUpdateOrders: (_parent, { input }, context) => eachChanged(() => bulkUpdateOrders(context, input)),
    assignOrders: (_parent, { input }, context) => eachChanged(() => assignOrders(context, input)),
  },
  OrderForStaff: {
    // The order's own contact is enough to ship it. The account requires the permission to read customers.
    customer: (order, _args, { prisma, viewer }) =>
      viewer && !viewerHasPermission(viewer, 'readCustomers') ? null : findCustomer(prisma, order),
    nextStatuses: (order) => [...nextStatuses(order.status, isRemainingAmountDue(order))],
    nextPaymentStatuses: ({ paymentStatus }) => [...nextPaymentStatuses(paymentStatus)],
    payer: ({ payerName: accountHolder, payerBank: bank, payerRelation: relation }) =>
      accountHolder && bank && relation ? { accountHolder, bank, relation } : null,
    couponTerms: readCouponTerms,
    due: amountDue,
    refundDue,
    sales: (order, _args, context) => orderSales(context, order),
    assignee: (order, _args, { prisma }) => findAssignee(prisma, order),
    payments: (order, _args, { prisma }) => findPayments(prisma, order),
    missingItems: (order, _args, { prisma }) =>
      lacksReservation(order) ? findMissingItems(prisma, order) : [],
    history: (order, _args, { prisma }) => findStaffTimeline(prisma, order),
  },
  OrderPayment: {
    status: ({ kind }) => (kind === 'PAYMENT' ? 'PAID' : 'REFUNDED'),
    change: cashChange,
    by: ({ actorId }, _args, { prisma }) => findActorName(prisma, { actorId }),
    voidedBy: ({ voidedById }, _args, { prisma }) => findActorName(prisma, { actorId: voidedById }),
  },
  OrderHistoryEntry: {
    by: (event, _args, { prisma }) => findActorName(prisma, event),
  },
};

// Payload when the whole input was refused.
const unsent = { sent: false };

function changed(change: () => Promise<Order>) {
  return withUserErrors('order', change);
}

async function eachChanged(change: () => Promise<OrdersOutcome>) {
  return { ...NONE_CHANGED, ...(await withUserErrors(change)) };
}
