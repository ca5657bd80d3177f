import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { inTransaction, type Transaction } from '#graph/prisma/transaction.ts';

/** A part of the demo data, whole or not at all, also on a machine that is slow: nobody waits behind it. */
export function inSeedTransaction<Result>(
  prisma: PrismaClient,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return inTransaction(prisma, work, { patienceMs: 300_000 });
}
