import type { SpreadsheetTable } from '#graph/spreadsheets/sheet.ts';
import { COLUMNS } from './columns.ts';
import type { OrderRow } from './readOrderRows.ts';

/** Returns orders as a spreadsheet. */
export function buildOrdersSpreadsheet(batches: AsyncIterable<OrderRow[]>): SpreadsheetTable {
  return { name: 'Orders', columns: COLUMNS, batches: yieldCells(batches) };
}

async function* yieldCells(batches: AsyncIterable<OrderRow[]>) {
  for await (const orders of batches) yield orders.map((order) => COLUMNS.map(({ cell }) => cell(order)));
}
