// @ts-check
// Runs the database server for one holder, in a session of its own. The holder keeps the other end of stdin: when that
// closes, because the holder has stopped or was killed, the server is shut down in order. So no Ctrl-C reaches the server
// before its holder, and no server outlives one.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { openLog } from '../../scripts/lib/process/keptLog.mjs';
import { toIdentity } from './processIdentity.mjs';
import { updateRunFile } from './runFile.mjs';

/**
 * @typedef {object} Duty
 * @property {string} command
 * @property {string[]} args
 * @property {string} log
 * @property {string} runFile
 * @property {string} [throwAway] a folder that is removed when the server was shut down
 */

const patience = 120_000;
let asked = false;

/** @type {Duty} */
const duty = JSON.parse(process.argv[2] ?? '');
const log = openLog(duty.log);
const server = spawn(duty.command, duty.args, { stdio: ['ignore', log, log] });
server.once('error', () => leave(1));
server.once('exit', (code) => leave(code ?? 1));
if (server.pid)
  updateRunFile(duty.runFile, { supervisor: toIdentity(process.pid), server: toIdentity(server.pid) });

process.stdin.resume();
process.stdin.once('close', shutDown);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, shutDown);

function shutDown() {
  asked = true;
  server.kill(duty.throwAway ? 'SIGKILL' : 'SIGTERM');
  setTimeout(() => server.kill('SIGKILL'), patience).unref();
}

/** @param {number} code */
function leave(code) {
  if (asked && duty.throwAway) rmSync(duty.throwAway, { recursive: true, force: true });
  process.exit(code);
}
