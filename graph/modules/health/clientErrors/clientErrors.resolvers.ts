import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { reportClientErrors } from './reportClientErrors.ts';

export const resolvers: Resolvers = {
  Mutation: {
    reportClientErrors: async (_parent, { input }, context) => ({
      ...notAcceptedPayload,
      ...(await withUserErrors(async () => ({ taken: await reportClientErrors(context, input) }))),
    }),
  },
};

// Payload of a refused request.
const notAcceptedPayload = { taken: 0 };
