import { beforeEach, describe, expect, test } from 'vitest';
import { goToProvider } from '#graph/modules/payments/attempts/testing/payOnline.ts';
import { usePayingStore } from '#graph/modules/payments/attempts/testing/usePayingStore.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import {
  advanceDays,
  findBookedOrder,
  offerBookings,
  payRequestedAmount,
  placeBooking,
} from './testing/bookOrder.ts';

const { server, getFakeProviders } = usePayingStore();
let productId: string;
let order: { id: string; guestToken: string };
let staff: Shopper;

beforeEach(async () => {
  server.clock.now = new Date('2026-11-27T08:15:00.000Z');
  await server.prisma.storeSetting.deleteMany();
  await server.prisma.job.deleteMany();
  await offerBookings(server);
  staff = await aShopper(server, { role: 'ADMIN' });
  ({ id: productId } = await aProduct(server.prisma, { price: 100_000, variants: [{ stock: 1 }] }));
  const { id, guestToken } = await placeBooking(server, [{ productId, quantity: 1 }]);
  order = { id, guestToken };
  await payRequestedAmount(server, getFakeProviders(), order);
});

async function findStock(): Promise<number | undefined> {
  return (await server.prisma.variant.findFirst({ where: { productId } }))?.stock;
}

async function findEmails(template: string) {
  return (await findBookedOrder(server, order)).mails.filter((email) => email.template === template);
}

describe('the customer of a booking', () => {
  test('is reminded once a week before the deadline, once a day before and once on the day', async () => {
    await advanceDays(server, 22);
    expect(await findEmails('bookingReminder')).toHaveLength(0);
    await advanceDays(server, 1);
    await advanceDays(server, 0);
    expect(await findEmails('bookingReminder')).toHaveLength(1);
    await advanceDays(server, 7);
    const reminders = await findEmails('bookingReminder');
    expect(reminders).toHaveLength(3);
    expect(reminders[0]?.text).toContain('Please pay the remaining NPR 59,000 by 27 December 2026');
    const notes = (await findBookedOrder(server, order)).timeline.map(({ note }) => note);
    expect(notes.filter((note) => note === 'Customer reminded of the remaining amount.')).toHaveLength(3);
  });

  test('is not reminded after paying', async () => {
    await payRequestedAmount(server, getFakeProviders(), order);
    await advanceDays(server, 33);
    expect(await findEmails('bookingReminder')).toHaveLength(0);
    expect(await findBookedOrder(server, order)).toMatchObject({ status: 'PENDING', paymentStatus: 'PAID' });
  });
});

describe('a booking with an unpaid remaining amount', () => {
  test('ends a day after its deadline: items are restocked once, and the store keeps the forfeited amount', async () => {
    await advanceDays(server, 31);
    expect([await findStock(), (await findBookedOrder(server, order)).status]).toEqual([0, 'PENDING']);
    await advanceDays(server, 1);
    const endedOrder = await findBookedOrder(server, order);
    expect(endedOrder).toMatchObject({
      ...{ status: 'CANCELLED', forfeited: 5_900, due: 0, refundDue: 53_100 },
      cancelReason: 'Remaining amount of the booking not received in time.',
    });
    await advanceDays(server, 3);
    expect(await findStock()).toBe(1);
    const [email] = await findEmails('orderCancelled');
    expect(email?.text).toContain('we are keeping NPR 5,900 of the advance. We will refund NPR 53,100');
  });

  test('is not cancelled while the remaining amount is being paid', async () => {
    await advanceDays(server, 31);
    server.clock.now = new Date('2026-12-28T18:00:00.000Z');
    const ref = await goToProvider(server, order);
    server.clock.now = new Date('2026-12-28T17:50:00.000Z');
    await advanceDays(server, 0);
    server.clock.now = new Date('2026-12-28T18:20:00.000Z');
    await advanceDays(server, 0);
    getFakeProviders().esewa.act(ref, 'payAndStay');
    await advanceDays(server, 1);
    expect(await findBookedOrder(server, order)).toMatchObject({ status: 'PENDING', paymentStatus: 'PAID' });
  });

  test('continues if staff reopen it, and ends again unless it is paid or extended', async () => {
    await advanceDays(server, 32);
    staff = await aShopper(server, { role: 'ADMIN' });
    const { data } = await staff.graphql(
      `mutation ($input: ReopenOrderInput!) {
        reopenOrder(input: $input) { order { status booking { amountToPay forfeited dueBy } } errors { reason } }
      }`,
      { input: { id: order.id } },
    );
    expect(data?.reopenOrder).toEqual({
      order: { status: 'PENDING', booking: { amountToPay: 59_000, forfeited: 0, dueBy: '2026-12-29' } },
      errors: [],
    });
    await advanceDays(server, 2);
    expect(await findBookedOrder(server, order)).toMatchObject({
      status: 'CANCELLED',
      forfeited: 5_900,
      refundDue: 53_100,
    });
    expect(await findStock()).toBe(1);
  });

  test('refunds at most the refund due', async () => {
    await advanceDays(server, 32);
    staff = await aShopper(server, { role: 'ADMIN' });
    const { data } = await staff.graphql(
      `mutation ($input: RefundOrderInput!) {
        refundOrder(input: $input) { order { paymentStatus staff { refundDue due } } errors { reason params } }
      }`,
      { input: { id: order.id, amount: 53_101, method: 'CASH' } },
    );
    expect(data?.refundOrder.errors).toMatchObject([
      { reason: 'REFUND_ABOVE_DUE', params: { refundDueNpr: 53_100 } },
    ]);
  });
});

describe('an extension', () => {
  const EXTEND = `mutation ($input: ExtendBookingInput!) {
    extendBooking(input: $input) { order { payBy booking { dueBy } } errors { reason field } }
  }`;
  const extend = async (dueBy: string) =>
    (await staff.graphql(EXTEND, { input: { id: order.id, dueBy, reason: 'The buyer is abroad.' } })).data
      ?.extendBooking;

  test('is granted by staff with a reason, and postpones the end of the booking', async () => {
    expect(await extend('2027-01-10')).toMatchObject({
      order: { booking: { dueBy: '2027-01-10' }, payBy: '2027-01-11T18:15:00.000Z' },
      errors: [],
    });
    const auditEntry = await server.prisma.auditEntry.findFirst({
      where: { action: 'order.extendBooking', entityId: order.id },
    });
    expect(auditEntry).toMatchObject({
      before: { bookedUntil: '2026-12-27' },
      after: { bookedUntil: '2027-01-10', reason: 'The buyer is abroad.' },
    });
    expect((await findEmails('booked')).at(-1)?.text).toContain('10 January 2027');
    await advanceDays(server, 40);
    expect((await findBookedOrder(server, order)).status).toBe('PENDING');
    await advanceDays(server, 6);
    expect((await findBookedOrder(server, order)).status).toBe('CANCELLED');
  });

  test.each([
    ['2026-12-27', 'BOOKING_DAY_NOT_LATER'],
    ['2026-11-01', 'BOOKING_DAY_IN_PAST'],
    ['2028-01-01', 'BOOKING_TOO_LONG'],
  ])('until %s is refused', async (day, reason) => {
    expect((await extend(day)).errors).toMatchObject([{ reason, field: 'dueBy' }]);
  });

  test('is refused for a paid order', async () => {
    await payRequestedAmount(server, getFakeProviders(), order);
    expect((await extend('2027-01-10')).errors).toMatchObject([{ reason: 'NOT_A_BOOKING' }]);
  });
});

describe('a booking cancelled by staff', () => {
  const CANCEL = `mutation ($input: AdminCancelOrderInput!) {
    adminCancelOrder(input: $input) { order { booking { forfeited } staff { refundDue } } errors { reason } }
  }`;
  const cancel = async (keepForfeitedAmount?: boolean) =>
    (
      await staff.graphql(CANCEL, {
        input: { id: order.id, reason: 'The stone broke.', keepForfeitedAmount },
      })
    ).data?.adminCancelOrder.order;

  test('is refunded in full by default', async () => {
    expect(await cancel()).toEqual({ booking: { forfeited: 0 }, staff: { refundDue: 59_000 } });
  });

  test('is refunded less the forfeited amount if staff choose to keep it', async () => {
    expect(await cancel(true)).toEqual({ booking: { forfeited: 5_900 }, staff: { refundDue: 53_100 } });
  });
});
