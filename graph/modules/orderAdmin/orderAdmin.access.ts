import { staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    adminOrders: staff('readOrders', 'read-orders'),
    deletedOrders: staff('readOrders', 'read-orders'),
    adminOrder: staff('readOrders', 'read-orders'),
    orderStats: staff('readOrders', 'read-orders'),
    guests: staff('readCustomers', 'read-customers'),
    orderViewCounts: staff('readOrders', 'read-orders'),
    orderTags: staff('readOrders', 'read-orders'),
    assignableStaff: staff('readOrders', 'read-orders'),
    myMentions: staff('readOrders'),
  },
  Mutation: {
    adminCancelOrder: staff('cancelOrders', 'write-orders'),
    updateOrderStatus: staff('manageOrders', 'write-orders'),
    bulkUpdateOrders: staff('manageOrders', 'write-orders'),
    reopenOrder: staff('manageOrders'),
    undoOrderStep: staff('manageOrders', 'write-orders'),
    assignOrders: staff('manageOrders', 'write-orders'),
    tagOrders: staff('manageOrders', 'write-orders'),
    mailOrders: staff('manageOrders'),
    mergeOrderTags: staff('manageOrders'),
    createOrderTag: staff('manageOrders'),
    updateOrderTag: staff('manageOrders'),
    deleteOrderTag: staff('manageOrders'),
    addOrderNote: staff('readOrders'),
    editOrderNote: staff('readOrders'),
    deleteOrderNote: staff('readOrders'),
    markMentionsRead: staff('readOrders'),
    sendOrderEmail: staff('manageOrders'),
    deleteOrder: staff('hardDelete'),
  },
  fields: {
    'OrderForStaff.customer': staff('readOrders', 'read-customers'),
  },
} satisfies AccessTable;
