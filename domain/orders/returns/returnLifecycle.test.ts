import { describe, expect, test } from 'vitest';
import { getStatusWord } from '#domain/errors/statusWords.ts';
import {
  areItemsAwaited,
  assertReturnStatusChange,
  getNextReturnStatuses,
  isReceived,
  isReturnCancellable,
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

describe.each(table)('a return that is %s', (from, allowedStatuses) => {
  test(`can become ${allowedStatuses.join(', ') || 'nothing else'}`, () => {
    expect(getNextReturnStatuses(from)).toEqual(allowedStatuses);
    for (const to of allowedStatuses) expect(() => assertReturnStatusChange(from, to)).not.toThrow();
  });

  test('cannot become anything else, and the problem states why', () => {
    const names =
      allowedStatuses.length > 0
        ? allowedStatuses.map((status) => getStatusWord('allowed', status)).join(' or ')
        : 'final';
    for (const to of RETURN_STATUSES.filter((status) => !allowedStatuses.includes(status)))
      expect(() => assertReturnStatusChange(from, to)).toThrow(
        expect.objectContaining({ code: 'NOT_ALLOWED', message: expect.stringContaining(names) }),
      );
  });
});

test('is awaited, received, or neither', () => {
  expect(RETURN_STATUSES.filter(areItemsAwaited)).toEqual(['REQUESTED', 'APPROVED']);
  expect(RETURN_STATUSES.filter(isReceived)).toEqual(['RECEIVED', 'CLOSED']);
  expect(RETURN_STATUSES.filter(isReturnCancellable)).toEqual(['REQUESTED']);
});
