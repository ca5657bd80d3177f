import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anApiKey } from '#graph/access/testing/createFixture.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';
import { removeOrphanedUploads } from './removeOrphanedUploads.ts';

const server = useTestServer();
const HOUR = 3_600_000;

let token: string;

beforeAll(async () => {
  token = await signIn(server, await aCustomer(server.prisma, { role: 'ADMIN' }));
});

beforeEach(async () => {
  await server.prisma.upload.deleteMany();
});

/** A single-colour image. */
function createPicture(width = 400, height = 300): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#d4af37' } });
}

interface UploadRequest {
  name?: string;
  type?: string;
  bearer?: string | null;
}

/** Uploads bytes in a form with the given name and type. */
async function upload(
  bytes: Uint8Array<ArrayBuffer>,
  { name = 'ring.jpg', type = 'image/jpeg', bearer = token }: UploadRequest = {},
) {
  const form = new FormData();
  form.append('file', new Blob([bytes], { type }), name);
  return send(form, bearer);
}

async function send(form: FormData, bearer: string | null) {
  const request = new Response(form);
  const response = await server.app.inject({
    method: 'POST',
    url: '/media/uploads',
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: response.statusCode, body: response.json() };
}

const readBytes = async (image: Sharp) => new Uint8Array(await image.toBuffer());

async function readStoredFile(url: string): Promise<Buffer> {
  const result = await server.app.inject({ method: 'GET', url });
  expect(result.statusCode).toBe(200);
  return result.rawPayload;
}

describe('a photo uploaded by staff', () => {
  test('is measured, stored and served', async () => {
    const { status, body } = await upload(await readBytes(createPicture().jpeg()));
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        uploadId: expect.any(String),
        url: expect.stringMatching(/^\/media\/uploads\/[0-9a-f-]{36}\.webp$/),
        width: 400,
        height: 300,
        colour: expect.stringMatching(/^#d[34](a[ef]|b0)3[678]$/),
      },
    });
    expect(await sharp(await readStoredFile(body.url)).metadata()).toMatchObject({
      format: 'webp',
      width: 400,
    });
  });

  test('is upright and has no metadata', async () => {
    const exif = { IFD0: { Make: 'Camera', Copyright: 'Somebody' }, IFD3: { GPSLatitude: '27/1 42/1 0/1' } };
    const bytes = await readBytes(createPicture().withExif(exif).withMetadata({ orientation: 6 }).jpeg());
    expect((await sharp(bytes).metadata()).orientation).toBe(6);
    const { body } = await upload(bytes);
    expect(body).toMatchObject({ width: 300, height: 400 });
    const {
      exif: remainingExif,
      orientation,
      xmp,
      iptc,
    } = await sharp(await readStoredFile(body.url)).metadata();
    expect({ kept: remainingExif, orientation, xmp, iptc }).toEqual({});
  });

  test('is recognised by its bytes, not by its name', async () => {
    const png = await readBytes(createPicture().png());
    expect((await upload(png, { name: '../../evil.html', type: 'text/html' })).status).toBe(201);
    for (const format of ['webp', 'avif'] as const)
      expect((await upload(await readBytes(createPicture().toFormat(format)))).status).toBe(201);
  });

  test('is stored without any data after the image', async () => {
    const jpeg = await readBytes(createPicture().jpeg());
    const { body } = await upload(new Uint8Array([...jpeg, ...Buffer.from('<script>alert(1)</script>')]));
    expect((await readStoredFile(body.url)).includes('script')).toBe(false);
  });

  test('is downsized if very large, with white in place of transparency', async () => {
    const largeUpload = await upload(await readBytes(createPicture(4000, 2000).jpeg()));
    expect(largeUpload.body).toMatchObject({ width: 2560, height: 1280 });
    const transparentImage = sharp({
      create: { width: 300, height: 300, channels: 4, background: '#00000000' },
    });
    expect((await upload(await readBytes(transparentImage.png()))).body.colour).toBe('#ffffff');
  });
});

describe('refused uploads', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="9" height="9"/></svg>';

  test.each([
    ['text with the file name of a photo', async () => Buffer.from('GIF89a? No: text.')],
    ['an SVG', async () => Buffer.from(svg)],
    ['a GIF', () => createPicture().gif().toBuffer()],
    ['a TIFF', () => createPicture().tiff().toBuffer()],
    ['nothing', async () => Buffer.alloc(0)],
  ])('refuses: %s', async (_case, buildBytes) => {
    const { status, body } = await upload(new Uint8Array(await buildBytes()));
    expect({ status, message: body.message }).toEqual({
      status: 422,
      message: 'Use a JPEG, PNG, WebP or AVIF photo.',
    });
  });

  test('refuses an image that is too small, has too many pixels or is truncated', async () => {
    const jpeg = await readBytes(createPicture(800, 800).jpeg({ quality: 100 }));
    const hugeImage = await readBytes(createPicture(9000, 9000).png({ compressionLevel: 9 }));
    const responses = [
      await upload(await readBytes(createPicture(199, 500).jpeg())),
      await upload(hugeImage),
      await upload(jpeg.slice(0, jpeg.length / 2)),
    ];
    expect(responses.map(({ status, body }) => [status, body.message])).toEqual([
      [422, 'Use a photo of at least 200 pixels on each side.'],
      [422, 'Use a photo of at most 60 megapixels.'],
      [422, 'This photo can’t be read. It may be damaged.'],
    ]);
  });

  test('refuses a form without a file and a body that is not a form', async () => {
    const emptyForm = new FormData();
    emptyForm.append('note', 'No file');
    expect((await send(emptyForm, token)).status).toBe(400);
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/media/uploads',
      headers: { authorization: `Bearer ${token}` },
      payload: { file: 'text' },
    });
    expect(statusCode).toBe(415);
  });

  test.each([
    ['multipart/form-data', 'no boundary'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nbroken off',
    ],
    ['multipart/form-data; boundary=x', ''],
  ])('refuses a broken form: %s, %j', async (type, payload) => {
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/media/uploads',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      payload,
    });
    expect(statusCode).toBe(400);
  });

  test('refuses callers other than staff', async () => {
    const bytes = await readBytes(createPicture().jpeg());
    const shopper = await signIn(server, await aCustomer(server.prisma));
    const { secret } = await anApiKey(server.prisma, ['read-catalog', 'write-orders']);
    const statuses = [];
    for (const bearer of [null, 'nonsense', shopper, secret])
      statuses.push((await upload(bytes, { bearer })).status);
    expect(statuses).toEqual([401, 401, 403, 403]);
    expect(await server.prisma.upload.count()).toBe(0);
  });
});

describe('uploads have a limit of 25 MB', () => {
  const MAX_BYTES = 25_000_000;
  const uploadPaths = ['/media/uploads', '/media/reviews', '/api/admin/uploads'] as const;
  const tooLargeResponse = { status: 413, message: 'Use a photo of at most 25 MB.' };
  let jpeg: Buffer;

  beforeAll(async () => {
    jpeg = await createPicture().jpeg().toBuffer();
  });

  /** Returns a form with a photo padded with zeros to a size. */
  const buildForm = (bytes: number) =>
    Buffer.concat([
      Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="ring.jpg"\r\n\r\n'),
      jpeg,
      Buffer.alloc(bytes - jpeg.length),
      Buffer.from('\r\n--x--\r\n'),
    ]);

  function* splitIntoChunks(form: Buffer, bytes: number) {
    for (let offset = 0; offset < form.length; offset += bytes) yield form.subarray(offset, offset + bytes);
  }

  const sendForm = async (url: string, payload: Buffer | Readable, length?: number) => {
    const result = await server.app.inject({
      method: 'POST',
      url,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=x',
        ...(length !== undefined && { 'content-length': String(length) }),
      },
      payload,
    });
    return { status: result.statusCode, ...result.json() };
  };

  test.each(uploadPaths)(
    'refuses a photo sent to %s that exceeds the limit by one byte or more',
    async (url) => {
      expect(await sendForm(url, buildForm(MAX_BYTES + 1))).toMatchObject(tooLargeResponse);
      expect(await sendForm(url, buildForm(2 * MAX_BYTES))).toMatchObject(tooLargeResponse);
      expect(await server.prisma.upload.count()).toBe(0);
    },
  );

  test.each([1000, 64 * 1024, 1_000_000])(
    'applies to a form without a declared length, sent in chunks of %i bytes',
    async (chunk) => {
      const stream = (bytes: number) => Readable.from(splitIntoChunks(buildForm(bytes), chunk));
      expect(await sendForm('/media/uploads', stream(MAX_BYTES + 1))).toMatchObject(tooLargeResponse);
      expect(await sendForm('/media/uploads', stream(MAX_BYTES + 100_000))).toMatchObject(tooLargeResponse);
      expect(await sendForm('/media/uploads', stream(MAX_BYTES))).toMatchObject({ status: 201 });
    },
  );

  test('refuses a photo by its declared length alone', async () => {
    const result = await sendForm('/media/uploads', Readable.from([]), 100 * MAX_BYTES);
    expect(result).toMatchObject(tooLargeResponse);
  });

  test('refuses a photo over a connection while the client is still sending', async () => {
    if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
    const address = server.app.server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    for (const bytes of [MAX_BYTES + 1, 2 * MAX_BYTES]) {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(bytes)]), 'ring.jpg');
      const result = await fetch(`http://127.0.0.1:${port}/media/uploads`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body,
      });
      const { status } = result;
      expect({ status, ...((await result.json()) as object) }).toMatchObject(tooLargeResponse);
    }
  });

  test('accepts a photo of exactly 25 MB', async () => {
    expect(await sendForm('/media/uploads', buildForm(MAX_BYTES))).toMatchObject({ status: 201 });
  });

  test('reports a truncated photo as damaged, whatever its size', async () => {
    const truncatedPhoto = await createPicture(3000, 3000).jpeg({ quality: 100 }).toBuffer();
    const { status, body } = await upload(
      new Uint8Array(truncatedPhoto.subarray(0, truncatedPhoto.length - 2000)),
    );
    expect({ status, message: body.message }).toEqual({
      status: 422,
      message: 'This photo can’t be read. It may be damaged.',
    });
  });
});

describe('an unattached upload', () => {
  const removeOrphans = (hours: number) =>
    removeOrphanedUploads({
      ...server,
      store: server.media,
      now: new Date(server.clock.now.getTime() + hours * HOUR),
    });
  const isServed = (url: string) =>
    access(join(server.mediaDir, url.replace('/media/', ''))).then(
      () => true,
      () => false,
    );

  test('is removed after a day with its file and copies', async () => {
    const { body } = await upload(await readBytes(createPicture().jpeg()));
    await readStoredFile(`${body.url}?w=160`);
    expect(await removeOrphans(23)).toBe(0);
    expect(await isServed(body.url)).toBe(true);
    expect(await removeOrphans(25)).toBe(1);
    expect(await isServed(body.url)).toBe(false);
    expect(await isServed(`.resized/${body.url.replace('/media/', '')}`)).toBe(false);
    expect(await removeOrphans(25)).toBe(0);
  });

  test('is kept once it is attached to a product', async () => {
    const { body } = await upload(await readBytes(createPicture().jpeg()));
    const product = await aProduct(server.prisma);
    const { data } = await server.graphql(
      `mutation ($input: AddProductImageInput!) { addProductImage(input: $input) { product { images { url } } } }`,
      { input: { id: product.id, uploadId: body.uploadId, alt: 'A ring' } },
      { token },
    );
    expect(data?.addProductImage.product.images.at(-1)).toEqual({ url: body.url });
    expect(await removeOrphans(100)).toBe(0);
    expect(await isServed(body.url)).toBe(true);
  });
});
