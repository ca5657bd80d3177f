import { expect, test } from 'vitest';
import { paymentTerm, termWithAttempt } from './paymentTerm.ts';

const now = new Date('2026-11-27T06:00:00Z');
const at = (time: string) => new Date(`2026-11-27T${time}Z`);
const terms = { paymentHoldMinutes: 60, transferHours: 72 };

test.each([
  ['ESEWA', '2026-11-27T07:00:00.000Z'],
  ['CONNECTIPS', '2026-11-27T07:00:00.000Z'],
  ['BANK_TRANSFER', '2026-11-30T06:00:00.000Z'],
  ['COD', null],
  ['CASH', null],
] as const)('an order by %s waits until %s', (method, until) => {
  expect(paymentTerm(method, terms, now)?.toISOString() ?? null).toBe(until);
});

test('a transfer is waited for without an end where the store says so', () => {
  expect(paymentTerm('BANK_TRANSFER', { ...terms, transferHours: 0 }, now)).toBeNull();
});

test('a page that is open longer than the order waits has it wait, and a little for the answer', () => {
  const held = { payBy: at('07:00:00'), placedAt: now };
  expect(termWithAttempt(held, at('07:30:00'))).toEqual(at('07:40:00'));
  expect(termWithAttempt(held, at('06:10:00'))).toEqual(at('07:00:00'));
});

test('whoever begins anew again and again holds the pieces for six hours at most', () => {
  expect(termWithAttempt({ payBy: at('11:55:00'), placedAt: now }, at('13:00:00'))).toEqual(at('12:00:00'));
});

test('what waits without an end goes on so', () => {
  expect(termWithAttempt({ payBy: null, placedAt: now }, at('13:00:00'))).toBeNull();
});
