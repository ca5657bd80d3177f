import { expect, test } from 'vitest';
import {
  ATTEMPT_STATUSES,
  type AttemptStatus,
  decideAfterLastCheck,
  decideAttempt,
  getAmountReceived,
  type ProviderResponse,
} from './attempt.ts';

const expiresAt = new Date('2026-11-27T06:30:00Z');
const afterExpiry = new Date('2026-11-27T06:31:00Z');
const decide = (
  status: AttemptStatus,
  state: ProviderResponse['state'],
  amountPaisa: number | null = null,
  now = afterExpiry,
) => decideAttempt({ status, amount: 1_000, expiresAt }, { state, amountPaisa }, now);

test.each(ATTEMPT_STATUSES)('a payment counts once, even if the attempt was %s', (status) => {
  expect(decide(status, 'PAID', 100_000)).toEqual({ kind: status === 'SETTLED' ? 'WAIT' : 'SETTLE' });
});

test.each([99_999, 100_001, 1_000, null])('does not accept %s paisa for NPR 1,000', (amountPaisa) => {
  expect(decide('OPEN', 'PAID', amountPaisa)).toEqual({ kind: 'HOLD', reason: 'AMOUNT_DIFFERS' });
});

test.each([
  ['OPEN', 'PENDING', { kind: 'WAIT' }],
  ['OPEN', 'UNAVAILABLE', { kind: 'WAIT' }],
  ['OPEN', 'AMBIGUOUS', { kind: 'HOLD', reason: 'AMBIGUOUS' }],
  ['OPEN', 'REFUNDED', { kind: 'HOLD', reason: 'REFUNDED_BY_PROVIDER' }],
  ['OPEN', 'PART_REFUNDED', { kind: 'HOLD', reason: 'REFUNDED_BY_PROVIDER' }],
  ['OPEN', 'EXPIRED', { kind: 'END', status: 'EXPIRED' }],
  ['OPEN', 'CANCELLED', { kind: 'END', status: 'CANCELLED' }],
  ['UNDER_REVIEW', 'FAILED', { kind: 'END', status: 'FAILED' }],
  ['UNDER_REVIEW', 'PENDING', { kind: 'WAIT' }],
  ['EXPIRED', 'CANCELLED', { kind: 'WAIT' }],
  ['SETTLED', 'EXPIRED', { kind: 'WAIT' }],
] as const)(
  'decides the outcome of an attempt with the status %s and the provider state %s',
  (status, state, decision) => {
    expect(decide(status, state)).toEqual(decision);
  },
);

test('a payment that the provider does not find stays open while its page may be in use', () => {
  const beforeExpiry = new Date('2026-11-27T06:29:00Z');
  expect(decide('OPEN', 'EXPIRED', null, beforeExpiry)).toEqual({ kind: 'WAIT' });
  expect(decide('OPEN', 'CANCELLED', null, beforeExpiry)).toEqual({ kind: 'END', status: 'CANCELLED' });
});

test.each([
  ['PENDING', false, { kind: 'END', status: 'EXPIRED' }],
  ['PENDING', true, { kind: 'HOLD', reason: 'NO_RESPONSE' }],
  ['UNAVAILABLE', false, { kind: 'HOLD', reason: 'NO_RESPONSE' }],
] as const)(
  'after a day, decides the outcome of an attempt with the state %s (in process: %s)',
  (state, isInProcess, decision) => {
    expect(decideAfterLastCheck({ state }, isInProcess)).toEqual(decision);
  },
);

test.each([
  ['PAID', 100_000],
  ['REFUNDED', 100_000],
  ['AMBIGUOUS', 100_000],
  ['PENDING', null],
  ['CANCELLED', null],
] as const)(
  'for a payment of NPR 1,000 in the state %s, counts %s paisa as received',
  (state, receivedPaisa) => {
    expect(getAmountReceived({ state, amountPaisa: 100_000 })).toBe(receivedPaisa);
  },
);
