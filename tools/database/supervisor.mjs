// @ts-check
// Runs the database server for one owner, in a separate session. stdin is a pipe from the owner. When it closes because
// the owner has stopped or was killed, the server is shut down cleanly. Ctrl-C therefore never reaches the server
// before its owner, and no server outlives its owner.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { openLog } from '../../scripts/lib/process/rotatingLog.mjs';
import { readProcessIdentity } from './processIdentity.mjs';
import { updateRunFile } from './runFile.mjs';

/**
 * @typedef {object} Duty
 * @property {string} command
 * @property {string[]} args
 * @property {string} log
 * @property {string} runFile
 * @property {string} [isTemporary] folder that is removed once the server has stopped
 */

const stopTimeoutMs = 120_000;
let isStopRequested = false;

/** @type {Duty} */
const options = JSON.parse(process.argv[2] ?? '');
const log = openLog(options.log);
const server = spawn(options.command, options.args, { stdio: ['ignore', log, log] });
server.once('error', () => exit(1));
server.once('exit', (code) => exit(code ?? 1));
if (server.pid)
  updateRunFile(options.runFile, {
    supervisor: readProcessIdentity(process.pid),
    server: readProcessIdentity(server.pid),
  });

process.stdin.resume();
process.stdin.once('close', shutDown);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, shutDown);

function shutDown() {
  isStopRequested = true;
  server.kill(options.isTemporary ? 'SIGKILL' : 'SIGTERM');
  setTimeout(() => server.kill('SIGKILL'), stopTimeoutMs).unref();
}

/** @param {number} code */
function exit(code) {
  if (isStopRequested && options.isTemporary) rmSync(options.isTemporary, { recursive: true, force: true });
  process.exit(code);
}
