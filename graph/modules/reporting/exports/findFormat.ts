import { SPREADSHEET_FORMATS, type SpreadsheetFormat } from '#graph/spreadsheets/spreadsheetFormats.ts';

/** Returns the requested file format of an export. */
export function findFormat({ format }: { format: string }): SpreadsheetFormat {
  return SPREADSHEET_FORMATS.find((knownFormat) => knownFormat === format) ?? 'csv';
}
