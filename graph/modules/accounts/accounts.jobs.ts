import { defineJob } from '#graph/jobs/job.ts';

/** Emails a link to verify the account's email address. */
export const sendEmailVerificationJob = defineJob<{ userId: string }>('mailEmailVerification');

/** Emails a link to set a new password. Does nothing if no account has the email address. */
export const sendPasswordResetJob = defineJob<{ userId: string | null }>('mailPasswordReset');
