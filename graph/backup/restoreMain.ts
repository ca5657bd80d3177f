// Restores a backup into an empty destination: node --import tsx graph/backup/restoreMain.ts FILE (DATABASE_URL,
// DATA_DIR, BACKUP_PASSPHRASE, S3_…). FILE is a path, or a name or s3://… in BACKUP_TO.
import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { readEnv } from '#graph/env.ts';
import { openMediaStore } from '#graph/media/mediaStore.ts';
import { createFolderStore } from '#graph/storage/folderStore.ts';
import { BackupProblem } from './backupProblem.ts';
import type { BackupDestination } from './backupSettings.ts';
import { openBackupDestination } from './openBackupDestination.ts';
import { restoreBackup } from './restoreBackup.ts';

const report = (line: string) => process.stdout.write(`${line}\n`);

try {
  const [backupPath = ''] = process.argv.slice(2);
  const env = readEnv();
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, backup } = env;
  const target = { databaseUrl, dataDir, media: await openMediaStore(env) };
  const { open, file } = await findBackup(backupPath, backup.to);
  const { head, contents } = await restoreBackup(open, target, {
    file,
    passphrase: backup.passphrase,
    report,
  });
  const rows = Object.values(contents.tables).reduce((sum, count) => sum + count, 0);
  report(`Restored ${rows} rows and ${contents.files.filter(isMediaFile).length} photos and 3D models.`);
  if (!head.secrets)
    report(
      'The backup did not contain the secrets of the data folder. Everybody has to sign in again, and staff with an authenticator app need a recovery code. If you have the old jwt-secret file, copy it to the data folder before you start the store.',
    );
  const { binaryLog } = head;
  if (binaryLog)
    report(`Later changes begin at position ${binaryLog.position} of the binary log ${binaryLog.file}.`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

/** Finds a file on this machine, or else in the backup destination. */
async function findBackup(backupPath: string, to: BackupDestination) {
  const [files, key] = existsSync(backupPath)
    ? [createFolderStore(dirname(backupPath)), basename(backupPath)]
    : [await openBackupDestination(to), basename(backupPath)];
  const file = await files.find(key);
  if (!file) throw new BackupProblem(`The backup ${backupPath} does not exist.`);
  const { bytes, stream } = await file.open();
  stream.destroy();
  return { open: async () => (await file.open()).stream, file: { name: key, bytes } };
}

function isMediaFile({ name }: { name: string }) {
  return name.startsWith('media/');
}
