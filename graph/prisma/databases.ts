import type { JobOrigin } from '#graph/jobs/toJob.ts';
import { openWriter } from '#graph/work/openWriter.ts';
import { Subscribers } from '#graph/work/subscribers.ts';
import type { Writer } from '#graph/work/work.ts';
import { createPrisma, getGate } from './client.ts';
import { DirectDatabase } from './direct/directDatabase.ts';
import type { PrismaClient } from './generated/client.ts';

/** Prisma and direct connections to one database. */
export interface Connections {
  prisma: PrismaClient;
  direct: DirectDatabase;
}

/** Connections that can also write. */
export interface Databases extends Connections {
  /** Subscribers to the events of this process. */
  subscribers: Subscribers;
  /** Creates a writer on behalf of an account or request. */
  createWriter(origin: JobOrigin): Writer;
}

/**
 * Opens both connections to a `mysql://` or `mariadb://` URL, each with its own pool of up to `connections`
 * connections.
 */
export function openDatabases(
  databaseUrl: string,
  connections?: number,
): Databases & { close(): Promise<void> } {
  const prisma = createPrisma(databaseUrl, connections);
  const direct = new DirectDatabase(databaseUrl, { connections });
  return {
    ...createDatabases({ prisma, direct }),
    async close() {
      await direct.close();
      await prisma.$disconnect();
    },
  };
}

/** Returns connections with their own subscribers. */
export function createDatabases({ prisma, direct }: Connections): Databases {
  const subscribers = new Subscribers();
  const gate = getGate(prisma);
  const createWriter = (origin: JobOrigin) => openWriter({ prisma, direct, gate, subscribers }, origin);
  return { prisma, direct, subscribers, createWriter };
}
