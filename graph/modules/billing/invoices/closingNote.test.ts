import { expect, test } from 'vitest';
import type { Order } from '#graph/prisma/generated/client.ts';
import { buildClosingNote } from './closingNote.ts';

const closedAt = new Date('2026-11-21T20:00:00Z');
const buildNote = (status: string, paymentStatus: string) =>
  buildClosingNote({ order: { status, paymentStatus } as Order, closedAt });

test('an open order has no closing note on its invoice', () => {
  expect(buildNote('DELIVERED', 'UNPAID')).toBeNull();
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
    'This order was cancelled on 22 November 2026. We are refunding the amount you paid.',
  ],
  [
    'RETURNED',
    'REFUNDED',
    'Returned',
    'This order was returned on 22 November 2026. We have refunded the amount you paid.',
  ],
])(
  'the invoice of a %s and %s order states when the order was closed and what is refunded',
  (status, paymentStatus, expectedWord, text) => {
    expect(buildNote(status, paymentStatus)).toEqual({ word: expectedWord, text });
  },
);
