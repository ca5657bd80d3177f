import { isCalledOff } from '#domain/orders/payment.ts';
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
import { standingInvoice } from './issueInvoice.ts';
import { prints } from './prints.ts';
import { type Seller, sellerOf } from './seller.ts';

export interface InvoiceFacts {
  /** As the invoice names it. */
  store: Seller;
  order: Order;
  lines: OrderLine[];
  /** What came in, oldest first, without what was voided. */
  payments: Payment[];
  /** Its number and date; null while it has none. */
  invoice: Invoice | null;
  /** What was taken back of it, oldest first. */
  creditNotes: CreditNote[];
  /** Whether the original is on paper already, or it is read by whoever bought. */
  isCopy: boolean;
  /** When it was cancelled or came back; null while it stands. */
  calledOffAt: Date | null;
}

/** What an invoice says; null where whoever asks may not see the order. */
export async function readInvoice(
  context: GraphContext,
  asked: { id: string; guestToken?: string | undefined },
): Promise<InvoiceFacts | null> {
  const order = await findOrder(context, asked);
  if (!order) return null;
  const { prisma } = context;
  const { id: orderId, status } = order;
  const [settings, lines, payments, invoice, end] = await Promise.all([
    readSettings(prisma),
    prisma.orderLine.findMany({ where: { orderId }, orderBy: { position: 'asc' } }),
    prisma.payment.findMany({
      where: { orderId, kind: 'PAYMENT', voidedAt: null },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    }),
    standingInvoice(prisma, orderId),
    isCalledOff(status)
      ? prisma.orderEvent.findFirst({ where: { orderId, status }, orderBy: { id: 'asc' } })
      : null,
  ]);
  const creditNotes = invoice ? await creditNotesOf(prisma, invoice) : [];
  const isCopy = invoice !== null && (invoice.printedAt !== null || !prints(context));
  const store = sellerOf(invoice, settings);
  return { store, order, lines, payments, invoice, creditNotes, isCopy, calledOffAt: end?.at ?? null };
}

function creditNotesOf(prisma: PrismaClient, { id: invoiceId }: Invoice): Promise<CreditNote[]> {
  return prisma.creditNote.findMany({ where: { invoiceId }, orderBy: { id: 'asc' } });
}
