import { readdirSync, readFileSync } from 'node:fs';

export interface Process {
  pid: number;
  command: string;
}

/** Returns the running child processes of a process, as Linux reports them. */
export function findChildren(parentPid: number): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const candidate = readProcess(Number(name));
      return candidate?.parent === parentPid ? [candidate] : [];
    });
}

/** Null if the process has ended; a zombie counts as ended. */
function readProcess(pid: number): (Process & { parent: number }) | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (state === 'Z') return null;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return { pid, command, parent: Number(parent) };
  } catch {
    return null;
  }
}
