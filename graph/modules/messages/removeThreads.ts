import { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { releaseThreadFiles } from './threads/releaseThreadFiles.ts';

/** Deletes threads with their messages, files and emails. Audit entries stay, but lose their content. */
export async function removeThreads(
  tx: Transaction,
  clock: { now: Date },
  where: Prisma.ThreadWhereInput,
): Promise<void> {
  const threads = await tx.thread.findMany({ where, select: { id: true } });
  const ids = threads.map(({ id }) => id);
  if (ids.length === 0) return;
  await releaseThreadFiles(tx, clock, { message: { threadId: { in: ids } } });
  await tx.mail.deleteMany({ where: { threadMessage: { threadId: { in: ids } } } });
  await tx.auditEntry.updateMany({
    where: { entity: 'Thread', entityId: { in: ids } },
    data: { before: Prisma.DbNull, after: Prisma.DbNull },
  });
  await tx.thread.deleteMany({ where: { id: { in: ids } } });
}
