import { readdirSync, readFileSync } from 'node:fs';

export interface Process {
  pid: number;
  command: string;
}

/** The processes that a process has started and that still run, as Linux tells of them. */
export function childrenOf(parent: number): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const found = readProcess(Number(name));
      return found?.parent === parent ? [found] : [];
    });
}

/** Null where it has ended: a zombie runs no more. */
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
