import { formatIsoDay } from '#domain/calendar/kathmandu.ts';
import { toNpr } from '#domain/payments/paisa.ts';
import { withUserErrors } from '#graph/errors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { findActorName } from '../../staff/staffOrders.queries.ts';
import { courierCash } from './courierCash.ts';
import { noteRemittance } from './noteRemittance.ts';
import { previewRemittance } from './previewRemittance.ts';
import { toLine } from './toLine.ts';

export const resolvers: Resolvers = {
  Query: {
    remittances: (_parent, _args, { prisma }) =>
      prisma.remittance.findMany({ orderBy: [{ day: 'desc' }, { id: 'desc' }], take: 100 }),
    courierCash: (_parent, _args, { prisma }) => courierCash(prisma),
  },
  Mutation: {
    noteRemittance: async (_parent, { input }, context) => {
      if (input.dryRun) return previewRemittance(context, input);
      return withUserErrors('remittance', () => noteRemittance(context, input));
    },
  },
  Remittance: {
    day: ({ day }) => formatIsoDay(day),
    createdBy: ({ createdById }, _args, { prisma }) => findActorName(prisma, { actorId: createdById }),
    parcelsTotal: async ({ id }, _args, { prisma }) => {
      const { _sum } = await prisma.remittanceLine.aggregate({
        where: { remittanceId: id },
        _sum: { amountPaisa: true },
      });
      return toNpr(_sum.amountPaisa ?? 0) ?? 0;
    },
    lines: async ({ id }, _args, { prisma }) => {
      const lines = await prisma.remittance
        .findUnique({ where: { id } })
        .lines({ orderBy: { position: 'asc' }, include: { order: { select: { number: true } } } });
      return (lines ?? []).map(({ order, ...line }) =>
        toLine({ ...line, orderNumber: order?.number ?? null }),
      );
    },
  },
};
