// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * Returns an identity that distinguishes a process from later processes with the same pid.
 * @param {number} pid
 * @returns {string | undefined} undefined if there is no such process
 */
export function readProcessIdentity(pid) {
  const startTime = existsSync('/proc/self/stat') ? readStartTimeFromProc(pid) : readStartTimeFromPs(pid);
  return startTime && `${pid} ${startTime}`;
}

/** @param {string | undefined} identity */
export function isRunning(identity) {
  return identity !== undefined && readProcessIdentity(readPid(identity)) === identity;
}

/** @param {string} identity */
export function readPid(identity) {
  return Number.parseInt(identity, 10);
}

/** @param {number} pid */
function readStartTimeFromProc(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may contain spaces. The state follows it; the start time is the 20th field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return undefined;
    return `${fields[19]} ${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}`;
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function readStartTimeFromPs(pid) {
  try {
    const line = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return line.trim() || undefined;
  } catch {
    return undefined;
  }
}
