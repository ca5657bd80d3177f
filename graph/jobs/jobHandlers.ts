import { orphanedUploads } from '#graph/media/removeOrphanedUploads.ts';
import { modules } from '#graph/modules/index.ts';
import { removeExpired } from './cleanup/cleanup.ts';
import { type CleanupTask, expiredRows } from './cleanup/cleanupTask.ts';
import { defineJob } from './job.ts';
import { handleJob, type JobHandler } from './jobHandler.ts';

const cleanupTasks: readonly CleanupTask[] = [
  ...modules.flatMap(({ cleanup = [] }) => cleanup),
  expiredRows({ table: 'attempts', key: 'key_hash', when: 'since < ?', days: 1 }),
  expiredRows({ table: 'write_watermarks', key: 'server', when: 'seen_at < ?', days: 1 }),
  expiredRows({ table: 'jobs', key: 'id', when: 'finished_at < ?', days: 30 }),
  orphanedUploads,
];

const cleanupJob = defineJob('cleanup', { daily: true });

/** All work that is done outside of requests: each module's, and the day's cleanup. */
export const jobHandlers: readonly JobHandler[] = [
  ...modules.flatMap(({ jobs = [] }) => jobs),
  handleJob(cleanupJob, async () => (services) => removeExpired(services, cleanupTasks)),
];
