import type { PrismaClient, StockTake } from '#graph/prisma/generated/client.ts';

/** The names of those who have counted. */
export async function findCounters(prisma: PrismaClient, { id }: StockTake): Promise<string[]> {
  const people = await prisma.user.findMany({
    where: { countedLines: { some: { takeId: id } } },
    select: { name: true },
    orderBy: { name: 'asc' },
  });
  return people.map(({ name }) => name);
}
