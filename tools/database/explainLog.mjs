// @ts-check
import { UserFacingError } from '../../scripts/lib/process/userFacingError.mjs';

/** @typedef {import('./dataFolder.mjs').DataFolder} DataFolder */

/** @param {string} log what the server has written in this run */
export function isPortTaken(log) {
  return /address already in use/i.test(log);
}

/**
 * Another server keeps the data locked; a server would retry for minutes and then give up.
 * @param {string} log
 */
export function isDataLocked(log) {
  return /unable to lock|can't lock/i.test(log);
}

/**
 * Why the server did not start or did not stay, in a sentence.
 * @param {DataFolder} folder
 * @param {string} log
 */
export function explainLog(folder, log) {
  if (isDataLocked(log))
    return new UserFacingError(`Another database server uses the data in ${folder.mysql}. Stop it first.`);
  if (/no space left|disk is full|errcode: 28|errno: 28|error number 28/i.test(log)) {
    return new UserFacingError(`The disk of ${folder.path} is full: the database cannot write.`);
  }
  const reason = log.match(/\[ERROR\] (.*)/)?.[1] ?? (isServing(log) ? '' : log.trim().split('\n').at(-1));
  return new UserFacingError(
    `The database server ended${reason ? `: ${reason}` : ''} (its log is ${folder.log}).`,
  );
}

/**
 * Whether the server came up: then its last words are no reason for its end.
 * @param {string} log
 */
function isServing(log) {
  return /ready for connections/.test(log);
}
