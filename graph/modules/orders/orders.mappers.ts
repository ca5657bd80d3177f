import { row } from '#graph/schema/mappers.ts';

/** What its resolvers hand on in the place of the contract's types. */
export const mappers = {
  Order: '../modules/orders/orders.queries.ts#ShownOrder',
  OrderConnection: '../modules/orders/pageOfOrders.ts#OrderPage',
  Guest: '../modules/orders/guests/listGuests.ts#KnownGuest',
  GuestConnection: '../modules/orders/guests/listGuests.ts#GuestPage',
  OrderForStaff: row('Order'),
  OrderPayment: row('Payment'),
  Invoice: row('Invoice'),
  OrderHistoryEntry: row('OrderEvent'),
  OrderLine: row('OrderLine'),
  OrderEvent: row('OrderEvent'),
  OrderTag: row('OrderTag'),
  DeskMember: row('User'),
  TrackedOrder: row('Order'),
};
