// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPrivateServer } from './privateServer.mjs';
import { isRunning, readPid } from './processIdentity.mjs';
import { readRunFile } from './runFile.mjs';

/** @type {string} */
let path;
/** @type {(() => unknown)[]} */
let cleanups;

beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'store-test-'));
  cleanups = [() => rmSync(path, { recursive: true, force: true })];
});

afterEach(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
});

test('data is still there after a restart', async () => {
  const first = await start();
  await query(first.url, 'CREATE DATABASE store');
  await query(first.url, 'CREATE TABLE store.pieces AS SELECT 1 AS id');
  await first.stop();

  const second = await start();

  expect(await query(second.url, 'SELECT id FROM store.pieces')).toEqual([{ id: 1 }]);
});

test('the server stops when its owner is killed, without losing data', async () => {
  const holder = await startOwnerProcess();
  await query(holder.url, 'CREATE DATABASE store');
  await query(holder.url, 'CREATE TABLE store.pieces AS SELECT 1 AS id');
  const run = readRunFile(join(path, 'mysql.run.json'));

  await kill(holder.child);
  await vi.waitFor(() => expect([run?.supervisor, run?.server].some(isRunning)).toBe(false), 30_000);

  const next = await start();
  expect(await query(next.url, 'SELECT id FROM store.pieces')).toEqual([{ id: 1 }]);
});

test('the next start stops a server that lost both its owner and its supervisor', async () => {
  const holder = await startOwnerProcess();
  await query(holder.url, 'CREATE DATABASE store');
  const run = readRunFile(join(path, 'mysql.run.json'));
  process.kill(readPid(run?.supervisor ?? ''), 'SIGKILL');
  await kill(holder.child);
  expect(isRunning(run?.server)).toBe(true);

  const next = await start();

  expect(isRunning(run?.server)).toBe(false);
  expect(await query(next.url, "SHOW DATABASES LIKE 'store'")).toHaveLength(1);
});

test('a folder in use is rejected with the notice of the process that uses it', async () => {
  await start();

  await expect(startPrivateServer({ path, notice: 'Never said.' })).rejects.toThrow('The folder is taken.');
});

test('a start after an interrupted first start succeeds', async () => {
  mkdirSync(join(path, 'mysql.unfinished'));
  writeFileSync(join(path, 'mysql.unfinished', 'ibdata1'), 'half a file');

  const server = await start();

  expect(await query(server.url, 'SELECT 1 AS answer')).toEqual([{ answer: 1 }]);
});

test('the server accepts only the password in the folder, and only the owner of the password file can read it', async () => {
  const { url } = await start();
  const urlWithoutPassword = new URL(url);
  urlWithoutPassword.password = '';
  const rootUrl = new URL(urlWithoutPassword);
  rootUrl.username = 'root';

  await expect(query(urlWithoutPassword.href, 'SELECT 1')).rejects.toThrow(/Access denied/);
  await expect(query(rootUrl.href, 'SELECT 1')).rejects.toThrow(/not allowed to connect|Access denied/);
  expect(statSync(join(path, 'mysql.password')).mode & 0o777).toBe(0o600);
  expect(url).toContain(readFileSync(join(path, 'mysql.password'), 'utf8').trim());
});

test('a temporary server removes its folder', async () => {
  const server = await start({ isTemporary: true });
  await server.stop();

  expect(() => statSync(path)).toThrow('ENOENT');
});

test('an unusable folder is rejected with a readable error', async () => {
  writeFileSync(join(path, 'file'), '');

  await expect(startPrivateServer({ path: join(path, 'file', 'data'), notice: '' })).rejects.toThrow(
    /^The data folder .* is not writable/,
  );
});

async function start({ isTemporary = false } = {}) {
  const server = await startPrivateServer({ path, notice: 'The folder is taken.', isTemporary });
  cleanups.push(server.stop);
  return server;
}

/** Starts another process that owns the server, and returns it with the server's URL. */
async function startOwnerProcess() {
  const child = spawn(process.execPath, ['tools/database/main.mjs', '--dir', path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanups.push(() => kill(child));
  const [output] = await once(child.stdout, 'data');
  const url = new URL(String(output).trim());
  url.pathname = '';
  return { child, url: url.href };
}

/** @param {import('node:child_process').ChildProcess} child */
async function kill(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exitPromise = once(child, 'exit');
  child.kill('SIGKILL');
  await exitPromise;
}

/**
 * @param {string} url
 * @param {string} sql
 */
async function query(url, sql) {
  const connection = await createConnection(url);
  try {
    const [rows] = await connection.query(sql);
    return rows;
  } finally {
    await connection.end();
  }
}
