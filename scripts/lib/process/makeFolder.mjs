// @ts-check
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and its missing parents. Node's own `recursive` option never returns if an existing parent does not
 * allow new folders, such as /proc.
 * @param {string} path
 */
export function makeFolder(path) {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  const parentFolder = dirname(path);
  if (parentFolder !== path) makeFolder(parentFolder);
  mkdirSync(path);
}
