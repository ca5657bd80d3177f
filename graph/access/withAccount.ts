import type { GraphContext } from '#graph/context.ts';
import { rows, type Statement } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import { inTransaction, type Transaction } from '#graph/prisma/transaction.ts';

/** Works while the account is held, so that what it writes at once comes one after another. */
export function withAccount<Result>(
  { prisma, place }: Pick<GraphContext, 'prisma' | 'place'>,
  userId: string,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const held = async (tx: Transaction) => {
    await lockAccount(tx, userId);
    return work(tx);
  };
  return inTransaction(prisma, held, { rows: [accountRow(userId)], place });
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
