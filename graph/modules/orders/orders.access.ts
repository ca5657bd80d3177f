import { anyone, holderOr, owner, ownerOr, signedIn, staff } from '#graph/access/accessRule.ts';
import type { AccessTable } from '#graph/access/accessTable.ts';

export const access = {
  Query: {
    quote: anyone,
    order: holderOr('manageOrders', 'read-orders'),
    trackOrder: anyone,
    orders: signedIn,
    adminOrders: staff('manageOrders', 'read-orders'),
    adminOrder: staff('manageOrders', 'read-orders'),
    orderStats: staff('manageOrders', 'read-orders'),
    coupons: staff('manageCoupons'),
    coupon: staff('manageCoupons'),
  },
  Mutation: {
    applyCoupon: anyone,
    placeOrder: anyone,
    openOrder: anyone,
    requestTrackingLinks: anyone,
    cancelOrder: owner,
    updateOrder: ownerOr('manageOrders', 'write-orders'),
    adminCancelOrder: staff('manageOrders', 'write-orders'),
    updateOrderStatus: staff('manageOrders', 'write-orders'),
    setPaymentStatus: staff('manageOrders', 'write-orders'),
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
    'Order.staff': staff('manageOrders', 'read-orders'),
    'OrderForStaff.customer': staff('manageOrders', 'read-customers'),
  },
} satisfies AccessTable;
