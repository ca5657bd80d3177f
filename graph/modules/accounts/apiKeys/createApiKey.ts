import { randomBytes } from 'node:crypto';
import { apiKeySchema } from '#domain/accounts/apiKeySchema.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { sha256 } from '#graph/access/sha256.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ApiKey } from '#graph/prisma/generated/client.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import type { CreateApiKeyInput } from '#graph/schema/schema.generated.ts';
import { API_KEY_MARK } from './readApiKey.ts';
import { toScopes } from './scopes.ts';

/** With the mark: enough to tell keys apart, and far too little to guess the rest by. */
const PREFIX_LENGTH = 12;

/** Makes a key. Its secret is kept nowhere, only a hash: it is random and long, so that a plain hash will do. */
export async function createApiKey(
  context: GraphContext,
  input: CreateApiKeyInput,
): Promise<{ apiKey: ApiKey; secret: string }> {
  const { name, scopes } = parseInput(apiKeySchema, { ...input, scopes: toScopes(input.scopes) });
  const { id: createdById } = requireViewer(context);
  const secret = `${API_KEY_MARK}${randomBytes(32).toString('base64url')}`;
  const prefix = secret.slice(0, PREFIX_LENGTH);

  const apiKey = await inTransaction(context.prisma, async (tx) => {
    const made = await tx.apiKey.create({
      data: { name, scopes, prefix, keyHash: sha256(secret), createdById, createdAt: context.now },
    });
    await recordAudit(tx, context, {
      action: 'apiKey.create',
      entity: 'ApiKey',
      entityId: made.id,
      after: { name, scopes, prefix },
    });
    return made;
  });
  return { apiKey, secret };
}
