// Takes a backup or verifies one: node --import tsx graph/backup/main.ts [--id ID] [--trigger COMMAND] [--check]
// (DATABASE_URL, DATA_DIR, BACKUP_…, S3_…)
import { randomUUID } from 'node:crypto';
import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { readEnv, SettingsError } from '#graph/env.ts';
import type { BackupTrigger } from '#graph/prisma/generated/enums.ts';
import { BackupProblem } from './backupProblem.ts';
import { checkBackup, runBackup } from './runBackup.ts';

/** The shop has priority over backups. */
const BACKUP_NICENESS = 10;

// Without the parent process, nothing waits for the result.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();
setPriority(BACKUP_NICENESS);
const { values } = parseArgs({
  options: {
    id: { type: 'string', default: randomUUID() },
    trigger: { type: 'string', default: 'COMMAND' },
    check: { type: 'boolean', default: false },
  },
});
const options = { id: values.id, trigger: values.trigger as BackupTrigger, now: () => new Date() };
try {
  const env = readEnv();
  if (values.check) {
    await checkBackup(env, options);
    process.stdout.write('The backup is complete.\n');
  } else {
    const { name, place, bytes, sha256, removed } = await runBackup(env, options);
    process.stdout.write(
      `${place}/${name}\n${(bytes / 1_000_000).toFixed(1)} MB, sha256 ${sha256}\n` +
        (env.backup.passphrase
          ? ''
          : 'Without BACKUP_PASSPHRASE the backup is not encrypted and does not contain the secrets of the data folder.\n') +
        (removed.length > 0 ? `Removed: ${removed.join(', ')}\n` : ''),
    );
  }
} catch (error) {
  process.stderr.write(
    `${error instanceof BackupProblem || error instanceof SettingsError ? error.message : (error as Error).stack}\n`,
  );
  // A hanging disk would block a normal exit forever.
  process.exit(1);
}
