import { formatGrams } from '#domain/catalog/weight.ts';
import { streetLine } from '#domain/customers/streetLine.ts';
import { fillMessage } from '#domain/errors/defineProblems.ts';
import { cashChange } from '#domain/orders/counter/tender.ts';
import { couponTitle } from '#domain/orders/coupons/couponTitle.ts';
import { formatCreditNoteNumber, formatInvoiceNumber } from '#domain/orders/invoices/invoiceNumber.ts';
import { amountDue } from '#domain/orders/ledger.ts';
import { paymentMethodOf } from '#domain/orders/orderLifecycle.ts';
import { ESTIMATED_TAX, TAX } from '#domain/orders/orderTotals.ts';
import { isPaymentDue } from '#domain/orders/payment.ts';
import { METHOD_TEXTS } from '#domain/payments/methodTexts.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import type { PriceBreakdown } from '#domain/pricing/productPrice.ts';
import { readablePhone } from '#domain/text/readablePhone.ts';
import type { OrderLine, Payment } from '#graph/prisma/generated/client.ts';
import { closingNote } from './closingNote.ts';
import { bothDays, seller, total } from './invoiceParts.ts';
import { openPdf } from './openPdf.ts';
import { PdfPage, type TextStyle } from './PdfPage.ts';
import type { InvoiceFacts } from './readInvoice.ts';

const PAID = {
  UNPAID: 'Unpaid',
  PART_PAID: 'Partly paid',
  PAID: 'Paid',
  PART_REFUNDED: 'Partly refunded',
  REFUNDED: 'Refunded',
};

/** Draws an order's invoice as a PDF, in A4. */
export function invoicePdf(facts: InvoiceFacts): PDFKit.PDFDocument {
  const { number, placedAt } = facts.order;
  const end = closingNote(facts);
  const title = end ? `Invoice ${number} (${end.word.toLowerCase()})` : `Invoice ${number}`;
  const document = openPdf({ title, createdAt: placedAt });
  drawInvoice(document, facts);
  document.end();
  return document;
}

/** Draws the invoice on new pages of a document. */
export function drawInvoice(document: PDFKit.PDFDocument, facts: InvoiceFacts): void {
  const { store, order, lines, payments, invoice } = facts;
  const { number, placedAt } = order;
  const end = closingNote(facts);
  const sheet = new PdfPage(document);
  const half = sheet.width / 2 - 12;
  const right = sheet.left + sheet.width / 2 + 12;

  sheet.row([
    { text: toHeading(facts), x: sheet.left, width: half, size: 24, weight: 600 },
    { text: seller(store), x: right, width: half, size: 9 },
  ]);
  if (invoice)
    sheet.text(`No. ${formatInvoiceNumber(invoice)} · ${bothDays(invoice.issuedAt)}`, { weight: 600 });
  sheet.text(`Order ${number} · ${bothDays(placedAt)}`);
  if (facts.isCopy) sheet.text('Copy of the original', { muted: true });
  for (const note of facts.creditNotes)
    sheet.text(
      `Credit note ${formatCreditNoteNumber(note)} · ${bothDays(note.issuedAt)} · ${formatNpr(note.total)}`,
    );
  if (end) {
    sheet.space(12);
    sheet.rule();
    sheet.text(end.word.toUpperCase(), { size: 18, weight: 600, alarming: true });
    sheet.text(end.text);
    sheet.rule();
  }
  sheet.space(16);
  const heading = { size: 9, muted: true };
  sheet.row([
    { text: 'Billed to', x: sheet.left, width: half, ...heading },
    {
      text: order.fulfilment === 'DELIVERY' ? 'Delivery address' : 'Handed over',
      x: right,
      width: half,
      ...heading,
    },
  ]);
  sheet.row([
    { text: billedTo(order), x: sheet.left, width: half },
    { text: deliveredTo(order), x: right, width: half },
  ]);
  sheet.space(16);

  row(sheet, ['Piece', 'Price', 'Quantity', 'Amount'], heading);
  sheet.rule();
  for (const line of lines) {
    const { name, unitPrice, quantity, lineTotal } = line;
    row(sheet, [name, formatNpr(unitPrice), String(quantity), formatNpr(lineTotal)]);
    row(sheet, [toDetails(line), '', '', ''], { size: 8, muted: true });
    if (line.staffDiscount > 0)
      row(sheet, [reduced(line.staffDiscountReason), '', '', `-${formatNpr(line.staffDiscount)}`], {
        size: 8,
        muted: true,
      });
    sheet.rule();
  }

  sheet.space(4);
  const { itemsTotal, discount, staffDiscount, couponCode } = order;
  const { shipping, shippingDiscount, taxPercent, tax, finalTotal } = order;
  const ofCoupon = discount - staffDiscount;
  total(sheet, 'Items', formatNpr(itemsTotal));
  const ofWhat = couponTitle('en', order) ?? (couponCode ? `Coupon ${couponCode}` : 'Discount');
  if (ofCoupon > 0) total(sheet, ofWhat, `-${formatNpr(ofCoupon)}`);
  if (staffDiscount > 0) total(sheet, reduced(order.staffDiscountReason), `-${formatNpr(staffDiscount)}`);
  if (invoice) total(sheet, 'Taxable amount', formatNpr(itemsTotal - discount));
  total(sheet, (invoice ? TAX : ESTIMATED_TAX).replace('{percent}', String(taxPercent)), formatNpr(tax));
  const ofShipping = shippingDiscount > 0 ? `Shipping (${ofWhat})` : 'Shipping';
  total(sheet, ofShipping, shipping === 0 ? 'Free' : formatNpr(shipping));
  total(sheet, 'Total', formatNpr(finalTotal), { weight: 600, size: 12 });
  sheet.space(20);
  const isSplit = payments.length > 1;
  if (order.channel !== 'SHOP' || isSplit)
    for (const payment of payments) sheet.text(describePayment(payment), { muted: true });
  const due = amountDue(order);
  if (due > 0 && payments.length > 0) sheet.text(`Amount due: ${formatNpr(due)}`);
  const paid =
    isPaymentDue(order) || order.paymentStatus !== 'UNPAID' ? PAID[order.paymentStatus] : 'Nothing to pay';
  sheet.text(isSplit ? paid : `${METHOD_TEXTS[paymentMethodOf(order.paymentMethod)]} · ${paid}`, {
    muted: true,
  });
}

/** "Tax invoice" is used only if the store has a tax number. */
function toHeading({ store, invoice }: InvoiceFacts): string {
  if (!invoice) return 'Proforma invoice';
  return store.pan ? 'Tax invoice' : 'Invoice';
}

function row(
  sheet: PdfPage,
  [piece, price, quantity, amount]: [string, string, string, string],
  words?: TextStyle,
) {
  const { left, width } = sheet;
  const end = left + width;
  sheet.row(
    [
      { text: piece, x: left, width: width - 260, ...words },
      { text: price, x: end - 250, width: 90, align: 'right', ...words },
      { text: quantity, x: end - 150, width: 50, align: 'right', ...words },
      { text: amount, x: end - 90, width: 90, align: 'right', ...words },
    ],
    { gap: 1 },
  );
}

function billedTo({ contactName, contactEmail, contactPhone, buyerPan }: InvoiceFacts['order']): string {
  const known = [contactName, contactEmail, readablePhone(contactPhone), buyerPan && `PAN ${buyerPan}`];
  return known.filter(Boolean).join('\n') || 'Counter customer';
}

/** Describes one payment as recorded at the till. */
function describePayment({ method, amount, given, reference }: Payment): string {
  const change = cashChange({ amount, given });
  return [
    `${METHOD_TEXTS[paymentMethodOf(method)]} ${formatNpr(amount)}`,
    given && change > 0 && `given ${formatNpr(given)}, change ${formatNpr(change)}`,
    reference,
  ]
    .filter(Boolean)
    .join(' · ');
}

function reduced(reason: string | null): string {
  return reason ? `Discount: ${reason}` : 'Discount';
}

function deliveredTo(order: InvoiceFacts['order']): string {
  if (order.fulfilment === 'COUNTER') return 'Handed over at the store';
  if (order.fulfilment === 'PICKUP') return 'Picked up at the store';
  const { shipName, municipality, ward, district, province, shipPhone } = order;
  return [
    shipName,
    streetLine(order, fillMessage),
    ward ? `${municipality}, ward ${ward}` : municipality,
    `${district}, ${province}`,
    readablePhone(shipPhone),
  ].join('\n');
}

function toDetails({ sku, size, weightMg, purity, breakdown }: OrderLine): string {
  const parts = breakdown as PriceBreakdown | null;
  return [
    sku,
    size && `Size: ${size}`,
    weightMg > 0 && `${purity} · ${formatGrams(weightMg)}`,
    parts && `Rate ${formatNpr(parts.ratePerTola)} / tola`,
    parts && `Metal ${formatNpr(parts.metal)}`,
    parts && `Making ${formatNpr(parts.making)}`,
    parts && parts.stones > 0 && `Stones ${formatNpr(parts.stones)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
