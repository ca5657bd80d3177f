import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { InboxProblem, Resolvers } from '#graph/schema/schema.generated.ts';
import { readInbox } from './readInbox.ts';
import { rotateInboundSecret } from './rotateInboundSecret.ts';
import type { MailboxTestResult } from './testMailbox.ts';
import { retryInbox, testInboxConnection, updateInbox } from './updateInbox.ts';

export const resolvers: Resolvers = {
  Query: {
    inbox: (_parent, _args, { prisma, now }) => readInbox(prisma, now),
  },
  Mutation: {
    updateInbox: (_parent, { input }, context) => withUserErrors('inbox', () => updateInbox(context, input)),
    rotateInboundSecret: (_parent, _args, context) =>
      withUserErrors('secret', () => rotateInboundSecret(context)),
    testInboxConnection: async (_parent, { input }, context) =>
      toTestPayload(() => testInboxConnection(context, input)),
    retryInbox: async (_parent, _args, context) => toTestPayload(() => retryInbox(context)),
  },
  Inbox: {
    hasWebhookSecret: ({ webhookSecret }) => webhookSecret !== null,
    hasImapPassword: ({ imapPassword }) => imapPassword !== null,
    lastError: ({ lastError }) => lastError as InboxProblem | null,
    nextPollAt: ({ isPolling, nextPollAt }) => (isPolling ? nextPollAt : null),
  },
};

async function toTestPayload(runTest: () => Promise<MailboxTestResult>) {
  const { found, errors } = await withUserErrors('found', runTest);
  return { trouble: found?.trouble ?? null, said: found?.said ?? null, mails: found?.mails ?? null, errors };
}
