import { beforeAll, describe, expect, test } from 'vitest';
import { VIDEO_FILE_LIMIT } from '#domain/media/uploadLimits.ts';
import { anApiKey } from '#graph/access/testing/createFixture.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { aStaffMember } from '#graph/testing/aStaffMember.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';
import { removeOrphanedUploads } from '../removeOrphanedUploads.ts';
import { anMp4 } from './testing/anMp4.ts';
import { aWebm } from './testing/aWebm.ts';

const server = useTestServer();
let token: string;

beforeAll(async () => {
  token = await signIn(server, await aCustomer(server.prisma, { role: 'ADMIN' }));
});

async function send(bytes: Buffer<ArrayBuffer>, bearer: string | null = token) {
  const form = new FormData();
  form.append('file', new Blob([bytes], { type: 'image/png' }), 'ring.png');
  const request = new Response(form);
  const response = await server.app.inject({
    method: 'POST',
    url: '/media/videos',
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: response.statusCode, body: response.json() };
}

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('a video uploaded by staff', () => {
  test('is recognised by its bytes, stored and served with its type', async () => {
    for (const [bytes, extension, type] of [
      [anMp4({ location: '' }), 'mp4', 'video/mp4'],
      [aWebm({ location: '' }), 'webm', 'video/webm'],
    ] as const) {
      const { status, body } = await send(bytes);
      expect({ status, body }).toEqual({
        status: 201,
        body: {
          uploadId: expect.any(String),
          url: expect.stringMatching(new RegExp(`^/media/uploads/[0-9a-f-]{36}\\.${extension}$`)),
          width: 720,
          height: 1280,
        },
      });
      const response = await get(body.url);
      expect(response.headers).toMatchObject({
        'content-type': type,
        'content-length': String(response.rawPayload.length),
        'accept-ranges': 'bytes',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(response.rawPayload.length).toBe(bytes.length);
    }
  });

  test('is served in the ranges a player requests', async () => {
    const { body } = await send(anMp4());
    const fullResponse = await get(body.url);
    const { etag } = fullResponse.headers;
    const getRange = async (range: string, extraHeaders: Record<string, string> = {}) => {
      const { statusCode, headers, rawPayload } = await get(body.url, { range, ...extraHeaders });
      return {
        statusCode,
        contentRange: headers['content-range'],
        length: headers['content-length'],
        rawPayload,
      };
    };
    const total = fullResponse.rawPayload.length;
    // Safari starts with this range.
    expect(await getRange('bytes=0-1')).toEqual({
      statusCode: 206,
      contentRange: `bytes 0-1/${total}`,
      length: '2',
      rawPayload: fullResponse.rawPayload.subarray(0, 2),
    });
    expect(await getRange('bytes=100-')).toMatchObject({
      statusCode: 206,
      contentRange: `bytes 100-${total - 1}/${total}`,
      rawPayload: fullResponse.rawPayload.subarray(100),
    });
    expect(await getRange(`bytes=${total}-`)).toMatchObject({
      statusCode: 416,
      contentRange: `bytes */${total}`,
    });
    expect(await getRange('bytes=0-1', { 'if-range': String(etag) })).toMatchObject({ statusCode: 206 });
    expect(await getRange('bytes=0-1', { 'if-range': '"another"' })).toMatchObject({ statusCode: 200 });
    expect((await get(body.url, { 'if-none-match': String(etag) })).statusCode).toBe(304);
  });

  test('is removed after a day if it is not attached', async () => {
    const { body } = await send(aWebm());
    const { prisma, clock } = server;
    const store = server.media;
    const addHours = (hours: number) => new Date(clock.now.getTime() + hours * 3_600_000);
    await removeOrphanedUploads({ prisma, work: server.work, store, now: addHours(23) });
    expect((await get(body.url)).statusCode).toBe(200);
    await removeOrphanedUploads({ prisma, work: server.work, store, now: addHours(25) });
    expect((await get(body.url)).statusCode).toBe(404);
  });
});

describe('refused uploads', () => {
  test('refuses files that are not videos or are too large, without storing anything', async () => {
    const before = await server.prisma.upload.count();
    expect(await send(Buffer.from('GIF89a'))).toMatchObject({
      status: 422,
      body: { message: 'Use a video in MP4 or WebM.' },
    });
    expect(await send(anMp4({ codec: 'hvc1' }))).toMatchObject({
      status: 422,
      body: { message: 'Some browsers can’t play this video. Save it as MP4 with H.264, or as WebM.' },
    });
    expect(await send(anMp4({ contentBytes: VIDEO_FILE_LIMIT.maxBytes }))).toMatchObject({
      status: 413,
      body: { message: 'Use a video of at most 25 MB.' },
    });
    expect(await server.prisma.upload.count()).toBe(before);
  });

  test('refuses callers who cannot manage the catalogue', async () => {
    const { prisma } = server;
    const shopper = await signIn(server, await aCustomer(prisma));
    const packerToken = await signIn(server, (await aStaffMember(server, 'packer')).user);
    const { secret: readerSecret } = await anApiKey(prisma, ['read-catalog']);
    const { secret: writerSecret } = await anApiKey(prisma, ['write-catalog']);
    const statuses = [];
    for (const bearer of [null, shopper, packerToken, readerSecret, writerSecret])
      statuses.push((await send(anMp4(), bearer)).status);
    expect(statuses).toEqual([401, 403, 403, 403, 201]);
  });
});
