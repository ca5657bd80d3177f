import type { Databases } from '#graph/prisma/databases.ts';
import type { Work, WorkRunner } from '#graph/work/work.ts';

/** Context for writing many rows. */
export interface SeedContext extends Pick<Databases, 'prisma' | 'createWriter'> {
  work: WorkRunner;
}

/**
 * Writes a part of the demo data in one transaction. Its timeout is long enough for slow machines, because no user
 * waits for it.
 */
export function runInSeedTransaction<Result>(
  { work }: SeedContext,
  task: (work: Work) => Promise<Result>,
): Promise<Result> {
  return work(task, { timeoutMs: 300_000 });
}
