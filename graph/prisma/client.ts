import { connectionOptions, SESSION_SETTINGS } from './connectionOptions.ts';
import { PrismaClient } from './generated/client.ts';
import { RowGate } from './rowGate.ts';
import { type PrismaPool, WatchedMariaDb } from './watchedMariaDb.ts';
import { OpenWrites, openWritesAt } from './writes/openWrites.ts';

interface OwnPool {
  pool: PrismaPool;
  /** How many connections it may open. */
  most: number;
}

/** What belongs to a client beside Prisma. */
interface Belongings {
  writes: OpenWrites;
  gate: RowGate;
  readPool: () => OwnPool | undefined;
}

const belongings = new WeakMap<PrismaClient, Belongings>();

/** How long a statement waits for a connection, ms. */
const ACQUIRE_MS = 3000;
/** After so long a silence in the middle of a statement its connection is given up, ms: the longest figures take a few seconds. */
const SILENCE_MS = 60_000;

/**
 * A client with a pool of its own on a `mysql://` or `mariadb://` URL. Close it with `$disconnect`. Statements go as text, in
 * one round trip: the adapter else has each prepared, run and forgotten again. Text loses digits of floats; no column is one.
 */
export function createPrisma(databaseUrl: string, connections?: number): PrismaClient {
  const options = {
    ...connectionOptions(databaseUrl, connections),
    initSql: SESSION_SETTINGS,
    acquireTimeout: ACQUIRE_MS,
    socketTimeout: SILENCE_MS,
  };
  const writes = openWritesAt(databaseUrl);
  const adapter = new WatchedMariaDb(options, { useTextProtocol: true }, writes);
  const prisma = new PrismaClient({ adapter });
  const most = options.connectionLimit;
  const readPool = () => adapter.pool && { pool: adapter.pool, most };
  belongings.set(prisma, { writes, gate: new RowGate(most), readPool });
  return prisma;
}

/** The pool of a client that `createPrisma` made; undefined before its first statement. */
export function poolOf(prisma: PrismaClient): OwnPool | undefined {
  return belongings.get(prisma)?.readPool();
}

/** Where transactions of a client that `createPrisma` made wait for their rows. */
export function gateOf(prisma: PrismaClient): RowGate {
  return belongings.get(prisma)?.gate ?? NO_GATE;
}

const NO_GATE = new RowGate(Number.POSITIVE_INFINITY);

/** What this process is writing to the database of a client that `createPrisma` made. */
export function openWritesOf(prisma: PrismaClient): OpenWrites {
  return belongings.get(prisma)?.writes ?? NO_WRITES;
}

const NO_WRITES = new OpenWrites();
