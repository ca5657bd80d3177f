import type { OrderStatus } from '#domain/orders/orderLifecycle.ts';
import type { OrderView } from '#domain/orders/orderViews.ts';
import { formatListPath } from '#web/admin/list/state/listUrl.ts';
import { adminPaths, ORDER_VIEW_FIELD } from '../adminPaths.ts';
import type { FilterValues } from '../list/listFilter.ts';
import type { Period } from './chosenPeriod.ts';

/** Statuses of the orders in sales figures. */
const COUNTED_STATUSES = [
  'PENDING',
  'CONFIRMED',
  'PROCESSING',
  'SHIPPED',
  'DELIVERED',
] satisfies OrderStatus[];

type Days = Pick<Period, 'from' | 'to'>;

/** URLs of the lists behind the figures. */
export const figureLinks = {
  /** Orders in the sales figures of these days. */
  sales: ({ from, to }: Days, extraFilters: FilterValues = {}, sort: string[] = []) =>
    formatListPath(
      adminPaths.orders,
      { placed: { from, to }, status: COUNTED_STATUSES, ...extraFilters },
      sort,
    ),
  /** All orders placed in these days, in any status. */
  placed: ({ from, to }: Days) => formatListPath(adminPaths.orders, { placed: { from, to } }),
  ordersThat: (status: OrderStatus) => formatListPath(adminPaths.orders, { status: [status] }, ['OLDEST']),
  pile: (view: OrderView) => formatListPath(adminPaths.orders, { [ORDER_VIEW_FIELD]: [view] }),
  /** First orders of customers in these days. */
  newCustomers: (days: Days) => figureLinks.sales(days, { first: true }),
  products: (filter: FilterValues, sort: string[] = []) => formatListPath(adminPaths.products, filter, sort),
  stock: (filter: FilterValues) => formatListPath(adminPaths.stock, filter, ['STOCK_ASC']),
  pendingReviews: formatListPath(adminPaths.reviews, { status: ['PENDING'] }),
  newMessages: adminPaths.messages,
  waitingMails: formatListPath(adminPaths.mail, { status: ['QUEUED'] }),
  failedMails: formatListPath(adminPaths.mail, { status: ['FAILED'] }),
};
