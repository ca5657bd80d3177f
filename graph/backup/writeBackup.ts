import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FileStore } from '#graph/storage/fileStore.ts';
import { type ArchiveWriter, createArchiveWriter } from './archive/createArchiveWriter.ts';
import { encrypt } from './archive/encryption.ts';
import {
  type BackupContents,
  type BackupHead,
  CONTENTS_FILE,
  FORMAT_VERSION,
  HEAD_FILE,
  SCHEMA_FILE,
} from './contents.ts';
import { type DatabaseSnapshot, openSnapshot, query } from './dump/databaseSnapshot.ts';
import { dumpTable } from './dump/dumpTable.ts';
import { readTables } from './dump/readTables.ts';
import { readSecrets } from './secretFiles.ts';

export interface BackupSource {
  databaseUrl: string;
  media: FileStore;
  dataDir: string;
}

interface Options {
  id: string;
  takenAt: Date;
  passphrase: string | null;
}

const gzipAsync = promisify(gzip);

/**
 * Writes a consistent backup of the entire store to a file in the backup destination, without blocking sales. The
 * database is read first; photos referenced by a row are never removed during a backup. Returns the size and checksum
 * of the file.
 */
export async function writeBackup(
  store: BackupSource,
  { id, takenAt, passphrase }: Options,
  { place, name }: { place: FileStore; name: string },
): Promise<{ bytes: number; sha256: string }> {
  const snapshot = await openSnapshot(store.databaseUrl);
  const archive = createArchiveWriter();
  const addPromise = addStore(archive, store, { snapshot, id, takenAt, passphrase }).catch((error: Error) => {
    archive.fail(error);
    throw error;
  });
  try {
    const archiveStream = passphrase ? await encrypt(archive.stream, passphrase) : archive.stream;
    // A failure of one stream ends the others, and must not end the process.
    const measuredArchive = measureStream(archiveStream);
    for (const stream of [archive.stream, archiveStream, measuredArchive.stream])
      stream.on('error', () => {});
    const writePromise = place.write(name, measuredArchive.stream).catch((error: Error) => {
      archive.fail(error);
      throw error;
    });
    // If both fail, the write error is thrown, because it caused the other one.
    for (const result of await Promise.allSettled([writePromise, addPromise]))
      if (result.status === 'rejected') throw result.reason;
    return measuredArchive.result();
  } finally {
    archive.fail(new Error('The backup was cancelled.'));
    await addPromise.catch(() => {});
    snapshot.end();
  }
}

async function addStore(
  archive: ArchiveWriter,
  { media, dataDir }: BackupSource,
  { snapshot, id, takenAt, passphrase }: Options & { snapshot: DatabaseSnapshot },
): Promise<void> {
  const secrets = passphrase ? await readSecrets(dataDir) : [];
  const migrations = await query(
    snapshot.connection,
    'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY migration_name',
  );
  const head: BackupHead = {
    format: FORMAT_VERSION,
    id,
    takenAt: takenAt.toISOString(),
    server: snapshot.server,
    migrations: migrations.map(({ name }) => name),
    binaryLog: snapshot.position,
    secrets: secrets.length > 0,
  };
  await archive.add(HEAD_FILE, toJson(head));
  const tables = await addDatabase(archive, snapshot);
  for (const { name, content } of secrets) await archive.add(`secrets/${name}`, content);
  for await (const { key } of media.list()) {
    // A file removed since it was listed was not in use.
    const file = await (await media.find(key))?.open();
    if (file) await archive.add(`media/${key}`, file);
  }
  const contents: BackupContents = { tables, files: archive.files };
  await archive.add(CONTENTS_FILE, toJson(contents));
  archive.end();
}

async function addDatabase(archive: ArchiveWriter, { connection }: DatabaseSnapshot) {
  const tables = await readTables(connection);
  // These settings are all that a manual restore of the tables needs (docs/backup.md).
  const preamble =
    "SET NAMES utf8mb4, time_zone = '+00:00', sql_mode = '', foreign_key_checks = 0, unique_checks = 0;\n";
  await archive.add(SCHEMA_FILE, Buffer.from(preamble + tables.map(({ ddl }) => `${ddl};\n`).join('')));
  const rowCounts: BackupContents['tables'] = {};
  for (const table of tables) {
    rowCounts[table.name] = 0;
    let part = 0;
    for await (const { sql, rows } of dumpTable(connection, table)) {
      part += 1;
      const name = `database/${table.name}/${String(part).padStart(6, '0')}.sql.gz`;
      await archive.add(name, await gzipAsync(sql));
      rowCounts[table.name] = (rowCounts[table.name] ?? 0) + rows;
    }
  }
  return rowCounts;
}

function toJson(value: BackupHead | BackupContents): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}

function measureStream(archiveStream: Readable) {
  const hash = createHash('sha256');
  let bytes = 0;
  const measureChunks = async function* () {
    for await (const chunk of archiveStream as AsyncIterable<Buffer>) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  };
  return { stream: Readable.from(measureChunks()), result: () => ({ bytes, sha256: hash.digest('hex') }) };
}
