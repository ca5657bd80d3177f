import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '#graph/http/app.ts';
import { storeRegistry } from '#graph/observability/metrics/storeRegistry.ts';
import { resetCircuits } from '#graph/outboundCalls/circuits.ts';
import { createDatabases } from '#graph/prisma/databases.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import { StorageUnavailableError } from '#graph/storage/StorageUnavailableError.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { type FaultyService, SERVICE_PROBLEMS, type ServiceProblem } from '#graph/testing/serviceProblems.ts';
import { signIn } from '#graph/testing/signIn.ts';
import { seedStorePictures } from '#prisma/seed/media.ts';
import { openMediaStore } from './mediaStore.ts';

const server = useTestServer();
const PHOTO = sharp({ create: { width: 400, height: 200, channels: 3, background: '#d4af37' } });

/** Problems that occur only while content is sent. */
const BODY_PROBLEMS: readonly ServiceProblem[] = [
  'sends one byte after the other',
  'breaks off in the middle',
];
const ALL = Object.keys(SERVICE_PROBLEMS) as ServiceProblem[];

/** Starts an app whose media bucket has the given problem. */
function useFailingBucket(problem: ServiceProblem) {
  const failingStore = {} as { app: FastifyInstance; media: FileStore };
  let service: FaultyService;

  beforeEach(async () => {
    resetCircuits();
    service = await SERVICE_PROBLEMS[problem]();
    const { endpoint } = service;
    const { prisma, direct, exportsDir, secrets, mediaDir } = server;
    const account = { region: 'us-east-1', bucket: 'store', accessKeyId: 'KEY', secretAccessKey: 'SECRET' };
    failingStore.media = await openMediaStore({
      s3: { endpoint, ...account },
      DATA_DIR: join(mediaDir, 'data'),
    });
    const logger = pino({ level: 'silent' });
    failingStore.app = await createApp({
      ...createDatabases({ prisma, direct }),
      media: failingStore.media,
      exportsDir,
      secrets,
      logger,
    });
  });

  afterEach(async () => {
    await failingStore.app.close();
    service.close();
    resetCircuits();
  });
  return failingStore;
}

describe.each(ALL)('while the bucket %s', (problem) => {
  const failingStore = useFailingBucket(problem);

  test('an image is replaced by an uncached placeholder, which is counted', async () => {
    const before = await countPlaceholders();
    for (const url of ['/media/rings/one.webp', '/media/rings/one.webp?w=320']) {
      const { statusCode, headers, rawPayload } = await failingStore.app.inject(url);
      expect({ statusCode, ...headers }).toMatchObject({
        statusCode: 503,
        'content-type': 'image/svg+xml',
        'cache-control': 'no-store',
        'retry-after': expect.stringMatching(/^\d+$/),
      });
      expect(headers.etag).toBeUndefined();
      expect((await sharp(rawPayload).metadata()).format).toBe('svg');
    }
    expect(await countPlaceholders()).toBe(before + 2);
  });

  test('a 3D model gets 503', async () => {
    const { statusCode, headers } = await failingStore.app.inject('/media/models/ring.glb');
    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBeDefined();
  });

  test("copying the store's own photos fails with StorageUnavailableError", async () => {
    await expect(seedStorePictures(failingStore.media)).rejects.toThrow(StorageUnavailableError);
  });
});

describe.each(ALL.filter((problem) => !BODY_PROBLEMS.includes(problem)))('while the bucket %s', (problem) => {
  const failingStore = useFailingBucket(problem);

  test('an image that is still in the data folder is served', async () => {
    const folder = join(server.mediaDir, 'data', 'media', 'kept');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'one.webp'), await PHOTO.clone().webp().toBuffer());
    const fullResponse = await failingStore.app.inject('/media/kept/one.webp');
    expect(await sharp(fullResponse.rawPayload).metadata()).toMatchObject({ width: 400 });
    const resizedResponse = await failingStore.app.inject('/media/kept/one.webp?w=160');
    expect(await sharp(resizedResponse.rawPayload).metadata()).toMatchObject({ width: 160 });
  });

  test('an upload gets 503 with instructions', async () => {
    const token = await signIn(server, await aCustomer(server.prisma, { role: 'ADMIN' }));
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await PHOTO.clone().png().toBuffer())]), 'ring.png');
    const request = new Response(form);
    const uploadResponse = await failingStore.app.inject({
      method: 'POST',
      url: '/media/uploads',
      headers: {
        'content-type': request.headers.get('content-type') ?? '',
        authorization: `Bearer ${token}`,
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    expect(uploadResponse.statusCode).toBe(503);
    expect(uploadResponse.headers['retry-after']).toBeDefined();
    expect(uploadResponse.json().message).toContain('Try again in a minute.');
  });
});

async function countPlaceholders(): Promise<number> {
  const metric = await storeRegistry.getSingleMetric('store_media_placeholders_total')?.get();
  return metric?.values[0]?.value ?? 0;
}
