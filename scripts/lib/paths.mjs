// @ts-check
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Returns the folder for all data of the store on this machine: database, media, secrets, logs. */
export function getDataDirectory() {
  return resolve(root, process.env.DATA_DIR || '.data');
}
