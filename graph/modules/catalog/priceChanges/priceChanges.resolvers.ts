import { withUserErrors } from '#graph/errors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { changePrices } from './changePrices.ts';

export const resolvers: Resolvers = {
  Mutation: {
    changePrices: (_parent, { input }, context) => withUserErrors(() => changePrices(context, input)),
  },
};
