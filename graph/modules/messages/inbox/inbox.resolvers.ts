import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { InboxTrouble, Resolvers } from '#graph/schema/schema.generated.ts';
import { readInbox } from './readInbox.ts';
import { renewInboundSecret } from './renewInboundSecret.ts';
import type { MailboxTestResult } from './testMailbox.ts';
import { retryInbox, testInboxConnection, updateInbox } from './updateInbox.ts';

export const resolvers: Resolvers = {
  Query: {
    inbox: (_parent, _args, { prisma, now }) => readInbox(prisma, now),
  },
  Mutation: {
    updateInbox: (_parent, { input }, context) => withUserErrors('inbox', () => updateInbox(context, input)),
    renewInboundSecret: (_parent, _args, context) =>
      withUserErrors('secret', () => renewInboundSecret(context)),
    testInboxConnection: async (_parent, { input }, context) =>
      toTestPayload(() => testInboxConnection(context, input)),
    retryInbox: async (_parent, _args, context) => toTestPayload(() => retryInbox(context)),
  },
  Inbox: {
    hasHookSecret: ({ hookSecret }) => hookSecret !== null,
    hasImapPassword: ({ imapPassword }) => imapPassword !== null,
    lastError: ({ lastError }) => lastError as InboxTrouble | null,
    nextPollAt: ({ isPolling, nextPollAt }) => (isPolling ? nextPollAt : null),
  },
};

async function toTestPayload(attempt: () => Promise<MailboxTestResult>) {
  const { found, errors } = await withUserErrors('found', attempt);
  return { trouble: found?.trouble ?? null, said: found?.said ?? null, mails: found?.mails ?? null, errors };
}
