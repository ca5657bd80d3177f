import { formatIsoDay } from '#domain/calendar/kathmandu.ts';
import { toNpr } from '#domain/payments/paisa.ts';
import { withUserErrors } from '#graph/errors/userErrors.ts';
import { findActorName } from '#graph/modules/accounts/findActorName.ts';
import type { Prisma, PrismaClient, Remittance } from '#graph/prisma/generated/client.ts';
import type { RemittanceStatus, Resolvers } from '#graph/schema/schema.generated.ts';
import { listCarriers, readCashWithCarriers } from './cashWithCarriers.ts';
import { closeRemittance } from './closeRemittance.ts';
import { addSums, calculateNetPaisa, type SummedRemittance } from './remittanceSums.ts';
import { toLine } from './toLine.ts';
import { updateRemittance } from './updateRemittance.ts';
import { voidRemittance } from './voidRemittance.ts';

const PAGE = 100;

const STATUS_FILTERS: Record<RemittanceStatus, Prisma.RemittanceWhereInput> = {
  OPEN: { closedAt: null, voidedAt: null },
  CLOSED: { closedAt: { not: null }, voidedAt: null },
  VOIDED: { voidedAt: { not: null } },
};

const toNprOrZero = (paisa: number) => toNpr(paisa) ?? 0;

export const resolvers: Resolvers = {
  Query: {
    remittances: async (_parent, { carrier, status, offset }, { prisma }) => {
      const remittanceData = await prisma.remittance.findMany({
        where: { ...(carrier && { carrier }), ...(status && STATUS_FILTERS[status]) },
        orderBy: [{ day: 'desc' }, { id: 'desc' }],
        skip: Math.max(0, offset ?? 0),
        take: PAGE,
      });
      return addSums(prisma, remittanceData);
    },
    remittance: async (_parent, { id }, { prisma }) => {
      const remittanceData = await prisma.remittance.findUnique({ where: { id } });
      return remittanceData && loadSums(prisma, remittanceData);
    },
    carrierCash: (_parent, _args, { prisma }) => readCashWithCarriers(prisma),
    couriers: (_parent, _args, { prisma }) => listCarriers(prisma),
  },
  Mutation: {
    createRemittance: async (_parent, { input }, context) => {
      // Loaded on first use, because few servers ever read a file.
      const [{ previewRemittance }, { createRemittance }] = await Promise.all([
        import('./previewRemittance.ts'),
        import('./createRemittance.ts'),
      ]);
      if (input.dryRun) return previewRemittance(context, input);
      return withUserErrors('remittance', async () =>
        loadSums(context.prisma, await createRemittance(context, input)),
      );
    },
    updateRemittance: (_parent, { input }, context) =>
      withUserErrors('remittance', async () =>
        loadSums(context.prisma, await updateRemittance(context, input)),
      ),
    closeRemittance: (_parent, { input }, context) =>
      withUserErrors('remittance', async () =>
        loadSums(context.prisma, await closeRemittance(context, input)),
      ),
    voidRemittance: (_parent, { input }, context) =>
      withUserErrors('remittance', async () =>
        loadSums(context.prisma, await voidRemittance(context, input)),
      ),
  },
  Remittance: {
    day: ({ day }) => formatIsoDay(day),
    total: ({ totalPaisa }) => toNprOrZero(totalPaisa),
    status: ({ closedAt, voidedAt }) => (voidedAt ? 'VOIDED' : closedAt ? 'CLOSED' : 'OPEN'),
    createdBy: ({ createdById: actorId }, _args, { prisma }) => findActorName(prisma, { actorId }),
    closedBy: ({ closedById: actorId }, _args, { prisma }) => findActorName(prisma, { actorId }),
    voidedBy: ({ voidedById: actorId }, _args, { prisma }) => findActorName(prisma, { actorId }),
    parcelsTotal: ({ parcelsPaisa }) => toNprOrZero(parcelsPaisa),
    chargesTotal: ({ chargesPaisa }) => toNprOrZero(chargesPaisa),
    net: (remittance) => toNprOrZero(calculateNetPaisa(remittance)),
    difference: (remittance) => toNprOrZero(remittance.totalPaisa - calculateNetPaisa(remittance)),
    uncredited: ({ uncreditedPaisa }) => toNprOrZero(uncreditedPaisa),
    lines: async ({ id, carrier, allowOtherCarrier }, _args, { prisma }) => {
      const lines = await prisma.remittance
        .findUnique({ where: { id } })
        .lines({ orderBy: { position: 'asc' }, include: { order: true } });
      return (lines ?? []).map(({ amountPaisa, ...line }) =>
        toLine({ ...line, amount: toNprOrZero(amountPaisa) }, { carrier, allowOtherCarrier }),
      );
    },
    charges: async ({ id }, _args, { prisma }) => {
      const charges = await prisma.remittance
        .findUnique({ where: { id } })
        .charges({ orderBy: { position: 'asc' } });
      return (charges ?? []).map(({ label, amountPaisa }) => ({ label, amount: toNprOrZero(amountPaisa) }));
    },
    statementRow: ({ id }, _args, { prisma }) =>
      prisma.remittance.findUnique({ where: { id } }).statementRow(),
  },
};

async function loadSums(prisma: PrismaClient, remittance: Remittance): Promise<SummedRemittance> {
  const [summedRemittance] = await addSums(prisma, [remittance]);
  if (!summedRemittance) throw new Error('Expected sums for the remittance.');
  return summedRemittance;
}
