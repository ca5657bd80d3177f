// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { startNode, stopGroup } from './process/command.mjs';
import { beginRun, openLog } from './process/keptLog.mjs';
import { makeFolder } from './process/makeFolder.mjs';
import { report } from './process/script.mjs';
import { UserFacingError } from './process/userFacingError.mjs';
import { builtProgram } from './serverBuild.mjs';
import { portHandles } from './supervision/door.mjs';

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
 * @typedef {object} ServerOptions
 * @property {number} port
 * @property {string} databaseUrl
 * @property {string} dataDir
 * @property {boolean} demo
 * @property {string} [databaseDir] where a private database keeps its data
 * @property {string} [log] the file that takes what the server writes; without one the terminal does
 * @property {NodeJS.ProcessEnv} [env] added to this process's own
 * @property {import('./supervision/door.mjs').Door} [door] hands it the port; without one it opens the port itself
 */

/**
 * Starts the server and waits until it answers that it is ready.
 * @param {ServerOptions} options
 * @returns {Promise<StoreServer>}
 */
export async function startStoreServer(options) {
  const { failed, pid, stop } = spawnStoreServer(options);
  const failure = await Promise.race([failed, becomesReady(options.port)]);
  if (failure) throw failure;
  return { url: `http://localhost:${options.port}`, pid, failed, stop };
}

/**
 * Starts the server in the place of one that has ended, and waits until it listens: what it needs may still be away, and it
 * says so itself.
 * @param {ServerOptions} options
 * @returns {Promise<Pick<StoreServer, 'failed'>>}
 */
export async function restartStoreServer(options) {
  const { failed, listening, stop } = spawnStoreServer(options);
  const late = pause(
    patience,
    new UserFacingError(`The server did not listen within ${patience / 1_000} s.`),
    {
      ref: false,
    },
  );
  const failure = await Promise.race([failed, listening, late]);
  if (!failure) return { failed };
  await stop();
  throw failure;
}

/** The server's process is gone; `how` is its exit code or the signal that ended it. */
export class ServerEnded extends UserFacingError {
  /**
   * @param {number | string | null} how
   * @param {string} message
   */
  constructor(how, message) {
    super(message);
    this.how = how;
  }
}

/** @param {ServerOptions} options */
function spawnStoreServer({ port, databaseUrl, dataDir, databaseDir, demo, log, env, door }) {
  makeFolder(dataDir);
  const run = log ? beginRun(log) : undefined;
  const child = startNode([...heap, ...builtProgram('main')], {
    env: {
      ...env,
      ...allocator,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      DEMO: demo ? '1' : '0',
      ...(databaseDir && { DATABASE_DIR: databaseDir }),
      ...(door && { PORT_HANDLES: String(portHandles) }),
    },
    stdio: log ? openLog(log) : 'inherit',
  });
  /** @type {Promise<Error>} */
  const failed = new Promise((resolve) => {
    child.once('exit', (code, signal) =>
      resolve(new ServerEnded(code ?? signal, explainEnd(code ?? signal, log, run?.words()))),
    );
  });
  /** @type {Promise<undefined>} */
  const listening = new Promise((resolve) => {
    child.on('message', (message) => {
      if (message === 'listening') resolve(undefined);
      // A server that ends meanwhile is noticed by its exit.
      if (message === 'ready for the port')
        door?.handTo(child).catch((error) => child.connected && report(error));
    });
  });
  return { pid: child.pid, failed, listening, stop: () => stopGroup(child) };
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
 * @param {string} [log]
 * @param {string} [words] what the server has written
 */
function explainEnd(how, log, words = '') {
  const last = lastWords(words.trim());
  return `The server ended by itself (${how})${last ? `:\n${last}` : '.'}${log ? `\nIts log is ${log}.` : ''}`;
}

/**
 * Why the server ended, in its own words: the uncaught error without its stack, else the errors that it logged.
 * @param {string} text
 */
function lastWords(text) {
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
