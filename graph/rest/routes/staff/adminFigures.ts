import { z } from 'zod';
import { staff } from '#graph/access/accessRule.ts';
import { lower, moment, number, oneOf, upper } from '../../inputs.ts';
import { defineRoutes } from '../../route.ts';
import { instant } from '../../shapes/entity.ts';
import {
  conversionSchema,
  figuresSchema,
  pieceShareSchema,
  seriesSchema,
  toFigures,
  toPieceShare,
  topPiecesSchema,
  toSeries,
  toTopPiece,
} from '../../shapes/figures.ts';
import { orderSchema, orderStatusSchema, toOrder } from '../../shapes/order.ts';
import { productSchema, toProduct } from '../../shapes/product.ts';
import { AdminDashboardDocument, AdminStatsDocument, AnalyticsDocument } from './adminFigures.generated.ts';

const route = defineRoutes('Admin');

const INTERVALS = ['DAY', 'WEEK', 'MONTH'] as const;
const count = z.int();

export const adminFigures = [
  route({
    method: 'GET',
    path: '/admin/dashboard',
    summary: 'How the store is doing: the last days beside as many before.',
    query: z.object({ period: number(z.int().min(1).max(365).default(30)).describe('Days.') }),
    document: AdminDashboardDocument,
    also: [staff('seeFigures'), staff('readOrders'), staff('readCatalog')],
    variables: ({ query }) => query,
    answer: {
      from: z.string(),
      to: z.string(),
      figures: figuresSchema,
      previous: figuresSchema,
      series: seriesSchema,
      ordersByStatus: z.array(z.object({ status: orderStatusSchema, count })),
      waitingOrders: count,
      lowStock: z.array(productSchema),
      lowStockCount: count,
      latestOrders: z.array(orderSchema),
      topPieces: topPiecesSchema,
      metalRates: z.array(
        z.object({
          metal: z.enum(['gold', 'silver']),
          perTola: z.int().describe('NPR a tola of fine metal.'),
          effectiveFrom: instant,
          change: z.int().nullable(),
        }),
      ),
    },
    data: ({ adminDashboard: dashboard }) => ({
      ...dashboard,
      figures: toFigures(dashboard.figures),
      previous: toFigures(dashboard.previous),
      series: toSeries(dashboard.series),
      ordersByStatus: dashboard.ordersByStatus.map((one) => ({ ...one, status: lower(one.status) })),
      lowStock: dashboard.lowStock.map(toProduct),
      latestOrders: dashboard.latestOrders.map(toOrder),
      topPieces: dashboard.topPieces.map(toTopPiece),
      metalRates: dashboard.metalRates.map((rate) => ({ ...rate, metal: lower(rate.metal) })),
    }),
  }),
  route({
    method: 'GET',
    path: '/admin/analytics',
    summary: 'What was sold in a period, beside as many days before.',
    query: z.object({
      from: moment.optional().describe('A day such as 2026-11-01, or an instant; 29 days before the end.'),
      to: moment.optional().describe('The last day, included; today.'),
      interval: oneOf(INTERVALS).default('day').describe('How the series is cut.'),
    }),
    document: AnalyticsDocument,
    variables: ({ query: { from, to, interval } }) => ({
      from: from?.start,
      to: to?.start,
      interval: upper(interval),
    }),
    answer: {
      from: z.string(),
      to: z.string(),
      interval: z.enum(['day', 'week', 'month']),
      figures: figuresSchema,
      previous: figuresSchema,
      series: seriesSchema,
      byCategory: z.array(pieceShareSchema),
      byType: z.array(pieceShareSchema),
      byMetal: z.array(pieceShareSchema),
      byDistrict: z.array(
        z.object({
          district: z.string(),
          orders: count,
          revenue: count,
          previousOrders: count,
          previousRevenue: count,
        }),
      ),
      topPieces: topPiecesSchema,
      conversion: conversionSchema,
      previousConversion: conversionSchema,
    },
    data: ({ analytics }) => ({
      ...analytics,
      interval: lower(analytics.interval),
      figures: toFigures(analytics.figures),
      previous: toFigures(analytics.previous),
      series: toSeries(analytics.series),
      byCategory: analytics.byCategory.map(toPieceShare),
      byType: analytics.byType.map(toPieceShare),
      byMetal: analytics.byMetal.map(toPieceShare),
      topPieces: analytics.topPieces.map(toTopPiece),
    }),
  }),
  route({
    method: 'GET',
    path: '/admin/stats',
    summary: 'Counts that show at a glance what has to be done.',
    document: AdminStatsDocument,
    also: [
      staff('readOrders'),
      staff('readCustomers'),
      staff('readCatalog'),
      staff('manageReviews'),
      staff('readMail'),
    ],
    answer: {
      stats: z.object({
        ordersToday: count,
        waitingOrders: count,
        customers: count,
        activeProducts: count,
        draftProducts: count,
        archivedProducts: count,
        outOfStock: count,
        pendingReviews: count,
        failedMails: count,
      }),
    },
    data: ({ adminStats }) => ({ stats: adminStats }),
  }),
];
