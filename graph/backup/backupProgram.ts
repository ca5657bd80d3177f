import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { resolveFilePath } from '#graph/filePath.ts';
import { BackupProblem } from './backupProblem.ts';

/**
 * Runs the backup program in a child process with this server's environment, so that requests are not delayed. The
 * child ends with this process. Throws a BackupProblem with its error message if it fails.
 */
export async function runBackupProgram(args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [...getProgramArguments(), ...args], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output = (output + chunk).slice(-4000);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0)
    throw new BackupProblem(getErrorMessage(output) || 'The backup program ended unexpectedly.');
}

/** Returns the program's output, or only the error without its stack trace if the program crashed. */
function getErrorMessage(output: string): string {
  if (!/^\s+at /m.test(output)) return output.trim();
  const [error = ''] = /^\w*Error\b.*$/m.exec(output) ?? [];
  return `The backup program ended unexpectedly. ${error}`.trim();
}

/** In a build, the program is next to the server bundle; sources run with tsx. */
function getProgramArguments(): string[] {
  const modulePath = fileURLToPath(import.meta.url);
  if (modulePath.endsWith('.js')) return [join(dirname(modulePath), 'backup.js')];
  return ['--import', 'tsx', resolveFilePath('#graph/backup/main.ts')];
}
