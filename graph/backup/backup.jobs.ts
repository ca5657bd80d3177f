import { defineJob } from '#graph/jobs/job.ts';

/** Creates a backup. `tried` counts today's failed attempts. */
export const backupJob = defineJob<{ trigger: 'SCHEDULE' | 'PERSON'; tried?: number }>('backup');

/** Verifies a backup by reading all of it. */
export const checkBackupJob = defineJob<{ backupId: string }>('checkBackup');
