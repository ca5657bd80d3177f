import type { SpreadsheetTable } from '../spreadsheets/readTable.ts';
import { readPrefixedOrderNumber } from './orderNumber.ts';

/**
 * Returns the index of the column that contains the store's order numbers: the first column, whatever its header, with
 * an order number in at least half of the rows and in most of its filled cells. Returns undefined if there is none.
 */
export function findOrderColumn(rows: SpreadsheetTable['rows']): number | undefined {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const columnIndexes = Array.from({ length: width }, (_, columnIndex) => columnIndex);
  return columnIndexes.find((columnIndex) => {
    const filledCells = rows.flatMap(({ cells }) => cells[columnIndex] || []);
    const orderNumberCells = filledCells.filter((cell) => readPrefixedOrderNumber(cell) !== null).length;
    return orderNumberCells * 2 > filledCells.length && orderNumberCells * 2 >= rows.length;
  });
}
