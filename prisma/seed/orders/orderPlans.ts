import type { OrderStatus } from '#domain/orders/orderLifecycle.ts';
import type { Random } from '../random.ts';
import { kathmanduTime, MINUTE } from '../time.ts';

/** Six months. */
const DAYS = 180;
const ORDERS = 350;

/** When an order is placed, by whom, and where it is going to end. */
export interface OrderPlan {
  placedAt: Date;
  isShoppers: boolean;
  end: OrderStatus;
}

/** The demo shopper's own orders, one for each state; the newest have had a working day for what they say. */
const SHOPPERS: readonly { daysAgo: number; end: OrderStatus }[] = [
  { daysAgo: 148, end: 'DELIVERED' },
  { daysAgo: 96, end: 'RETURNED' },
  { daysAgo: 61, end: 'DELIVERED' },
  { daysAgo: 34, end: 'CANCELLED' },
  { daysAgo: 17, end: 'DELIVERED' },
  { daysAgo: 6, end: 'SHIPPED' },
  { daysAgo: 4, end: 'PROCESSING' },
  { daysAgo: 4, end: 'CONFIRMED' },
  { daysAgo: 0, end: 'PENDING' },
];

/** What the demo orders are going to be, oldest first; the store sells more from month to month. */
export function orderPlans(now: Date, random: Random): OrderPlan[] {
  const shoppers = SHOPPERS.map(({ daysAgo, end }) => ({
    placedAt: toPlacedAt(daysAgo, now, random),
    isShoppers: true,
    end,
  }));
  const others = Array.from({ length: ORDERS - SHOPPERS.length }, (_, index) => ({
    placedAt: toPlacedAt(Math.floor(DAYS * (index / ORDERS) ** 1.4), now, random),
    isShoppers: false,
    end: findEnd(random),
  }));
  return [...shoppers, ...others].sort((one, other) => one.placedAt.getTime() - other.placedAt.getTime());
}

/** In the hours in which people shop; today's came in within the last hours. */
function toPlacedAt(daysAgo: number, now: Date, random: Random): Date {
  const at = kathmanduTime(now, { daysAgo, hour: random.between(8, 21) + random.next() });
  return at < now ? at : new Date(now.getTime() - random.between(5, 240) * MINUTE);
}

function findEnd(random: Random): OrderStatus {
  const fate = random.next();
  if (fate < 0.09) return 'CANCELLED';
  return fate < 0.13 ? 'RETURNED' : 'DELIVERED';
}
