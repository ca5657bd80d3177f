import { resolve, sep } from 'node:path';
import type { FileStore } from '#graph/storage/fileStore.ts';
import { createFolderStore } from '#graph/storage/folderStore.ts';
import type { BackupDestination, BackupPlan, BackupSettings } from './backupSettings.ts';
import { formatRetentionRule } from './retentionRule.ts';

export async function openBackupDestination(destination: BackupDestination): Promise<FileStore> {
  if ('folder' in destination) return createFolderStore(destination.folder, { isPrivate: true });
  const { createS3Store } = await import('#graph/storage/s3Store.ts');
  return createS3Store(destination.s3, destination.prefix);
}

export function toBackupPlan({ at, keep, passphrase, to }: BackupSettings, dataDir: string): BackupPlan {
  return {
    at,
    keep: formatRetentionRule(keep),
    place: formatDestination(to),
    isEncrypted: passphrase !== null,
    isInDataFolder: 'folder' in to && isWithin(resolve(dataDir), resolve(to.folder)),
  };
}

function isWithin(folder: string, path: string): boolean {
  return path === folder || path.startsWith(`${folder}${sep}`);
}

/** Returns the destination as written in BACKUP_TO. */
export function formatDestination(destination: BackupDestination): string {
  if ('folder' in destination) return destination.folder;
  return `s3://${[destination.s3.bucket, destination.prefix].filter(Boolean).join('/')}`;
}
