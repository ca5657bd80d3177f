import { describe, expect, test } from 'vitest';
import { statusWord } from '#domain/errors/statusWords.ts';
import {
  assertCanMove,
  assertCanReopen,
  canMove,
  canReopen,
  isCancellable,
  isUnderWay,
  nextStatuses,
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

describe.each(table)('from %s', (from, allowed) => {
  test(`an order may become ${allowed.join(', ') || 'nothing else'}`, () => {
    expect(nextStatuses(from)).toEqual(allowed);
    for (const to of ORDER_STATUSES) expect(canMove(from, to)).toBe(allowed.includes(to));
  });

  test('every other change is refused with the allowed ones named', () => {
    for (const to of ORDER_STATUSES) {
      if (from === to && allowed.length === 0) {
        expect(() => assertCanMove(from, to)).toThrow(/^This order (is cancelled|came back) already\.$/);
      } else if (allowed.includes(to)) {
        expect(() => assertCanMove(from, to)).not.toThrow();
      } else {
        const names =
          allowed.length > 0 ? allowed.map((status) => statusWord('allowed', status)).join(' or ') : 'final';
        expect(() => assertCanMove(from, to)).toThrow(
          expect.objectContaining({ code: 'NOT_ALLOWED', message: expect.stringContaining(names) }),
        );
      }
    }
  });
});

test('an order can be cancelled until it is shipped', () => {
  expect(ORDER_STATUSES.filter(isCancellable)).toEqual(['PENDING', 'CONFIRMED', 'PROCESSING']);
});

test('an order is under way until it is delivered, cancelled or returned', () => {
  expect(ORDER_STATUSES.filter(isUnderWay)).toEqual(['PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED']);
});

test('only what was called off for want of its money, which came then, goes on after all', () => {
  const goesOn = ORDER_STATUSES.filter((status) => canReopen({ status, isExpired: true, refundDue: 1 }));
  expect(goesOn).toEqual(['CANCELLED']);
  for (const order of [
    { isExpired: false, refundDue: 1 },
    { isExpired: true, refundDue: 0 },
  ])
    expect(() => assertCanReopen({ status: 'CANCELLED', ...order })).toThrow(/came after that/);
});
