import { handleJob } from '#graph/jobs/jobHandler.ts';
import type { GraphModule } from '#graph/schema/module.ts';
import { access } from './tracking.access.ts';
import { emailTrackingLinksJob } from './tracking.jobs.ts';
import { resolvers } from './tracking.resolvers.ts';

export const tracking: GraphModule = {
  resolvers: [resolvers],
  access,
  jobs: [
    handleJob(
      emailTrackingLinksJob,
      async () => (await import('./emailTrackingLinks.ts')).emailTrackingLinks,
    ),
  ],
};
