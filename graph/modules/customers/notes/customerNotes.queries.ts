import type { CustomerNote, PrismaClient } from '#graph/prisma/generated/client.ts';

const MAX = 200;

/** What staff noted about a customer, the newest first. Prisma reads those of a list's customers together. */
export async function findNotes(prisma: PrismaClient, customerId: string): Promise<CustomerNote[]> {
  const notes = await prisma.user
    .findUnique({ where: { id: customerId } })
    .customerNotes({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: MAX });
  return notes ?? [];
}

export async function findAuthor(prisma: PrismaClient, { authorId }: CustomerNote): Promise<string | null> {
  if (authorId === null) return null;
  return (await prisma.user.findUnique({ where: { id: authorId } }))?.name ?? null;
}
