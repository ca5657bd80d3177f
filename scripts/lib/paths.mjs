// @ts-check
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The folder of everything that the store keeps on this machine: database, media, secrets, logs. */
export function dataDirectory() {
  return resolve(root, process.env.DATA_DIR || '.data');
}
