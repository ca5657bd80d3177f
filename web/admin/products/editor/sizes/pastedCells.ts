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
  const first = SIZE_COLUMNS.indexOf(column);
  const newSizes = [...sizes];
  for (const [down, line] of parseCells(text).entries()) {
    const cells = line.slice(0, SIZE_COLUMNS.length - first);
    const pastedEntries = cells.map((cell, right) => [SIZE_COLUMNS[first + right], cell] as const);
    newSizes[row + down] = {
      ...(newSizes[row + down] ?? emptyVariant),
      ...Object.fromEntries(pastedEntries),
    };
  }
  return newSizes;
}
