import { defineJob } from '#graph/jobs/job.ts';
import type { ExportJob } from './exports/exportJob.ts';

/** Recomputes days with stale figures. */
export const refreshFiguresJob = defineJob('refreshFigures', { daily: true });

/** Writes the file of the export with the job's id. */
export const writeExportJob = defineJob<ExportJob>('writeExport');

/** Changes the rows of the bulk job with the job's id. */
export const runBulkJob = defineJob('runBulkJob');
