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
  finalStatus: OrderStatus;
}

/** Orders of the demo shopper, one for each status. The newest have had a working day to reach it. */
const DEMO_SHOPPER_ORDERS: readonly { daysAgo: number; finalStatus: OrderStatus }[] = [
  { daysAgo: 148, finalStatus: 'DELIVERED' },
  { daysAgo: 96, finalStatus: 'RETURNED' },
  { daysAgo: 61, finalStatus: 'DELIVERED' },
  { daysAgo: 34, finalStatus: 'CANCELLED' },
  { daysAgo: 17, finalStatus: 'DELIVERED' },
  { daysAgo: 6, finalStatus: 'SHIPPED' },
  { daysAgo: 4, finalStatus: 'PROCESSING' },
  { daysAgo: 4, finalStatus: 'CONFIRMED' },
  { daysAgo: 0, finalStatus: 'PENDING' },
];

/** Returns the plans of the demo orders, oldest first. Sales grow from month to month. */
export function orderPlans(now: Date, random: Random): OrderPlan[] {
  const shoppers = DEMO_SHOPPER_ORDERS.map(({ daysAgo, finalStatus }) => ({
    placedAt: toPlacedAt(daysAgo, now, random),
    isDemoShopper: true,
    finalStatus,
  }));
  const others = Array.from({ length: ORDERS - DEMO_SHOPPER_ORDERS.length }, (_, index) => ({
    placedAt: toPlacedAt(Math.floor(DAYS * (index / ORDERS) ** 1.4), now, random),
    isDemoShopper: false,
    finalStatus: findEnd(random),
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
