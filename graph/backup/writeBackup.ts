import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FileStore } from '#graph/storage/fileStore.ts';
import { type ArchiveWriter, archiveWriter } from './archive/archiveWriter.ts';
import { encrypted } from './archive/encryption.ts';
import { type BackupContents, type BackupHead, CONTENTS, FORMAT, HEAD, SCHEMA } from './contents.ts';
import { ask, type DatabaseSnapshot, openSnapshot } from './dump/databaseSnapshot.ts';
import { dumpTable } from './dump/dumpTable.ts';
import { readTables } from './dump/readTables.ts';
import { readSecrets } from './secrets.ts';

export interface StoreToBackUp {
  databaseUrl: string;
  media: FileStore;
  dataDir: string;
}

interface Options {
  id: string;
  takenAt: Date;
  passphrase: string | null;
}

const compressed = promisify(gzip);

/**
 * Writes the whole store, as it was at one moment, into a file of a place, while it goes on selling. The database is read
 * first: a photograph that a row names is never removed while a backup is written. Answers what the file is.
 */
export async function writeBackup(
  store: StoreToBackUp,
  { id, takenAt, passphrase }: Options,
  { place, name }: { place: FileStore; name: string },
): Promise<{ bytes: number; sha256: string }> {
  const snapshot = await openSnapshot(store.databaseUrl);
  const archive = archiveWriter();
  const adding = addStore(archive, store, { snapshot, id, takenAt, passphrase }).catch((error: Error) => {
    archive.fail(error);
    throw error;
  });
  try {
    const whole = passphrase ? await encrypted(archive.stream, passphrase) : archive.stream;
    // Whoever fails first ends the other one, which is not to end the program too.
    const measured = measure(whole);
    for (const stream of [archive.stream, whole, measured.stream]) stream.on('error', () => {});
    const writing = place.write(name, measured.stream).catch((error: Error) => {
      archive.fail(error);
      throw error;
    });
    // Where both fail the place says why: what is added fails there with its own reason.
    for (const end of await Promise.allSettled([writing, adding]))
      if (end.status === 'rejected') throw end.reason;
    return measured.result();
  } finally {
    archive.fail(new Error('The backup was given up.'));
    await adding.catch(() => {});
    snapshot.end();
  }
}

async function addStore(
  archive: ArchiveWriter,
  { media, dataDir }: StoreToBackUp,
  { snapshot, id, takenAt, passphrase }: Options & { snapshot: DatabaseSnapshot },
): Promise<void> {
  const secrets = passphrase ? await readSecrets(dataDir) : [];
  const migrations = await ask(
    snapshot.connection,
    'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY migration_name',
  );
  const head: BackupHead = {
    format: FORMAT,
    id,
    takenAt: takenAt.toISOString(),
    server: snapshot.server,
    migrations: migrations.map(({ name }) => name),
    binaryLog: snapshot.position,
    secrets: secrets.length > 0,
  };
  await archive.add(HEAD, toJson(head));
  const tables = await addDatabase(archive, snapshot);
  for (const { name, content } of secrets) await archive.add(`secrets/${name}`, content);
  for await (const { key } of media.list()) {
    // One that was removed since it was listed was on nothing.
    const file = await (await media.find(key))?.open();
    if (file) await archive.add(`media/${key}`, file);
  }
  const contents: BackupContents = { tables, files: archive.files };
  await archive.add(CONTENTS, toJson(contents));
  archive.end();
}

async function addDatabase(archive: ArchiveWriter, { connection }: DatabaseSnapshot) {
  const tables = await readTables(connection);
  // Nothing but this is needed to restore the tables by hand (docs/backup.md).
  const begin =
    "SET NAMES utf8mb4, time_zone = '+00:00', sql_mode = '', foreign_key_checks = 0, unique_checks = 0;\n";
  await archive.add(SCHEMA, Buffer.from(begin + tables.map(({ ddl }) => `${ddl};\n`).join('')));
  const counts: BackupContents['tables'] = {};
  for (const table of tables) {
    counts[table.name] = 0;
    let part = 0;
    for await (const { sql, rows } of dumpTable(connection, table)) {
      part += 1;
      const name = `database/${table.name}/${String(part).padStart(6, '0')}.sql.gz`;
      await archive.add(name, await compressed(sql));
      counts[table.name] = (counts[table.name] ?? 0) + rows;
    }
  }
  return counts;
}

function toJson(value: BackupHead | BackupContents): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}

function measure(whole: Readable) {
  const hash = createHash('sha256');
  let bytes = 0;
  const passing = async function* () {
    for await (const chunk of whole as AsyncIterable<Buffer>) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  };
  return { stream: Readable.from(passing()), result: () => ({ bytes, sha256: hash.digest('hex') }) };
}
