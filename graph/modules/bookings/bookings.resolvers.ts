import { formatIsoDay } from '#domain/calendar/kathmandu.ts';
import { isAdvanceHere } from '#domain/orders/booking/balanceDue.ts';
import { withUserErrors } from '#graph/errors/userErrors.ts';
import { balanceNow } from '#graph/modules/orders/booking/balanceNow.ts';
import { findBooking } from '#graph/modules/orders/booking/findBooking.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { offeredTerms } from './acceptedTerms.ts';
import { extendBooking } from './extendBooking.ts';

export const resolvers: Resolvers = {
  Mutation: {
    extendBooking: (_parent, { input }, context) =>
      withUserErrors('order', () => extendBooking(context, input)),
  },
  Quote: {
    bookingTerms: ({ totals: { finalTotal } }, _args, { snapshot: { settings }, now }) => {
      const terms = offeredTerms({ finalTotal, settings, now });
      return terms && { ...terms, dueBy: formatIsoDay(terms.dueBy) };
    },
  },
  OrderForStaff: {
    bookedUntil: ({ bookedUntil }) => bookedUntil && formatIsoDay(bookedUntil),
  },
  Order: {
    booking: async (order, _args, context) => {
      const booking = await findBooking(context.prisma, order);
      if (!booking) return null;
      const { asked: toPay, total: totalNow } = await balanceNow(context.prisma, context, order);
      const { advance, rateRule, forfeit, acceptedAt, dueBy } = booking;
      return {
        ...{ advance, rateRule, forfeit, acceptedAt, toPay, totalNow },
        forfeited: order.forfeited,
        isBooked: isAdvanceHere(order, booking),
        dueBy: formatIsoDay(order.bookedUntil ?? dueBy),
      };
    },
  },
};
