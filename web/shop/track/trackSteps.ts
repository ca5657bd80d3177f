import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/orderLifecycle.ts';

export interface TrackStep {
  status: OrderStatus;
  /** When it was reached, ISO 8601; null for what is still to come. */
  at: string | null;
  isCurrent: boolean;
}

const WAY: readonly OrderStatus[] = ORDER_STATUSES.filter(
  (status) => status !== 'CANCELLED' && status !== 'RETURNED',
);

/** What happened, and what is still to come unless the order has ended otherwise. */
export function trackSteps(
  status: OrderStatus,
  timeline: readonly { status: OrderStatus; at: string }[],
): TrackStep[] {
  const reached = firstOfEach(timeline);
  const last = reached.length - 1;
  const past = reached.map((event, index) => ({ ...event, isCurrent: index === last }));
  const ahead = WAY.slice(WAY.indexOf(status) + 1).map((next) => ({
    status: next,
    at: null,
    isCurrent: false,
  }));
  return WAY.includes(status) ? [...past, ...ahead] : past;
}

/** A status may be noted twice, such as when a parcel changes hands: the first time is when it was reached. */
function firstOfEach(timeline: readonly { status: OrderStatus; at: string }[]) {
  const seen = new Set<OrderStatus>();
  return timeline
    .filter(({ status }) => !seen.has(status) && seen.add(status))
    .map(({ status, at }) => ({ status, at }));
}
