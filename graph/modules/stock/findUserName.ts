import type { PrismaClient } from '#graph/prisma/generated/client.ts';

/**
 * Returns an account's name; null if there is no account or it was deleted. Prisma batches these reads when a list is
 * resolved.
 */
export async function findUserName(prisma: PrismaClient, id: string | null): Promise<string | null> {
  if (id === null) return null;
  return (await prisma.user.findUnique({ where: { id }, select: { name: true } }))?.name ?? null;
}
