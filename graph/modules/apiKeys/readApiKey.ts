import { z } from 'zod';
import { API_SCOPES } from '#domain/accounts/roles.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { readNetwork } from '#graph/access/attempts/readNetwork.ts';
import { API_KEY_PREFIX } from '#graph/access/credentialPrefixes.ts';
import { sha256 } from '#graph/access/sha256.ts';
import type { ApiClient } from '#graph/context.ts';
import type { ApiKey, PrismaClient } from '#graph/prisma/generated/client.ts';

const LAST_USED_INTERVAL_MS = 60_000;

const scopesSchema = z.array(z.enum(API_SCOPES));

export function isApiKey(token: string): boolean {
  return token.startsWith(API_KEY_PREFIX);
}

interface Services {
  prisma: PrismaClient;
  now: Date;
  /** Client address, if known. */
  ip?: string;
}

/** Returns the integration of a key, or the error for an invalid key. Records its use at most once a minute. */
export async function readApiKey(key: string, services: Services): Promise<ApiClient | DomainError> {
  const { prisma, now } = services;
  const keyHash = sha256(key);
  const currentApiKey = await prisma.apiKey.findUnique({ where: { keyHash } });
  const apiKey = currentApiKey ?? (await prisma.apiKey.findUnique({ where: { previousHash: keyHash } }));
  if (!apiKey) return findRejection(prisma, keyHash);
  const { revokedAt, expiresAt, previousUntil } = apiKey;
  if (revokedAt) return new DomainError('API_KEY_REVOKED');
  if (currentApiKey && expiresAt && expiresAt <= now)
    return new DomainError('API_KEY_EXPIRED', { at: expiresAt.toISOString() });
  if (!currentApiKey && previousUntil && previousUntil <= now)
    return new DomainError('API_KEY_REPLACED', { at: previousUntil.toISOString() });

  await recordKeyUse(apiKey, { isFormerSecret: !currentApiKey }, services);
  const { id, name, discountPercent, refundNpr } = apiKey;
  return { id, name, scopes: scopesSchema.parse(apiKey.scopes), limits: { discountPercent, refundNpr } };
}

/** Returns the specific error if the secret belonged to a key that was rotated or revoked. */
async function findRejection(prisma: PrismaClient, hash: string): Promise<DomainError> {
  const formerSecret = await prisma.formerApiKeySecret.findUnique({
    where: { hash },
    include: { apiKey: true },
  });
  if (!formerSecret) return new DomainError('API_KEY_UNKNOWN');
  if (formerSecret.apiKey.revokedAt) return new DomainError('API_KEY_REVOKED');
  return new DomainError('API_KEY_REPLACED', { at: formerSecret.endedAt.toISOString() });
}

async function recordKeyUse(
  { id, lastUsedAt, previousUsedAt }: ApiKey,
  { isFormerSecret }: { isFormerSecret: boolean },
  { prisma, now, ip }: Services,
): Promise<void> {
  const recentUseCutoff = new Date(now.getTime() - LAST_USED_INTERVAL_MS);
  const isRecentUse = (at: Date | null) => at !== null && at >= recentUseCutoff;
  if (isRecentUse(lastUsedAt) && (!isFormerSecret || isRecentUse(previousUsedAt))) return;
  await prisma.apiKey.updateMany({
    where: { id },
    data: {
      lastUsedAt: now,
      ...(ip && { lastUsedFrom: readNetwork(ip) }),
      ...(isFormerSecret && { previousUsedAt: now }),
    },
  });
}
