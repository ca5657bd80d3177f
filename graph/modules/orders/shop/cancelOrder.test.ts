import { describe, expect, test } from 'vitest';
import { kathmanduDay } from '#domain/calendar/kathmandu.ts';
import { aCoupon } from '#graph/testing/aCoupon.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();

const CANCEL = `mutation ($input: CancelOrderInput!) {
  cancelOrder(input: $input) {
    order { status cancelReason isCancellable isEditable version timeline { status note } }
    errors { code field message }
  }
}`;

/** A customer's order for two rings out of five, paid with a coupon's help. */
async function aSale(given: Parameters<typeof anOrder>[1] = {}) {
  const shopper = await aShopper(server);
  const product = await aProduct(server.prisma, { stock: 3 });
  const variantId = product.variants[0]?.id;
  const coupon = await aCoupon(server.prisma, { usedCount: 1, usageLimit: 1 });
  const order = await anOrder(server.prisma, {
    userId: shopper.user.id,
    couponCode: coupon.code,
    lines: [{ productId: product.id, variantId, quantity: 2 }],
    ...given,
  });
  await server.prisma.couponRedemption.create({
    data: { couponId: coupon.id, orderId: order.id, discount: 500 },
  });
  const cancel = async (reason = 'Wrong size') => {
    const { data } = await shopper.ask(CANCEL, { input: { id: order.id, reason } });
    return data?.cancelOrder;
  };
  return { shopper, product, coupon, order, cancel };
}

const toStock = async (productId: string) => {
  const { stock, variants } = await server.prisma.product.findUniqueOrThrow({
    where: { id: productId },
    include: { variants: true },
  });
  return [stock, ...variants.map((variant) => variant.stock)];
};

test('cancelling says why, puts the pieces back, and gives the coupon back', async () => {
  const { shopper, product, coupon, order, cancel } = await aSale();

  expect(await cancel('  Wrong size ')).toMatchObject({
    order: {
      status: 'CANCELLED',
      cancelReason: 'Wrong size',
      isCancellable: false,
      isEditable: false,
      version: 2,
      timeline: [{ status: 'PENDING' }, { status: 'CANCELLED', note: 'Wrong size' }],
    },
    errors: [],
  });
  expect(await toStock(product.id)).toEqual([5, 5]);
  expect(await server.prisma.stockMove.findMany({ where: { orderId: order.id } })).toMatchObject([
    { delta: 2, reason: 'CANCELLATION', actorId: shopper.user.id, at: server.clock.now },
  ]);
  expect(await server.prisma.coupon.findUnique({ where: { id: coupon.id } })).toMatchObject({ usedCount: 0 });
  expect(await server.prisma.couponRedemption.count({ where: { orderId: order.id } })).toBe(0);
});

test('the figures of its day are to be summed again, and a mail waits for the buyer', async () => {
  const placedAt = new Date('2026-10-03T20:00:00Z');
  const { order, cancel } = await aSale({ placedAt, contactEmail: 'buyer@example.com' });

  await cancel();

  const day = kathmanduDay(placedAt);
  expect(await server.prisma.staleFigureDay.count({ where: { day } })).toBe(1);
  expect(await server.prisma.mail.findMany({ where: { orderId: order.id } })).toMatchObject([
    { template: 'orderCancelled', toEmail: 'buyer@example.com', status: 'QUEUED' },
  ]);
});

test('nobody is written to whose account was deleted', async () => {
  const { order, cancel } = await aSale({ contactEmail: 'deleted-1@invalid' });

  expect((await cancel()).errors).toEqual([]);
  expect(await server.prisma.mail.count({ where: { orderId: order.id } })).toBe(0);
});

test('of many at once one cancels, and stock and coupon come back once', async () => {
  const { product, coupon, order, cancel } = await aSale();
  await server.prisma.coupon.update({ where: { id: coupon.id }, data: { usedCount: 7 } });

  const answers = await Promise.all(Array.from({ length: 6 }, () => cancel()));

  const done = answers.filter(({ errors }) => errors.length === 0);
  const refused = answers.filter(({ errors }) => errors[0]?.code === 'NOT_ALLOWED');
  expect([done.length, refused.length]).toEqual([1, 5]);
  expect(await toStock(product.id)).toEqual([5, 5]);
  expect(await server.prisma.stockMove.count({ where: { orderId: order.id } })).toBe(1);
  expect(await server.prisma.mail.count({ where: { orderId: order.id } })).toBe(1);
  expect(await server.prisma.coupon.findUnique({ where: { id: coupon.id } })).toMatchObject({ usedCount: 6 });
});

test('two lines of one size come back together, and a size that is no more takes nothing back', async () => {
  const product = await aProduct(server.prisma, { stock: 0, variants: [{ size: '7' }, { size: '8' }] });
  const [seven, eight] = product.variants.map(({ id }) => id);
  const productId = product.id;
  const { cancel } = await aSale({
    lines: [
      { productId, variantId: seven, quantity: 1 },
      { productId, variantId: seven, quantity: 2 },
      { productId, variantId: eight, quantity: 4 },
      { productId: null, variantId: null, quantity: 9 },
    ],
  });

  expect((await cancel()).errors).toEqual([]);
  expect(await toStock(productId)).toEqual([7, 3, 4]);
});

describe('is refused', () => {
  test('a second time in words for whoever has already done so', async () => {
    const { cancel } = await aSale({ status: 'CANCELLED' });
    expect((await cancel()).errors).toMatchObject([{ message: 'This order is cancelled already.' }]);
  });

  test.each(['SHIPPED', 'DELIVERED', 'CANCELLED', 'RETURNED'] as const)('when %s', async (status) => {
    const { product, order, cancel } = await aSale({ status });

    expect(await cancel()).toMatchObject({ order: null, errors: [{ code: 'NOT_ALLOWED', field: 'status' }] });
    expect(await toStock(product.id)).toEqual([3, 3]);
    expect(await server.prisma.order.findUnique({ where: { id: order.id } })).toMatchObject({ status });
  });

  test.each(['', '   ', 'x'.repeat(241)])('for the reason %j', async (reason) => {
    const { cancel } = await aSale();

    expect(await cancel(reason)).toMatchObject({
      order: null,
      errors: [{ code: 'INVALID', field: 'reason' }],
    });
  });

  test("for somebody else's order and a guest's, as if there were none", async () => {
    const { order, product } = await aSale();
    const guests = await anOrder(server.prisma);
    const other = await aShopper(server);
    const staff = await aShopper(server, { role: 'ADMIN' });

    for (const { ask } of [other, staff])
      for (const id of [order.id, order.number, guests.id, 'unknown']) {
        const { data } = await ask(CANCEL, { input: { id, reason: 'Mine' } });
        expect(data?.cancelOrder).toMatchObject({
          order: null,
          errors: [{ code: 'NOT_FOUND', field: 'id' }],
        });
      }
    expect(await toStock(product.id)).toEqual([3, 3]);
  });

  test('without signing in: there is no such order', async () => {
    const { order } = await aSale();

    const { data } = await server.graphql(CANCEL, { input: { id: order.id, reason: 'Mine' } });
    expect(data?.cancelOrder).toMatchObject({ order: null, errors: [{ code: 'NOT_FOUND', field: 'id' }] });
  });
});
