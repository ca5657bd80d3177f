import { parseInput } from '#domain/errors/problems.ts';
import { newsletterSchema } from '#domain/messages/newsletterSchema.ts';
import { countAttempt } from '#graph/access/attempts/countAttempt.ts';
import type { GraphContext } from '#graph/context.ts';
import { withDoneFlag } from '#graph/errors/userErrors.ts';
import type { Resolvers, SubscribeInput } from '#graph/schema/schema.generated.ts';
import { listSubscribers } from './listSubscribers.ts';

const notSubscribedPayload = { subscribed: false };

export const resolvers: Resolvers = {
  Query: {
    newsletterSubscribers: (_parent, args, context) => listSubscribers(context, args),
  },
  Mutation: {
    subscribe: async (_parent, { input }, context) => ({
      ...notSubscribedPayload,
      ...(await withDoneFlag('subscribed', () => subscribe(context, input))),
    }),
  },
};

/** Adds an address to the list unless it is already there. The response is the same in both cases. */
async function subscribe(context: GraphContext, input: SubscribeInput): Promise<void> {
  const { email } = parseInput(newsletterSchema, input);
  await countAttempt(context, 'subscribe');
  await context.prisma.newsletterSubscriber.createMany({ data: { email }, skipDuplicates: true });
}
