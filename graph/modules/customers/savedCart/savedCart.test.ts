import { beforeEach, describe, expect, test } from 'vitest';
import type { SavedCartLineInput, UpdateSavedCartInput } from '#graph/schema/schema.generated.ts';
import { aCoupon } from '#graph/testing/aCoupon.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { buildOrderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();

const COPY = `{
  version savedAt couponCode lines { id productId size quantity product { slug price } variant { size price } }
}`;

let shopper: Shopper;
let ring: Awaited<ReturnType<typeof aProduct>>;
let chain: Awaited<ReturnType<typeof aProduct>>;

beforeEach(async () => {
  server.clock.now = new Date('2026-11-22T06:00:00Z');
  shopper = await aShopper(server);
  ring = await aProduct(server.prisma, {
    price: 12_000,
    variants: [{ size: '12' }, { size: '14', price: 13_000 }],
  });
  chain = await aProduct(server.prisma);
});

const buildLine = (id: string, productId: string, overrides: Partial<SavedCartLineInput> = {}) => ({
  id,
  productId,
  quantity: 1,
  ...overrides,
});

async function findSavedCart({ graphql }: Shopper = shopper) {
  const { data, errors } = await graphql(`{ savedCart ${COPY} }`);
  expect(errors).toBeUndefined();
  return data?.savedCart;
}

async function save(input: UpdateSavedCartInput, { graphql }: Shopper = shopper) {
  const { data, errors } = await graphql(
    `mutation ($input: UpdateSavedCartInput!) {
      updateSavedCart(input: $input) { savedCart ${COPY} errors { code field message } }
    }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data?.updateSavedCart;
}

const placeOrder = (lines: UpdateSavedCartInput['lines'], overrides: { couponCode?: string } = {}) =>
  shopper.graphql(PLACE_ORDER, {
    input: buildOrderInput(
      lines.map(({ id: _id, ...lineFields }) => lineFields),
      overrides,
    ),
  });

test('an account starts without a saved cart', async () => {
  expect(await findSavedCart()).toEqual({ version: 0, savedAt: null, couponCode: null, lines: [] });
});

test('a saved cart is returned only to its account, in sequence and at today’s prices', async () => {
  const lines = [buildLine('b', ring.id, { size: '14', quantity: 2 }), buildLine('a', chain.id)];
  await save({ version: 0, couponCode: 'WELCOME10', lines });
  await server.prisma.variant.updateMany({
    where: { productId: ring.id, size: '14' },
    data: { price: 14_500 },
  });

  expect(await findSavedCart()).toEqual({
    version: 1,
    savedAt: '2026-11-22T06:00:00.000Z',
    couponCode: 'WELCOME10',
    lines: [
      {
        ...{ id: 'b', productId: ring.id, size: '14', quantity: 2 },
        product: { slug: ring.slug, price: 12_000 },
        variant: { size: '14', price: 14_500 },
      },
      {
        ...{ id: 'a', productId: chain.id, size: null, quantity: 1 },
        product: { slug: chain.slug, price: 10_000 },
        variant: { size: null, price: 10_000 },
      },
    ],
  });
  expect(await findSavedCart(await aShopper(server))).toMatchObject({ version: 0, lines: [] });
});

test('each save replaces the cart, and an empty cart is stored', async () => {
  await save({ version: 0, couponCode: 'WELCOME10', lines: [buildLine('a', ring.id, { size: '12' })] });
  await save({ version: 1, lines: [buildLine('b', chain.id)] });
  expect(await findSavedCart()).toMatchObject({ version: 2, couponCode: null, lines: [{ id: 'b' }] });
  await save({ version: 2, lines: [] });
  expect(await findSavedCart()).toMatchObject({ version: 3, lines: [] });
});

test('a save with an outdated version changes nothing and returns the current cart', async () => {
  await save({ version: 0, lines: [buildLine('a', chain.id)] });
  expect(await save({ version: 0, lines: [buildLine('b', chain.id)] })).toMatchObject({
    savedCart: { version: 1, lines: [{ id: 'a' }] },
    errors: [{ code: 'CONFLICT', field: 'version' }],
  });
});

test('only one of several simultaneous saves succeeds, and the others return its cart', async () => {
  const results = await Promise.all(
    ['a', 'b', 'c', 'd'].map((id) => save({ version: 0, lines: [buildLine(id, chain.id)] })),
  );
  expect(results.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  const [remainingLine] = (await findSavedCart()).lines;
  for (const { savedCart } of results) expect(savedCart.lines).toMatchObject([{ id: remainingLine.id }]);
});

describe('unavailable products', () => {
  test.each(['ARCHIVED', 'DRAFT'] as const)('a line whose product is %s has no product', async (status) => {
    await save({ version: 0, lines: [buildLine('a', chain.id)] });
    await server.prisma.product.update({ where: { id: chain.id }, data: { status } });
    expect((await findSavedCart()).lines).toMatchObject([
      { id: 'a', productId: chain.id, product: null, variant: null },
    ]);
  });

  test('a line whose size no longer exists has no product', async () => {
    await save({ version: 0, lines: [buildLine('a', ring.id, { size: '99' })] });
    expect((await findSavedCart()).lines).toMatchObject([
      { id: 'a', size: '99', product: null, variant: null },
    ]);
  });

  test('a deleted product is removed from the cart without affecting the other lines', async () => {
    const missingProductId = '00000000-0000-7000-8000-000000000000';
    const { errors } = await save({
      version: 0,
      lines: [buildLine('a', missingProductId), buildLine('b', chain.id)],
    });
    expect(errors).toEqual([]);
    expect((await findSavedCart()).lines).toMatchObject([{ id: 'b' }]);
    await server.prisma.product.delete({ where: { id: chain.id } });
    expect((await findSavedCart()).lines).toEqual([]);
  });
});

test.each<[string, (productId: string) => UpdateSavedCartInput['lines'], string]>([
  ['a quantity of zero', (id) => [buildLine('a', id, { quantity: 0 })], 'lines.0.quantity'],
  [
    'a quantity that is too large',
    (id) => [buildLine('a', id), buildLine('b', id, { quantity: 100 })],
    'lines.1.quantity',
  ],
  ['an id with invalid characters', (id) => [buildLine('A b', id)], 'lines.0.id'],
  ['an id that is too long', (id) => [buildLine('a'.repeat(101), id)], 'lines.0.id'],
  ['a duplicate line id', (id) => [buildLine('a', id), buildLine('a', id)], 'lines.1.id'],
  ['a size that is too long', (id) => [buildLine('a', id, { size: '1'.repeat(17) })], 'lines.0.size'],
])('%s is refused with an error for its field, and nothing is saved', async (_name, lines, field) => {
  const { savedCart, errors } = await save({ version: 0, lines: lines(chain.id) });
  expect(savedCart).toBeNull();
  expect(errors).toMatchObject([{ code: 'INVALID', field }]);
  expect((await findSavedCart()).version).toBe(0);
});

describe('an order', () => {
  test('removes its items and coupon from the saved cart, and leaves other lines', async () => {
    const { code } = await aCoupon(server.prisma);
    const orderedLines = [buildLine('a', ring.id, { size: '12' })];
    const remainingLine = [buildLine('b', ring.id, { size: '14' }), buildLine('c', chain.id)];
    await save({ version: 0, couponCode: code, lines: [...orderedLines, ...remainingLine] });

    expect((await placeOrder(orderedLines, { couponCode: code })).data?.placeOrder.errors).toEqual([]);
    expect(await findSavedCart()).toMatchObject({
      version: 2,
      couponCode: null,
      lines: [{ id: 'b' }, { id: 'c' }],
    });
  });

  test('does not change the saved cart if it is refused', async () => {
    await save({ version: 0, lines: [buildLine('a', chain.id)] });
    const excessLines = [buildLine('a', chain.id, { quantity: 99 })];
    expect((await placeOrder(excessLines)).data?.placeOrder.errors).not.toEqual([]);
    expect(await findSavedCart()).toMatchObject({ version: 1, lines: [{ id: 'a' }] });
  });

  test('does not change the saved cart if it contains other items', async () => {
    await save({ version: 0, couponCode: 'OTHER', lines: [buildLine('b', chain.id)] });
    await placeOrder([buildLine('a', ring.id, { size: '12' })]);
    expect(await findSavedCart()).toMatchObject({ version: 1, couponCode: 'OTHER', lines: [{ id: 'b' }] });
  });
});
