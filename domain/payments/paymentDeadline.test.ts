import { expect, test } from 'vitest';
import {
  deadlineAfterChange,
  deadlineAfterPart,
  deadlineWithAttempt,
  paymentDeadline,
} from './paymentDeadline.ts';

const now = new Date('2026-11-27T06:00:00Z');
const at = (time: string) => new Date(`2026-11-27T${time}Z`);
const terms = { paymentHoldMinutes: 60, transferHours: 72 };

test.each([
  ['ESEWA', '2026-11-27T07:00:00.000Z'],
  ['CONNECTIPS', '2026-11-27T07:00:00.000Z'],
  ['BANK_TRANSFER', '2026-11-30T06:00:00.000Z'],
  ['COD', null],
  ['CASH', null],
] as const)('an order paid with %s has the payment deadline %s', (method, until) => {
  expect(paymentDeadline(method, terms, now)?.toISOString() ?? null).toBe(until);
});

test('a bank transfer has no deadline if the store sets none', () => {
  expect(paymentDeadline('BANK_TRANSFER', { ...terms, transferHours: 0 }, now)).toBeNull();
});

test('a provider page that stays open past the deadline extends it, with a few minutes of grace', () => {
  const order = { payBy: at('07:00:00'), placedAt: now };
  expect(deadlineWithAttempt(order, at('07:30:00'))).toEqual(at('07:40:00'));
  expect(deadlineWithAttempt(order, at('06:10:00'))).toEqual(at('07:00:00'));
});

test('repeated attempts extend the deadline to six hours at most', () => {
  expect(deadlineWithAttempt({ payBy: at('11:55:00'), placedAt: now }, at('13:00:00'))).toEqual(
    at('12:00:00'),
  );
});

test('an order without a deadline gets none', () => {
  expect(deadlineWithAttempt({ payBy: null, placedAt: now }, at('13:00:00'))).toBeNull();
});

test.each([
  [at('07:00:00'), 72, '2026-11-30T06:00:00.000Z'],
  [new Date('2026-12-05T06:00:00Z'), 72, '2026-12-05T06:00:00.000Z'],
  [at('07:00:00'), 0, '2026-11-30T06:00:00.000Z'],
  [null, 72, null],
])(
  'after the first partial payment, an order due by %s gets a deadline for the remaining amount (%i hours)',
  (payBy, transferHours, until) => {
    expect(deadlineAfterPart(payBy, { transferHours }, now)?.toISOString() ?? null).toBe(until);
  },
);

test('after a change of payment method, the deadline counts from the order and is never shortened', () => {
  const later = new Date('2026-11-29T06:00:00Z');
  const change = (payBy: Date | null) =>
    deadlineAfterChange({ payBy, placedAt: now }, 'BANK_TRANSFER', terms, later)?.toISOString();
  expect(change(at('07:00:00'))).toBe('2026-11-30T06:00:00.000Z');
  expect(change(new Date('2026-12-02T06:00:00Z'))).toBe('2026-12-02T06:00:00.000Z');
  expect(change(null)).toBe('2026-12-02T06:00:00.000Z');
});
