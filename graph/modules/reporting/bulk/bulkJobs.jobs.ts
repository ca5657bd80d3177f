import type { JobKind } from '#graph/jobs/jobKind.ts';

/** The job that changes the rows of a bulk job, which has its id. */
export const RUN_BULK_JOB: Pick<JobKind<Record<string, never>>, 'name'> = { name: 'runBulkJob' };
