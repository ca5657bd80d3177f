import { performance } from 'node:perf_hooks';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anApiKey } from '#graph/access/testing/createFixture.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aRate } from '#graph/testing/aRate.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
let token: string;

beforeAll(async () => {
  token = (await anApiKey(server.prisma, ['write-catalog'])).secret;
});

beforeEach(async () => {
  await server.prisma.product.deleteMany();
  await server.prisma.metalRate.deleteMany();
  await aRate(server.prisma, { perTola: 300_000 });
});

async function sendPrices(rows: object[]) {
  const { data, errors } = await server.graphql(
    `mutation ($input: SetPricesInput!) { setPrices(input: $input) {
      results { row sku isApplied isChanged price error { code reason field message } } errors { reason field }
    } }`,
    { input: { rows } },
    { token },
  );
  expect(errors).toBeUndefined();
  return data?.setPrices;
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

describe('setPrices', () => {
  test('sets fixed prices or the rate, and reports the result of each row', async () => {
    const [ring, chain, band] = [
      await aProduct(server.prisma),
      await aTolaProduct(),
      await aProduct(server.prisma),
    ];

    const { results } = await sendPrices([
      { sku: ring.sku.toLowerCase(), price: 12_500 },
      { sku: chain.sku, makingPercent: 12 },
      { sku: 'NO-SUCH', price: 5 },
      { sku: band.sku, price: 0 },
      { sku: band.sku, price: null, makingFixed: 4000, stonesPrice: 1000 },
    ]);

    expect(results).toEqual([
      { row: 1, sku: ring.sku.toLowerCase(), isApplied: true, isChanged: true, price: 12_500, error: null },
      { row: 2, sku: chain.sku, isApplied: true, isChanged: true, price: 336_000, error: null },
      {
        row: 3,
        sku: 'NO-SUCH',
        isApplied: false,
        isChanged: false,
        price: null,
        error: expect.objectContaining({ code: 'NOT_FOUND', reason: 'PRODUCT_SKU_NOT_FOUND', field: 'sku' }),
      },
      {
        row: 4,
        sku: band.sku,
        isApplied: false,
        isChanged: false,
        price: band.price,
        error: expect.objectContaining({ code: 'INVALID', field: 'price' }),
      },
      { row: 5, sku: band.sku, isApplied: true, isChanged: true, price: expect.any(Number), error: null },
    ]);
    expect(await findProduct(ring.id)).toMatchObject({
      pricingMode: 'FIXED',
      fixedPrice: 12_500,
      price: 12_500,
      version: 2,
      variants: [{ price: 12_500 }],
    });
    expect(await findProduct(chain.id)).toMatchObject({
      makingBasisPoints: 1200,
      price: 336_000,
      version: 2,
    });
    expect(await findProduct(band.id)).toMatchObject({
      pricingMode: 'RATE',
      fixedPrice: null,
      makingFixed: 4000,
      stonesPrice: 1000,
      price: results[4].price,
    });
    const history = await server.prisma.priceChange.findMany({ where: { productId: ring.id } });
    expect(history).toMatchObject([{ newPrice: 12_500 }]);
    expect(await server.prisma.auditEntry.findFirst({ where: { entityId: ring.id } })).toMatchObject({
      action: 'product.changePrice',
      apiKeyId: expect.any(String),
      before: { fixedPrice: ring.fixedPrice, price: ring.price },
      after: { fixedPrice: 12_500, price: 12_500 },
    });
  });

  test('changes nothing when repeated', async () => {
    const ring = await aProduct(server.prisma);
    const rows = [{ sku: ring.sku, price: 12_500 }];
    await sendPrices(rows);

    expect((await sendPrices(rows)).results).toMatchObject([
      { isApplied: true, isChanged: false, price: 12_500 },
    ]);

    expect(await findProduct(ring.id)).toMatchObject({ version: 2 });
    expect(await server.prisma.priceChange.count({ where: { productId: ring.id } })).toBe(1);
  });

  test('a price equal to the current one changes nothing, even if the current price comes from the rate', async () => {
    const chain = await aTolaProduct();
    expect((await sendPrices([{ sku: chain.sku, price: 330_000 }])).results).toMatchObject([
      { isApplied: true, isChanged: false, price: 330_000 },
    ]);
    expect(await findProduct(chain.id)).toMatchObject({
      pricingMode: 'RATE',
      makingBasisPoints: 1000,
      version: chain.version,
    });
  });

  test('a product with a fixed price keeps its making charge, so that it can return to the rate', async () => {
    const [chain, band] = [await aTolaProduct(), await aProduct(server.prisma)];
    await sendPrices([{ sku: chain.sku, price: 400_000 }]);
    expect(await findProduct(chain.id)).toMatchObject({ pricingMode: 'FIXED', makingBasisPoints: 1000 });

    const { results } = await sendPrices([
      { sku: chain.sku, price: null },
      { sku: band.sku, price: null },
    ]);

    expect(results).toMatchObject([
      { isApplied: true, isChanged: true, price: 330_000 },
      { isApplied: false, price: 10_000, error: { reason: 'MAKING_UNKNOWN', field: 'price' } },
    ]);
    expect(await findProduct(chain.id)).toMatchObject({
      pricingMode: 'RATE',
      fixedPrice: null,
      price: 330_000,
    });
  });

  test('a price far from today’s is refused, and so is an outdated expected price', async () => {
    const ring = await aProduct(server.prisma);
    const { results } = await sendPrices([
      { sku: ring.sku, price: 1000 },
      { sku: ring.sku, price: 1000, expected: 9000 },
      { sku: ring.sku, price: 1000, expected: 10_000 },
    ]);
    expect(results).toMatchObject([
      {
        isApplied: false,
        price: 10_000,
        error: { reason: 'PRICE_FAR_OFF', message: expect.stringContaining('10,000') },
      },
      { isApplied: false, error: { code: 'CONFLICT', reason: 'EXPECTED_PRICE_MISMATCH' } },
      { isApplied: true, price: 1000 },
    ]);
  });

  test('a product can be identified by the SKU of its only variant, but not by that of one of several', async () => {
    const singleSizeProduct = await aProduct(server.prisma, { variants: [{ sku: 'ONE-SIZE' }] });
    const twoSizeProduct = await aProduct(server.prisma, {
      variants: [
        { sku: 'TWO-12', size: '12' },
        { sku: 'TWO-14', size: '14' },
      ],
    });
    const { results } = await sendPrices([
      { sku: 'one-size', price: 9000 },
      { sku: 'TWO-12', price: 9000 },
      { sku: twoSizeProduct.sku, price: 9000 },
    ]);
    expect(results).toMatchObject([
      { isApplied: true },
      { isApplied: false, error: { reason: 'PRICE_BELONGS_TO_PRODUCT_SKU' } },
      { isApplied: true },
    ]);
    expect((await findProduct(twoSizeProduct.id)).variants.map(({ price }) => price)).toEqual([9000, 9000]);
    expect((await findProduct(singleSizeProduct.id)).price).toBe(9000);
  });

  test('the second of two rows for one product is refused, as is a metal without a rate', async () => {
    const ring = await aProduct(server.prisma);
    const silverProduct = await aProduct(server.prisma, { metal: 'SILVER', purity: '925' });
    const { results } = await sendPrices([
      { sku: ring.sku, price: 7000 },
      { sku: ring.sku, price: 8000 },
      { sku: silverProduct.sku, makingPercent: 5 },
    ]);
    expect(results).toMatchObject([
      { isApplied: true, price: 7000 },
      { isApplied: false, price: 7000, error: { reason: 'DUPLICATE_ROW', field: 'sku' } },
      { isApplied: false, error: { reason: 'METAL_WITHOUT_RATE' } },
    ]);
    expect(await findProduct(ring.id)).toMatchObject({ price: 7000, version: 2 });
  });

  test('refuses an empty list', async () => {
    expect(await sendPrices([])).toEqual({
      results: null,
      errors: [{ reason: 'TOO_MANY_ROWS', field: 'rows' }],
    });
  });

  test('prices a thousand products in one request, and the shop shows the new prices', async () => {
    const products = [];
    for (let count = 0; count < 1000; count++) products.push(await aProduct(server.prisma, { price: 1000 }));
    const startedAt = performance.now();
    const { results } = await sendPrices(products.map(({ sku }, index) => ({ sku, price: 2000 + index })));
    // Printed for docs/performance.md.
    process.stdout.write(`1,000 prices in ${Math.round(performance.now() - startedAt)} ms\n`);
    expect(
      results.filter(
        ({ isApplied, isChanged }: { isApplied: boolean; isChanged: boolean }) => isApplied && isChanged,
      ),
    ).toHaveLength(1000);
    const { data } = await server.graphql('query ($id: ID!) { product(id: $id) { price } }', {
      id: products[999]?.id,
    });
    expect(data?.product.price).toBe(2999);
  });
});
