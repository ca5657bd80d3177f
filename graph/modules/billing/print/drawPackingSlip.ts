import { formatGrams } from '#domain/catalog/weight.ts';
import { formatPhone } from '#domain/text/formatPhone.ts';
import { buildClosingNote, formatLongDay } from '../invoices/closingNote.ts';
import { PdfPage } from '../invoices/PdfPage.ts';
import { buildDestinationLines } from './destinationLines.ts';
import { drawBarcode } from './drawBarcode.ts';
import type { PrintData } from './readPrintData.ts';

const BOX_SIZE = 10;
const headingStyle = { size: 9, isMuted: true };

/**
 * Draws a packing slip with the items and the destination. It contains no prices, because parcels pass through many
 * hands.
 */
export function drawPackingSlip(document: PDFKit.PDFDocument, data: PrintData): void {
  const { store, order, lines } = data;
  const page = new PdfPage(document);
  const { left, width } = page;
  const columnWidth = width / 2 - 12;
  const rightColumnX = left + width / 2 + 12;
  const end = buildClosingNote(data);

  drawBarcode(document, { text: order.number, x: rightColumnX, y: page.y, width: columnWidth, height: 26 });
  page.writeText('Packing slip', { size: 24, weight: 600 });
  page.writeText(`${order.number} · ${formatLongDay(order.placedAt)}`);
  if (end) {
    page.addSpace(8);
    page.writeText(end.word.toUpperCase(), { size: 18, weight: 600, isWarning: true });
  }
  if (data.hasOpenProposal) {
    page.addSpace(8);
    page.writeText('WAIT: THE CUSTOMER HAS NOT RESPONDED TO A PROPOSED CHANGE', {
      size: 14,
      weight: 600,
      isWarning: true,
    });
  }
  page.addSpace(16);
  page.writeRow([
    { text: 'To', x: left, width: columnWidth, ...headingStyle },
    { text: 'From', x: rightColumnX, width: columnWidth, ...headingStyle },
  ]);
  page.writeRow([
    { text: buildDestinationLines(order).join('\n'), x: left, width: columnWidth },
    {
      text: [
        store.name,
        store.address,
        formatPhone(store.phone),
        order.carrier && [order.carrier, order.trackingNumber].filter(Boolean).join(' · '),
      ]
        .filter(Boolean)
        .join('\n'),
      x: rightColumnX,
      width: columnWidth,
    },
  ]);
  page.addSpace(16);
  drawRow(page, ['', 'Item', 'SKU', 'Size', 'Weight', 'Quantity'], headingStyle);
  page.drawRule();
  for (const { name, sku, size, weightMg, quantity } of lines) {
    drawRow(page, ['', name, sku, size ?? '–', weightMg > 0 ? formatGrams(weightMg) : '–', String(quantity)]);
    const { y } = page;
    document
      .rect(left, y - 17, BOX_SIZE, BOX_SIZE)
      .lineWidth(0.8)
      .strokeColor('#221C17')
      .stroke();
    page.drawRule();
  }
  const itemCount = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  page.writeText(itemCount === 1 ? '1 item' : `${itemCount} items`, { weight: 600 });
  if (order.notes) {
    page.addSpace(8);
    page.writeText('From the customer', headingStyle);
    page.writeText(order.notes);
  }
}

function drawRow(
  page: PdfPage,
  [box, item, sku, size, weight, quantity]: [string, string, string, string, string, string],
  style?: { size: number; isMuted: boolean },
): void {
  const { left, width } = page;
  const end = left + width;
  page.writeRow([
    { text: box, x: left, width: 20, ...style },
    { text: item, x: left + 20, width: width - 290, ...style },
    { text: sku, x: end - 260, width: 90, ...style },
    { text: size, x: end - 160, width: 50, ...style },
    { text: weight, x: end - 110, width: 55, align: 'right', ...style },
    { text: quantity, x: end - 50, width: 50, align: 'right', ...style },
  ]);
}
