import { beforeEach, expect, test } from 'vitest';
import {
  advanceDays,
  findBookedOrder,
  offerBookings,
  payRequestedAmount,
  placeBooking,
} from '#graph/modules/bookings/testing/bookOrder.ts';
import { publishRate } from '#graph/modules/checkout/priceHold/testing/requestPriceHold.ts';
import { followReturn, goToProvider } from '#graph/modules/payments/attempts/testing/payOnline.ts';
import { usePayingStore } from '#graph/modules/payments/attempts/testing/usePayingStore.ts';
import { aTolaProduct } from '#graph/modules/pricing/rates/testing/aTola.ts';
import { aCoupon } from '#graph/testing/aCoupon.ts';
import { aShopper } from '#graph/testing/aShopper.ts';

const { server, getFakeProviders } = usePayingStore();
const LOWER_TOTALS = { itemsTotal: 323_400, tax: 58_212, finalTotal: 381_612 };
let lines: { productId: string; quantity: number }[];

beforeEach(async () => {
  const { prisma, clock } = server;
  clock.now = new Date('2026-11-27T08:15:00.000Z');
  await prisma.storeSetting.deleteMany();
  await prisma.metalRate.deleteMany();
  const { id } = await aTolaProduct(prisma);
  lines = [{ productId: id, quantity: 1 }];
  await publishRate(server, 300_000);
  await offerBookings(server, { rateRule: 'LOWER_OF_BOTH' });
});

async function aBookingWithAdvance(overrides: Parameters<typeof placeBooking>[2] = {}) {
  const { id, guestToken, errors } = await placeBooking(server, lines, overrides);
  expect(errors).toEqual([]);
  await payRequestedAmount(server, getFakeProviders(), { id, guestToken });
  await advanceDays(server, 1);
  return { id, guestToken };
}

test('a lower metal rate reduces the remaining amount, the lines, the tax and the total', async () => {
  const order = await aBookingWithAdvance();
  expect(await findBookedOrder(server, order)).toMatchObject({ finalTotal: 389_400, paid: 194_700 });
  await publishRate(server, 294_000);
  await payRequestedAmount(server, getFakeProviders(), order);
  const paidOrder = await findBookedOrder(server, order);
  expect(paidOrder).toMatchObject({
    ...LOWER_TOTALS,
    paid: 381_612,
    due: 0,
    refundDue: 0,
    paymentStatus: 'PAID',
  });
  expect(paidOrder.lines).toMatchObject([
    { unitPrice: 323_400, lineTotal: 323_400, breakdown: { ratePerTola: 294_000, total: 323_400 } },
  ]);
  expect(paidOrder.timeline).toContainEqual(
    expect.objectContaining({
      kind: 'EDIT',
      note: 'The rate has fallen since the booking, so the price was lowered.',
    }),
  );
});

test('a higher metal rate changes nothing', async () => {
  const order = await aBookingWithAdvance();
  await publishRate(server, 310_000);
  await payRequestedAmount(server, getFakeProviders(), order);
  expect(await findBookedOrder(server, order)).toMatchObject({ finalTotal: 389_400, paid: 389_400, due: 0 });
});

test('a guaranteed price is unaffected by a lower metal rate', async () => {
  await offerBookings(server);
  const order = await aBookingWithAdvance();
  await publishRate(server, 294_000);
  await payRequestedAmount(server, getFakeProviders(), order);
  expect(await findBookedOrder(server, order)).toMatchObject({ finalTotal: 389_400, paid: 389_400 });
});

test('the amount is fixed when the payment begins, even if rates change before the payment is settled', async () => {
  const order = await aBookingWithAdvance();
  await publishRate(server, 294_000);
  const ref = await goToProvider(server, order);
  await publishRate(server, 310_000);
  await followReturn(server, getFakeProviders().esewa.act(ref, 'pay'));
  expect(await findBookedOrder(server, order)).toMatchObject({ ...LOWER_TOTALS, due: 0, refundDue: 0 });
});

test('a partial payment does not lower prices; the payment that completes the booking does', async () => {
  const order = await aBookingWithAdvance();
  await publishRate(server, 294_000);
  const ref = await goToProvider(server, order, { amount: 100_000 });
  await followReturn(server, getFakeProviders().esewa.act(ref, 'pay'));
  expect(await findBookedOrder(server, order)).toMatchObject({ finalTotal: 389_400, paid: 294_700 });
  await payRequestedAmount(server, getFakeProviders(), order);
  expect(await findBookedOrder(server, order)).toMatchObject({ ...LOWER_TOTALS, paid: 381_612, due: 0 });
});

test('staff record the remaining amount at the lower rate in the shop', async () => {
  const order = await aBookingWithAdvance();
  await publishRate(server, 294_000);
  const staff = await aShopper(server, { role: 'ADMIN' });
  const recordPayment = async (amount: number) =>
    (
      await staff.graphql(
        `mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { errors { reason params } } }`,
        { input: { id: order.id, method: 'CARD', amount } },
      )
    ).data?.recordPayment.errors;
  expect(await recordPayment(186_913)).toMatchObject([
    { reason: 'AMOUNT_ABOVE_DUE', params: { dueNpr: 186_912 } },
  ]);
  expect(await recordPayment(186_912)).toEqual([]);
  expect(await findBookedOrder(server, order)).toMatchObject({ ...LOWER_TOTALS, due: 0, refundDue: 0 });
});

test('a coupon’s fixed discount stays the same', async () => {
  const { code } = await aCoupon(server.prisma, { kind: 'FIXED', value: 3_400, minItems: 0 });
  const order = await aBookingWithAdvance({ couponCode: code });
  const { discount } = await findBookedOrder(server, order);
  await publishRate(server, 294_000);
  await payRequestedAmount(server, getFakeProviders(), order);
  const paidOrder = await findBookedOrder(server, order);
  expect(paidOrder).toMatchObject({ itemsTotal: 323_400, discount, due: 0, refundDue: 0 });
  expect(paidOrder.finalTotal).toBe(paidOrder.itemsTotal - discount + paidOrder.shipping + paidOrder.tax);
});

test('the terms of the booking apply when the price falls, even if the coupon and the settings have changed', async () => {
  const { id: couponId, code } = await aCoupon(server.prisma, { value: 10, minItems: 0 });
  const order = await aBookingWithAdvance({ couponCode: code });
  const before = await findBookedOrder(server, order);
  expect(before).toMatchObject({ itemsTotal: 330_000, discount: 33_000, taxPercent: 18 });
  const owner = await aShopper(server, { role: 'SUPER_ADMIN' });
  const { data } = await owner.graphql(
    `mutation ($coupon: UpdateCouponInput!, $settings: UpdateStoreSettingsInput!) {
      updateCoupon(input: $coupon) { errors { field } } updateStoreSettings(input: $settings) { errors { field } }
    }`,
    {
      coupon: { id: couponId, value: 50 },
      settings: { taxPercent: 30, shippingFee: 900, freeShippingFrom: 9_000_000 },
    },
  );
  expect(data).toMatchObject({ updateCoupon: { errors: [] }, updateStoreSettings: { errors: [] } });
  await publishRate(server, 294_000);
  await payRequestedAmount(server, getFakeProviders(), order);
  const { itemsTotal, discount, shipping, tax, due, refundDue } = await findBookedOrder(server, order);
  expect({ itemsTotal, discount, shipping, due, refundDue }).toEqual({
    ...{ itemsTotal: 323_400, discount: 32_340, shipping: before.shipping, due: 0, refundDue: 0 },
  });
  expect(tax).toBe(Math.round((323_400 - 32_340) * 0.18));
});

test('nothing is due if the advance covers the lowered total', async () => {
  await offerBookings(server, { rateRule: 'LOWER_OF_BOTH', advancePercent: 50 });
  const order = await aBookingWithAdvance();
  await publishRate(server, 140_000);
  await advanceDays(server, 25);
  const paidOrder = await findBookedOrder(server, order);
  expect(paidOrder).toMatchObject({ due: 0, paymentStatus: 'PAID' });
  expect(paidOrder.refundDue).toBe(paidOrder.paid - paidOrder.finalTotal);
});
