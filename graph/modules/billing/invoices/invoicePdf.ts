import { formatGrams } from '#domain/catalog/weight.ts';
import { formatStreetLine } from '#domain/customers/formatStreetLine.ts';
import { fillMessage } from '#domain/errors/defineProblems.ts';
import { calculateChange } from '#domain/orders/counter/tender.ts';
import { getCouponTitle } from '#domain/orders/coupons/getCouponTitle.ts';
import { formatCreditNoteNumber, formatInvoiceNumber } from '#domain/orders/invoices/invoiceNumber.ts';
import { calculateAmountDue } from '#domain/orders/ledger.ts';
import { parsePaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { ESTIMATED_TAX, TAX } from '#domain/orders/orderTotals.ts';
import { isPaymentDue } from '#domain/orders/payment.ts';
import { METHOD_TEXTS } from '#domain/payments/methodTexts.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import type { PriceBreakdown } from '#domain/pricing/productPrice.ts';
import { formatPhone } from '#domain/text/formatPhone.ts';
import type { OrderLine, Payment } from '#graph/prisma/generated/client.ts';
import { buildClosingNote } from './closingNote.ts';
import { createPdfDocument } from './createPdfDocument.ts';
import { drawTotal, formatBothDates, formatSeller } from './invoiceParts.ts';
import { PdfPage, type TextStyle } from './PdfPage.ts';
import type { InvoiceData } from './readInvoice.ts';

const PAYMENT_STATUS_TEXTS = {
  UNPAID: 'Unpaid',
  PART_PAID: 'Partly paid',
  PAID: 'Paid',
  PART_REFUNDED: 'Partly refunded',
  REFUNDED: 'Refunded',
};

/** Draws an order's invoice as an A4 PDF. */
export function buildInvoicePdf(data: InvoiceData): PDFKit.PDFDocument {
  const { number, placedAt } = data.order;
  const end = buildClosingNote(data);
  const title = end ? `Invoice ${number} (${end.word.toLowerCase()})` : `Invoice ${number}`;
  const document = createPdfDocument({ title, createdAt: placedAt });
  drawInvoice(document, data);
  document.end();
  return document;
}

/** Adds the invoice to a document, on new pages. */
export function drawInvoice(document: PDFKit.PDFDocument, data: InvoiceData): void {
  const { store, order, lines, payments, invoice } = data;
  const { number, placedAt } = order;
  const end = buildClosingNote(data);
  const page = new PdfPage(document);
  const columnWidth = page.width / 2 - 12;
  const rightColumnX = page.left + page.width / 2 + 12;

  page.writeRow([
    { text: getDocumentTitle(data), x: page.left, width: columnWidth, size: 24, weight: 600 },
    { text: formatSeller(store), x: rightColumnX, width: columnWidth, size: 9 },
  ]);
  if (invoice)
    page.writeText(`No. ${formatInvoiceNumber(invoice)} · ${formatBothDates(invoice.issuedAt)}`, {
      weight: 600,
    });
  page.writeText(`Order ${number} · ${formatBothDates(placedAt)}`);
  if (data.isCopy) page.writeText('Copy of the original', { isMuted: true });
  for (const note of data.creditNotes)
    page.writeText(
      `Credit note ${formatCreditNoteNumber(note)} · ${formatBothDates(note.issuedAt)} · ${formatNpr(note.total)}`,
    );
  if (end) {
    page.addSpace(12);
    page.drawRule();
    page.writeText(end.word.toUpperCase(), { size: 18, weight: 600, isWarning: true });
    page.writeText(end.text);
    page.drawRule();
  }
  page.addSpace(16);
  const headingStyle = { size: 9, isMuted: true };
  page.writeRow([
    { text: 'Billed to', x: page.left, width: columnWidth, ...headingStyle },
    {
      text: order.fulfilment === 'DELIVERY' ? 'Delivery address' : 'Delivery',
      x: rightColumnX,
      width: columnWidth,
      ...headingStyle,
    },
  ]);
  page.writeRow([
    { text: formatBilledCustomer(order), x: page.left, width: columnWidth },
    { text: formatDelivery(order), x: rightColumnX, width: columnWidth },
  ]);
  page.addSpace(16);

  drawRow(page, ['Item', 'Price', 'Quantity', 'Amount'], headingStyle);
  page.drawRule();
  for (const line of lines) {
    const { name, unitPrice, quantity, lineTotal } = line;
    drawRow(page, [name, formatNpr(unitPrice), String(quantity), formatNpr(lineTotal)]);
    drawRow(page, [formatLineDetails(line), '', '', ''], { size: 8, isMuted: true });
    if (line.staffDiscount > 0)
      drawRow(
        page,
        [formatDiscountLabel(line.staffDiscountReason), '', '', `-${formatNpr(line.staffDiscount)}`],
        {
          size: 8,
          isMuted: true,
        },
      );
    page.drawRule();
  }

  page.addSpace(4);
  const { itemsTotal, discount, staffDiscount, couponCode } = order;
  const { shipping, shippingDiscount, taxPercent, tax, finalTotal } = order;
  const couponDiscount = discount - staffDiscount;
  drawTotal(page, 'Items', formatNpr(itemsTotal));
  const couponLabel = getCouponTitle('en', order) ?? (couponCode ? `Coupon ${couponCode}` : 'Discount');
  if (couponDiscount > 0) drawTotal(page, couponLabel, `-${formatNpr(couponDiscount)}`);
  if (staffDiscount > 0)
    drawTotal(page, formatDiscountLabel(order.staffDiscountReason), `-${formatNpr(staffDiscount)}`);
  if (invoice) drawTotal(page, 'Taxable amount', formatNpr(itemsTotal - discount));
  drawTotal(page, (invoice ? TAX : ESTIMATED_TAX).replace('{percent}', String(taxPercent)), formatNpr(tax));
  const shippingLabel = shippingDiscount > 0 ? `Shipping (${couponLabel})` : 'Shipping';
  drawTotal(page, shippingLabel, shipping === 0 ? 'Free' : formatNpr(shipping));
  drawTotal(page, 'Total', formatNpr(finalTotal), { weight: 600, size: 12 });
  page.addSpace(20);
  const isSplit = payments.length > 1;
  if (order.channel !== 'SHOP' || isSplit)
    for (const payment of payments) page.writeText(describePayment(payment), { isMuted: true });
  const amountDue = calculateAmountDue(order);
  if (amountDue > 0 && payments.length > 0) page.writeText(`Amount due: ${formatNpr(amountDue)}`);
  const paymentStatusText =
    isPaymentDue(order) || order.paymentStatus !== 'UNPAID'
      ? PAYMENT_STATUS_TEXTS[order.paymentStatus]
      : 'Nothing to pay';
  page.writeText(
    isSplit
      ? paymentStatusText
      : `${METHOD_TEXTS[parsePaymentMethod(order.paymentMethod)]} · ${paymentStatusText}`,
    {
      isMuted: true,
    },
  );
}

/** Returns "Tax invoice" only if the store has a tax number. */
function getDocumentTitle({ store, invoice }: InvoiceData): string {
  if (!invoice) return 'Proforma invoice';
  return store.pan ? 'Tax invoice' : 'Invoice';
}

function drawRow(
  page: PdfPage,
  [item, price, quantity, amount]: [string, string, string, string],
  style?: TextStyle,
) {
  const { left, width } = page;
  const end = left + width;
  page.writeRow(
    [
      { text: item, x: left, width: width - 260, ...style },
      { text: price, x: end - 250, width: 90, align: 'right', ...style },
      { text: quantity, x: end - 150, width: 50, align: 'right', ...style },
      { text: amount, x: end - 90, width: 90, align: 'right', ...style },
    ],
    { gap: 1 },
  );
}

function formatBilledCustomer({
  contactName,
  contactEmail,
  contactPhone,
  buyerPan,
}: InvoiceData['order']): string {
  const customerDetails = [
    contactName,
    contactEmail,
    formatPhone(contactPhone),
    buyerPan && `PAN ${buyerPan}`,
  ];
  return customerDetails.filter(Boolean).join('\n') || 'Counter customer';
}

/** Describes one payment recorded at the till. */
function describePayment({ method, amount, given, reference }: Payment): string {
  const change = calculateChange({ amount, given });
  return [
    `${METHOD_TEXTS[parsePaymentMethod(method)]} ${formatNpr(amount)}`,
    given && change > 0 && `received ${formatNpr(given)}, change ${formatNpr(change)}`,
    reference,
  ]
    .filter(Boolean)
    .join(' · ');
}

function formatDiscountLabel(reason: string | null): string {
  return reason ? `Discount: ${reason}` : 'Discount';
}

function formatDelivery(order: InvoiceData['order']): string {
  if (order.fulfilment === 'COUNTER') return 'Handed over at the store';
  if (order.fulfilment === 'PICKUP') return 'Pick-up at the store';
  const { shipName, municipality, ward, district, province, shipPhone } = order;
  return [
    shipName,
    formatStreetLine(order, fillMessage),
    ward ? `${municipality}, ward ${ward}` : municipality,
    `${district}, ${province}`,
    formatPhone(shipPhone),
  ].join('\n');
}

function formatLineDetails({ sku, size, weightMg, purity, breakdown }: OrderLine): string {
  const priceParts = breakdown as PriceBreakdown | null;
  return [
    sku,
    size && `Size: ${size}`,
    weightMg > 0 && `${purity} · ${formatGrams(weightMg)}`,
    priceParts && `Rate ${formatNpr(priceParts.ratePerTola)} / tola`,
    priceParts && `Metal ${formatNpr(priceParts.metal)}`,
    priceParts && `Making charge ${formatNpr(priceParts.making)}`,
    priceParts && priceParts.stones > 0 && `Stones ${formatNpr(priceParts.stones)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
