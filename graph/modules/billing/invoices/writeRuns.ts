import { splitRuns, type Weight } from './fonts.ts';

export type { Weight };

export interface FontSetting {
  size?: number;
  weight?: Weight;
  colour?: string;
}

/** Writes one line in both scripts, without line breaks. */
export function writeRuns(
  document: PDFKit.PDFDocument,
  line: string,
  { x, y, size = 10, weight = 400, colour = 'black' }: FontSetting & { x: number; y: number },
): void {
  let currentX = x;
  for (const { text, font } of splitRuns(line, weight)) {
    document.font(font).fontSize(size).fillColor(colour).text(text, currentX, y, { lineBreak: false });
    currentX += document.widthOfString(text);
  }
}

/** Returns the width of a line in both scripts, in points. */
export function measureWidth(
  document: PDFKit.PDFDocument,
  line: string,
  { size = 10, weight = 400 }: FontSetting,
): number {
  const widths = splitRuns(line, weight).map(({ text, font }) =>
    document.font(font).fontSize(size).widthOfString(text),
  );
  return widths.reduce((sum, width) => sum + width, 0);
}
