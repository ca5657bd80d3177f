import { beforeEach, describe, expect, test } from 'vitest';
import { startPayment } from '#graph/modules/payments/attempts/testing/payOnline.ts';
import { usePayingStore } from '#graph/modules/payments/attempts/testing/usePayingStore.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper } from '#graph/testing/aShopper.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import {
  findBookedOrder,
  findBookingTerms,
  offerBookings,
  payRequestedAmount,
  placeBooking,
} from './testing/bookOrder.ts';

const { server, getFakeProviders } = usePayingStore();
const START = new Date('2026-11-27T08:15:00.000Z');
let lines: { productId: string; quantity: number }[];

beforeEach(async () => {
  server.clock.now = START;
  await server.prisma.storeSetting.deleteMany();
  const { id } = await aProduct(server.prisma, { price: 100_000, variants: [{ stock: 1 }] });
  lines = [{ productId: id, quantity: 1 }];
});

async function findStock(): Promise<number | undefined> {
  return (await server.prisma.variant.findFirst({ where: { productId: lines[0]?.productId } }))?.stock;
}

describe('the offer', () => {
  test('is empty by default, and an order with invented terms is refused', async () => {
    expect(await findBookingTerms(server, lines)).toBeNull();
    const inventedTerms = {
      advance: 1,
      balance: 117_999,
      dueBy: '2026-12-27',
      forfeit: 0,
      rateRule: 'FIXED' as const,
    };
    const { errors } = await placeBooking(server, lines, { booking: { ...inventedTerms, isAccepted: true } });
    expect(errors).toMatchObject([{ reason: 'BOOKING_NOT_OFFERED', field: 'booking' }]);
  });

  test('is calculated from the settings and the total to pay', async () => {
    await offerBookings(server, { rateRule: 'LOWER_OF_BOTH' });
    expect(await findBookingTerms(server, lines)).toEqual({
      ...{ advance: 59_000, balance: 59_000, dueBy: '2026-12-27' },
      ...{ forfeit: 5_900, rateRule: 'LOWER_OF_BOTH' },
    });
  });

  test('must be accepted exactly; if the terms have changed, the current ones are returned', async () => {
    await offerBookings(server);
    const terms = await findBookingTerms(server, lines);
    const unacceptedResult = await placeBooking(server, lines, { booking: { ...terms, isAccepted: false } });
    expect(unacceptedResult.errors).toMatchObject([
      { reason: 'BOOKING_NOT_ACCEPTED', field: 'booking.isAccepted' },
    ]);
    await offerBookings(server, { keepsPercent: 20 });
    const staleResult = await placeBooking(server, lines, { booking: { ...terms, isAccepted: true } });
    expect(staleResult).toMatchObject({
      errors: [{ code: 'PRICE_CHANGED', reason: 'BOOKING_TERMS_CHANGED' }],
      quote: { bookingTerms: { forfeit: 11_800 } },
    });
    expect(await findStock()).toBe(1);
  });

  test('excludes cash on delivery', async () => {
    await offerBookings(server);
    const { errors } = await placeBooking(server, lines, { paymentMethod: 'COD' });
    expect(errors).toMatchObject([{ reason: 'BOOKING_NOT_PAYABLE_ON_DELIVERY', field: 'paymentMethod' }]);
  });
});

describe('a booked order', () => {
  beforeEach(() => offerBookings(server));

  test('requires its advance, and expires like any other order if it is not paid', async () => {
    const { order, id, guestToken } = await placeBooking(server, lines);
    expect(order.booking).toMatchObject({ isBooked: false, amountToPay: 59_000, currentTotal: 118_000 });
    expect(order.paymentOptions).toContainEqual({ method: 'ESEWA', upTo: 59_000 });
    expect(order.paymentOptions).toContainEqual({ method: 'COD', upTo: 0 });
    expect((await startPayment(server, { id, guestToken }, { amount: 59_001 })).errors).toMatchObject([
      { reason: 'PAYMENT_ABOVE_DUE' },
    ]);
    server.clock.now = new Date(START.getTime() + 3 * 3_600_000);
    await runJobs(server);
    expect(await findBookedOrder(server, { id })).toMatchObject({
      status: 'CANCELLED',
      forfeited: 0,
      refundDue: 0,
    });
    expect(await findStock()).toBe(1);
  });

  test('keeps the accepted terms when the settings change', async () => {
    const { id } = await placeBooking(server, lines);
    await offerBookings(server, { keepsPercent: 100, days: 1 });
    expect((await findBookedOrder(server, { id })).booking).toMatchObject({
      ...{ total: 118_000, advance: 59_000, forfeit: 5_900, rateRule: 'FIXED' },
      ...{ advancePercent: 50, days: 30, keepsPercent: 10, acceptedAt: START },
    });
  });

  test('stays reserved until the booking’s deadline if the advance is paid, and the customer is notified', async () => {
    const { id, guestToken } = await placeBooking(server, lines);
    await payRequestedAmount(server, getFakeProviders(), { id, guestToken });
    const order = await findBookedOrder(server, { id });
    expect(order).toMatchObject({
      ...{ paymentStatus: 'PART_PAID', paid: 59_000, due: 59_000, isStockReserved: true },
      payBy: new Date('2026-12-28T18:15:00.000Z'),
    });
    expect(order.timeline.map(({ note }) => note)).toContain('Booked: advance received.');
    const email = order.mails.find(({ template }) => template === 'booked');
    expect(email?.text).toContain('Please pay the remaining NPR 59,000 by 27 December 2026');
    expect(email?.text).toContain('we’ll keep NPR 5,900 of the advance');
  });

  test('that awaits confirmation is reserved when its advance is paid, even if the advance is below the minimum partial payment', async () => {
    await offerBookings(server, { advancePercent: 1 });
    await server.prisma.storeSetting.create({ data: { key: 'unpaidTotalLimit', value: 1 } });
    const { id, guestToken } = await placeBooking(server, lines);
    expect(await findStock()).toBe(1);
    await payRequestedAmount(server, getFakeProviders(), { id, guestToken });
    expect(await findBookedOrder(server, { id })).toMatchObject({ paid: 1_180, isStockReserved: true });
    expect(await findStock()).toBe(0);
  });

  test('can be confirmed, but is prepared only after the remaining amount is paid', async () => {
    const staff = await aShopper(server, { role: 'ADMIN' });
    const updateStatus = async (id: string, status: string) =>
      (
        await staff.graphql(
          `mutation ($input: UpdateOrderStatusInput!) {
            updateOrderStatus(input: $input) { order { staff { nextStatuses } } errors { reason } }
          }`,
          { input: { id, status, allowUnpaid: true } },
        )
      ).data?.updateOrderStatus;
    const { id, guestToken } = await placeBooking(server, lines);
    await payRequestedAmount(server, getFakeProviders(), { id, guestToken });
    expect(await updateStatus(id, 'CONFIRMED')).toMatchObject({
      order: { staff: { nextStatuses: ['CANCELLED'] } },
      errors: [],
    });
    expect(await updateStatus(id, 'PROCESSING')).toMatchObject({ errors: [{ reason: 'BOOKING_NOT_PAID' }] });
    await payRequestedAmount(server, getFakeProviders(), { id, guestToken });
    expect(await findBookedOrder(server, { id })).toMatchObject({ paymentStatus: 'PAID', due: 0 });
    expect((await updateStatus(id, 'PROCESSING')).errors).toEqual([]);
  });
});
