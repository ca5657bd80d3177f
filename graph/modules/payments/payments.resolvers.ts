import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { offeredMethods, unavailableMethods } from './offeredMethods.ts';

export const resolvers: Resolvers = {
  Query: {
    unavailablePaymentMethods: (_parent, _args, context) => unavailableMethods(context),
  },
  Store: {
    payWith: (_store, _args, context) =>
      offeredMethods(context).map((offered) => ({ ...offered, isTest: offered.mode !== 'LIVE' })),
  },
};
