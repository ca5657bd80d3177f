import type { SpreadsheetTable } from '../spreadsheets/readTable.ts';
import { readMarkedOrderNumber } from './orderNumber.ts';

/**
 * Returns the index of the column with the store's order numbers: the most complete column whose cells mostly begin
 * like one, whatever its name. Returns undefined if there is none.
 */
export function findOrderColumn(rows: SpreadsheetTable['rows']): number | undefined {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const columnIndexes = Array.from({ length: width }, (_, columnIndex) => columnIndex);
  return columnIndexes.find((columnIndex) => {
    const filledCells = rows.flatMap(({ cells }) => cells[columnIndex] || []);
    const orderNumberCells = filledCells.filter((cell) => readMarkedOrderNumber(cell) !== null).length;
    return orderNumberCells * 2 > filledCells.length && orderNumberCells * 2 >= rows.length;
  });
}
