import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { JobServices, Progress } from '#graph/jobs/jobHandler.ts';
import type { Cell, SpreadsheetTable } from '#graph/spreadsheets/sheet.ts';
import { spreadsheetFormats } from '#graph/spreadsheets/spreadsheetFormats.ts';
import { exportedLists } from './exportedLists.ts';
import { getExportPath, writeAtomically } from './exportFile.ts';
import type { ExportJob } from './exportJob.ts';
import { findFormat } from './findFormat.ts';

/** Rows between progress reports and checks for cancellation. */
const PROGRESS_INTERVAL = 500;

interface Job {
  id: string;
  attempts: number;
  payload: ExportJob;
}

class ExportCancelledError extends Error {}

/** Writes the file of an export. Stops early if the export is cancelled. */
export async function writeExport(
  { prisma, exportsDir, now }: JobServices,
  { id, attempts, payload }: Job,
  reportProgress: Progress,
): Promise<{ rows: number } | { cancelled: true }> {
  const { list, columns, ...listArgs } = payload;
  const { count, read, columns: columnFormats } = exportedLists[list];
  const storedExport = await prisma.listExport.findUnique({ where: { id } });
  if (!storedExport) return { cancelled: true };

  const readContext = { prisma, now };
  const total = await count(readContext, listArgs);
  await reportProgress(0, total);
  let rows = 0;

  try {
    await writeAtomically(getExportPath(exportsDir, storedExport), { attempt: attempts }, async (part) => {
      const { toStream } = spreadsheetFormats[findFormat(storedExport)];
      await pipeline(toStream({ ...buildTableHeader(), batches: readBatches() }), createWriteStream(part));
    });
  } catch (error) {
    if (error instanceof ExportCancelledError) return { cancelled: true };
    throw error;
  }
  await reportProgress(rows, rows);
  return { rows };

  function buildTableHeader(): Omit<SpreadsheetTable, 'batches'> {
    const titledColumns = columns.map(({ column, header }) => ({
      width: 20,
      ...columnFormats[column],
      title: header,
    }));
    return { name: list, columns: titledColumns };
  }

  async function* readBatches(): AsyncGenerator<Cell[][]> {
    const labels = columns.map((column) => new Map(column.words.map(({ value, word }) => [value, word])));
    const names = columns.map(({ column }) => column);
    let reportedRows = 0;
    for await (const batch of read(readContext, listArgs, names)) {
      yield batch.map((cells) => cells.map((cell, index) => labels[index]?.get(cell as string) ?? cell));
      rows += batch.length;
      if (rows - reportedRows < PROGRESS_INTERVAL) continue;
      reportedRows = rows;
      await reportProgress(rows, Math.max(rows, total));
      if ((await prisma.listExport.count({ where: { id } })) === 0) throw new ExportCancelledError();
    }
  }
}
