import { expect, test } from 'vitest';
import { paymentTerm, termAfterChange, termAfterPart, termWithAttempt } from './paymentTerm.ts';

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

test.each([
  [at('07:00:00'), 72, '2026-11-30T06:00:00.000Z'],
  [new Date('2026-12-05T06:00:00Z'), 72, '2026-12-05T06:00:00.000Z'],
  [at('07:00:00'), 0, '2026-11-30T06:00:00.000Z'],
  [null, 72, null],
])('after its first part an order due by %s waits for the rest (%i hours)', (payBy, transferHours, until) => {
  expect(termAfterPart(payBy, { transferHours }, now)?.toISOString() ?? null).toBe(until);
});

test('another way to pay counts from when the order was placed, and never shortens the term', () => {
  const later = new Date('2026-11-29T06:00:00Z');
  const change = (payBy: Date | null) =>
    termAfterChange({ payBy, placedAt: now }, 'BANK_TRANSFER', terms, later)?.toISOString();
  expect(change(at('07:00:00'))).toBe('2026-11-30T06:00:00.000Z');
  expect(change(new Date('2026-12-02T06:00:00Z'))).toBe('2026-12-02T06:00:00.000Z');
  expect(change(null)).toBe('2026-12-02T06:00:00.000Z');
});
