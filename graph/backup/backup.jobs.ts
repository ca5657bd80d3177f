import { defineJob } from '#graph/jobs/job.ts';

/** Backs the store up; `tried` counts how often that has failed today. */
export const backupJob = defineJob<{ trigger: 'SCHEDULE' | 'PERSON'; tried?: number }>('backup');

/** Reads a backup to its end. */
export const checkBackupJob = defineJob<{ backupId: string }>('checkBackup');
