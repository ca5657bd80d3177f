import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const AVIF = 'image/avif,image/webp,image/apng,*/*;q=0.8';

function get(url: string, headers: Record<string, string> = {}) {
  return server.app.inject({ method: 'GET', url, headers });
}

/** A photo next to the media folder. No URL can reach it. */
const getOutsidePath = () => `${server.mediaDir}-outside.webp`;

const listCopies = (key: string) => readdir(join(server.mediaDir, '.resized', key));

afterAll(() => rm(getOutsidePath()));

beforeAll(async () => {
  const { mediaDir } = server;
  await mkdir(join(mediaDir, 'rings'), { recursive: true });
  await mkdir(join(mediaDir, 'models'), { recursive: true });
  const photo = sharp({ create: { width: 1000, height: 500, channels: 3, background: '#d4af37' } });
  const webp = await photo.webp().toBuffer();
  for (const key of ['photo.webp', 'rings/photo.webp', 'crowd.webp', 'large.webp', 'formats.webp'])
    await writeFile(join(mediaDir, key), webp);
  await writeFile(join(mediaDir, 'models/ring.glb'), Buffer.alloc(5000, 'glTF'));
  await writeFile(join(mediaDir, 'notes.txt'), 'not media');
  await writeFile(join(mediaDir, '.secret.webp'), webp);
  await writeFile(getOutsidePath(), webp);
});

describe('a photo', () => {
  test('is served as uploaded and cached for a year', async () => {
    const response = await get('/media/photo.webp');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: expect.any(String),
    });
    expect(response.rawPayload).toEqual(await readFile(join(server.mediaDir, 'photo.webp')));
  });

  test('can be embedded in emails in any program', async () => {
    const { headers } = await get('/media/photo.webp?w=160');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  test('can be in a subfolder', async () => {
    const { width } = await sharp((await get('/media/rings/photo.webp?w=320')).rawPayload).metadata();
    expect(width).toBe(320);
  });

  test.each([160, 320, 480, 640, 960])('is resized to %i pixels', async (w) => {
    const response = await get(`/media/photo.webp?w=${w}`);
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: w, height: w / 2 });
  });

  test.each([1280, 1920])('is never enlarged to %i pixels', async (w) => {
    const response = await get(`/media/photo.webp?w=${w}`);
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 1000, height: 500 });
  });

  test.each(['', '0', '100', '161', '640.0', '0640', '1e2', '-320', 'wide', '320&w=640'])(
    'with an unsupported width is refused: w=%s',
    async (w) => {
      const response = await get(`/media/photo.webp?w=${w}`);
      expect(response.statusCode).toBe(400);
      expect(response.json().message).toBe('w must be one of 160, 320, 480, 640, 960, 1280, 1920.');
    },
  );

  test('returns 304 to a client that has it', async () => {
    for (const url of ['/media/photo.webp', '/media/photo.webp?w=160']) {
      const { etag } = (await get(url)).headers;
      const response = await get(url, { 'if-none-match': `"other", ${etag}` });
      expect(response.statusCode).toBe(304);
      expect(response.body).toBe('');
    }
  });

  test.each([
    ['image/avif', 'heif', AVIF],
    ['image/webp', 'webp', 'image/webp,*/*'],
    ['image/webp', 'webp', '*/*'],
    ['image/webp', 'webp', 'image/*'],
    ['image/webp', 'webp', 'image/avif;q=0, image/webp'],
    ['image/jpeg', 'jpeg', 'image/png, image/jpeg'],
    ['image/jpeg', 'jpeg', 'image/webp;q=0, */*'],
    ['image/webp', 'webp', ''],
  ])('is served as %s to clients that accept it', async (type, format, accept) => {
    const response = await get('/media/formats.webp?w=320', { accept });
    expect(response.headers).toMatchObject({
      'content-type': type,
      vary: expect.stringMatching(/\bAccept\b/),
    });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format, width: 320 });
  });

  test('is resized once for simultaneous requests and stored', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => get('/media/crowd.webp?w=640', { accept: AVIF })),
    );
    const firstResponse = responses[0];
    for (const { statusCode, headers, rawPayload } of responses) {
      expect(statusCode).toBe(200);
      expect(headers.etag).toBe(firstResponse?.headers.etag);
      expect(rawPayload.equals(firstResponse?.rawPayload ?? Buffer.alloc(0))).toBe(true);
    }
    expect(await listCopies('crowd.webp')).toEqual(['640.avif']);
    expect((await get('/media/crowd.webp?w=640', { accept: AVIF })).headers.etag).toBe(
      firstResponse?.headers.etag,
    );
  });

  test('leaves no temporary files', async () => {
    await Promise.all([160, 320, 480, 640, 960].map((w) => get(`/media/large.webp?w=${w}`)));
    expect((await listCopies('large.webp')).sort()).toEqual([
      '160.webp',
      '320.webp',
      '480.webp',
      '640.webp',
      '960.webp',
    ]);
  });
});

describe('a 3D model', () => {
  test('is served unchanged for any width', async () => {
    for (const url of ['/media/models/ring.glb', '/media/models/ring.glb?w=320']) {
      const response = await get(url);
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toBe('model/gltf-binary');
      expect(response.rawPayload).toHaveLength(5000);
    }
  });

  test('is compressed in transit', async () => {
    const response = await get('/media/models/ring.glb', { 'accept-encoding': 'gzip, br' });
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.rawPayload.length).toBeLessThan(1000);
  });
});

describe('unknown files', () => {
  test.each([
    '/media/nothing.webp',
    '/media/nothing.webp?w=320',
    '/media/nothing.webp?w=1',
    '/media/rings',
    '/media/rings/',
    '/media/',
    '/media/notes.txt',
    '/media/.secret.webp',
    '/media/.resized/photo.webp/160.webp',
    '/media/rings/../photo.webp/',
    '/media/../outside.webp',
    '/media/%2e%2e/outside.webp',
    '/media/..%2foutside.webp',
    '/media/rings%2f..%2f..%2foutside.webp',
    '/media/%2e%2e%5coutside.webp',
    '/media/..%5c..%5coutside.webp',
    '/media//etc/passwd.webp',
    '/media/%2fetc%2fpasswd.webp',
    '/media/photo.webp%00.webp',
    `/media/${'a'.repeat(200)}.webp`,
  ])('return 404: %s', async (url) => {
    const response = await get(url.replace('outside.webp', basename(getOutsidePath())));
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toMatch(/^application\/json/);
    expect(response.headers['cache-control'] ?? '').not.toContain('immutable');
  });
});
