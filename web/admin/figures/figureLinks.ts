import type { OrderStatus } from '#domain/orders/orderLifecycle.ts';
import type { OrderView } from '#domain/orders/orderViews.ts';
import { listAddress } from '#web/admin/list/state/listUrl.ts';
import { adminPaths, ORDER_VIEW_FIELD } from '../adminPaths.ts';
import type { FilterValues } from '../list/listFilter.ts';
import type { Period } from './chosenPeriod.ts';

/** Statuses of the orders in sales figures. */
const COUNTED = ['PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED'] satisfies OrderStatus[];

type Days = Pick<Period, 'from' | 'to'>;

/** URLs of the lists behind the figures. */
export const figureLinks = {
  /** Orders in the sales figures of these days. */
  sales: ({ from, to }: Days, extraFilters: FilterValues = {}, sort: string[] = []) =>
    listAddress(adminPaths.orders, { placed: { from, to }, status: COUNTED, ...extraFilters }, sort),
  /** All orders placed in these days, in any status. */
  placed: ({ from, to }: Days) => listAddress(adminPaths.orders, { placed: { from, to } }),
  ordersThat: (status: OrderStatus) => listAddress(adminPaths.orders, { status: [status] }, ['OLDEST']),
  pile: (view: OrderView) => listAddress(adminPaths.orders, { [ORDER_VIEW_FIELD]: [view] }),
  /** First orders of customers in these days. */
  newCustomers: (days: Days) => figureLinks.sales(days, { first: true }),
  products: (filter: FilterValues, sort: string[] = []) => listAddress(adminPaths.products, filter, sort),
  stock: (filter: FilterValues) => listAddress(adminPaths.stock, filter, ['STOCK_ASC']),
  pendingReviews: listAddress(adminPaths.reviews, { status: ['PENDING'] }),
  newMessages: adminPaths.messages,
  waitingMails: listAddress(adminPaths.mail, { status: ['QUEUED'] }),
  failedMails: listAddress(adminPaths.mail, { status: ['FAILED'] }),
};
