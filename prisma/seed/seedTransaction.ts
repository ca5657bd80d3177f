import type { Databases } from '#graph/prisma/databases.ts';
import type { DoWork, Work } from '#graph/work/work.ts';

/** What seeding takes that writes many rows at once. */
export interface Seeding extends Pick<Databases, 'prisma' | 'writingFor'> {
  work: DoWork;
}

/** A part of the demo data, whole or not at all, also on a machine that is slow: nobody waits behind it. */
export function inSeedTransaction<Result>(
  { work }: Seeding,
  task: (work: Work) => Promise<Result>,
): Promise<Result> {
  return work(task, { patienceMs: 300_000 });
}
