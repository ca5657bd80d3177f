import { handleJob } from '#graph/jobs/jobHandler.ts';
import type { GraphModule } from '#graph/schema/module.ts';
import { access } from './tracking.access.ts';
import { mailTrackingLinksJob } from './tracking.jobs.ts';
import { resolvers } from './tracking.resolvers.ts';

export const tracking: GraphModule = {
  resolvers: [resolvers],
  access,
  jobs: [
    handleJob(mailTrackingLinksJob, async () => (await import('./mailTrackingLinks.ts')).mailTrackingLinks),
  ],
};
