import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ApiKey } from '#graph/prisma/generated/client.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import type { RevokeApiKeyInput } from '#graph/schema/schema.generated.ts';

/** Programs that send the key are refused from the next request on. */
export function revokeApiKey(context: GraphContext, { id }: RevokeApiKeyInput): Promise<ApiKey> {
  const { prisma, now } = context;
  return inTransaction(prisma, async (tx) => {
    const { count } = await tx.apiKey.updateMany({
      where: { id, revokedAt: null },
      data: { revokedAt: now },
    });
    if (count === 1)
      await recordAudit(tx, context, {
        action: 'apiKey.revoke',
        entity: 'ApiKey',
        entityId: id,
        before: { revokedAt: null },
        after: { revokedAt: now.toISOString() },
      });
    const apiKey = await tx.apiKey.findUnique({ where: { id } });
    if (!apiKey) throw new DomainError('API_KEY_NOT_FOUND', 'id');
    return apiKey;
  });
}
