import type { CellChange } from './cells.ts';
import { getOptionLabel, parseOption } from './createGridColumns.ts';
import { type CellPosition, findCell, findEditableCell, type GridView, getEditText } from './gridView.ts';

/** A rectangle of cells, both ends included. */
export interface CellRange {
  from: CellPosition;
  to: CellPosition;
}

export function toCellRange(a: CellPosition, b: CellPosition): CellRange {
  return {
    from: { row: Math.min(a.row, b.row), column: Math.min(a.column, b.column) },
    to: { row: Math.max(a.row, b.row), column: Math.max(a.column, b.column) },
  };
}

/**
 * Returns the texts of the selected cells for a spreadsheet: options as their labels, missing values as empty texts.
 */
export function getRangeTexts(view: GridView, range: CellRange): string[][] {
  return getRowIndexes(range).map((row) =>
    getColumnIndexes(range).map((column) => {
      const gridColumn = view.columns[column];
      const line = view.lines[row];
      if (gridColumn?.field === 'name' && line?.isSize) return line.variant?.size ?? '';
      const text = getEditText(view, { row, column });
      return gridColumn ? getOptionLabel(gridColumn, text) : text;
    }),
  );
}

/** Changes to apply to the grid. */
export interface PasteResult {
  changes: CellChange[];
  /** Number of values skipped because their cells cannot be changed. */
  skipped: number;
}

/**
 * Pastes cells at the start of the selection. Repeats them if the size of the selection is a multiple of theirs. Skips
 * cells that cannot be changed and ignores those beyond the grid.
 */
export function pasteCells(
  view: GridView,
  { from, to }: CellRange,
  cells: readonly (readonly string[])[],
): PasteResult {
  const width = Math.max(1, ...cells.map((row) => row.length));
  const [rows, columns] = [to.row - from.row + 1, to.column - from.column + 1];
  const isRepeated = rows % cells.length === 0 && columns % width === 0;
  const [down, right] = isRepeated ? [rows, columns] : [cells.length, width];
  const result: PasteResult = { changes: [], skipped: 0 };
  for (let y = 0; y < down; y++)
    for (let x = 0; x < right; x++) {
      const text = cells[y % cells.length]?.[x % width];
      if (text !== undefined) setCell(view, result, { row: from.row + y, column: from.column + x }, text);
    }
  return result;
}

/** Copies the first row of the selection to the rows below; if only one row is selected, copies the row above. */
export function fillRangeDown(view: GridView, { from, to }: CellRange): PasteResult {
  const isSingle = from.row === to.row;
  const block = isSingle ? { from: { ...from, row: Math.max(0, from.row - 1) }, to } : { from, to };
  const result: PasteResult = { changes: [], skipped: 0 };
  for (const column of getColumnIndexes(block)) {
    const [sourceRow, ...targetRows] = getRowIndexes(block).filter((row) => isCell(view, { row, column }));
    if (sourceRow === undefined) continue;
    const text = getEditText(view, { row: sourceRow, column });
    for (const row of targetRows) setCell(view, result, { row, column }, text);
  }
  return result;
}

export function clearCells(view: GridView, range: CellRange): CellChange[] {
  const result: PasteResult = { changes: [], skipped: 0 };
  for (const row of getRowIndexes(range))
    for (const column of getColumnIndexes(range)) setCell(view, result, { row, column }, '');
  return result.changes;
}

/** Returns the change for a text typed into a cell; none if the cell cannot be changed. */
export function typeIntoCell(view: GridView, position: CellPosition, text: string): CellChange[] {
  const result: PasteResult = { changes: [], skipped: 0 };
  setCell(view, result, position, text);
  return result.changes;
}

function setCell(view: GridView, result: PasteResult, position: CellPosition, text: string) {
  const [line, column] = [view.lines[position.row], view.columns[position.column]];
  if (!line || !column) return;
  // A status cannot be empty.
  if (text.trim() === '' && column.options?.every(({ value }) => value !== '')) return;
  const cell = findEditableCell(view, position);
  if (cell !== null)
    result.changes.push({ productWithStock: line.productWithStock, cell, text: parseOption(column, text) });
  else if (text !== '' && text !== getEditText(view, position) && column.field !== 'name') result.skipped++;
}

function isCell(view: GridView, { row, column }: CellPosition): boolean {
  const [line, gridColumn] = [view.lines[row], view.columns[column]];
  return line !== undefined && gridColumn !== undefined && findCell(line, gridColumn) !== null;
}

function getRowIndexes({ from, to }: CellRange): number[] {
  return Array.from({ length: to.row - from.row + 1 }, (_, index) => from.row + index);
}

function getColumnIndexes({ from, to }: CellRange): number[] {
  return Array.from({ length: to.column - from.column + 1 }, (_, index) => from.column + index);
}
