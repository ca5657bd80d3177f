// @ts-check
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Processes that run the private server of a data folder.
 * @typedef {object} RunFile
 * @property {string} holder identity of the script that uses the server
 * @property {string} notice error for other processes that want the folder
 * @property {string} [supervisor] identity of the process that stops the server when the holder has ended
 * @property {string} [server] identity of the server itself
 * @property {number} [port] port of the server, once it listens
 */

/**
 * @param {string} path
 * @returns {RunFile | undefined}
 */
export function readRunFile(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Claims the folder unless another process has claimed it.
 * @param {string} path
 * @param {RunFile} content
 * @returns {boolean} true if it was claimed
 */
export function createRunFile(path, content) {
  try {
    writeFileSync(path, JSON.stringify(content), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * @param {string} path
 * @param {Partial<RunFile>} change
 */
export function updateRunFile(path, change) {
  writeFileSync(`${path}.new`, JSON.stringify({ ...readRunFile(path), ...change }));
  renameSync(`${path}.new`, path);
}

/** @param {string} path */
export function removeRunFile(path) {
  rmSync(path, { force: true });
}
