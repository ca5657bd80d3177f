import { defineJob } from '#graph/jobs/job.ts';

/** Emails a link that verifies the account's email address. */
export const sendEmailVerificationJob = defineJob<{ userId: string }>('mailEmailVerification');

/** Emails a link that sets a new password. Does nothing if no account has the email address. */
export const sendPasswordResetJob = defineJob<{ userId: string | null }>('mailPasswordReset');
