import { v7 as uuidv7 } from 'uuid';
import { getFiscalYear } from '#domain/orders/invoices/invoiceNumber.ts';
import { type Order, Prisma } from '#graph/prisma/generated/client.ts';
import type { Seller } from './seller.ts';

export type InvoicedOrder = Pick<
  Order,
  'id' | 'number' | 'contactName' | 'buyerPan' | 'itemsTotal' | 'discount' | 'tax' | 'finalTotal'
>;

/**
 * Returns the statements that issue an order's first invoice, with the next number of the fiscal year. The series stays
 * locked until the transaction ends and a rollback uses no number, so the numbers have no gaps.
 */
export function insertInvoice(
  order: InvoicedOrder,
  { now, seller }: { now: Date; seller: Seller },
): Prisma.Sql[] {
  const { id, number, contactName, buyerPan, itemsTotal, discount, tax, finalTotal } = order;
  const fiscalYear = getFiscalYear(now);
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
