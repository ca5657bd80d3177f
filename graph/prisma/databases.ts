import type { Asking } from '#graph/jobs/toJob.ts';
import { openWork } from '#graph/work/openWork.ts';
import { Subscribers } from '#graph/work/subscribers.ts';
import type { Writing } from '#graph/work/work.ts';
import { createPrisma, gateOf } from './client.ts';
import { DirectDatabase } from './direct/directDatabase.ts';
import type { PrismaClient } from './generated/client.ts';

/** The two connections to one database. */
export interface Connections {
  prisma: PrismaClient;
  direct: DirectDatabase;
}

/** The connections with the ways to write. */
export interface Databases extends Connections {
  /** The subscribers to what this process does. */
  subscribers: Subscribers;
  /** Returns the ways to write on somebody's behalf. */
  writingFor(asking: Asking): Writing;
}

/** Opens both on a `mysql://` or `mariadb://` URL, each with a pool of up to `connections` connections. */
export function openDatabases(
  databaseUrl: string,
  connections?: number,
): Databases & { close(): Promise<void> } {
  const prisma = createPrisma(databaseUrl, connections);
  const direct = new DirectDatabase(databaseUrl, { connections });
  return {
    ...databasesOf({ prisma, direct }),
    async close() {
      await direct.close();
      await prisma.$disconnect();
    },
  };
}

/** Returns connections with subscribers of their own. */
export function databasesOf({ prisma, direct }: Connections): Databases {
  const subscribers = new Subscribers();
  const gate = gateOf(prisma);
  const writingFor = (asking: Asking) => openWork({ prisma, direct, gate, subscribers }, asking);
  return { prisma, direct, subscribers, writingFor };
}
