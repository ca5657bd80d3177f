import { beforeEach, describe, expect, test } from 'vitest';
import { start } from '#graph/modules/payments/attempts/testing/payOnline.ts';
import { usePayingStore } from '#graph/modules/payments/attempts/testing/usePayingStore.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper } from '#graph/testing/aShopper.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import { book, booked, offerBookings, payAsked, termsOf } from './testing/bookOrder.ts';

const { server, fake } = usePayingStore();
const START = new Date('2026-11-27T08:15:00.000Z');
let lines: { productId: string; quantity: number }[];

beforeEach(async () => {
  server.clock.now = START;
  await server.prisma.storeSetting.deleteMany();
  const { id } = await aProduct(server.prisma, { price: 100_000, variants: [{ stock: 1 }] });
  lines = [{ productId: id, quantity: 1 }];
});

async function left(): Promise<number | undefined> {
  return (await server.prisma.variant.findFirst({ where: { productId: lines[0]?.productId } }))?.stock;
}

describe('what is offered', () => {
  test('is nothing at first, and an order on invented terms is refused', async () => {
    expect(await termsOf(server, lines)).toBeNull();
    const booking = {
      advance: 1,
      balance: 117_999,
      dueBy: '2026-12-27',
      forfeit: 0,
      rateRule: 'FIXED' as const,
    };
    const { errors } = await book(server, lines, { booking: { ...booking, isAccepted: true } });
    expect(errors).toMatchObject([{ reason: 'BOOKING_NOT_OFFERED', field: 'booking' }]);
  });

  test('is what the settings say, of all that is paid', async () => {
    await offerBookings(server, { rateRule: 'LOWER_OF_BOTH' });
    expect(await termsOf(server, lines)).toEqual({
      ...{ advance: 59_000, balance: 59_000, dueBy: '2026-12-27' },
      ...{ forfeit: 5_900, rateRule: 'LOWER_OF_BOTH' },
    });
  });

  test('has to be accepted as it is: other terms answer those of now', async () => {
    await offerBookings(server);
    const terms = await termsOf(server, lines);
    const unread = await book(server, lines, { booking: { ...terms, isAccepted: false } });
    expect(unread.errors).toMatchObject([{ reason: 'BOOKING_NOT_ACCEPTED', field: 'booking.isAccepted' }]);
    await offerBookings(server, { keepsPercent: 20 });
    const stale = await book(server, lines, { booking: { ...terms, isAccepted: true } });
    expect(stale).toMatchObject({
      errors: [{ code: 'PRICE_CHANGED', reason: 'BOOKING_TERMS_CHANGED' }],
      quote: { bookingTerms: { forfeit: 11_800 } },
    });
    expect(await left()).toBe(1);
  });

  test('is not paid at the door', async () => {
    await offerBookings(server);
    const { errors } = await book(server, lines, { paymentMethod: 'COD' });
    expect(errors).toMatchObject([{ reason: 'BOOKING_NOT_AT_THE_DOOR', field: 'paymentMethod' }]);
  });
});

describe('a booked order', () => {
  beforeEach(() => offerBookings(server));

  test('asks for its advance, and ends unpaid like any other', async () => {
    const { order, id, guestToken } = await book(server, lines);
    expect(order.booking).toMatchObject({ isBooked: false, toPay: 59_000, totalNow: 118_000 });
    expect(order.paymentOptions).toContainEqual({ method: 'ESEWA', upTo: 59_000 });
    expect(order.paymentOptions).toContainEqual({ method: 'COD', upTo: 0 });
    expect((await start(server, { id, guestToken }, { amount: 59_001 })).errors).toMatchObject([
      { reason: 'PAY_MORE_THAN_DUE' },
    ]);
    server.clock.now = new Date(START.getTime() + 3 * 3_600_000);
    await runJobs(server);
    expect(await booked(server, { id })).toMatchObject({ status: 'CANCELLED', forfeited: 0, refundDue: 0 });
    expect(await left()).toBe(1);
  });

  test('keeps the terms that were accepted, whatever the settings say by then', async () => {
    const { id } = await book(server, lines);
    await offerBookings(server, { keepsPercent: 100, days: 1 });
    expect((await booked(server, { id })).booking).toMatchObject({
      ...{ total: 118_000, advance: 59_000, forfeit: 5_900, rateRule: 'FIXED' },
      ...{ advancePercent: 50, days: 30, keepsPercent: 10, acceptedAt: START },
    });
  });

  test('is set aside until its day once the advance is here, and its buyer is told', async () => {
    const { id, guestToken } = await book(server, lines);
    await payAsked(server, fake(), { id, guestToken });
    const order = await booked(server, { id });
    expect(order).toMatchObject({
      ...{ paymentStatus: 'PART_PAID', paid: 59_000, due: 59_000, stockHeld: true },
      payBy: new Date('2026-12-28T18:15:00.000Z'),
    });
    expect(order.timeline.map(({ note }) => note)).toContain('Booked: the advance is here.');
    const mail = order.mails.find(({ template }) => template === 'booked');
    expect(mail?.text).toContain('NPR 59,000 is left to pay by 27 December 2026');
    expect(mail?.text).toContain('we keep NPR 5,900 of the advance');
  });

  test('that awaits confirmation is set aside by its advance, also where that is less than a part payment has to be', async () => {
    await offerBookings(server, { advancePercent: 1 });
    await server.prisma.storeSetting.create({ data: { key: 'unpaidSumLimit', value: 1 } });
    const { id, guestToken } = await book(server, lines);
    expect(await left()).toBe(1);
    await payAsked(server, fake(), { id, guestToken });
    expect(await booked(server, { id })).toMatchObject({ paid: 1_180, stockHeld: true });
    expect(await left()).toBe(0);
  });

  test('is confirmed, and made ready once the rest is here', async () => {
    const staff = await aShopper(server, { role: 'ADMIN' });
    const move = async (id: string, status: string) =>
      (
        await staff.ask(
          `mutation ($input: UpdateOrderStatusInput!) {
            updateOrderStatus(input: $input) { order { staff { nextStatuses } } errors { reason } }
          }`,
          { input: { id, status, allowUnpaid: true } },
        )
      ).data?.updateOrderStatus;
    const { id, guestToken } = await book(server, lines);
    await payAsked(server, fake(), { id, guestToken });
    expect(await move(id, 'CONFIRMED')).toMatchObject({
      order: { staff: { nextStatuses: ['CANCELLED'] } },
      errors: [],
    });
    expect(await move(id, 'PROCESSING')).toMatchObject({ errors: [{ reason: 'BOOKING_NOT_PAID' }] });
    await payAsked(server, fake(), { id, guestToken });
    expect(await booked(server, { id })).toMatchObject({ paymentStatus: 'PAID', due: 0 });
    expect((await move(id, 'PROCESSING')).errors).toEqual([]);
  });
});
