import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PlaceOrderInput } from '#graph/schema/schema.generated.ts';
import { aCollection } from '#graph/testing/aCollection.ts';
import { aCoupon } from '#graph/testing/aCoupon.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { editOrders } from './testing/editOrders.ts';

const server = useTestServer();
let staff: Shopper;
let chain: { id: string };
const { place, edit, quote } = editOrders(server, () => staff);

beforeAll(async () => {
  staff = await aShopper(server, { role: 'SUPER_ADMIN' });
});

beforeEach(async () => {
  const { prisma } = server;
  await prisma.attempt.deleteMany();
  await prisma.order.updateMany({ data: { placedFrom: null, paymentStatus: 'PAID' } });
  await changeSettings({
    shippingFee: 200,
    freeShippingFrom: 5_000,
    taxPercent: 18,
    codLimit: 500_000,
    returnDays: 7,
  });
  chain = await aProduct(prisma, { price: 1_000, stock: 100 });
});

const SETTINGS = `mutation ($input: UpdateStoreSettingsInput!) {
  updateStoreSettings(input: $input) { errors { field message } }
}`;

async function changeSettings(input: object) {
  const { data } = await staff.graphql(SETTINGS, { input });
  expect(data?.updateStoreSettings.errors).toEqual([]);
}

const UPDATE_COUPON =
  'mutation ($input: UpdateCouponInput!) { updateCoupon(input: $input) { errors { field message } } }';

async function changeCoupon(input: object) {
  const { data } = await staff.graphql(UPDATE_COUPON, { input });
  expect(data?.updateCoupon.errors).toEqual([]);
}

const createChainLines = (quantity: number) => [{ productId: chain.id, quantity }];

/** Places an order of two chains with the coupon, changes the coupon, and edits the order to three chains. */
async function editAfterChange(
  coupon: Parameters<typeof aCoupon>[1],
  change: object,
  overrides: Partial<PlaceOrderInput> = {},
) {
  const { id, code } = await aCoupon(server.prisma, coupon);
  const order = await place(createChainLines(2), { couponCode: code, ...overrides });
  await changeCoupon({ id, ...change });
  const editInput = { lines: [{ lineId: order.lines[0]?.id, quantity: 3 }] };
  const editQuote = await quote(order.id, editInput);
  const { order: editedOrder, errors } = await edit(order.id, editInput);
  expect(errors).toEqual([]);
  expect(editQuote.totals).toEqual(editedOrder.totals);
  return editedOrder;
}

describe('a coupon edited after an order was placed', () => {
  test.each([
    ['percentage', { value: 10 }, { value: 50 }, 300],
    ['kind', { value: 10 }, { kind: 'FIXED', value: 999 }, 300],
    ['amount', { kind: 'FIXED', value: 150 }, { value: 600 }, 150],
    ['maximum', { value: 10, maxDiscount: 250 }, { maxDiscount: 20 }, 250],
    ['missing maximum', { value: 10 }, { maxDiscount: 20 }, 300],
    ['minimum', { value: 10 }, { minItems: 1_000_000 }, 300],
    ['basis', { value: 10 }, { basis: 'MAKING' }, 300],
    ['end date', { value: 10 }, { endsAt: '2020-01-01T00:00:00.000Z' }, 300],
    ['limits', { value: 10 }, { usageLimit: 1, perCustomer: 1, isFirstOrderOnly: true }, 300],
    ['state', { value: 10 }, { isActive: false }, 300],
  ] as const)('keeps its %s for the order', async (_case, before, after, discount) => {
    const editedOrder = await editAfterChange(before, after);
    expect(editedOrder.totals).toMatchObject({ items: 3_000, discount });
    expect(editedOrder.couponCode).not.toBeNull();
  });

  test('keeps its products for the order', async () => {
    const other = await aProduct(server.prisma);
    expect((await editAfterChange({ value: 10 }, { productIds: [other.id] })).totals.discount).toBe(300);
    expect(
      (await editAfterChange({ value: 10, productIds: [chain.id] }, { productIds: [other.id] })).totals
        .discount,
    ).toBe(300);
  });

  test('keeps its collections for the order, even if an ordered product changes collections', async () => {
    const festiveCollection = await aCollection(server.prisma);
    const stud = await aProduct(server.prisma, {
      price: 2_000,
      stock: 9,
      collectionId: festiveCollection.id,
    });
    const { id, code } = await aCoupon(server.prisma, { value: 10, collectionIds: [festiveCollection.id] });
    const order = await place([{ productId: stud.id, quantity: 1 }, ...createChainLines(1)], {
      couponCode: code,
    });
    expect(order.discount).toBe(200);
    await changeCoupon({ id, collectionIds: null, value: 90 });
    await server.prisma.product.update({ where: { id: stud.id }, data: { collectionId: null } });
    await server.prisma.product.update({
      where: { id: chain.id },
      data: { collectionId: festiveCollection.id },
    });
    const lines = order.lines.map((line) => ({ lineId: line.id, quantity: 2 }));
    expect((await edit(order.id, { lines })).order.totals).toMatchObject({ items: 6_000, discount: 400 });
  });

  test('keeps free shipping for the order', async () => {
    await changeSettings({ freeShippingFrom: 100_000 });
    const editedOrder = await editAfterChange({ kind: 'SHIPPING', value: 0 }, { kind: 'PERCENT', value: 40 });
    expect(editedOrder.totals).toMatchObject({ discount: 0, shipping: 0 });
  });

  test('discounts an added item by the order’s percentage', async () => {
    const { id, code } = await aCoupon(server.prisma, { value: 10 });
    const order = await place(createChainLines(1), { couponCode: code });
    await changeCoupon({ id, value: 80 });
    const addedProduct = await aProduct(server.prisma, { price: 4_000, stock: 2 });
    const lines = [
      { lineId: order.lines[0]?.id, quantity: 1 },
      { productId: addedProduct.id, quantity: 1 },
    ];
    expect((await edit(order.id, { lines })).order.totals).toMatchObject({ items: 5_000, discount: 500 });
  });

  test('keeps its minimum for the order, which an edited order must still reach', async () => {
    const { id, code } = await aCoupon(server.prisma, { value: 10, minItems: 2_000 });
    const order = await place(createChainLines(2), { couponCode: code });
    await changeCoupon({ id, minItems: 0 });
    const reducedOrder = await edit(order.id, { lines: [{ lineId: order.lines[0]?.id, quantity: 1 }] });
    expect(reducedOrder.errors).toMatchObject([
      { reason: 'COUPON_MINIMUM_NO_LONGER_MET', field: 'removeCoupon' },
    ]);
  });

  test('still applies to the order after it is deleted', async () => {
    const { prisma } = server;
    const { id, code } = await aCoupon(prisma, { value: 10 });
    const order = await place(createChainLines(2), { couponCode: code });
    await prisma.couponRedemption.delete({ where: { orderId: order.id } });
    await prisma.coupon.delete({ where: { id } });
    const lines = [{ lineId: order.lines[0]?.id, quantity: 4 }];
    expect((await edit(order.id, { lines })).order.totals).toMatchObject({ items: 4_000, discount: 400 });
  });

  test('is shown to staff with the terms of the order, until the coupon is removed from the order', async () => {
    const { id, code } = await aCoupon(server.prisma, { value: 5, maxDiscount: 300 });
    const order = await place(createChainLines(2), { couponCode: code });
    await changeCoupon({ id, value: 50 });
    const readDiscountTerms = async () => {
      const query = `query ($id: ID!) { adminOrder(id: $id) { staff { couponTerms { kind value basis maxDiscount minItems } } } }`;
      return (await staff.graphql(query, { id: order.id })).data?.adminOrder.staff.couponTerms;
    };
    expect(await readDiscountTerms()).toEqual({
      kind: 'PERCENT',
      value: 5,
      basis: 'PRICE',
      maxDiscount: 300,
      minItems: 0,
    });
    await edit(order.id, { removeCoupon: true });
    expect(await readDiscountTerms()).toBeNull();
  });
});

describe('an order placed before the settings changed', () => {
  test('keeps its shipping fee and free-shipping threshold', async () => {
    const order = await place(createChainLines(1));
    await changeSettings({ shippingFee: 900, freeShippingFrom: 100_000 });
    const increaseInput = { lines: [{ lineId: order.lines[0]?.id, quantity: 2 }] };
    expect((await quote(order.id, increaseInput)).shippingByRule).toBe(200);
    expect((await edit(order.id, increaseInput)).order.totals.shipping).toBe(200);
    const fiveChains = { lines: [{ lineId: order.lines[0]?.id, quantity: 5 }] };
    expect((await edit(order.id, fiveChains)).order.totals.shipping).toBe(0);
  });

  test('keeps its tax percentage', async () => {
    const order = await place(createChainLines(1));
    await changeSettings({ taxPercent: 50 });
    const increaseInput = { lines: [{ lineId: order.lines[0]?.id, quantity: 2 }] };
    expect((await edit(order.id, increaseInput)).order.totals.tax).toBe(360);
  });

  test('keeps its cash on delivery limit', async () => {
    const order = await place(createChainLines(1));
    await changeSettings({ codLimit: 1_500 });
    const increaseInput = { lines: [{ lineId: order.lines[0]?.id, quantity: 20 }] };
    expect((await edit(order.id, increaseInput)).errors).toEqual([]);
  });

  test('keeps its return period', async () => {
    const order = await place(createChainLines(1));
    const { prisma, clock } = server;
    await prisma.order.update({ where: { id: order.id }, data: { status: 'DELIVERED' } });
    await prisma.orderEvent.create({ data: { orderId: order.id, status: 'DELIVERED', at: clock.now } });
    await changeSettings({ returnDays: 0 });
    const query = 'query ($id: ID!) { adminOrder(id: $id) { isReturnable returnableUntil } }';
    const { data } = await staff.graphql(query, { id: order.id });
    expect(data?.adminOrder).toMatchObject({ isReturnable: true, returnableUntil: expect.any(String) });
  });

  test('uses the current settings if it was placed with an earlier version', async () => {
    const order = await place(createChainLines(1));
    await server.prisma.$executeRaw`UPDATE orders SET terms = NULL WHERE id = ${order.id}`;
    await changeSettings({ shippingFee: 300 });
    expect(
      (await quote(order.id, { lines: [{ lineId: order.lines[0]?.id, quantity: 2 }] })).shippingByRule,
    ).toBe(300);
  });
});

describe('a staff discount', () => {
  test('as a percentage is recalculated when the order’s items change', async () => {
    const expensiveProduct = await aProduct(server.prisma, { price: 80_000, stock: 3 });
    const order = await place([{ productId: expensiveProduct.id, quantity: 1 }, ...createChainLines(4)]);
    const [, chainLine] = order.lines;
    const discountEdit = await edit(order.id, { discount: { percent: 5, reason: 'A regular' } });
    expect(discountEdit.order).toMatchObject({ staffDiscount: 4_200 });
    const removalInput = { lines: [{ lineId: chainLine?.id, quantity: 4 }] };
    expect(await quote(order.id, removalInput)).toMatchObject({ staffDiscount: 200 });
    expect((await edit(order.id, removalInput)).order).toMatchObject({
      staffDiscount: 200,
      staffDiscountTerms: { unit: 'PERCENT', value: 5, on: 'ALL', amount: 200 },
    });
    const restoreInput = {
      lines: [
        { lineId: chainLine?.id, quantity: 4 },
        { productId: expensiveProduct.id, quantity: 1 },
      ],
    };
    expect((await edit(order.id, restoreInput)).order).toMatchObject({ staffDiscount: 4_200 });
    expect((await edit(order.id, { discount: null })).order).toMatchObject({
      staffDiscount: 0,
      staffDiscountTerms: null,
    });
  });

  test('as an amount stays the same, and is refused if the lines cost less', async () => {
    const order = await place(createChainLines(6));
    await edit(order.id, { discount: { amount: 4_000, reason: 'A scratch' } });
    const fiveChainsEdit = await edit(order.id, { lines: [{ lineId: order.lines[0]?.id, quantity: 5 }] });
    expect(fiveChainsEdit.order).toMatchObject({
      staffDiscount: 4_000,
      staffDiscountTerms: { unit: 'NPR', value: 4_000, amount: 4_000 },
    });
    const threeChains = { lines: [{ lineId: order.lines[0]?.id, quantity: 3 }] };
    expect((await edit(order.id, threeChains)).errors).toMatchObject([
      { reason: 'DISCOUNT_ABOVE_PRICE', field: 'discount' },
    ]);
    const smallerDiscount = await edit(order.id, {
      ...threeChains,
      discount: { amount: 500, reason: 'A scratch' },
    });
    expect(smallerDiscount.order).toMatchObject({ staffDiscount: 500 });
  });

  test('accepts two decimals, and refuses invalid percentages', async () => {
    const order = await place(createChainLines(10));
    const setDiscount = (discount: object) =>
      edit(order.id, { discount: { reason: 'A regular', ...discount } });
    expect((await setDiscount({ percent: 12.25 })).order).toMatchObject({ staffDiscount: 1_225 });
    for (const percent of [0, -1, 100.01, 5.001])
      expect((await setDiscount({ percent })).errors).toMatchObject([{ field: 'discount.percent' }]);
    expect((await setDiscount({ amount: 5, on: 'MAKING' })).errors).toMatchObject([{ field: 'discount.on' }]);
    expect((await setDiscount({ percent: 5, on: 'MAKING' })).errors).toMatchObject([
      { reason: 'NO_MAKING_CHARGE' },
    ]);
  });

  test('applies before the coupon, whose discount increases when the staff discount decreases', async () => {
    const { code } = await aCoupon(server.prisma, { kind: 'FIXED', value: 800 });
    const order = await place(createChainLines(1), { couponCode: code });
    const largeDiscount = await edit(order.id, { discount: { percent: 50, reason: 'A scratch' } });
    expect(largeDiscount.order).toMatchObject({ staffDiscount: 500, totals: { discount: 1_000 } });
    const noDiscount = await edit(order.id, { discount: null });
    expect(noDiscount.order).toMatchObject({ staffDiscount: 0, totals: { discount: 800 } });
  });
});
