import { MAX_BULK_IDS } from '#domain/reporting/bulkJobs.ts';
import { MAX_WORDS } from '#domain/reporting/listExportSchema.ts';
import { EXPORT_RETENTION_DAYS } from '#domain/reporting/listExports.ts';
import { createCleanupTask } from '#graph/jobs/cleanup/cleanupTask.ts';
import { handleJob } from '#graph/jobs/jobHandler.ts';
import type { GraphModule } from '#graph/schema/module.ts';
import { resolvers as auditResolvers } from './audit/audit.resolvers.ts';
import { resolvers as bulkResolvers } from './bulk/bulkJobs.resolvers.ts';
import { resolvers as exportsResolvers } from './exports/listExports.resolvers.ts';
import { mountExports } from './exports/mountExports.ts';
import { orphanedExports } from './exports/removeOrphanedExports.ts';
import { resolvers as figuresResolvers } from './figures/figures.resolvers.ts';
import { access } from './reporting.access.ts';
import { refreshFiguresJob, runBulkJob, writeExportJob } from './reporting.jobs.ts';
import { resolvers as savedViewsResolvers } from './savedViews/savedViews.resolvers.ts';

export const reporting: GraphModule = {
  resolvers: [figuresResolvers, auditResolvers, exportsResolvers, bulkResolvers, savedViewsResolvers],
  access,
  mount: mountExports,
  longLists: { 'ExportedColumnInput.words': MAX_WORDS, 'StartBulkJobInput.ids': MAX_BULK_IDS },
  jobs: [
    handleJob(refreshFiguresJob, async () => (await import('./figures/refreshFigures.ts')).refreshAllFigures),
    handleJob(writeExportJob, async () => (await import('./exports/writeExport.ts')).writeExport),
    handleJob(runBulkJob, async () => (await import('./bulk/runBulkJob.ts')).runBulkJob),
  ],
  cleanup: [
    createCleanupTask({
      table: 'list_exports',
      key: 'id',
      condition: 'created_at < ?',
      days: EXPORT_RETENTION_DAYS,
    }),
    orphanedExports,
  ],
};
