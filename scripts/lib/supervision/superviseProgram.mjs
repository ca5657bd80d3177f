// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { isExiting } from '../process/shutdown.mjs';
import { UserFacingError } from '../process/userFacingError.mjs';
import { getRestartDelay } from './restartDelay.mjs';

/**
 * One run of a supervised program.
 * @typedef {object} Life
 * @property {Promise<Error>} unexpectedExit resolves with the reason when the program exits unexpectedly
 */

/**
 * Restarts a program whenever it exits unexpectedly. Gives up if it exits too often.
 * @param {string} name
 * @param {{ first: Life, restart: () => Promise<Life>, onExit?: (why: Error) => void, writeLog?: (line: string) => void
 * }} options
 *   `first` is the current run; `restart` starts a new run and rejects if that fails, which counts as an exit;
 *   `onExit` is called at each exit
 * @returns {Promise<Error>} resolves when the program exits too often
 */
export async function superviseProgram(name, { first, restart, onExit = () => {}, writeLog = logLine }) {
  /** @type {number[]} */
  const exitTimes = [];
  for (let run = first; ; ) {
    const error = await run.unexpectedExit;
    // When the script exits, it stops its programs itself.
    if (isExiting()) return new Promise(() => {});
    const exitedAt = performance.now();
    exitTimes.push(Date.now());
    onExit(error);
    const delay = getRestartDelay(exitTimes);
    if (delay === undefined) return createTooManyExitsError(name, error);
    writeLog(`${error.message}\n${name} is restarting${delay ? ` in ${delay / 1_000} s` : ''}.`);
    await pause(delay);
    run = await restart().catch((error) => ({ unexpectedExit: Promise.resolve(error) }));
    if (await isAlive(run))
      writeLog(`${name} is running again after ${((performance.now() - exitedAt) / 1_000).toFixed(1)} s.`);
  }
}

/** @param {Life} life */
function isAlive({ unexpectedExit }) {
  return Promise.race([unexpectedExit.then(() => false), pause(0, true)]);
}

/**
 * @param {string} name
 * @param {Error} error
 */
function createTooManyExitsError(name, error) {
  return new UserFacingError(
    `${name} exited five times within a minute and will not be restarted.\n\n${error.message}`,
  );
}

/** @param {string} line */
function logLine(line) {
  console.log(`\n${new Date().toISOString()} ${line}`);
}
