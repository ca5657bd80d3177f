import type { Booking, Order, Prisma } from '#graph/prisma/generated/client.ts';
import { aGuestOrder } from './aGuestOrder.ts';
import type { TestServer } from './server.ts';

/**
 * Creates a guest's booking of NPR 11,800 with an advance of NPR 2,950 due within 30 days, with the given changes.
 */
export async function aBooking(
  server: Pick<TestServer, 'prisma' | 'secrets' | 'clock'>,
  {
    order: overrides = {},
    ...terms
  }: Partial<Prisma.BookingUncheckedCreateInput> & {
    order?: Parameters<typeof aGuestOrder>[1];
  } = {},
): Promise<Order & { booking: Booking }> {
  const { prisma, clock } = server;
  const advance = terms.advance ?? 2_950;
  const dueBy = new Date(terms.dueBy ?? clock.now.getTime() + 30 * 86_400_000);
  const { id, paid } = await aGuestOrder(server, {
    ...{ paymentMethod: 'BANK_TRANSFER', paymentStatus: 'PART_PAID', paid: advance },
    bookedUntil: dueBy,
    ...overrides,
  });
  await prisma.booking.create({
    data: {
      ...{ orderId: id, total: 11_800, advance, dueBy, forfeit: 295, rateRule: 'FIXED' },
      ...{ advancePercent: 25, days: 30, keepsPercent: 10, wording: 1, acceptedAt: clock.now },
      ...terms,
    },
  });
  if (paid > 0)
    await prisma.payment.create({
      data: {
        ...{ orderId: id, kind: 'PAYMENT', method: 'BANK_TRANSFER', amount: paid },
        settledAt: clock.now,
      },
    });
  const order = await prisma.order.findUniqueOrThrow({ where: { id }, include: { booking: true } });
  if (!order.booking) throw new Error('It was booked just now.');
  return { ...order, booking: order.booking };
}
