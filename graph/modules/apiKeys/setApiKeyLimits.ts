import { apiKeyLimitsSchema } from '#domain/accounts/apiKeySchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ApiKey } from '#graph/prisma/generated/client.ts';
import type { SetApiKeyLimitsInput } from '#graph/schema/schema.generated.ts';
import { lockApiKey } from './lockApiKey.ts';
import { requireOwnScopes } from './requireOwnScopes.ts';
import { readStoredScopes } from './scopes.ts';

/** Sets the money limits of a key that writes orders. Requires the permission to create such a key. */
export function setApiKeyLimits(
  context: GraphContext,
  { id, ...input }: SetApiKeyLimitsInput,
): Promise<ApiKey> {
  const limits = parseInput(apiKeyLimitsSchema, input);
  return lockApiKey(context, id, async (work, apiKey) => {
    const { discountPercent, refundNpr, revokedAt } = apiKey;
    const scopes = readStoredScopes(apiKey.scopes);
    requireOwnScopes(context, scopes, 'id');
    if (revokedAt) throw new DomainError('API_KEY_ALREADY_REVOKED', 'id');
    if (!scopes.includes('write-orders')) throw new DomainError('API_KEY_LIMITS_NOT_ALLOWED', 'id');
    if (discountPercent === limits.discountPercent && refundNpr === limits.refundNpr) return apiKey;
    await recordAudit(work.db, context, {
      action: 'apiKey.limits',
      entity: 'ApiKey',
      entityId: id,
      before: { discountPercent, refundNpr },
      after: limits,
    });
    return work.db.apiKey.update({ where: { id }, data: limits });
  });
}
