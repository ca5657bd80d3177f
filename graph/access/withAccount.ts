import type { GraphContext } from '#graph/context.ts';
import { rows, type Statement } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { Work } from '#graph/work/work.ts';

/** Works while the account is held, so that what it writes at once comes one after another. */
export function withAccount<Result>(
  { work: doWork, place }: Pick<GraphContext, 'work' | 'place'>,
  userId: string,
  task: (work: Work) => Promise<Result>,
): Promise<Result> {
  const held = async (work: Work) => {
    await lockAccount(work.db, userId);
    return task(work);
  };
  return doWork(held, { rows: [accountRow(userId)], place });
}

/**
 * Holds the account until the transaction ends. It must be the transaction's first statement: what is read afterwards is then
 * as the write before left it.
 */
export async function lockAccount(tx: Transaction, userId: string): Promise<void> {
  await tx.$queryRaw(accountLock(userId).sql);
}

/** The same as the first of several statements. */
export function accountLock(userId: string): Statement<unknown> {
  return rows(Prisma.sql`SELECT id FROM users WHERE id = ${userId} FOR UPDATE`);
}

/** Name of the account's row where transactions wait for it. */
export function accountRow(userId: string): string {
  return `account ${userId}`;
}
