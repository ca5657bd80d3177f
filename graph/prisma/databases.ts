import { createPrisma } from './client.ts';
import { DirectDatabase } from './direct/directDatabase.ts';
import type { PrismaClient } from './generated/client.ts';

/** One database, asked in two ways. */
export interface Databases {
  prisma: PrismaClient;
  direct: DirectDatabase;
}

/** Both on a `mysql://` or `mariadb://` URL, each with a pool of so many connections of its own. */
export function openDatabases(
  databaseUrl: string,
  connections?: number,
): Databases & { close(): Promise<void> } {
  const prisma = createPrisma(databaseUrl, connections);
  const direct = new DirectDatabase(databaseUrl, { connections });
  return {
    prisma,
    direct,
    async close() {
      await direct.close();
      await prisma.$disconnect();
    },
  };
}
