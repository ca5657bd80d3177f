import type { GraphContext } from '#graph/context.ts';
import { findOrder } from '#graph/modules/orders/findOrder.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { CreditNote, CreditNoteLine, Invoice, Order, Return } from '#graph/prisma/generated/client.ts';
import { canPrintOriginals } from '../canPrintOriginals.ts';
import { getSeller, type Seller } from '../seller.ts';

export interface CreditNoteData {
  /** Store details as printed on the invoice. */
  store: Seller;
  note: CreditNote;
  lines: CreditNoteLine[];
  /** Invoice that the note credits. */
  invoice: Invoice;
  order: Order;
  /** Return for which the note was issued. */
  returnRecord: Return | null;
  /** True if the original has been printed or the viewer is the customer. */
  isCopy: boolean;
}

/** Loads a credit note's contents. Null if the viewer cannot see its order. */
export async function readCreditNote(
  context: GraphContext,
  { id, guestToken }: { id: string; guestToken?: string | undefined },
): Promise<CreditNoteData | null> {
  const { prisma } = context;
  const creditNote = await prisma.creditNote.findUnique({
    where: { id },
    include: { invoice: true, return: true, lines: { orderBy: { position: 'asc' } } },
  });
  if (!creditNote?.invoice.orderId) return null;
  const order = await findOrder(context, { id: creditNote.invoice.orderId, guestToken });
  if (!order) return null;
  const { lines, invoice, return: returnRecord, ...note } = creditNote;
  const store = getSeller(invoice, await readSettings(prisma));
  return {
    store,
    note,
    lines,
    invoice,
    order,
    returnRecord,
    isCopy: note.printedAt !== null || !canPrintOriginals(context),
  };
}

/** Records that the original was printed. Later prints are copies. */
export async function markCreditNotePrinted(context: GraphContext, { id }: CreditNote): Promise<void> {
  if (!canPrintOriginals(context)) return;
  await context.prisma.creditNote.updateMany({
    where: { id, printedAt: null },
    data: { printedAt: context.now },
  });
}
