import { formatIsoDay } from '#domain/calendar/kathmandu.ts';
import type { SalesMargin } from '#domain/reporting/sales.ts';
import type { GraphContext } from '#graph/context.ts';
import { lowSizes } from '#graph/modules/catalog/lowSizes.ts';
import { seesCost } from '#graph/modules/catalog/seesCost.ts';
import { metalRates } from '#graph/modules/pricing/ratesOfShop.ts';
import { countLow, lowItems } from '#graph/modules/stock/lowItems.ts';
import type { Prisma, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { adminStats } from './adminStats.ts';
import { toFigures, toSeries } from './aggregates.ts';
import { readConversion } from './conversion.ts';
import { comparedSums } from './dailySums.ts';
import { districtShares } from './districtShares.ts';
import { askedPeriod, daysBefore, lastDays, type Period } from './figurePeriod.ts';
import { freshFigures } from './freshFigures.ts';
import { ordersByStatus, waitingOrders } from './orderCounts.ts';
import { pieceShares } from './pieceShares.ts';
import { topPieces } from './topPieces.ts';

/** What the first screen and the analytics tell of a period alike; all from the same sums. */
const aboutPeriod = {
  from: ({ from }: Period) => formatIsoDay(from),
  to: ({ to }: Period) => formatIsoDay(to),
  figures: async (period: Period, _args: object, context: GraphContext) =>
    toFigures((await comparedSums(context, period)).now),
  previous: async (period: Period, _args: object, context: GraphContext) =>
    toFigures((await comparedSums(context, period)).before),
  series: async (period: Period, _args: object, context: GraphContext) =>
    toSeries((await comparedSums(context, period)).now, period),
  previousSeries: async (period: Period, _args: object, context: GraphContext) =>
    toSeries((await comparedSums(context, period)).before, { ...period, ...daysBefore(period) }),
  topPieces: (period: Period, _args: object, { prisma }: GraphContext) => topPieces(prisma, period),
};

export const resolvers: Resolvers = {
  Query: {
    adminDashboard: async (_parent, { period }, context) => {
      const days = lastDays(context.now, period);
      await freshFigures(context);
      return days;
    },
    analytics: async (_parent, args, context) => {
      const period = askedPeriod(context.now, args);
      await freshFigures(context);
      return period;
    },
    adminStats: (_parent, _args, context) => adminStats(context),
  },
  AdminDashboard: {
    ...aboutPeriod,
    ordersByStatus: (_period, _args, context) => ordersByStatus(context),
    waitingOrders: (_period, _args, context) => waitingOrders(context),
    lowStock: async (_period, _args, { prisma }) =>
      prisma.product.findMany({
        where: await lowProducts(prisma),
        orderBy: [{ stock: 'asc' }, { id: 'asc' }],
        take: 10,
      }),
    lowStockCount: async (_period, _args, { prisma }) =>
      prisma.product.count({ where: await lowProducts(prisma) }),
    lowItems: (_period, _args, context) => lowItems(context, 10),
    lowItemCount: (_period, _args, context) => countLow(context),
    latestOrders: (_period, _args, { prisma }) =>
      prisma.order.findMany({ orderBy: [{ placedAt: 'desc' }, { id: 'desc' }], take: 10 }),
    metalRates: (_period, _args, context) => metalRates(context),
  },
  Analytics: {
    ...aboutPeriod,
    byCategory: (period, _args, context) => pieceShares(context, period, 'category'),
    byType: (period, _args, context) => pieceShares(context, period, 'type'),
    byMetal: (period, _args, context) => pieceShares(context, period, 'metal'),
    byDistrict: (period, _args, { prisma }) => districtShares(prisma, period),
    conversion: (period, _args, { prisma }) => readConversion(prisma, period),
    previousConversion: (period, _args, { prisma }) => readConversion(prisma, daysBefore(period)),
  },
  Figures: { margin: toMargin },
  PieceShare: { margin: toMargin },
  TopPiece: {
    margin: toMargin,
    product: ({ productId }, _args, { prisma }) => prisma.product.findUnique({ where: { id: productId } }),
  },
};

/** What is left of the revenue, for whoever sees what pieces cost; null where the cost of nothing is known. */
function toMargin(
  { margin: { costed, cost } }: { margin: SalesMargin },
  _args: object,
  context: GraphContext,
) {
  if (!seesCost(context) || costed === 0) return null;
  return { revenue: costed, cost, amount: costed - cost };
}

/** Products for sale with a size of which there are so few that it is low, or none; by its own level or the store's. */
async function lowProducts(prisma: PrismaClient): Promise<Prisma.ProductWhereInput> {
  return { status: 'ACTIVE', variants: { some: await lowSizes(prisma) } };
}
