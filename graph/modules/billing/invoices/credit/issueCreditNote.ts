import { creditParts, sumBilled } from '#domain/orders/invoices/creditParts.ts';
import { fiscalYearAt } from '#domain/orders/invoices/invoiceNumber.ts';
import type { CreditReason, Invoice } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

interface CreditedPieces {
  /** The order's line. */
  lineId: string;
  quantity: number;
  /** With their tax, before a deduction, NPR. */
  credited: number;
}

export interface Credit {
  reason: CreditReason;
  /** The reason in words. */
  note?: string | null | undefined;
  returnId?: string;
  /** What the buyer is credited in all, NPR; all that is left of the invoice where it is left out. */
  total?: number;
  /** Of that, for the shipping. */
  shipping?: number;
  lines?: readonly CreditedPieces[];
}

/**
 * Gives the standing invoice of an order its credit note, with the next number of the fiscal year; what has no invoice gets
 * none. The series is held until the transaction ends, so it comes last in it: what fails has taken no number.
 */
export async function issueCreditNote(
  tx: Transaction,
  { now }: { now: Date },
  invoice: Invoice | null,
  { reason, note, returnId, lines = [], ...wanted }: Credit,
): Promise<void> {
  if (!invoice) return;
  const before = await tx.creditNote.findMany({ where: { invoiceId: invoice.id } });
  const total = wanted.total ?? invoice.total - sumBilled(before).total;
  const parts = creditParts(invoice, before, { total, shipping: wanted.shipping ?? 0 });
  if (parts.total === 0) return;
  const sold = await tx.orderLine.findMany({ where: { id: { in: lines.map(({ lineId }) => lineId) } } });
  await tx.creditNote.create({
    data: {
      ...parts,
      ...(await nextNumber(tx, now)),
      invoiceId: invoice.id,
      returnId,
      reason,
      note: note || null,
      issuedAt: now,
      lines: {
        create: lines.flatMap(({ lineId, quantity, credited: amount }) =>
          sold
            .filter(({ id }) => id === lineId)
            .map(({ position, sku, name, size }) => ({ position, sku, name, size, quantity, amount })),
        ),
      },
    },
  });
}

async function nextNumber(tx: Transaction, now: Date): Promise<{ fiscalYear: string; serial: number }> {
  const fiscalYear = fiscalYearAt(now);
  await tx.$executeRaw`
    INSERT INTO credit_note_series (fiscal_year, last_serial) VALUES (${fiscalYear}, 1)
    ON DUPLICATE KEY UPDATE last_serial = last_serial + 1`;
  const { lastSerial } = await tx.creditNoteSeries.findUniqueOrThrow({ where: { fiscalYear } });
  return { fiscalYear, serial: lastSerial };
}
