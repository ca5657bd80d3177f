import type { Asking } from '#graph/jobs/toJob.ts';
import { openWork } from '#graph/work/openWork.ts';
import { Subscribers } from '#graph/work/subscribers.ts';
import type { Writing } from '#graph/work/work.ts';
import { createPrisma, gateOf } from './client.ts';
import { DirectDatabase } from './direct/directDatabase.ts';
import type { PrismaClient } from './generated/client.ts';

/** One database, asked in two ways. */
export interface Connections {
  prisma: PrismaClient;
  direct: DirectDatabase;
}

/** The same with the ways to write to it. */
export interface Databases extends Connections {
  /** Who is told of what this process does. */
  subscribers: Subscribers;
  /** The ways to write on somebody's behalf. */
  writingFor(asking: Asking): Writing;
}

/** Both on a `mysql://` or `mariadb://` URL, each with a pool of so many connections of its own. */
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

/** Nobody is told of what is written by them but who subscribes here. */
export function databasesOf({ prisma, direct }: Connections): Databases {
  const subscribers = new Subscribers();
  const gate = gateOf(prisma);
  const writingFor = (asking: Asking) => openWork({ prisma, direct, gate, subscribers }, asking);
  return { prisma, direct, subscribers, writingFor };
}
