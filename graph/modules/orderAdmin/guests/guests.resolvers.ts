import { canSeeFigures } from '#graph/access/canSeeFigures.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { getAccount, getLastOrder, readGuestOrderTotals } from './guests.queries.ts';
import { listGuests } from './listGuests.ts';

export const resolvers: Resolvers = {
  Query: {
    guests: (_parent, args, context) => listGuests(context, args),
  },
  Guest: {
    name: async (guest, _args, context) => (await getLastOrder(context, guest))?.contactName ?? '',
    email: async (guest, _args, context) => (await getLastOrder(context, guest))?.contactEmail ?? '',
    orderCount: async (guest, _args, context) => (await readGuestOrderTotals(context, guest)).orders,
    spent: async (guest, _args, context) =>
      canSeeFigures(context) ? (await readGuestOrderTotals(context, guest)).spent : null,
    customer: (guest, _args, context) => getAccount(context, guest),
  },
};
