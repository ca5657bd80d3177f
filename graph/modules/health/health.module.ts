import { CLIENT_ERROR_DAYS } from '#domain/health/clientErrors.ts';
import { expiredRows } from '#graph/jobs/cleanup/cleanupTask.ts';
import type { GraphModule } from '#graph/schema/module.ts';
import { resolvers as clientErrorsResolvers } from './clientErrors/clientErrors.resolvers.ts';
import { access } from './health.access.ts';
import { resolvers } from './health.resolvers.ts';

export const health: GraphModule = {
  resolvers: [resolvers, clientErrorsResolvers],
  access,
  cleanup: [
    expiredRows({ table: 'client_errors', key: 'fingerprint', when: 'last_at < ?', days: CLIENT_ERROR_DAYS }),
  ],
};
