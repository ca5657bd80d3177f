import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { accountOf, boughtByGuest, lastOrderOf } from './guests.queries.ts';
import { listGuests } from './listGuests.ts';

export const resolvers: Resolvers = {
  Query: {
    guests: (_parent, args, context) => listGuests(context, args),
  },
  Guest: {
    name: async ({ phone }, _args, context) => (await lastOrderOf(context, phone))?.contactName ?? '',
    email: async ({ phone }, _args, context) => (await lastOrderOf(context, phone))?.contactEmail ?? '',
    orderCount: async ({ phone }, _args, context) => (await boughtByGuest(context, phone)).orders,
    spent: async ({ phone }, _args, context) => (await boughtByGuest(context, phone)).spent,
    customer: async ({ phone }, _args, context) => (await accountOf(context, phone)) ?? null,
  },
};
