import { withDoneFlag } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { sendContactMessage } from './sendContactMessage.ts';

const notSent = { sent: false };

export const resolvers: Resolvers = {
  Mutation: {
    sendContactMessage: async (_parent, { input }, context) => ({
      ...notSent,
      ...(await withDoneFlag('sent', () => sendContactMessage(context, input))),
    }),
  },
};
