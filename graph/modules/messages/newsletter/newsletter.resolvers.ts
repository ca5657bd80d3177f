import { withUserErrors } from '#graph/errors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { listSubscribers } from './listSubscribers.ts';
import { subscribe } from './subscribe.ts';

const notSubscribed = { subscribed: false, errors: [] };

export const resolvers: Resolvers = {
  Query: {
    newsletterSubscribers: (_parent, args, context) => listSubscribers(context, args),
  },
  Mutation: {
    subscribe: async (_parent, { input }, context) => ({
      ...notSubscribed,
      ...(await withUserErrors(() => subscribe(context, input))),
    }),
  },
};
