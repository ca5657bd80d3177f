import { describe, expect, test } from 'vitest';
import { getStatusWord } from '#domain/errors/statusWords.ts';
import {
  assertCanReopen,
  assertStatusChange,
  canChangeStatus,
  canReopen,
  getNextStatuses,
  isCancellable,
  isOpen,
  ORDER_STATUSES,
  type OrderStatus,
} from './orderLifecycle.ts';

const table: [OrderStatus, OrderStatus[]][] = [
  ['PENDING', ['CONFIRMED', 'CANCELLED']],
  ['CONFIRMED', ['PROCESSING', 'CANCELLED']],
  ['PROCESSING', ['SHIPPED', 'CANCELLED']],
  ['SHIPPED', ['DELIVERED', 'RETURNED']],
  ['DELIVERED', ['RETURNED']],
  ['CANCELLED', []],
  ['RETURNED', []],
];

describe.each(table)('from %s', (from, allowedStatuses) => {
  test(`an order can become ${allowedStatuses.join(', ') || 'nothing else'}`, () => {
    expect(getNextStatuses(from)).toEqual(allowedStatuses);
    for (const to of ORDER_STATUSES) expect(canChangeStatus(from, to)).toBe(allowedStatuses.includes(to));
  });

  test('refuses every other change and lists the allowed statuses', () => {
    for (const to of ORDER_STATUSES) {
      if (from === to && allowedStatuses.length === 0) {
        expect(() => assertStatusChange(from, to)).toThrow(
          /^This order (is already cancelled|has already been returned)\.$/,
        );
      } else if (allowedStatuses.includes(to)) {
        expect(() => assertStatusChange(from, to)).not.toThrow();
      } else {
        const names =
          allowedStatuses.length > 0
            ? allowedStatuses.map((status) => getStatusWord('allowed', status)).join(' or ')
            : 'final';
        expect(() => assertStatusChange(from, to)).toThrow(
          expect.objectContaining({ code: 'NOT_ALLOWED', message: expect.stringContaining(names) }),
        );
      }
    }
  });
});

test('an order can be cancelled until it ships', () => {
  expect(ORDER_STATUSES.filter(isCancellable)).toEqual(['PENDING', 'CONFIRMED', 'PROCESSING']);
});

test('an order is open until it is delivered, cancelled or returned', () => {
  expect(ORDER_STATUSES.filter(isOpen)).toEqual(['PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED']);
});

test('an order can be reopened only if it was cancelled for non-payment and paid afterwards', () => {
  const reopenableStatuses = ORDER_STATUSES.filter((status) =>
    canReopen({ status, isExpired: true, refundDue: 1 }),
  );
  expect(reopenableStatuses).toEqual(['CANCELLED']);
  for (const order of [
    { isExpired: false, refundDue: 1 },
    { isExpired: true, refundDue: 0 },
  ])
    expect(() => assertCanReopen({ status: 'CANCELLED', ...order })).toThrow(
      /Only an order that was cancelled for non-payment and paid afterwards/,
    );
});
