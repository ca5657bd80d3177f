import { getFiscalYear } from '#domain/orders/invoices/invoiceNumber.ts';
import { splitCredit, sumBilledAmounts } from '#domain/orders/invoices/splitCredit.ts';
import type { CreditReason, Invoice } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

interface CreditedItems {
  lineId: string;
  quantity: number;
  /** With tax, before deductions, in NPR. */
  credited: number;
}

export interface CreditNoteRequest {
  reason: CreditReason;
  /** Reason entered by the staff member. */
  note?: string | null | undefined;
  returnId?: string;
  /** Total credited to the customer, in NPR. Defaults to the uncredited amount of the invoice. */
  total?: number;
  /** Shipping included in the total, in NPR. */
  shipping?: number;
  lines?: readonly CreditedItems[];
}

/**
 * Issues a credit note for an order's current invoice, with the next number of the fiscal year. Does nothing without an
 * invoice. The series stays locked until the transaction ends, so call this last. A failed transaction uses no number.
 */
export async function issueCreditNote(
  tx: Transaction,
  { now }: { now: Date },
  invoice: Invoice | null,
  { reason, note, returnId, lines = [], ...amounts }: CreditNoteRequest,
): Promise<void> {
  if (!invoice) return;
  const earlierNotes = await tx.creditNote.findMany({ where: { invoiceId: invoice.id } });
  const total = amounts.total ?? invoice.total - sumBilledAmounts(earlierNotes).total;
  const creditParts = splitCredit(invoice, earlierNotes, { total, shipping: amounts.shipping ?? 0 });
  if (creditParts.total === 0) return;
  const orderLines = await tx.orderLine.findMany({
    where: { id: { in: lines.map(({ lineId }) => lineId) } },
  });
  await tx.creditNote.create({
    data: {
      ...creditParts,
      ...(await allocateNextNumber(tx, now)),
      invoiceId: invoice.id,
      returnId,
      reason,
      note: note || null,
      issuedAt: now,
      lines: {
        create: lines.flatMap(({ lineId, quantity, credited: amount }) =>
          orderLines
            .filter(({ id }) => id === lineId)
            .map(({ position, sku, name, size }) => ({ position, sku, name, size, quantity, amount })),
        ),
      },
    },
  });
}

async function allocateNextNumber(
  tx: Transaction,
  now: Date,
): Promise<{ fiscalYear: string; serial: number }> {
  const fiscalYear = getFiscalYear(now);
  await tx.$executeRaw`
    INSERT INTO credit_note_series (fiscal_year, last_serial) VALUES (${fiscalYear}, 1)
    ON DUPLICATE KEY UPDATE last_serial = last_serial + 1`;
  const { lastSerial } = await tx.creditNoteSeries.findUniqueOrThrow({ where: { fiscalYear } });
  return { fiscalYear, serial: lastSerial };
}
