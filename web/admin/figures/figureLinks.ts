import type { OrderStatus } from '#domain/orders/orderLifecycle.ts';
import type { OrderView } from '#domain/orders/orderViews.ts';
import { listAddress } from '#web/admin/list/state/listUrl.ts';
import { adminPaths, ORDER_VIEW_FIELD } from '../adminPaths.ts';
import type { FilterValues } from '../list/listFilter.ts';
import type { Period } from './chosenPeriod.ts';

/** The orders that figures count. */
const COUNTED = ['PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED'] satisfies OrderStatus[];

type Days = Pick<Period, 'from' | 'to'>;

/** Where figures lead to: the list of what they count. */
export const figureLinks = {
  /** The orders that count in these days. */
  sales: ({ from, to }: Days, more: FilterValues = {}, sort: string[] = []) =>
    listAddress(adminPaths.orders, { placed: { from, to }, status: COUNTED, ...more }, sort),
  /** All orders of these days, whatever became of them. */
  placed: ({ from, to }: Days) => listAddress(adminPaths.orders, { placed: { from, to } }),
  ordersThat: (status: OrderStatus) => listAddress(adminPaths.orders, { status: [status] }, ['OLDEST']),
  pile: (view: OrderView) => listAddress(adminPaths.orders, { [ORDER_VIEW_FIELD]: [view] }),
  /** Who bought for the first time in these days, by that order. */
  newCustomers: (days: Days) => figureLinks.sales(days, { first: true }),
  products: (filter: FilterValues, sort: string[] = []) => listAddress(adminPaths.products, filter, sort),
  stock: (filter: FilterValues) => listAddress(adminPaths.stock, filter, ['STOCK_ASC']),
  pendingReviews: listAddress(adminPaths.reviews, { status: ['PENDING'] }),
  newMessages: adminPaths.messages,
  waitingMails: listAddress(adminPaths.mail, { status: ['QUEUED'] }),
  failedMails: listAddress(adminPaths.mail, { status: ['FAILED'] }),
};
