import { row } from '#graph/schema/mappers.ts';

/** What its resolvers hand on in the place of the contract's types. */
export const mappers = {
  Order: '../modules/orders/orders.queries.ts#ShownOrder',
  OrderConnection: '../modules/orders/pageOfOrders.ts#OrderPage',
  ParkedSale: '../modules/orders/counter/parkedSales.ts#ShownParkedSale',
  OrderForStaff: row('Order'),
  OrderPayment: row('Payment'),
  OrderRefund: row('Payment'),
  Invoice: row('Invoice'),
  Return: row('Return'),
  ReturnConnection: '../modules/orders/returns/adminReturns.ts#ReturnPage',
  ReturnLine: row('ReturnLine'),
  ReturnPhoto: row('ReturnPhoto'),
  OrderProposal: row('OrderProposal'),
  OrderEditQuote: '../modules/orders/edit/planEdit.ts#EditPlan',
  OrderHistoryEntry: row('OrderEvent'),
  OrderLine: row('OrderLine'),
  OrderEvent: row('OrderEvent'),
  OrderTag: row('OrderTag'),
  DeskMember: row('User'),
  Carrier: row('Carrier'),
  PlannedShipment: '../modules/orders/carriers/planShipments.ts#ShipmentPlan',
  TrackedOrder: row('Order'),
  Coupon: row('Coupon'),
  TriedLine: '../modules/orders/checkout/priceLines.ts#PricedLine',
  CouponConnection: '../modules/orders/coupons/listCoupons.ts#CouponPage',
};
