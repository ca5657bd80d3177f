import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aRate } from '#graph/testing/aRate.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
let admin: Shopper;

beforeAll(async () => {
  admin = await aShopper(server, { role: 'ADMIN' });
});

beforeEach(async () => {
  await server.prisma.product.deleteMany();
  await server.prisma.metalRate.deleteMany();
  await aRate(server.prisma, { perTola: 300_000 });
});

async function change(input: Record<string, unknown>) {
  const { data, errors } = await admin.graphql(
    `mutation ($input: ChangePricesInput!) { changePrices(input: $input) {
      pieces untouched before after
      largest { product { sku } partBefore partAfter before after percent }
      errors { code field message }
    } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data?.changePrices;
}

const findProduct = (id: string) =>
  server.prisma.product.findUniqueOrThrow({ where: { id }, include: { variants: true } });

/** Creates a product with one tola of fine gold. */
const aTolaProduct = (overrides: Parameters<typeof aProduct>[1] = {}) =>
  aProduct(server.prisma, {
    pricingMode: 'RATE',
    purity: '24K',
    weightMg: 11_664,
    makingBasisPoints: 1000,
    price: 330_000,
    fixedPrice: null,
    ...overrides,
  });

const percentChange = { part: 'MAKING_PERCENT', way: 'ADD', amount: 2 };

describe('a bulk price change', () => {
  test('updates the charge, every size, the history and the version, and records the author', async () => {
    const product = await aTolaProduct({
      variants: [
        { size: '12', price: 330_000 },
        { size: '14', weightMg: 23_328, price: 660_000 },
      ],
    });
    const fixedPriceProduct = await aProduct(server.prisma, { price: 5000 });
    const archivedProduct = await aTolaProduct({ status: 'ARCHIVED' });

    expect(await change(percentChange)).toEqual({
      pieces: 1,
      untouched: 1,
      before: 330_000,
      after: 336_000,
      largest: [
        {
          product: { sku: product.sku },
          partBefore: 10,
          partAfter: 12,
          before: 330_000,
          after: 336_000,
          percent: 1.82,
        },
      ],
      errors: [],
    });
    const row = await findProduct(product.id);
    expect(row).toMatchObject({ makingBasisPoints: 1200, price: 336_000, version: 2 });
    expect(row.variants.map(({ price }) => price).toSorted()).toEqual([336_000, 672_000]);
    expect(await server.prisma.priceChange.findMany({ where: { productId: product.id } })).toMatchObject([
      { oldPrice: 330_000, newPrice: 336_000 },
    ]);
    expect(await server.prisma.auditEntry.findFirst({ where: { entityId: product.id } })).toMatchObject({
      action: 'product.changePrice',
      actorId: admin.user.id,
      before: { makingBasisPoints: 1000, price: 330_000 },
      after: { makingBasisPoints: 1200, price: 336_000 },
    });
    expect(await findProduct(fixedPriceProduct.id)).toMatchObject({ price: 5000, version: 1 });
    expect(await findProduct(archivedProduct.id)).toMatchObject({ makingBasisPoints: 1000, version: 1 });
  });

  test('changes only the products that match its filter, and rounds amounts', async () => {
    const selectedProduct = await aProduct(server.prisma, { price: 1234 });
    const otherProduct = await aProduct(server.prisma, { price: 1234 });
    const input = {
      part: 'FIXED_PRICE',
      way: 'PERCENT',
      amount: 10,
      roundTo: 50,
      filter: { ids: [selectedProduct.id] },
    };
    expect(await change(input)).toMatchObject({ pieces: 1, untouched: 0, before: 1234, after: 1350 });
    expect(await findProduct(selectedProduct.id)).toMatchObject({ fixedPrice: 1350, price: 1350 });
    expect(await findProduct(otherProduct.id)).toMatchObject({ fixedPrice: 1234, price: 1234 });
  });

  test('changes stones and fixed amounts only in products that have them', async () => {
    const ringWithStones = await aTolaProduct({ stonesPrice: 10_000, price: 340_000 });
    const sum = await aTolaProduct({ makingBasisPoints: null, makingFixed: 4000, price: 304_000 });
    expect(await change({ part: 'STONES', way: 'PERCENT', amount: -10 })).toMatchObject({ pieces: 1 });
    expect(await change({ part: 'MAKING_FIXED', way: 'SET', amount: 5000 })).toMatchObject({ pieces: 1 });
    expect(await findProduct(ringWithStones.id)).toMatchObject({ stonesPrice: 9000, price: 339_000 });
    expect(await findProduct(sum.id)).toMatchObject({ makingFixed: 5000, price: 305_000 });
  });

  test('applies to all products or none', async () => {
    const expensiveProduct = await aProduct(server.prisma, { price: 5000 });
    const cheapProduct = await aProduct(server.prisma, { price: 400, name: 'Cheap ring' });
    expect(await change({ part: 'FIXED_PRICE', way: 'ADD', amount: -500 })).toMatchObject({
      pieces: null,
      errors: [
        {
          code: 'INVALID',
          field: 'amount',
          message: `This change gives Cheap ring (${cheapProduct.sku}) a price or making charge that is out of range. Choose another amount.`,
        },
      ],
    });
    expect(await findProduct(expensiveProduct.id)).toMatchObject({ price: 5000 });
  });

  test('is refused if the number of matching products differs from the preview', async () => {
    const product = await aTolaProduct();
    const preview = await change({ ...percentChange, dryRun: true });
    expect(preview).toMatchObject({ pieces: 1, after: 336_000 });
    expect(await findProduct(product.id)).toMatchObject({
      makingBasisPoints: 1000,
      price: 330_000,
      version: 1,
    });
    await aTolaProduct();
    expect((await change({ ...percentChange, expected: preview.pieces })).errors).toMatchObject([
      { code: 'CONFLICT', field: 'expected' },
    ]);
    expect(await change({ ...percentChange, expected: 2 })).toMatchObject({ pieces: 2, errors: [] });
  });
});
