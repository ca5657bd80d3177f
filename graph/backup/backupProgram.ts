import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filePath } from '#graph/filePath.ts';
import { BackupProblem } from './backupProblem.ts';

/**
 * Runs the program that writes and reads backups, with the environment of this server, in a process of its own: requests
 * do not wait for it, and it ends with this one. Throws a BackupProblem with its last line where it failed.
 */
export async function runBackupProgram(args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [...program(), ...args], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk).slice(-4000);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new BackupProblem(lastWords(said) || 'The program that writes it ended by itself.');
}

/** The sentence of one that ended in order; of one that did not, its error without the stack. */
function lastWords(said: string): string {
  if (!/^\s+at /m.test(said)) return said.trim();
  const [error = ''] = /^\w*Error\b.*$/m.exec(said) ?? [];
  return `The program that writes it ended by itself. ${error}`.trim();
}

/** The server as it was built has it beside itself; the sources run by tsx. */
function program(): string[] {
  const here = fileURLToPath(import.meta.url);
  if (here.endsWith('.js')) return [join(dirname(here), 'backup.js')];
  return ['--import', 'tsx', filePath('#graph/backup/main.ts')];
}
