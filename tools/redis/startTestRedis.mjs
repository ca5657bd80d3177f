// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../../scripts/lib/process/ports.mjs';
import { findOrInstallRedis } from './redisBinary.mjs';

/** Kills Redis when stdin closes, which also happens when the parent process has ended. */
const WATCHDOG_COMMAND = '"$@" & redis=$!; cat > /dev/null; kill -9 $redis';
const START_TIMEOUT_MS = 20_000;

/**
 * @typedef {object} TrialRedis
 * @property {string} url
 * @property {() => Promise<void>} start
 * @property {() => Promise<void>} kill stops it immediately, as if its machine had failed; it can be started again
 * @property {() => Promise<void>} close stops it and removes its files
 */

/**
 * Starts a Redis for tests on a free loopback port. It stores nothing on disk.
 * @returns {Promise<TrialRedis>}
 */
export async function startTestRedis() {
  const folder = await mkdtemp(join(tmpdir(), 'store-redis-'));
  const program = join(folder, 'redis-server');
  await symlink(await findOrInstallRedis(), program);
  const port = await findFreePort();
  const options = [
    '--port',
    `${port}`,
    '--bind',
    '127.0.0.1',
    '--dir',
    folder,
    '--save',
    '',
    '--appendonly',
    'no',
  ];
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let watcher;

  const start = async () => {
    watcher = spawn('sh', ['-c', WATCHDOG_COMMAND, 'sh', program, ...options], {
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    await waitUntilListening(port);
  };
  const kill = async () => {
    if (!watcher) return;
    const exitPromise = once(watcher, 'exit');
    watcher.stdin?.end();
    await exitPromise;
    watcher = undefined;
  };
  const close = async () => {
    await kill();
    await rm(folder, { recursive: true });
  };
  await start();
  return { url: `redis://127.0.0.1:${port}`, start, kill, close };
}

/** @param {number} port */
async function waitUntilListening(port) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await canConnect(port))) {
    if (Date.now() > deadline) throw new Error(`Redis does not listen on port ${port}.`);
    await pause(20);
  }
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function canConnect(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
