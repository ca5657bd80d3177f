import type { OrderStatus } from '#domain/orders/orderLifecycle.ts';
import type { Random } from '../random.ts';
import { kathmanduTime, MINUTE } from '../time.ts';

/** Six months. */
const DAYS = 180;
const ORDERS = 350;

/** Time, customer and final status of an order. */
export interface OrderPlan {
  placedAt: Date;
  isDemoShopper: boolean;
  end: OrderStatus;
}

/** Orders of the demo shopper, one for each status. The newest have had a working day to reach it. */
const DEMO_SHOPPER_ORDERS: readonly { daysAgo: number; end: OrderStatus }[] = [
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

/** Returns the plans of the demo orders, oldest first. Sales grow from month to month. */
export function orderPlans(now: Date, random: Random): OrderPlan[] {
  const shoppers = DEMO_SHOPPER_ORDERS.map(({ daysAgo, end }) => ({
    placedAt: toPlacedAt(daysAgo, now, random),
    isDemoShopper: true,
    end,
  }));
  const others = Array.from({ length: ORDERS - DEMO_SHOPPER_ORDERS.length }, (_, index) => ({
    placedAt: toPlacedAt(Math.floor(DAYS * (index / ORDERS) ** 1.4), now, random),
    isDemoShopper: false,
    end: findEnd(random),
  }));
  return [...shoppers, ...others].sort((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
}

/** Returns a time in shopping hours. Today's orders are within the last hours. */
function toPlacedAt(daysAgo: number, now: Date, random: Random): Date {
  const at = kathmanduTime(now, { daysAgo, hour: random.between(8, 21) + random.next() });
  return at < now ? at : new Date(now.getTime() - random.between(5, 240) * MINUTE);
}

function findEnd(random: Random): OrderStatus {
  const fate = random.next();
  if (fate < 0.09) return 'CANCELLED';
  return fate < 0.13 ? 'RETURNED' : 'DELIVERED';
}
