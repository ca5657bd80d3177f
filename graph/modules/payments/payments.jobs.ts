import { defineJob } from '#graph/jobs/job.ts';

/** Queries a provider about an attempt whose customer did not return. */
export const checkPaymentJob = defineJob<{ attemptId: string }>('checkPayment');

/** Reminds customers whose payment deadline is the next day. */
export const remindUnpaidJob = defineJob('remindUnpaid', { daily: true });
