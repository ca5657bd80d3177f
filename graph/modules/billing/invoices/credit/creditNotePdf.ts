import { formatCreditNoteNumber, formatInvoiceNumber } from '#domain/orders/invoices/invoiceNumber.ts';
import { calculateUntaxedAmount } from '#domain/orders/invoices/splitCredit.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatPhone } from '#domain/text/formatPhone.ts';
import type { CreditReason } from '#graph/prisma/generated/client.ts';
import { createPdfDocument } from '../createPdfDocument.ts';
import { drawTotal, formatBothDates, formatSeller } from '../invoiceParts.ts';
import { PdfPage, type TextStyle } from '../PdfPage.ts';
import type { CreditNoteData } from './readCreditNote.ts';

const REASON_TEXTS: Record<CreditReason, string> = {
  RETURN: 'Items returned',
  CANCELLATION: 'Order cancelled',
  COMPENSATION: 'Compensation',
  CORRECTION: 'Order edited; a new invoice replaces the original',
};

/** Draws a credit note as an A4 PDF. */
export function buildCreditNotePdf(data: CreditNoteData): PDFKit.PDFDocument {
  const { note, invoice } = data;
  const number = formatCreditNoteNumber(note);
  const document = createPdfDocument({ title: `Credit note ${number}`, createdAt: note.issuedAt });
  const page = new PdfPage(document);
  const columnWidth = page.width / 2 - 12;
  const rightColumnX = page.left + page.width / 2 + 12;
  page.writeRow([
    { text: 'Credit note', x: page.left, width: columnWidth, size: 24, weight: 600 },
    { text: formatSeller(data.store), x: rightColumnX, width: columnWidth, size: 9 },
  ]);
  page.writeText(`No. ${number} · ${formatBothDates(note.issuedAt)}`, { weight: 600 });
  page.writeText(`Original invoice ${formatInvoiceNumber(invoice)} · ${formatBothDates(invoice.issuedAt)}`);
  page.writeText(`Order ${invoice.orderNumber}`);
  if (data.isCopy) page.writeText('Copy of the original', { isMuted: true });
  page.addSpace(16);
  page.writeText('Credited to', { size: 9, isMuted: true });
  page.writeText(formatCreditedCustomer(data));
  page.addSpace(8);
  page.writeText('Reason', { size: 9, isMuted: true });
  page.writeText(formatReason(data));
  page.addSpace(16);
  drawLines(page, data);
  drawTotals(page, data);
  document.end();
  return document;
}

function formatCreditedCustomer({ invoice, order }: CreditNoteData): string {
  const { buyerName, buyerPan } = invoice;
  const customerDetails = [
    buyerName,
    order.contactEmail,
    formatPhone(order.contactPhone),
    buyerPan && `PAN ${buyerPan}`,
  ];
  return customerDetails.filter(Boolean).join('\n') || 'Counter customer';
}

function formatReason({ note, returnRecord }: CreditNoteData): string {
  const reason = returnRecord
    ? `${REASON_TEXTS[note.reason]} (return ${returnRecord.number})`
    : REASON_TEXTS[note.reason];
  return note.note ? `${reason}: ${note.note}` : reason;
}

function drawLines(page: PdfPage, { lines }: CreditNoteData): void {
  if (lines.length === 0) return;
  drawRow(page, ['Item', 'Quantity', 'Amount incl. tax'], { size: 9, isMuted: true });
  page.drawRule();
  for (const { name, sku, size, quantity, amount } of lines) {
    drawRow(page, [name, String(quantity), formatNpr(amount)]);
    drawRow(page, [[sku, size && `Size: ${size}`].filter(Boolean).join(' · '), '', ''], {
      size: 8,
      isMuted: true,
    });
    page.drawRule();
  }
  page.addSpace(4);
}

function drawTotals(page: PdfPage, { note, lines, order }: CreditNoteData): void {
  const itemsTotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const shipping = calculateUntaxedAmount(note);
  const deduction = itemsTotal + shipping - note.total;
  if (lines.length > 0 && deduction > 0) drawTotal(page, 'Deduction incl. tax', `-${formatNpr(deduction)}`);
  drawTotal(page, 'Taxable amount', formatNpr(note.taxable));
  drawTotal(page, `Tax (${order.taxPercent}%)`, formatNpr(note.tax));
  if (shipping > 0) drawTotal(page, 'Shipping', formatNpr(shipping));
  drawTotal(page, 'Total credited', formatNpr(note.total), { weight: 600, size: 12 });
}

function drawRow(page: PdfPage, [item, quantity, amount]: [string, string, string], style?: TextStyle): void {
  const { left, width } = page;
  const rightEdge = left + width;
  page.writeRow(
    [
      { text: item, x: left, width: width - 200, ...style },
      { text: quantity, x: rightEdge - 190, width: 70, align: 'right', ...style },
      { text: amount, x: rightEdge - 110, width: 110, align: 'right', ...style },
    ],
    { gap: 1 },
  );
}
