// @ts-check
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { atEnd } from '../../scripts/lib/process/ending.mjs';
import { freePort } from '../../scripts/lib/process/ports.mjs';
import { canLogIn } from './canLogIn.mjs';
import { dataFolder, prepareFolder } from './dataFolder.mjs';
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
  const stop = async () => {
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
    for (let attempt = 1; ; attempt += 1) {
      const port = await freePort();
      const url = `mysql://store:${password}@127.0.0.1:${port}`;
      keeper = guard({
        command: binary.path,
        args: [...serverOptions(binary, folder, { port, durable }), ...options],
        log: folder.log,
        runFile: folder.runFile,
        throwAway: throwAway ? path : undefined,
      });
      if (await isReady(keeper, url, folder)) {
        updateRunFile(folder.runFile, { port });
        return { url, stop, failed: failure(keeper, folder) };
      }
      if (!isPortTaken(folder) || attempt === attempts) throw explainLog(folder);
    }
  } catch (error) {
    await stop();
    throw error;
  }
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
 * Waits as long as the server lives: after a crash it may have much to recover.
 * @param {ChildProcess} keeper
 * @param {string} url
 * @param {DataFolder} folder
 */
async function isReady(keeper, url, folder) {
  while (!hasEnded(keeper) && !isDataLocked(folder)) {
    if (await canLogIn(url)) return true;
    await pause(50);
  }
  return false;
}

/**
 * @param {ChildProcess} keeper
 * @param {DataFolder} folder
 * @returns {Promise<Error>}
 */
function failure(keeper, folder) {
  return new Promise((resolve) => keeper.once('exit', () => resolve(explainLog(folder))));
}

/** @param {ChildProcess} keeper */
function hasEnded(keeper) {
  return keeper.exitCode !== null || keeper.signalCode !== null;
}
