import { orphanedUploads } from '#graph/media/removeOrphanedUploads.ts';
import { modules } from '#graph/modules/index.ts';
import { type CleanupTask, createCleanupTask } from './cleanup/cleanupTask.ts';
import { defineJob } from './job.ts';
import type { JobServices } from './jobHandler.ts';
import { handleJob, type JobHandler } from './jobHandler.ts';

const cleanupTasks: readonly CleanupTask[] = [
  ...modules.flatMap(({ cleanup = [] }) => cleanup),
  createCleanupTask({ table: 'attempts', key: 'key_hash', condition: 'since < ?', days: 1 }),
  createCleanupTask({ table: 'write_watermarks', key: 'server', condition: 'seen_at < ?', days: 1 }),
  createCleanupTask({ table: 'jobs', key: 'id', condition: 'finished_at < ?', days: 30 }),
  orphanedUploads,
];

const cleanupJob = defineJob('cleanup', { daily: true });

/** Handlers of all jobs: those of the modules and the daily cleanup. */
export const jobHandlers: readonly JobHandler[] = [
  ...modules.flatMap(({ jobs = [] }) => jobs),
  handleJob(cleanupJob, async () => (services) => runCleanupTasks(services, cleanupTasks)),
];

/** Removes expired data. Returns the amount removed by each task. */
async function runCleanupTasks(
  services: JobServices,
  tasks: readonly CleanupTask[],
): Promise<Record<string, number>> {
  const removedCounts: Record<string, number> = {};
  for (const { name, remove } of tasks) removedCounts[name] = await remove(services);
  return removedCounts;
}
