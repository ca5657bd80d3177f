import type { Job, Mail } from '#graph/prisma/generated/client.ts';

/** Tables from which workers claim rows: the status of a claimed row and the column with the due time. */
export const QUEUES = {
  jobs: { claimed: 'RUNNING', dueAt: 'run_after' },
  mails: { claimed: 'SENDING', dueAt: 'next_attempt_at' },
} as const;

export type Queue = keyof typeof QUEUES;

/** Columns whose values change when another worker claims the row. */
export type QueuedRow = Pick<Job | Mail, 'id' | 'status' | 'attempts' | 'claimedUntil'>;
