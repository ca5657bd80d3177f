import { addDays } from '#domain/calendar/kathmandu.ts';
import { EXPORT_RETENTION_DAYS } from '#domain/reporting/listExports.ts';
import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { findFormat } from './findFormat.ts';
import { cancelListExport, listExports } from './listExports.ts';
import { startListExport } from './startListExport.ts';

export const resolvers: Resolvers = {
  Query: {
    listExports: (_parent, _args, context) => listExports(context),
  },
  Mutation: {
    startListExport: (_parent, { input }, context) =>
      withUserErrors('export', () => startListExport(context, input)),
    cancelListExport: (_parent, { input }, context) =>
      withUserErrors('cancelledId', () => cancelListExport(context, input)),
  },
  ListExport: {
    format: (storedExport) => (findFormat(storedExport) === 'xlsx' ? 'XLSX' : 'CSV'),
    status: ({ job }) => job.status,
    done: ({ job }) => job.done,
    total: ({ job }) => job.total,
    keptUntil: ({ createdAt }) => addDays(createdAt, EXPORT_RETENTION_DAYS),
  },
};
