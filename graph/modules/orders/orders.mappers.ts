import { row } from '#graph/schema/mappers.ts';

/** What its resolvers hand on in the place of the contract's types. */
export const mappers = {
  Order: '../modules/orders/orders.queries.ts#ShownOrder',
  OrderConnection: '../modules/orders/pageOfOrders.ts#OrderPage',
  Invoice: row('Invoice'),
  OrderLine: row('OrderLine'),
  OrderEvent: row('OrderEvent'),
};
