import { rows, type Statement } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/**
 * Holds the account until the transaction ends, so that what it writes at once comes one after another. It must be the
 * transaction's first statement: what is read afterwards is then as the write before left it.
 */
export async function lockAccount(tx: Transaction, userId: string): Promise<void> {
  await tx.$queryRaw(accountLock(userId).sql);
}

/** The same as the first of several statements. */
export function accountLock(userId: string): Statement<unknown> {
  return rows(Prisma.sql`SELECT id FROM users WHERE id = ${userId} FOR UPDATE`);
}
