// @ts-check
import { readFileSync } from 'node:fs';

/**
 * Calls `exit` when npm's process is gone, because npm cannot forward a signal if it is killed with SIGKILL.
 * @param {() => void} exit
 */
export function exitWithNpm(exit) {
  if (!process.env.npm_lifecycle_event) return;
  const initialProcess = findNpmProcess();
  setInterval(() => {
    if (findNpmProcess() !== initialProcess) exit();
  }, 1_000).unref();
}

/** Returns the id of npm's process: the parent, or the grandparent if npm runs scripts through a shell. */
function findNpmProcess() {
  try {
    const command = readFileSync(`/proc/${process.ppid}/cmdline`, 'utf8');
    if (!/^(\/bin\/)?sh\0-c\0/.test(command)) return process.ppid;
    return Number(readFileSync(`/proc/${process.ppid}/status`, 'utf8').match(/^PPid:\s*(\d+)/m)?.[1]);
  } catch {
    return process.ppid;
  }
}
