// @ts-check
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

// Folders with server programs that are not on a normal account's PATH.
const serverFolders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin', '/usr/libexec'];

/**
 * Returns the path of the first of `names` that is installed.
 * @param {string[]} names
 * @param {string[]} [folders]
 * @returns {string | undefined}
 */
export function findExecutable(names, folders = listSearchFolders()) {
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

export function listSearchFolders() {
  return [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...serverFolders];
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
