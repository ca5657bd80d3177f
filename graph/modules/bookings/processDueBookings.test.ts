import { beforeEach, describe, expect, test } from 'vitest';
import { goToProvider } from '#graph/modules/payments/attempts/testing/payOnline.ts';
import { usePayingStore } from '#graph/modules/payments/attempts/testing/usePayingStore.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { book, booked, daysPass, offerBookings, payAsked } from './testing/bookOrder.ts';

const { server, fake } = usePayingStore();
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
  const { id, guestToken } = await book(server, [{ productId, quantity: 1 }]);
  order = { id, guestToken };
  await payAsked(server, fake(), order);
});

async function left(): Promise<number | undefined> {
  return (await server.prisma.variant.findFirst({ where: { productId } }))?.stock;
}

async function mails(template: string) {
  return (await booked(server, order)).mails.filter((mail) => mail.template === template);
}

describe('the buyer of a booking', () => {
  test('is reminded a week and a day before the day, and on it, each once', async () => {
    await daysPass(server, 22);
    expect(await mails('bookingReminder')).toHaveLength(0);
    await daysPass(server, 1);
    await daysPass(server, 0);
    expect(await mails('bookingReminder')).toHaveLength(1);
    await daysPass(server, 7);
    const reminders = await mails('bookingReminder');
    expect(reminders).toHaveLength(3);
    expect(reminders[0]?.text).toContain('NPR 59,000 is left to pay by 27 December 2026');
    const notes = (await booked(server, order)).timeline.map(({ note }) => note);
    expect(notes.filter((note) => note === 'The buyer was reminded of the rest.')).toHaveLength(3);
  });

  test('who has paid is not', async () => {
    await payAsked(server, fake(), order);
    await daysPass(server, 33);
    expect(await mails('bookingReminder')).toHaveLength(0);
    expect(await booked(server, order)).toMatchObject({ status: 'PENDING', paymentStatus: 'PAID' });
  });
});

describe('a booking whose rest does not come', () => {
  test('ends a day after its day: the pieces go back once, and of the advance what was agreed is kept', async () => {
    await daysPass(server, 31);
    expect([await left(), (await booked(server, order)).status]).toEqual([0, 'PENDING']);
    await daysPass(server, 1);
    const ended = await booked(server, order);
    expect(ended).toMatchObject({
      ...{ status: 'CANCELLED', forfeited: 5_900, due: 0, refundDue: 53_100 },
      cancelReason: 'The rest of the booking did not come in time.',
    });
    await daysPass(server, 3);
    expect(await left()).toBe(1);
    const [mail] = await mails('orderCancelled');
    expect(mail?.text).toContain('we keep NPR 5,900 of the advance. We refund NPR 53,100');
  });

  test('does not end while its rest is being paid', async () => {
    await daysPass(server, 31);
    server.clock.now = new Date('2026-12-28T18:00:00.000Z');
    const ref = await goToProvider(server, order);
    server.clock.now = new Date('2026-12-28T17:50:00.000Z');
    await daysPass(server, 0);
    server.clock.now = new Date('2026-12-28T18:20:00.000Z');
    await daysPass(server, 0);
    fake().esewa.act(ref, 'payAndStay');
    await daysPass(server, 1);
    expect(await booked(server, order)).toMatchObject({ status: 'PENDING', paymentStatus: 'PAID' });
  });

  test('goes on where staff reopen it, and ends again unless it is paid or extended', async () => {
    await daysPass(server, 32);
    staff = await aShopper(server, { role: 'ADMIN' });
    const { data } = await staff.ask(
      `mutation ($input: ReopenOrderInput!) {
        reopenOrder(input: $input) { order { status booking { toPay forfeited dueBy } } errors { reason } }
      }`,
      { input: { id: order.id } },
    );
    expect(data?.reopenOrder).toEqual({
      order: { status: 'PENDING', booking: { toPay: 59_000, forfeited: 0, dueBy: '2026-12-29' } },
      errors: [],
    });
    await daysPass(server, 2);
    expect(await booked(server, order)).toMatchObject({
      status: 'CANCELLED',
      forfeited: 5_900,
      refundDue: 53_100,
    });
    expect(await left()).toBe(1);
  });

  test('is paid back no more than is owed', async () => {
    await daysPass(server, 32);
    staff = await aShopper(server, { role: 'ADMIN' });
    const { data } = await staff.ask(
      `mutation ($input: RefundOrderInput!) {
        refundOrder(input: $input) { order { paymentStatus staff { refundDue due } } errors { reason params } }
      }`,
      { input: { id: order.id, amount: 53_101, method: 'CASH' } },
    );
    expect(data?.refundOrder.errors).toMatchObject([
      { reason: 'REFUND_NOT_OWED', params: { owedNpr: 53_100 } },
    ]);
  });
});

describe('more time', () => {
  const EXTEND = `mutation ($input: ExtendBookingInput!) {
    extendBooking(input: $input) { order { payBy booking { dueBy } } errors { reason field } }
  }`;
  const extend = async (dueBy: string) =>
    (await staff.ask(EXTEND, { input: { id: order.id, dueBy, reason: 'The buyer is abroad.' } })).data
      ?.extendBooking;

  test('is given by staff with a reason; the booking ends then', async () => {
    expect(await extend('2027-01-10')).toMatchObject({
      order: { booking: { dueBy: '2027-01-10' }, payBy: '2027-01-11T18:15:00.000Z' },
      errors: [],
    });
    const audit = await server.prisma.auditEntry.findFirst({
      where: { action: 'order.extendBooking', entityId: order.id },
    });
    expect(audit).toMatchObject({
      before: { bookedUntil: '2026-12-27' },
      after: { bookedUntil: '2027-01-10', reason: 'The buyer is abroad.' },
    });
    expect((await mails('booked')).at(-1)?.text).toContain('10 January 2027');
    await daysPass(server, 40);
    expect((await booked(server, order)).status).toBe('PENDING');
    await daysPass(server, 6);
    expect((await booked(server, order)).status).toBe('CANCELLED');
  });

  test.each([
    ['2026-12-27', 'BOOKING_NOT_LATER'],
    ['2026-11-01', 'BOOKING_DAY_GONE'],
    ['2028-01-01', 'BOOKING_TOO_LONG'],
  ])('is not given until %s', async (day, reason) => {
    expect((await extend(day)).errors).toMatchObject([{ reason, field: 'dueBy' }]);
  });

  test('is not given to an order that is paid', async () => {
    await payAsked(server, fake(), order);
    expect((await extend('2027-01-10')).errors).toMatchObject([{ reason: 'NOT_A_BOOKING' }]);
  });
});

describe('a booking that staff call off', () => {
  const CANCEL = `mutation ($input: AdminCancelOrderInput!) {
    adminCancelOrder(input: $input) { order { booking { forfeited } staff { refundDue } } errors { reason } }
  }`;
  const cancel = async (keepsForfeit?: boolean) =>
    (await staff.ask(CANCEL, { input: { id: order.id, reason: 'The stone broke.', keepsForfeit } })).data
      ?.adminCancelOrder.order;

  test('gives all back unless they say otherwise', async () => {
    expect(await cancel()).toEqual({ booking: { forfeited: 0 }, staff: { refundDue: 59_000 } });
  });

  test('keeps what the buyer forfeits where they choose so', async () => {
    expect(await cancel(true)).toEqual({ booking: { forfeited: 5_900 }, staff: { refundDue: 53_100 } });
  });
});
