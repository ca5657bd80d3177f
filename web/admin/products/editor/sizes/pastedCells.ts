import { noSize, type SizeValues } from '../productValues.ts';
import { readCells } from './clipboardCells.ts';

export const SIZE_COLUMNS = ['size', 'sku', 'weightMg', 'stock', 'barcode'] as const;
export type SizeColumn = (typeof SIZE_COLUMNS)[number];

interface Place {
  row: number;
  column: SizeColumn;
}

/** Whether a pasted text is a part of a sheet and not a word. */
export function isFromSheet(text: string): boolean {
  return /[\t\n]/.test(text.trimEnd());
}

/** The sizes with the cells of a sheet laid over them, from a place on to the right and down. Rows are added as needed. */
export function pasted(sizes: readonly SizeValues[], { row, column }: Place, text: string): SizeValues[] {
  const first = SIZE_COLUMNS.indexOf(column);
  const laid = [...sizes];
  for (const [down, line] of readCells(text).entries()) {
    const cells = line.slice(0, SIZE_COLUMNS.length - first);
    const given = cells.map((cell, right) => [SIZE_COLUMNS[first + right], cell] as const);
    laid[row + down] = { ...(laid[row + down] ?? noSize), ...Object.fromEntries(given) };
  }
  return laid;
}
