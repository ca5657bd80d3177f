import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { Invoice, Order, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { issueCreditNote } from './credit/issueCreditNote.ts';
import { type InvoicedOrder, insertInvoice } from './insertInvoice.ts';
import { toSeller } from './seller.ts';

/** Returns an order's current invoice. Null if it has none. */
export function findCurrentInvoice(
  prisma: PrismaClient | Transaction,
  orderId: string,
): Promise<Invoice | null> {
  return prisma.invoice.findFirst({
    where: { orderId, replacedAt: null },
    orderBy: [{ issuedAt: 'desc' }, { id: 'desc' }],
  });
}

/**
 * Issues a locked order's invoice, with the next number of the fiscal year. An existing invoice is kept unless the
 * total has changed. In that case it is credited in full and replaced, and the order's credits are issued again on the
 * new invoice. The stock is locked first, then the invoice series, then the credit note series, so that simultaneous
 * requests cannot deadlock.
 */
export async function issueInvoice(
  tx: Transaction,
  { now }: { now: Date },
  order: InvoicedOrder & Pick<Order, 'credited'>,
): Promise<void> {
  const currentInvoice = await findCurrentInvoice(tx, order.id);
  if (currentInvoice?.total === order.finalTotal) return;
  if (currentInvoice)
    await tx.invoice.update({ where: { id: currentInvoice.id }, data: { replacedAt: now } });
  const seller = toSeller(await readSettings(tx));
  for (const sql of insertInvoice(order, { now, seller })) await tx.$executeRaw(sql);
  await issueCreditNote(tx, { now }, currentInvoice, { reason: 'CORRECTION' });
  if (order.credited === 0) return;
  const issuedInvoice = await findCurrentInvoice(tx, order.id);
  await issueCreditNote(tx, { now }, issuedInvoice, { reason: 'COMPENSATION', total: order.credited });
}
