// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { expectSuccess, run } from '../process/command.mjs';
import { step } from '../process/steps.mjs';
import { UserFacingError } from '../process/userFacingError.mjs';
import { withoutPrismaEngine } from './prismaEngine.mjs';

const oldestNode = [20, 19];

/** Refuses a Node that is too old, and installs the packages when they are missing or others than package-lock.json says. */
export async function preparePackages() {
  refuseOldNode();
  await step(
    'Installing packages (npm ci)',
    async () => {
      if (areInstalled()) return 'Packages up to date';
      // The build needs the development packages too, which NODE_ENV=production would leave out.
      const result = await run(
        'npm',
        ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
        {
          env: withoutPrismaEngine,
        },
      );
      expectSuccess(result, 'The packages could not be installed (npm ci).');
      return 'Packages installed';
    },
    (outcome) => outcome,
  );
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new UserFacingError(
    `The store needs Node ${oldestNode.join('.')} or newer; this is ${process.versions.node}.`,
  );
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages
 */

/** npm keeps its own record of what it has installed; an interrupted install has none. */
function areInstalled() {
  const wanted = lockedPackages(join(root, 'package-lock.json'));
  const installed = lockedPackages(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !installed) return false;
  const isInstalled = (/** @type {string} */ path) => {
    const [want, have] = [wanted[path], installed[path]];
    // Optional packages of other platforms stay away.
    if (!have) return want?.optional === true;
    return have.version === want?.version && have.integrity === want?.integrity;
  };
  return Object.keys({ ...wanted, ...installed }).every((path) => path === '' || isInstalled(path));
}

/**
 * @param {string} lockFile
 * @returns {LockedPackages | undefined}
 */
function lockedPackages(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
