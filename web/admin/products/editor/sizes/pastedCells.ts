import { emptyVariant, type SizeValues } from '../productValues.ts';
import { parseCells } from './clipboardCells.ts';

export const SIZE_COLUMNS = ['size', 'sku', 'weightMg', 'stock', 'barcode'] as const;
export type SizeColumn = (typeof SIZE_COLUMNS)[number];

interface GridPosition {
  row: number;
  column: SizeColumn;
}

/** Returns true if a pasted text contains several cells. */
export function hasMultipleCells(text: string): boolean {
  return /[\t\n]/.test(text.trimEnd());
}

/** Overwrites cells to the right and down, starting at a position. Adds rows as needed. */
export function pasteCells(
  sizes: readonly SizeValues[],
  { row, column }: GridPosition,
  text: string,
): SizeValues[] {
  const firstColumnIndex = SIZE_COLUMNS.indexOf(column);
  const newSizes = [...sizes];
  for (const [rowOffset, line] of parseCells(text).entries()) {
    const cells = line.slice(0, SIZE_COLUMNS.length - firstColumnIndex);
    const pastedEntries = cells.map(
      (cell, columnOffset) => [SIZE_COLUMNS[firstColumnIndex + columnOffset], cell] as const,
    );
    newSizes[row + rowOffset] = {
      ...(newSizes[row + rowOffset] ?? emptyVariant),
      ...Object.fromEntries(pastedEntries),
    };
  }
  return newSizes;
}
