import { defineJob } from '#graph/jobs/job.ts';
import { handleJob } from '#graph/jobs/jobHandler.ts';
import type { GraphModule } from '#graph/schema/module.ts';
import { access } from './apiKeys.access.ts';
import { resolvers } from './apiKeys.resolvers.ts';

/** Warns the staff who manage API keys before a key expires. Enqueued every day. */
const warnOfExpiringKeysJob = defineJob('warnOfExpiringApiKeys', { daily: true });

export const apiKeys: GraphModule = {
  resolvers: [resolvers],
  access,
  jobs: [
    handleJob(
      warnOfExpiringKeysJob,
      async () => (await import('./warnOfExpiringApiKeys.ts')).warnOfExpiringApiKeys,
    ),
  ],
};
