// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Linux reports the CPU time of a process in ticks of 10 ms. Other systems have no /proc. */
const tickMs = 10;

export const hasProcFileSystem = existsSync('/proc/self/stat');

/** @typedef {number | undefined} Pid */

/**
 * Returns the CPU time of a process in ms, optionally including its children that have ended.
 * @param {Pid | 'self'} pid
 */
export function getCpuTime(pid, { withChildren = false } = {}) {
  const text = hasProcFileSystem && pid !== undefined ? readFileIfExists(`/proc/${pid}/stat`) : undefined;
  if (text === undefined) return Number.NaN;
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const cpuFields = fields.slice(11, withChildren ? 15 : 13);
  return cpuFields.reduce((sum, field) => sum + Number(field), 0) * tickMs;
}

/** Returns the CPU time of the whole machine in ms. */
export function getMachineCpuTime() {
  const [cpuLine = ''] = (hasProcFileSystem && readFileIfExists('/proc/stat')?.split('\n')) || [];
  const [user, nice, system, , , interrupt, softInterrupt, stolen] = cpuLine
    .trim()
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return [user, nice, system, interrupt, softInterrupt, stolen].reduce(
    (/** @type {number} */ sum, time) => sum + (time ?? Number.NaN) * tickMs,
    0,
  );
}

export const coreCount = cpus().length;

/**
 * Returns the resident memory of a process in MB, current and peak.
 * @param {Pid} pid
 */
export function readMemory(pid) {
  const status = (pid !== undefined && readFileIfExists(`/proc/${pid}/status`)) || '';
  const readMegabytes = (/** @type {string} */ name) =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? Number.NaN) / 1024;
  return { now: readMegabytes('VmRSS'), highest: readMegabytes('VmHWM') };
}

/** @param {string} path */
function readFileIfExists(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
