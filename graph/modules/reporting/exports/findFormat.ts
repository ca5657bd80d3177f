import { SHEET_FORMATS, type SheetFormat } from '#graph/sheets/sheetFormats.ts';

/** The format that an export was asked for in. */
export function findFormat({ format }: { format: string }): SheetFormat {
  return SHEET_FORMATS.find((each) => each === format) ?? 'csv';
}
