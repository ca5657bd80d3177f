// @ts-check
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from '../paths.mjs';
import { expectSuccess, run } from '../process/command.mjs';
import { step } from '../process/steps.mjs';
import { prismaEngineEnv } from './prismaEngine.mjs';

/** Installs the packages if they are missing or differ from package-lock.json. */
export async function preparePackages() {
  await step(
    'Installing packages (npm ci)',
    async () => {
      if (arePackagesInstalled()) return 'Packages up to date';
      // The build also needs development packages, which npm omits with NODE_ENV=production.
      const result = await run(
        'npm',
        ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
        { env: { ...prismaEngineEnv, PATH: getPathWithoutPackages() } },
      );
      expectSuccess(result, 'The packages could not be installed (npm ci).');
      return 'Packages installed';
    },
    (outcome) => outcome,
  );
}

/**
 * Returns PATH without node_modules. `npm start` puts the Node from there first, but npm must not run on a Node that it
 * is about to delete.
 */
function getPathWithoutPackages() {
  const folders = process.env.PATH?.split(delimiter) ?? [];
  return folders.filter((folder) => !folder.startsWith(join(root, 'node_modules'))).join(delimiter);
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages
 */

/** Compares npm's record of installed packages with the lock file. An interrupted install leaves no record. */
function arePackagesInstalled() {
  const requiredPackages = readLockedPackages(join(root, 'package-lock.json'));
  const installedPackages = readLockedPackages(join(root, 'node_modules', '.package-lock.json'));
  if (!requiredPackages || !installedPackages) return false;
  const isInstalled = (/** @type {string} */ path) => {
    const [requiredPackage, installedPackage] = [requiredPackages[path], installedPackages[path]];
    // Optional packages for other platforms are not installed.
    if (!installedPackage) return requiredPackage?.optional === true;
    return (
      installedPackage.version === requiredPackage?.version &&
      installedPackage.integrity === requiredPackage?.integrity
    );
  };
  return Object.keys({ ...requiredPackages, ...installedPackages }).every(
    (path) => path === '' || isInstalled(path),
  );
}

/**
 * @param {string} lockFile
 * @returns {LockedPackages | undefined}
 */
function readLockedPackages(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
