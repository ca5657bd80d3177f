import { formatIsoDay } from '#domain/calendar/kathmandu.ts';
import type { SalesMargin } from '#domain/reporting/sales.ts';
import type { GraphContext } from '#graph/context.ts';
import { canSeeCost } from '#graph/modules/catalog/canSeeCost.ts';
import { buildLowStockVariantCondition } from '#graph/modules/catalog/lowStockCondition.ts';
import { metalRates } from '#graph/modules/pricing/shopRates.ts';
import { countLowStockVariants, listLowStockItems } from '#graph/modules/stock/listLowItems.ts';
import type { Prisma, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { adminStats } from './adminStats.ts';
import { toFigures, toSeries } from './aggregates.ts';
import { computeDistrictShares } from './computeDistrictShares.ts';
import { computeKindShares } from './computeKindShares.ts';
import { readConversion } from './conversion.ts';
import { getComparedSums } from './dailySums.ts';
import { ensureFreshFigures } from './ensureFreshFigures.ts';
import { getDaysBefore, getLastDays, type Period, toRequestedPeriod } from './figurePeriod.ts';
import { listTopProducts } from './listTopProducts.ts';
import { countWaitingOrders, ordersByStatus } from './orderCounts.ts';

/** Fields shared by the dashboard and the analytics, computed from the same sums. */
const periodResolvers = {
  from: ({ from }: Period) => formatIsoDay(from),
  to: ({ to }: Period) => formatIsoDay(to),
  figures: async (period: Period, _args: object, context: GraphContext) =>
    toFigures((await getComparedSums(context, period)).now),
  previous: async (period: Period, _args: object, context: GraphContext) =>
    toFigures((await getComparedSums(context, period)).before),
  series: async (period: Period, _args: object, context: GraphContext) =>
    toSeries((await getComparedSums(context, period)).now, period),
  previousSeries: async (period: Period, _args: object, context: GraphContext) =>
    toSeries((await getComparedSums(context, period)).before, { ...period, ...getDaysBefore(period) }),
  topProducts: (period: Period, _args: object, { prisma }: GraphContext) => listTopProducts(prisma, period),
};

export const resolvers: Resolvers = {
  Query: {
    adminDashboard: async (_parent, { period }, context) => {
      const days = getLastDays(context.now, period);
      await ensureFreshFigures(context);
      return days;
    },
    analytics: async (_parent, args, context) => {
      const period = toRequestedPeriod(context.now, args);
      await ensureFreshFigures(context);
      return period;
    },
    adminStats: (_parent, _args, context) => adminStats(context),
  },
  AdminDashboard: {
    ...periodResolvers,
    ordersByStatus: (_period, _args, context) => ordersByStatus(context),
    waitingOrders: (_period, _args, context) => countWaitingOrders(context),
    lowStock: async (_period, _args, { prisma }) =>
      prisma.product.findMany({
        where: await buildLowStockCondition(prisma),
        orderBy: [{ stock: 'asc' }, { id: 'asc' }],
        take: 10,
      }),
    lowStockCount: async (_period, _args, { prisma }) =>
      prisma.product.count({ where: await buildLowStockCondition(prisma) }),
    lowItems: (_period, _args, context) => listLowStockItems(context, 10),
    lowItemCount: (_period, _args, context) => countLowStockVariants(context),
    latestOrders: (_period, _args, { prisma }) =>
      prisma.order.findMany({ orderBy: [{ placedAt: 'desc' }, { id: 'desc' }], take: 10 }),
    metalRates: (_period, _args, context) => metalRates(context),
  },
  Analytics: {
    ...periodResolvers,
    byCategory: (period, _args, context) => computeKindShares(context, period, 'category'),
    byType: (period, _args, context) => computeKindShares(context, period, 'type'),
    byMetal: (period, _args, context) => computeKindShares(context, period, 'metal'),
    byDistrict: (period, _args, { prisma }) => computeDistrictShares(prisma, period),
    conversion: (period, _args, { prisma }) => readConversion(prisma, period),
    previousConversion: (period, _args, { prisma }) => readConversion(prisma, getDaysBefore(period)),
  },
  Figures: { margin: toMargin },
  SalesShare: { margin: toMargin },
  TopProduct: {
    margin: toMargin,
    product: ({ productId }, _args, { prisma }) => prisma.product.findUnique({ where: { id: productId } }),
  },
};

/** Returns the margin for viewers who can see costs; null if no cost is known. */
function toMargin(
  { margin: { costed, cost } }: { margin: SalesMargin },
  _args: object,
  context: GraphContext,
) {
  if (!canSeeCost(context) || costed === 0) return null;
  return { revenue: costed, cost, amount: costed - cost };
}

/**
 * Returns the condition for products for sale with a size that is sold out or low, according to its own limit or the
 * store's.
 */
async function buildLowStockCondition(prisma: PrismaClient): Promise<Prisma.ProductWhereInput> {
  return { status: 'ACTIVE', variants: { some: await buildLowStockVariantCondition(prisma) } };
}
