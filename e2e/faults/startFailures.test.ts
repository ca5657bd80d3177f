import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mysql from 'mysql2';
import { createConnection } from 'mysql2/promise';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer } from '#tools/database/openDatabase.mjs';
import { readRunFile } from '#tools/database/runFile.mjs';
import { findFreePort } from '../../scripts/lib/process/ports.mjs';
import { getEnvironmentWithoutTestRunner } from './testing/getEnvironmentWithoutTestRunner.ts';

let folder: string;
let database: URL;
let closeDatabase: () => Promise<void>;
/** A server that accepts connections and never responds. */
const silentServer = createServer(() => {});
/** A server that reports an outdated version. */
const outdatedServer = mysql.createServer(respondAsOutdatedServer);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'store-failures-'));
  const server = await openTestServer();
  closeDatabase = server.close;
  database = new URL(server.url);
  const connection = await createConnection({ uri: server.url, multipleStatements: true });
  await connection.query("CREATE USER guest@'127.0.0.1' IDENTIFIED BY 'right'");
  await connection.end();
  await once(silentServer.listen(0, '127.0.0.1'), 'listening');
  outdatedServer.listen(0);
});

afterAll(async () => {
  silentServer.close();
  outdatedServer.close(() => {});
  await closeDatabase();
  rmSync(folder, { recursive: true, force: true });
});

const failures: [string, () => NodeJS.ProcessEnv, RegExp][] = [
  [
    'a data folder that cannot be created',
    () => ({ DATA_DIR: '/proc/x' }),
    /^DATA_DIR is \/proc\/x, which cannot be created/,
  ],
  [
    'a data folder that is a file',
    () => ({ DATA_DIR: createFile() }),
    /^DATA_DIR is \S+, which is not a folder/,
  ],
  ['an invalid port', () => ({ PORT: '70000' }), /^PORT is 70000; it must be a whole number/],
  [
    'a port in use',
    () => ({ PORT: String(getPort(silentServer)) }),
    /^Port \d+ is already in use\..* PORT\.$/,
  ],
  [
    'the address of another machine',
    () => ({ HOST: '192.0.2.1' }),
    /^HOST=192\.0\.2\.1 is not an address of this/,
  ],
  [
    'every invalid setting',
    () => ({ DATABASE_URL: 'database', JWT_SECRET: 'short', SMTP_URL: 'mail.example.com' }),
    /^DATABASE_URL must be .*\nJWT_SECRET must have .*\nSMTP_URL must be /,
  ],
  [
    'an unknown database host',
    () => ({ DATABASE_URL: 'mysql://a@store.invalid/store' }),
    /^The host store\.invalid of DATABASE_URL was not found/,
  ],
  [
    'a database that is not running',
    () => ({ DATABASE_URL: 'mysql://a@127.0.0.1:1/store' }),
    /^Nothing listens at 127\.0\.0\.1:1, the address in DATABASE_URL/,
  ],
  [
    'another program on the database port',
    () => ({ DATABASE_URL: `mysql://a@127.0.0.1:${getPort(silentServer)}/store` }),
    /^The database at 127\.0\.0\.1:\d+ \(DATABASE_URL\) does not respond/,
  ],
  [
    'a wrong password',
    () => ({ DATABASE_URL: buildUserUrl('guest', 'wrong') }),
    /^The database at \S+ rejects the user guest\. Check the user and password in DATABASE_URL\.$/,
  ],
  [
    'a database that the user cannot create',
    () => ({ DATABASE_URL: buildUserUrl('guest', 'right') }),
    /^The user guest of DATABASE_URL has no access to the database store\. .*CREATE DATABASE store;/,
  ],
  [
    'an outdated database server',
    () => ({ DATABASE_URL: `mysql://a@127.0.0.1:${getOutdatedServerPort()}/store` }),
    /^DATABASE_URL connects to MySQL 5\.7; the store needs MySQL 8\.0 or MariaDB 10\.11/,
  ],
];

test.each(failures)('%s is reported with the name of the setting', async (_case, env, expectedMessage) => {
  const { code, stderr } = await start(env());

  expect(stderr).toMatch(expectedMessage);
  expect(stderr).not.toContain('    at ');
  expect(code).toBe(1);
});

test('a database that stops while the store opens is reported', async () => {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  const child = await startWithDataDir(dataDir);
  const exitPromise = once(child, 'exit');
  const runFile = join(dataDir, 'mysql.run.json');
  await expect.poll(() => readRunFile(runFile)?.server, { interval: 20, timeout: 60_000 }).toBeTruthy();
  const readStderr = collectStderr(child);
  process.kill(Number.parseInt(readRunFile(runFile)?.server ?? '', 10), 'SIGKILL');

  expect((await exitPromise)[0]).toBe(1);
  expect(readStderr()).toMatch(/^The database server stopped.* \(its log is \S+mysql\.log\)\.$/);
});

/** Runs `npm start` and returns its exit code and stderr. */
async function start(env: NodeJS.ProcessEnv) {
  const child = await startWithDataDir(mkdtempSync(join(folder, 'data-')), env);
  const readStderr = collectStderr(child);
  const [code] = await once(child, 'exit');
  return { code, stderr: readStderr() };
}

async function startWithDataDir(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<ChildProcess> {
  return spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...getEnvironmentWithoutTestRunner(),
      PORT: String(await findFreePort()),
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

function collectStderr(child: ChildProcess): () => string {
  let stderr = '';
  child.stderr?.on('data', (chunk) => {
    stderr += chunk;
  });
  return () => stderr.trim();
}

function createFile(): string {
  const path = join(folder, 'file');
  writeFileSync(path, '');
  return path;
}

function buildUserUrl(user: string, password: string): string {
  const url = new URL(database);
  url.username = user;
  url.password = password;
  url.pathname = '/store';
  return url.href;
}

function getPort(server: { address(): AddressInfo | string | null }): number {
  return (server.address() as AddressInfo).port;
}

/** mysql2's server wraps a server of node:net. */
function getOutdatedServerPort(): number {
  return getPort((outdatedServer as unknown as { _server: ReturnType<typeof createServer> })._server);
}

function respondAsOutdatedServer(connection: mysql.Connection): void {
  const protocolConnection = connection as unknown as {
    sequenceId: number;
    serverHandshake(options: object): void;
    writeTextResult(rows: object[], columns: object[]): void;
  };
  connection.on('error', () => {});
  connection.on('query', () => {
    // Packet numbers restart with each query. The packet of the query is number 0.
    protocolConnection.sequenceId = 1;
    protocolConnection.writeTextResult([{ version: '5.7.44' }], [VERSION_COLUMN]);
    protocolConnection.sequenceId = 0;
  });
  protocolConnection.serverHandshake({
    protocolVersion: 10,
    serverVersion: '5.7.44',
    connectionId: 1,
    statusFlags: 2,
    characterSet: 33,
    capabilityFlags: 0xffffff ^ 0x800,
    authCallback: (_params: object, callback: (error: null) => void) => {
      callback(null);
      protocolConnection.sequenceId = 0;
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
