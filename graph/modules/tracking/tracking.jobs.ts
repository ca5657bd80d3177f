import { defineJob } from '#graph/jobs/job.ts';

/** Mails the links to the orders of a phone number or an e-mail address. */
export const mailTrackingLinksJob = defineJob<{ contact: string }>('mailTrackingLinks');
