import { getKeyExpiry } from '#domain/accounts/apiKeyExpiry.ts';
import { rotationSchema } from '#domain/accounts/apiKeySchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ApiKey } from '#graph/prisma/generated/client.ts';
import type { RotateApiKeyInput } from '#graph/schema/schema.generated.ts';
import { generateSecret } from './generateSecret.ts';
import { lockApiKey } from './lockApiKey.ts';
import { requireOwnScopes } from './requireOwnScopes.ts';
import { readStoredScopes } from './scopes.ts';

const HOUR_MS = 3_600_000;

/** Issues a new secret for a key. The previous one works for a while, but not beyond its own expiry. */
export async function rotateApiKey(
  context: GraphContext,
  { id, ...input }: RotateApiKeyInput,
): Promise<{ apiKey: ApiKey; secret: string }> {
  const { keepForHours, lifetime } = parseInput(rotationSchema, input);
  const { now } = context;
  const { secret, prefix, keyHash } = generateSecret();
  const expiresAt = getKeyExpiry(lifetime, now);

  const apiKey = await lockApiKey(context, id, async (work, before) => {
    requireOwnScopes(context, readStoredScopes(before.scopes), 'id');
    if (before.revokedAt) throw new DomainError('API_KEY_ALREADY_REVOKED', 'id');
    const previousUntil = getEarlierDate(new Date(now.getTime() + keepForHours * HOUR_MS), before.expiresAt);
    await recordAudit(work.db, context, {
      action: 'apiKey.rotate',
      entity: 'ApiKey',
      entityId: id,
      before: { prefix: before.prefix, expiresAt: before.expiresAt?.toISOString() ?? null },
      after: {
        prefix,
        expiresAt: expiresAt?.toISOString() ?? null,
        previousUntil: previousUntil.toISOString(),
      },
    });
    // Ends the oldest secret, because only two can work at the same time.
    if (before.previousHash)
      await work.db.formerApiKeySecret.create({
        data: { hash: before.previousHash, apiKeyId: id, endedAt: getEarlierDate(now, before.previousUntil) },
      });
    return work.db.apiKey.update({
      where: { id },
      data: {
        keyHash,
        prefix,
        expiresAt,
        warned: 0,
        rotatedAt: now,
        previousHash: before.keyHash,
        previousPrefix: before.prefix,
        previousUntil,
        previousUsedAt: null,
      },
    });
  });
  return { apiKey, secret };
}

function getEarlierDate(a: Date, b: Date | null): Date {
  return b && b < a ? b : a;
}
