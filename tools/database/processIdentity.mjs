// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * Names a process so that a later one with the same number is not taken for it.
 * @param {number} pid
 * @returns {string | undefined} undefined when there is no such process
 */
export function toIdentity(pid) {
  const started = existsSync('/proc/self/stat') ? startFromProc(pid) : startFromPs(pid);
  return started && `${pid} ${started}`;
}

/** @param {string | undefined} identity */
export function isRunning(identity) {
  return identity !== undefined && toIdentity(readPid(identity)) === identity;
}

/** @param {string} identity */
export function readPid(identity) {
  return Number.parseInt(identity, 10);
}

/** @param {number} pid */
function startFromProc(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces; the state follows it, the start is the 20th field from there.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return undefined;
    return `${fields[19]} ${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}`;
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function startFromPs(pid) {
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
