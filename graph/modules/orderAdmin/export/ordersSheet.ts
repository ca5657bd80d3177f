import type { Sheet } from '#graph/sheets/sheet.ts';
import { COLUMNS } from './columns.ts';
import type { OrderRow } from './readOrderRows.ts';

/** Orders as a table. */
export function ordersSheet(batches: AsyncIterable<OrderRow[]>): Sheet {
  return { name: 'Orders', columns: COLUMNS, batches: yieldCells(batches) };
}

async function* yieldCells(batches: AsyncIterable<OrderRow[]>) {
  for await (const orders of batches) yield orders.map((order) => COLUMNS.map(({ cell }) => cell(order)));
}
