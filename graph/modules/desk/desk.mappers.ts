import { row } from '#graph/schema/mappers.ts';

/** The values that resolvers pass on for types of the schema. */
export const mappers = {
  Guest: '../modules/desk/guests/listGuests.ts#KnownGuest',
  GuestConnection: '../modules/desk/guests/listGuests.ts#GuestPage',
  OrderForStaff: row('Order'),
  OrderPayment: row('Payment'),
  OrderHistoryEntry: row('OrderEvent'),
  OrderTag: row('OrderTag'),
  DeskMember: row('User'),
};
