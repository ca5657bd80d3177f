import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { readHealth } from './readHealth.ts';
import { retryJob } from './retryJob.ts';

export const resolvers: Resolvers = {
  Query: {
    health: (_parent, _args, context) => readHealth(context),
  },
  Mutation: {
    retryJob: (_parent, { input }, context) => withUserErrors('job', () => retryJob(context, input)),
  },
};
