// @ts-check
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startNode, stopGroup } from './process/command.mjs';
import { UserFacingError } from './process/userFacingError.mjs';
import { builtProgram } from './serverBuild.mjs';

/**
 * @typedef {object} StoreServer
 * @property {string} url
 * @property {number | undefined} pid
 * @property {Promise<Error>} failed answers when the server ends by itself
 * @property {() => Promise<void>} stop
 */

const patience = 60_000;
const fatalLevel = 50;

/**
 * How the server uses memory, as measured in docs/decisions/0027-a-built-server.md. With a limit of 1 GB, far above what it needs, V8 collects
 * before the heap has doubled, and not when it is four times as large.
 */
const heap = ['--max-old-space-size=1024', '--max-semi-space-size=8'];
/** glibc gives back what the compiler of WebAssembly has let go, where it would keep some 30 MB. */
const allocator = { MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * Starts the server and waits until it answers that it is ready.
 * @param {{
 *   port: number, databaseUrl: string, dataDir: string, demo: boolean, log?: string, env?: NodeJS.ProcessEnv
 * }} options
 *   `log` is the file that takes what the server writes; without one the terminal does. `env` is added to this process's own
 * @returns {Promise<StoreServer>}
 */
export async function startStoreServer({ port, databaseUrl, dataDir, demo, log, env }) {
  mkdirSync(dataDir, { recursive: true });
  const child = startNode([...heap, ...builtProgram('main')], {
    env: {
      ...env,
      ...allocator,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      DEMO: demo ? '1' : '0',
    },
    stdio: log ? openSync(log, 'w', 0o600) : 'inherit',
  });
  /** @type {Promise<Error>} */
  const failed = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(new UserFacingError(explainEnd(code ?? signal, log))));
  });
  const url = `http://localhost:${port}`;
  const failure = await Promise.race([failed, becomesReady(port)]);
  if (failure) throw failure;
  return { url, pid: child.pid, failed, stop: () => stopGroup(child) };
}

/**
 * @param {number} port
 * @returns {Promise<Error | undefined>} why it is not ready after a minute
 */
async function becomesReady(port) {
  const host =
    process.env.HOST && !['0.0.0.0', '::'].includes(process.env.HOST) ? process.env.HOST : '127.0.0.1';
  const deadline = Date.now() + patience;
  let answer = 'no answer';
  while (Date.now() < deadline) {
    try {
      const response = await fetch(`http://${host.includes(':') ? `[${host}]` : host}:${port}/readyz`);
      if (response.ok) return undefined;
      answer = await response.text();
    } catch {
      // It does not listen yet.
    }
    await pause(50);
  }
  return new UserFacingError(`The server was not ready after ${patience / 1_000} s: ${answer}`);
}

/**
 * @param {number | string | null} how
 * @param {string | undefined} log
 */
function explainEnd(how, log) {
  const last = log ? lastWords(log) : '';
  return `The server ended by itself (${how})${last ? `:\n${last}` : '.'}${log ? `\nIts log is ${log}.` : ''}`;
}

/**
 * Why the server ended, in its own words: the uncaught error without its stack, else the errors that it logged.
 * @param {string} log
 */
function lastWords(log) {
  const text = readFileSync(log, 'utf8').trim();
  const uncaught = text.match(/^\w*Error: (.*)$/m)?.[1];
  return uncaught ?? text.split('\n').slice(-40).map(toError).filter(Boolean).slice(-15).join('\n');
}

/** @param {string} line */
function toError(line) {
  try {
    const { level, msg, err } = JSON.parse(line);
    return level >= fatalLevel ? [msg, err?.message].filter(Boolean).join(': ') : '';
  } catch {
    return line;
  }
}
