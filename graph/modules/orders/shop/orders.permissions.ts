import { or } from 'graphql-shield';
import { allow, isSignedIn, may } from '#graph/access/rules.ts';
import type { Permissions } from '#graph/access/toShield.ts';

/** Whose an order is, is decided in the query that finds it. */
export const permissions: Permissions = {
  Query: { order: allow, trackOrder: allow, orders: isSignedIn },
  Mutation: {
    openOrder: allow,
    requestTrackingLinks: allow,
    cancelOrder: isSignedIn,
    updateOrder: or(isSignedIn, may('manageOrders', 'write-orders')),
  },
  Order: { staff: may('manageOrders', 'read-orders') },
};
