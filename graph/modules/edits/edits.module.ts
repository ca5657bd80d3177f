import { handleJob } from '#graph/jobs/jobHandler.ts';
import type { GraphModule } from '#graph/schema/module.ts';
import { resolvers } from './edit.resolvers.ts';
import { access } from './edits.access.ts';
import { expireProposalJob } from './edits.jobs.ts';

export const edits: GraphModule = {
  resolvers: [resolvers],
  access,
  jobs: [handleJob(expireProposalJob, async () => (await import('./expireProposal.ts')).expireProposal)],
};
