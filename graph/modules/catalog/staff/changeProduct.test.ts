import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCollection } from '#graph/testing/aCollection.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aRate } from '#graph/testing/aRate.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { buildRefusal, writeProducts } from './testing/writeProducts.ts';

const server = useTestServer();
let admin: Shopper;
const { write, create, findLedger } = writeProducts(server, () => admin);

beforeAll(async () => {
  admin = await aShopper(server, { role: 'ADMIN', name: 'Maya Staff' });
  await aRate(server.prisma, { perTola: 300_000 });
});

beforeEach(() => {
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
});

const update = (id: string, fields: Record<string, unknown>) => write('updateProduct', { id, ...fields });

describe('an update', () => {
  test('leaves omitted fields unchanged', async () => {
    const { product } = await create({
      makingFixed: 2000,
      stock: 2,
      gemstones: [{ kind: 'Ruby', carat: 0.25, count: 3 }],
      tags: ['gift'],
    });
    const { product: updatedProduct, errors } = await update(product.id, { name: 'Chandra Ring' });
    expect(errors).toEqual([]);
    expect(updatedProduct).toEqual({
      ...product,
      name: 'Chandra Ring',
      staff: { ...product.staff, version: 2 },
    });
    expect(await findLedger(product.id)).toHaveLength(1);
    const auditEntry = await server.prisma.auditEntry.findFirst({
      where: { entityId: product.id, action: 'product.update' },
    });
    expect(auditEntry).toMatchObject({ before: { name: 'Chandra Band' }, after: { name: 'Chandra Ring' } });
    expect(Object.keys(auditEntry?.after as object)).toEqual(['name']);
  });

  test('switches a product between a fixed price and the rate, and records each price in its history', async () => {
    const { product } = await create({ makingPercent: 10 });
    const fixedPriceResult = await update(product.id, { fixedPrice: 99_000 });
    expect(fixedPriceResult.product).toMatchObject({
      price: 99_000,
      staff: { pricingMode: 'FIXED', makingPercent: null },
    });
    const freeResult = await update(product.id, { makingFixed: 1000 });
    expect(freeResult.product).toMatchObject({
      price: 301_000,
      staff: { pricingMode: 'RATE', fixedPrice: null },
    });
    const percentResult = await update(product.id, { makingPercent: 1, stonesPrice: 50 });
    expect(percentResult.product).toMatchObject({
      price: 303_050,
      staff: { makingFixed: null, makingPercent: 1 },
    });

    const { data } = await admin.graphql(
      `query ($id: ID!) { priceHistory(productId: $id) { totalCount edges { node { oldPrice newPrice rate { perTola } } } } }`,
      { id: product.id },
    );
    expect(data?.priceHistory).toEqual({
      totalCount: 4,
      edges: [
        { node: { oldPrice: 301_000, newPrice: 303_050, rate: { perTola: 300_000 } } },
        { node: { oldPrice: 99_000, newPrice: 301_000, rate: { perTola: 300_000 } } },
        { node: { oldPrice: 330_000, newPrice: 99_000, rate: null } },
        { node: { oldPrice: null, newPrice: 330_000, rate: { perTola: 300_000 } } },
      ],
    });
  });

  test('of the weight applies to the sizes that had the previous weight', async () => {
    const { product } = await create({ variants: [{ size: '1' }, { size: '2', weightMg: 20_000 }] });
    const { product: updatedProduct } = await update(product.id, { weightMg: 5832 });
    expect(updatedProduct.price).toBe(150_000);
    expect(updatedProduct.variants.map(({ weightMg }: { weightMg: number }) => weightMg)).toEqual([
      5832, 20_000,
    ]);
  });

  test('reorders, adds and removes variants, and records every item in the stock ledger', async () => {
    const { product } = await create({
      variants: [
        { size: '1', stock: 4 },
        { size: '2', stock: 1 },
      ],
    });
    const { product: updatedProduct } = await update(product.id, {
      variants: [
        { size: '3', stock: 5 },
        { size: '1', stock: 2 },
      ],
    });
    expect(updatedProduct.stock).toBe(7);
    expect(updatedProduct.variants).toMatchObject([
      { size: '3', stock: 5, price: 300_000 },
      { size: '1', stock: 2 },
    ]);
    expect(
      (await findLedger(product.id)).map(({ delta, reason, variant }) => [variant.size, delta, reason]),
    ).toEqual([
      ['1', 4, 'INITIAL'],
      ['3', 5, 'INITIAL'],
      ['1', -2, 'CORRECTION'],
    ]);
  });

  test('cannot remove an ordered variant', async () => {
    const product = await aProduct(server.prisma, { variants: [{ size: '1' }, { size: '2' }] });
    await anOrder(server.prisma, { lines: [{ productId: product.id, variantId: product.variants[1]?.id }] });
    expect(await update(product.id, { variants: [{ size: '1' }] })).toEqual(
      buildRefusal(
        'variants',
        'Size 2 has been ordered before and can’t be removed. Set its stock to 0 instead.',
      ),
    );
    expect(await update(product.id, { stock: 3 })).toEqual(
      buildRefusal('stock', 'This product has sizes. Enter the stock for each size.'),
    );
  });

  test('removes fields and the collection if they are set to null', async () => {
    const collection = await aCollection(server.prisma);
    const { product } = await create({ sizeUnit: 'cm', collectionId: collection.id });
    expect(product).toMatchObject({ sizeUnit: 'cm', collection: { slug: collection.slug } });
    const { product: productWithoutParts } = await update(product.id, { sizeUnit: null, collectionId: null });
    expect(productWithoutParts).toMatchObject({ sizeUnit: null, collection: null });
    expect(await update(product.id, { name: null })).toEqual(buildRefusal('name', 'Enter a name.'));
  });

  test('of an outdated version returns a conflict and writes nothing', async () => {
    const { product } = await create();
    await update(product.id, { name: 'First', version: 1 });
    expect(await update(product.id, { name: 'Second', version: 1 })).toEqual(
      buildRefusal(
        'version',
        'Someone else has changed this in the meantime. Reload and try again.',
        'CONFLICT',
      ),
    );
    expect(await server.prisma.product.findUnique({ where: { id: product.id } })).toMatchObject({
      name: 'First',
      version: 2,
    });
  });

  test('cannot remove a field that a product for sale requires', async () => {
    const product = await aProduct(server.prisma);
    expect(await update(product.id, { description: '' })).toEqual(
      buildRefusal('description', 'Enter a description.'),
    );
  });

  test('cannot use another product’s URL or SKU, or change an unknown product', async () => {
    const other = await aProduct(server.prisma);
    const product = await aProduct(server.prisma);
    expect(await update(product.id, { slug: other.slug })).toEqual(
      buildRefusal('slug', 'Another product already has this web address.'),
    );
    expect(await update(product.id, { sku: other.sku })).toEqual(
      buildRefusal('sku', 'Another product already has this SKU.'),
    );
    expect((await update(product.id, { slug: product.slug })).errors).toEqual([]);
    expect(await update('none', { name: 'Ring' })).toEqual(
      buildRefusal('id', 'This product no longer exists.', 'NOT_FOUND'),
    );
  });

  test('appears immediately in cached responses', async () => {
    const product = await aProduct(server.prisma, { name: 'Before' });
    const queryAsGuest = async () => {
      const query = `{ product(id: "${product.id}") { name } }`;
      const response = await server.app.inject({ method: 'POST', url: '/graphql', payload: { query } });
      return response.json().data.product;
    };
    expect(await queryAsGuest()).toEqual({ name: 'Before' });
    await update(product.id, { name: 'After' });
    expect(await queryAsGuest()).toEqual({ name: 'After' });
    await write('setProductStatus', { id: product.id, status: 'ARCHIVED' });
    expect(await queryAsGuest()).toBeNull();
  });
});

describe('the status', () => {
  const setStatus = (id: string, status: string, version?: number) =>
    write('setProductStatus', { id, status, version });

  test('can become active only when nothing is missing', async () => {
    const { product } = await create({ description: '' });
    expect(await setStatus(product.id, 'ACTIVE')).toEqual({
      product: null,
      errors: [
        { code: 'INVALID', field: 'description', message: 'Enter a description.' },
        { code: 'INVALID', field: 'images', message: 'Add a photo.' },
      ],
    });
    await update(product.id, { description: 'A plain band.' });
    await server.prisma.productImage.create({
      data: { productId: product.id, key: 'a.webp', alt: 'A ring', width: 10, height: 10, colour: '#ffffff' },
    });

    const activeResult = await setStatus(product.id, 'ACTIVE', 2);
    expect(activeResult.product.staff).toMatchObject({
      status: 'ACTIVE',
      missing: [],
      version: 3,
      publishedAt: server.clock.now.toISOString(),
    });
    const { data } = await server.graphql('query ($id: ID!) { product(id: $id) { name } }', {
      id: product.id,
    });
    expect(data?.product).toEqual({ name: 'Chandra Band' });
  });

  test('can become active again after archiving, and the product then has today’s price', async () => {
    const product = await aProduct(server.prisma, {
      pricingMode: 'RATE',
      purity: '24K',
      weightMg: 11_664,
      price: 5,
      status: 'ARCHIVED',
    });
    expect((await setStatus(product.id, 'ACTIVE')).product).toMatchObject({
      price: 300_000,
      staff: { publishedAt: '2026-06-01T00:00:00.000Z' },
    });
  });

  test('returns a conflict for an outdated version, and changes nothing for the same status', async () => {
    const product = await aProduct(server.prisma);
    expect((await setStatus(product.id, 'ARCHIVED', 7)).errors).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await setStatus(product.id, 'ACTIVE', 1)).product.staff.version).toBe(1);
    expect((await setStatus('none', 'ACTIVE')).errors).toMatchObject([{ code: 'NOT_FOUND', field: 'id' }]);
  });
});

describe('deleting', () => {
  const remove = async (id: string) => {
    const { data } = await admin.graphql(
      'mutation ($id: ID!) { deleteProduct(input: { id: $id }) { deleted errors { code field message } } }',
      { id },
    );
    return data?.deleteProduct;
  };

  test('removes a product that was never ordered', async () => {
    const { product } = await create({ stock: 2 });
    expect(await remove(product.id)).toEqual({ deleted: true, errors: [] });
    expect(await server.prisma.variant.count({ where: { productId: product.id } })).toBe(0);
    expect(await remove(product.id)).toEqual({
      deleted: null,
      errors: [{ code: 'NOT_FOUND', field: 'id', message: 'This product no longer exists.' }],
    });
  });

  test('is refused for an ordered product', async () => {
    const product = await aProduct(server.prisma);
    await anOrder(server.prisma, { lines: [{ productId: product.id, variantId: product.variants[0]?.id }] });
    expect(await remove(product.id)).toEqual({
      deleted: null,
      errors: [
        {
          code: 'NOT_ALLOWED',
          field: 'id',
          message: 'This product has been ordered before. Archive it instead.',
        },
      ],
    });
  });
});
