import { formatGrams } from '#domain/catalog/weight.ts';
import { readablePhone } from '#domain/text/readablePhone.ts';
import { closingNote, formatLongDay } from '../invoices/closingNote.ts';
import { PdfPage } from '../invoices/PdfPage.ts';
import { destinationLines } from './destinationLines.ts';
import { drawBarcode } from './drawBarcode.ts';
import type { PrintFacts } from './readPrintFacts.ts';

const BOX = 10;
const heading = { size: 9, muted: true };

/** Draws a packing slip: items and destination. It contains no prices, because parcels pass through many hands. */
export function drawPackingSlip(document: PDFKit.PDFDocument, facts: PrintFacts): void {
  const { store, order, lines } = facts;
  const sheet = new PdfPage(document);
  const { left, width } = sheet;
  const half = width / 2 - 12;
  const right = left + width / 2 + 12;
  const end = closingNote(facts);

  drawBarcode(document, { text: order.number, x: right, y: sheet.y, width: half, height: 26 });
  sheet.text('Packing slip', { size: 24, weight: 600 });
  sheet.text(`${order.number} · ${formatLongDay(order.placedAt)}`);
  if (end) {
    sheet.space(8);
    sheet.text(end.word.toUpperCase(), { size: 18, weight: 600, alarming: true });
  }
  if (facts.hasOpenProposal) {
    sheet.space(8);
    sheet.text('WAIT: THE CUSTOMER HAS NOT ANSWERED A PROPOSED CHANGE', {
      size: 14,
      weight: 600,
      alarming: true,
    });
  }
  sheet.space(16);
  sheet.row([
    { text: 'To', x: left, width: half, ...heading },
    { text: 'From', x: right, width: half, ...heading },
  ]);
  sheet.row([
    { text: destinationLines(order).join('\n'), x: left, width: half },
    {
      text: [
        store.name,
        store.address,
        readablePhone(store.phone),
        order.carrier && [order.carrier, order.trackingNumber].filter(Boolean).join(' · '),
      ]
        .filter(Boolean)
        .join('\n'),
      x: right,
      width: half,
    },
  ]);
  sheet.space(16);
  row(sheet, ['', 'Piece', 'SKU', 'Size', 'Weight', 'Quantity'], heading);
  sheet.rule();
  for (const { name, sku, size, weightMg, quantity } of lines) {
    row(sheet, ['', name, sku, size ?? '–', weightMg > 0 ? formatGrams(weightMg) : '–', String(quantity)]);
    const { y } = sheet;
    document
      .rect(left, y - 17, BOX, BOX)
      .lineWidth(0.8)
      .strokeColor('#221C17')
      .stroke();
    sheet.rule();
  }
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  sheet.text(pieces === 1 ? '1 piece' : `${pieces} pieces`, { weight: 600 });
  if (order.notes) {
    sheet.space(8);
    sheet.text('From the customer', heading);
    sheet.text(order.notes);
  }
}

function row(
  sheet: PdfPage,
  [box, piece, sku, size, weight, quantity]: [string, string, string, string, string, string],
  words?: { size: number; muted: boolean },
): void {
  const { left, width } = sheet;
  const end = left + width;
  sheet.row([
    { text: box, x: left, width: 20, ...words },
    { text: piece, x: left + 20, width: width - 290, ...words },
    { text: sku, x: end - 260, width: 90, ...words },
    { text: size, x: end - 160, width: 50, ...words },
    { text: weight, x: end - 110, width: 55, align: 'right', ...words },
    { text: quantity, x: end - 50, width: 50, align: 'right', ...words },
  ]);
}
