import type { Readable } from 'node:stream';
import type { Sheet } from './sheet.ts';
import { toCsv } from './toCsv.ts';
import { toXlsx } from './toXlsx.ts';

export const SHEET_FORMATS = ['csv', 'xlsx'] as const;

export type SheetFormat = (typeof SHEET_FORMATS)[number];

/** How a table is written in each format, by the ending of its file's name. */
export const sheetFormats: Record<
  SheetFormat,
  { contentType: string; toStream: (sheet: Sheet) => Readable }
> = {
  csv: { contentType: 'text/csv; charset=utf-8', toStream: toCsv },
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    toStream: toXlsx,
  },
};
