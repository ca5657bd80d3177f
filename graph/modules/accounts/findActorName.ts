import type { PrismaClient } from '#graph/prisma/generated/client.ts';

/** The name of whoever did something; null where nobody of the accounts did, or the account is gone. */
export async function findActorName(
  prisma: PrismaClient,
  { actorId }: { actorId: string | null },
): Promise<string | null> {
  const actor = actorId && (await prisma.user.findUnique({ where: { id: actorId } }));
  return actor ? actor.name : null;
}
