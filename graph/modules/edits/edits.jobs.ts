import { defineJob } from '#graph/jobs/job.ts';

/** Expires an unanswered proposal. */
export const expireProposalJob = defineJob<{ proposalId: string }>('expireProposal');
