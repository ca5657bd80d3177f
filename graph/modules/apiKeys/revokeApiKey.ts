import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ApiKey } from '#graph/prisma/generated/client.ts';
import type { RevokeApiKeyInput } from '#graph/schema/schema.generated.ts';
import { webhooksChanged } from '#graph/work/storeEvents.ts';
import { lockApiKey } from './lockApiKey.ts';

/** Revokes a key. The next request with its new or old secret is refused. */
export function revokeApiKey(context: GraphContext, { id }: RevokeApiKeyInput): Promise<ApiKey> {
  const { now } = context;
  return lockApiKey(context, id, async (work, apiKey) => {
    if (apiKey.revokedAt) return apiKey;
    await recordAudit(work.db, context, {
      action: 'apiKey.revoke',
      entity: 'ApiKey',
      entityId: id,
      before: { revokedAt: null },
      after: { revokedAt: now.toISOString() },
    });
    // Disables its webhooks before the next delivery.
    work.publish(webhooksChanged());
    return work.db.apiKey.update({ where: { id }, data: { revokedAt: now } });
  });
}
