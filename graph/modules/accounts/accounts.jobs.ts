import { defineJob } from '#graph/jobs/job.ts';

/** Mails a link that verifies the account's address. */
export const sendEmailVerificationJob = defineJob<{ userId: string }>('mailEmailVerification');

/** Mails a link that sets a new password. Does nothing if no account has the address. */
export const sendPasswordResetJob = defineJob<{ userId: string | null }>('mailPasswordReset');
