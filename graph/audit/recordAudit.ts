import type { GraphContext } from '#graph/context.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

export interface AuditRecord {
  /** Thing and verb, such as `order.cancel`. */
  action: string;
  /** The type of what was changed, such as `Order`. */
  entity: string;
  entityId: string;
  /** The fields that changed, as they were; no secrets. */
  before?: Prisma.InputJsonObject;
  /** The same fields as they are now. */
  after?: Prisma.InputJsonObject;
}

/** Notes what staff or a program changed, in the transaction that changes it. */
export async function recordAudit(tx: Transaction, context: Acting, record: AuditRecord): Promise<void> {
  await tx.auditEntry.create({ data: toAuditEntry(context, record) });
}

type Acting = Pick<GraphContext, 'viewer' | 'apiKey' | 'ip' | 'requestId' | 'now'>;

/** The same as a row. */
export function toAuditEntry({ viewer, apiKey, ip, requestId, now }: Acting, record: AuditRecord) {
  return { ...record, actorId: viewer?.id, apiKeyId: apiKey?.id, ip, requestId, at: now };
}
