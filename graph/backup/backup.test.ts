import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createConnection } from 'mysql2/promise';
import { beforeAll, describe, expect, test } from 'vitest';
import { findLastBackup } from '#graph/modules/store/findLastBackup.ts';
import { openDatabases } from '#graph/prisma/databases.ts';
import type { FileStore, OpenFile } from '#graph/storage/fileStore.ts';
import { createFolderStore } from '#graph/storage/folderStore.ts';
import { createS3Store } from '#graph/storage/s3Store.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { buildOrderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import { useS3Server } from '#graph/testing/s3Server.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { migrate } from '#prisma/migrate.ts';
import { seed } from '#prisma/seed/seed.ts';
import { restoreBackup } from './restoreBackup.ts';
import { aRestoreTarget } from './testing/aRestoreTarget.ts';
import { readRowChecksums } from './testing/readRowChecksums.ts';
import { verifyBackup } from './verifyBackup.ts';
import { writeBackup } from './writeBackup.ts';

const server = useTestServer();
const s3 = useS3Server();
const passphrase = 'a passphrase of some words';
const now = new Date('2026-11-23T20:45:00Z');
let backups: FileStore;

beforeAll(async () => {
  const { media, mediaDir, databaseUrl } = server;
  await seed({ ...server, now });
  await media.write('.resized/banner-gold.webp/160.webp', Buffer.from('made again when it is asked for'));
  await writeFile(join(mediaDir, 'jwt-secret'), 'what tokens are signed with');
  backups = createFolderStore(join(mediaDir, '.backups'));
  // Values that a dump is most likely to lose.
  const connection = await createConnection({ uri: databaseUrl, charset: 'utf8mb4' });
  await connection.query(`CREATE TABLE odd_values (
    id INTEGER PRIMARY KEY, bytes VARBINARY(40), words TEXT, amount DECIMAL(30, 10), huge BIGINT UNSIGNED,
    at DATETIME(3), stamp TIMESTAMP(3) NULL, day DATE, said JSON, flags BIT(9),
    doubled BIGINT GENERATED ALWAYS AS (id * 2) STORED)
    DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  const unusualRows = [
    [
      1,
      Buffer.from([0, 1, 39, 34, 92, 10, 13, 26, 255]),
      `'";\\ \n\r\t\0\x1a % _ -- /*`,
      '12345678901234567890.0123456789',
    ],
    [2, Buffer.alloc(0), '', '-0.0000000001'],
    [3, null, 'चुरा 💍 e\u0301', null],
  ];
  for (const row of unusualRows)
    await connection.query(
      `INSERT INTO odd_values (id, bytes, words, amount, huge, at, stamp, day, said, flags)
       VALUES (?, ?, ?, ?, 18446744073709551615, '1999-12-31 23:59:59.999', '2026-03-29 01:30:00.123', '0001-01-01',
         '{"a": "\\\\" \\\\\\\\ é"}', b'101000001')`,
      row,
    );
  await connection.end();
});

const getBackupSource = () => ({
  databaseUrl: server.databaseUrl,
  media: server.media,
  dataDir: server.mediaDir,
});
const takeBackup = async (name: string, input: { passphrase?: string | null; place?: FileStore } = {}) => {
  const { place = backups, ...options } = { passphrase: null, ...input };
  return writeBackup(getBackupSource(), { id: randomUUID(), takenAt: now, ...options }, { place, name });
};
const createOpener =
  (name: string, destination = backups) =>
  async () => {
    const file: OpenFile | undefined = await (await destination.find(name))?.open();
    if (!file) throw new Error(`There is no ${name}.`);
    return file.stream;
  };
const readPhotos = async (media: FileStore) => {
  const contentByKey: Record<string, string> = {};
  for await (const { key } of media.list()) contentByKey[key] = (await media.read(key)).toString('base64');
  return contentByKey;
};

/** Places an order and returns its number. */
async function placeOrder(productId: string): Promise<string> {
  const { data } = await server.graphql(PLACE_ORDER, {
    input: buildOrderInput([{ productId, quantity: 1 }]),
  });
  return data?.placeOrder.order.number;
}

test('a backup taken during sales contains the entire store at a single point in time', async () => {
  const { prisma, databaseUrl, media } = server;
  const { id: productId } = await aProduct(prisma, { stock: 1000 });
  const numbersBefore = [await placeOrder(productId), await placeOrder(productId)];

  let isBackupDone = false;
  const numbersDuringBackup: string[] = [];
  const pendingSales = Promise.all(
    [1, 2, 3].map(async () => {
      while (!isBackupDone) numbersDuringBackup.push(await placeOrder(productId));
    }),
  );
  await takeBackup('selling.tar.age', { passphrase });
  isBackupDone = true;
  await pendingSales;
  const orderAfter = await placeOrder(productId);
  expect(numbersDuringBackup.length).toBeGreaterThan(3);

  const target = await aRestoreTarget();
  const { head } = await restoreBackup(createOpener('selling.tar.age'), target, { passphrase });
  expect(head).toMatchObject({ takenAt: now.toISOString(), secrets: true });

  const [source, restored] = [
    await readRowChecksums(databaseUrl),
    await readRowChecksums(target.databaseUrl),
  ];
  expect(Object.keys(restored).sort()).toEqual(Object.keys(source).sort());
  const GROWING_TABLES =
    /^(orders|order_|activities|payments|stock|variants|products|jobs|place_order|events|stale|attempts|mails)/;
  for (const [table, rows] of Object.entries(source))
    if (!GROWING_TABLES.test(table)) expect([table, restored[table]]).toEqual([table, rows]);

  const restoredDatabases = openDatabases(target.databaseUrl);
  const restoredOrders = await restoredDatabases.prisma.order.findMany({
    include: { lines: true, timeline: true },
  });
  const restoredNumbers = new Set(restoredOrders.map(({ number }) => number));
  expect(numbersBefore.every((number) => restoredNumbers.has(number))).toBe(true);
  expect(restoredNumbers.has(orderAfter)).toBe(false);
  const restoredSales = restoredOrders.filter(({ number }) =>
    [...numbersBefore, ...numbersDuringBackup].includes(number),
  );
  for (const { lines, timeline } of restoredSales) expect([lines.length, timeline.length]).toEqual([1, 1]);
  // Stock is consistent with the restored orders.
  const stockSum = await restoredDatabases.prisma.variant.aggregate({
    where: { productId },
    _sum: { stock: true },
  });
  expect(stockSum._sum.stock).toBe(1000 - restoredSales.length);
  await restoredDatabases.close();

  expect(await readPhotos(target.media)).toEqual(await readPhotos(media));
  expect(await readFile(join(target.dataDir, 'jwt-secret'), 'utf8')).toBe('what tokens are signed with');
  expect(await migrate(target.databaseUrl)).toEqual([]);
});

test('restores every row and photo byte for byte, including from a bucket', async () => {
  const bucket = createS3Store(s3, 'backups');
  await takeBackup('quiet.tar', { place: bucket });
  const target = await aRestoreTarget();
  const media = createS3Store(s3, 'media');
  const { head } = await restoreBackup(
    createOpener('quiet.tar', bucket),
    { ...target, media },
    { passphrase: null },
  );
  expect(head.secrets).toBe(false);
  expect(await readRowChecksums(target.databaseUrl)).toEqual(await readRowChecksums(server.databaseUrl));
  expect(await readPhotos(media)).toEqual(await readPhotos(server.media));
});

describe('a restore changes nothing if it is refused', () => {
  let fullBackup: Buffer;
  let encryptedBackup: Buffer;

  beforeAll(async () => {
    await takeBackup('whole.tar');
    await takeBackup('secret.tar.age', { passphrase });
    [fullBackup, encryptedBackup] = [await backups.read('whole.tar'), await backups.read('secret.tar.age')];
  });

  const restore = async (content: Buffer, input: string | null = null) => {
    const target = await aRestoreTarget();
    const open = async () => Readable.from([content]);
    const result = await restoreBackup(open, target, { passphrase: input }).catch(
      ({ message }: Error) => message,
    );
    await expect(createConnection(target.databaseUrl)).rejects.toThrow('Unknown database');
    return result;
  };

  test('refuses a wrong or missing passphrase', async () => {
    expect(await restore(encryptedBackup, 'another passphrase')).toBe(
      'BACKUP_PASSPHRASE is not the passphrase of this backup.',
    );
    expect(await restore(encryptedBackup)).toBe(
      'The backup is encrypted. Set BACKUP_PASSPHRASE to its passphrase.',
    );
  });

  const DAMAGED = 'The backup is damaged or incomplete. Use another one.';

  test('refuses a backup truncated at any point', async () => {
    for (const fraction of [0.0001, 0.3, 0.99])
      expect(await restore(fullBackup.subarray(0, fullBackup.length * fraction))).toBe(DAMAGED);
    expect(await restore(encryptedBackup.subarray(0, encryptedBackup.length / 2), passphrase)).toBe(DAMAGED);
    // Cut between two files, where only the table of contents is missing.
    const end = fullBackup.lastIndexOf('contents.json');
    expect(await restore(fullBackup.subarray(0, end))).toBe(DAMAGED);
  });

  test('refuses a backup with one changed byte', async () => {
    const flipByte = (content: Buffer, fraction: number) => {
      const copy = Buffer.from(content);
      const position = Math.floor(copy.length * fraction);
      copy.writeUInt8(copy.readUInt8(position) ^ 1, position);
      return copy;
    };
    for (const fraction of [0.2, 0.5, 0.9])
      expect(await restore(flipByte(fullBackup, fraction))).toBe(DAMAGED);
    expect(await restore(flipByte(encryptedBackup, 0.7), passphrase)).toBe(DAMAGED);
  });

  test('refuses a file that is not a backup', async () => {
    expect(await restore(Buffer.from('a letter'))).toBe(DAMAGED);
  });

  test('refuses a backup from a newer version of the store', async () => {
    const newerBackup = Buffer.from(fullBackup);
    newerBackup.write('"format": 2', newerBackup.indexOf('"format": 1'));
    expect(await restore(newerBackup)).toBe(
      'The backup was taken by a newer version of the store. Restore it with that version.',
    );
  });

  test('refuses a destination that is not empty', async () => {
    const open = createOpener('whole.tar');
    const [targetWithTables, targetWithPhotos, targetWithSecrets] = [
      await aRestoreTarget(),
      await aRestoreTarget(),
      await aRestoreTarget(),
    ];
    await restoreBackup(open, targetWithTables, { passphrase: null });
    await expect(restoreBackup(open, targetWithTables, { passphrase: null })).rejects.toThrow(
      'The database already contains a store (orders).',
    );
    await targetWithPhotos.media.write('ring.webp', Buffer.from('golden'));
    await expect(restoreBackup(open, targetWithPhotos, { passphrase: null })).rejects.toThrow(
      'The media storage already contains photos (ring.webp).',
    );
    await mkdir(targetWithSecrets.dataDir, { recursive: true });
    await writeFile(join(targetWithSecrets.dataDir, 'jwt-secret'), 'of another store');
    await expect(restoreBackup(open, targetWithSecrets, { passphrase: null })).rejects.toThrow(
      'jwt-secret already exists.',
    );
  });
});

test('a restored store has no backup yet and marks earlier ones as stored elsewhere', async () => {
  const { prisma, databaseUrl } = server;
  const id = randomUUID();
  const backupFields = { trigger: 'COMMAND', place: '/mnt/backups', startedAt: now } as const;
  await prisma.backup.create({
    data: { ...backupFields, id: 'earlier', status: 'DONE', file: 'earlier.tar' },
  });
  await prisma.backup.create({ data: { ...backupFields, id, status: 'RUNNING' } });
  await writeBackup(
    getBackupSource(),
    { id, takenAt: now, passphrase: null },
    { place: backups, name: 'own.tar' },
  );
  expect((await findLastBackup(prisma))?.id).toBe('earlier');
  await prisma.backup.deleteMany();

  const target = await aRestoreTarget();
  const file = { name: 'own.tar', bytes: 1234 };
  await restoreBackup(createOpener('own.tar'), target, { passphrase: null, file });
  expect(target.databaseUrl).not.toBe(databaseUrl);
  const restoredDatabases = openDatabases(target.databaseUrl);
  expect(await findLastBackup(restoredDatabases.prisma)).toBeNull();
  const otherServerSince = expect.any(Date);
  expect(await restoredDatabases.prisma.backup.findMany({ orderBy: { bytes: 'asc' } })).toMatchObject([
    { id: 'earlier', file: 'earlier.tar', otherServerSince },
    { id, status: 'DONE', file: 'own.tar', bytes: 1234n, otherServerSince },
  ]);
  await restoredDatabases.close();
});

test('after an aborted restore the store does not start, and the restore can be repeated', async () => {
  await takeBackup('again.tar');
  const target = await aRestoreTarget();
  let openCount = 0;
  const openBreakingStream = async () => {
    openCount += 1;
    if (openCount === 1) return createOpener('again.tar')();
    const fullBackup = await backups.read('again.tar');
    return Readable.from([fullBackup.subarray(0, fullBackup.length / 2)]);
  };
  await expect(restoreBackup(openBreakingStream, target, { passphrase: null })).rejects.toThrow('incomplete');
  await expect(migrate(target.databaseUrl)).rejects.toThrow('A restore into this database was interrupted.');

  await restoreBackup(createOpener('again.tar'), target, { passphrase: null });
  expect(await readRowChecksums(target.databaseUrl)).toEqual(await readRowChecksums(server.databaseUrl));
  expect(await migrate(target.databaseUrl)).toEqual([]);
});

test('an aborted backup leaves no file', async () => {
  const failingStore: FileStore = {
    ...server.media,
    async *list() {
      yield { key: 'banner-gold.webp', bytes: 1 };
      throw new Error('The disk is gone.');
    },
  };
  const options = { id: randomUUID(), takenAt: now, passphrase: null };
  await expect(
    writeBackup({ ...getBackupSource(), media: failingStore }, options, {
      place: backups,
      name: 'broken.tar',
    }),
  ).rejects.toThrow('The disk is gone.');
  expect(await backups.find('broken.tar')).toBeNull();
});

test('a failing destination aborts the backup', async () => {
  const fullStore: FileStore = {
    ...backups,
    write: async (_key, content) => {
      for await (const _ of content as Readable) throw new Error('The disk is full.');
      throw new Error('Nothing came.');
    },
  };
  await expect(takeBackup('full.tar', { place: fullStore })).rejects.toThrow('The disk is full.');
  await expect(takeBackup('full.tar.age', { place: fullStore, passphrase })).rejects.toThrow(
    'The disk is full.',
  );
});

test('a full disk is reported with its error code', async () => {
  const fullStore: FileStore = {
    ...backups,
    write: async (_key, content) => {
      await pipeline(content as Readable, createWriteStream('/dev/full'));
      throw new Error('There was room.');
    },
  };
  for (const options of [{}, { passphrase }])
    await expect(takeBackup('full.tar', { place: fullStore, ...options })).rejects.toMatchObject({
      code: 'ENOSPC',
    });
});

test('an unreachable destination aborts the backup, but not the process', async () => {
  // No server listens on this port.
  const unreachableStore = createS3Store({ ...s3, endpoint: 'http://127.0.0.1:1' }, 'backups');
  for (const options of [{}, { passphrase }])
    await expect(takeBackup('away.tar', { place: unreachableStore, ...options })).rejects.toThrow(
      'fetch failed',
    );
});

test('the recorded size and checksum match the file', async () => {
  const { bytes, sha256 } = await takeBackup('measured.tar');
  const content = await backups.read('measured.tar');
  expect(bytes).toBe(content.length);
  expect(Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(content))).toString('hex')).toBe(
    sha256,
  );
  const { contents } = await verifyBackup(await createOpener('measured.tar')(), null);
  expect(contents.tables.products).toBe(await server.prisma.product.count());
  expect(contents.files.map(({ name }) => name)).not.toContain('secrets/jwt-secret');
});
