import { anyone, holderOr, owner, ownerOr, signedIn, staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    quote: anyone,
    order: holderOr('readOrders', 'read-orders'),
    trackOrder: anyone,
    orders: signedIn,
    adminOrders: staff('readOrders', 'read-orders'),
    adminOrder: staff('readOrders', 'read-orders'),
    orderStats: staff('readOrders', 'read-orders'),
    coupons: staff('manageCoupons'),
    coupon: staff('manageCoupons'),
  },
  Mutation: {
    applyCoupon: anyone,
    placeOrder: anyone,
    openOrder: anyone,
    requestTrackingLinks: anyone,
    cancelOrder: owner,
    updateOrder: ownerOr('editOrders', 'write-orders'),
    adminCancelOrder: staff('cancelOrders', 'write-orders'),
    updateOrderStatus: staff('manageOrders', 'write-orders'),
    setPaymentStatus: staff('recordPayments', 'write-orders'),
    recordPayment: staff('recordPayments', 'write-orders'),
    voidPayment: staff('recordPayments', 'write-orders'),
    bulkUpdateOrders: staff('manageOrders', 'write-orders'),
    sendOrderEmail: staff('manageOrders'),
    deleteOrder: staff('hardDelete'),
    createCoupon: staff('manageCoupons'),
    updateCoupon: staff('manageCoupons'),
    deleteCoupon: staff('manageCoupons'),
  },
  fields: {
    'Order.staff': staff('readOrders', 'read-orders'),
    'OrderForStaff.customer': staff('readOrders', 'read-customers'),
  },
} satisfies AccessTable;
