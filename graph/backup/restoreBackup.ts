import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { migrate, readMigrationNames } from '#prisma/migrate.ts';
import { type ArchivedFile, readArchive } from './archive/archiveReader.ts';
import { decrypted } from './archive/encryption.ts';
import { BackupProblem } from './backupProblem.ts';
import { type BackupContents, type BackupHead, SCHEMA } from './contents.ts';
import { type BackupFile, emptyPlace, type PlaceToRestore, type RestoredDatabase } from './emptyPlace.ts';
import { SECRETS } from './secrets.ts';
import { verifyBackup } from './verifyBackup.ts';

interface Options {
  passphrase: string | null;
  /** Told of each step. */
  report?: (step: string) => void;
  /** What is noted of the file. */
  file?: BackupFile;
}

const uncompressed = promisify(gunzip);

/**
 * Puts a backup back into an empty place, which is looked at and nothing more until the whole backup was found to be good.
 * Where it is broken off, the place opens no store until it was run again. `open` answers the file, from its beginning.
 */
export async function restoreBackup(
  open: () => Promise<Readable>,
  place: PlaceToRestore,
  { passphrase, report = () => {}, file: given }: Options,
): Promise<{ head: BackupHead; contents: BackupContents }> {
  const { head, contents } = await verifyBackup(await open(), passphrase);
  await refuseNewer(head);
  report(`The backup of ${head.takenAt} is whole: ${contents.files.length} files.`);
  const database = await emptyPlace(place);
  try {
    await migrate(place.databaseUrl, { only: head.migrations });
    await database.empty();
    report('The tables are made.');
    const file = await open();
    try {
      for await (const entry of readArchive(await decrypted(file, passphrase)))
        await restoreFile(entry, place, database);
    } finally {
      file.destroy();
    }
    await database.finish(head, contents, given ?? null);
    return { head, contents };
  } finally {
    await database.end();
  }
}

async function refuseNewer({ migrations }: BackupHead): Promise<void> {
  const known = new Set(await readMigrationNames());
  const unknown = migrations.find((name) => !known.has(name));
  if (unknown)
    throw new BackupProblem(
      `The backup was taken by a newer version of the store, which knows ${unknown}. Restore it with that one.`,
    );
}

async function restoreFile(
  { name, stream }: ArchivedFile,
  { media, dataDir }: PlaceToRestore,
  database: RestoredDatabase,
): Promise<void> {
  const [room, ...rest] = name.split('/');
  if (room === 'media') {
    await media.write(rest.join('/'), stream);
    return;
  }
  // Whatever else there is, is no longer than a part of a table.
  const content = await buffer(stream);
  if (name === SCHEMA) await database.addTables(String(content).split(';\n'));
  else if (room === 'database')
    await database.run(
      String(await uncompressed(content))
        .split('\n')
        .filter(Boolean),
    );
  const secret = SECRETS.find((one) => name === `secrets/${one}`);
  if (secret) await writeFile(join(dataDir, secret), content, { mode: 0o600 });
}
