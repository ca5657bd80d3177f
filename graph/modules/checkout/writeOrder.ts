import { buildCountStatements } from '#graph/access/attempts/attemptStatements.ts';
import type { GraphContext } from '#graph/context.ts';
import { insertInvoice } from '#graph/modules/billing/invoices/insertInvoice.ts';
import { toSeller } from '#graph/modules/billing/invoices/seller.ts';
import { redeem, verifyCouponUsable } from '#graph/modules/coupons/couponCandidates.ts';
import { removeOrderedFromCart } from '#graph/modules/customers/removeOrderedFromCart.ts';
import { insertInto } from '#graph/prisma/direct/insertInto.ts';
import { type Statement, write } from '#graph/prisma/direct/statement.ts';
import { orderPlaced, type PlacedOrderRow, stockChanged } from '#graph/work/storeEvents.ts';
import type { DirectWork } from '#graph/work/work.ts';
import { enqueueOrderJobs } from './enqueueOrderJobs.ts';
import { toOrderRows } from './orderRows.ts';
import type { OrderToPlace } from './readPlaceOrderInput.ts';
import type { Sale } from './sale.ts';
import { deductStock } from './stock.ts';

const DATABASE_GENERATED_COLUMNS = {
  contactMailbox: undefined,
  searchText: undefined,
  due: undefined,
  refundDue: undefined,
  updatedAt: undefined,
};

/** Returns the statements that verify an order after it is written. */
export type OrderChecks = (orderId: string) => Statement<unknown>[];

/**
 * Takes stock for the order if it is reserved, and writes all rows of the order in one round trip. Throws RATE_LIMITED
 * after too many orders. Throws a conflict, which restarts the order, if the stock, the coupon or the result of a check
 * has changed since it was read.
 */
export async function writeOrder(
  work: DirectWork,
  context: GraphContext,
  { verificationStatements, ...sale }: Sale & { verificationStatements: OrderChecks },
): Promise<PlacedOrderRow> {
  const { input, quote, attempt, isStockReserved } = sale;
  const rows = toOrderRows(context, sale);
  const { order: row } = rows;
  const order = { ...row, parts: { lines: rows.lines, timeline: rows.timeline } };
  if (isStockReserved) work.publish(stockChanged(quote.lines.map(({ product }) => product.id)));
  work.publish(orderPlaced(row.id, order));
  await enqueueOrderJobs(work, row);
  await work.send(
    // Must precede the lines, whose foreign keys lock the products. Otherwise two orders could deadlock on a product.
    ...(isStockReserved ? deductStock(sale.stockDeductions) : []),
    ...countOrder(context, input),
    insertInto('Order', [{ ...rows.order, ...DATABASE_GENERATED_COLUMNS }]),
    ...verificationStatements(rows.order.id),
    ...(rows.booking ? [insertInto('Booking', [rows.booking])] : []),
    insertInto('OrderLine', rows.lines),
    insertInto('OrderEvent', rows.timeline),
    ...(rows.payments.length > 0 ? [insertInto('Payment', rows.payments)] : []),
    ...(rows.references.length > 0 ? [insertInto('PaymentReference', rows.references)] : []),
    ...(isStockReserved ? [insertInto('StockMove', rows.stockMoves)] : []),
    ...(attempt ? [insertInto('PlaceOrderRequest', [{ ...attempt, ...rows.request }])] : []),
    insertInto('StaleFigureDay', [rows.staleDay]),
    ...(rows.auditEntry ? [insertInto('AuditEntry', [rows.auditEntry])] : []),
    ...(context.viewer && !input.counterSale ? removeOrderedFromCart(rows.ordered(context.viewer.id)) : []),
    // Placed late, because from this point orders with the same coupon wait for each other.
    ...(quote.coupon && rows.redemption
      ? [
          redeem(quote.coupon.row),
          ...verifyCouponUsable(quote.coupon.row, sale.couponUser, rows.order.id),
          insertInto('CouponRedemption', [rows.redemption]),
        ]
      : []),
    // Placed last, because counter sales wait for each other's invoice number.
    ...(rows.order.status === 'DELIVERED'
      ? insertInvoice(rows.order, { now: context.now, seller: toSeller(context.snapshot.settings) }).map(
          write,
        )
      : []),
  );
  return order;
}

/** Returns the statements that count an order towards the rate limit. Counter sales and integrations have no limit. */
function countOrder(context: GraphContext, { counterSale, contact }: OrderToPlace): Statement<unknown>[] {
  const { viewer, apiKey } = context;
  if (counterSale || apiKey) return [];
  return viewer
    ? buildCountStatements(context, 'accountOrder', viewer.id)
    : buildCountStatements(context, 'guestOrder', contact.email);
}
