import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ApiKey } from '#graph/prisma/generated/client.ts';
import { inTransaction, type Transaction } from '#graph/prisma/transaction.ts';

/** Works on one key, which nobody else changes meanwhile. */
export function withApiKey<Result>(
  { prisma }: GraphContext,
  id: string,
  work: (tx: Transaction, apiKey: ApiKey) => Promise<Result>,
): Promise<Result> {
  return inTransaction(prisma, async (tx) => {
    await tx.$queryRaw`SELECT id FROM api_keys WHERE id = ${id} FOR UPDATE`;
    const apiKey = await tx.apiKey.findUnique({ where: { id } });
    if (!apiKey) throw new DomainError('API_KEY_NOT_FOUND', 'id');
    return work(tx, apiKey);
  });
}
