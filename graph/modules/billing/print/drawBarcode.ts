import { encodeCode128, QUIET_MODULES } from '#domain/text/encodeCode128.ts';

interface BarcodeBox {
  text: string;
  x: number;
  y: number;
  /** Width in points, including the quiet zones on both sides. */
  width: number;
  height: number;
}

/** Draws a string as a barcode. All lengths are in points. */
export function drawBarcode(document: PDFKit.PDFDocument, { text, x, y, width, height }: BarcodeBox): void {
  const { bars, width: moduleCount } = encodeCode128(text);
  const module = width / (moduleCount + 2 * QUIET_MODULES);
  for (const bar of bars) document.rect(x + (QUIET_MODULES + bar.at) * module, y, bar.width * module, height);
  document.fill('black');
}
