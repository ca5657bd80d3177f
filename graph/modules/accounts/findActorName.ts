import type { PrismaClient } from '#graph/prisma/generated/client.ts';

/** Returns the name of the author of an action. Null if no account was involved or the account was deleted. */
export async function findActorName(
  prisma: PrismaClient,
  { actorId }: { actorId: string | null },
): Promise<string | null> {
  const actor = actorId && (await prisma.user.findUnique({ where: { id: actorId } }));
  return actor ? actor.name : null;
}
