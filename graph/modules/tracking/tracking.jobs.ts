import { defineJob } from '#graph/jobs/job.ts';

/** Emails links to the orders of a phone number or an email address. */
export const emailTrackingLinksJob = defineJob<{ contact: string }>('mailTrackingLinks');
