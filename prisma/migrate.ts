import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import type { RunnableMigration, Umzug } from 'umzug';
import { resolveFilePath } from '#graph/filePath.ts';
import { describeDatabaseProblem } from '#graph/prisma/describeDatabaseProblem.ts';
import { awaitMigrationRecords, isClusterNode } from './clusterNodes.ts';
import {
  createMigrationRecords,
  type MigrationRecord,
  readMigrationRecords,
  recordMigration,
} from './migrationRecords.ts';
import { assertRestoreComplete } from './restoreMark.ts';

type Migration = { name: string; sql: string; checksum: string };

const migrationsFolder = dirname(resolveFilePath('#prisma/migrations/migration_lock.toml'));
const lockSeconds = 60;

interface Options {
  folder?: string;
  /** Migrations to apply. A restore passes the migrations of the backup's version. */
  migrationNames?: readonly string[];
}

/**
 * Applies the missing migrations and returns their names. The records are compatible with Prisma, so `prisma
 * migrate deploy` can be used instead. Waits for other runs on the same server or cluster.
 */
export async function migrate(
  databaseUrl: string,
  { folder = migrationsFolder, migrationNames: includedNames }: Options = {},
): Promise<string[]> {
  await createDatabaseIfMissing(databaseUrl);
  const migrations = (await readMigrations(folder)).filter(
    ({ name }) => includedNames?.includes(name) ?? true,
  );
  const connection = await connect(databaseUrl);
  try {
    await acquireLock(connection);
    if (!includedNames) await assertRestoreComplete(connection);
    await createMigrationRecords(connection);
    const isShared = await isClusterNode(connection);
    const records = await (isShared ? awaitMigrationRecords : readMigrationRecords)(connection);
    assertNoDrift(records, migrations);
    const isApplied = new Set(records.map(({ name }) => name));
    if (migrations.every(({ name }) => isApplied.has(name))) return [];
    return await applyMigrations(connection, migrations);
  } finally {
    // Closing the connection releases the lock.
    await connection.end();
  }
}

/** Returns the names of all migrations of this version. */
export async function readMigrationNames(): Promise<string[]> {
  return (await readMigrations(migrationsFolder)).map(({ name }) => name);
}

/** Creates the database if the server has no database of that name. */
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
    const problem = describeDatabaseProblem(error, databaseUrl);
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

/** Acquires the lock that Prisma uses. The lock applies to the entire database server. */
async function acquireLock(connection: Connection): Promise<void> {
  const [[row]] = await connection.query<RowDataPacket[]>("SELECT GET_LOCK('prisma_migrate', ?) AS taken", [
    lockSeconds,
  ]);
  if (row?.taken !== 1)
    throw new Error(`Another migration on this server has not finished within ${lockSeconds} s.`);
}

function assertNoDrift(records: MigrationRecord[], migrations: Migration[]): void {
  for (const { name, checksum, isFinished } of records) {
    const migration = migrations.find((candidate) => candidate.name === name);
    if (!isFinished) {
      throw new Error(
        `The migration ${name} failed earlier. Repair the database, then mark the migration with prisma migrate resolve.`,
      );
    }
    if (migration && migration.checksum !== checksum) {
      throw new Error(
        `The migration ${name} was changed after it was applied. Restore its file and write a new migration.`,
      );
    }
  }
}

async function applyMigrations(connection: Connection, migrations: Migration[]): Promise<string[]> {
  const { MigrationError, Umzug } = await import('umzug');
  const appliedNames: string[] = [];
  const umzug: Umzug<object> = new Umzug({
    migrations: migrations.map(
      ({ name, sql, checksum }): RunnableMigration<object> => ({
        name,
        up: async () => {
          if (await recordMigration(connection, { name, checksum }, () => connection.query(sql)))
            return appliedNames.push(name);
          assertNoDrift(await awaitMigrationRecords(connection), migrations);
        },
      }),
    ),
    storage: {
      // A migration started by another node is not skipped here: it is attempted and then awaited.
      executed: async () =>
        (await readMigrationRecords(connection))
          .filter(({ isFinished }) => isFinished)
          .map(({ name }) => name),
      // `recordMigration` has already recorded the migration.
      logMigration: async () => {},
      unlogMigration: async () => {},
    },
    logger: undefined,
  });
  try {
    await umzug.up();
    return appliedNames;
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
