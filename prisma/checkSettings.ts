// Tries the settings before anything is built or started: node --import tsx prisma/checkSettings.ts (the store's environment)
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { readEnv } from '#graph/env.ts';
import { databaseProblem } from '#graph/prisma/databaseProblem.ts';

/** The least that the migrations run on. */
const LEAST = { MariaDB: [10, 11], MySQL: [8, 0] } as const;
const ANSWER_WITHIN_MS = 2_500;
/** In the place of a private database, which is always there. */
const PRIVATE = 'mysql://127.0.0.1/store';

try {
  const url = process.env.DATABASE_URL;
  readEnv({ ...process.env, DATABASE_URL: url || PRIVATE });
  if (url) await within(ANSWER_WITHIN_MS, tryDatabase(url), url);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Throws a sentence where the database cannot be used. One that is not there yet is made by the migrations. */
async function tryDatabase(url: string): Promise<void> {
  try {
    const connection = await createConnection({ uri: url, connectTimeout: ANSWER_WITHIN_MS });
    const [[row]] = await connection.query<RowDataPacket[]>('SELECT VERSION() AS version');
    await connection.end();
    refuseOld(String(row?.version));
  } catch (error) {
    if ((error as { code?: string }).code === 'ER_BAD_DB_ERROR') return;
    const problem = databaseProblem(error, url);
    throw problem ? new Error(problem) : error;
  }
}

function refuseOld(version: string): void {
  const kind = /mariadb/i.test(version) ? 'MariaDB' : 'MySQL';
  const [major = 0, minor = 0] = version.split('.').map((part) => Number.parseInt(part, 10));
  const [leastMajor, leastMinor] = LEAST[kind];
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  throw new Error(
    `DATABASE_URL leads to ${kind} ${major}.${minor}; the store needs MySQL 8.0 or MariaDB 10.11, or a later one.`,
  );
}

/** Something else may listen there, and wait for a word from us. */
async function within<Result>(ms: number, work: Promise<Result>, url: string): Promise<Result> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(databaseProblem({ code: 'ETIMEDOUT' }, url))), ms).unref();
  });
  return Promise.race([work, late]);
}
