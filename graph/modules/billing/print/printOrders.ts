import { setImmediate } from 'node:timers/promises';
import { PRINTED, type Printed, printedOf } from '#domain/orders/printed.ts';
import { drawInvoice } from '../invoices/invoicePdf.ts';
import { openPdf } from '../invoices/openPdf.ts';

import { drawLabel } from './drawLabel.ts';
import { drawSlip } from './drawSlip.ts';
import type { PrintedFacts } from './readPrinted.ts';

const DRAW: Record<Printed, (document: PDFKit.PDFDocument, facts: PrintedFacts) => void> = {
  SLIPS: drawSlip,
  INVOICES: drawInvoice,
  LABELS: drawLabel,
};

/**
 * One document of many orders, kind after kind, since labels go into another printer than slips. It is written page by
 * page, with a turn for others after each, and ends early where nobody reads it any more.
 */
export function printOrders(
  orders: readonly PrintedFacts[],
  { what, now }: { what: readonly Printed[]; now: Date },
): PDFKit.PDFDocument {
  const document = openPdf({ title: 'Orders', createdAt: now });
  void draw(document, orders, what).catch((error: Error) => document.destroy(error));
  return document;
}

async function draw(
  document: PDFKit.PDFDocument,
  orders: readonly PrintedFacts[],
  what: readonly Printed[],
): Promise<void> {
  for (const kind of PRINTED)
    for (const facts of orders.filter(({ order }) => printedOf(order, what).includes(kind))) {
      if (document.destroyed) return;
      DRAW[kind](document, facts);
      await setImmediate();
    }
  document.end();
}
