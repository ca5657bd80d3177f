import { backupJob, checkBackupJob } from '#graph/backup/backup.jobs.ts';
import { handleJob } from '#graph/jobs/jobHandler.ts';
import type { GraphModule } from '#graph/schema/module.ts';
import { resolvers as backups } from './backups/backups.resolvers.ts';
import { access } from './store.access.ts';
import { resolvers } from './store.resolvers.ts';

export const store: GraphModule = {
  resolvers: [resolvers, backups],
  access,
  jobs: [
    handleJob(backupJob, async () => (await import('#graph/backup/backupJobs.ts')).runBackupJob),
    handleJob(checkBackupJob, async () => (await import('#graph/backup/backupJobs.ts')).runCheckJob),
  ],
};
