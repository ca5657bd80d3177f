import { expect, test } from 'vitest';
import {
  getDeadlineAfterMethodChange,
  getDeadlineAfterPartialPayment,
  getDeadlineWithAttempt,
  getPaymentDeadline,
} from './getPaymentDeadline.ts';

const now = new Date('2026-11-27T06:00:00Z');
const buildTime = (time: string) => new Date(`2026-11-27T${time}Z`);
const terms = { paymentHoldMinutes: 60, transferHours: 72 };

test.each([
  ['ESEWA', '2026-11-27T07:00:00.000Z'],
  ['CONNECTIPS', '2026-11-27T07:00:00.000Z'],
  ['BANK_TRANSFER', '2026-11-30T06:00:00.000Z'],
  ['COD', null],
  ['CASH', null],
] as const)('an order paid with %s has the payment deadline %s', (method, expiresAt) => {
  expect(getPaymentDeadline(method, terms, now)?.toISOString() ?? null).toBe(expiresAt);
});

test('a bank transfer has no deadline if the store sets none', () => {
  expect(getPaymentDeadline('BANK_TRANSFER', { ...terms, transferHours: 0 }, now)).toBeNull();
});

test('a provider page that stays open past the deadline extends it, with a few minutes of grace', () => {
  const order = { payBy: buildTime('07:00:00'), placedAt: now };
  expect(getDeadlineWithAttempt(order, buildTime('07:30:00'))).toEqual(buildTime('07:40:00'));
  expect(getDeadlineWithAttempt(order, buildTime('06:10:00'))).toEqual(buildTime('07:00:00'));
});

test('repeated attempts extend the deadline to six hours at most', () => {
  expect(
    getDeadlineWithAttempt({ payBy: buildTime('11:55:00'), placedAt: now }, buildTime('13:00:00')),
  ).toEqual(buildTime('12:00:00'));
});

test('an order without a deadline gets none', () => {
  expect(getDeadlineWithAttempt({ payBy: null, placedAt: now }, buildTime('13:00:00'))).toBeNull();
});

test.each([
  [buildTime('07:00:00'), 72, '2026-11-30T06:00:00.000Z'],
  [new Date('2026-12-05T06:00:00Z'), 72, '2026-12-05T06:00:00.000Z'],
  [buildTime('07:00:00'), 0, '2026-11-30T06:00:00.000Z'],
  [null, 72, null],
])(
  'after the first partial payment, an order due by %s gets a deadline for the remaining amount (%i hours)',
  (payBy, transferHours, expiresAt) => {
    expect(getDeadlineAfterPartialPayment(payBy, { transferHours }, now)?.toISOString() ?? null).toBe(
      expiresAt,
    );
  },
);

test('after a change of payment method, the deadline is counted from the time of the order and is never shortened', () => {
  const changedAt = new Date('2026-11-29T06:00:00Z');
  const change = (payBy: Date | null) =>
    getDeadlineAfterMethodChange({ payBy, placedAt: now }, 'BANK_TRANSFER', terms, changedAt)?.toISOString();
  expect(change(buildTime('07:00:00'))).toBe('2026-11-30T06:00:00.000Z');
  expect(change(new Date('2026-12-02T06:00:00Z'))).toBe('2026-12-02T06:00:00.000Z');
  expect(change(null)).toBe('2026-12-02T06:00:00.000Z');
});
