import { getKeyExpiry } from '#domain/accounts/apiKeyExpiry.ts';
import { apiKeySchema } from '#domain/accounts/apiKeySchema.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ApiKey } from '#graph/prisma/generated/client.ts';
import type { CreateApiKeyInput } from '#graph/schema/schema.generated.ts';
import { generateSecret } from './generateSecret.ts';
import { requireOwnScopes } from './requireOwnScopes.ts';
import { toScopes } from './scopes.ts';

export async function createApiKey(
  context: GraphContext,
  input: CreateApiKeyInput,
): Promise<{ apiKey: ApiKey; secret: string }> {
  const { lifetime, discountPercent, refundNpr, ...given } = parseInput(apiKeySchema, {
    ...input,
    scopes: toScopes(input.scopes),
  });
  const { name, scopes } = given;
  const limits = scopes.includes('write-orders')
    ? { discountPercent, refundNpr }
    : { discountPercent: 0, refundNpr: 0 };
  const { id: createdById } = requireViewer(context);
  requireOwnScopes(context, scopes, 'scopes');
  const { secret, prefix, keyHash } = generateSecret();
  const expiresAt = getKeyExpiry(lifetime, context.now);

  const apiKey = await context.work(async (work) => {
    const createdKey = await work.db.apiKey.create({
      data: { name, scopes, ...limits, prefix, keyHash, createdById, createdAt: context.now, expiresAt },
    });
    await recordAudit(work.db, context, {
      action: 'apiKey.create',
      entity: 'ApiKey',
      entityId: createdKey.id,
      after: { name, scopes, ...limits, prefix, expiresAt: expiresAt?.toISOString() ?? null },
    });
    return createdKey;
  });
  return { apiKey, secret };
}
