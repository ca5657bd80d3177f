// @ts-check
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findRestartablePort } from '../../scripts/lib/process/ports.mjs';
import { startLogRun } from '../../scripts/lib/process/rotatingLog.mjs';
import { onExit } from '../../scripts/lib/process/shutdown.mjs';
import { UserFacingError } from '../../scripts/lib/process/userFacingError.mjs';
import { canConnect } from './canConnect.mjs';
import { claimFolder, stopLeftoverServer } from './claimFolder.mjs';
import { expectFreeSpace, getDataFolder, prepareFolder } from './dataFolder.mjs';
import { explainLog, isDataLocked, isPortInUse } from './explainLog.mjs';
import { initialiseDataFolder } from './initialise.mjs';
import { writeLogin } from './login.mjs';
import { removeRunFile, updateRunFile } from './runFile.mjs';
import { findOrInstallServer } from './serverBinary.mjs';
import { buildServerOptions } from './serverOptions.mjs';

/**
 * @typedef {import('./dataFolder.mjs').DataFolder} DataFolder
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 *
 * @typedef {object} PrivateServer
 * @property {string} url URL of the server, without a database
 * @property {() => Promise<void>} stop
 * @property {Promise<Error>} unexpectedExit resolves with the reason when the server exits unexpectedly
 * @property {() => Promise<{ unexpectedExit: Promise<Error> }>} restart restarts it at the same address after it has exited, and
 *   resolves once its recovery is complete
 */

const supervisor = fileURLToPath(new URL('./supervisor.mjs', import.meta.url));
const maxAttempts = 3;

/**
 * Starts a MySQL or MariaDB server owned by this process. Its data is in `path`. It listens only on the loopback
 * address, and it stops even if this process is killed.
 * @param {{ path: string, notice: string, isTemporary?: boolean, durable?: boolean, options?: string[] }} given
 * `notice` is the error for other processes that want the folder; `isTemporary` removes `path` at the end and, unless
 * `durable`, trades durability for speed; `options` are additional server options
 * @returns {Promise<PrivateServer>}
 */
export async function startPrivateServer({
  path,
  notice,
  isTemporary = false,
  durable = !isTemporary,
  options = [],
}) {
  const folder = getDataFolder(path);
  prepareFolder(folder);
  await claimFolder(folder, notice);
  /** @type {ChildProcess | undefined} */
  let supervisorProcess;
  let isStopped = false;
  const stop = async () => {
    isStopped = true;
    if (supervisorProcess) await stopSupervisor(supervisorProcess);
    await stopLeftoverServer(folder);
    removeRunFile(folder.runFile);
    if (isTemporary) rmSync(path, { recursive: true, force: true });
  };
  onExit(stop);
  try {
    const binary = await findOrInstallServer();
    await initialiseDataFolder(folder, binary);
    const password = writeLogin(folder, binary);
    const run = (/** @type {number} */ port) => {
      const log = startLogRun(folder.log);
      supervisorProcess = startSupervisor({
        command: binary.path,
        args: [...buildServerOptions(binary, folder, { port, durable }), ...options],
        log: folder.log,
        runFile: folder.runFile,
        isTemporary: isTemporary ? path : undefined,
      });
      return waitUntilReady(supervisorProcess, { url: toUrl(password, port), folder, log });
    };
    for (let attempt = 1; ; attempt += 1) {
      const port = await findRestartablePort();
      const { unexpectedExit, isReady, words } = await run(port);
      const restart = async () => {
        await stopLeftoverServer(folder);
        await waitForFreeSpace(folder);
        if (isStopped) throw new UserFacingError('The database was stopped.');
        const secondRun = await run(port);
        if (!secondRun.isReady) throw explainLog(folder, secondRun.words());
        return secondRun;
      };
      if (isReady) updateRunFile(folder.runFile, { port });
      if (isReady) return { url: toUrl(password, port), stop, unexpectedExit, restart };
      if (!isPortInUse(words()) || attempt === maxAttempts) throw explainLog(folder, words());
    }
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Waits until the disk has space again, because a server stops immediately on a full disk.
 * @param {DataFolder} folder
 */
async function waitForFreeSpace(folder) {
  for (let isReported = false; ; await pause(1_000)) {
    try {
      return expectFreeSpace(folder);
    } catch (error) {
      if (!isReported)
        console.error(`${/** @type {Error} */ (error).message} It starts once there is enough space.`);
      isReported = true;
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

/** @param {import('./supervisor.mjs').Duty} instructions */
function startSupervisor(instructions) {
  return spawn(process.execPath, [supervisor, JSON.stringify(instructions)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
}

/** @param {ChildProcess} supervisorProcess */
async function stopSupervisor(supervisorProcess) {
  if (hasEnded(supervisorProcess)) return;
  const exitPromise = new Promise((resolve) => supervisorProcess.once('exit', resolve));
  supervisorProcess.stdin?.end();
  await exitPromise;
}

/**
 * Waits until a server accepts connections or exits. There is no timeout, because recovery after a crash can take a
 * long time.
 * @param {ChildProcess} supervisorProcess
 * @param {{ url: string, folder: DataFolder, log: { words: () => string } }} run
 */
async function waitUntilReady(supervisorProcess, { url, folder, log: { words } }) {
  /** @type {Promise<Error>} */
  const unexpectedExit = new Promise((resolve) =>
    supervisorProcess.once('exit', () => resolve(explainLog(folder, words()))),
  );
  while (!hasEnded(supervisorProcess) && !isDataLocked(words())) {
    if (await canConnect(url)) return { unexpectedExit, words, isReady: true };
    await pause(50);
  }
  return { unexpectedExit, words, isReady: false };
}

/** @param {ChildProcess} supervisorProcess */
function hasEnded(supervisorProcess) {
  return supervisorProcess.exitCode !== null || supervisorProcess.signalCode !== null;
}
