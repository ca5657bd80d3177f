import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { Sheet } from './sheet.ts';
import { sheetPart, workbookParts } from './workbookParts.ts';

/** Excel reads 32-bit sizes everywhere. A sheet of a million rows stays below 4 GB. */
const ENTRY = { zip64: false, useWebWorkers: false };

/** A table as an Excel workbook; texts are cells of text, whatever they begin with. */
export function toXlsx(sheet: Sheet): Readable {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const out = Readable.fromWeb(readable as NodeStream<Uint8Array>);
  writeWorkbook(sheet, writable).catch((error: Error) => out.destroy(error));
  return out;
}

/** Reads the next rows only when those before were taken. */
async function writeWorkbook(sheet: Sheet, writable: WritableStream<Uint8Array>): Promise<void> {
  const { TextReader, ZipWriter } = await import('@zip.js/zip.js');
  const workbook = new ZipWriter(writable);
  for (const [name, text] of Object.entries(workbookParts(sheet)))
    await workbook.add(name, new TextReader(text), ENTRY);
  await workbook.add('xl/worksheets/sheet1.xml', ReadableStream.from(sheetPart(sheet)), ENTRY);
  await workbook.close();
}
