// @ts-check
import fs, { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../scripts/lib/process/makeFolder.mjs';
import { UserFacingError } from '../../scripts/lib/process/userFacingError.mjs';

/**
 * Files and folders of a private server.
 * @typedef {object} DataFolder
 * @property {string} path
 * @property {string} mysql the server's own data
 * @property {string} temporary
 * @property {string} log
 * @property {string} runFile names the processes that currently run the server
 * @property {string} passwordFile
 * @property {string} initFile the statements that the server runs at each start
 */

const initialDataMegabytes = 300;
const minFreeMegabytes = 50;

/**
 * @param {string} path
 * @returns {DataFolder}
 */
export function getDataFolder(path) {
  return {
    path,
    mysql: join(path, 'mysql'),
    temporary: join(path, 'mysql.tmp'),
    log: join(path, 'mysql.log'),
    runFile: join(path, 'mysql.run.json'),
    passwordFile: join(path, 'mysql.password'),
    initFile: join(path, 'mysql.init.sql'),
  };
}

/**
 * Creates the folder and checks that it is writable and has enough space.
 * @param {DataFolder} folder
 */
export function prepareFolder(folder) {
  try {
    makeFolder(folder.path);
    accessSync(folder.path, constants.W_OK);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new UserFacingError(
      `The data folder ${folder.path} is not writable (${code}). Choose another one with DATA_DIR.`,
    );
  }
  expectFreeSpace(folder);
}

/**
 * Throws a readable error if the disk has too little space, because the server would crash on a full disk.
 * @param {DataFolder} folder
 */
export function expectFreeSpace(folder) {
  const { bavail, bsize } = fs.statfsSync(folder.path);
  const requiredMegabytes = existsSync(folder.mysql) ? minFreeMegabytes : initialDataMegabytes;
  const freeMegabytes = Math.floor((bavail * bsize) / 1_000_000);
  if (freeMegabytes < requiredMegabytes) {
    throw new UserFacingError(
      `The disk of ${folder.path} is full: the database needs ${requiredMegabytes} MB and ${freeMegabytes} MB are free.`,
    );
  }
}
