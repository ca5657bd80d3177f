import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#graph/http/app.ts';
import { createDatabases } from '#graph/prisma/databases.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import { createFolderStore } from '#graph/storage/folderStore.ts';
import { createS3Store } from '#graph/storage/s3Store.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { useS3Server } from '#graph/testing/s3Server.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { SERVICE_PROBLEMS } from '#graph/testing/serviceProblems.ts';
import { signIn } from '#graph/testing/signIn.ts';
import { seedStorePictures } from '#prisma/seed/media.ts';
import { moveMedia } from './moveMedia.ts';
import { removeOrphanedUploads } from './removeOrphanedUploads.ts';

const server = useTestServer();
const s3 = useS3Server();
let media: FileStore;
let app: FastifyInstance;

beforeAll(async () => {
  media = createS3Store(s3, 'media');
  const { prisma, direct, exportsDir, secrets } = server;
  app = await createApp({
    ...createDatabases({ prisma, direct }),
    media,
    exportsDir,
    secrets,
    logger: pino({ level: 'error' }),
  });
});

afterAll(() => app.close());

test('a photo uploaded by staff is served in every size and removed when unused', async () => {
  const token = await signIn(server, await aCustomer(server.prisma, { role: 'ADMIN' }));
  const picture = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#d4af37' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'ring.png');
  const request = new Response(form);
  const uploadResponse = await app.inject({
    method: 'POST',
    url: '/media/uploads',
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      authorization: `Bearer ${token}`,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  expect(uploadResponse.statusCode).toBe(201);
  const { url } = uploadResponse.json();

  const fullResponse = await app.inject(url);
  expect(fullResponse.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(fullResponse.rawPayload.length),
  });
  expect(await sharp(fullResponse.rawPayload).metadata()).toMatchObject({ width: 800, height: 400 });
  for (const _ of ['made', 'kept']) {
    const resizedResponse = await app.inject(`${url}?w=160`);
    expect(await sharp(resizedResponse.rawPayload).metadata()).toMatchObject({ width: 160, height: 80 });
  }
  const notModifiedResponse = await app.inject({
    url,
    headers: { 'if-none-match': String(fullResponse.headers.etag) },
  });
  expect(notModifiedResponse.statusCode).toBe(304);

  const inThreeDays = new Date(server.clock.now.getTime() + 3 * 86_400_000);
  expect(await removeOrphanedUploads({ ...server, store: media, now: inThreeDays })).toBe(1);
  for (const deletedUrl of [url, `${url}?w=160`]) expect((await app.inject(deletedUrl)).statusCode).toBe(404);
});

test('a video is served in ranges', async () => {
  await media.write('uploads/turn.mp4', Buffer.from('golden ring'));
  const { statusCode, headers, body } = await app.inject({
    url: '/media/uploads/turn.mp4',
    headers: { range: 'bytes=7-' },
  });
  expect({ statusCode, body }).toEqual({ statusCode: 206, body: 'ring' });
  expect(headers).toMatchObject({ 'content-range': 'bytes 7-10/11', 'content-length': '4' });
});

test("the store's own photos are copied to the bucket once", async () => {
  expect(await seedStorePictures(media)).toBeGreaterThan(0);
  expect(await seedStorePictures(media)).toBe(0);
  expect((await app.inject('/media/catalog/banner-gold.webp?w=320')).statusCode).toBe(200);
});

test('copies files from the folder, and later only missing ones', async () => {
  const folder = createFolderStore(server.mediaDir);
  await folder.write('uploads/one.webp', Buffer.from('the first photograph'));
  await folder.write('models/ring.glb', Buffer.alloc(3_000_000, 'glTF'));
  await folder.write('.resized/uploads/one.webp/160.webp', Buffer.from('made again when it is asked for'));

  const reportedKeys: string[] = [];
  expect(await moveMedia(folder, media, { report: (key) => reportedKeys.push(key) })).toEqual({
    copied: 2,
    kept: 0,
  });
  expect(reportedKeys.sort()).toEqual(['models/ring.glb', 'uploads/one.webp']);
  const ring = await media.read('models/ring.glb');
  expect(ring.equals(await folder.read('models/ring.glb'))).toBe(true);
  expect(await media.find('.resized/uploads/one.webp/160.webp')).toBeNull();

  await media.remove('uploads/one.webp');
  expect(await moveMedia(folder, media)).toEqual({ copied: 1, kept: 1 });
  expect(await folder.read('uploads/one.webp')).toEqual(Buffer.from('the first photograph'));
});

test('copies files from the bucket back to a folder', async () => {
  const restoredFolder = createFolderStore(join(server.mediaDir, 'back'));
  await media.write('uploads/back.webp', Buffer.from('a photograph'));
  const { copied } = await moveMedia(media, restoredFolder);
  expect(copied).toBeGreaterThan(0);
  expect(await restoredFolder.read('uploads/back.webp')).toEqual(Buffer.from('a photograph'));
  expect(await moveMedia(media, restoredFolder)).toMatchObject({ copied: 0 });
});

describe('npm run media:move', () => {
  let dataDir: string;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'store-move-'));
    await createFolderStore(join(dataDir, 'media')).write('uploads/moved.webp', Buffer.from('a photograph'));
  });

  afterAll(() => rm(dataDir, { recursive: true }));

  const runMoveMedia = (bucket: { endpoint: string; bucket?: string }) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', 'graph/media/main.ts'], {
      env: {
        PATH: process.env.PATH,
        DATA_DIR: dataDir,
        S3_ENDPOINT: bucket.endpoint,
        S3_BUCKET: bucket.bucket ?? s3.bucket,
        S3_ACCESS_KEY_ID: s3.accessKeyId,
        S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
      },
    }).then(
      ({ stdout }) => ({ code: 0, output: stdout }),
      ({ code, stderr }: { code: number; stderr: string }) => ({ code, output: stderr }),
    );

  test('copies missing files and reports them', async () => {
    const firstRun = await runMoveMedia(s3);
    expect(firstRun).toEqual({ code: 0, output: expect.stringContaining('1 copied, 0 already there.') });
    expect((await runMoveMedia(s3)).output).toContain('0 copied, 1 already there.');
    expect(await media.read('uploads/moved.webp')).toEqual(Buffer.from('a photograph'));
  });

  test('fails with a message that names a bucket that does not exist', async () => {
    const { code, output } = await runMoveMedia({ ...s3, bucket: 'another' });
    expect([code, output]).toEqual([1, `The bucket another does not exist at ${s3.endpoint}.\n`]);
  });

  test('fails with a message that names a bucket that does not respond', async () => {
    const service = await SERVICE_PROBLEMS['accepts connections and stays silent']();
    const { code, output } = await runMoveMedia(service);
    service.close();
    expect([code, output]).toEqual([1, expect.stringContaining(`The bucket store at ${service.endpoint}`)]);
  });
});
