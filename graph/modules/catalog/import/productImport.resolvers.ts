import { withUserErrors } from '#graph/errors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { importProducts } from './importProducts.ts';

export const resolvers: Resolvers = {
  Mutation: {
    importProducts: (_parent, { input }, context) => withUserErrors(() => importProducts(context, input)),
  },
};
