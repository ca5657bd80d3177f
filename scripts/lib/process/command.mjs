// @ts-check
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { atEnd, isEnding } from './ending.mjs';
import { UserFacingError } from './userFacingError.mjs';

export const endWithParent = new URL('./endWithParent.mjs', import.meta.url).href;
const shownLines = 30;
/** The project of the server; tsx would read the one at the top, which has no files of its own. */
const serverTypes = join(root, 'graph', 'tsconfig.json');

/**
 * @typedef {object} CommandOptions
 * @property {NodeJS.ProcessEnv} [env] added to this process's own
 * @property {boolean} [show] lets the command write to the terminal; otherwise its output is kept
 * @property {string} [failure] the sentence for a failed command, before its last lines
 *
 * @typedef {object} CommandResult
 * @property {number} code
 * @property {string} output
 */

/**
 * Runs a command to its end; it never outlives this script.
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
  atEnd(() => stopGroup(child));
  return finished(child, command);
}

/**
 * Runs a Node program to its end; it never outlives this script.
 * @param {string[]} args
 * @param {CommandOptions} [options]
 */
export async function runNode(args, { env, show = false } = {}) {
  return finished(startNode(args, { env, stdio: show ? 'inherit' : 'pipe' }), args.join(' '));
}

/**
 * Like `runNode`, but a command that fails is a `UserFacingError` with its last lines.
 * @param {string[]} args
 * @param {CommandOptions & { failure: string }} options
 */
export async function mustRunNode(args, options) {
  return expectSuccess(await runNode(args, options), options.failure);
}

/**
 * Starts a Node program in a process group of its own, which ends with this script even when that is killed outright.
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, stdio: 'inherit' | 'pipe' | 'ignore' | number }} options
 */
export function startNode(args, { env, stdio }) {
  const child = spawn(process.execPath, ['--import', endWithParent, ...args], {
    cwd: root,
    detached: true,
    env: { ...process.env, TSX_TSCONFIG_PATH: serverTypes, ...env, END_WITH_PARENT: String(process.pid) },
    stdio: ['ignore', stdio, stdio, 'ipc'],
  });
  atEnd(() => stopGroup(child));
  return child;
}

/**
 * Asks a process group to end and waits until its leader has; after `patience` ms it is killed.
 * @param {import('node:child_process').ChildProcess} child
 */
export async function stopGroup(child, patience = 7_000) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const group = child.pid;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  signalGroup(group, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(group, 'SIGKILL'), patience);
  await gone;
  clearTimeout(timer);
}

/**
 * The path of a command that an installed package provides.
 * @param {string} name
 */
export function packageCommand(name) {
  return join(root, 'node_modules', '.bin', name);
}

/**
 * @param {CommandResult} result
 * @param {string} failure
 */
export function expectSuccess(result, failure) {
  if (result.code === 0) return result;
  const lines = result.output.trim().split('\n').slice(-shownLines).join('\n');
  throw new UserFacingError(lines ? `${failure}\n\n${lines}` : failure);
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} name
 * @returns {Promise<CommandResult>}
 */
function finished(child, name) {
  let output = '';
  const keep = (/** @type {Buffer} */ chunk) => {
    output = (output + chunk).slice(-1_000_000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return new Promise((resolve, reject) => {
    child.once('error', (error) =>
      reject(new UserFacingError(`${name} could not be started: ${error.message}`)),
    );
    child.once('close', (code) => {
      // A command stopped because the script is leaving has no result to speak of.
      if (!isEnding()) resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * @param {number} group
 * @param {NodeJS.Signals} signal
 */
function signalGroup(group, signal) {
  try {
    process.kill(-group, signal);
  } catch {
    // The group has ended meanwhile.
  }
}
