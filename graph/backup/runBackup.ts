import type { Env } from '#graph/env.ts';
import { openMediaStore } from '#graph/media/mediaStore.ts';
import type { BackupTrigger } from '#graph/prisma/generated/enums.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import { BackupProblem } from './backupProblem.ts';
import type { BackupDestination } from './backupSettings.ts';
import { findDestinationProblem } from './findDestinationProblem.ts';
import { formatBackupName, parseBackupTime } from './formatBackupName.ts';
import { formatDestination, openBackupDestination } from './openBackupDestination.ts';
import { openBackupRecords } from './openBackupRecords.ts';
import { findBackupsToRemove } from './retentionRule.ts';
import { testBackupDestination } from './testBackupDestination.ts';
import { verifyBackup } from './verifyBackup.ts';
import { writeBackup } from './writeBackup.ts';

type Settings = Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 's3' | 'backup'>;

interface BackupRequest {
  id: string;
  trigger: BackupTrigger;
  now: () => Date;
}

const DAY_MS = 86_400_000;

/** Takes a backup, verifies it and only then removes old ones. Records the result, and throws if it failed. */
export async function runBackup(env: Settings, { id, trigger, now }: BackupRequest) {
  const { to, keep, passphrase } = env.backup;
  const startedAt = now();
  const isEncrypted = passphrase !== null;
  const place = formatDestination(to);
  const records = await openBackupRecords(env.DATABASE_URL);
  try {
    await records.begin({ id, trigger, place, isEncrypted, startedAt });
    const files = await openBackupDestination(to);
    await testBackupDestination(files);
    await files.removeUnfinishedFiles(new Date(startedAt.getTime() - DAY_MS));
    const name = formatBackupName(startedAt, { encrypted: isEncrypted });
    const store = { databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, media: await openMediaStore(env) };
    const savedBackup = await writeBackup(
      store,
      { id, takenAt: startedAt, passphrase },
      { place: files, name },
    );
    await verifyOrRemove(files, name, passphrase);
    await records.update(id, {
      ...savedBackup,
      bytes: BigInt(savedBackup.bytes),
      file: name,
      status: 'DONE',
      finishedAt: now(),
      checkedAt: now(),
    });
    const removedFiles = await removeOldBackups(files, keep, await records.findScheduledFiles(place));
    await records.recordRemovedFiles(removedFiles, place, now());
    return { name, place, removed: removedFiles, ...savedBackup };
  } catch (error) {
    const problem = toBackupProblem(error, to);
    await records.fail(id, problem.message, now());
    throw problem;
  } finally {
    await records.end();
  }
}

/** Verifies a backup in the store's backup destination and records that it is valid. Throws if it is not. */
export async function checkBackup(
  { DATABASE_URL, backup }: Settings,
  { id, now }: Omit<BackupRequest, 'trigger'>,
) {
  const records = await openBackupRecords(DATABASE_URL);
  try {
    const record = await records.find(id);
    if (record?.place !== formatDestination(backup.to))
      throw new BackupProblem(
        'This backup is not in the current backup destination, so it cannot be verified.',
      );
    await verifyFile(await openBackupDestination(backup.to), record.file, backup.passphrase);
    await records.update(id, { status: 'DONE', error: null, checkedAt: now() });
  } catch (error) {
    // A network failure does not mean that the backup is damaged, so its status does not change.
    if (error instanceof BackupProblem) await records.update(id, { status: 'FAILED', error: error.message });
    throw toBackupProblem(error, backup.to);
  } finally {
    await records.end();
  }
}

/** Removes a backup that cannot be read, so that nobody relies on it. */
async function verifyOrRemove(files: FileStore, name: string, passphrase: string | null): Promise<void> {
  try {
    await verifyFile(files, name, passphrase);
  } catch (error) {
    await files.remove(name);
    throw error;
  }
}

async function verifyFile(files: FileStore, name: string, passphrase: string | null): Promise<void> {
  const file = await files.find(name);
  if (!file) throw new BackupProblem(`${name} no longer exists.`);
  await verifyBackup((await file.open()).stream, passphrase);
}

async function removeOldBackups(
  files: FileStore,
  retentionRule: Settings['backup']['keep'],
  scheduledFiles: ReadonlySet<string>,
): Promise<string[]> {
  const backups: { key: string; takenAt: Date; isScheduled: boolean }[] = [];
  for await (const { key } of files.list()) {
    const takenAt = parseBackupTime(key);
    if (takenAt) backups.push({ key, takenAt, isScheduled: scheduledFiles.has(key) });
  }
  const expiredKeys = findBackupsToRemove(retentionRule, backups).map(({ key }) => key);
  for (const key of expiredKeys) await files.remove(key);
  return expiredKeys;
}

function toBackupProblem(error: unknown, destination: BackupDestination): BackupProblem {
  if (error instanceof BackupProblem) return error;
  const { message } = error as Error;
  return new BackupProblem(
    findDestinationProblem(error, destination) ?? `The backup could not be written: ${message}`,
    {
      cause: error,
    },
  );
}
