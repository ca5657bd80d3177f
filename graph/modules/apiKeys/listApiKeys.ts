import type { GraphContext } from '#graph/context.ts';
import type { ApiKey } from '#graph/prisma/generated/client.ts';

/** Returns all keys, newest first. */
export function listApiKeys({ prisma }: GraphContext): Promise<ApiKey[]> {
  return prisma.apiKey.findMany({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
}
