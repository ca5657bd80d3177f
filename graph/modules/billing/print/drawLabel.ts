import { calculateAmountDue } from '#domain/orders/ledger.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatPhone } from '#domain/text/formatPhone.ts';
import { type Cell, PdfPage } from '../invoices/PdfPage.ts';
import type { InvoiceData } from '../invoices/readInvoice.ts';
import { buildDestinationLines } from './destinationLines.ts';
import { drawBarcode } from './drawBarcode.ts';

const LABEL_FORMAT = { size: 'A6', margin: 20 };
/** Top of the lower section, in points from the top of the page, which is 420 points high. */
const LOWER_PART_TOP = 288;
/** Font sizes for the address, which uses the largest one that fits. */
const FONT_SIZES = [14, 12, 10.5, 9, 8];

/** Draws an A6 shipping label with the address, the cash to collect and a barcode. */
export function drawLabel(document: PDFKit.PDFDocument, { store, order }: Omit<InvoiceData, 'lines'>): void {
  const page = new PdfPage(document, LABEL_FORMAT);
  const { left, width } = page;
  page.writeRow(
    [
      {
        text: [store.name, store.address, formatPhone(store.phone)].filter(Boolean).join('\n'),
        x: left,
        width: width * 0.62,
        size: 8,
      },
      {
        text: [order.carrier, order.trackingNumber].filter(Boolean).join('\n'),
        x: left + width * 0.64,
        width: width * 0.36,
        size: 8,
        weight: 600,
        align: 'right',
      },
    ],
    { gap: 4 },
  );
  page.drawRule();
  const [name = '', ...addressLines] = buildDestinationLines(order);
  const address = FONT_SIZES.map((size) => toCells(page, { name, addressLines, size })).find(
    (cells, index) => {
      const height = cells.reduce((sum, cell) => sum + page.getRowHeight([cell]) + 2, 0);
      return page.y + height <= LOWER_PART_TOP - 4 || index === FONT_SIZES.length - 1;
    },
  );
  for (const cell of address ?? []) page.writeRow([cell], { gap: 2 });

  page.y = LOWER_PART_TOP;
  drawCash(page, order);
  const y = LOWER_PART_TOP + 52;
  drawBarcode(document, { text: order.number, x: left, y, width, height: 40 });
  page.y = y + 43;
  page.writeRow([{ text: order.number, x: left, width, size: 11, weight: 600, align: 'right' }], { gap: 0 });
}

function toCells(
  { left, width }: PdfPage,
  { name, addressLines, size }: { name: string; addressLines: readonly string[]; size: number },
): Cell[] {
  return [
    { text: name, x: left, width, size: size + 3, weight: 600 },
    ...addressLines.map((text, index) => ({
      text,
      x: left,
      width,
      size,
      // The last line is the phone number. It is bold because the carrier calls before delivering.
      weight: index === addressLines.length - 1 ? (600 as const) : (400 as const),
    })),
  ];
}

/** Frames the cash to collect, so that the carrier cannot miss it. */
function drawCash(page: PdfPage, order: InvoiceData['order']): void {
  const { document, left, width, y } = page;
  const cashToCollect = order.paymentMethod === 'COD' ? calculateAmountDue(order) : 0;
  document
    .rect(left, y, width, 40)
    .lineWidth(cashToCollect > 0 ? 1.5 : 0.5)
    .strokeColor('black')
    .stroke();
  page.y = y + 10;
  page.writeRow([
    {
      text: cashToCollect > 0 ? 'Cash to collect' : 'Nothing to collect',
      x: left + 10,
      width: width / 2 - 10,
      size: 11,
    },
    {
      text: cashToCollect > 0 ? formatNpr(cashToCollect) : '',
      x: left + width / 2,
      width: width / 2 - 10,
      size: 15,
      weight: 600,
      align: 'right',
    },
  ]);
}
