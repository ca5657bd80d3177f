// @ts-check
import { readFileSync } from 'node:fs';
import { UserFacingError } from '../../scripts/lib/process/userFacingError.mjs';

/** @typedef {import('./dataFolder.mjs').DataFolder} DataFolder */

/** @param {DataFolder} folder */
export function isPortTaken(folder) {
  return /address already in use/i.test(toLog(folder));
}

/**
 * Another server keeps the data locked; a server would retry for minutes and then give up.
 * @param {DataFolder} folder
 */
export function isDataLocked(folder) {
  return /unable to lock|can't lock/i.test(toLog(folder));
}

/**
 * Why the server did not start or did not stay, in a sentence.
 * @param {DataFolder} folder
 */
export function explainLog(folder) {
  if (isDataLocked(folder))
    return new UserFacingError(`Another database server uses the data in ${folder.mysql}. Stop it first.`);
  const log = toLog(folder);
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

/** @param {DataFolder} folder */
function toLog(folder) {
  try {
    return readFileSync(folder.log, 'utf8');
  } catch {
    return '';
  }
}
