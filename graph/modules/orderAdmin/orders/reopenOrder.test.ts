import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  checkPayment,
  goToProvider,
  readOrderState,
} from '#graph/modules/payments/attempts/testing/payOnline.ts';
import { usePayingStore } from '#graph/modules/payments/attempts/testing/usePayingStore.ts';
import { aCoupon } from '#graph/testing/aCoupon.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { buildOrderInput } from '#graph/testing/orderInput.ts';
import { runJobs } from '#graph/testing/runJobs.ts';

const { server, getFakeProviders } = usePayingStore();
const PLACE_ORDER = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { order { id number } guestToken errors { reason } }
}`;
const REOPEN = `mutation ($input: ReopenOrderInput!) {
  reopenOrder(input: $input) { order { status isExpired payBy staff { due refundDue } } errors { reason params } }
}`;
let staff: Shopper;

beforeAll(async () => {
  staff = await aShopper(server, { role: 'ADMIN' });
});

async function reopen(id: string) {
  return (await staff.graphql(REOPEN, { input: { id } })).data?.reopenOrder;
}

/** An order of a one-of-a-kind item, cancelled for non-payment and paid afterwards. */
async function createLatePaidOrder(overrides: Record<string, unknown> = {}) {
  const product = await aProduct(server.prisma, { variants: [{ stock: 1 }] });
  const input = {
    ...buildOrderInput([{ productId: product.id, quantity: 1 }]),
    paymentMethod: 'ESEWA',
    ...overrides,
  };
  const { order, guestToken, errors } = (await server.graphql(PLACE_ORDER, { input })).data?.placeOrder ?? {};
  expect(errors).toEqual([]);
  const ref = await goToProvider(server, { ...order, guestToken });
  server.clock.now = new Date(server.clock.now.getTime() + 3 * 3_600_000);
  await runJobs(server);
  getFakeProviders().esewa.complete(ref);
  expect(await checkPayment(server, ref)).toMatchObject({
    attempt: { status: 'SETTLED', orderStatus: 'CANCELLED' },
  });
  const variant = { where: { productId: product.id } };
  return { ...order, stock: () => server.prisma.variant.findFirstOrThrow(variant), variant };
}

describe('an order paid after it was cancelled', () => {
  test('is reopened if its items are available: they are reserved once, and the customer is notified', async () => {
    const { id, stock } = await createLatePaidOrder();
    expect(await reopen(id)).toEqual({
      order: { status: 'PENDING', isExpired: false, payBy: null, staff: { due: 0, refundDue: 0 } },
      errors: [],
    });
    expect((await stock()).stock).toBe(0);
    expect(await readOrderState(server, { id })).toMatchObject({
      ...{ status: 'PENDING', paymentStatus: 'PAID', isStockReserved: true, cancelReason: null },
    });
    const email = await server.prisma.mail.findFirst({
      where: { orderId: id, template: 'paymentReceived' },
      orderBy: { id: 'desc' },
    });
    expect(email?.text).toContain('We have reopened the order');
    expect((await reopen(id)).errors).toMatchObject([{ reason: 'ORDER_NOT_EXPIRED' }]);
    expect((await stock()).stock).toBe(0);
  });

  test('stays cancelled if an item is sold out, and the error names it', async () => {
    const { id, variant } = await createLatePaidOrder();
    await server.prisma.variant.updateMany({ ...variant, data: { stock: 0 } });
    await server.prisma.stockLevel.updateMany({
      where: { variant: { productId: variant.where.productId } },
      data: { quantity: 0 },
    });
    expect(await reopen(id)).toMatchObject({
      order: null,
      errors: [{ reason: 'ITEMS_OUT_OF_STOCK', params: { pieces: expect.stringMatching(/./) } }],
    });
    expect(await readOrderState(server, { id })).toMatchObject({
      status: 'CANCELLED',
      isStockReserved: false,
    });
  });

  test('redeems its coupon again', async () => {
    const coupon = await aCoupon(server.prisma);
    const { id } = await createLatePaidOrder({ couponCode: coupon.code });
    const countRedemptions = async () =>
      (await server.prisma.coupon.findUniqueOrThrow({ where: { id: coupon.id } })).usedCount;
    expect(await countRedemptions()).toBe(0);
    expect((await reopen(id)).errors).toEqual([]);
    expect(await countRedemptions()).toBe(1);
    const { discount } = await readOrderState(server, { id });
    expect(await server.prisma.couponRedemption.findUnique({ where: { orderId: id } })).toMatchObject({
      discount,
    });
  });
});

test('a reopened order keeps the coupon and settings it was placed with', async () => {
  const coupon = await aCoupon(server.prisma, { value: 10, minItems: 0 });
  const { id } = await createLatePaidOrder({ couponCode: coupon.code });
  const owner = await aShopper(server, { role: 'SUPER_ADMIN' });
  const change = `mutation ($coupon: UpdateCouponInput!, $settings: UpdateStoreSettingsInput!) {
    updateCoupon(input: $coupon) { errors { field } } updateStoreSettings(input: $settings) { errors { field } }
  }`;
  const settings = { taxPercent: 30, shippingFee: 900, freeShippingFrom: 9_000_000 };
  const before = await readOrderState(server, { id });
  const updateResponse = await owner.graphql(change, { coupon: { id: coupon.id, value: 50 }, settings });
  onTestFinished(async () => {
    await server.prisma.storeSetting.deleteMany({ where: { key: { in: Object.keys(settings) } } });
  });
  expect(updateResponse.data).toMatchObject({
    updateCoupon: { errors: [] },
    updateStoreSettings: { errors: [] },
  });
  expect((await reopen(id)).errors).toEqual([]);
  const { discount, tax, shipping, finalTotal } = before;
  expect(await readOrderState(server, { id })).toMatchObject({ discount, tax, shipping, finalTotal });

  const [line] = await server.prisma.orderLine.findMany({ where: { orderId: id } });
  await server.prisma.variant.updateMany({ where: { productId: line?.productId ?? '' }, data: { stock: 1 } });
  const { data } = await staff.graphql(
    `query ($input: QuoteOrderEditInput!) { quoteOrderEdit(input: $input) {
      totals { items discount tax } shippingByRule errors { reason } } }`,
    { input: { id, lines: [{ lineId: line?.id, quantity: 2 }] } },
  );
  const { totals, shippingByRule } = data?.quoteOrderEdit ?? {};
  expect(totals.discount).toBe(totals.items / 10);
  expect(totals.tax).toBe(Math.round((totals.items - totals.discount) * 0.18));
  expect(shippingByRule).toBe(shipping);
});

test('a cancelled order without payments cannot be reopened', async () => {
  const { id } = await createLatePaidOrder();
  await server.prisma.order.update({ where: { id }, data: { paid: 0 } });
  expect((await reopen(id)).errors).toMatchObject([{ reason: 'ORDER_NOT_EXPIRED' }]);
});

test('an order cancelled by the customer cannot be reopened', async () => {
  const { id } = await createLatePaidOrder();
  await server.prisma.order.update({ where: { id }, data: { expiredAt: null } });
  expect((await reopen(id)).errors).toMatchObject([{ reason: 'ORDER_NOT_EXPIRED' }]);
});
