// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { UserFacingError } from '../../scripts/lib/process/userFacingError.mjs';
import { isRunning, readPid, readProcessIdentity } from './processIdentity.mjs';
import { createRunFile, readRunFile, removeRunFile } from './runFile.mjs';

const stopTimeoutMs = 150_000;

/**
 * Claims a data folder for this process. Throws if the folder is in use. Shuts down any server left running by a killed
 * owner.
 * @param {import('./dataFolder.mjs').DataFolder} folder
 * @param {string} notice error for other processes that want the folder while this process uses it
 */
export async function claimFolder(folder, notice) {
  const ownRun = { holder: readProcessIdentity(process.pid) ?? '', notice };
  while (!createRunFile(folder.runFile, ownRun)) {
    expectFreeFolder(folder);
    await stopLeftoverServer(folder);
    removeRunFile(folder.runFile);
  }
}

/**
 * Throws an error with the owning process's notice if the folder is in use.
 * @param {import('./dataFolder.mjs').DataFolder} folder
 */
export function expectFreeFolder(folder) {
  const run = readRunFile(folder.runFile);
  if (!run || !isRunning(run.holder)) return;
  throw new UserFacingError(`${run.notice} (Process ${readPid(run.holder)}.)`);
}

/**
 * Waits until the server in the run file has stopped, and stops it if no supervisor does.
 * @param {import('./dataFolder.mjs').DataFolder} folder
 */
export async function stopLeftoverServer(folder) {
  const run = readRunFile(folder.runFile);
  // A supervisor shuts down its server when its owner has ended.
  await waitForProcessExit(run?.supervisor);
  if (run?.server && isRunning(run.server)) process.kill(readPid(run.server), 'SIGTERM');
  await waitForProcessExit(run?.server);
}

/** @param {string | undefined} identity */
async function waitForProcessExit(identity) {
  const deadline = Date.now() + stopTimeoutMs;
  while (identity && isRunning(identity)) {
    if (Date.now() > deadline)
      throw new UserFacingError(
        `The database of an earlier start (process ${readPid(identity)}) does not stop.`,
      );
    await pause(50);
  }
}
