import { expect, test } from 'vitest';
import type { Order } from '#graph/prisma/generated/client.ts';
import { endOfOrder } from './endOfOrder.ts';

const calledOffAt = new Date('2026-11-21T20:00:00Z');
const of = (status: string, paymentStatus: string) =>
  endOfOrder({ order: { status, paymentStatus } as Order, calledOffAt });

test('an order that stands has no end on its invoice', () => {
  expect(of('DELIVERED', 'UNPAID')).toBeNull();
});

test.each([
  [
    'CANCELLED',
    'UNPAID',
    'Cancelled',
    'This order was cancelled on 22 November 2026. There is nothing to pay.',
  ],
  [
    'CANCELLED',
    'PAID',
    'Cancelled',
    'This order was cancelled on 22 November 2026. What was paid is refunded.',
  ],
  [
    'RETURNED',
    'REFUNDED',
    'Returned',
    'The pieces of this order came back to us on 22 November 2026. What was paid was refunded.',
  ],
])(
  'the invoice of an order that is %s and %s says so, and what becomes of the money',
  (status, paid, word, text) => {
    expect(of(status, paid)).toEqual({ word, text });
  },
);
