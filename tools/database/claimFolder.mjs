// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { UserFacingError } from '../../scripts/lib/process/userFacingError.mjs';
import { isRunning, readPid, toIdentity } from './processIdentity.mjs';
import { createRunFile, readRunFile, removeRunFile } from './runFile.mjs';

const patience = 150_000;

/**
 * Takes a data folder for this process. A server that a killed holder has left is shut down first; a folder in use is refused.
 * @param {import('./dataFolder.mjs').DataFolder} folder
 * @param {string} notice the sentence for others who want the folder while this process has it
 */
export async function takeFolder(folder, notice) {
  const mine = { holder: toIdentity(process.pid) ?? '', notice };
  while (!createRunFile(folder.runFile, mine)) {
    refuseWhenInUse(folder);
    await endLeftovers(folder);
    removeRunFile(folder.runFile);
  }
}

/**
 * Refuses, in the words of the process that has it, a folder that is in use.
 * @param {import('./dataFolder.mjs').DataFolder} folder
 */
export function refuseWhenInUse(folder) {
  const run = readRunFile(folder.runFile);
  if (!run || !isRunning(run.holder)) return;
  throw new UserFacingError(`${run.notice} (Process ${readPid(run.holder)}.)`);
}

/**
 * Waits until the server that the run file names has ended, and ends it where nobody else does.
 * @param {import('./dataFolder.mjs').DataFolder} folder
 */
export async function endLeftovers(folder) {
  const run = readRunFile(folder.runFile);
  // A supervisor that has lost its holder is shutting its server down already.
  await waitForEnd(run?.supervisor);
  if (run?.server && isRunning(run.server)) process.kill(readPid(run.server), 'SIGTERM');
  await waitForEnd(run?.server);
}

/** @param {string | undefined} identity */
async function waitForEnd(identity) {
  const deadline = Date.now() + patience;
  while (identity && isRunning(identity)) {
    if (Date.now() > deadline)
      throw new UserFacingError(
        `The database of an earlier start (process ${readPid(identity)}) does not end.`,
      );
    await pause(50);
  }
}
