import type { Readable } from 'node:stream';
import { csvOf } from './csvOf.ts';
import type { Sheet } from './sheet.ts';
import { xlsxOf } from './xlsxOf.ts';

export const SHEET_FORMATS = ['csv', 'xlsx'] as const;

export type SheetFormat = (typeof SHEET_FORMATS)[number];

/** How a table is written in each format, by the ending of its file's name. */
export const sheetFormats: Record<
  SheetFormat,
  { contentType: string; streamOf: (sheet: Sheet) => Readable }
> = {
  csv: { contentType: 'text/csv; charset=utf-8', streamOf: csvOf },
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    streamOf: xlsxOf,
  },
};
