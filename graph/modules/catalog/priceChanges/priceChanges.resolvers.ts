import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { changePrices } from './changePrices.ts';
import { setPrices } from './setPrices.ts';

export const resolvers: Resolvers = {
  Mutation: {
    setPrices: (_parent, { input }, context) => withUserErrors(() => setPrices(context, input)),
    changePrices: (_parent, { input }, context) => withUserErrors(() => changePrices(context, input)),
  },
};
