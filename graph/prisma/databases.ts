import { createPrisma } from './client.ts';
import { DirectDatabase } from './direct/directDatabase.ts';
import type { PrismaClient } from './generated/client.ts';

/** One database, asked in two ways. */
export interface Databases {
  prisma: PrismaClient;
  direct: DirectDatabase;
}

/** Both on a `mysql://` or `mariadb://` URL, each with a pool of its own. */
export function openDatabases(databaseUrl: string): Databases & { close(): Promise<void> } {
  const prisma = createPrisma(databaseUrl);
  const direct = new DirectDatabase(databaseUrl);
  return {
    prisma,
    direct,
    async close() {
      await direct.close();
      await prisma.$disconnect();
    },
  };
}
