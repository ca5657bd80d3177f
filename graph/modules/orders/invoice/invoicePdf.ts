import { formatGrams } from '#domain/catalog/weight.ts';
import { streetLine } from '#domain/customers/streetLine.ts';
import { filled } from '#domain/errors/defineProblems.ts';
import { ESTIMATED_TAX } from '#domain/orders/orderTotals.ts';
import { isPaymentDue } from '#domain/orders/payment.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import type { PriceBreakdown } from '#domain/pricing/productPrice.ts';
import { readablePhone } from '#domain/text/readablePhone.ts';
import type { OrderLine } from '#graph/prisma/generated/client.ts';
import { endOfOrder, longDay } from './endOfOrder.ts';
import type { InvoiceFacts } from './readInvoice.ts';
import { Sheet, type Words } from './Sheet.ts';

const PAYMENT = { COD: 'Cash on delivery', BANK_TRANSFER: 'Bank transfer', CASH: 'Cash', CARD: 'Card' };
const PAID = {
  UNPAID: 'Unpaid',
  PART_PAID: 'Partly paid',
  PAID: 'Paid',
  PART_REFUNDED: 'Partly refunded',
  REFUNDED: 'Refunded',
};

/** The invoice of an order as a PDF, in A4. */
export function invoicePdf(facts: InvoiceFacts): PDFKit.PDFDocument {
  const { store, order, lines } = facts;
  const { number, placedAt } = order;
  const end = endOfOrder(facts);
  const title = end ? `Invoice ${number} (${end.word.toLowerCase()})` : `Invoice ${number}`;
  const sheet = new Sheet({ title, createdAt: placedAt });
  const half = sheet.width / 2 - 12;
  const right = sheet.left + sheet.width / 2 + 12;

  sheet.row([
    { text: 'Invoice', x: sheet.left, width: half, size: 24, weight: 600 },
    {
      text: [store.name, store.address, readablePhone(store.phone), store.email].join('\n'),
      x: right,
      width: half,
      size: 9,
    },
  ]);
  sheet.text(`${number} · ${longDay(placedAt)}`);
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
    { text: 'Delivery address', x: right, width: half, ...heading },
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
    sheet.rule();
  }

  sheet.space(4);
  const { itemsTotal, discount, couponCode, shipping, taxPercent, tax, finalTotal } = order;
  total(sheet, 'Items', formatNpr(itemsTotal));
  if (discount > 0) total(sheet, couponCode ? `Coupon ${couponCode}` : 'Discount', `-${formatNpr(discount)}`);
  total(sheet, 'Shipping', shipping === 0 ? 'Free' : formatNpr(shipping));
  total(sheet, ESTIMATED_TAX.replace('{percent}', String(taxPercent)), formatNpr(tax));
  total(sheet, 'Total', formatNpr(finalTotal), { weight: 600, size: 12 });
  sheet.space(20);
  const paid =
    isPaymentDue(order) || order.paymentStatus !== 'UNPAID' ? PAID[order.paymentStatus] : 'Nothing to pay';
  sheet.text(`${PAYMENT[order.paymentMethod]} · ${paid}`, { muted: true });

  sheet.document.end();
  return sheet.document;
}

function row(
  sheet: Sheet,
  [piece, price, quantity, amount]: [string, string, string, string],
  words?: Words,
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

function total(sheet: Sheet, label: string, value: string, words?: Words) {
  const end = sheet.left + sheet.width;
  sheet.row([
    { text: label, x: end - 250, width: 140, ...words },
    { text: value, x: end - 110, width: 110, align: 'right', ...words },
  ]);
}

function billedTo({ contactName, contactEmail, contactPhone }: InvoiceFacts['order']): string {
  return [contactName, contactEmail, readablePhone(contactPhone)].join('\n');
}

function deliveredTo(order: InvoiceFacts['order']): string {
  const { shipName, municipality, ward, district, province, shipPhone } = order;
  return [
    shipName,
    streetLine(order, filled),
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
    parts && `Metal ${formatNpr(parts.metal)}`,
    parts && `Making ${formatNpr(parts.making)}`,
    parts && parts.stones > 0 && `Stones ${formatNpr(parts.stones)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
