import { withUserErrors } from '#graph/errors/userErrors.ts';
import { NONE_CHANGED } from '#graph/modules/orders/held/eachOrder.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { recordCodRemittance } from './recordCodRemittance.ts';

export const resolvers: Resolvers = {
  Mutation: {
    recordCodRemittance: async (_parent, { input }, context) => ({
      ...NONE_CHANGED,
      ...(await withUserErrors(() => recordCodRemittance(context, input))),
    }),
  },
};
