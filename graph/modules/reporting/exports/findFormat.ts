import { SHEET_FORMATS, type SheetFormat } from '#graph/spreadsheets/sheetFormats.ts';

/** Returns the requested file format of an export. */
export function findFormat({ format }: { format: string }): SheetFormat {
  return SHEET_FORMATS.find((each) => each === format) ?? 'csv';
}
