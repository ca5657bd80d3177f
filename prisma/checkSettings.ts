// Checks the settings before a build or a start: node --import tsx prisma/checkSettings.ts (the store's environment)
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { readEnv } from '#graph/env.ts';
import { describeDatabaseProblem } from '#graph/prisma/describeDatabaseProblem.ts';

/** Lowest versions that support the migrations. */
const MIN_VERSIONS = { MariaDB: [10, 11], MySQL: [8, 0] } as const;
const TIMEOUT_MS = 2_500;
/** Placeholder for the private database, which needs no check. */
const PRIVATE_DATABASE_URL = 'mysql://127.0.0.1/store';

try {
  const url = process.env.DATABASE_URL;
  readEnv({ ...process.env, DATABASE_URL: url || PRIVATE_DATABASE_URL });
  if (url) await withTimeout(TIMEOUT_MS, checkDatabase(url), url);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Throws if the database cannot be used. A missing database is fine, since the migrations create it. */
async function checkDatabase(url: string): Promise<void> {
  try {
    const connection = await createConnection({ uri: url, connectTimeout: TIMEOUT_MS });
    const [[row]] = await connection.query<RowDataPacket[]>('SELECT VERSION() AS version');
    await connection.end();
    assertVersion(String(row?.version));
  } catch (error) {
    if ((error as { code?: string }).code === 'ER_BAD_DB_ERROR') return;
    const problem = describeDatabaseProblem(error, url);
    throw problem ? new Error(problem) : error;
  }
}

function assertVersion(version: string): void {
  const kind = /mariadb/i.test(version) ? 'MariaDB' : 'MySQL';
  const [major = 0, minor = 0] = version.split('.').map((part) => Number.parseInt(part, 10));
  const [minMajor, minMinor] = MIN_VERSIONS[kind];
  if (major > minMajor || (major === minMajor && minor >= minMinor)) return;
  throw new Error(
    `DATABASE_URL connects to ${kind} ${major}.${minor}; the store needs MySQL 8.0 or MariaDB 10.11, or a later version.`,
  );
}

/**
 * Prevents an endless wait if the port belongs to another kind of server that waits for the client to send data first.
 */
async function withTimeout<Result>(ms: number, work: Promise<Result>, url: string): Promise<Result> {
  const timeout = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(describeDatabaseProblem({ code: 'ETIMEDOUT' }, url))), ms).unref();
  });
  return Promise.race([work, timeout]);
}
