import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { signGuestToken } from '#graph/modules/orders/guestToken.ts';
import { aGuestOrder } from '#graph/testing/aGuestOrder.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';

const server = useTestServer();
const REQUEST = `mutation ($input: RequestReturnInput!) {
  requestReturn(input: $input) { return { id photos { url width } } errors { reason field } } }`;

async function createPhoto(): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp({ create: { width: 900, height: 600, channels: 3, background: '#c9a227' } })
    .jpeg()
    .toBuffer();
}

async function uploadPhoto(query: Record<string, string>, token?: string) {
  const boundary = 'a-boundary-of-the-test';
  const bytes = await createPhoto();
  const payload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="ring.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return server.app.inject({
    method: 'POST',
    url: `/media/returns?${new URLSearchParams(query)}`,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    payload,
  });
}

function fetchPhoto(url: string, token?: string) {
  return server.app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} });
}

async function createDeliveredOrder(overrides: Record<string, unknown> = {}) {
  const shopper = await aShopper(server);
  const order = await anOrder(server.prisma, {
    userId: shopper.user.id,
    status: 'DELIVERED',
    placedAt: server.clock.now,
    ...overrides,
  });
  return { shopper, order, token: await signIn(server, shopper.user) };
}

async function requestReturn({ graphql }: Shopper, id: string, lineId: string | undefined, photos: string[]) {
  const lines = [{ lineId, quantity: 1, reason: 'DAMAGED' }];
  const { data } = await graphql(REQUEST, { input: { id, lines, wish: 'REFUND', photos } });
  return data?.requestReturn;
}

test('the order’s customer can upload and see photos, staff can see them, and nobody else can', async () => {
  const { shopper, order, token } = await createDeliveredOrder();
  const uploadResponse = await uploadPhoto({ order: order.id }, token);
  expect(uploadResponse.statusCode).toBe(201);
  const { uploadId, url } = uploadResponse.json();
  // Return photos are not served as public photos.
  expect((await fetchPhoto(url)).statusCode).toBe(404);
  const { return: orderReturn, errors } = await requestReturn(shopper, order.id, order.lines[0]?.id, [
    uploadId,
  ]);
  expect(errors).toEqual([]);
  const [photo] = orderReturn.photos;
  expect(photo.width).toBe(900);

  const response = await fetchPhoto(`${photo.url}?w=320`, token);
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'private, no-store']);
  const admin = await aShopper(server, { role: 'ADMIN' });
  expect((await fetchPhoto(photo.url, await signIn(server, admin.user))).statusCode).toBe(200);
  const otherShopper = await aShopper(server);
  expect((await fetchPhoto(photo.url, await signIn(server, otherShopper.user))).statusCode).toBe(404);
  expect((await fetchPhoto(photo.url)).statusCode).toBe(404);
});

test('a photo is stored without its location and time metadata', async () => {
  const { order, token } = await createDeliveredOrder();
  const { url } = (await uploadPhoto({ order: order.id }, token)).json();
  const bytes = await readFile(`${server.mediaDir}/${url.replace('/media/', '')}`);
  const { default: sharp } = await import('sharp');
  const { format, exif } = await sharp(bytes).metadata();
  expect([format, exif]).toEqual(['webp', undefined]);
});

test('a guest can upload and see photos with the order’s token', async () => {
  const order = await aGuestOrder(server, { status: 'DELIVERED' });
  const guestToken = signGuestToken(order.number, server.secrets);
  expect((await uploadPhoto({ order: order.id })).statusCode).toBe(404);
  expect((await uploadPhoto({ order: order.id, guestToken: 'another' })).statusCode).toBe(404);
  const { uploadId } = (await uploadPhoto({ order: order.id, guestToken })).json();
  const lines = [{ lineId: order.lines[0]?.id, quantity: 1, reason: 'DAMAGED' }];
  const { data } = await server.graphql(REQUEST, {
    input: { id: order.id, guestToken, lines, wish: 'REFUND', photos: [uploadId] },
  });
  const [photo] = data?.requestReturn.return.photos ?? [];
  expect((await fetchPhoto(`${photo.url}?guestToken=${guestToken}`)).statusCode).toBe(200);
  expect((await fetchPhoto(`${photo.url}?guestToken=another`)).statusCode).toBe(404);
});

test('a photo of another order, or a photo already used, is not found', async () => {
  const { shopper, order, token } = await createDeliveredOrder({
    lines: [{ quantity: 3, lineTotal: 30_000 }],
  });
  const otherDelivery = await createDeliveredOrder();
  const { uploadId: otherUploadId } = (
    await uploadPhoto({ order: otherDelivery.order.id }, otherDelivery.token)
  ).json();
  const line = order.lines[0]?.id;
  expect((await requestReturn(shopper, order.id, line, [otherUploadId])).errors).toEqual([
    { reason: 'RETURN_PHOTO_NOT_FOUND', field: 'photos' },
  ]);
  expect(await server.prisma.return.count({ where: { orderId: order.id } })).toBe(0);
  const { uploadId: ownUploadId } = (await uploadPhoto({ order: order.id }, token)).json();
  expect((await requestReturn(shopper, order.id, line, [ownUploadId])).errors).toEqual([]);
  expect((await requestReturn(shopper, order.id, line, [ownUploadId])).errors).toMatchObject([
    { reason: 'RETURN_PHOTO_NOT_FOUND' },
  ]);
  expect((await uploadPhoto({ order: order.id }, otherDelivery.token)).statusCode).toBe(404);
});
