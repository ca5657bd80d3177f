import { expect } from 'vitest';
import { type BookingSettings, DEFAULT_BOOKING_SETTINGS } from '#domain/orders/booking/bookingSettings.ts';
import { queueDaily } from '#graph/jobs/queueDaily.ts';
import { followReturn, goToProvider } from '#graph/modules/payments/attempts/testing/payOnline.ts';
import type { PlaceOrderInput } from '#graph/schema/schema.generated.ts';
import { buildOrderInput } from '#graph/testing/orderInput.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import type { TestServer } from '#graph/testing/server.ts';
import { processDueBookingsJob } from '../bookings.jobs.ts';

const TERMS = 'bookingTerms { advance balance dueBy forfeit rateRule }';
const QUOTE = `query ($input: QuoteInput!) { quote(input: $input) { totals { finalTotal } ${TERMS} } }`;
const PLACE_ORDER = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    order { id number booking { advance isBooked dueBy amountToPay currentTotal forfeit rateRule forfeited } paymentOptions { method upTo } }
    guestToken quote { ${TERMS} } errors { code reason field }
  }
}`;

type Line = PlaceOrderInput['lines'][number];

/** Offers bookings, by default for 30 days with half of the total as the advance. */
export async function offerBookings(server: TestServer, overrides: Partial<BookingSettings> = {}) {
  const value = { ...DEFAULT_BOOKING_SETTINGS, isOffered: true, advancePercent: 50, ...overrides };
  await server.prisma.storeSetting.upsert({
    where: { key: 'booking' },
    create: { key: 'booking', value },
    update: { value },
  });
}

export async function findBookingTerms(server: TestServer, lines: Line[], couponCode?: string | null) {
  const { data } = await server.graphql(QUOTE, { input: { lines, couponCode } });
  return data?.quote.bookingTerms;
}

/**
 * Places a guest's booking of these lines, by default with eSewa on the offered terms. Returns the `placeOrder`
 * payload.
 */
export async function placeBooking(
  server: TestServer,
  lines: Line[],
  overrides: Partial<PlaceOrderInput> = {},
) {
  const terms = await findBookingTerms(server, lines, overrides.couponCode);
  const booking = terms && { ...terms, isAccepted: true };
  const input = buildOrderInput(lines, { paymentMethod: 'ESEWA', booking, ...overrides });
  const { data, errors } = await server.graphql(PLACE_ORDER, { input });
  expect(errors).toBeUndefined();
  const { order, ...answer } = data?.placeOrder ?? {};
  return { ...answer, order, id: order?.id, guestToken: answer.guestToken };
}

/** Pays the requested amount with eSewa, as the guest who placed the order. */
export async function payRequestedAmount(
  server: TestServer,
  { esewa }: { esewa: { act(ref: string, action: 'pay'): string | null } },
  order: { id: string; guestToken: string },
): Promise<void> {
  const ref = await goToProvider(server, order);
  await followReturn(server, esewa.act(ref, 'pay'));
}

/** Advances the clock day by day and runs each day's jobs. */
export async function advanceDays(server: TestServer, count: number): Promise<void> {
  for (let day = 0; day < count; day++) {
    server.clock.now = new Date(server.clock.now.getTime() + 86_400_000);
    await queueDaily(server.prisma, server.clock.now, [processDueBookingsJob]);
    await runJobs(server);
  }
}

/** Loads the order with its booking, lines, timeline and emails. */
export function findBookedOrder(server: TestServer, { id }: { id: string }) {
  return server.prisma.order.findUniqueOrThrow({
    where: { id },
    include: { booking: true, lines: true, timeline: { orderBy: { id: 'asc' } }, mails: true },
  });
}
