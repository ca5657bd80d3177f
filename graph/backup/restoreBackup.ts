import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { migrate, readMigrationNames } from '#prisma/migrate.ts';
import { type ArchivedFile, readArchive } from './archive/archiveReader.ts';
import { decrypt } from './archive/encryption.ts';
import { BackupProblem } from './backupProblem.ts';
import { type BackupContents, type BackupHead, SCHEMA_FILE } from './contents.ts';
import {
  type BackupFile,
  openRestoreTarget,
  type RestoredDatabase,
  type RestoreTarget,
} from './restoreTarget.ts';
import { SECRETS } from './secretFiles.ts';
import { verifyBackup } from './verifyBackup.ts';

interface Options {
  passphrase: string | null;
  /** Called with each completed step. */
  report?: (step: string) => void;
  /** Name and size to record for the restored backup. */
  file?: BackupFile;
}

const gunzipAsync = promisify(gunzip);

/**
 * Restores a backup into an empty destination. Nothing is written until the entire backup has been verified. If the
 * restore is interrupted, no store opens there until it has been repeated. `open` returns the file from its beginning.
 */
export async function restoreBackup(
  open: () => Promise<Readable>,
  target: RestoreTarget,
  { passphrase, report = () => {}, file: backupFile }: Options,
): Promise<{ head: BackupHead; contents: BackupContents }> {
  const { head, contents } = await verifyBackup(await open(), passphrase);
  await refuseNewerBackup(head);
  report(`The backup of ${head.takenAt} is complete: ${contents.files.length} files.`);
  const database = await openRestoreTarget(target);
  try {
    await migrate(target.databaseUrl, { migrationNames: head.migrations });
    await database.empty();
    report('Tables created.');
    const file = await open();
    try {
      for await (const entry of readArchive(await decrypt(file, passphrase)))
        await restoreFile(entry, target, database);
    } finally {
      file.destroy();
    }
    await database.finish(head, contents, backupFile ?? null);
    return { head, contents };
  } finally {
    await database.end();
  }
}

async function refuseNewerBackup({ migrations }: BackupHead): Promise<void> {
  const knownMigrations = new Set(await readMigrationNames());
  const unknownMigration = migrations.find((name) => !knownMigrations.has(name));
  if (unknownMigration)
    throw new BackupProblem(
      `The backup was taken by a newer version of the store, which contains ${unknownMigration}. Restore it with that version.`,
    );
}

async function restoreFile(
  { name, stream }: ArchivedFile,
  { media, dataDir }: RestoreTarget,
  database: RestoredDatabase,
): Promise<void> {
  const [folder, ...rest] = name.split('/');
  if (folder === 'media') {
    await media.write(rest.join('/'), stream);
    return;
  }
  // All other files fit in memory. The largest is one part of a table.
  const content = await buffer(stream);
  if (name === SCHEMA_FILE) await database.addTables(String(content).split(';\n'));
  else if (folder === 'database')
    await database.run(
      String(await gunzipAsync(content))
        .split('\n')
        .filter(Boolean),
    );
  const secret = SECRETS.find((candidate) => name === `secrets/${candidate}`);
  if (secret) await writeFile(join(dataDir, secret), content, { mode: 0o600 });
}
