import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { offeredMethods } from './offeredMethods.ts';

export const resolvers: Resolvers = {
  Store: {
    payWith: (_store, _args, context) =>
      offeredMethods(context).map((offered) => ({ ...offered, isTest: offered.mode !== 'LIVE' })),
  },
};
