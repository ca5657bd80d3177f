import { v7 as uuidv7 } from 'uuid';
import { fiscalYearAt } from '#domain/orders/invoices/invoiceNumber.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import { type Invoice, type Order, Prisma, type PrismaClient } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { issueCreditNote } from './credit/issueCreditNote.ts';
import { type Seller, toSeller } from './seller.ts';

export type InvoicedOrder = Pick<
  Order,
  'id' | 'number' | 'contactName' | 'buyerPan' | 'itemsTotal' | 'discount' | 'tax' | 'finalTotal'
>;

/** The invoice of an order that stands; null while it has none. */
export function standingInvoice(
  prisma: PrismaClient | Transaction,
  orderId: string,
): Promise<Invoice | null> {
  return prisma.invoice.findFirst({
    where: { orderId, replacedAt: null },
    orderBy: [{ issuedAt: 'desc' }, { id: 'desc' }],
  });
}

/**
 * Gives a held order its invoice, with the next number of the fiscal year. It keeps the one it has, unless it costs something
 * else by now: then all of it is taken back, and another takes its place. What the buyer was let off by then is credited on
 * the new one. The series of invoices is taken before that of credit notes, and both after the stock: who issues several at
 * once waits for nobody in a ring.
 */
export async function issueInvoice(
  tx: Transaction,
  { now }: { now: Date },
  order: InvoicedOrder & Pick<Order, 'credited'>,
): Promise<void> {
  const standing = await standingInvoice(tx, order.id);
  if (standing?.total === order.finalTotal) return;
  if (standing) await tx.invoice.update({ where: { id: standing.id }, data: { replacedAt: now } });
  const seller = toSeller(await readSettings(tx));
  for (const sql of toIssue(order, { now, seller })) await tx.$executeRaw(sql);
  await issueCreditNote(tx, { now }, standing, { reason: 'CORRECTION' });
  if (order.credited === 0) return;
  const issued = await standingInvoice(tx, order.id);
  await issueCreditNote(tx, { now }, issued, { reason: 'COMPENSATION', total: order.credited });
}

/**
 * The statements that do so for an order without one. The series is held until the transaction ends: what fails has taken no
 * number, so there is no gap.
 */
export function toIssue(order: InvoicedOrder, { now, seller }: { now: Date; seller: Seller }): Prisma.Sql[] {
  const { id, number, contactName, buyerPan, itemsTotal, discount, tax, finalTotal } = order;
  const fiscalYear = fiscalYearAt(now);
  return [
    Prisma.sql`
      INSERT INTO invoice_series (fiscal_year, last_serial) VALUES (${fiscalYear}, 1)
      ON DUPLICATE KEY UPDATE last_serial = last_serial + 1`,
    Prisma.sql`
      INSERT INTO invoices (id, order_id, fiscal_year, serial, order_number, buyer_name, buyer_pan, taxable, tax, total, seller, issued_at)
      SELECT ${uuidv7()}, ${id}, fiscal_year, last_serial, ${number}, ${contactName}, ${buyerPan},
        ${itemsTotal - discount}, ${tax}, ${finalTotal}, ${JSON.stringify(seller)}, ${now}
      FROM invoice_series WHERE fiscal_year = ${fiscalYear}`,
  ];
}
