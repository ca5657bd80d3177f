import type { JobKind } from '../jobKind.ts';
import type { CleanupTask } from './cleanupTask.ts';

/** Removes what the store no longer needs; answers how much of each. */
export function cleanupJob(tasks: readonly CleanupTask[]): JobKind {
  return {
    name: 'cleanup',
    daily: true,
    run: async (services) => {
      const removed: Record<string, number> = {};
      for (const { name, remove } of tasks) removed[name] = await remove(services);
      return removed;
    },
  };
}
