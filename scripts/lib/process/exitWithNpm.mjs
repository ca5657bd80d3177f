// @ts-check
import { readFileSync } from 'node:fs';

/**
 * npm killed outright cannot pass a signal on: its script notices that the processes above it are others.
 * @param {() => void} leave
 */
export function leaveWithNpm(leave) {
  if (!process.env.npm_lifecycle_event) return;
  const before = npmAbove();
  setInterval(() => {
    if (npmAbove() !== before) leave();
  }, 1_000).unref();
}

/** The process of npm, which is the parent or, past the shell that npm runs scripts with, its parent. */
function npmAbove() {
  try {
    const command = readFileSync(`/proc/${process.ppid}/cmdline`, 'utf8');
    if (!/^(\/bin\/)?sh\0-c\0/.test(command)) return process.ppid;
    return Number(readFileSync(`/proc/${process.ppid}/status`, 'utf8').match(/^PPid:\s*(\d+)/m)?.[1]);
  } catch {
    return process.ppid;
  }
}
