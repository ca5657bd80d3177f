import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { Invoice, Order, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { issueCreditNote } from './credit/issueCreditNote.ts';
import { type InvoicedOrder, insertInvoice } from './insertInvoice.ts';
import { toSeller } from './seller.ts';

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
  for (const sql of insertInvoice(order, { now, seller })) await tx.$executeRaw(sql);
  await issueCreditNote(tx, { now }, standing, { reason: 'CORRECTION' });
  if (order.credited === 0) return;
  const issued = await standingInvoice(tx, order.id);
  await issueCreditNote(tx, { now }, issued, { reason: 'COMPENSATION', total: order.credited });
}
