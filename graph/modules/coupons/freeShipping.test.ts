import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { editOrders } from '#graph/modules/edits/testing/editOrders.ts';
import type { PlaceOrderInput } from '#graph/schema/schema.generated.ts';
import { aCoupon } from '#graph/testing/aCoupon.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const APPLIED_FIELDS = 'code discount shippingDiscount';
const TOTALS = 'items discount shipping shippingDiscount tax finalTotal';
const QUOTE = `query ($input: QuoteInput!) { quote(input: $input) {
  coupon { ${APPLIED_FIELDS} } unusedCoupon { ${APPLIED_FIELDS} } totals { ${TOTALS} } errors { reason field } } }`;
const CREATE = `mutation ($input: CreateCouponInput!) { createCoupon(input: $input) {
  coupon { id kind value basis maxDiscount } errors { reason field } } }`;

let staff: Shopper;
let lines: PlaceOrderInput['lines'];
const { place, quote: quoteEdit, edit } = editOrders(server, () => staff);

beforeAll(async () => {
  staff = await aShopper(server, { role: 'ADMIN' });
});
beforeEach(async () => {
  await server.prisma.attempt.deleteMany();
  await server.prisma.order.deleteMany();
  await server.prisma.coupon.deleteMany();
  lines = [{ productId: (await aProduct(server.prisma, { price: 2_000, stock: 9 })).id, quantity: 1 }];
});

const createFreeShippingCoupon = (overrides: Parameters<typeof aCoupon>[1] = {}) =>
  aCoupon(server.prisma, { kind: 'SHIPPING', value: 0, ...overrides });

async function quote(input: object) {
  const { data, errors } = await server.graphql(QUOTE, { input: { lines, ...input } });
  expect(errors).toBeUndefined();
  return data?.quote;
}

const findRedemption = (orderId: string) => server.prisma.couponRedemption.findUnique({ where: { orderId } });
const findOrder = (id: string) => server.prisma.order.findUniqueOrThrow({ where: { id } });

test('a shipping coupon is created without a value, and an update clears the fields of its previous kind', async () => {
  const input = { code: 'FREESHIP', kind: 'SHIPPING', maxDiscount: 300 };
  const { data } = await staff.graphql(CREATE, { input });
  expect(data?.createCoupon).toMatchObject({
    coupon: { kind: 'SHIPPING', value: 0, basis: 'PRICE', maxDiscount: 300 },
    errors: [],
  });
  const { id } = await aCoupon(server.prisma, { value: 10, basis: 'MAKING' });
  const updateResponse = await staff.graphql(
    `mutation ($input: UpdateCouponInput!) { updateCoupon(input: $input) { coupon { value basis } errors { reason } } }`,
    { input: { id, kind: 'SHIPPING' } },
  );
  expect(updateResponse.data?.updateCoupon).toEqual({ coupon: { value: 0, basis: 'PRICE' }, errors: [] });
  const [createResponse] = [await staff.graphql(CREATE, { input: { code: 'NOTHING', kind: 'PERCENT' } })];
  expect(createResponse.data?.createCoupon.errors).toMatchObject([{ field: 'value' }]);
});

describe('at the checkout', () => {
  test('shipping is free, and the order stores the coupon', async () => {
    const { code, id } = await createFreeShippingCoupon();
    expect(await quote({ couponCode: code })).toMatchObject({
      coupon: { code, discount: 0, shippingDiscount: 200 },
      totals: { items: 2_000, discount: 0, shipping: 0, shippingDiscount: 200, tax: 360, finalTotal: 2_360 },
      errors: [],
    });
    const order = await place(lines, { couponCode: code, expectedTotal: 2_360 });
    expect(order).toMatchObject({ couponCode: code, shipping: 0, shippingDiscount: 200, finalTotal: 2_360 });
    expect(order.lines.map(({ couponDiscount }) => couponDiscount)).toEqual([0]);
    expect(await findRedemption(order.id)).toMatchObject({ couponId: id, discount: 200 });
    const { data } = await staff.graphql('query ($id: ID!) { coupon(id: $id) { usedCount discounted } }', {
      id,
    });
    expect(data?.coupon).toEqual({ usedCount: 1, discounted: 200 });
  });

  test('the quote gives the reason if nothing is delivered or shipping is already free', async () => {
    const { code } = await createFreeShippingCoupon();
    expect(await quote({ couponCode: code, isTakenAlong: true })).toMatchObject({
      coupon: null,
      totals: { shipping: 0, shippingDiscount: 0 },
      errors: [{ reason: 'COUPON_ORDER_NOT_SHIPPED', field: 'couponCode' }],
    });
    const largerLines = lines.map((line) => ({ ...line, quantity: 3 }));
    expect(await quote({ lines: largerLines, couponCode: code })).toMatchObject({
      coupon: null,
      totals: { shipping: 0, shippingDiscount: 0 },
      errors: [{ reason: 'COUPON_SHIPPING_FREE', field: 'couponCode' }],
    });
  });

  test('an automatic shipping coupon applies if it saves more, including tax', async () => {
    const { code } = await createFreeShippingCoupon({ isAutomatic: true, name: 'Free shipping' });
    const smallerCoupon = await aCoupon(server.prisma, { kind: 'FIXED', value: 169 });
    const largerCoupon = await aCoupon(server.prisma, { kind: 'FIXED', value: 170 });
    expect(await quote({ couponCode: smallerCoupon.code })).toMatchObject({
      coupon: { code },
      unusedCoupon: { code: smallerCoupon.code, discount: 169 },
      totals: { finalTotal: 2_360 },
    });
    expect(await quote({ couponCode: largerCoupon.code })).toMatchObject({
      coupon: { code: largerCoupon.code },
      unusedCoupon: null,
      totals: { shipping: 200, shippingDiscount: 0, finalTotal: 2_359 },
    });
  });

  test('the counter offers the coupon only for orders that are delivered', async () => {
    await createFreeShippingCoupon({ isAutomatic: true, name: 'Free shipping' });
    const fetchQuote = async (fulfilment: string) => {
      const { data } = await staff.graphql(
        `query ($input: QuoteCounterSaleInput!) { quoteCounterSale(input: $input) {
          coupon { ${APPLIED_FIELDS} } missedCoupons { name } totals { ${TOTALS} } } }`,
        { input: { lines, fulfilment } },
      );
      return data?.quoteCounterSale;
    };
    expect(await fetchQuote('COUNTER')).toMatchObject({
      coupon: null,
      missedCoupons: [],
      totals: { shippingDiscount: 0 },
    });
    expect(await fetchQuote('DELIVERY')).toMatchObject({
      coupon: { shippingDiscount: 200 },
      missedCoupons: [],
      totals: { shipping: 0, finalTotal: 2_360 },
    });
  });
});

describe('after the order', () => {
  test('the email names the free shipping coupon', async () => {
    const { code } = await createFreeShippingCoupon();
    const order = await place(lines, { couponCode: code });
    await runJobs(server);
    const email = await server.prisma.mail.findFirstOrThrow({ where: { orderId: order.id } });
    expect(email.text).toMatch(new RegExp(`Shipping \\(Coupon ${code}\\) +Free`));
  });

  test('an order edit keeps shipping free when the fee changes, and drops the discount when there is no fee', async () => {
    const { code } = await createFreeShippingCoupon();
    const order = await place(lines, { couponCode: code });
    const lineId = order.lines[0]?.id;
    const largerOrder = (await edit(order.id, { lines: [{ lineId, quantity: 3 }] })).order;
    expect(largerOrder).toMatchObject({ couponCode: code, totals: { shipping: 0 } });
    expect(await findOrder(order.id)).toMatchObject({ shippingDiscount: 0 });
    const smallerOrder = (await edit(order.id, { lines: [{ lineId, quantity: 2 }] })).order;
    expect(smallerOrder).toMatchObject({ totals: { items: 4_000, shipping: 0, finalTotal: 4_720 } });
    expect(await findRedemption(order.id)).toMatchObject({ discount: 200 });

    expect(await quoteEdit(order.id, { removeCoupon: true })).toMatchObject({
      totals: { shipping: 200, finalTotal: 4_920 },
      difference: 200,
      needsAgreement: true,
      errors: [],
    });
    expect((await edit(order.id, { removeCoupon: true })).order).toMatchObject({
      couponCode: null,
      totals: { shipping: 200, finalTotal: 4_920 },
    });
    expect(await findRedemption(order.id)).toBeNull();
  });

  test('a shipping fee set by an edit is the fee before the coupon discount, which is limited to the coupon’s maximum', async () => {
    const { code } = await createFreeShippingCoupon({ maxDiscount: 500 });
    const order = await place(lines, { couponCode: code });
    const { order: editedOrder } = await edit(order.id, { shipping: 1_500 });
    expect(editedOrder).toMatchObject({ couponCode: code, totals: { shipping: 1_000, finalTotal: 3_360 } });
    expect(await findOrder(order.id)).toMatchObject({ shipping: 1_000, shippingDiscount: 500 });
    expect((await edit(order.id, { notes: 'Ring the bell' })).order.totals.shipping).toBe(1_000);
  });

  test('the coupon must be removed if the order falls below its minimum', async () => {
    const { code } = await createFreeShippingCoupon({ minItems: 4_000 });
    const [line] = lines;
    const order = await place([{ productId: line?.productId ?? '', quantity: 2 }], { couponCode: code });
    const fewerLines = [{ lineId: order.lines[0]?.id, quantity: 1 }];
    expect((await quoteEdit(order.id, { lines: fewerLines })).errors).toMatchObject([
      { reason: 'COUPON_MINIMUM_NO_LONGER_MET' },
    ]);
    expect(await quoteEdit(order.id, { lines: fewerLines, removeCoupon: true })).toMatchObject({
      totals: { shipping: 200 },
      errors: [],
    });
  });
});
