import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { cpuTime } from '../store/processes.mjs';

/** CPU time of this process and of a database on this machine, and the rows that the database read. */
export async function spentSoFar(prisma: PrismaClient, databasePid: number | undefined) {
  const counters = await prisma.$queryRaw<{ Value: string }[]>`SHOW GLOBAL STATUS LIKE 'Handler\\_read\\_%'`;
  return {
    cpuMs: cpuTime('self') + (databasePid === undefined ? 0 : cpuTime(databasePid)),
    rows: counters.reduce((sum, { Value }) => sum + Number(Value), 0),
  };
}
