import { beforeAll, describe, expect, test } from 'vitest';
import { aRate } from '#graph/testing/aRate.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { aStaffMember } from '#graph/testing/aStaffMember.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { BAND, buildRefusal, writeProducts } from './testing/writeProducts.ts';

const server = useTestServer();
let admin: Shopper;
const { write, create } = writeProducts(server, () => admin);
const update = (id: string, fields: Record<string, unknown>) => write('updateProduct', { id, ...fields });

beforeAll(async () => {
  admin = await aShopper(server, { role: 'ADMIN', name: 'Maya Staff' });
});

async function readCost(id: string, client: Shopper) {
  const { data, errors } = await client.graphql(
    'query ($id: ID!) { adminProduct(id: $id) { staff { cost } } }',
    {
      id,
    },
  );
  expect(errors).toBeUndefined();
  return data?.adminProduct.staff.cost;
}

test('staff without the price permission can neither see nor change costs', async () => {
  const { product } = await create({ fixedPrice: 1000, cost: 700 });
  const writer = await aStaffMember(server, 'editor');
  expect(await readCost(product.id, writer)).toBeNull();
  const { errors } = await writer.graphql(
    'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { errors { code } } }',
    { input: { id: product.id, cost: 1 } },
  );
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', permission: 'MANAGE_PRICES' } }]);
  await writer.graphql(
    'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { errors { code } } }',
    { input: { id: product.id, name: 'Renamed' } },
  );
  expect(await readCost(product.id, admin)).toBe(700);
});

test('creating a product with a cost or compare-at price requires the price permission; setting its price does not', async () => {
  const writer = await aStaffMember(server, 'editor');
  const createWithFields = async (fields: Record<string, unknown>, client = writer) => {
    const query =
      'mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { price } errors { code } } }';
    const { data, errors } = await client.graphql(query, { input: { ...BAND, fixedPrice: 1000, ...fields } });
    return errors ?? data?.createProduct;
  };
  for (const fields of [{ cost: 700 }, { cost: 0 }, { compareAtPrice: 1200 }]) {
    const countBefore = await server.prisma.product.count();
    expect(await createWithFields(fields)).toMatchObject([
      { extensions: { code: 'FORBIDDEN', permission: 'MANAGE_PRICES' } },
    ]);
    expect(await server.prisma.product.count()).toBe(countBefore);
  }
  const expectedResult = { product: { price: 1000 }, errors: [] };
  expect(await createWithFields({})).toEqual(expectedResult);
  expect(await createWithFields({ cost: null, compareAtPrice: null })).toEqual(expectedResult);
  expect(await createWithFields({ cost: 700, compareAtPrice: 1200 }, admin)).toEqual(expectedResult);
});

describe('a making charge', () => {
  const PRICING_FIELDS = { pricingMode: 'RATE', makingPercent: 8, fixedPrice: null };
  const aChain = async () => {
    await aRate(server.prisma, { perTola: 300_000 });
    const { product } = await create({ makingPercent: 8 });
    return product;
  };

  test('is kept while a fixed price is set, and applies again with the rate', async () => {
    const { id, price } = await aChain();
    const fixedPriceResult = await update(id, {
      fixedPrice: 400_000,
      makingPercent: null,
      makingFixed: null,
    });
    expect(fixedPriceResult.product).toMatchObject({
      price: 400_000,
      staff: { pricingMode: 'FIXED', makingPercent: null },
    });
    const { data } = await admin.graphql(
      'query ($id: ID!) { adminProduct(id: $id) { staff { previousMakingPercent previousMakingFixed } } }',
      { id },
    );
    expect(data?.adminProduct.staff).toEqual({ previousMakingPercent: 8, previousMakingFixed: null });
    expect((await update(id, { name: 'Still fixed' })).product).toMatchObject({ price: 400_000 });
    expect((await update(id, { fixedPrice: null })).product).toMatchObject({ price, staff: PRICING_FIELDS });
  });

  test('stays unchanged if the current price or null is sent', async () => {
    const { id, price } = await aChain();
    for (const unchangedInput of [{ price }, { price, makingPercent: 8 }, { makingPercent: null }])
      expect((await update(id, unchangedInput)).product).toMatchObject({ price, staff: PRICING_FIELDS });
    expect((await update(id, { price: 400_000 })).product).toMatchObject({
      price: 400_000,
      staff: { pricingMode: 'FIXED' },
    });
    expect((await update(id, { price: null })).product).toMatchObject({ price, staff: PRICING_FIELDS });
  });

  test('is required when a product that never had one changes from a fixed price to the rate', async () => {
    const { product } = await create({ fixedPrice: 1000 });
    expect((await update(product.id, { fixedPrice: null })).errors).toMatchObject([
      { code: 'INVALID', field: 'fixedPrice' },
    ]);
    expect((await update(product.id, { fixedPrice: null, makingPercent: 0 })).errors).toEqual([]);
  });
});

describe('a compare-at price', () => {
  const findPrices = async (id: string) => {
    const query = `query ($id: ID!) {
      product(id: $id) { price compareAtPrice } adminProduct(id: $id) { staff { compareAtPrice } } }`;
    const { data } = await admin.graphql(query, { id });
    const { product, adminProduct } = data ?? {};
    return { price: product.price, shown: product.compareAtPrice, kept: adminProduct.staff.compareAtPrice };
  };
  const createActiveProduct = async (fields: Record<string, unknown>): Promise<string> => {
    const { product } = await create(fields);
    const { id } = product;
    await server.prisma.productImage.create({
      data: {
        productId: id,
        key: `${id}.webp`,
        alt: 'It',
        width: 800,
        height: 800,
        colour: '#e8e6e2',
        position: 0,
      },
    });
    expect((await update(id, { status: 'ACTIVE' })).errors).toEqual([]);
    return id;
  };

  test('is shown while it is above the price; only the price is charged', async () => {
    const id = await createActiveProduct({ fixedPrice: 9500, compareAtPrice: 12_000 });
    expect(await findPrices(id)).toEqual({ price: 9500, shown: 12_000, kept: 12_000 });

    expect((await update(id, { fixedPrice: 12_000 })).errors).toEqual([]);
    expect(await findPrices(id)).toEqual({ price: 12_000, shown: null, kept: 12_000 });
    expect((await update(id, { name: 'Still saved', compareAtPrice: 12_000 })).errors).toEqual([]);
    expect((await update(id, { fixedPrice: 11_000 })).errors).toEqual([]);
    expect(await findPrices(id)).toEqual({ price: 11_000, shown: 12_000, kept: 12_000 });

    expect((await update(id, { compareAtPrice: null })).errors).toEqual([]);
    expect(await findPrices(id)).toEqual({ price: 11_000, shown: null, kept: null });
  });

  test('must be above the price when entered', async () => {
    const notAbovePriceError = buildRefusal(
      'compareAtPrice',
      'Enter a compare-at price higher than the current price.',
    );
    expect(await create({ fixedPrice: 9500, compareAtPrice: 9500 })).toEqual(notAbovePriceError);
    const id = await createActiveProduct({ fixedPrice: 9500 });
    expect(await update(id, { compareAtPrice: 9000 })).toEqual(notAbovePriceError);
    expect(await update(id, { fixedPrice: 13_000, compareAtPrice: 12_000 })).toEqual(notAbovePriceError);
  });

  test('requires a fixed price, and is removed together with the fixed price', async () => {
    const rateError = buildRefusal(
      'compareAtPrice',
      'Only a product with a fixed price can have a compare-at price.',
    );
    await aRate(server.prisma, { perTola: 300_000 });
    expect(await create({ makingPercent: 8, compareAtPrice: 500_000 })).toEqual(rateError);
    const id = await createActiveProduct({ fixedPrice: 9500, compareAtPrice: 12_000 });
    expect(await update(id, { makingPercent: 8, compareAtPrice: 12_000 })).toEqual(rateError);
    expect((await update(id, { makingPercent: 8 })).errors).toEqual([]);
    expect(await findPrices(id)).toMatchObject({ shown: null, kept: null });
    expect(await update(id, { compareAtPrice: 500_000 })).toEqual(rateError);
    expect((await update(id, { fixedPrice: 9500 })).errors).toEqual([]);
    expect(await findPrices(id)).toEqual({ price: 9500, shown: null, kept: null });
  });

  test('is removed when a price list removes the fixed price, and stays when prices rise', async () => {
    await aRate(server.prisma, { perTola: 300_000 });
    const id = await createActiveProduct({ fixedPrice: 9500, compareAtPrice: 12_000 });
    const { sku } = await server.prisma.product.findUniqueOrThrow({ where: { id } });
    const sendPriceRow = (row: Record<string, unknown>) =>
      admin.graphql(
        'mutation ($input: SetPricesInput!) { setPrices(input: $input) { results { isApplied } errors { code } } }',
        { input: { rows: [{ sku, ...row }] } },
      );
    await sendPriceRow({ price: 13_000 });
    expect(await findPrices(id)).toEqual({ price: 13_000, shown: null, kept: 12_000 });
    await sendPriceRow({ makingPercent: 8 });
    expect(await findPrices(id)).toMatchObject({ shown: null, kept: null });
  });

  test('requires the price permission, and is recorded in the audit log', async () => {
    const id = await createActiveProduct({ fixedPrice: 9500 });
    const writer = await aStaffMember(server, 'editor');
    const { errors } = await writer.graphql(
      'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { errors { code } } }',
      { input: { id, compareAtPrice: 12_000 } },
    );
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', permission: 'MANAGE_PRICES' } }]);
    await update(id, { compareAtPrice: 12_000 });
    expect(
      await server.prisma.auditEntry.findFirstOrThrow({
        where: { entityId: id, action: 'product.update' },
        orderBy: { at: 'desc' },
      }),
    ).toMatchObject({ before: { compareAtPrice: null }, after: { compareAtPrice: 12_000 } });
  });
});
