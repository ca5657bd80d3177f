import { apiKeyNameSchema } from '#domain/accounts/apiKeySchema.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ApiKey } from '#graph/prisma/generated/client.ts';
import type { RenameApiKeyInput } from '#graph/schema/schema.generated.ts';
import { lockApiKey } from './lockApiKey.ts';

export function renameApiKey(context: GraphContext, { id, ...input }: RenameApiKeyInput): Promise<ApiKey> {
  const { name } = parseInput(apiKeyNameSchema, input);
  return lockApiKey(context, id, async (work, apiKey) => {
    if (apiKey.name === name) return apiKey;
    await recordAudit(work.db, context, {
      action: 'apiKey.rename',
      entity: 'ApiKey',
      entityId: id,
      before: { name: apiKey.name },
      after: { name },
    });
    return work.db.apiKey.update({ where: { id }, data: { name } });
  });
}
