import type { SheetTable } from '../sheets/readTable.ts';
import { calledOrderNumber } from './orderNumber.ts';

/** The column in which most cells begin as our order numbers do, whatever its name is; undefined if there is none. */
export function placeOfOrders(rows: SheetTable['rows']): number | undefined {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const places = Array.from({ length: width }, (_, place) => place);
  const isOurs = (cell = '') => calledOrderNumber(cell) !== null;
  return places.find((place) => rows.filter(({ cells }) => isOurs(cells[place])).length * 2 > rows.length);
}
