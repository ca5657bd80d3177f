import { withDoneFlag } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { sendContactMessage } from './sendContactMessage.ts';

const unsentPayload = { sent: false };

export const resolvers: Resolvers = {
  Mutation: {
    sendContactMessage: async (_parent, { input }, context) => ({
      ...unsentPayload,
      ...(await withDoneFlag('sent', () => sendContactMessage(context, input))),
    }),
  },
};
