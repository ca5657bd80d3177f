import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aCollection } from '#graph/testing/aCollection.ts';
import { aCoupon } from '#graph/testing/aCoupon.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const SIMULATE = `query ($input: SimulateCouponsInput!) { simulateCoupons(input: $input) {
  items shipping lines { index lineTotal making product { id } } automatic { code }
  coupons { coupon { code } applies discount shippingDiscount lines problem { reason params } } errors { reason field } } }`;

let admin: Shopper;

beforeAll(async () => {
  admin = await aShopper(server, { role: 'ADMIN' });
});

beforeEach(() => server.prisma.coupon.deleteMany());

async function simulateCoupons(input: object) {
  const { data, errors } = await admin.graphql(SIMULATE, { input });
  expect(errors).toBeUndefined();
  return data?.simulateCoupons;
}

type SimulatedCouponRow = { coupon: { code: string }; discount: number; problem: { reason: string } | null };
const summarise = ({ coupons }: { coupons: SimulatedCouponRow[] }) =>
  coupons.map(({ coupon, discount, problem }) => [coupon.code, problem?.reason ?? discount]);

test('a simulation returns each coupon’s discount per line, or the reason it does not apply, regardless of stock', async () => {
  const festiveCollection = await aCollection(server.prisma);
  const ring = await aProduct(server.prisma, { stock: 0, collectionId: festiveCollection.id });
  const chain = await aProduct(server.prisma, { price: 2_500 });
  const lines = [
    { productId: ring.id, quantity: 2 },
    { productId: chain.id, quantity: 1 },
    { productId: 'none', quantity: 1 },
  ];
  const day = 86_400_000;
  const endTime = new Date(server.clock.now.getTime() + 10 * day);
  await aCoupon(server.prisma, { code: 'ALL', value: 10 });
  await aCoupon(server.prisma, { code: 'FESTIVE', value: 20, collectionIds: [festiveCollection.id] });
  await aCoupon(server.prisma, { code: 'SELF', value: 15, isAutomatic: true, name: 'By itself' });
  await aCoupon(server.prisma, { code: 'MUCH', minItems: 50_000 });
  await aCoupon(server.prisma, { code: 'SOON', startsAt: endTime });
  await aCoupon(server.prisma, { code: 'BRIEF', endsAt: endTime });

  const couponSimulation = await simulateCoupons({ lines });
  expect(couponSimulation).toMatchObject({
    items: 22_500,
    lines: [
      { index: 0, lineTotal: 20_000 },
      { index: 1, lineTotal: 2_500 },
    ],
    automatic: { code: 'SELF' },
    errors: [{ reason: 'PRODUCT_NOT_FOUND', field: 'lines.2.productId' }],
  });
  expect(summarise(couponSimulation)).toEqual([
    ['FESTIVE', 4_000],
    ['SELF', 3_375],
    ['BRIEF', 2_250],
    ['ALL', 2_250],
    ['SOON', 'COUPON_NOT_YET_VALID'],
    ['MUCH', 'COUPON_BELOW_MINIMUM'],
  ]);
  expect(couponSimulation.coupons[0].lines).toEqual([4_000, 0]);

  const laterProblems = summarise(await simulateCoupons({ lines, at: endTime.toISOString() }));
  expect(laterProblems).toContainEqual(['SOON', 2_250]);
  expect(laterProblems).toContainEqual(['BRIEF', 'COUPON_EXPIRED']);
  expect(summarise(await simulateCoupons({ lines, coupon: 'much' }))).toEqual([
    ['MUCH', 'COUPON_BELOW_MINIMUM'],
  ]);
});

test('a simulation can be for a customer or an unknown guest', async () => {
  const { user } = await aShopper(server);
  const lines = [{ productId: (await aProduct(server.prisma)).id, quantity: 1 }];
  await aCoupon(server.prisma, { code: 'FIRST', isFirstOrderOnly: true });
  await anOrder(server.prisma, { userId: user.id });
  expect(summarise(await simulateCoupons({ lines, customerId: user.id }))).toEqual([
    ['FIRST', 'COUPON_FIRST_ORDER_ONLY'],
  ]);
  expect(summarise(await simulateCoupons({ lines }))).toEqual([['FIRST', 1_000]]);
  expect(await server.prisma.coupon.findUnique({ where: { code: 'FIRST' } })).toMatchObject({ usedCount: 0 });
});

test('a simulation returns the discount of a shipping coupon, or the reason why it does not apply', async () => {
  const product = await aProduct(server.prisma, { price: 1_500 });
  const buildCart = (quantity: number) => ({ lines: [{ productId: product.id, quantity }] });
  await aCoupon(server.prisma, { code: 'SENT', kind: 'SHIPPING', value: 0, isAutomatic: true, name: 'Sent' });
  await aCoupon(server.prisma, { code: 'TEN', isAutomatic: true, name: 'Ten' });
  expect(await simulateCoupons(buildCart(1))).toMatchObject({
    shipping: 200,
    automatic: { code: 'SENT' },
    coupons: [
      { coupon: { code: 'SENT' }, applies: true, discount: 0, shippingDiscount: 200, lines: [0] },
      { coupon: { code: 'TEN' }, discount: 150, shippingDiscount: 0 },
    ],
  });
  const pickupResult = await simulateCoupons({ ...buildCart(1), isTakenAlong: true });
  expect(pickupResult).toMatchObject({ shipping: null, automatic: { code: 'TEN' } });
  expect(summarise(pickupResult)).toContainEqual(['SENT', 'COUPON_ORDER_NOT_SHIPPED']);
  const largeCartResult = await simulateCoupons(buildCart(4));
  expect(largeCartResult.shipping).toBe(0);
  expect(summarise(largeCartResult)).toContainEqual(['SENT', 'COUPON_SHIPPING_FREE']);
});
