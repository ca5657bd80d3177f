import { z } from 'zod';
import { staff } from '#graph/access/accessRule.ts';
import { dayOrInstant, lowerCaseEnum, number, toLower, toUpper } from '../../inputs.ts';
import { defineRoute } from '../../route.ts';
import { instant } from '../../shapes/entity.ts';
import {
  conversionSchema,
  figuresSchema,
  productShareSchema,
  seriesSchema,
  toFigures,
  toProductShare,
  topProductsSchema,
  toSeries,
  toTopProduct,
} from '../../shapes/figures.ts';
import { orderSchema, orderStatusSchema, toOrder } from '../../shapes/order.ts';
import { productSchema, toProduct } from '../../shapes/product.ts';
import { AdminDashboardDocument, AdminStatsDocument, AnalyticsDocument } from './adminFigures.generated.ts';

const INTERVALS = ['DAY', 'WEEK', 'MONTH'] as const;
const count = z.int();

export const adminFigures = [
  defineRoute({
    method: 'GET',
    path: '/admin/dashboard',
    summary: 'Returns key figures of the last days, compared with the preceding period of the same length.',
    query: z.object({
      period: number(z.int().min(1).max(365).default(30)).describe(
        'Length of the period in days, up to today.',
      ),
    }),
    document: AdminDashboardDocument,
    extraAccessRules: [staff('seeFigures'), staff('readOrders'), staff('readCatalog')],
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
      topProducts: topProductsSchema,
      metalRates: z.array(
        z.object({
          metal: z.enum(['gold', 'silver']),
          perTola: z.int().describe('NPR per tola of fine metal.'),
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
      ordersByStatus: dashboard.ordersByStatus.map((entry) => ({ ...entry, status: toLower(entry.status) })),
      lowStock: dashboard.lowStock.map(toProduct),
      latestOrders: dashboard.latestOrders.map(toOrder),
      topProducts: dashboard.topProducts.map(toTopProduct),
      metalRates: dashboard.metalRates.map((rate) => ({ ...rate, metal: toLower(rate.metal) })),
    }),
  }),
  defineRoute({
    method: 'GET',
    path: '/admin/analytics',
    summary: 'Returns sales figures of a period, compared with the preceding period of the same length.',
    query: z.object({
      from: dayOrInstant
        .optional()
        .describe('A day such as 2026-11-01, or an instant. Defaults to 29 days before the end.'),
      to: dayOrInstant.optional().describe('Last day, inclusive. Defaults to today.'),
      interval: lowerCaseEnum(INTERVALS).default('day').describe('Length of an interval of the series.'),
    }),
    document: AnalyticsDocument,
    variables: ({ query: { from, to, interval } }) => ({
      from: from?.start,
      to: to?.start,
      interval: toUpper(interval),
    }),
    answer: {
      from: z.string(),
      to: z.string(),
      interval: z.enum(['day', 'week', 'month']),
      figures: figuresSchema,
      previous: figuresSchema,
      series: seriesSchema,
      byCategory: z.array(productShareSchema),
      byType: z.array(productShareSchema),
      byMetal: z.array(productShareSchema),
      byDistrict: z.array(
        z.object({
          district: z.string(),
          orders: count,
          revenue: count,
          previousOrders: count,
          previousRevenue: count,
        }),
      ),
      topProducts: topProductsSchema,
      conversion: conversionSchema,
      previousConversion: conversionSchema,
    },
    data: ({ analytics }) => ({
      ...analytics,
      interval: toLower(analytics.interval),
      figures: toFigures(analytics.figures),
      previous: toFigures(analytics.previous),
      series: toSeries(analytics.series),
      byCategory: analytics.byCategory.map(toProductShare),
      byType: analytics.byType.map(toProductShare),
      byMetal: analytics.byMetal.map(toProductShare),
      topProducts: analytics.topProducts.map(toTopProduct),
    }),
  }),
  defineRoute({
    method: 'GET',
    path: '/admin/stats',
    summary: 'Returns counts of open work.',
    document: AdminStatsDocument,
    extraAccessRules: [
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
