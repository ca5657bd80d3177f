import { z } from 'zod';
import { API_SCOPES } from '#domain/accounts/roles.ts';
import { sha256 } from '#graph/access/sha256.ts';
import type { ApiClient } from '#graph/context.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';

/** What every key begins with, so that people and secret scanners know one when they see it. */
export const API_KEY_MARK = 'jwk_';

const LAST_USED_EVERY_MS = 60_000;

const scopesSchema = z.array(z.enum(API_SCOPES));

export function isApiKey(token: string): boolean {
  return token.startsWith(API_KEY_MARK);
}

/** The program that a key stands for; null for a key that is unknown or revoked. Its use is noted once a minute. */
export async function readApiKey(
  key: string,
  { prisma, now }: { prisma: PrismaClient; now: Date },
): Promise<ApiClient | null> {
  const found = await prisma.apiKey.findUnique({ where: { keyHash: sha256(key) } });
  if (!found || found.revokedAt) return null;

  const stale = new Date(now.getTime() - LAST_USED_EVERY_MS);
  if (!found.lastUsedAt || found.lastUsedAt < stale)
    await prisma.apiKey.updateMany({ where: { id: found.id }, data: { lastUsedAt: now } });
  return { id: found.id, name: found.name, scopes: scopesSchema.parse(found.scopes) };
}
