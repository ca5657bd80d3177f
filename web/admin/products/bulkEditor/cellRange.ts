import type { CellChange } from './sheetCells.ts';
import { choiceLabel, readChoice } from './sheetColumns.ts';
import { cellAt, openCell, type Place, type SheetView, textAt } from './sheetView.ts';

/** A rectangle of cells, both ends within it. */
export interface Block {
  from: Place;
  to: Place;
}

export function blockOf(one: Place, other: Place): Block {
  return {
    from: { row: Math.min(one.row, other.row), column: Math.min(one.column, other.column) },
    to: { row: Math.max(one.row, other.row), column: Math.max(one.column, other.column) },
  };
}

/** The texts of a block as a spreadsheet takes them: what is chosen from a list by its name, what is missing as nothing. */
export function blockTexts(view: SheetView, block: Block): string[][] {
  return rowsOf(block).map((row) =>
    columnsOf(block).map((column) => {
      const shown = view.columns[column];
      const line = view.lines[row];
      if (shown?.field === 'name' && line?.isSize) return line.variant?.size ?? '';
      const text = textAt(view, { row, column });
      return shown ? choiceLabel(shown, text) : text;
    }),
  );
}

/** What is laid over the sheet. */
export interface Laid {
  changes: CellChange[];
  /** How many cells could not be changed, where something was to stand in them. */
  left: number;
}

/**
 * Lays cells over the sheet from a block's first cell on; as often as they fit into it where it is a multiple of them, so
 * that one cell fills it. Cells that nobody may change are left as they are, and what is beyond the sheet is left out.
 */
export function pasted(view: SheetView, { from, to }: Block, cells: readonly (readonly string[])[]): Laid {
  const width = Math.max(1, ...cells.map((row) => row.length));
  const [rows, columns] = [to.row - from.row + 1, to.column - from.column + 1];
  const isRepeated = rows % cells.length === 0 && columns % width === 0;
  const [down, right] = isRepeated ? [rows, columns] : [cells.length, width];
  const laid: Laid = { changes: [], left: 0 };
  for (let y = 0; y < down; y++)
    for (let x = 0; x < right; x++) {
      const text = cells[y % cells.length]?.[x % width];
      if (text !== undefined) lay(view, laid, { row: from.row + y, column: from.column + x }, text);
    }
  return laid;
}

/** Lays what a block has in its first row over the rows below it; a single row takes what stands above it. */
export function filledDown(view: SheetView, { from, to }: Block): Laid {
  const isSingle = from.row === to.row;
  const block = isSingle ? { from: { ...from, row: Math.max(0, from.row - 1) }, to } : { from, to };
  const laid: Laid = { changes: [], left: 0 };
  for (const column of columnsOf(block)) {
    const [source, ...others] = rowsOf(block).filter((row) => isCell(view, { row, column }));
    if (source === undefined) continue;
    const text = textAt(view, { row: source, column });
    for (const row of others) lay(view, laid, { row, column }, text);
  }
  return laid;
}

export function cleared(view: SheetView, block: Block): CellChange[] {
  const laid: Laid = { changes: [], left: 0 };
  for (const row of rowsOf(block))
    for (const column of columnsOf(block)) lay(view, laid, { row, column }, '');
  return laid.changes;
}

/** What changes where a text is typed into a cell; nothing where it cannot be changed. */
export function typed(view: SheetView, place: Place, text: string): CellChange[] {
  const laid: Laid = { changes: [], left: 0 };
  lay(view, laid, place, text);
  return laid.changes;
}

function lay(view: SheetView, laid: Laid, place: Place, text: string) {
  const [line, column] = [view.lines[place.row], view.columns[place.column]];
  if (!line || !column) return;
  // A status cannot be nothing.
  if (text.trim() === '' && column.options?.every(({ value }) => value !== '')) return;
  const cell = openCell(view, place);
  if (cell !== null) laid.changes.push({ piece: line.piece, cell, text: readChoice(column, text) });
  else if (text !== '' && text !== textAt(view, place) && column.field !== 'name') laid.left++;
}

function isCell(view: SheetView, { row, column }: Place): boolean {
  const [line, shown] = [view.lines[row], view.columns[column]];
  return line !== undefined && shown !== undefined && cellAt(line, shown) !== null;
}

function rowsOf({ from, to }: Block): number[] {
  return Array.from({ length: to.row - from.row + 1 }, (_none, index) => from.row + index);
}

function columnsOf({ from, to }: Block): number[] {
  return Array.from({ length: to.column - from.column + 1 }, (_none, index) => from.column + index);
}
