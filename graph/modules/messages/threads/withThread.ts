import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import { assertVersion } from '#graph/prisma/assertVersion.ts';
import type { Thread } from '#graph/prisma/generated/client.ts';
import { inTransaction, type Transaction } from '#graph/prisma/transaction.ts';
import { threadsChanged } from '#graph/snapshot/shopChange.ts';

/** Changes a thread that nobody else changes meanwhile; refuses what was decided on an older version. */
export function withThread(
  { prisma }: Pick<GraphContext, 'prisma'>,
  { id, version }: { id: string; version?: number | null | undefined },
  change: (tx: Transaction, thread: Thread) => Promise<Thread>,
): Promise<Thread> {
  return inTransaction(prisma, async (tx) => {
    await tx.$queryRaw`SELECT id FROM threads WHERE id = ${id} FOR UPDATE`;
    const thread = await tx.thread.findUnique({ where: { id } });
    if (!thread) throw new DomainError('THREAD_NOT_FOUND', 'id');
    assertVersion(thread, version);
    await threadsChanged(tx, [id]);
    return change(tx, thread);
  });
}
