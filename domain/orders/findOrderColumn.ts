import type { SheetTable } from '../sheets/readSheetTable.ts';
import { calledOrderNumber } from './orderNumber.ts';

/** The column that most rows fill, mostly with what begins as our order numbers do, whatever its name is; undefined if there is none. */
export function placeOfOrders(rows: SheetTable['rows']): number | undefined {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const places = Array.from({ length: width }, (_, place) => place);
  return places.find((place) => {
    const filled = rows.flatMap(({ cells }) => cells[place] || []);
    const ours = filled.filter((cell) => calledOrderNumber(cell) !== null).length;
    return ours * 2 > filled.length && ours * 2 >= rows.length;
  });
}
