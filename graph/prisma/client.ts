import { PrismaClient } from './generated/client.ts';
import { ObservedMariaDb, type PrismaPool } from './observedMariaDb.ts';
import { parseConnectionOptions, SESSION_SETTINGS } from './parseConnectionOptions.ts';
import { RowGate } from './rowGate.ts';
import { getDatabaseWrites, OpenWrites } from './writes/openWrites.ts';

interface ClientPool {
  pool: PrismaPool;
  /** Maximum number of connections. */
  maxConnections: number;
}

/** Properties of a client that are not Prisma's own. */
interface ClientExtras {
  writes: OpenWrites;
  gate: RowGate;
  readPool: () => ClientPool | undefined;
}

const clientExtras = new WeakMap<PrismaClient, ClientExtras>();

/** Time limit for acquiring a connection, in ms. */
const ACQUIRE_TIMEOUT_MS = 3000;
/**
 * Time without data from the database after which a connection is closed, in ms. The slowest reports take a few
 * seconds.
 */
const SOCKET_TIMEOUT_MS = 60_000;

/**
 * Creates a client with its own pool for a `mysql://` or `mariadb://` URL. Close it with `$disconnect`. It uses the
 * text protocol, which takes one round trip, because the adapter would otherwise prepare and discard each statement.
 * The text protocol rounds floats, but no column is a float.
 */
export function createPrisma(databaseUrl: string, connections?: number): PrismaClient {
  const options = {
    ...parseConnectionOptions(databaseUrl, connections),
    initSql: SESSION_SETTINGS,
    acquireTimeout: ACQUIRE_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
  };
  const writes = getDatabaseWrites(databaseUrl);
  const adapter = new ObservedMariaDb(options, { useTextProtocol: true }, writes);
  const prisma = new PrismaClient({ adapter });
  const maxConnections = options.connectionLimit;
  const readPool = () => adapter.pool && { pool: adapter.pool, maxConnections };
  clientExtras.set(prisma, { writes, gate: new RowGate(maxConnections), readPool });
  return prisma;
}

/** Returns the pool of a client from `createPrisma`; undefined before its first statement. */
export function getPool(prisma: PrismaClient): ClientPool | undefined {
  return clientExtras.get(prisma)?.readPool();
}

/** Returns the gate that limits how many transactions of a client from `createPrisma` wait for the same rows. */
export function getGate(prisma: PrismaClient): RowGate {
  return clientExtras.get(prisma)?.gate ?? UNLIMITED_GATE;
}

const UNLIMITED_GATE = new RowGate(Number.POSITIVE_INFINITY);

/** Returns this process's open writes on the database of a client from `createPrisma`. */
export function getOpenWrites(prisma: PrismaClient): OpenWrites {
  return clientExtras.get(prisma)?.writes ?? NO_WRITES;
}

const NO_WRITES = new OpenWrites();
