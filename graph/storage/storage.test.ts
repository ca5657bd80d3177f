import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useS3Server } from '#graph/testing/s3Server.ts';
import type { FileStore } from './fileStore.ts';
import { createFolderStore } from './folderStore.ts';
import { createS3Store } from './s3Store.ts';

const s3 = useS3Server();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-files-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** About 40 MB, which a bucket receives in three parts. */
function* aLongFile() {
  for (let part = 0; part < 40; part += 1) yield Buffer.alloc(1024 * 1024, part);
}

describe.each([
  ['a folder', () => createFolderStore(join(folder, 'kept'))],
  ['a bucket', () => createS3Store(s3, 'kept')],
])('%s', (_name, open) => {
  const listKeys = async (store: FileStore) =>
    (await Readable.from(store.list()).toArray()).map(({ key }) => key).sort();

  test('is empty before the first write', async () => {
    expect(await listKeys(open())).toEqual([]);
    expect(await open().find('rings/photo.webp')).toBeNull();
    await expect(open().read('rings/photo.webp')).rejects.toThrow('rings/photo.webp');
  });

  test('returns the written content as a buffer or a stream', async () => {
    const store = open();
    await store.write('rings/photo.webp', Buffer.from('golden'));
    expect(await store.read('rings/photo.webp')).toEqual(Buffer.from('golden'));
    const file = await store.find('rings/photo.webp');
    const { bytes, stream } = (await file?.open()) ?? {};
    expect(bytes).toBe(6);
    expect(await stream?.toArray()).toEqual([Buffer.from('golden')]);
  });

  test('returns a range of the content', async () => {
    const store = open();
    const file = await store.write('turn.mp4', Buffer.from('golden ring'));
    expect(await file.getByteLength()).toBe(11);
    const result = await store.find('turn.mp4');
    expect(await result?.getByteLength()).toBe(11);
    const { bytes, stream } = (await result?.open({ from: 7, to: 9 })) ?? {};
    expect(bytes).toBe(3);
    expect(Buffer.concat((await stream?.toArray()) ?? [])).toEqual(Buffer.from('rin'));
  });

  test('changes the version with the content', async () => {
    const store = open();
    const { version } = await store.write('banner.webp', Buffer.from('summer'));
    expect((await store.find('banner.webp'))?.version).toBe(version);
    expect((await store.write('banner.webp', Buffer.from('autumn leaves'))).version).not.toBe(version);
  });

  test('accepts a stream of any length', async () => {
    const store = open();
    await store.write('long.tar', Readable.from(aLongFile()));
    const { bytes, stream } = (await (await store.find('long.tar'))?.open()) ?? {};
    expect(bytes).toBe(40 * 1024 * 1024);
    expect(Buffer.concat((await stream?.toArray()) ?? []).equals(Buffer.concat([...aLongFile()]))).toBe(true);
    await store.write('empty.tar', Readable.from([Buffer.from('x')]));
    expect(await store.read('empty.tar')).toEqual(Buffer.from('x'));
  });

  test('stores nothing if the stream fails', async () => {
    const store = open();
    const failingStream = Readable.from(
      (async function* () {
        yield* aLongFile();
        throw new Error('The disk is gone.');
      })(),
    );
    await expect(store.write('broken.tar', failingStream)).rejects.toThrow('The disk is gone.');
    expect(await store.find('broken.tar')).toBeNull();
    expect(await listKeys(store)).not.toContain('broken.tar');
  });

  test('lists its own files except hidden ones', async () => {
    const store = open();
    await store.write('.resized/rings/photo.webp/160.webp', Buffer.from('small'));
    const result = await Readable.from(store.list()).toArray();
    expect(result).toContainEqual({ key: 'rings/photo.webp', bytes: 6 });
    expect(result.filter(({ key }) => key.startsWith('.'))).toEqual([]);
    expect(await store.read('.resized/rings/photo.webp/160.webp')).toEqual(Buffer.from('small'));
  });

  test('removes a file, or all files under a key', async () => {
    const store = open();
    for (const key of ['gone/1.webp', 'gone/more/2.webp', 'gone-not.webp'])
      await store.write(key, Buffer.from(key));
    await store.remove('gone');
    await store.remove('banner.webp');
    await store.remove('never-was.webp');
    const remainingKeys = await listKeys(store);
    expect(remainingKeys).toContain('gone-not.webp');
    expect(remainingKeys.filter((key) => key.startsWith('gone/') || key === 'banner.webp')).toEqual([]);
  });
});

test('a folder removes old partial files and nothing else', async () => {
  const storeFolder = join(folder, 'left');
  const store = createFolderStore(storeFolder);
  await store.write('rings/photo.webp', Buffer.from('golden'));
  for (const name of ['.unfinished-old', '.unfinished-new'])
    await writeFile(join(storeFolder, 'rings', name), 'half of it');
  const [dayAgo, hourAgo] = [24, 1].map((hours) => new Date(Date.now() - hours * 3_600_000));
  if (dayAgo) await utimes(join(storeFolder, 'rings', '.unfinished-old'), dayAgo, dayAgo);
  await store.removeUnfinishedFiles(hourAgo ?? new Date());
  expect((await readdir(join(storeFolder, 'rings'))).sort()).toEqual(['.unfinished-new', 'photo.webp']);
});

test('a bucket with many files is listed completely', async () => {
  const pages = [['a.webp', 'b & c.webp'], ['d.webp']];
  const service = createServer(({ url = '' }, response) => {
    const page = Number(new URL(url, 'http://localhost').searchParams.get('continuation-token') ?? 0);
    const files = pages[page]?.map((name) => {
      const key = `kept/${name}`.replace('&', '&amp;');
      return `<Contents><Key>${key}</Key><Size>3</Size><ETag>"x"</ETag></Contents>`;
    });
    const isLast = page === pages.length - 1;
    const next = isLast ? '' : `<NextContinuationToken>${page + 1}</NextContinuationToken>`;
    response.end(
      `<ListBucketResult><IsTruncated>${!isLast}</IsTruncated>${next}${files?.join('')}</ListBucketResult>`,
    );
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  const store = createS3Store({ ...s3, endpoint: `http://127.0.0.1:${port}` }, 'kept');
  const result: { key: string }[] = await Readable.from(store.list()).toArray();
  expect(result.map(({ key }) => key)).toEqual(pages.flat());
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});

describe('an unavailable bucket', () => {
  test('reports a wrong secret', async () => {
    const store = createS3Store({ ...s3, secretAccessKey: 'another' }, 'kept');
    await expect(store.write('a.webp', Buffer.from('a'))).rejects.toThrow('403');
    await expect(store.find('rings/photo.webp')).rejects.toThrow('403');
  });

  test('reports that it does not exist', async () => {
    const store = createS3Store({ ...s3, bucket: 'another' }, 'kept');
    const missingBucketText = 'The bucket another does not exist at';
    await expect(Readable.from(store.list()).toArray()).rejects.toThrow(missingBucketText);
    await expect(store.find('rings/photo.webp')).rejects.toThrow(missingBucketText);
    await expect(store.read('rings/photo.webp')).rejects.toThrow(missingBucketText);
    await expect(store.write('a.webp', Buffer.from('a'))).rejects.toThrow('NoSuchBucket');
  });

  test('reports that its server does not respond', async () => {
    const store = createS3Store({ ...s3, endpoint: 'http://127.0.0.1:1' }, 'kept');
    await expect(store.write('a.webp', Buffer.from('a'))).rejects.toThrow();
  });
});
