import { PrismaMariaDb } from '@prisma/adapter-mariadb';
import { PrismaClient } from './generated/client.ts';

/** A client with a pool of its own on a `mysql://` or `mariadb://` URL. Close it with `$disconnect`. */
export function createPrisma(databaseUrl: string): PrismaClient {
  const url = new URL(databaseUrl);
  return new PrismaClient({
    adapter: new PrismaMariaDb({
      host: url.hostname,
      port: Number(url.port || 3306),
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
      database: url.pathname.slice(1),
      connectionLimit: Number(url.searchParams.get('connection_limit') ?? 10),
      timezone: 'Z',
    }),
  });
}
