import { beforeAll, describe, expect, test } from 'vitest';
import { anOrder } from '#graph/testing/anOrder.ts';
import { anUpload } from '#graph/testing/anUpload.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
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
      product { images { url alt width colour focus { x y } } staff { version images { id image { url alt } } } }
      errors { code field message }
    } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data?.[name];
}

const createUpload = () => anUpload(server.prisma, { ownerId: admin.user.id });
const setImages = (id: string, images: unknown[]) => write('updateProductImages', { id, images });

const toImages = (productId: string) =>
  server.prisma.productImage.findMany({ where: { productId }, orderBy: { position: 'asc' } });
const findAudit = (entityId: string) => server.prisma.auditEntry.findFirst({ where: { entityId } });

function buildRefusal(field: string, message: string, code = 'INVALID') {
  return { product: null, errors: [{ code, field, message }] };
}

describe('an uploaded photo', () => {
  test('is added at the end, and can be used only once', async () => {
    const product = await aProduct(server.prisma);
    const { id, key } = await createUpload();
    const addResult = await write('addProductImage', { id: product.id, uploadId: id, alt: ' From above ' });
    expect(addResult.errors).toEqual([]);
    expect(addResult.product.images).toMatchObject([
      { alt: 'A ring' },
      { url: `/media/${key}`, alt: 'From above', width: 1000, colour: '#f2ede6' },
    ]);
    expect(addResult.product.staff.version).toBe(2);
    expect(await findAudit(product.id)).toMatchObject({ action: 'product.addImage', after: { key } });

    expect(await write('addProductImage', { id: product.id, uploadId: id, alt: 'Again' })).toEqual(
      buildRefusal('uploadId', 'This upload no longer exists. Upload the photo again.', 'NOT_FOUND'),
    );
  });

  test('must be uploaded by staff and have a description', async () => {
    const product = await aProduct(server.prisma);
    const shopper = await aShopper(server);
    const { id } = await anUpload(server.prisma, { ownerId: shopper.user.id });
    const add = (uploadId: string, alt: string, id = product.id) =>
      write('addProductImage', { id, uploadId, alt });
    expect((await add(id, 'A ring')).errors).toMatchObject([{ code: 'NOT_FOUND', field: 'uploadId' }]);
    const ownUpload = await createUpload();
    expect(await add(ownUpload.id, ' ')).toEqual(buildRefusal('alt', 'Describe what the photo shows.'));
    expect(await add(ownUpload.id, 'A ring', 'none')).toEqual(
      buildRefusal('id', 'This product no longer exists.', 'NOT_FOUND'),
    );
    expect(await server.prisma.upload.count({ where: { id: { in: [id, ownUpload.id] } } })).toBe(2);
  });

  test('is refused as a product’s thirteenth photo', async () => {
    const images = Array.from({ length: 12 }, (_, position) => ({ position }));
    const product = await aProduct(server.prisma, { images });
    const { id } = await createUpload();
    expect(await write('addProductImage', { id: product.id, uploadId: id, alt: 'A ring' })).toEqual(
      buildRefusal('id', 'A product can have at most 12 photos.', 'TOO_MANY'),
    );
  });
});

describe('a product’s photos', () => {
  test('can be reordered and get descriptions', async () => {
    const product = await aProduct(server.prisma, { images: [{}, { alt: 'Worn' }, { alt: 'Behind' }] });
    const [frontImageId, wornImageId, backImageId] = await toImages(product.id);
    const images = [
      { id: backImageId?.id },
      { id: frontImageId?.id, alt: 'In front' },
      { id: wornImageId?.id },
    ];
    const updateResult = await write('updateProductImages', { id: product.id, images, version: 1 });
    expect(updateResult.product.images.map(({ alt }: { alt: string }) => alt)).toEqual([
      'Behind',
      'In front',
      'Worn',
    ]);
    expect(updateResult.product.staff.version).toBe(2);
    const secondResult = await write('updateProductImages', { id: product.id, images });
    expect(secondResult.product.staff.version).toBe(2);
    expect(await write('updateProductImages', { id: product.id, images, version: 1 })).toEqual(
      buildRefusal(
        'version',
        'Someone else has changed this in the meantime. Reload and try again.',
        'CONFLICT',
      ),
    );
  });

  test('have a focal point, which stays visible when they are cropped and is recorded in the audit log', async () => {
    const product = await aProduct(server.prisma, { images: [{}] });
    const [{ id } = { id: '' }] = await toImages(product.id);
    const setImage = (image: Record<string, unknown>) => setImages(product.id, [{ id, ...image }]);

    expect((await setImage({})).product.images[0].focus).toBeNull();
    expect((await setImage({ focus: { x: 0, y: 100 } })).product.images[0].focus).toEqual({ x: 0, y: 100 });
    expect((await setImage({ alt: 'From above' })).product.images[0].focus).toEqual({ x: 0, y: 100 });
    expect(await setImage({ focus: { x: 101, y: 0 } })).toEqual(
      buildRefusal('images.0.focus.x', 'Enter a focal point from 0% to 100%.'),
    );
    expect((await setImage({ focus: { x: 50, y: 50 } })).product.images[0].focus).toBeNull();

    const [entry] = await server.prisma.auditEntry.findMany({
      where: { entityId: product.id, action: 'product.updateImages' },
      orderBy: { at: 'asc' },
    });
    expect(entry?.after).toMatchObject({ images: [{ focus: '0 % 100 %' }] });
  });

  test('have a role and texts in both languages, and the dark photo comes first in dark mode', async () => {
    const product = await aProduct(server.prisma, { nameNe: 'औंठी', images: [{}, {}, {}] });
    const images = await toImages(product.id);
    const [frontImageId, darkImageId, wornImageId] = images.map(({ id }) => id);
    const READ = `query ($id: ID!) { product(id: $id) {
      image { url } darkImage { url alt altNe role } secondImage { url } images { role altNe }
    } }`;
    const readProduct = async () => (await server.graphql(READ, { id: product.id })).data?.product;
    const getUrl = (index: number) => `/media/${images[index]?.key}`;

    expect(await readProduct()).toMatchObject({
      image: { url: getUrl(0) },
      darkImage: null,
      secondImage: { url: getUrl(1) },
    });
    const result = await setImages(product.id, [
      { id: frontImageId, role: 'FRONT' },
      { id: darkImageId, role: 'DARK', alt: 'On dark stone', altNe: ' गाढा ढुङ्गामाथि ' },
      { id: wornImageId, role: 'SCALE' },
    ]);
    expect(result.errors).toEqual([]);
    expect(await readProduct()).toEqual({
      image: { url: getUrl(0) },
      darkImage: { url: getUrl(1), alt: 'On dark stone', altNe: 'गाढा ढुङ्गामाथि', role: 'DARK' },
      secondImage: { url: getUrl(2) },
      images: [
        { role: 'FRONT', altNe: 'औंठी' },
        { role: 'DARK', altNe: 'गाढा ढुङ्गामाथि' },
        { role: 'SCALE', altNe: 'औंठी, अर्को तस्बिर' },
      ],
    });

    // Omitted fields stay unchanged, and null removes a field.
    await setImages(product.id, [
      { id: frontImageId },
      { id: darkImageId, altNe: null },
      { id: wornImageId, role: null },
    ]);
    expect((await readProduct()).images).toEqual([
      { role: 'FRONT', altNe: 'औंठी' },
      { role: 'DARK', altNe: 'औंठी, अर्को तस्बिर' },
      { role: null, altNe: 'औंठी, अर्को तस्बिर' },
    ]);
  });

  test('are added with their role', async () => {
    const product = await aProduct(server.prisma);
    const { id: uploadId } = await createUpload();
    const input = { id: product.id, uploadId, alt: 'Clasp', altNe: 'अङ्कुसे', role: 'BACK' };
    expect((await write('addProductImage', input)).errors).toEqual([]);
    expect(await toImages(product.id)).toMatchObject([{}, { alt: 'Clasp', altNe: 'अङ्कुसे', role: 'BACK' }]);
    const longTextResult = await write('addProductImage', {
      ...input,
      uploadId: (await createUpload()).id,
      altNe: 'क'.repeat(241),
    });
    expect(longTextResult).toEqual(buildRefusal('altNe', 'Use at most 240 characters for the description.'));
  });

  test('must each be listed once, and photos of other products are refused', async () => {
    const product = await aProduct(server.prisma, { images: [{}, {}] });
    const other = await aProduct(server.prisma);
    const [first, second] = await toImages(product.id);
    const [foreignImageId] = await toImages(other.id);
    for (const ids of [
      [first?.id],
      [first?.id, first?.id],
      [first?.id, second?.id, foreignImageId?.id],
      [first?.id, foreignImageId?.id],
    ])
      expect(
        await write('updateProductImages', { id: product.id, images: ids.map((id) => ({ id })) }),
      ).toEqual(buildRefusal('images', 'List every photo of the product exactly once.'));
    const images = [{ id: first?.id, alt: 'x'.repeat(241) }, { id: second?.id }];
    expect(await write('updateProductImages', { id: product.id, images })).toEqual(
      buildRefusal('images.0.alt', 'Use at most 240 characters for the description.'),
    );
  });

  test('can be removed, and their files are deleted unless an order shows them', async () => {
    const product = await aProduct(server.prisma, { images: [{}, {}, {}] });
    const [first, second, third] = await toImages(product.id);
    await anOrder(server.prisma, { lines: [{ productId: product.id, imageKey: first?.key }] });
    const deleteResult = await write('deleteProductImage', { id: first?.id });
    expect(deleteResult.product.staff.images.map(({ id }: { id: string }) => id)).toEqual([
      second?.id,
      third?.id,
    ]);
    await write('deleteProductImage', { id: second?.id });
    const remainingUploads = await server.prisma.upload.findMany({
      where: { key: { in: [first?.key ?? '', second?.key ?? ''] } },
    });
    expect(remainingUploads).toMatchObject([{ key: second?.key, ownerId: null }]);

    expect(await write('deleteProductImage', { id: third?.id })).toEqual(
      buildRefusal('id', 'A product for sale needs at least one photo.', 'NOT_ALLOWED'),
    );
    expect(await write('deleteProductImage', { id: first?.id })).toEqual(
      buildRefusal('id', 'This photo no longer exists.', 'NOT_FOUND'),
    );
  });

  test('of a draft can all be removed', async () => {
    const product = await aProduct(server.prisma, { status: 'DRAFT' });
    const [onlyImage] = await toImages(product.id);
    expect((await write('deleteProductImage', { id: onlyImage?.id })).product.images).toEqual([]);
  });
});
