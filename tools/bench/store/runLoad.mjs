// @ts-check
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runNodeOrThrow, startNode } from '../../../scripts/lib/process/command.mjs';
import { findFreePort } from '../../../scripts/lib/process/ports.mjs';
import { onExit } from '../../../scripts/lib/process/shutdown.mjs';

/** @typedef {'bareServer' | 'ordersAndReads' | 'plainOrders' | 'readers' | 'shoppers'} Program */

/**
 * Generates load in a separate process, so that its CPU is not counted as the server's, and returns the measurements.
 * @template Result
 * @param {Exclude<Program, 'bareServer'>} program
 * @param {object} plan
 * @returns {Promise<Result>}
 */
export async function runLoad(program, plan) {
  const file = writePlanFile(plan);
  const { output } = await runNodeOrThrow([getProgramPath(program), file], {
    failure: `Load (${program}) failed.`,
  });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}

/**
 * Starts the bare server with these responses.
 * @param {{ body: string, answer: string }[]} answers
 */
export async function startBareServer(answers) {
  const port = await findFreePort();
  const { pid } = startNode([getProgramPath('bareServer'), writePlanFile({ port, answers })], {
    stdio: 'inherit',
  });
  while (!(await canConnect(port))) await pause(20);
  return { port, pid };
}

/** @type {string | undefined} */
let folder;
let planCount = 0;

/** @param {object} plan */
function writePlanFile(plan) {
  if (!folder) {
    const createdFolder = mkdtempSync(join(tmpdir(), 'bench-'));
    onExit(() => rmSync(createdFolder, { recursive: true, force: true }));
    folder = createdFolder;
  }
  const file = join(folder, `${planCount++}.json`);
  writeFileSync(file, JSON.stringify(plan));
  return file;
}

/** @param {Program} program */
function getProgramPath(program) {
  return `tools/bench/store/load/${program}.mjs`;
}

/**
 * Returns true if a server listens on the loopback port.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function canConnect(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const finish = (/** @type {boolean} */ isConnected) => {
      socket.destroy();
      resolve(isConnected);
    };
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
  });
}
