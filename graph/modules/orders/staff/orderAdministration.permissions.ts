import { may } from '#graph/access/rules.ts';
import type { Permissions } from '#graph/access/toShield.ts';

const mayRead = may('manageOrders', 'read-orders');
const mayWrite = may('manageOrders', 'write-orders');

export const permissions: Permissions = {
  Query: { adminOrders: mayRead, adminOrder: mayRead, orderStats: mayRead },
  Mutation: {
    adminCancelOrder: mayWrite,
    updateOrderStatus: mayWrite,
    setPaymentStatus: mayWrite,
    bulkUpdateOrders: mayWrite,
    sendOrderEmail: may('manageOrders'),
    deleteOrder: may('hardDelete'),
  },
};
