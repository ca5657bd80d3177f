import { whenDone, withUserErrors } from '#graph/errors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { listContactMessages } from './listContactMessages.ts';
import { sendContactMessage } from './sendContactMessage.ts';
import { setContactMessageStatus } from './setContactMessageStatus.ts';

const notSent = { sent: false };

export const resolvers: Resolvers = {
  Query: {
    contactMessages: (_parent, args, context) => listContactMessages(context, args),
  },
  Mutation: {
    sendContactMessage: async (_parent, { input }, context) => ({
      ...notSent,
      ...(await whenDone('sent', () => sendContactMessage(context, input))),
    }),
    setContactMessageStatus: (_parent, { input }, context) =>
      withUserErrors('contactMessage', () => setContactMessageStatus(context, input)),
  },
};
