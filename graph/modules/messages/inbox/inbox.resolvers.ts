import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { InboxTrouble, Resolvers } from '#graph/schema/schema.generated.ts';
import { readInbox } from './readInbox.ts';
import { renewInboundSecret } from './renewInboundSecret.ts';
import { retryInbox, saveInbox, tryInbox } from './saveInbox.ts';
import type { TriedMailbox } from './tryMailbox.ts';

export const resolvers: Resolvers = {
  Query: {
    inbox: (_parent, _args, { prisma, now }) => readInbox(prisma, now),
  },
  Mutation: {
    saveInbox: (_parent, { input }, context) => withUserErrors('inbox', () => saveInbox(context, input)),
    renewInboundSecret: (_parent, _args, context) =>
      withUserErrors('secret', () => renewInboundSecret(context)),
    tryInbox: async (_parent, { input }, context) => tried(() => tryInbox(context, input)),
    retryInbox: async (_parent, _args, context) => tried(() => retryInbox(context)),
  },
  Inbox: {
    hasHookSecret: ({ hookSecret }) => hookSecret !== null,
    hasImapPassword: ({ imapPassword }) => imapPassword !== null,
    lastError: ({ lastError }) => lastError as InboxTrouble | null,
    nextPollAt: ({ isPolling, nextPollAt }) => (isPolling ? nextPollAt : null),
  },
};

async function tried(attempt: () => Promise<TriedMailbox>) {
  const { found, errors } = await withUserErrors('found', attempt);
  return { trouble: found?.trouble ?? null, said: found?.said ?? null, mails: found?.mails ?? null, errors };
}
