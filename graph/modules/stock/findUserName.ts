import type { PrismaClient } from '#graph/prisma/generated/client.ts';

/** What somebody is called; null where nobody did it, or the account is gone. Prisma gathers these for all of a list. */
export async function findUserName(prisma: PrismaClient, id: string | null): Promise<string | null> {
  if (id === null) return null;
  return (await prisma.user.findUnique({ where: { id }, select: { name: true } }))?.name ?? null;
}
