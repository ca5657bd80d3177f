import type { GraphContext } from '#graph/context.ts';
import { findOrder } from '#graph/modules/orders/findOrder.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { CreditNote, CreditNoteLine, Invoice, Order, Return } from '#graph/prisma/generated/client.ts';
import { prints } from '../prints.ts';
import { type Seller, sellerOf } from '../seller.ts';

export interface CreditNoteFacts {
  /** As the invoice names it. */
  store: Seller;
  note: CreditNote;
  lines: CreditNoteLine[];
  /** What it takes something back of. */
  invoice: Invoice;
  order: Order;
  /** The return that it was given for. */
  back: Return | null;
  /** Whether the original is on paper already, or it is read by whoever bought. */
  isCopy: boolean;
}

/** What a credit note says; null where whoever asks may not see its order. */
export async function readCreditNote(
  context: GraphContext,
  { id, guestToken }: { id: string; guestToken?: string | undefined },
): Promise<CreditNoteFacts | null> {
  const { prisma } = context;
  const found = await prisma.creditNote.findUnique({
    where: { id },
    include: { invoice: true, return: true, lines: { orderBy: { position: 'asc' } } },
  });
  if (!found?.invoice.orderId) return null;
  const order = await findOrder(context, { id: found.invoice.orderId, guestToken });
  if (!order) return null;
  const { lines, invoice, return: back, ...note } = found;
  const store = sellerOf(invoice, await readSettings(prisma));
  return { store, note, lines, invoice, order, back, isCopy: note.printedAt !== null || !prints(context) };
}

/** Remembers that it is on paper: the next prints are copies. */
export async function markCreditNotePrinted(context: GraphContext, { id }: CreditNote): Promise<void> {
  if (!prints(context)) return;
  await context.prisma.creditNote.updateMany({
    where: { id, printedAt: null },
    data: { printedAt: context.now },
  });
}
