import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { removeOrphanedUploads } from '#graph/media/removeOrphanedUploads.ts';
import { anUpload } from '#graph/testing/anUpload.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { aStaffMember } from '#graph/testing/aStaffMember.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
let admin: Shopper;

beforeAll(async () => {
  admin = await aShopper(server, { role: 'ADMIN' });
});

async function write(name: string, input: Record<string, unknown>) {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await admin.graphql(
    `mutation ($input: ${type}!) { ${name}(input: $input) {
      product { video { url alt altNe } staff { version } } errors { code field message } } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data?.[name];
}

const setVideo = (id: string, fields: Record<string, unknown>) =>
  write('setProductVideo', { id, alt: 'It turns once', ...fields });
const uploadVideo = (extension = 'mp4') =>
  anUpload(server.prisma, { ownerId: admin.user.id, key: `uploads/${randomUUID()}.${extension}` });
const buildRefusal = (field: string, message: string, code = 'INVALID') => ({
  product: null,
  errors: [{ code, field, message }],
});

async function findVideo(id: string) {
  const query = 'query ($id: ID!) { product(id: $id) { video { url alt altNe } } }';
  return (await admin.graphql(query, { id })).data?.product.video;
}

test('a product’s video is public, and its Nepali description is the product’s name', async () => {
  const { id } = await aProduct(server.prisma, { nameNe: 'औंठी' });
  expect(await findVideo(id)).toBeNull();
  const upload = await uploadVideo('webm');
  const { product, errors } = await setVideo(id, { uploadId: upload.id, alt: ' It turns once ', version: 1 });
  const video = { url: `/media/${upload.key}`, alt: 'It turns once', altNe: 'औंठी' };
  expect({ product, errors }).toEqual({ product: { video, staff: { version: 2 } }, errors: [] });
  expect(await findVideo(id)).toEqual(video);
  expect(await setVideo(id, { uploadId: upload.id })).toEqual(
    buildRefusal('uploadId', 'This upload no longer exists. Upload the video again.', 'NOT_FOUND'),
  );
  expect(
    await server.prisma.auditEntry.findFirstOrThrow({ where: { entityId: id, action: 'product.setVideo' } }),
  ).toMatchObject({ before: { videoKey: null }, after: { videoKey: upload.key, videoAlt: 'It turns once' } });
});

test('a video’s description can be changed without a new upload, and stays when the product changes', async () => {
  const { id } = await aProduct(server.prisma);
  expect(await setVideo(id, {})).toEqual(buildRefusal('uploadId', 'This product has no video.', 'NOT_FOUND'));
  const { key, id: uploadId } = await uploadVideo();
  await setVideo(id, { uploadId });
  await setVideo(id, { alt: 'It turns twice' });
  await write('updateProduct', { id, name: 'Renamed' });
  expect(await findVideo(id)).toEqual({ url: `/media/${key}`, alt: 'It turns twice', altNe: null });
  expect(await setVideo(id, { alt: ' ' })).toEqual(buildRefusal('alt', 'Describe what the video shows.'));
  expect((await setVideo(id, { version: 1 })).errors).toMatchObject([{ code: 'CONFLICT', field: 'version' }]);
});

test('a photo is not accepted as a video, nor a video as a photo', async () => {
  const { id } = await aProduct(server.prisma);
  const { id: photoId } = await anUpload(server.prisma, { ownerId: admin.user.id });
  expect((await setVideo(id, { uploadId: photoId })).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  const { id: video } = await uploadVideo();
  const addResult = await write('addProductImage', { id, uploadId: video, alt: 'It' });
  expect(addResult.errors).toMatchObject([{ code: 'NOT_FOUND', field: 'uploadId' }]);
  expect(await server.prisma.upload.count({ where: { id: { in: [photoId, video] } } })).toBe(2);
});

test('the file of a video is deleted a day after the video is replaced, removed or deleted with its product', async () => {
  const { prisma, clock, media: mediaStore } = server;
  const uploadVideoFile = async () => {
    const upload = await uploadVideo();
    await mediaStore.write(upload.key, Buffer.from('turning'));
    return upload;
  };
  const [first, second, third] = [await uploadVideoFile(), await uploadVideoFile(), await uploadVideoFile()];
  const { id } = await aProduct(prisma);
  const { id: other } = await aProduct(prisma);
  await setVideo(id, { uploadId: first.id });
  await setVideo(id, { uploadId: second.id });
  await setVideo(other, { uploadId: third.id });
  const cleanupTime = new Date(clock.now.getTime() + 25 * 3_600_000);
  const checkFilesExist = async () => {
    await removeOrphanedUploads({ prisma, work: server.work, store: mediaStore, now: cleanupTime });
    const files = await Promise.all([first, second, third].map(({ key }) => mediaStore.find(key)));
    return files.map((file) => file !== null);
  };
  expect(await checkFilesExist()).toEqual([false, true, true]);

  const { product } = await write('deleteProductVideo', { id });
  expect(product.video).toBeNull();
  expect(await findVideo(id)).toBeNull();
  expect(await write('deleteProductVideo', { id })).toEqual(
    buildRefusal('id', 'This product has no video.', 'NOT_FOUND'),
  );
  await admin.graphql('mutation ($id: ID!) { deleteProduct(input: { id: $id }) { deleted } }', { id: other });
  expect(await checkFilesExist()).toEqual([false, false, false]);
});

test('changing a video requires the permission to describe products', async () => {
  const { id } = await aProduct(server.prisma);
  const packer = await aStaffMember(server, 'packer');
  const { errors } = await packer.graphql(
    'mutation ($id: ID!) { setProductVideo(input: { id: $id, alt: "It" }) { errors { code } } }',
    { id },
  );
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
});
