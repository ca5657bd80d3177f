// Backs the store up, or reads a backup again: node --import tsx graph/backup/main.ts [--id ID] [--trigger COMMAND] [--check]
// (DATABASE_URL, DATA_DIR, BACKUP_…, S3_…)
import { randomUUID } from 'node:crypto';
import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { readEnv, SettingsError } from '#graph/env.ts';
import type { BackupTrigger } from '#graph/prisma/generated/enums.ts';
import { BackupProblem } from './backupProblem.ts';
import { checkBackup, runBackup } from './runBackup.ts';

/** Shoppers come first. */
const NICE = 10;

// Whoever has started it and ended meanwhile does not wait for it.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();
setPriority(NICE);
const { values } = parseArgs({
  options: {
    id: { type: 'string', default: randomUUID() },
    trigger: { type: 'string', default: 'COMMAND' },
    check: { type: 'boolean', default: false },
  },
});
const asked = { id: values.id, trigger: values.trigger as BackupTrigger, now: () => new Date() };
try {
  const env = readEnv();
  if (values.check) {
    await checkBackup(env, asked);
    process.stdout.write('The backup is whole.\n');
  } else {
    const { name, place, bytes, sha256, removed } = await runBackup(env, asked);
    process.stdout.write(
      `${place}/${name}\n${(bytes / 1_000_000).toFixed(1)} MB, sha256 ${sha256}\n` +
        (env.backup.passphrase
          ? ''
          : 'Without BACKUP_PASSPHRASE it is not encrypted, and the secrets of the data folder are not in it.\n') +
        (removed.length > 0 ? `No longer kept: ${removed.join(', ')}\n` : ''),
    );
  }
} catch (error) {
  process.stderr.write(
    `${error instanceof BackupProblem || error instanceof SettingsError ? error.message : (error as Error).stack}\n`,
  );
  // At once: a disk that does not answer would hold it for ever.
  process.exit(1);
}
