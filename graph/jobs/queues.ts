import type { Job, Mail } from '#graph/prisma/generated/client.ts';

/** The tables that workers take rows from: what a row is called while a worker has it, and when it is due. */
export const QUEUES = {
  jobs: { claimed: 'RUNNING', dueAt: 'run_after' },
  mails: { claimed: 'SENDING', dueAt: 'next_attempt_at' },
} as const;

export type Queue = keyof typeof QUEUES;

/** What tells a row as it was read from the same row after somebody claimed it. */
export type Due = Pick<Job | Mail, 'id' | 'status' | 'attempts' | 'claimedUntil'>;
