import { isCancelledOrReturned } from '#domain/orders/payment.ts';
import type { GraphContext } from '#graph/context.ts';
import { findOrder } from '#graph/modules/orders/findOrder.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type {
  CreditNote,
  Invoice,
  Order,
  OrderLine,
  Payment,
  PrismaClient,
} from '#graph/prisma/generated/client.ts';
import { canPrintOriginals } from './canPrintOriginals.ts';
import { findCurrentInvoice } from './issueInvoice.ts';
import { getSeller, type Seller } from './seller.ts';

export interface InvoiceData {
  /** Store details as printed on the invoice. */
  store: Seller;
  order: Order;
  lines: OrderLine[];
  /** Payments received, excluding voided ones, oldest first. */
  payments: Payment[];
  /** Issued invoice with its number and date. Null before it is issued. */
  invoice: Invoice | null;
  /** Credit notes for the invoice, oldest first. */
  creditNotes: CreditNote[];
  /** True if the original has been printed or the viewer is the customer. */
  isCopy: boolean;
  /** Time the order was cancelled or returned. Null if it was neither. */
  closedAt: Date | null;
}

/** Loads an invoice's contents. Null if the viewer cannot see the order. */
export async function readInvoice(
  context: GraphContext,
  orderRef: { id: string; guestToken?: string | undefined },
): Promise<InvoiceData | null> {
  const order = await findOrder(context, orderRef);
  if (!order) return null;
  const { prisma } = context;
  const { id: orderId, status } = order;
  const [settings, lines, payments, invoice, closingEvent] = await Promise.all([
    readSettings(prisma),
    prisma.orderLine.findMany({ where: { orderId }, orderBy: { position: 'asc' } }),
    prisma.payment.findMany({
      where: { orderId, kind: 'PAYMENT', voidedAt: null },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    }),
    findCurrentInvoice(prisma, orderId),
    isCancelledOrReturned(status)
      ? prisma.orderEvent.findFirst({ where: { orderId, status }, orderBy: { id: 'asc' } })
      : null,
  ]);
  const creditNotes = invoice ? await findCreditNotes(prisma, invoice) : [];
  const isCopy = invoice !== null && (invoice.printedAt !== null || !canPrintOriginals(context));
  const store = getSeller(invoice, settings);
  return { store, order, lines, payments, invoice, creditNotes, isCopy, closedAt: closingEvent?.at ?? null };
}

function findCreditNotes(prisma: PrismaClient, { id: invoiceId }: Invoice): Promise<CreditNote[]> {
  return prisma.creditNote.findMany({ where: { invoiceId }, orderBy: { id: 'asc' } });
}
