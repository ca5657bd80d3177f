import type { PrismaClient } from '#graph/prisma/generated/client.ts';

/**
 * How many rows, of tables and indexes, the database reads for a work: it grows with the work alone, whatever the machine
 * does besides. The work has to ask through the client that it is given.
 */
export function rowsRead(
  prisma: PrismaClient,
  work: (prisma: PrismaClient) => Promise<unknown>,
): Promise<number> {
  return prisma.$transaction(
    async (tx) => {
      const count = async () => {
        const counters = await tx.$queryRaw<
          { Value: string }[]
        >`SHOW SESSION STATUS LIKE 'Handler\\_read\\_%'`;
        return counters.reduce((sum, { Value }) => sum + Number(Value), 0);
      };
      const before = await count();
      const between = await count();
      // A transaction is one connection, and what counts is counted by it.
      await work(tx as PrismaClient);
      return (await count()) - between - (between - before);
    },
    { timeout: 60_000 },
  );
}
