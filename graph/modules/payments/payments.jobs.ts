import { defineJob } from '#graph/jobs/job.ts';

/** Asks a provider how an attempt stands from which nobody came back. */
export const checkPaymentJob = defineJob<{ attemptId: string }>('checkPayment');

/** Reminds the buyers of orders whose time to pay ends on the next day. */
export const remindUnpaidJob = defineJob('remindUnpaid', { daily: true });
