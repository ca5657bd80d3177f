// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { startNode, stopGroup } from './process/command.mjs';
import { makeFolder } from './process/makeFolder.mjs';
import { openLog, startLogRun } from './process/rotatingLog.mjs';
import { report } from './process/script.mjs';
import { UserFacingError } from './process/userFacingError.mjs';
import { getBuiltProgram } from './serverBuild.mjs';
import { portHandles } from './supervision/storePort.mjs';

/**
 * @typedef {object} StoreServer
 * @property {string} url
 * @property {number | undefined} pid
 * @property {Promise<Error>} unexpectedExit resolves with the reason when the server exits unexpectedly
 * @property {() => Promise<void>} stop
 */

const startTimeoutMs = 60_000;
const fatalLevel = 50;

/**
 * Memory settings measured in docs/decisions/0027-production-runs-a-bundled-server.md. With a limit of 1 GB, which is
 * far more than the server needs, V8 collects garbage before the heap has doubled. Otherwise it would wait until the
 * heap is four times as large.
 */
const heapOptions = ['--max-old-space-size=1024', '--max-semi-space-size=8'];
/** Makes glibc release memory that the WebAssembly compiler has freed, about 30 MB, to the operating system. */
const allocatorEnv = { MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * @typedef {object} ServerOptions
 * @property {number} port
 * @property {string} databaseUrl
 * @property {string} dataDir
 * @property {boolean} demo
 * @property {string} [databaseDir] data folder of a private database
 * @property {string} [log] file for the server's output, which otherwise goes to the terminal
 * @property {NodeJS.ProcessEnv} [env] added to this process's own
 * @property {import('./supervision/storePort.mjs').StorePort} [storePort] passes the port to the server, which otherwise opens the port itself
 */

/**
 * Starts the server and waits until it is ready.
 * @param {ServerOptions} options
 * @returns {Promise<StoreServer>}
 */
export async function startStoreServer(options) {
  const { unexpectedExit, pid, stop } = spawnStoreServer(options);
  const failure = await Promise.race([unexpectedExit, waitUntilReady(options.port)]);
  if (failure) throw failure;
  return { url: `http://localhost:${options.port}`, pid, unexpectedExit, stop };
}

/**
 * Restarts the server and waits until it listens. It does not wait until the server is ready, because a required
 * service may still be unavailable, which /readyz reports.
 * @param {ServerOptions} options
 * @returns {Promise<Pick<StoreServer, 'unexpectedExit'>>}
 */
export async function restartStoreServer(options) {
  const { unexpectedExit, listening: readyPromise, stop } = spawnStoreServer(options);
  const timeout = pause(
    startTimeoutMs,
    new UserFacingError(`The server did not listen within ${startTimeoutMs / 1_000} s.`),
    {
      ref: false,
    },
  );
  const failure = await Promise.race([unexpectedExit, readyPromise, timeout]);
  if (!failure) return { unexpectedExit };
  await stop();
  throw failure;
}

/** Error of a server process that has exited. `how` is its exit code or the signal that ended it. */
export class ServerExitError extends UserFacingError {
  /**
   * @param {number | string | null} exitReason
   * @param {string} message
   */
  constructor(exitReason, message) {
    super(message);
    this.how = exitReason;
  }
}

/** @param {ServerOptions} options */
function spawnStoreServer({ port, databaseUrl, dataDir, databaseDir, demo, log, env, storePort }) {
  makeFolder(dataDir);
  const logRun = log ? startLogRun(log) : undefined;
  const child = startNode([...heapOptions, ...getBuiltProgram('main')], {
    env: {
      ...env,
      ...allocatorEnv,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      DEMO: demo ? '1' : '0',
      ...(databaseDir && { DATABASE_DIR: databaseDir }),
      ...(storePort && { PORT_HANDLES: String(portHandles) }),
    },
    stdio: log ? openLog(log) : 'inherit',
  });
  /** @type {Promise<Error>} */
  const unexpectedExit = new Promise((resolve) => {
    child.once('exit', (code, signal) =>
      resolve(new ServerExitError(code ?? signal, explainExit(code ?? signal, log, logRun?.words()))),
    );
  });
  /** @type {Promise<undefined>} */
  const readyPromise = new Promise((resolve) => {
    child.on('message', (message) => {
      if (message === 'listening') resolve(undefined);
      // If the server exits in the meantime, its exit event is handled above.
      if (message === 'ready for the port')
        storePort?.passTo(child).catch((error) => child.connected && report(error));
    });
  });
  return { pid: child.pid, unexpectedExit, listening: readyPromise, stop: () => stopGroup(child) };
}

/**
 * @param {number} port
 * @returns {Promise<Error | undefined>} undefined when the server is ready; an error if it is not ready within a minute
 */
async function waitUntilReady(port) {
  const host =
    process.env.HOST && !['0.0.0.0', '::'].includes(process.env.HOST) ? process.env.HOST : '127.0.0.1';
  const deadline = Date.now() + startTimeoutMs;
  let responseText = 'no answer';
  while (Date.now() < deadline) {
    try {
      const response = await fetch(`http://${host.includes(':') ? `[${host}]` : host}:${port}/readyz`);
      if (response.ok) return undefined;
      responseText = await response.text();
    } catch {
      // The server is not listening yet.
    }
    await pause(50);
  }
  return new UserFacingError(`The server was not ready after ${startTimeoutMs / 1_000} s: ${responseText}`);
}

/**
 * @param {number | string | null} exitReason
 * @param {string} [log]
 * @param {string} [output] the output of the server
 */
function explainExit(exitReason, log, output = '') {
  const lastError = extractReason(output.trim());
  return `The server exited unexpectedly (${exitReason})${lastError ? `:\n${lastError}` : '.'}${log ? `\nIts log is ${log}.` : ''}`;
}

/**
 * Extracts the reason from the output of a server that exited: the uncaught error without its stack, otherwise the
 * errors that it logged.
 * @param {string} text
 */
function extractReason(text) {
  const uncaughtMessage = text.match(/^\w*Error: (.*)$/m)?.[1];
  return (
    uncaughtMessage ?? text.split('\n').slice(-40).map(toErrorMessage).filter(Boolean).slice(-15).join('\n')
  );
}

/** @param {string} line */
function toErrorMessage(line) {
  try {
    const { level, msg, err } = JSON.parse(line);
    return level >= fatalLevel ? [msg, err?.message].filter(Boolean).join(': ') : '';
  } catch {
    return line;
  }
}
