import { defineJob } from '#graph/jobs/job.ts';

/** A link that verifies the account's address. */
export const mailEmailVerificationJob = defineJob<{ userId: string }>('mailEmailVerification');

/** A link that sets a new password; nothing is done where nobody has the address. */
export const mailPasswordResetJob = defineJob<{ userId: string | null }>('mailPasswordReset');
