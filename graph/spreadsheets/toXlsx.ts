import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { buildWorkbookParts, streamWorksheet } from './buildWorkbookParts.ts';
import type { SpreadsheetTable } from './sheet.ts';

/** Uses 32-bit sizes, which all versions of Excel read. A million rows stay below 4 GB. */
const ZIP_ENTRY_OPTIONS = { zip64: false, useWebWorkers: false };

/** Returns a table as an Excel workbook. Text is always written as text, even if it looks like a formula. */
export function toXlsx(table: SpreadsheetTable): Readable {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const output = Readable.fromWeb(readable as NodeStream<Uint8Array>);
  writeWorkbook(table, writable).catch((error: Error) => output.destroy(error));
  return output;
}

/** Reads the next rows only after the previous rows have been written. */
async function writeWorkbook(table: SpreadsheetTable, writable: WritableStream<Uint8Array>): Promise<void> {
  const { TextReader, ZipWriter } = await import('@zip.js/zip.js');
  const workbook = new ZipWriter(writable);
  for (const [name, text] of Object.entries(buildWorkbookParts(table)))
    await workbook.add(name, new TextReader(text), ZIP_ENTRY_OPTIONS);
  await workbook.add(
    'xl/worksheets/sheet1.xml',
    ReadableStream.from(streamWorksheet(table)),
    ZIP_ENTRY_OPTIONS,
  );
  await workbook.close();
}
