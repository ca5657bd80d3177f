import { formatCreditNoteNumber, formatInvoiceNumber } from '#domain/orders/invoices/invoiceNumber.ts';
import { untaxedAmount } from '#domain/orders/invoices/splitCredit.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { readablePhone } from '#domain/text/readablePhone.ts';
import type { CreditReason } from '#graph/prisma/generated/client.ts';
import { bothDays, seller, total } from '../invoiceParts.ts';
import { openPdf } from '../openPdf.ts';
import { PdfPage, type TextStyle } from '../PdfPage.ts';
import type { CreditNoteFacts } from './readCreditNote.ts';

const REASON: Record<CreditReason, string> = {
  RETURN: 'Items returned',
  CANCELLATION: 'Order cancelled',
  COMPENSATION: 'Compensation',
  CORRECTION: 'Order edited; a new invoice replaces this one',
};

/** Draws a credit note as a PDF, in A4. */
export function creditNotePdf(facts: CreditNoteFacts): PDFKit.PDFDocument {
  const { note, invoice } = facts;
  const number = formatCreditNoteNumber(note);
  const document = openPdf({ title: `Credit note ${number}`, createdAt: note.issuedAt });
  const sheet = new PdfPage(document);
  const half = sheet.width / 2 - 12;
  const right = sheet.left + sheet.width / 2 + 12;
  sheet.row([
    { text: 'Credit note', x: sheet.left, width: half, size: 24, weight: 600 },
    { text: seller(facts.store), x: right, width: half, size: 9 },
  ]);
  sheet.text(`No. ${number} · ${bothDays(note.issuedAt)}`, { weight: 600 });
  sheet.text(`To invoice ${formatInvoiceNumber(invoice)} · ${bothDays(invoice.issuedAt)}`);
  sheet.text(`Order ${invoice.orderNumber}`);
  if (facts.isCopy) sheet.text('Copy of the original', { muted: true });
  sheet.space(16);
  sheet.text('Credited to', { size: 9, muted: true });
  sheet.text(creditedTo(facts));
  sheet.space(8);
  sheet.text('Reason', { size: 9, muted: true });
  sheet.text(reasonOf(facts));
  sheet.space(16);
  drawLines(sheet, facts);
  drawSums(sheet, facts);
  document.end();
  return document;
}

function creditedTo({ invoice, order }: CreditNoteFacts): string {
  const { buyerName, buyerPan } = invoice;
  const known = [
    buyerName,
    order.contactEmail,
    readablePhone(order.contactPhone),
    buyerPan && `PAN ${buyerPan}`,
  ];
  return known.filter(Boolean).join('\n') || 'Counter customer';
}

function reasonOf({ note, back }: CreditNoteFacts): string {
  const why = back ? `${REASON[note.reason]} (return ${back.number})` : REASON[note.reason];
  return note.note ? `${why}: ${note.note}` : why;
}

function drawLines(sheet: PdfPage, { lines }: CreditNoteFacts): void {
  if (lines.length === 0) return;
  row(sheet, ['Piece', 'Quantity', 'Amount with tax'], { size: 9, muted: true });
  sheet.rule();
  for (const { name, sku, size, quantity, amount } of lines) {
    row(sheet, [name, String(quantity), formatNpr(amount)]);
    row(sheet, [[sku, size && `Size: ${size}`].filter(Boolean).join(' · '), '', ''], {
      size: 8,
      muted: true,
    });
    sheet.rule();
  }
  sheet.space(4);
}

function drawSums(sheet: PdfPage, { note, lines, order }: CreditNoteFacts): void {
  const pieces = lines.reduce((sum, { amount }) => sum + amount, 0);
  const shipping = untaxedAmount(note);
  const kept = pieces + shipping - note.total;
  if (lines.length > 0 && kept > 0) total(sheet, 'Deducted, with tax', `-${formatNpr(kept)}`);
  total(sheet, 'Taxable amount', formatNpr(note.taxable));
  total(sheet, `Tax (${order.taxPercent}%)`, formatNpr(note.tax));
  if (shipping > 0) total(sheet, 'Shipping', formatNpr(shipping));
  total(sheet, 'Total credited', formatNpr(note.total), { weight: 600, size: 12 });
}

function row(sheet: PdfPage, [piece, quantity, amount]: [string, string, string], words?: TextStyle): void {
  const { left, width } = sheet;
  const end = left + width;
  sheet.row(
    [
      { text: piece, x: left, width: width - 200, ...words },
      { text: quantity, x: end - 190, width: 70, align: 'right', ...words },
      { text: amount, x: end - 110, width: 110, align: 'right', ...words },
    ],
    { gap: 1 },
  );
}
