import { setImmediate } from 'node:timers/promises';
import {
  listAvailableDocuments,
  PRINT_DOCUMENTS,
  type PrintDocument,
} from '#domain/orders/printDocuments.ts';
import { createPdfDocument } from '../invoices/createPdfDocument.ts';
import { drawInvoice } from '../invoices/invoicePdf.ts';

import { drawLabel } from './drawLabel.ts';
import { drawPackingSlip } from './drawPackingSlip.ts';
import type { PrintData } from './readPrintData.ts';

const DRAW_FUNCTIONS: Record<PrintDocument, (document: PDFKit.PDFDocument, data: PrintData) => void> = {
  SLIPS: drawPackingSlip,
  INVOICES: drawInvoice,
  LABELS: drawLabel,
};

/**
 * Draws the documents of many orders into one PDF, grouped by kind, because labels and slips go to different printers.
 * Yields to other requests after each document and stops when the client disconnects.
 */
export function printOrders(
  orders: readonly PrintData[],
  { documents, now }: { documents: readonly PrintDocument[]; now: Date },
): PDFKit.PDFDocument {
  const document = createPdfDocument({ title: 'Orders', createdAt: now });
  void drawPages(document, orders, documents).catch((error: Error) => document.destroy(error));
  return document;
}

async function drawPages(
  document: PDFKit.PDFDocument,
  orders: readonly PrintData[],
  documents: readonly PrintDocument[],
): Promise<void> {
  for (const kind of PRINT_DOCUMENTS)
    for (const data of orders.filter(({ order }) =>
      listAvailableDocuments(order, documents).includes(kind),
    )) {
      if (document.destroyed) return;
      DRAW_FUNCTIONS[kind](document, data);
      await setImmediate();
    }
  document.end();
}
