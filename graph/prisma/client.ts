import { PrismaMariaDb } from '@prisma/adapter-mariadb';
import { connectionOptions } from './connectionOptions.ts';
import { PrismaClient } from './generated/client.ts';

/** A client with a pool of its own on a `mysql://` or `mariadb://` URL. Close it with `$disconnect`. */
export function createPrisma(databaseUrl: string): PrismaClient {
  return new PrismaClient({ adapter: new PrismaMariaDb(connectionOptions(databaseUrl)) });
}
