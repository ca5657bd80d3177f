import type { DeliveryEstimate } from '#domain/orders/delivery.ts';
import type { OrderStatus, PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import type { Random } from '../random.ts';
import { DAY, HOUR, MINUTE, workingTime } from '../time.ts';

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
  /** Final status of the order. The order may not have reached it yet. */
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

/** Returns the history of an order until now, oldest first. Staff and carriers work only during working hours. */
export function toStory(scenario: OrderScenario, random: Random): Step[] {
  const { placedAt, now, finalStatus: end } = scenario;
  const steps: Step[] = [{ status: 'PENDING', at: placedAt, by: 'BUYER' }];
  let at = placedAt;
  for (const status of toStatuses(end, random)) {
    at = readMoment(status, at, scenario, random);
    steps.push({ status, at, by: 'STAFF' });
  }
  if (end === 'CANCELLED') steps.push(cancellation(at, scenario, random));
  if (end === 'RETURNED')
    steps.push({
      status: 'RETURNED',
      at: working(at.getTime() + random.between(2, 6) * DAY, random),
      by: 'STAFF',
      note: random.pick(RETURNS),
    });
  return steps.filter((step) => step.at <= now);
}

/** Returns the statuses between PENDING and a cancellation or a return. */
function toStatuses(end: OrderStatus, random: Random): readonly OrderStatus[] {
  if (end === 'RETURNED') return STATUS_FLOW.slice(1);
  if (end === 'CANCELLED') return STATUS_FLOW.slice(1, random.between(1, 3));
  return STATUS_FLOW.slice(1, STATUS_FLOW.indexOf(end) + 1);
}

function readMoment(
  status: OrderStatus,
  before: Date,
  { estimate, method }: OrderScenario,
  random: Random,
): Date {
  if (status === 'DELIVERED') {
    const arrives =
      estimate.from.getTime() + random.next() * (estimate.to.getTime() - estimate.from.getTime());
    const earliest = before.getTime() + random.between(3, 8) * HOUR;
    return working(Math.max(arrives + random.between(-90, 240) * MINUTE, earliest), random);
  }
  const [minMinutes, maxMinutes] = pauseBefore(status, method);
  return working(before.getTime() + random.between(minMinutes, maxMinutes) * MINUTE, random);
}

/** Delay in minutes. A transfer takes time, and the workshop polishes and packs items. */
function pauseBefore(status: OrderStatus, method: PaymentMethod): [least: number, most: number] {
  if (status === 'CONFIRMED') return method === 'COD' ? [10, 150] : [60, 900];
  return status === 'PROCESSING' ? [20, 240] : [60, 540];
}

/** Customers cancel at any time, staff during working hours and only after waiting for the transfer. */
function cancellation(before: Date, { placedAt, method }: OrderScenario, random: Random): Step {
  const isUnpaid = method === 'BANK_TRANSFER' && before === placedAt;
  const { by, note } = isUnpaid ? UNPAID : random.pick(CANCELLATIONS);
  const later = before.getTime() + (isUnpaid ? 3 * DAY : random.between(15, 300) * MINUTE);
  return { status: 'CANCELLED', at: by === 'BUYER' ? new Date(later) : working(later, random), by, note };
}

function working(time: number, random: Random): Date {
  return workingTime(new Date(time), random.between(5, 120) * MINUTE);
}
