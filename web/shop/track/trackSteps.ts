import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/orderLifecycle.ts';

export interface TrackingStep {
  status: OrderStatus;
  /** Time of the step in ISO 8601; null for a future step. */
  at: string | null;
  isCurrent: boolean;
}

const STATUS_PATH: readonly OrderStatus[] = ORDER_STATUSES.filter(
  (status) => status !== 'CANCELLED' && status !== 'RETURNED',
);

/** Returns past steps, and future ones unless the order has ended. */
export function getTrackingSteps(
  status: OrderStatus,
  timeline: readonly { status: OrderStatus; at: string }[],
): TrackingStep[] {
  const reachedSteps = selectFirstPerStatus(timeline);
  const lastIndex = reachedSteps.length - 1;
  const pastSteps = reachedSteps.map((event, index) => ({ ...event, isCurrent: index === lastIndex }));
  const futureSteps = STATUS_PATH.slice(STATUS_PATH.indexOf(status) + 1).map((futureStatus) => ({
    status: futureStatus,
    at: null,
    isCurrent: false,
  }));
  return STATUS_PATH.includes(status) ? [...pastSteps, ...futureSteps] : pastSteps;
}

/**
 * Keeps the first occurrence of each status, because a status may occur twice, for example when a parcel changes
 * carriers.
 */
function selectFirstPerStatus(timeline: readonly { status: OrderStatus; at: string }[]) {
  const seenStatuses = new Set<OrderStatus>();
  return timeline
    .filter(({ status }) => !seenStatuses.has(status) && seenStatuses.add(status))
    .map(({ status, at }) => ({ status, at }));
}
