import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import type { RunnableMigration, Umzug } from 'umzug';
import { filePath } from '#graph/filePath.ts';
import { databaseProblem } from '#graph/prisma/databaseProblem.ts';
import {
  createMigrationRecords,
  type MigrationRecord,
  migrationRecords,
  recordMigration,
} from './migrationRecords.ts';
import { isNodeOfSeveral, settledRecords } from './otherNodes.ts';
import { refuseUnfinishedRestore } from './restoreMark.ts';

type Migration = { name: string; sql: string; checksum: string };

const migrationsFolder = dirname(filePath('#prisma/migrations/migration_lock.toml'));
const lockSeconds = 60;

interface Options {
  folder?: string;
  /** Of the migrations, those that a backup was taken with, while it is restored. */
  only?: readonly string[];
}

/**
 * Applies the migrations that the database lacks and answers their names. It keeps Prisma's records, so that
 * `prisma migrate deploy` may be used in its place, and waits for any other run on the same server or cluster.
 */
export async function migrate(
  databaseUrl: string,
  { folder = migrationsFolder, only }: Options = {},
): Promise<string[]> {
  await createDatabaseIfMissing(databaseUrl);
  const migrations = (await readMigrations(folder)).filter(({ name }) => only?.includes(name) ?? true);
  const connection = await connect(databaseUrl);
  try {
    await takeLock(connection);
    if (!only) await refuseUnfinishedRestore(connection);
    await createMigrationRecords(connection);
    const isShared = await isNodeOfSeveral(connection);
    const records = await (isShared ? settledRecords : migrationRecords)(connection);
    refuseDrift(records, migrations);
    const isApplied = new Set(records.map(({ name }) => name));
    if (migrations.every(({ name }) => isApplied.has(name))) return [];
    return await apply(connection, migrations);
  } finally {
    // The lock ends with its connection.
    await connection.end();
  }
}

/** All that this version of the store knows. */
export async function readMigrationNames(): Promise<string[]> {
  return (await readMigrations(migrationsFolder)).map(({ name }) => name);
}

/** Makes the database where the server has none of that name. */
export async function createDatabaseIfMissing(databaseUrl: string): Promise<void> {
  try {
    await (await connect(databaseUrl)).end();
  } catch (error) {
    if (!hasCode(error, 'ER_BAD_DB_ERROR')) throw error;
    const url = new URL(databaseUrl);
    const database = decodeURIComponent(url.pathname.slice(1));
    url.pathname = '';
    const connection = await connect(url.href);
    await connection.query(
      'CREATE DATABASE IF NOT EXISTS ?? CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci',
      [database],
    );
    await connection.end();
  }
}

async function connect(databaseUrl: string): Promise<Connection> {
  try {
    return await createConnection({ uri: databaseUrl, multipleStatements: true });
  } catch (error) {
    const problem = databaseProblem(error, databaseUrl);
    throw problem ? new Error(problem) : error;
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(`${folder}/${name}/migration.sql`, 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** Prisma's own lock, for the whole server. */
async function takeLock(connection: Connection): Promise<void> {
  const [[row]] = await connection.query<RowDataPacket[]>("SELECT GET_LOCK('prisma_migrate', ?) AS taken", [
    lockSeconds,
  ]);
  if (row?.taken !== 1)
    throw new Error(`Another migration of this server has not ended within ${lockSeconds} s.`);
}

function refuseDrift(records: MigrationRecord[], migrations: Migration[]): void {
  for (const { name, checksum, isFinished } of records) {
    const migration = migrations.find((candidate) => candidate.name === name);
    if (!isFinished) {
      throw new Error(
        `The migration ${name} failed earlier. Mend the database, then mark it with prisma migrate resolve.`,
      );
    }
    if (migration && migration.checksum !== checksum) {
      throw new Error(
        `The migration ${name} was changed after it was applied. Restore its file and write a new migration.`,
      );
    }
  }
}

async function apply(connection: Connection, migrations: Migration[]): Promise<string[]> {
  const { MigrationError, Umzug } = await import('umzug');
  const applied: string[] = [];
  const umzug: Umzug<object> = new Umzug({
    migrations: migrations.map(
      ({ name, sql, checksum }): RunnableMigration<object> => ({
        name,
        up: async () => {
          if (await recordMigration(connection, { name, checksum }, () => connection.query(sql)))
            return applied.push(name);
          refuseDrift(await settledRecords(connection), migrations);
        },
      }),
    ),
    storage: {
      // What another node has only begun is tried, and then awaited.
      executed: async () =>
        (await migrationRecords(connection)).filter(({ isFinished }) => isFinished).map(({ name }) => name),
      // recordMigration has done it.
      logMigration: async () => {},
      unlogMigration: async () => {},
    },
    logger: undefined,
  });
  try {
    await umzug.up();
    return applied;
  } catch (error) {
    throw error instanceof MigrationError && error.cause instanceof Error ? error.cause : error;
  }
}

function hasCode(error: unknown, ...codes: string[]): error is { code: string } {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    if (!process.env.DATABASE_URL) throw new Error('DATABASE_URL is not set.');
    for (const name of await migrate(process.env.DATABASE_URL)) console.log(name);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
