import { expect, test } from 'vitest';
import { ATTEMPT_STATUSES, type AttemptStatus, decideAttempt, type Said } from './attempt.ts';

const decide = (status: AttemptStatus, state: Said['state'], amountPaisa: number | null = null) =>
  decideAttempt({ status, amount: 1_000 }, { state, amountPaisa });

test.each(ATTEMPT_STATUSES)('money that came counts once, also where the attempt was %s', (status) => {
  expect(decide(status, 'PAID', 100_000)).toEqual({ kind: status === 'SETTLED' ? 'WAIT' : 'SETTLE' });
});

test.each([99_999, 100_001, 1_000, null])('%s paisa are not taken for NPR 1,000', (amountPaisa) => {
  expect(decide('OPEN', 'PAID', amountPaisa)).toEqual({ kind: 'HOLD', reason: 'AMOUNT_DIFFERS' });
});

test.each([
  ['OPEN', 'PENDING', { kind: 'WAIT' }],
  ['OPEN', 'UNAVAILABLE', { kind: 'WAIT' }],
  ['OPEN', 'AMBIGUOUS', { kind: 'HOLD', reason: 'AMBIGUOUS' }],
  ['OPEN', 'REFUNDED', { kind: 'HOLD', reason: 'REFUNDED_THERE' }],
  ['OPEN', 'PART_REFUNDED', { kind: 'HOLD', reason: 'REFUNDED_THERE' }],
  ['OPEN', 'EXPIRED', { kind: 'END', status: 'EXPIRED' }],
  ['OPEN', 'CANCELLED', { kind: 'END', status: 'CANCELLED' }],
  ['HELD', 'FAILED', { kind: 'END', status: 'FAILED' }],
  ['HELD', 'PENDING', { kind: 'WAIT' }],
  ['EXPIRED', 'CANCELLED', { kind: 'WAIT' }],
  ['SETTLED', 'EXPIRED', { kind: 'WAIT' }],
] as const)('an attempt that is %s and of which %s is said', (status, state, decision) => {
  expect(decide(status, state)).toEqual(decision);
});
