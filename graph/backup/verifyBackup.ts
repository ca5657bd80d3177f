import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { StorageUnavailableError } from '#graph/storage/StorageUnavailableError.ts';
import { createDamagedBackupProblem, expectFiles, readArchive } from './archive/archiveReader.ts';
import { decrypt } from './archive/encryption.ts';
import { BackupProblem } from './backupProblem.ts';
import {
  type BackupContents,
  type BackupHead,
  backupContentsSchema,
  backupHeadSchema,
  CONTENTS_FILE,
  FORMAT_VERSION,
  HEAD_FILE,
} from './contents.ts';

/** Reads an entire backup and compares all checksums. Throws a BackupProblem if it could not be restored. */
export async function verifyBackup(
  file: Readable,
  passphrase: string | null,
): Promise<{ head: BackupHead; contents: BackupContents }> {
  const files: BackupContents['files'] = [];
  let head: BackupHead | undefined;
  let contents: BackupContents | undefined;
  try {
    for await (const { name, bytes, stream, sha256 } of readArchive(await decrypt(file, passphrase))) {
      if (!head) {
        head = readHead(name, await buffer(stream));
        files.push({ name, bytes, sha256: sha256() });
      } else if (name === CONTENTS_FILE)
        contents = backupContentsSchema.parse(JSON.parse(String(await buffer(stream))));
      else {
        for await (const _ of stream)
          if (contents) throw createDamagedBackupProblem('Data follows the table of contents.');
        files.push({ name, bytes, sha256: sha256() });
      }
    }
  } catch (error) {
    if (error instanceof BackupProblem) throw error;
    // A bucket that stops responding does not mean that the backup is damaged.
    if (file.errored instanceof StorageUnavailableError) throw file.errored;
    throw createDamagedBackupProblem(error);
  } finally {
    file.destroy();
  }
  if (!head || !contents) throw createDamagedBackupProblem('The table of contents is missing.');
  expectFiles(files, contents.files);
  return { head, contents };
}

function readHead(name: string, bytes: Buffer): BackupHead {
  if (name !== HEAD_FILE) throw new BackupProblem('This file is not a backup of the store.');
  const json: { format?: unknown } = JSON.parse(String(bytes));
  if (Number(json.format) > FORMAT_VERSION)
    throw new BackupProblem(
      'The backup was taken by a newer version of the store. Restore it with that version.',
    );
  return backupHeadSchema.parse(json);
}
