import { countDirectly } from '#graph/access/attempts/countDirectly.ts';
import type { GraphContext } from '#graph/context.ts';
import { insertInvoice } from '#graph/modules/billing/invoices/insertInvoice.ts';
import { toSeller } from '#graph/modules/billing/invoices/seller.ts';
import { expectUsable, redeem } from '#graph/modules/coupons/couponCandidates.ts';
import { takeOrderedFromCart } from '#graph/modules/customers/takeOrderedFromCart.ts';
import { insertInto } from '#graph/prisma/direct/insertInto.ts';
import { type Statement, write } from '#graph/prisma/direct/statement.ts';
import { type OrderPlaced, orderPlaced, stockChanged } from '#graph/work/storeEvents.ts';
import type { DirectWork } from '#graph/work/work.ts';
import { enqueueOrderJobs } from './enqueueOrderJobs.ts';
import { toOrderRows } from './orderRows.ts';
import type { OrderToPlace } from './readPlaceOrderInput.ts';
import type { Sale } from './sale.ts';
import { takeStock } from './stock.ts';

const WRITTEN_BY_DATABASE = {
  contactMailbox: undefined,
  searchText: undefined,
  due: undefined,
  refundDue: undefined,
  updatedAt: undefined,
};

/** Statements that verify an order once it is written. */
export type OrderChecks = (orderId: string) => Statement<unknown>[];

/**
 * Takes the pieces out of stock, where the order holds them, and writes the order with all that belongs to it, in one round trip. Throws RATE_LIMITED
 * where too many were placed, and a conflict, which starts over, where stock, coupon or a check are not as they were read.
 */
export async function writeOrder(
  work: DirectWork,
  context: GraphContext,
  { checks, ...sale }: Sale & { checks: OrderChecks },
): Promise<OrderPlaced> {
  const { input, quote, attempt, stockHeld } = sale;
  const rows = toOrderRows(context, sale);
  const { order: row } = rows;
  const order = { ...row, parts: { lines: rows.lines, timeline: rows.timeline } };
  if (stockHeld) work.publish(stockChanged(quote.lines.map(({ product }) => product.id)));
  work.publish(orderPlaced(row.id, order));
  await enqueueOrderJobs(work, row);
  await work.send(
    // Before the lines, which refer to the products: two orders would hold a product for theirs, and wait for each other.
    ...(stockHeld ? takeStock(sale.takings) : []),
    ...countOrder(context, input),
    insertInto('Order', [{ ...rows.order, ...WRITTEN_BY_DATABASE }]),
    ...checks(rows.order.id),
    ...(rows.booking ? [insertInto('Booking', [rows.booking])] : []),
    insertInto('OrderLine', rows.lines),
    insertInto('OrderEvent', rows.timeline),
    ...(rows.payments.length > 0 ? [insertInto('Payment', rows.payments)] : []),
    ...(rows.references.length > 0 ? [insertInto('PaymentReference', rows.references)] : []),
    ...(stockHeld ? [insertInto('StockMove', rows.stockMoves)] : []),
    ...(attempt ? [insertInto('PlaceOrderRequest', [{ ...attempt, ...rows.request }])] : []),
    insertInto('StaleFigureDay', [rows.staleDay]),
    ...(rows.auditEntry ? [insertInto('AuditEntry', [rows.auditEntry])] : []),
    ...(context.viewer && !input.counterSale ? takeOrderedFromCart(rows.ordered(context.viewer.id)) : []),
    // Towards the end: orders with the same coupon wait for each other from here on.
    ...(quote.coupon && rows.redemption
      ? [
          redeem(quote.coupon.row),
          ...expectUsable(quote.coupon.row, sale.couponUser, rows.order.id),
          insertInto('CouponRedemption', [rows.redemption]),
        ]
      : []),
    // Last of all: sales that are taken along wait for each other's number.
    ...(rows.order.status === 'DELIVERED'
      ? insertInvoice(rows.order, { now: context.now, seller: toSeller(context.snapshot.settings) }).map(
          write,
        )
      : []),
  );
  return order;
}

/** Staff at the counter and programs with a key may place as many as they like. */
function countOrder(context: GraphContext, { counterSale, contact }: OrderToPlace): Statement<unknown>[] {
  const { viewer, apiKey } = context;
  if (counterSale || apiKey) return [];
  return viewer
    ? countDirectly(context, 'accountOrder', viewer.id)
    : countDirectly(context, 'guestOrder', contact.email);
}
