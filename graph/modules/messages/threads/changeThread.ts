import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import { assertVersion } from '#graph/prisma/assertVersion.ts';
import type { Thread } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { threadsChanged } from '#graph/work/storeEvents.ts';

/** Changes a locked thread. Throws if the input is based on an older version. */
export function changeThread(
  { work: doWork }: Pick<GraphContext, 'work'>,
  { id, version }: { id: string; version?: number | null | undefined },
  change: (tx: Transaction, thread: Thread) => Promise<Thread>,
): Promise<Thread> {
  return doWork(async (work) => {
    await work.db.$queryRaw`SELECT id FROM threads WHERE id = ${id} FOR UPDATE`;
    const thread = await work.db.thread.findUnique({ where: { id } });
    if (!thread) throw new DomainError('THREAD_NOT_FOUND', 'id');
    assertVersion(thread, version);
    work.publish(threadsChanged([id]));
    return change(work.db, thread);
  });
}
