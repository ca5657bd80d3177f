import { formatIsoDay } from '#domain/calendar/kathmandu.ts';
import { isAdvancePaid } from '#domain/orders/booking/remainingAmountDue.ts';
import { withUserErrors } from '#graph/errors/userErrors.ts';
import { findBooking } from '#graph/modules/orders/booking/findBooking.ts';
import { readCurrentAmounts } from '#graph/modules/orders/booking/readCurrentAmounts.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { getCurrentBookingTerms } from './acceptedTerms.ts';
import { extendBooking } from './extendBooking.ts';

export const resolvers: Resolvers = {
  Mutation: {
    extendBooking: (_parent, { input }, context) =>
      withUserErrors('order', () => extendBooking(context, input)),
  },
  Quote: {
    bookingTerms: ({ totals: { finalTotal } }, _args, { snapshot: { settings }, now }) => {
      const terms = getCurrentBookingTerms({ finalTotal, settings, now });
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
      const { requested: amountToPay, total: currentTotal } = await readCurrentAmounts(
        context.prisma,
        context,
        order,
      );
      const { advance, rateRule, forfeit, acceptedAt, dueBy } = booking;
      return {
        ...{ advance, rateRule, forfeit, acceptedAt, amountToPay, currentTotal },
        forfeited: order.forfeited,
        isBooked: isAdvancePaid(order, booking),
        dueBy: formatIsoDay(order.bookedUntil ?? dueBy),
      };
    },
  },
};
