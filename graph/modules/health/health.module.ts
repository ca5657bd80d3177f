import { CLIENT_ERROR_DAYS } from '#domain/health/clientErrors.ts';
import { withUserErrors } from '#graph/errors/userErrors.ts';
import { createCleanupTask } from '#graph/jobs/cleanup/cleanupTask.ts';
import type { GraphModule } from '#graph/schema/module.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { resolvers as clientErrorsResolvers } from './clientErrors/clientErrors.resolvers.ts';
import { access } from './health.access.ts';
import { readHealth } from './readHealth.ts';
import { retryJob } from './retryJob.ts';

const resolvers: Resolvers = {
  Query: {
    health: (_parent, _args, context) => readHealth(context),
  },
  Mutation: {
    retryJob: (_parent, { input }, context) => withUserErrors('job', () => retryJob(context, input)),
  },
};

export const health: GraphModule = {
  resolvers: [resolvers, clientErrorsResolvers],
  access,
  cleanup: [
    createCleanupTask({
      table: 'client_errors',
      key: 'fingerprint',
      condition: 'last_at < ?',
      days: CLIENT_ERROR_DAYS,
    }),
  ],
};
