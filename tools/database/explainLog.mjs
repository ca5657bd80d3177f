// @ts-check
import { UserFacingError } from '../../scripts/lib/process/userFacingError.mjs';

/** @typedef {import('./dataFolder.mjs').DataFolder} DataFolder */

/** @param {string} log the server's output in this run */
export function isPortInUse(log) {
  return /address already in use/i.test(log);
}

/**
 * Returns true if another server has locked the data. The server would retry for minutes before it exits.
 * @param {string} log
 */
export function isDataLocked(log) {
  return /unable to lock|can't lock/i.test(log);
}

/**
 * Returns an error that explains why the server failed to start or stopped unexpectedly.
 * @param {DataFolder} folder
 * @param {string} log
 */
export function explainLog(folder, log) {
  if (isDataLocked(log))
    return new UserFacingError(
      `Another database server uses the data in ${folder.mysql}. Stop that server first.`,
    );
  if (/no space left|disk is full|errcode: 28|errno: 28|error number 28/i.test(log)) {
    return new UserFacingError(`The disk of ${folder.path} is full: the database cannot write.`);
  }
  const reason = log.match(/\[ERROR\] (.*)/)?.[1] ?? (isServing(log) ? '' : log.trim().split('\n').at(-1));
  return new UserFacingError(
    `The database server stopped${reason ? `: ${reason}` : ''} (its log is ${folder.log}).`,
  );
}

/**
 * Returns true if the server had started. In that case the last log lines do not explain why it stopped.
 * @param {string} log
 */
function isServing(log) {
  return /ready for connections/.test(log);
}
