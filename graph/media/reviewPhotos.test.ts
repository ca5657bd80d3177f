import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';

const server = useTestServer();

let shopper: Shopper;

beforeEach(async () => {
  shopper = await aShopper(server);
});

test('a customer uploads a photo and attaches it to a review', async () => {
  const { id: productId } = await aProduct(server.prisma);
  const { status, body } = await send(await aPhoto());
  expect({ status, body }).toMatchObject({ status: 201, body: { uploadId: expect.any(String), width: 600 } });

  const { data } = await shopper.graphql(
    `mutation ($input: SubmitReviewInput!) {
      submitReview(input: $input) { review { photos { image { url width height } } } errors { code } }
    }`,
    {
      input: {
        productId,
        rating: 5,
        comment: 'It is as bright as on the first day.',
        photos: [body.uploadId],
      },
    },
  );
  const [photo] = data?.submitReview.review.photos ?? [];
  expect(photo).toEqual({ image: { url: body.url, width: 600, height: 400 } });
  const { statusCode, headers } = await server.app.inject(photo.image.url);
  expect({ statusCode, type: headers['content-type'] }).toEqual({ statusCode: 200, type: 'image/webp' });
});

test('stores neither the metadata nor the original bytes of a file', async () => {
  const content = await aPhoto({ IFD0: { Copyright: 'Sita' }, IFD3: { GPSLatitude: '27/1 40/1 0/1' } });
  const { body } = await send(content);
  const { rawPayload } = await server.app.inject(body.url);
  expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  expect(rawPayload.includes('Sita')).toBe(false);
});

test('refuses files that are not photos, whatever their name', async () => {
  for (const content of [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), Buffer.from('GIF89a')])
    expect((await send(content)).status).toBe(422);
  expect(await countPendingUploads()).toBe(0);
});

test('a guest has to sign in', async () => {
  expect((await send(await aPhoto(), null)).status).toBe(401);
});

test('a customer cannot upload product photos', async () => {
  const { status } = await send(await aPhoto(), shopper, '/media/uploads');
  expect(status).toBe(403);
});

test('a customer can have at most twenty unattached photos, even with simultaneous uploads', async () => {
  await server.prisma.upload.createMany({
    data: Array.from({ length: 18 }, (_, index) => ({
      key: `uploads/${shopper.user.id}-${index}.webp`,
      width: 600,
      height: 400,
      colour: '#c9a227',
      ownerId: shopper.user.id,
    })),
  });
  const content = await aPhoto();
  const responses = await Promise.all(Array.from({ length: 4 }, () => send(content)));
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422]);
  expect(await countPendingUploads()).toBe(20);
  expect((await send(content, await aShopper(server))).status).toBe(201);
});

function aPhoto(exif?: Record<string, Record<string, string>>): Promise<Buffer> {
  const photo = sharp({ create: { width: 600, height: 400, channels: 3, background: '#c9a227' } }).jpeg();
  return (exif ? photo.withExif(exif) : photo).toBuffer();
}

async function send(content: Buffer, sender: Shopper | null = shopper, url = '/media/reviews') {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), 'ring.jpg');
  const body = new Response(form);
  const token = sender && (await signIn(server, sender.user));
  const response = await server.app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': body.headers.get('content-type') ?? '',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { status: response.statusCode, body: response.json() };
}

function countPendingUploads() {
  return server.prisma.upload.count({ where: { ownerId: shopper.user.id } });
}
