import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { reportClientErrors } from './reportClientErrors.ts';

export const resolvers: Resolvers = {
  Mutation: {
    reportClientErrors: async (_parent, { input }, context) => ({
      ...untaken,
      ...(await withUserErrors(async () => ({ taken: await reportClientErrors(context, input) }))),
    }),
  },
};

// What is answered where the input as a whole was refused.
const untaken = { taken: 0 };
