import type { GraphContext } from '#graph/context.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

export interface AuditRecord {
  /** Object and verb, such as `order.cancel`. */
  action: string;
  /** Type of the changed object, such as `Order`. */
  entity: string;
  entityId: string;
  /** Old values of the changed fields, without secrets. */
  before?: Prisma.InputJsonObject;
  /** New values of the same fields. */
  after?: Prisma.InputJsonObject;
}

/** Records a change by staff or an integration, in the transaction that makes it. */
export async function recordAudit(
  tx: Transaction,
  context: AuditContext,
  record: AuditRecord,
): Promise<void> {
  await tx.auditEntry.create({ data: toAuditEntry(context, record) });
}

type AuditContext = Pick<GraphContext, 'viewer' | 'apiKey' | 'ip' | 'requestId' | 'now'>;

/** Returns the audit record as a row. */
export function toAuditEntry({ viewer, apiKey, ip, requestId, now }: AuditContext, record: AuditRecord) {
  return { ...record, actorId: viewer?.id, apiKeyId: apiKey?.id, ip, requestId, at: now };
}
