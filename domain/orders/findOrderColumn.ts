import type { SpreadsheetTable } from '../spreadsheets/readTable.ts';
import { readMarkedOrderNumber } from './orderNumber.ts';

/**
 * Returns the index of the column with the store's order numbers: the most complete column whose cells mostly begin
 * like one, whatever its name. Returns undefined if there is none.
 */
export function findOrderColumn(rows: SpreadsheetTable['rows']): number | undefined {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const places = Array.from({ length: width }, (_, place) => place);
  return places.find((place) => {
    const filled = rows.flatMap(({ cells }) => cells[place] || []);
    const orderNumberCells = filled.filter((cell) => readMarkedOrderNumber(cell) !== null).length;
    return orderNumberCells * 2 > filled.length && orderNumberCells * 2 >= rows.length;
  });
}
