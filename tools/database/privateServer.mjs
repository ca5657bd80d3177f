// @ts-check
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { atEnd } from '../../scripts/lib/process/ending.mjs';
import { beginRun } from '../../scripts/lib/process/keptLog.mjs';
import { settledPort } from '../../scripts/lib/process/ports.mjs';
import { UserFacingError } from '../../scripts/lib/process/userFacingError.mjs';
import { canLogIn } from './canLogIn.mjs';
import { dataFolder, expectRoom, prepareFolder } from './dataFolder.mjs';
import { explainLog, isDataLocked, isPortTaken } from './explainLog.mjs';
import { initialise } from './initialise.mjs';
import { writeLogin } from './login.mjs';
import { removeRunFile, updateRunFile } from './runFile.mjs';
import { serverBinary } from './serverBinary.mjs';
import { serverOptions } from './serverOptions.mjs';
import { endLeftovers, takeFolder } from './takeFolder.mjs';

/**
 * @typedef {import('./dataFolder.mjs').DataFolder} DataFolder
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 *
 * @typedef {object} PrivateServer
 * @property {string} url the server, without a database
 * @property {() => Promise<void>} stop
 * @property {Promise<Error>} failed answers when the server ends by itself
 * @property {() => Promise<{ failed: Promise<Error> }>} restart starts it again at the same address, once it has ended by
 *   itself, and answers when it has recovered what it had promised to keep
 */

const supervisor = fileURLToPath(new URL('./supervisor.mjs', import.meta.url));
const attempts = 3;

/**
 * Starts a MySQL or MariaDB server that belongs to this process: its data in `path`, reached on the loopback address alone,
 * ended with this process however that ends.
 * @param {{ path: string, notice: string, throwAway?: boolean, durable?: boolean, options?: string[] }} given
 *   `notice` is the sentence for others who want the folder too; `throwAway` removes `path` at the end and, unless it is
 *   `durable`, trades safety of the data for speed; `options` are given to the server beside its own
 * @returns {Promise<PrivateServer>}
 */
export async function startPrivateServer({
  path,
  notice,
  throwAway = false,
  durable = !throwAway,
  options = [],
}) {
  const folder = dataFolder(path);
  prepareFolder(folder);
  await takeFolder(folder, notice);
  /** @type {ChildProcess | undefined} */
  let keeper;
  let stopped = false;
  const stop = async () => {
    stopped = true;
    if (keeper) await dismiss(keeper);
    await endLeftovers(folder);
    removeRunFile(folder.runFile);
    if (throwAway) rmSync(path, { recursive: true, force: true });
  };
  atEnd(stop);
  try {
    const binary = await serverBinary();
    await initialise(folder, binary);
    const password = writeLogin(folder, binary);
    const run = (/** @type {number} */ port) => {
      const log = beginRun(folder.log);
      keeper = guard({
        command: binary.path,
        args: [...serverOptions(binary, folder, { port, durable }), ...options],
        log: folder.log,
        runFile: folder.runFile,
        throwAway: throwAway ? path : undefined,
      });
      return settle(keeper, { url: toUrl(password, port), folder, log });
    };
    for (let attempt = 1; ; attempt += 1) {
      const port = await settledPort();
      const { failed, isReady, words } = await run(port);
      const restart = async () => {
        await endLeftovers(folder);
        await waitForRoom(folder);
        if (stopped) throw new UserFacingError('The database was stopped.');
        const again = await run(port);
        if (!again.isReady) throw explainLog(folder, again.words());
        return again;
      };
      if (isReady) updateRunFile(folder.runFile, { port });
      if (isReady) return { url: toUrl(password, port), stop, failed, restart };
      if (!isPortTaken(words()) || attempt === attempts) throw explainLog(folder, words());
    }
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * On a full disk a server ends as soon as it starts: it is started when somebody has made room.
 * @param {DataFolder} folder
 */
async function waitForRoom(folder) {
  for (let told = false; ; await pause(1_000)) {
    try {
      return expectRoom(folder);
    } catch (error) {
      if (!told) console.error(`${/** @type {Error} */ (error).message} It is started when there is room.`);
      told = true;
    }
  }
}

/**
 * @param {string} password
 * @param {number} port
 */
function toUrl(password, port) {
  return `mysql://store:${password}@127.0.0.1:${port}`;
}

/** @param {import('./supervisor.mjs').Duty} duty */
function guard(duty) {
  return spawn(process.execPath, [supervisor, JSON.stringify(duty)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
}

/** @param {ChildProcess} keeper */
async function dismiss(keeper) {
  if (hasEnded(keeper)) return;
  const ended = new Promise((resolve) => keeper.once('exit', resolve));
  keeper.stdin?.end();
  await ended;
}

/**
 * Waits until a server can be used or has ended, as long as it lives: after a crash it may have much to recover.
 * @param {ChildProcess} keeper
 * @param {{ url: string, folder: DataFolder, log: { words: () => string } }} run
 */
async function settle(keeper, { url, folder, log: { words } }) {
  /** @type {Promise<Error>} */
  const failed = new Promise((resolve) => keeper.once('exit', () => resolve(explainLog(folder, words()))));
  while (!hasEnded(keeper) && !isDataLocked(words())) {
    if (await canLogIn(url)) return { failed, words, isReady: true };
    await pause(50);
  }
  return { failed, words, isReady: false };
}

/** @param {ChildProcess} keeper */
function hasEnded(keeper) {
  return keeper.exitCode !== null || keeper.signalCode !== null;
}
