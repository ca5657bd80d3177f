import type { DeliveryEstimate } from '#domain/orders/delivery.ts';
import type { OrderStatus, PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import type { Random } from '../random.ts';
import { DAY, HOUR, MINUTE, toNextWorkingTime } from '../time.ts';

export interface Step {
  status: OrderStatus;
  at: Date;
  by: 'BUYER' | 'STAFF';
  note?: string;
}

interface OrderScenario {
  placedAt: Date;
  now: Date;
  estimate: DeliveryEstimate;
  method: PaymentMethod;
  /** Planned final status. The order may not have reached it yet. */
  finalStatus: OrderStatus;
}

const STATUS_FLOW: readonly OrderStatus[] = ['PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED'];

const CANCELLATIONS = [
  { by: 'BUYER', note: 'Ordered in the wrong size' },
  { by: 'BUYER', note: 'Bought in the shop instead' },
  { by: 'BUYER', note: 'Changed my mind' },
  { by: 'STAFF', note: 'Not reached by phone' },
] as const;
const UNPAID = { by: 'STAFF', note: 'The transfer did not arrive' } as const;
const RETURNS = ['Size does not fit', 'Looks different on the hand', 'Given twice'] as const;

/** Returns the history of an order until now, oldest first. Staff and carriers act only during working hours. */
export function createStatusHistory(scenario: OrderScenario, random: Random): Step[] {
  const { placedAt, now, finalStatus } = scenario;
  const steps: Step[] = [{ status: 'PENDING', at: placedAt, by: 'BUYER' }];
  let at = placedAt;
  for (const status of toStatuses(finalStatus, random)) {
    at = chooseStepTime(status, at, scenario, random);
    steps.push({ status, at, by: 'STAFF' });
  }
  if (finalStatus === 'CANCELLED') steps.push(createCancellation(at, scenario, random));
  if (finalStatus === 'RETURNED')
    steps.push({
      status: 'RETURNED',
      at: toWorkingTime(at.getTime() + random.between(2, 6) * DAY, random),
      by: 'STAFF',
      note: random.pick(RETURNS),
    });
  return steps.filter((step) => step.at <= now);
}

/** Returns the statuses between PENDING and a cancellation or a return. */
function toStatuses(finalStatus: OrderStatus, random: Random): readonly OrderStatus[] {
  if (finalStatus === 'RETURNED') return STATUS_FLOW.slice(1);
  if (finalStatus === 'CANCELLED') return STATUS_FLOW.slice(1, random.between(1, 3));
  return STATUS_FLOW.slice(1, STATUS_FLOW.indexOf(finalStatus) + 1);
}

function chooseStepTime(
  status: OrderStatus,
  previousAt: Date,
  { estimate, method }: OrderScenario,
  random: Random,
): Date {
  if (status === 'DELIVERED') {
    const arrivesAt =
      estimate.from.getTime() + random.next() * (estimate.to.getTime() - estimate.from.getTime());
    const earliestTime = previousAt.getTime() + random.between(3, 8) * HOUR;
    return toWorkingTime(Math.max(arrivesAt + random.between(-90, 240) * MINUTE, earliestTime), random);
  }
  const [minMinutes, maxMinutes] = chooseDelayRange(status, method);
  return toWorkingTime(previousAt.getTime() + random.between(minMinutes, maxMinutes) * MINUTE, random);
}

/**
 * Returns the minimum and maximum delay before a status, in minutes. The delay covers bank transfers, polishing and
 * packing.
 */
function chooseDelayRange(status: OrderStatus, method: PaymentMethod): [least: number, most: number] {
  if (status === 'CONFIRMED') return method === 'COD' ? [10, 150] : [60, 900];
  return status === 'PROCESSING' ? [20, 240] : [60, 540];
}

/**
 * Customers cancel at any time. Staff cancel during working hours, and cancel an unpaid order only after waiting for
 * the transfer.
 */
function createCancellation(previousAt: Date, { placedAt, method }: OrderScenario, random: Random): Step {
  const isUnpaid = method === 'BANK_TRANSFER' && previousAt === placedAt;
  const { by, note } = isUnpaid ? UNPAID : random.pick(CANCELLATIONS);
  const cancelledAt = previousAt.getTime() + (isUnpaid ? 3 * DAY : random.between(15, 300) * MINUTE);
  return {
    status: 'CANCELLED',
    at: by === 'BUYER' ? new Date(cancelledAt) : toWorkingTime(cancelledAt, random),
    by,
    note,
  };
}

function toWorkingTime(time: number, random: Random): Date {
  return toNextWorkingTime(new Date(time), random.between(5, 120) * MINUTE);
}
