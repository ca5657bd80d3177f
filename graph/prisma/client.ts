import { PrismaMariaDb } from '@prisma/adapter-mariadb';
import { connectionOptions } from './connectionOptions.ts';
import { PrismaClient } from './generated/client.ts';

/**
 * A client with a pool of its own on a `mysql://` or `mariadb://` URL. Close it with `$disconnect`. Statements go as text, in
 * one round trip: the adapter else has each prepared, run and forgotten again. Text loses digits of floats; no column is one.
 */
export function createPrisma(databaseUrl: string): PrismaClient {
  const adapter = new PrismaMariaDb(connectionOptions(databaseUrl), { useTextProtocol: true });
  return new PrismaClient({ adapter });
}
