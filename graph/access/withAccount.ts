import type { GraphContext } from '#graph/context.ts';
import { type Statement, selectRows } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { Work } from '#graph/work/work.ts';

/** Runs the task while the account's row is locked, so that concurrent writes of an account run one after another. */
export function withAccount<Result>(
  { work: doWork, slot }: Pick<GraphContext, 'work' | 'slot'>,
  userId: string,
  task: (work: Work) => Promise<Result>,
): Promise<Result> {
  const withLock = async (work: Work) => {
    await lockAccount(work.db, userId);
    return task(work);
  };
  return doWork(withLock, { rows: [getAccountRowKey(userId)], slot });
}

/**
 * Locks the account until the transaction ends. It must be the first statement of the transaction; later reads then
 * see the result of the previous write.
 */
export async function lockAccount(tx: Transaction, userId: string): Promise<void> {
  await tx.$queryRaw(buildAccountLock(userId).sql);
}

/** Returns the statement that locks the account. It must be the first statement of the transaction. */
export function buildAccountLock(userId: string): Statement<unknown> {
  return selectRows(Prisma.sql`SELECT id FROM users WHERE id = ${userId} FOR UPDATE`);
}

/** Returns the key under which transactions queue for the account's row. */
export function getAccountRowKey(userId: string): string {
  return `account ${userId}`;
}
