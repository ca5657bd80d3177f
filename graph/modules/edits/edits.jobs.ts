import { defineJob } from '#graph/jobs/job.ts';

/** Ends a proposal that nobody has answered in time. */
export const expireProposalJob = defineJob<{ proposalId: string }>('expireProposal');
