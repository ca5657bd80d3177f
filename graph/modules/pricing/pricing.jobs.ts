import { defineJob } from '#graph/jobs/job.ts';

/** Prices every product at the rates in force. The id of the rate that caused the job is stored for diagnosis. */
export const repriceProductsJob = defineJob<{ rateId?: string }>('repriceProducts');
