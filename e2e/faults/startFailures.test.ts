import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mysql from 'mysql2';
import { createConnection } from 'mysql2/promise';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTrialServer } from '#tools/database/openDatabase.mjs';
import { readRunFile } from '#tools/database/runFile.mjs';
import { freePort } from '../../scripts/lib/process/ports.mjs';
import { plainEnvironment } from './testing/plainEnvironment.ts';

let folder: string;
let database: URL;
let closeDatabase: () => Promise<void>;
/** Something that listens, and never says a word. */
const silent = createServer(() => {});
/** What says that it is a server of long ago. */
const old = mysql.createServer(answerAsOld);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'store-failures-'));
  const server = await openTrialServer();
  closeDatabase = server.close;
  database = new URL(server.url);
  const connection = await createConnection({ uri: server.url, multipleStatements: true });
  await connection.query("CREATE USER guest@'127.0.0.1' IDENTIFIED BY 'right'");
  await connection.end();
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  old.listen(0);
});

afterAll(async () => {
  silent.close();
  old.close(() => {});
  await closeDatabase();
  rmSync(folder, { recursive: true, force: true });
});

const failures: [string, () => NodeJS.ProcessEnv, RegExp][] = [
  [
    'a data folder in which none can be made',
    () => ({ DATA_DIR: '/proc/x' }),
    /^DATA_DIR is \/proc\/x, which cannot be made/,
  ],
  ['a data folder that is a file', () => ({ DATA_DIR: aFile() }), /^DATA_DIR is \S+, which is not a folder/],
  ['a port that is none', () => ({ PORT: '70000' }), /^PORT is 70000; it must be a whole number/],
  [
    'a port that is taken',
    () => ({ PORT: String(portOf(silent)) }),
    /^Port \d+ is already in use\..* PORT\.$/,
  ],
  [
    'an address of another machine',
    () => ({ HOST: '192.0.2.1' }),
    /^HOST=192\.0\.2\.1 is no address of this/,
  ],
  [
    'every setting that is wrong',
    () => ({ DATABASE_URL: 'database', JWT_SECRET: 'short', SMTP_URL: 'mail.example.com' }),
    /^DATABASE_URL must be .*\nJWT_SECRET must have .*\nSMTP_URL must be /,
  ],
  [
    'a database host that nobody knows',
    () => ({ DATABASE_URL: 'mysql://a@store.invalid/store' }),
    /^The host store\.invalid of DATABASE_URL is not found/,
  ],
  [
    'a database that does not run',
    () => ({ DATABASE_URL: 'mysql://a@127.0.0.1:1/store' }),
    /^Nothing listens at 127\.0\.0\.1:1, where DATABASE_URL says/,
  ],
  [
    'something else in the place of the database',
    () => ({ DATABASE_URL: `mysql://a@127.0.0.1:${portOf(silent)}/store` }),
    /^The database at 127\.0\.0\.1:\d+ \(DATABASE_URL\) does not answer/,
  ],
  [
    'a password that is wrong',
    () => ({ DATABASE_URL: as('guest', 'wrong') }),
    /^The database at \S+ refuses the user guest\. Are user and password of DATABASE_URL right\?$/,
  ],
  [
    'a database that the user may not make',
    () => ({ DATABASE_URL: as('guest', 'right') }),
    /^The user guest of DATABASE_URL may not use the database store\. .*CREATE DATABASE store;/,
  ],
  [
    'a database server of long ago',
    () => ({ DATABASE_URL: `mysql://a@127.0.0.1:${oldPort()}/store` }),
    /^DATABASE_URL leads to MySQL 5\.7; the store needs MySQL 8\.0 or MariaDB 10\.11/,
  ],
];

test.each(failures)('%s is told in words that name the setting', async (_case, env, sentence) => {
  const { code, told } = await start(env());

  expect(told).toMatch(sentence);
  expect(told).not.toContain('    at ');
  expect(code).toBe(1);
});

test('a database that dies while the store opens is told of', async () => {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  const child = await startIn(dataDir);
  const ended = once(child, 'exit');
  const run = join(dataDir, 'mysql.run.json');
  await expect.poll(() => readRunFile(run)?.server, { interval: 20, timeout: 60_000 }).toBeTruthy();
  const told = gatherErrors(child);
  process.kill(Number.parseInt(readRunFile(run)?.server ?? '', 10), 'SIGKILL');

  expect((await ended)[0]).toBe(1);
  expect(told()).toMatch(/^The database server ended.* \(its log is \S+mysql\.log\)\.$/);
});

/** What `npm start` writes last, to stderr, and how it ends. */
async function start(env: NodeJS.ProcessEnv) {
  const child = await startIn(mkdtempSync(join(folder, 'data-')), env);
  const told = gatherErrors(child);
  const [code] = await once(child, 'exit');
  return { code, told: told() };
}

async function startIn(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<ChildProcess> {
  return spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...plainEnvironment(), PORT: String(await freePort()), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

function gatherErrors({ stderr }: ChildProcess): () => string {
  let told = '';
  stderr?.on('data', (part) => {
    told += part;
  });
  return () => told.trim();
}

function aFile(): string {
  const path = join(folder, 'file');
  writeFileSync(path, '');
  return path;
}

function as(user: string, password: string): string {
  const url = new URL(database);
  url.username = user;
  url.password = password;
  url.pathname = '/store';
  return url.href;
}

function portOf(server: { address(): AddressInfo | string | null }): number {
  return (server.address() as AddressInfo).port;
}

/** mysql2's own server keeps the one of the net within. */
function oldPort(): number {
  return portOf((old as unknown as { _server: ReturnType<typeof createServer> })._server);
}

function answerAsOld(connection: mysql.Connection): void {
  const guest = connection as unknown as {
    sequenceId: number;
    serverHandshake(options: object): void;
    writeTextResult(rows: object[], columns: object[]): void;
  };
  connection.on('error', () => {});
  connection.on('query', () => {
    // Packets are counted anew with each question, of which the first was the question itself.
    guest.sequenceId = 1;
    guest.writeTextResult([{ version: '5.7.44' }], [VERSION_COLUMN]);
    guest.sequenceId = 0;
  });
  guest.serverHandshake({
    protocolVersion: 10,
    serverVersion: '5.7.44',
    connectionId: 1,
    statusFlags: 2,
    characterSet: 33,
    capabilityFlags: 0xffffff ^ 0x800,
    authCallback: (_given: object, answer: (error: null) => void) => {
      answer(null);
      guest.sequenceId = 0;
    },
  });
}

const VERSION_COLUMN = {
  catalog: 'def',
  schema: '',
  table: '',
  orgTable: '',
  name: 'version',
  orgName: '',
  characterSet: 33,
  columnLength: 60,
  columnType: 253,
  flags: 0,
  decimals: 0,
};
