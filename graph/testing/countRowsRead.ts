import type { PrismaClient } from '#graph/prisma/generated/client.ts';

/**
 * Returns the number of table and index rows that the database reads for the work. The number does not depend on the
 * load of the machine. The work must use the given client.
 */
export function countRowsRead(
  prisma: PrismaClient,
  work: (prisma: PrismaClient) => Promise<unknown>,
): Promise<number> {
  return prisma.$transaction(
    async (tx) => {
      const readCounters = async () => {
        const counters = await tx.$queryRaw<
          { Value: string }[]
        >`SHOW SESSION STATUS LIKE 'Handler\\_read\\_%'`;
        return counters.reduce((sum, { Value }) => sum + Number(Value), 0);
      };
      const initialCount = await readCounters();
      const baselineCount = await readCounters();
      // The counters are per connection, and a transaction uses a single connection.
      await work(tx as PrismaClient);
      return (await readCounters()) - baselineCount - (baselineCount - initialCount);
    },
    { timeout: 60_000 },
  );
}
