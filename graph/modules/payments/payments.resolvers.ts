import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { listOfferedMethods, listUnavailableMethods } from './listOfferedMethods.ts';

export const resolvers: Resolvers = {
  Query: {
    unavailablePaymentMethods: (_parent, _args, context) => listUnavailableMethods(context),
  },
  Store: {
    payWith: (_store, _args, context) =>
      listOfferedMethods(context).map((provider) => ({ ...provider, isTest: provider.mode !== 'LIVE' })),
  },
};
