import type { JobServices } from '../jobHandler.ts';
import type { CleanupTask } from './cleanupTask.ts';

/** Removes what the store no longer needs; answers how much of each. */
export async function removeExpired(
  services: JobServices,
  tasks: readonly CleanupTask[],
): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  for (const { name, remove } of tasks) removed[name] = await remove(services);
  return removed;
}
