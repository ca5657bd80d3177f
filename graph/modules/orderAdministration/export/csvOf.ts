import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { COLUMNS } from './columns.ts';
import type { OrderRow } from './readOrderRows.ts';

/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as comma-separated values that no spreadsheet takes for formulas. */
export function csvOf(batches: AsyncIterable<OrderRow[]>): Readable {
  return Readable.from(csvParts(batches), { objectMode: false });
}

async function* csvParts(batches: AsyncIterable<OrderRow[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csv([COLUMNS.map(({ title }) => title)]);
  for await (const rows of batches) yield csv(rows.map(cellsOf));
}

function cellsOf(row: OrderRow) {
  return COLUMNS.map(({ cell }) => {
    const value = cell(row);
    return value instanceof Date ? clockText(value) : value;
  });
}

/** `2026-11-21 17:45` */
function clockText(clock: Date): string {
  return clock.toISOString().slice(0, 16).replace('T', ' ');
}

function csv(records: readonly unknown[][]): string {
  return stringify([...records], { escape_formulas: true, record_delimiter: 'windows' });
}
