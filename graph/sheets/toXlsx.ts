import { PassThrough, type Readable } from 'node:stream';
import type { WorkbookWriter } from '@cj-tech-master/excelts';
import { shorten } from '#domain/text/shorten.ts';
import type { Cell, Sheet } from './sheet.ts';

/** How many rows a sheet of Excel holds below its titles. */
export const MAX_XLSX_ROWS = 1_048_575;

const MAX_TEXT_LENGTH = 32_767;
const NOTHING = new Uint8Array(0);

/** A table as an Excel workbook; texts are cells of text, whatever they begin with. */
export function toXlsx(sheet: Sheet): Readable {
  const out = new PassThrough();
  writeWorkbook(sheet, out).catch((error: Error) => out.destroy(error));
  return out;
}

async function writeWorkbook({ batches, ...head }: Sheet, out: PassThrough): Promise<void> {
  const { WorkbookWriter } = await import('@cj-tech-master/excelts');
  const workbook = new WorkbookWriter({ stream: out, useStyles: true, creator: '', lastModifiedBy: '' });
  const { sheet, compressed } = openSheet(workbook, head);

  for await (const rows of batches) {
    for (const row of rows) sheet.addRow(row.map(fitted)).commit();
    await compressed();
    await room(out);
    if (out.destroyed) return;
  }
  sheet.commit();
  await workbook.commit();
}

function openSheet(workbook: WorkbookWriter, { name, columns }: Omit<Sheet, 'batches'>) {
  const { zip } = workbook;
  const add = zip.add.bind(zip);
  let part: Parameters<typeof add>[0] | undefined;
  zip.add = (opened) => {
    part = opened;
    add(opened);
  };
  const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
  zip.add = add;

  sheet.columns = columns.map(({ title, width, format }) => {
    return { header: title, width, style: format ? { numFmt: format } : {} };
  });
  sheet.getRow(1).font = { bold: true };
  sheet.getRow(1).commit();
  // The writer does not wait for its compressor: a push of nothing is answered once all before it is through.
  return { sheet, compressed: async () => void (await part?.push(NOTHING)) };
}

/** A cell of Excel holds no longer text. */
function fitted(cell: Cell): Cell {
  return typeof cell === 'string' ? shorten(cell, MAX_TEXT_LENGTH) : cell;
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
