// @ts-check
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it where they are missing. Node's own `recursive` goes on for ever where a folder that is
 * there lets none be made in it, as below /proc.
 * @param {string} path
 */
export function makeFolder(path) {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  const above = dirname(path);
  if (above !== path) makeFolder(above);
  mkdirSync(path);
}
