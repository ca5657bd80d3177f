import { parse } from 'csv-parse/browser/esm/sync';
import { detectDelimiter, isUnreadable, sheetProblem } from '#domain/catalog/sheetProblem.ts';

/** Few enough to be done well within a request. */
const PRODUCTS_PER_PART = 25;

export interface SheetPart {
  csv: string;
  /** The rows of the whole sheet that the part's rows are, the first being row 2 of the part. */
  rows: number[];
}

/** A sheet that is no CSV; the message says where and why. */
export class SheetUnreadable extends Error {}

/** How a ZIP archive begins, which a workbook of Excel or LibreOffice is. */
const ARCHIVE = 'PK\u0003\u0004';

/** A sheet in parts of some pieces each, whose rows stay together. Throws SheetUnreadable. */
export function sheetParts(csv: string): SheetPart[] {
  const [header = [], ...records] = toRecords(csv);
  const place = header.findIndex((name) => name.trim().toLowerCase() === 'sku');
  const bySku = new Map<string, { row: number; record: string[] }[]>();
  for (const [index, record] of records.entries()) {
    if (record.every((cell) => cell.trim() === '')) continue;
    const row = index + 2;
    const sku = (place >= 0 ? record[place]?.trim().toLowerCase() : '') || `row ${row}`;
    bySku.set(sku, [...(bySku.get(sku) ?? []), { row, record }]);
  }

  const products = [...bySku.values()];
  const parts: SheetPart[] = [];
  // An empty sheet goes to the server too, which says what is wrong with it.
  for (let start = 0; start === 0 || start < products.length; start += PRODUCTS_PER_PART) {
    const lines = products.slice(start, start + PRODUCTS_PER_PART).flat();
    parts.push({
      csv: [header, ...lines.map(({ record }) => record)].map(toLine).join('\n'),
      rows: lines.map(({ row }) => row),
    });
  }
  return parts;
}

export function toLine(cells: readonly string[]): string {
  return cells.map((cell) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',');
}

function toRecords(csv: string): string[][] {
  if (csv.startsWith(ARCHIVE))
    throw new SheetUnreadable('This is a workbook. Save it as CSV, and choose that file.');
  const delimiter = detectDelimiter(csv);
  try {
    return parse(csv, { bom: true, delimiter, relax_column_count_less: true });
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    throw new SheetUnreadable(sheetProblem(error, csv, delimiter).message);
  }
}
