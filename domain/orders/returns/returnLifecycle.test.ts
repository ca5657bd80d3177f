import { describe, expect, test } from 'vitest';
import { statusWord } from '#domain/errors/statusWords.ts';
import {
  assertReturnCanMove,
  hasComeBack,
  isReturnAwaited,
  isReturnCancellable,
  nextReturnStatuses,
  RETURN_STATUSES,
  type ReturnStatus,
} from './returnLifecycle.ts';

const table: [ReturnStatus, ReturnStatus[]][] = [
  ['REQUESTED', ['APPROVED', 'DECLINED', 'RECEIVED', 'CANCELLED']],
  ['APPROVED', ['RECEIVED', 'CANCELLED']],
  ['RECEIVED', ['CLOSED']],
  ['CLOSED', []],
  ['DECLINED', []],
  ['CANCELLED', []],
];

describe.each(table)('a return that is %s', (from, allowed) => {
  test(`may become ${allowed.join(', ') || 'nothing else'}`, () => {
    expect(nextReturnStatuses(from)).toEqual(allowed);
    for (const to of allowed) expect(() => assertReturnCanMove(from, to)).not.toThrow();
  });

  test('cannot become anything else, and is told why', () => {
    const names =
      allowed.length > 0 ? allowed.map((status) => statusWord('allowed', status)).join(' or ') : 'final';
    for (const to of RETURN_STATUSES.filter((status) => !allowed.includes(status)))
      expect(() => assertReturnCanMove(from, to)).toThrow(
        expect.objectContaining({ code: 'NOT_ALLOWED', message: expect.stringContaining(names) }),
      );
  });
});

test('is awaited, has come back, or neither', () => {
  expect(RETURN_STATUSES.filter(isReturnAwaited)).toEqual(['REQUESTED', 'APPROVED']);
  expect(RETURN_STATUSES.filter(hasComeBack)).toEqual(['RECEIVED', 'CLOSED']);
  expect(RETURN_STATUSES.filter(isReturnCancellable)).toEqual(['REQUESTED']);
});
