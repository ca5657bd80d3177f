// @ts-check
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { mustRunNode, startNode } from '../../../scripts/lib/process/command.mjs';
import { atEnd } from '../../../scripts/lib/process/ending.mjs';
import { freePort } from '../../../scripts/lib/process/ports.mjs';

/** @typedef {'bareServer' | 'buyersAndReaders' | 'plainOrders' | 'readers' | 'shoppers'} Program */

/**
 * Makes load in a process of its own, so that what it takes is not taken for the server's; answers what it has measured.
 * @template Result
 * @param {Exclude<Program, 'bareServer'>} program
 * @param {object} plan
 * @returns {Promise<Result>}
 */
export async function runLoad(program, plan) {
  const file = planFile(plan);
  const { output } = await mustRunNode([path(program), file], { failure: `Load (${program}) failed.` });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}

/**
 * Starts the bare server, which knows these answers.
 * @param {{ body: string, answer: string }[]} answers
 */
export async function startBareServer(answers) {
  const port = await freePort();
  const { pid } = startNode([path('bareServer'), planFile({ port, answers })], { stdio: 'inherit' });
  while (!(await canConnect(port))) await pause(20);
  return { port, pid };
}

/** @type {string | undefined} */
let folder;
let plans = 0;

/** @param {object} plan */
function planFile(plan) {
  if (!folder) {
    const made = mkdtempSync(join(tmpdir(), 'bench-'));
    atEnd(() => rmSync(made, { recursive: true, force: true }));
    folder = made;
  }
  const file = join(folder, `${plans++}.json`);
  writeFileSync(file, JSON.stringify(plan));
  return file;
}

/** @param {Program} program */
function path(program) {
  return `tools/bench/store/load/${program}.mjs`;
}

/**
 * Whether something listens on a port of the loopback.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function canConnect(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const answer = (/** @type {boolean} */ can) => {
      socket.destroy();
      resolve(can);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
  });
}
