import { expect, test } from 'vitest';
import { DomainError } from './errors.ts';
import { InvalidInput, toIssue } from './problems.ts';
import { USER_ERROR_CODES } from './userErrorCodes.ts';

test('a domain error has a reason, params, a code, a message and a field', () => {
  const error = new DomainError('INSUFFICIENT_STOCK', { count: 2 }, 'lines.2');
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    name: 'DomainError',
    code: 'OUT_OF_STOCK',
    reason: 'INSUFFICIENT_STOCK',
    params: { count: 2 },
    message: 'Only 2 left.',
    field: 'lines.2',
  });
});

test('a reason without placeholders needs no params', () => {
  expect(new DomainError('ORDER_NOT_FOUND', 'id')).toMatchObject({ params: {}, field: 'id' });
  expect(new DomainError('TWO_FACTOR_OFF').field).toBeUndefined();
});

test('copies and JSON of a domain error include the message', () => {
  const error = new DomainError('INSUFFICIENT_STOCK', { count: 2 }, 'lines.2');
  expect({ ...error }.message).toBe('Only 2 left.');
  expect(JSON.parse(JSON.stringify(error))).toMatchObject({
    message: 'Only 2 left.',
    reason: 'INSUFFICIENT_STOCK',
  });
});

test('a copy of an invalid input error includes the message', () => {
  const error = new InvalidInput([toIssue('INSUFFICIENT_STOCK', { count: 2 }, 'lines.2')]);
  expect({ ...error }.message).toBe('Only 2 left.');
});

test('no code is listed twice', () => {
  expect(new Set(USER_ERROR_CODES).size).toBe(USER_ERROR_CODES.length);
});
