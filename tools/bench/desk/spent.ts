import { readFileSync } from 'node:fs';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';

/** What Linux counts a process's time in. */
const MS_A_TICK = 10;

/** What was spent so far: milliseconds of a core, here and in a database of this machine, and rows that it read. */
export interface Spent {
  cpuMs: number;
  rows: number;
}

export async function spentSoFar(prisma: PrismaClient): Promise<Spent> {
  const counters = await prisma.$queryRaw<{ Value: string }[]>`SHOW GLOBAL STATUS LIKE 'Handler\\_read\\_%'`;
  const { user, system } = process.cpuUsage();
  return {
    cpuMs: (user + system) / 1000 + (await databaseMs(prisma)),
    rows: counters.reduce((sum, { Value }) => sum + Number(Value), 0),
  };
}

/** 0 where the database runs elsewhere. */
async function databaseMs(prisma: PrismaClient): Promise<number> {
  const [found] = await prisma.$queryRaw<{ file: string }[]>`SELECT @@pid_file AS file`;
  try {
    const pid = readFileSync(found?.file ?? '', 'utf8').trim();
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    // The 14th and 15th of proc(5), of which two are cut off.
    return (Number(fields[11]) + Number(fields[12])) * MS_A_TICK;
  } catch {
    return 0;
  }
}
