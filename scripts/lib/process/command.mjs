// @ts-check
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { isExiting, onExit } from './shutdown.mjs';
import { UserFacingError } from './userFacingError.mjs';

export const endWithParentModule = new URL('./endWithParent.mjs', import.meta.url).href;
const maxShownLines = 30;
/** The server's tsconfig. By default tsx would read the root tsconfig, which lists no files. */
const serverTsconfig = join(root, 'graph', 'tsconfig.json');

/**
 * @typedef {object} CommandOptions
 * @property {NodeJS.ProcessEnv} [env] added to this process's own
 * @property {boolean} [show] lets the command write to the terminal; otherwise its output is returned
 * @property {string} [failure] error message if the command fails, followed by its last lines
 *
 * @typedef {object} CommandResult
 * @property {number} code
 * @property {string} output
 */

/**
 * Runs a command to completion. The command is stopped if this script exits.
 * @param {string} command
 * @param {string[]} args
 * @param {CommandOptions} [options]
 * @returns {Promise<CommandResult>}
 */
export async function run(command, args, { env, show = false } = {}) {
  const stdio = show ? 'inherit' : 'pipe';
  const child = spawn(command, args, {
    cwd: root,
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', stdio, stdio],
  });
  onExit(() => stopGroup(child));
  return waitForExit(child, command);
}

/**
 * Runs a Node program to completion. The program is stopped if this script exits.
 * @param {string[]} args
 * @param {CommandOptions} [options]
 */
export async function runNode(args, { env, show = false } = {}) {
  return waitForExit(startNode(args, { env, stdio: show ? 'inherit' : 'pipe' }), args.join(' '));
}

/**
 * Runs a Node program like `runNode`, but throws a `UserFacingError` with the last lines of output if it fails.
 * @param {string[]} args
 * @param {CommandOptions & { failure: string }} options
 */
export async function runNodeOrThrow(args, options) {
  return expectSuccess(await runNode(args, options), options.failure);
}

/**
 * Starts a Node program in its own process group, which is terminated when this script exits, even if the script is
 * killed.
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, stdio: 'inherit' | 'pipe' | 'ignore' | number }} options
 */
export function startNode(args, { env, stdio }) {
  const child = spawn(process.execPath, ['--import', endWithParentModule, ...args], {
    cwd: root,
    detached: true,
    env: { ...process.env, TSX_TSCONFIG_PATH: serverTsconfig, ...env, END_WITH_PARENT: String(process.pid) },
    stdio: ['ignore', stdio, stdio, 'ipc'],
  });
  onExit(() => stopGroup(child));
  return child;
}

/**
 * Terminates a process group and waits until its leader has exited. Kills the group after `patience` ms.
 * @param {import('node:child_process').ChildProcess} child
 */
export async function stopGroup(child, killDelayMs = 7_000) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const groupId = child.pid;
  const exitPromise = new Promise((resolve) => child.once('exit', resolve));
  signalGroup(groupId, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(groupId, 'SIGKILL'), killDelayMs);
  await exitPromise;
  clearTimeout(timer);
}

/**
 * Returns the path of a command provided by an installed package.
 * @param {string} name
 */
export function getPackageCommand(name) {
  return join(root, 'node_modules', '.bin', name);
}

/**
 * @param {CommandResult} result
 * @param {string} failureMessage
 */
export function expectSuccess(result, failureMessage) {
  if (result.code === 0) return result;
  const lines = result.output.trim().split('\n').slice(-maxShownLines).join('\n');
  throw new UserFacingError(lines ? `${failureMessage}\n\n${lines}` : failureMessage);
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} name
 * @returns {Promise<CommandResult>}
 */
function waitForExit(child, name) {
  let output = '';
  const appendOutput = (/** @type {Buffer} */ chunk) => {
    output = (output + chunk).slice(-1_000_000);
  };
  child.stdout?.on('data', appendOutput);
  child.stderr?.on('data', appendOutput);
  return new Promise((resolve, reject) => {
    child.once('error', (error) =>
      reject(new UserFacingError(`${name} could not be started: ${error.message}`)),
    );
    child.once('close', (code) => {
      // A command has no meaningful result if it was stopped because the script is exiting.
      if (!isExiting()) resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * @param {number} groupId
 * @param {NodeJS.Signals} signal
 */
function signalGroup(groupId, signal) {
  try {
    process.kill(-groupId, signal);
  } catch {
    // The group has already ended.
  }
}
