import { expect, test } from 'vitest';
import { DomainError } from './errors.ts';
import { InvalidInput, toIssue } from './problems.ts';
import { USER_ERROR_CODES } from './userErrorCodes.ts';

test('a domain error carries its reason with its values, its code, its sentence and the field it is about', () => {
  const error = new DomainError('ONLY_LEFT', { count: 2 }, 'lines.2');
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    name: 'DomainError',
    code: 'OUT_OF_STOCK',
    reason: 'ONLY_LEFT',
    params: { count: 2 },
    message: 'Only 2 left.',
    field: 'lines.2',
  });
});

test('a reason without values needs none', () => {
  expect(new DomainError('ORDER_NOT_FOUND', 'id')).toMatchObject({ params: {}, field: 'id' });
  expect(new DomainError('TWO_FACTOR_OFF').field).toBeUndefined();
});

test('a copy of a domain error, and its JSON, keep its sentence', () => {
  const error = new DomainError('ONLY_LEFT', { count: 2 }, 'lines.2');
  expect({ ...error }.message).toBe('Only 2 left.');
  expect(JSON.parse(JSON.stringify(error))).toMatchObject({ message: 'Only 2 left.', reason: 'ONLY_LEFT' });
});

test('all that is wrong with an input has its sentence in a copy too', () => {
  const error = new InvalidInput([toIssue('ONLY_LEFT', { count: 2 }, 'lines.2')]);
  expect({ ...error }.message).toBe('Only 2 left.');
});

test('no code is listed twice', () => {
  expect(new Set(USER_ERROR_CODES).size).toBe(USER_ERROR_CODES.length);
});
