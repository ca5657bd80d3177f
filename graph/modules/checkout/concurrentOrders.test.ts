import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PlaceOrderInput } from '#graph/schema/schema.generated.ts';
import { aCoupon } from '#graph/testing/aCoupon.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anApiKey } from '#graph/testing/anApiKey.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { buildOrderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';

const server = useTestServer();

// Turns off the limits, because so many orders from one network would await confirmation.
beforeAll(() =>
  server.prisma.storeSetting.createMany({
    data: ['unpaidCountLimit', 'unpaidItemsLimit'].map((key) => ({ key, value: 0 })),
  }),
);

describe('simultaneous customers', () => {
  test('cannot buy the last item twice: of ten orders, one is placed and nine are refused', async () => {
    const ring = await aProduct(server.prisma, { stock: 1 });

    const results = await Promise.all(
      Array.from({ length: 10 }, () => placeOrder(buildOrderInput([{ productId: ring.id, quantity: 1 }]))),
    );

    expect(results.filter(({ order }) => order)).toHaveLength(1);
    const refusedResults = results.filter(({ order }) => !order);
    expect(refusedResults.flatMap(({ errors }) => errors)).toEqual(
      Array.from({ length: 9 }, () => ({
        code: 'OUT_OF_STOCK',
        field: 'lines.0.quantity',
        reason: 'SOLD_OUT',
        params: {},
        message: 'This piece is sold out.',
      })),
    );
    expect(await findStock(ring.id)).toEqual([0, 0]);
    expect(await server.prisma.orderLine.count({ where: { productId: ring.id } })).toBe(1);
  });

  test('do not cause a deadlock if they order the same products in a different sequence', async () => {
    const rings = await Promise.all([1, 2, 3].map(() => aProduct(server.prisma, { stock: 12 })));
    const lines = rings.map(({ id }) => ({ productId: id, quantity: 1 }));

    const results = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        placeOrder(buildOrderInput([...lines.slice(index % 3), ...lines.slice(0, index % 3)])),
      ),
    );

    expect(results.flatMap(({ errors }) => errors)).toEqual([]);
    for (const ring of rings) expect(await findStock(ring.id)).toEqual([0, 0]);
  });

  test('leave the total stock correct if they buy different sizes of one product', async () => {
    const ring = await aProduct(server.prisma, {
      variants: ['5', '6', '7', '8'].map((size) => ({ size, stock: 3 })),
    });

    const results = await Promise.all(
      ['5', '6', '7', '8', '5', '6', '7', '8'].map((size) =>
        placeOrder(buildOrderInput([{ productId: ring.id, size, quantity: 1 }])),
      ),
    );

    expect(results.flatMap(({ errors }) => errors)).toEqual([]);
    expect(await findStock(ring.id)).toEqual([4, 4]);
  });

  test('share the remaining uses of a coupon, even for different products', async () => {
    const rings = await Promise.all(Array.from({ length: 8 }, () => aProduct(server.prisma)));
    const { id, code } = await aCoupon(server.prisma, { usageLimit: 3 });

    const results = await Promise.all(
      rings.map((ring) =>
        placeOrder(buildOrderInput([{ productId: ring.id, quantity: 1 }], { couponCode: code })),
      ),
    );

    expect(results.filter(({ order }) => order)).toHaveLength(3);
    expect(results.flatMap(({ errors }) => errors.map((error) => error.code))).toEqual(
      Array.from({ length: 5 }, () => 'COUPON_USED_UP'),
    );
    const coupon = await server.prisma.coupon.findUniqueOrThrow({
      where: { id },
      include: { redemptions: true },
    });
    expect([coupon.usedCount, coupon.redemptions.length]).toEqual([3, 3]);
    const stocks = await Promise.all(rings.map((ring) => findStock(ring.id)));
    expect(stocks.filter(([stock]) => stock === 4)).toHaveLength(3);
  });
});

describe('an idempotency key', () => {
  test('returns the same order and a valid guest token if it is sent again with the same input', async () => {
    const ring = await aProduct(server.prisma);
    const input = buildOrderInput([{ productId: ring.id, quantity: 1 }]);

    const first = await placeOrder(input);
    const second = await placeOrder(input);

    expect(second).toEqual(first);
    expect(second.order?.number).toBeDefined();
    const { data } = await server.graphql(
      'query ($id: ID!, $guestToken: String) { order(id: $id, guestToken: $guestToken) { number } }',
      { id: first.order?.id, guestToken: second.guestToken },
    );
    expect(data?.order).toEqual({ number: first.order?.number });
    expect(await findStock(ring.id)).toEqual([4, 4]);
  });

  test('creates one order if it is sent five times simultaneously, even for the last item', async () => {
    const ring = await aProduct(server.prisma, { stock: 1 });
    const input = buildOrderInput([{ productId: ring.id, quantity: 1 }]);

    const results = await Promise.all(Array.from({ length: 5 }, () => placeOrder(input)));

    expect(new Set(results.map(({ order }) => order?.number)).size).toBe(1);
    expect(results.every(({ order, errors }) => order && errors.length === 0)).toBe(true);
    expect(await findStock(ring.id)).toEqual([0, 0]);
  });

  test('returns the same order after the product is no longer for sale', async () => {
    const ring = await aProduct(server.prisma);
    const input = buildOrderInput([{ productId: ring.id, quantity: 1 }]);
    const first = await placeOrder(input);
    await server.prisma.product.update({ where: { id: ring.id }, data: { status: 'ARCHIVED' } });

    expect((await placeOrder(input)).order).toEqual(first.order);
  });

  test('is refused for different input', async () => {
    const ring = await aProduct(server.prisma);
    const input = buildOrderInput([{ productId: ring.id, quantity: 1 }]);
    await placeOrder(input);

    const other = await placeOrder({ ...input, lines: [{ productId: ring.id, quantity: 2 }] });

    expect(other.order).toBeNull();
    expect(other.errors).toMatchObject([{ code: 'IDEMPOTENCY_MISMATCH', field: 'idempotencyKey' }]);
    expect(await findStock(ring.id)).toEqual([4, 4]);
  });

  test('is scoped to one integration: the same key from another integration creates another order', async () => {
    const { id: productId } = await aProduct(server.prisma);
    const idempotencyKey = randomUUID();
    const placeWithKey = async (apiScope: 'read-orders' | 'write-orders', quantity: number) => {
      const { graphql: sendQuery } = await anApiKey(server, [apiScope]);
      const { data } = await sendQuery(PLACE_ORDER, {
        input: buildOrderInput([{ productId, quantity }], { idempotencyKey }),
      });
      expect(data?.placeOrder.errors).toEqual([]);
      return data?.placeOrder.order.number;
    };
    expect(await placeWithKey('read-orders', 1)).not.toBe(await placeWithKey('write-orders', 2));
    expect(await findStock(productId)).toEqual([2, 2]);
  });

  test('creates only one of two different orders sent simultaneously', async () => {
    const [ring, chain] = await Promise.all([aProduct(server.prisma), aProduct(server.prisma)]);
    const idempotencyKey = randomUUID();

    const results = await Promise.all(
      [ring, chain].map(({ id }) =>
        placeOrder(buildOrderInput([{ productId: id, quantity: 1 }], { idempotencyKey })),
      ),
    );

    expect(results.map(({ errors }) => errors[0]?.code ?? 'PLACED').toSorted()).toEqual([
      'IDEMPOTENCY_MISMATCH',
      'PLACED',
    ]);
    const remainingStock = [await findStock(ring.id), await findStock(chain.id)];
    expect(remainingStock.flat().toSorted()).toEqual([4, 4, 5, 5]);
  });

  test('can be used again after a refusal', async () => {
    const ring = await aProduct(server.prisma);
    const input = buildOrderInput([{ productId: ring.id, quantity: 1 }], { expectedTotal: 1 });
    expect((await placeOrder(input)).errors).toMatchObject([{ code: 'PRICE_CHANGED' }]);

    expect((await placeOrder({ ...input, expectedTotal: 11_800 })).errors).toEqual([]);
  });

  test('is scoped to its sender', async () => {
    const ring = await aProduct(server.prisma);
    const input = buildOrderInput([{ productId: ring.id, quantity: 1 }]);
    const token = await signIn(server, await aCustomer(server.prisma));

    const guestResult = await placeOrder(input);
    const customerResult = await placeOrder(input, token);

    expect(customerResult.order?.number).not.toBe(guestResult.order?.number);
  });
});

interface PlaceOrderResponse {
  order: { id: string; number: string } | null;
  guestToken: string | null;
  errors: { code: string; field: string; message: string }[];
}

async function placeOrder(input: PlaceOrderInput, token?: string): Promise<PlaceOrderResponse> {
  const { data, errors } = await server.graphql(PLACE_ORDER, { input }, { token });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.placeOrder;
}

/** Returns the product's stock and the sum of its variants' stock, which must always be equal. */
async function findStock(productId: string): Promise<[product: number, sizes: number]> {
  const { stock, variants } = await server.prisma.product.findUniqueOrThrow({
    where: { id: productId },
    include: { variants: true },
  });
  return [stock, variants.reduce((sum, variant) => sum + variant.stock, 0)];
}
