import { PassThrough, type Readable } from 'node:stream';
import { WorkbookWriter } from '@cj-tech-master/excelts';
import { COLUMNS } from './columns.ts';
import type { OrderRow } from './readOrderRows.ts';

/** Rows as an Excel workbook; texts are cells of text, whatever they begin with. */
export function xlsxOf(batches: AsyncIterable<OrderRow[]>): Readable {
  const out = new PassThrough();
  writeSheet(batches, out).catch((error: Error) => out.destroy(error));
  return out;
}

async function writeSheet(batches: AsyncIterable<OrderRow[]>, out: PassThrough): Promise<void> {
  const workbook = new WorkbookWriter({ stream: out, useStyles: true, creator: '', lastModifiedBy: '' });
  const sheet = workbook.addWorksheet('Orders', { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = COLUMNS.map(({ title, width }) => ({ header: title, width }));
  sheet.getRow(1).font = { bold: true };
  sheet.getRow(1).commit();

  for await (const rows of batches) {
    for (const row of rows) addRow(sheet, row);
    await room(out);
    if (out.destroyed) return;
  }
  sheet.commit();
  await workbook.commit();
}

function addRow(sheet: ReturnType<WorkbookWriter['addWorksheet']>, row: OrderRow): void {
  const added = sheet.addRow(COLUMNS.map(({ cell }) => cell(row)));
  for (const [index, { cell }] of COLUMNS.entries())
    if (cell(row) instanceof Date) added.getCell(index + 1).numFmt = 'yyyy-mm-dd hh:mm';
  added.commit();
}

/** Waits until the reader has taken what was written, or has gone away. */
async function room(out: PassThrough): Promise<void> {
  if (out.destroyed || !out.writableNeedDrain) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      out.off('drain', done);
      out.off('close', done);
      resolve();
    };
    out.on('drain', done);
    out.on('close', done);
  });
}
