import { whenDone } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { listSubscribers } from './listSubscribers.ts';
import { subscribe } from './subscribe.ts';

const notSubscribed = { subscribed: false };

export const resolvers: Resolvers = {
  Query: {
    newsletterSubscribers: (_parent, args, context) => listSubscribers(context, args),
  },
  Mutation: {
    subscribe: async (_parent, { input }, context) => ({
      ...notSubscribed,
      ...(await whenDone('subscribed', () => subscribe(context, input))),
    }),
  },
};
