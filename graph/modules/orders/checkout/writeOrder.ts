import { countDirectly } from '#graph/access/attempts/countDirectly.ts';
import type { GraphContext } from '#graph/context.ts';
import { takeOrderedFromCart } from '#graph/modules/customers/takeOrderedFromCart.ts';
import type { DirectTransaction } from '#graph/prisma/direct/directDatabase.ts';
import { insertInto } from '#graph/prisma/direct/insertInto.ts';
import { recordStock } from '#graph/snapshot/shopChange.ts';
import type { ShownOrder } from '../orders.queries.ts';
import { redeem } from './coupon.ts';
import { type Sale, toOrderRows } from './orderRows.ts';
import { takeStock } from './stock.ts';

/**
 * Takes the pieces out of stock and writes the order with all that belongs to it, in one round trip. Throws RATE_LIMITED
 * where a guest has placed too many, and a conflict, which starts over, where stock or coupon are not as they were read.
 */
export async function writeOrder(
  tx: DirectTransaction,
  context: GraphContext,
  sale: Sale,
): Promise<ShownOrder> {
  const { input, quote, attempt } = sale;
  const rows = toOrderRows(context, sale);
  await tx.send(
    // Before the lines, which refer to the products: two orders would hold a product for theirs, and wait for each other.
    ...takeStock(quote.lines),
    ...(quote.coupon ? [redeem(quote.coupon.row)] : []),
    ...(isGuest(context) ? countDirectly(context, 'guestOrder', input.contact.email) : []),
    insertInto('Order', [rows.order]),
    insertInto('OrderLine', rows.lines),
    insertInto('OrderEvent', rows.timeline),
    insertInto('Payment', [rows.payment]),
    insertInto('StockMove', rows.stockMoves),
    ...(rows.redemption ? [insertInto('CouponRedemption', [rows.redemption])] : []),
    ...(attempt ? [insertInto('PlaceOrderRequest', [{ ...attempt, ...rows.request }])] : []),
    insertInto('StaleFigureDay', [rows.staleDay]),
    insertInto('Job', [rows.mailJob]),
    ...(rows.auditEntry ? [insertInto('AuditEntry', [rows.auditEntry])] : []),
    ...(context.viewer && !input.counterSale ? takeOrderedFromCart(rows.ordered(context.viewer.id)) : []),
    recordStock(quote.lines.map(({ product }) => product.id)),
  );
  return { ...rows.order, parts: { lines: rows.lines, timeline: rows.timeline } };
}

/** Neither an account nor a program with a key. */
function isGuest({ viewer, apiKey }: GraphContext): boolean {
  return viewer === null && apiKey === null;
}
