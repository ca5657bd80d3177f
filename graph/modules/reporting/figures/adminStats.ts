import { startOfDay, toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import type { GraphContext } from '#graph/context.ts';
import type { AdminStats } from '#graph/schema/schema.generated.ts';
import { countWaitingOrders } from './orderCounts.ts';

/** Functions, so that a count runs only if a client selects it. */
export type Counts = Record<Exclude<keyof AdminStats, '__typename'>, () => Promise<number>>;

export function adminStats(context: GraphContext): Counts {
  const { prisma, now } = context;
  const createProductCounter = (status: 'ACTIVE' | 'DRAFT' | 'ARCHIVED') => () =>
    prisma.product.count({ where: { status } });

  return {
    ordersToday: () => prisma.order.count({ where: { placedAt: { gte: startOfDay(toKathmanduDay(now)) } } }),
    waitingOrders: () => countWaitingOrders(context),
    customers: () => prisma.user.count({ where: { role: 'CUSTOMER', anonymisedAt: null } }),
    activeProducts: createProductCounter('ACTIVE'),
    draftProducts: createProductCounter('DRAFT'),
    archivedProducts: createProductCounter('ARCHIVED'),
    outOfStock: () => prisma.product.count({ where: { status: 'ACTIVE', stock: { lte: 0 } } }),
    pendingReviews: () => prisma.review.count({ where: { status: 'PENDING' } }),
    failedMails: () => prisma.mail.count({ where: { status: 'FAILED' } }),
  };
}
