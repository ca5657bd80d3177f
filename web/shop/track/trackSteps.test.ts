import { expect, test } from 'vitest';
import type { OrderStatus } from '#domain/orders/orderLifecycle.ts';
import { getTrackingSteps } from './trackSteps.ts';

test('a shipped order shows past and future steps', () => {
  expect(formatSteps('PROCESSING', ['PENDING', 'CONFIRMED', 'PROCESSING'])).toEqual([
    'PENDING done',
    'CONFIRMED done',
    'PROCESSING now',
    'SHIPPED ahead',
    'DELIVERED ahead',
  ]);
});

test('a delivered order has no future steps', () => {
  const allStatuses: OrderStatus[] = ['PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED'];
  expect(formatSteps('DELIVERED', allStatuses).at(-1)).toBe('DELIVERED now');
});

test('a cancelled order ends with its cancellation', () => {
  expect(formatSteps('CANCELLED', ['PENDING', 'CONFIRMED', 'CANCELLED'])).toEqual([
    'PENDING done',
    'CONFIRMED done',
    'CANCELLED now',
  ]);
});

test('the steps of an order refused on delivery include no delivery', () => {
  expect(
    formatSteps('RETURNED', ['PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED', 'RETURNED']).slice(-2),
  ).toEqual(['SHIPPED done', 'RETURNED now']);
});

test('a returned order shows its delivery and ends with the return', () => {
  expect(
    formatSteps('RETURNED', ['PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'RETURNED']).slice(
      -2,
    ),
  ).toEqual(['DELIVERED done', 'RETURNED now']);
});

test('a repeated status is shown as one step', () => {
  expect(formatSteps('SHIPPED', ['PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED', 'SHIPPED'])).toHaveLength(
    5,
  );
});

function formatSteps(status: OrderStatus, timeline: OrderStatus[]): string[] {
  const events = timeline.map((stepStatus, day) => ({
    status: stepStatus,
    at: new Date(Date.UTC(2026, 10, 1 + day)).toISOString(),
  }));
  return getTrackingSteps(status, events).map(
    (step) => `${step.status} ${step.isCurrent ? 'now' : step.at ? 'done' : 'ahead'}`,
  );
}
