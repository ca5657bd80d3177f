import { beforeEach, expect, test } from 'vitest';
import {
  book,
  booked,
  daysPass,
  offerBookings,
  payAsked,
} from '#graph/modules/bookings/testing/bookOrder.ts';
import { publishRate } from '#graph/modules/checkout/held/testing/holdQuote.ts';
import { comeBack, goToProvider } from '#graph/modules/payments/attempts/testing/payOnline.ts';
import { usePayingStore } from '#graph/modules/payments/attempts/testing/usePayingStore.ts';
import { aTola } from '#graph/modules/pricing/rates/testing/aTola.ts';
import { aCoupon } from '#graph/testing/aCoupon.ts';
import { aShopper } from '#graph/testing/aShopper.ts';

const { server, fake } = usePayingStore();
const LOWER = { itemsTotal: 323_400, tax: 58_212, finalTotal: 381_612 };
let lines: { productId: string; quantity: number }[];

beforeEach(async () => {
  const { prisma, clock } = server;
  clock.now = new Date('2026-11-27T08:15:00.000Z');
  await prisma.storeSetting.deleteMany();
  await prisma.metalRate.deleteMany();
  const { id } = await aTola(prisma);
  lines = [{ productId: id, quantity: 1 }];
  await publishRate(server, 300_000);
  await offerBookings(server, { rateRule: 'LOWER_OF_BOTH' });
});

async function aBookedTola(given: Parameters<typeof book>[2] = {}) {
  const { id, guestToken, errors } = await book(server, lines, given);
  expect(errors).toEqual([]);
  await payAsked(server, fake(), { id, guestToken });
  await daysPass(server, 1);
  return { id, guestToken };
}

test('the rest is less where the rate has fallen, and the lines, the tax and the total say so', async () => {
  const order = await aBookedTola();
  expect(await booked(server, order)).toMatchObject({ finalTotal: 389_400, paid: 194_700 });
  await publishRate(server, 294_000);
  await payAsked(server, fake(), order);
  const paid = await booked(server, order);
  expect(paid).toMatchObject({ ...LOWER, paid: 381_612, due: 0, refundDue: 0, paymentStatus: 'PAID' });
  expect(paid.lines).toMatchObject([
    { unitPrice: 323_400, lineTotal: 323_400, breakdown: { ratePerTola: 294_000, total: 323_400 } },
  ]);
  expect(paid.timeline).toContainEqual(
    expect.objectContaining({
      kind: 'EDIT',
      note: 'The rate has fallen since the booking: the pieces cost less.',
    }),
  );
});

test('nothing changes where the rate has risen', async () => {
  const order = await aBookedTola();
  await publishRate(server, 310_000);
  await payAsked(server, fake(), order);
  expect(await booked(server, order)).toMatchObject({ finalTotal: 389_400, paid: 389_400, due: 0 });
});

test('a price that was fixed stays where the rate falls', async () => {
  await offerBookings(server);
  const order = await aBookedTola();
  await publishRate(server, 294_000);
  await payAsked(server, fake(), order);
  expect(await booked(server, order)).toMatchObject({ finalTotal: 389_400, paid: 389_400 });
});

test('what is paid is fixed when the payment begins, whatever the rate does until it is settled', async () => {
  const order = await aBookedTola();
  await publishRate(server, 294_000);
  const ref = await goToProvider(server, order);
  await publishRate(server, 310_000);
  await comeBack(server, fake().esewa.act(ref, 'pay'));
  expect(await booked(server, order)).toMatchObject({ ...LOWER, due: 0, refundDue: 0 });
});

test('a part of the rest lowers nothing: the payment that completes it does', async () => {
  const order = await aBookedTola();
  await publishRate(server, 294_000);
  const ref = await goToProvider(server, order, { amount: 100_000 });
  await comeBack(server, fake().esewa.act(ref, 'pay'));
  expect(await booked(server, order)).toMatchObject({ finalTotal: 389_400, paid: 294_700 });
  await payAsked(server, fake(), order);
  expect(await booked(server, order)).toMatchObject({ ...LOWER, paid: 381_612, due: 0 });
});

test('staff who take the rest in the shop take what it is that day', async () => {
  const order = await aBookedTola();
  await publishRate(server, 294_000);
  const staff = await aShopper(server, { role: 'ADMIN' });
  const record = async (amount: number) =>
    (
      await staff.ask(
        `mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { errors { reason params } } }`,
        { input: { id: order.id, method: 'CARD', amount } },
      )
    ).data?.recordPayment.errors;
  expect(await record(186_913)).toMatchObject([{ reason: 'MORE_THAN_DUE', params: { dueNpr: 186_912 } }]);
  expect(await record(186_912)).toEqual([]);
  expect(await booked(server, order)).toMatchObject({ ...LOWER, due: 0, refundDue: 0 });
});

test('what a coupon took off stays taken off', async () => {
  const { code } = await aCoupon(server.prisma, { kind: 'FIXED', value: 3_400, minItems: 0 });
  const order = await aBookedTola({ couponCode: code });
  const { discount } = await booked(server, order);
  await publishRate(server, 294_000);
  await payAsked(server, fake(), order);
  const paid = await booked(server, order);
  expect(paid).toMatchObject({ itemsTotal: 323_400, discount, due: 0, refundDue: 0 });
  expect(paid.finalTotal).toBe(paid.itemsTotal - discount + paid.shipping + paid.tax);
});

test('the terms it was booked under stay when the price falls, whatever the coupon and the settings say by then', async () => {
  const { id: couponId, code } = await aCoupon(server.prisma, { value: 10, minItems: 0 });
  const order = await aBookedTola({ couponCode: code });
  const before = await booked(server, order);
  expect(before).toMatchObject({ itemsTotal: 330_000, discount: 33_000, taxPercent: 18 });
  const owner = await aShopper(server, { role: 'SUPER_ADMIN' });
  const { data } = await owner.ask(
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
  await payAsked(server, fake(), order);
  const { itemsTotal, discount, shipping, tax, due, refundDue } = await booked(server, order);
  expect({ itemsTotal, discount, shipping, due, refundDue }).toEqual({
    ...{ itemsTotal: 323_400, discount: 32_340, shipping: before.shipping, due: 0, refundDue: 0 },
  });
  expect(tax).toBe(Math.round((323_400 - 32_340) * 0.18));
});

test('nothing is left to pay where the advance is all of it by then', async () => {
  await offerBookings(server, { rateRule: 'LOWER_OF_BOTH', advancePercent: 50 });
  const order = await aBookedTola();
  await publishRate(server, 140_000);
  await daysPass(server, 25);
  const paid = await booked(server, order);
  expect(paid).toMatchObject({ due: 0, paymentStatus: 'PAID' });
  expect(paid.refundDue).toBe(paid.paid - paid.finalTotal);
});
