import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { StorageUnavailable } from '#graph/storage/storageUnavailable.ts';
import { createDamagedProblem, expectFiles, readArchive } from './archive/archiveReader.ts';
import { decrypt } from './archive/encryption.ts';
import { BackupProblem } from './backupProblem.ts';
import {
  type BackupContents,
  type BackupHead,
  backupContents,
  backupHead,
  CONTENTS,
  FORMAT,
  HEAD,
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
      } else if (name === CONTENTS) contents = backupContents.parse(JSON.parse(String(await buffer(stream))));
      else {
        for await (const _ of stream)
          if (contents) throw createDamagedProblem('Data follows the table of contents.');
        files.push({ name, bytes, sha256: sha256() });
      }
    }
  } catch (error) {
    if (error instanceof BackupProblem) throw error;
    // A bucket that stops responding does not mean that the backup is damaged.
    if (file.errored instanceof StorageUnavailable) throw file.errored;
    throw createDamagedProblem(error);
  } finally {
    file.destroy();
  }
  if (!head || !contents) throw createDamagedProblem('The table of contents is missing.');
  expectFiles(files, contents.files);
  return { head, contents };
}

function readHead(name: string, bytes: Buffer): BackupHead {
  if (name !== HEAD) throw new BackupProblem('This file is not a backup of the store.');
  const json: { format?: unknown } = JSON.parse(String(bytes));
  if (Number(json.format) > FORMAT)
    throw new BackupProblem(
      'The backup was taken by a newer version of the store. Restore it with that version.',
    );
  return backupHead.parse(json);
}
