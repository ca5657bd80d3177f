import type { OrderStatus } from '#domain/orders/orderLifecycle.ts';
import type { Random } from '../random.ts';
import { createKathmanduTime, MINUTE } from '../time.ts';

/** Six months. */
const PERIOD_DAYS = 180;
const ORDER_COUNT = 350;

/** Time, customer and final status of an order. */
export interface OrderPlan {
  placedAt: Date;
  isDemoShopper: boolean;
  finalStatus: OrderStatus;
}

/**
 * Orders of the demo shopper, at least one for each status. Each is old enough to have reached its status in working
 * hours.
 */
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
export function createOrderPlans(now: Date, random: Random): OrderPlan[] {
  const shopperPlans = DEMO_SHOPPER_ORDERS.map(({ daysAgo, finalStatus }) => ({
    placedAt: choosePlacedAt(daysAgo, now, random),
    isDemoShopper: true,
    finalStatus,
  }));
  const otherPlans = Array.from({ length: ORDER_COUNT - DEMO_SHOPPER_ORDERS.length }, (_, index) => ({
    placedAt: choosePlacedAt(Math.floor(PERIOD_DAYS * (index / ORDER_COUNT) ** 1.4), now, random),
    isDemoShopper: false,
    finalStatus: chooseFinalStatus(random),
  }));
  return [...shopperPlans, ...otherPlans].sort((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
}

/** Returns a time in shopping hours. Orders of today are placed within the last few hours. */
function choosePlacedAt(daysAgo: number, now: Date, random: Random): Date {
  const placedAt = createKathmanduTime(now, { daysAgo, hour: random.between(8, 21) + random.next() });
  return placedAt < now ? placedAt : new Date(now.getTime() - random.between(5, 240) * MINUTE);
}

function chooseFinalStatus(random: Random): OrderStatus {
  const randomValue = random.next();
  if (randomValue < 0.09) return 'CANCELLED';
  return randomValue < 0.13 ? 'RETURNED' : 'DELIVERED';
}
