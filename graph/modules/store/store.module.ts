import { backupJob, checkBackupJob } from '#graph/backup/backupJobs.ts';
import type { GraphModule } from '#graph/schema/module.ts';
import { resolvers as backups } from './backups/backups.resolvers.ts';
import { access } from './store.access.ts';
import { resolvers } from './store.resolvers.ts';

export const store: GraphModule = {
  resolvers: [resolvers, backups],
  access,
  jobs: [backupJob, checkBackupJob],
};
