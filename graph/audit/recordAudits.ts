import type { GraphContext } from '#graph/context.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { AuditRecord } from './recordAudit.ts';

/** Records many changes, in the transaction that makes them. */
export async function recordAudits(
  tx: Transaction,
  { viewer, apiKey, ip, requestId, now }: GraphContext,
  records: readonly AuditRecord[],
): Promise<void> {
  await tx.auditEntry.createMany({
    data: records.map((record) => ({
      ...record,
      actorId: viewer?.id,
      apiKeyId: apiKey?.id,
      ip,
      requestId,
      at: now,
    })),
  });
}
