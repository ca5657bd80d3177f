import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ApiKey } from '#graph/prisma/generated/client.ts';
import type { RevokeApiKeyInput } from '#graph/schema/schema.generated.ts';
import { webhooksChanged } from '#graph/work/storeEvents.ts';
import { withApiKey } from './withApiKey.ts';

/** Programs that send the key, with its new or its old secret, are refused from the next request on. */
export function revokeApiKey(context: GraphContext, { id }: RevokeApiKeyInput): Promise<ApiKey> {
  const { now } = context;
  return withApiKey(context, id, async (work, apiKey) => {
    if (apiKey.revokedAt) return apiKey;
    await recordAudit(work.db, context, {
      action: 'apiKey.revoke',
      entity: 'ApiKey',
      entityId: id,
      before: { revokedAt: null },
      after: { revokedAt: now.toISOString() },
    });
    // Its webhooks are told nothing any more, and are switched off before the next of them is sent.
    work.publish(webhooksChanged());
    return work.db.apiKey.update({ where: { id }, data: { revokedAt: now } });
  });
}
