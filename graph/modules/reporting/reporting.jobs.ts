import { defineJob } from '#graph/jobs/job.ts';
import type { ExportJob } from './exports/exportJob.ts';

/** Sums the days anew whose figures are stale. */
export const refreshFiguresJob = defineJob('refreshFigures', { daily: true });

/** Writes the file of the export that has the job's id. */
export const writeExportJob = defineJob<ExportJob>('writeExport');

/** Changes the rows of the bulk job that has the job's id. */
export const runBulkJob = defineJob('runBulkJob');
