import { withUserErrors } from '../../errors.ts';
import type { Resolvers } from '../../schema.generated.ts';
import { importProducts } from './importProducts.ts';

export const resolvers: Resolvers = {
  Mutation: {
    importProducts: (_parent, { input }, context) =>
      withUserErrors(async () => ({ pieces: await importProducts(context, input), errors: [] })),
  },
};
