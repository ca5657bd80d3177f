import { defineJob } from '#graph/jobs/job.ts';

/** Prices every product at the rates in force. Asked for by a new rate, which a look at the job is told. */
export const repriceProductsJob = defineJob<{ rateId?: string }>('repriceProducts');
