import type { OrderStatus } from '#domain/orderLifecycle.ts';
import type { Random } from './random.ts';
import { DAY, HOUR } from './time.ts';

export interface Step {
  status: OrderStatus;
  at: Date;
  note?: string;
}

const WAY: OrderStatus[] = ['PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED'];

/** From the step before to this one, in hours. */
const PAUSES: Partial<Record<OrderStatus, readonly [number, number]>> = {
  CONFIRMED: [1, 9],
  PROCESSING: [4, 24],
  SHIPPED: [12, 40],
  DELIVERED: [20, 90],
};

const CANCELLATION_REASONS = [
  'Ordered the wrong size',
  'Found another piece',
  'Could not be reached by phone',
];

/** What happened to an order by now: most arrive, a few are called off or come back, the newest are on their way. */
export function storyOf(placedAt: Date, now: Date, random: Random): Step[] {
  const fate = random.next();
  const cancelledAfter = fate < 0.09 ? random.between(1, 3) : null;
  const steps: Step[] = [];
  let at = placedAt;
  for (const status of WAY.slice(0, cancelledAfter ?? WAY.length)) {
    const pause = PAUSES[status];
    if (pause) at = later(at, random.between(...pause) * HOUR);
    if (at > now) return steps;
    steps.push({ status, at });
  }
  const [end, wait]: [Step['status'] | null, number] =
    cancelledAfter !== null ? ['CANCELLED', 5 * HOUR] : fate > 0.965 ? ['RETURNED', 4 * DAY] : [null, 0];
  at = later(at, wait);
  if (end && at <= now)
    steps.push({
      status: end,
      at,
      note: end === 'CANCELLED' ? random.pick(CANCELLATION_REASONS) : 'Exchanged',
    });
  return steps;
}

function later(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms);
}
