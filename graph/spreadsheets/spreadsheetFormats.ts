import type { Readable } from 'node:stream';
import type { SpreadsheetTable } from './sheet.ts';
import { toCsv } from './toCsv.ts';
import { toXlsx } from './toXlsx.ts';

export const SPREADSHEET_FORMATS = ['csv', 'xlsx'] as const;

export type SpreadsheetFormat = (typeof SPREADSHEET_FORMATS)[number];

/** Writers of each format, by file extension. */
export const spreadsheetFormats: Record<
  SpreadsheetFormat,
  { contentType: string; toStream: (table: SpreadsheetTable) => Readable }
> = {
  csv: { contentType: 'text/csv; charset=utf-8', toStream: toCsv },
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    toStream: toXlsx,
  },
};
