import { z } from 'zod';
import { formatIsoDay } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { toNpr } from '#domain/payments/paisa.ts';
import { hasStatements } from '#domain/payments/reconciliation/statementColumns.ts';
import { withUserErrors } from '#graph/errors/userErrors.ts';
import { findActorName } from '#graph/modules/accounts/findActorName.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { readStatementPeriod } from '../statementPeriod.ts';
import { deleteStatement } from './deleteStatement.ts';
import { findOrderNumber } from './findOrderNumber.ts';
import { reconcile } from './reconcile.ts';
import { resolveStatementRow } from './resolveStatementRow.ts';
import { toReconciliation } from './toReconciliation.ts';

/** Empty for files loaded by earlier versions, which did not store it. */
const skippedCountsSchema = z.array(z.object({ status: z.string().nullable(), count: z.number() })).catch([]);

export const resolvers: Resolvers = {
  Query: {
    statements: (_parent, { method }, { prisma }) =>
      prisma.statement.findMany({
        where: method ? { method } : {},
        orderBy: [{ loadedAt: 'desc' }, { id: 'desc' }],
        take: 100,
      }),
    reconciliation: async (_parent, { method, from, to, ...pageArgs }, { prisma }) => {
      if (!hasStatements(method)) throw new DomainError('STATEMENT_METHOD_NOT_SUPPORTED', 'method');
      const reconciliation = await reconcile(prisma, method, readStatementPeriod({ from, to }));
      return { method, ...toReconciliation(reconciliation, pageArgs) };
    },
  },
  Mutation: {
    loadStatement: async (_parent, { input }, context) => {
      // Loaded on first use, because few servers ever read a file.
      const [{ previewStatement }, { loadStatement }] = await Promise.all([
        import('./previewStatement.ts'),
        import('./loadStatement.ts'),
      ]);
      if (input.dryRun) return previewStatement(context, input);
      return withUserErrors('statement', () => loadStatement(context, input));
    },
    deleteStatement: (_parent, { input }, context) =>
      withUserErrors('deletedId', () => deleteStatement(context, input)),
    resolveStatementRow: (_parent, { input }, context) =>
      withUserErrors('row', () => resolveStatementRow(context, input)),
  },
  Statement: {
    from: ({ fromDay }) => formatIsoDay(fromDay),
    to: ({ toDay }) => formatIsoDay(toDay),
    rows: ({ id }, _args, { prisma }) => prisma.statementRow.count({ where: { statementId: id } }),
    leftOut: ({ leftOut }) => skippedCountsSchema.parse(leftOut),
    loadedBy: ({ loadedById }, _args, { prisma }) => findActorName(prisma, { actorId: loadedById }),
  },
  StatementRow: {
    day: ({ day }) => formatIsoDay(day),
    amount: ({ amountPaisa }) => toNpr(Number(amountPaisa)) ?? 0,
    fee: ({ feePaisa }) => toNpr(feePaisa) ?? 0,
    fileName: async ({ statementId }, _args, { prisma }) =>
      (await prisma.statement.findUniqueOrThrow({ where: { id: statementId } })).fileName,
    decidedBy: ({ decidedById }, _args, { prisma }) => findActorName(prisma, { actorId: decidedById }),
    orderNumber: (row, _args, { prisma }) => findOrderNumber(prisma, row),
  },
};
